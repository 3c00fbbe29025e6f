/** PostgreSQL as a supervised child. */
import type { PreparedPostgres } from './postgres.ts';
import type { ChildSpec } from './supervise.ts';

/**
 * SIGINT is PostgreSQL's fast shutdown: it ends sessions and closes in good order. After a SIGKILL the next start may
 * find the old shared memory still in use; the supervisor's repeated starts wait that out.
 */
export function postgresSpec(prepared: PreparedPostgres, logFile: string): ChildSpec {
  return {
    name: 'postgres',
    command: prepared.command,
    args: prepared.args,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    cwd: '/',
    user: prepared.user,
    stopSignal: 'SIGINT',
    logFile,
    beforeStart: prepared.beforeStart,
    probe: prepared.becomeReady,
  };
}
