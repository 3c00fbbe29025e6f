/** The connection pool: one a process, made by its main. */
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { installNotifier } from './notify.ts';

// bigint and numeric columns hold micro-dollars and counters that stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Knex;
export type Tx = Knex.Transaction;

export interface DbOptions {
  url: string;
  /** Most connections that this process opens. */
  poolSize: number;
  /** A query that takes longer is given up: a database that hangs must not hang whoever asks. Default 30,000. */
  queryTimeoutMs?: number;
  /** A transaction that is left open for longer is ended: the event stream waits for the oldest one. Default: none. */
  idleTransactionTimeoutMs?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
}

const ignore = () => undefined;

/** Opens lazily; `db.destroy()` closes. Connections that break are replaced, the error goes to whoever was using them. */
export function createDb(options: DbOptions): Db {
  const { queryTimeoutMs = 30_000 } = options;
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: options.applicationName,
      keepAlive: true,
      query_timeout: queryTimeoutMs,
      connectionTimeoutMillis: Math.min(5_000, queryTimeoutMs),
      ...(options.idleTransactionTimeoutMs === undefined
        ? {}
        : { idle_in_transaction_session_timeout: options.idleTransactionTimeoutMs }),
    },
    // Whoever asked gets the error and logs it; knex would print it to stdout between the structured lines.
    log: { warn: ignore, error: ignore },
    pool: { min: 0, max: options.poolSize, acquireTimeoutMillis: 10_000 },
  });
  installNotifier(db);
  return db;
}
