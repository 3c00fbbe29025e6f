/** How many rows PostgreSQL reads of a table for a piece of work, by its own counters. */
import { createDb, type Tx } from '../../db/client.ts';

/** Does `work` on a connection of its own, whose counters hold nothing else. */
export async function rowsRead(
  databaseUrl: string,
  table: string,
  work: (tx: Tx) => Promise<unknown>,
): Promise<{ inSequence: number; byIndex: number } | undefined> {
  const db = createDb({ url: databaseUrl, poolSize: 1, applicationName: 'test' });
  try {
    return await db.transaction(async (tx) => {
      await work(tx);
      const { rows } = await tx.raw<{ rows: { inSequence: number; byIndex: number }[] }>(
        `select seq_tup_read::int as "inSequence", idx_tup_fetch::int as "byIndex"
         from pg_stat_xact_user_tables where relname = ?`,
        [table],
      );
      return rows[0];
    });
  } finally {
    await db.destroy();
  }
}
