/** What an account used, by day and agent; counted by `chargeCall` together with the charge. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';

export interface UsageDayRow {
  day: string;
  agent_id: string;
  calls: number;
  duration_seconds: number;
  cost_microusd: number;
  charged_microusd: number;
}

export interface UsagePage {
  limit: number;
  /** Day and agent of the last row that the client has seen. */
  after: { day: string; agentId: string } | undefined;
}

/** Newest day first, then by agent; one row more than asked for says that there is another page. */
export async function listUsageDays(
  db: Db | Tx,
  accountId: AccountId,
  filters: { from?: string | undefined; to?: string | undefined; agent_id?: string | undefined },
  page: UsagePage,
): Promise<UsageDayRow[]> {
  const query = db('usage_days')
    .where({ account_id: accountId })
    .select<UsageDayRow[]>(
      db.raw('day::text as day'),
      'agent_id',
      'calls',
      'duration_seconds',
      'cost_microusd',
      'charged_microusd',
    );
  if (filters.from) void query.where('day', '>=', filters.from);
  if (filters.to) void query.where('day', '<=', filters.to);
  if (filters.agent_id) void query.where({ agent_id: filters.agent_id });
  if (page.after) {
    void query.whereRaw('(usage_days.day, agent_id) < (?::date, ?)', [page.after.day, page.after.agentId]);
  }
  return await query
    .orderBy([
      { column: 'usage_days.day', order: 'desc' },
      { column: 'agent_id', order: 'desc' },
    ])
    .limit(page.limit + 1);
}

/** Dates of UTC, both included; null is without bound. */
export interface DayRange {
  since: string | null;
  until: string | null;
}

/** SQL for a column within `:since` and `:until`. */
export const withinDays = (column: string) => `
  (cast(:since as date) is null or ${column} >= cast(:since as date))
  and (cast(:until as date) is null or ${column} < cast(:until as date) + 1)`;

/** What an agent's calls cost, in micro-dollars. */
export async function sumCost(
  db: Db,
  accountId: AccountId,
  agentId: string,
  range: DayRange,
): Promise<number> {
  const { rows } = await db.raw<{ rows: { cost: number }[] }>(
    `select coalesce(sum(cost_microusd), 0)::bigint as cost from usage_days
     where account_id = :accountId and agent_id = :agentId and ${withinDays('day')}`,
    { accountId, agentId, ...range } as never,
  );
  return rows[0]?.cost ?? 0;
}
