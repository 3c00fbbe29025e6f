/** Keyset paging by id, newest first: ids are unique and sort by creation, so ties neither skip nor repeat. */
import type { Knex } from 'knex';

export interface PageRequest {
  limit: number;
  /** Id of the last row that the client has seen. */
  after: string | undefined;
  /** Names the id column where the query joins. */
  column?: string;
}

/** Up to `limit + 1` rows: one more than asked for says that there is another page. */
export async function fetchPage<R extends Knex.QueryBuilder>(
  query: R,
  page: PageRequest,
): Promise<unknown[]> {
  const column = page.column ?? 'id';
  if (page.after !== undefined) void query.where(column, '<', page.after);
  return (await query.orderBy(column, 'desc').limit(page.limit + 1)) as unknown[];
}
