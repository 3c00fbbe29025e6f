/** Turns `?limit=&cursor=` into a page of rows and back into `{data, next_cursor}`. */
import type { PageRequest } from '../db/pages.ts';
import { decodeCursor, encodeCursor, type CursorScope } from '../domain/cursors.ts';
import type { Sealer } from '../domain/seal.ts';

export interface ListQuery {
  limit: number;
  cursor?: string | undefined;
}

/** Splits a list's query into its filters and the scope that its cursors are bound to. */
export function listScope<Q extends ListQuery>(accountId: string, list: string, query: Q) {
  const { limit, cursor, ...filters } = query;
  return { limit, cursor, scope: { accountId, list, filters } satisfies CursorScope };
}

/** Fetches one row more than the page holds, to know whether there is a next one. Throws `INVALID_CURSOR`. */
export async function answerList<Row, Item>(options: {
  sealer: Sealer;
  scope: CursorScope;
  query: ListQuery;
  fetch: (page: PageRequest) => Promise<Row[]>;
  keyOf: (row: Row) => string;
  present: (row: Row) => Item;
}): Promise<{ data: Item[]; next_cursor: string | null }> {
  const { sealer, scope, query, fetch, keyOf, present } = options;
  const after = query.cursor === undefined ? undefined : decodeCursor(sealer, scope, query.cursor);
  const rows = await fetch({ limit: query.limit, after });
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const more = rows.length > query.limit && last !== undefined;
  return { data: shown.map(present), next_cursor: more ? encodeCursor(sealer, scope, keyOf(last)) : null };
}

/** A `fetch` for lists that live in memory, sorted by the key they are paged by. */
export function pageOfArray<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  return ({ limit, after }: PageRequest): Promise<Row[]> => {
    const start = after === undefined ? 0 : rows.findIndex((row) => keyOf(row) === after) + 1;
    return Promise.resolve(rows.slice(start, start + limit + 1));
  };
}
