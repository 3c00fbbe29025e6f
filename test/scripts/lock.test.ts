import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tryLock, waitForLock } from '../../scripts/stack/lock.ts';
import type { Lock } from '../../scripts/stack/lock.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const lockFile = () => join(makeFolder(), 'deep', 'lock');

describe('a lock', () => {
  it('is had by one, who is named to the others', async () => {
    const file = lockFile();
    const lock = (await tryLock(file)) as Lock;
    expect(await tryLock(file)).toEqual({ heldBy: process.pid });
    await lock.release();
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  it('is got by exactly one of many who ask at once', async () => {
    const file = lockFile();
    const results = await Promise.all(Array.from({ length: 20 }, () => tryLock(file)));
    expect(results.filter((result) => !('heldBy' in result))).toHaveLength(1);
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, identity: 'x' })],
    [
      'whose process id now belongs to another',
      JSON.stringify({ pid: process.pid, identity: 'an earlier boot:1' }),
    ],
    ['that was never written to its end', '{"pid":'],
  ])('counts for nothing %s', async (_, content) => {
    const file = join(makeFolder(), 'lock');
    writeFileSync(file, content);
    expect(await tryLock(file)).not.toHaveProperty('heldBy');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is got by who waits, when it is released', async () => {
    const file = lockFile();
    const first = (await tryLock(file)) as Lock;
    const waiting = waitForLock(file);
    await first.release();
    await (await waiting).release();
  });

  it('is not waited for any longer when that is called off', async () => {
    const file = lockFile();
    await tryLock(file);
    const calledOff = new AbortController();
    const waiting = waitForLock(file, calledOff.signal);
    calledOff.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
