/** The runtime's connection to PostgreSQL, which may be away at any time, also at the start. */
import { setTimeout as delay } from 'node:timers/promises';
import createKnex, { type Knex } from 'knex';
import type { Logger } from 'pino';
import { migrate } from './migrations.ts';

const maxRetryDelayMs = 2_000;

/** A pool that connects on demand and replaces broken connections; error texts carry no values of the statements. */
export function openDatabase(databaseUrl: string, poolSize: number): Knex {
  return createKnex({
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
      application_name: 'voice-runtime',
    },
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 10_000,
    compileSqlOnError: false,
  });
}

/** Migrates as soon as PostgreSQL lets it, however long that takes; returns early when `signal` aborts. */
export async function migrateWhenPossible(knex: Knex, logger: Logger, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      await migrate(knex);
      return;
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ err: error, attempt }, 'the database cannot be prepared yet; trying again');
      await delay(Math.min(50 * 2 ** attempt, maxRetryDelayMs), undefined, { signal }).catch(() => undefined);
    }
  }
}
