/** Record of the running children: for operators (`pids.json`) and for the next start after a kill (`processes.json`). */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StackError, systemErrorCode } from './errors.ts';
import { readIfPresent, writeJson } from './files.ts';
import { identify } from './identity.ts';

interface RecordedProcess {
  name: string;
  pid: number;
  identity: string;
}

export interface ProcessRecord {
  /** Writes both files again with this child's new process id. */
  note(name: string, pid: number): Promise<void>;
  /** Removes both files: nothing runs any more. */
  clear(): Promise<void>;
}

const forOperators = 'pids.json';
const forNextStart = 'processes.json';
const graceMs = 8_000;

/** Keeps the files in `dataDir`; `supervisorPid` is listed in `pids.json` too. */
export function recordProcesses(dataDir: string, supervisorPid: number): ProcessRecord {
  const known = new Map<string, RecordedProcess>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const all = [...known.values()];
    const pids: Record<string, number> = {};
    for (const { name, pid } of all) pids[name] = pid;
    pids['supervisor'] = supervisorPid;
    await writeJson(join(dataDir, forNextStart), all, 0o644);
    await writeJson(join(dataDir, forOperators), pids, 0o644);
  }

  return {
    async note(name, pid) {
      const identity = await identify(pid);
      // Already gone again: its successor will be noted.
      if (identity === undefined) return;
      known.set(name, { name, pid, identity });
      writing = writing.then(write);
      await writing;
    },
    async clear() {
      await writing;
      await rm(join(dataDir, forOperators), { force: true });
      await rm(join(dataDir, forNextStart), { force: true });
    },
  };
}

async function readRecord(dataDir: string): Promise<RecordedProcess[]> {
  const text = await readIfPresent(join(dataDir, forNextStart));
  return text === undefined ? [] : (JSON.parse(text) as RecordedProcess[]);
}

async function runsStill({ pid, identity }: RecordedProcess): Promise<boolean> {
  return (await identify(pid)) === identity;
}

function send(target: RecordedProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(target.pid, signal);
  } catch (error) {
    if (systemErrorCode(error) === 'ESRCH') return;
    throw new StackError(
      `${target.name} of an earlier start still runs as process ${target.pid}, and this user may not end it.`,
    );
  }
}

async function waitForEnd(targets: RecordedProcess[], timeoutMs: number): Promise<RecordedProcess[]> {
  const deadline = performance.now() + timeoutMs;
  let remaining = targets;
  for (;;) {
    const running = await Promise.all(remaining.map(runsStill));
    remaining = remaining.filter((_, index) => running[index]);
    if (remaining.length === 0 || performance.now() > deadline) return remaining;
    await delay(50);
  }
}

/**
 * Ends what a killed supervisor left running. A process counts as ours only if its id and its time of start are those
 * that were recorded.
 * @returns the names of those that were ended.
 */
export async function endLeftovers(dataDir: string): Promise<string[]> {
  const recorded = await readRecord(dataDir);
  const running = await Promise.all(recorded.map(runsStill));
  const leftovers = recorded.filter((_, index) => running[index]);
  for (const leftover of leftovers) send(leftover, leftover.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  const stubborn = await waitForEnd(leftovers, graceMs);
  for (const leftover of stubborn) send(leftover, 'SIGKILL');
  await waitForEnd(stubborn, graceMs);
  return leftovers.map(({ name }) => name);
}
