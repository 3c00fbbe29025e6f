/** Statements that the server parses and plans once a connection. */
import type { Db, Tx } from './client.ts';

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

/** "Cached plan must not change result type": a migration has given a table another column. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

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
      if (!isOutdatedPlan(error)) throw error;
      connection.__knex__disposed = error;
      if (db.isTransaction === true) throw error;
    } finally {
      await client.releaseConnection(connection);
    }
  }
}
