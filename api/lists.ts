/** Turns `?limit=&cursor=` into a page of rows and back into `{data, next_cursor}`. */
import type { Endpoint } from '../contract/endpoint.ts';
import type { PageRequest } from '../db/pages.ts';
import { decodeCursor, encodeCursor, type CursorScope } from '../domain/cursors.ts';
import type { Sealer } from '../domain/seal.ts';
import type { Caller } from './services.ts';

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
}

/** Splits a list's query into its filters and the scope that its cursors are bound to. */
export function listScope<Q extends ListQuery>(accountId: string, list: string, query: Q) {
  const { limit, cursor, ...filters } = query;
  return { limit, cursor, scope: { accountId, list, filters } satisfies CursorScope };
}

interface ListCall {
  caller: Pick<Caller, 'accountId'>;
  query: ListQuery;
}

interface Paging<Row, Item> {
  /** The id of what it is a list of, where there are several: a cursor of one is none of another. */
  within?: string;
  /** Up to `limit` rows and one more, behind the one with the key `after`. */
  fetch: (page: PageRequest) => Promise<Row[]>;
  /** What the rows are sorted and paged by. */
  keyOf: (row: Row) => string;
  present: (row: Row) => Item;
}

/**
 * Fetches one row more than the page holds, to know whether there is a next one. Throws `INVALID_CURSOR`.
 * @param list its declaration
 */
export async function answerList<Row, Item>(
  sealer: Sealer,
  list: Pick<Endpoint, 'id'>,
  { caller, query }: ListCall,
  { within, fetch, keyOf, present }: Paging<Row, Item>,
): Promise<{ data: Item[]; next_cursor: string | null }> {
  const name = within === undefined ? list.id : `${list.id}/${within}`;
  const { scope, limit, cursor } = listScope(caller.accountId, name, query);
  const after = cursor === undefined ? undefined : decodeCursor(sealer, scope, cursor);
  const rows = await fetch({ limit, after });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { data: shown.map(present), next_cursor: more ? encodeCursor(sealer, scope, keyOf(last)) : null };
}

/** The key of most lists. */
export const idOf = (row: { id: string }): string => row.id;

/** The same for what lives in memory, sorted by the key it is paged by. */
export async function answerArray<Row, Item>(
  sealer: Sealer,
  list: Pick<Endpoint, 'id'>,
  call: ListCall,
  { rows, keyOf, present }: Pick<Paging<Row, Item>, 'keyOf' | 'present'> & { rows: readonly Row[] },
): Promise<{ data: Item[]; next_cursor: string | null }> {
  const fetch = ({ limit, after }: PageRequest) => {
    const start = after === undefined ? 0 : rows.findIndex((row) => keyOf(row) === after) + 1;
    return Promise.resolve(rows.slice(start, start + limit + 1));
  };
  return await answerList(sealer, list, call, { fetch, keyOf, present });
}
