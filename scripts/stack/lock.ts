/** Lock files that survive a killed owner: they name the process, and a dead owner's lock counts for nothing. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemErrorCode } from './errors.ts';
import { parseObject, readIfPresent } from './files.ts';
import { identify } from './identity.ts';

export interface Lock {
  release(): Promise<void>;
}

export interface HeldLock {
  /** Process id of the owner. */
  heldBy: number;
}

interface Owner {
  pid: number;
  identity: string;
}

async function readOwner(file: string): Promise<Owner | undefined> {
  const { pid, identity } = parseObject((await readIfPresent(file)) ?? '');
  return typeof pid === 'number' && typeof identity === 'string' ? { pid, identity } : undefined;
}

/** A link appears with its whole content, and only where no file is: nobody sees a lock without its owner. */
async function place(file: string, content: string): Promise<boolean> {
  const own = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(own, content, { mode: 0o644 });
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Takes the lock, or says who has it. One process may hold it once only. */
export async function tryLock(file: string): Promise<Lock | HeldLock> {
  const identity = await identify(process.pid);
  const content = JSON.stringify({ pid: process.pid, identity });
  await mkdir(dirname(file), { recursive: true });
  for (;;) {
    if (await place(file, content)) return { release: () => rm(file, { force: true }) };
    const owner = await readOwner(file);
    if (owner !== undefined && (await identify(owner.pid)) === owner.identity) return { heldBy: owner.pid };
    await rm(file, { force: true });
  }
}

/** Takes the lock as soon as it is free. */
export async function waitForLock(file: string, signal?: AbortSignal): Promise<Lock> {
  for (;;) {
    const result = await tryLock(file);
    if (!('heldBy' in result)) return result;
    await delay(500, undefined, signal === undefined ? {} : { signal });
  }
}
