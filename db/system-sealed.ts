/** Sealed texts of all accounts, for the one who exchanges the key that they are sealed with. */
import type { Db } from './client.ts';

/** Every column of the schema that holds sealed text for longer than a day. */
export const sealedColumns = [
  { table: 'signing_keys', id: 'kid', column: 'sealed_private_jwk' },
  { table: 'webhooks', id: 'id', column: 'sealed_secret' },
  { table: 'webhooks', id: 'id', column: 'sealed_previous_secret' },
  { table: 'webhooks', id: 'id', column: 'sealed_headers' },
] as const;

export type SealedColumn = (typeof sealedColumns)[number];

export interface SealedText {
  /** Of the row that it stands in. */
  id: string;
  sealed: string;
}

/** Up to `limit` texts of a column in order of their rows' ids, those after `after`. */
export async function listSealed(
  db: Db,
  { table, id, column }: SealedColumn,
  after: string,
  limit: number,
): Promise<SealedText[]> {
  const { rows } = await db.raw<{ rows: SealedText[] }>(
    'select ?? as id, ?? as sealed from ?? where ?? > ? and ?? is not null order by 1 limit ?',
    [id, column, table, id, after, column, limit],
  );
  return rows;
}

/** Puts `next` in the place of a text, unless that was set anew meanwhile. */
export async function replaceSealed(
  db: Db,
  { table, id, column }: SealedColumn,
  text: SealedText,
  next: string,
): Promise<void> {
  await db.raw('update ?? set ?? = ? where ?? = ? and ?? = ?', [
    table,
    column,
    next,
    id,
    text.id,
    column,
    text.sealed,
  ]);
}
