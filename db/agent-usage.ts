/** What an agent did and cost, by days of UTC. */
import type { AccountId } from './accounts.ts';
import type { Db } from './client.ts';

export interface CallCount {
  direction: string;
  disposition: string;
  calls: number;
  duration_seconds: number;
}

/** Dates, both included; null is without bound. */
export interface DayRange {
  since: string | null;
  until: string | null;
}

const within = (column: string) => `
  (cast(:since as date) is null or ${column} >= cast(:since as date))
  and (cast(:until as date) is null or ${column} < cast(:until as date) + 1)`;

/** Its calls by direction and disposition. */
export async function countCalls(
  db: Db,
  accountId: AccountId,
  agentId: string,
  range: DayRange,
): Promise<CallCount[]> {
  const { rows } = await db.raw<{ rows: CallCount[] }>(
    `select direction, disposition, count(*)::bigint as calls, sum(duration_seconds)::bigint as duration_seconds
     from calls where account_id = :accountId and agent_id = :agentId
       and ${within("(created_at at time zone 'UTC')")}
     group by direction, disposition order by direction, disposition`,
    { accountId, agentId, ...range } as never,
  );
  return rows;
}

/** What its calls cost, in micro-dollars. */
export async function sumCost(
  db: Db,
  accountId: AccountId,
  agentId: string,
  range: DayRange,
): Promise<number> {
  const { rows } = await db.raw<{ rows: { cost: number }[] }>(
    `select coalesce(sum(cost_microusd), 0)::bigint as cost from usage_days
     where account_id = :accountId and agent_id = :agentId and ${within('day')}`,
    { accountId, agentId, ...range } as never,
  );
  return rows[0]?.cost ?? 0;
}
