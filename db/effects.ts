/** Effects that are one SQL statement, so that key, effect and answer can be written in a single round trip. */
import type { Db, Tx } from './client.ts';

/**
 * Data-modifying CTEs (`name as (insert … select … from go)`, comma-separated) that write once for each row of the
 * relation `go`: it has one row where the effect may happen, and none where it may not.
 */
export interface Effect {
  /** Of the prepared statement; one name for one text. */
  name: string;
  sql: string;
  bindings: readonly unknown[];
}

/** Lets an effect happen, with whatever else is in the transaction. */
export async function runEffect(db: Db | Tx, effect: Effect): Promise<void> {
  await rawPrepared(db, effect.name, `with go as (select 1), ${effect.sql} select`, effect.bindings);
}

interface Connection {
  /** Set by knex where a connection is broken: nobody gets it from the pool any more. */
  __knex__disposed?: unknown;
}

/** A query as `Client.query` of knex takes it, which its types leave out. */
interface Queries {
  acquireConnection(): Promise<Connection>;
  query(
    connection: Connection,
    query: { sql: string; bindings: readonly unknown[]; options: { name: string }; method: 'raw' },
  ): Promise<{ response: unknown }>;
  releaseConnection(connection: Connection): Promise<void>;
  emit(event: 'query-response', response: unknown, query: { sql: string }): void;
}

/** PostgreSQL's code for "cached plan must not change result type": a migration has given a table another column. */
const outdatedPlan = '0A000';

/**
 * A raw query that the server parses and plans once a connection. It goes to knex's client without a builder, which takes
 * a third of the time that a short query costs this process. A connection whose plan a migration has outdated is replaced;
 * a transaction fails by it, once.
 */
export async function rawPrepared<T>(
  db: Db | Tx,
  name: string,
  sql: string,
  bindings: readonly unknown[],
): Promise<T> {
  const client = db.client as Queries;
  for (;;) {
    const connection = await client.acquireConnection();
    try {
      const { response } = await client.query(connection, {
        sql,
        bindings,
        options: { name },
        method: 'raw',
      });
      client.emit('query-response', response, { sql });
      return response as T;
    } catch (error) {
      if ((error as { code?: unknown }).code !== outdatedPlan) throw error;
      connection.__knex__disposed = error;
      if (db.isTransaction === true) throw error;
    } finally {
      await client.releaseConnection(connection);
    }
  }
}
