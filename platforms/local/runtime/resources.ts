/** Queries that all the runtime's tables share: create or adopt by reference, get, remove, list. */
import type { Knex } from 'knex';
import { typeid } from 'typeid-js';
import { schemaName } from './migrations.ts';

/** A row as it comes from the database. */
export type Row = Record<string, unknown>;

const tables = {
  knowledge_bases: 'kb',
  agents: 'agt',
  phone_numbers: 'num',
  calls: 'call',
} as const;
export type Table = keyof typeof tables;

/** A new id of that table; ids ascend with time (UUIDv7), and lists are ordered by them. */
export const newId = (table: Table): string => typeid(tables[table]).toString();

/** Whether it looks like an id of that table; anything else need not be looked up. */
export const isIdOf = (table: Table, id: string) =>
  id.startsWith(`${tables[table]}_`) && /^[a-z]+_[0-9a-z]{26}$/.test(id);

export const from = (knex: Knex, table: Table) => knex.withSchema(schemaName).from<Row>(table);

/**
 * Inserts the row, or finds the one that has its reference already; the unique constraint decides between writers.
 * The idle update on conflict makes one statement return the row of another transaction that has just committed.
 */
export async function insertOrAdopt(
  knex: Knex,
  table: Table,
  row: { id: string; reference: string },
  columns: string[],
): Promise<{ row: Row; created: boolean }> {
  const rows: { id: string }[] = await from(knex, table)
    .insert(row)
    .onConflict('reference')
    .merge(['reference'])
    .returning(columns);
  const [stored] = rows;
  if (!stored) throw new Error(`upsert into ${table} returned no row`);
  return { row: { ...stored }, created: stored.id === row.id };
}

/** The row, or null; inside a transaction it can be locked until the end. */
export async function getRow(
  knex: Knex,
  table: Table,
  id: string,
  options: { lock: boolean } = { lock: false },
): Promise<Row | null> {
  if (!isIdOf(table, id)) return null;
  const query = from(knex, table).select<Row[]>('*').where({ id });
  const [row] = await (options.lock ? query.forUpdate() : query);
  return row ?? null;
}

/** Removes the row if it is there. */
export async function removeRow(knex: Knex, table: Table, id: string): Promise<void> {
  if (isIdOf(table, id)) await from(knex, table).where({ id }).delete();
}

/** One page in order of creation; what was there when the first page was read comes exactly once. */
export async function listRows(
  knex: Knex,
  table: Table,
  columns: string[],
  page: { limit: number; cursor?: string | undefined; reference?: string | undefined },
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const query = from(knex, table)
    .select<Row[]>(columns)
    .orderBy('id')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) query.where('id', '>', page.cursor);
  if (page.reference !== undefined) query.where('reference', page.reference);
  const rows = await query;
  const hasMore = rows.length > page.limit;
  if (hasMore) rows.pop();
  return { rows, nextCursor: hasMore ? String(rows.at(-1)?.['id']) : null };
}
