/** The servers that the stack brings itself, unless the environment names others. */
import { join } from 'node:path';
import { loopback } from './ports.ts';
import type { PortVariable, Ports } from './ports.ts';
import { preparePostgres } from './postgres.ts';
import { postgresSpec } from './postgres-spec.ts';
import type { Running } from './running.ts';
import type { Reporter } from './steps.ts';
import { findTemporalBinary } from './temporal-binary.ts';
import { temporalSpec } from './temporal.ts';

export interface EmbeddedContext {
  env: Record<string, string | undefined>;
  ports: Ports;
  dataDir: string;
  running: Running;
  reporter: Reporter;
  signal: AbortSignal | undefined;
}

/** The ports that have to be free: those of servers that are not ours do not count. */
export function neededPorts(
  all: readonly PortVariable[],
  env: Record<string, string | undefined>,
): PortVariable[] {
  const external: PortVariable[] = [];
  if (env['DATABASE_URL']) external.push('PG_PORT');
  if (env['TEMPORAL_ADDRESS']) external.push('TEMPORAL_PORT', 'TEMPORAL_UI_PORT');
  return all.filter((variable) => !external.includes(variable));
}

/** Address of the database: DATABASE_URL, or that of the embedded PostgreSQL, which is ready then. */
export async function provideDatabase(context: EmbeddedContext, password: string): Promise<string> {
  const { env, ports, dataDir, running, reporter } = context;
  if (env['DATABASE_URL']) {
    reporter.line('  ✓ PostgreSQL: yours, by DATABASE_URL');
    return env['DATABASE_URL'];
  }
  return reporter.step(`PostgreSQL on ${loopback}:${ports.PG_PORT}`, async () => {
    const say = (line: string) => reporter.line(`    ${line}`);
    const prepared = await preparePostgres({ dataDir, port: ports.PG_PORT, password, durable: true, say });
    await running.start(postgresSpec(prepared, join(dataDir, 'logs', 'postgres.log')));
    return prepared.url;
  });
}

export interface ProvidedTemporal {
  address: string;
  /** Undefined where the server is not ours. */
  uiUrl: string | undefined;
}

/** Address of Temporal: TEMPORAL_ADDRESS, or that of the embedded dev server, which is ready then. */
export async function provideTemporal(context: EmbeddedContext): Promise<ProvidedTemporal> {
  const { env, ports, dataDir, running, reporter, signal } = context;
  if (env['TEMPORAL_ADDRESS']) {
    reporter.line('  ✓ Temporal: yours, by TEMPORAL_ADDRESS');
    return { address: env['TEMPORAL_ADDRESS'], uiUrl: undefined };
  }
  const say = (line: string) => reporter.line(`    ${line}`);
  const binary = await reporter.step(
    "Temporal's binary",
    () => findTemporalBinary({ env, say, signal }),
    ({ path, reason }) => `${path}, because ${reason}`,
  );
  const address = `${loopback}:${ports.TEMPORAL_PORT}`;
  await reporter.step(`Temporal on ${address}`, () =>
    running.start(
      temporalSpec({
        binary: binary.path,
        port: ports.TEMPORAL_PORT,
        uiPort: ports.TEMPORAL_UI_PORT,
        databaseFolder: join(dataDir, 'temporal'),
        logFile: join(dataDir, 'logs', 'temporal.log'),
      }),
    ),
  );
  return { address, uiUrl: `http://${loopback}:${ports.TEMPORAL_UI_PORT}` };
}
