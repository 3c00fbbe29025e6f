/** The PostgreSQL and Temporal of one test run: started before all test files, ended after them. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '../../scripts/stack/data-dir.ts';
import { tryLock } from '../../scripts/stack/lock.ts';
import { chooseFreePort, loopback } from '../../scripts/stack/ports.ts';
import { preparePostgres } from '../../scripts/stack/postgres.ts';
import { postgresSpec } from '../../scripts/stack/postgres-spec.ts';
import { endLeftovers, recordProcesses } from '../../scripts/stack/processes.ts';
import { superviseChild } from '../../scripts/stack/supervise.ts';
import type { ChildEvents, SupervisedChild } from '../../scripts/stack/supervise.ts';
import { findTemporalBinary } from '../../scripts/stack/temporal-binary.ts';
import { temporalSpec } from '../../scripts/stack/temporal.ts';

export interface TestServers {
  stop(): Promise<void>;
}

const folderPrefix = 'switchboard-test-';

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A test run that was killed leaves its servers and its folder behind; the next run ends and removes them. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(tmpdir(), name);
    try {
      const lock = await tryLock(join(folder, 'lock'));
      if ('heldBy' in lock) continue;
      await endLeftovers(folder);
      await removeDataDir(folder);
    } catch {
      // Another user's folder, or another run is removing it right now.
    }
  }
}

async function startPostgres(
  folder: string,
  events: ChildEvents,
): Promise<{ child: SupervisedChild; home: string; url: string }> {
  const port = await chooseFreePort(new Set());
  const password = randomBytes(16).toString('hex');
  const prepared = await preparePostgres({ dataDir: folder, port, password, durable: false, say });
  const child = superviseChild(postgresSpec(prepared, join(folder, 'postgres.log')), events);
  return { child, home: prepared.home, url: prepared.url };
}

async function startTemporal(
  folder: string,
  events: ChildEvents,
): Promise<{ child: SupervisedChild; address: string }> {
  const { path } = await findTemporalBinary({ env: process.env, say });
  const port = await chooseFreePort(new Set());
  const logFile = join(folder, 'temporal.log');
  const spec = temporalSpec({ binary: path, port, uiPort: undefined, databaseFolder: undefined, logFile });
  return { child: superviseChild(spec, events), address: `${loopback}:${port}` };
}

/**
 * Starts what TEST_PG_URL and TEST_TEMPORAL_ADDRESS do not already name, and sets them. PostgreSQL's data are
 * throwaway (no fsync), Temporal keeps everything in memory.
 */
export async function startTestServers(): Promise<TestServers> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  // PostgreSQL's unprivileged user must get through.
  await chmod(folder, 0o711);
  await tryLock(join(folder, 'lock'));
  const record = recordProcesses(folder, process.pid);
  const events: ChildEvents = { onStart: (name, pid) => record.note(name, pid), say };
  const children: SupervisedChild[] = [];
  const homes = [folder];

  function endAtOnce(): void {
    for (const child of children) child.kill('SIGKILL');
    for (const home of homes) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
  // Also when the run is interrupted and nobody calls stop().
  process.once('exit', endAtOnce);

  const starting: Promise<unknown>[] = [];
  if (!process.env['TEST_PG_URL']) {
    const start = async () => {
      const { child, home, url } = await startPostgres(folder, events);
      children.push(child);
      homes.push(home);
      process.env['TEST_PG_URL'] = url;
      await child.waitReady();
    };
    starting.push(start());
  }
  if (!process.env['TEST_TEMPORAL_ADDRESS']) {
    const start = async () => {
      const { child, address } = await startTemporal(folder, events);
      children.push(child);
      process.env['TEST_TEMPORAL_ADDRESS'] = address;
      await child.waitReady();
    };
    starting.push(start());
  }
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    process.off('exit', endAtOnce);
    endAtOnce();
  };
  const results = await Promise.allSettled(starting);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) {
    await stop();
    throw failure.reason;
  }
  return { stop };
}
