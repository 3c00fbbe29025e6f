/** Calls of agents: kept, and counted. */
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { withinDays, type DayRange } from './usage.ts';

/** Keeps a finished test call; a repeated request keeps the first one's. */
export async function saveTestCall(
  db: Db | Tx,
  accountId: AccountId,
  call: { id: string; agentId: string; callerId: string | null; turns: unknown[] },
): Promise<void> {
  await db('calls')
    .insert({
      id: call.id,
      account_id: accountId,
      agent_id: call.agentId,
      direction: 'test',
      caller_id: call.callerId,
      turns: JSON.stringify(call.turns),
    })
    .onConflict('id')
    .ignore();
}

export interface CallCount {
  direction: string;
  disposition: string;
  calls: number;
  duration_seconds: number;
}

/** An agent's calls by direction and disposition. */
export async function countCalls(
  db: Db,
  accountId: AccountId,
  agentId: string,
  range: DayRange,
): Promise<CallCount[]> {
  const { rows } = await db.raw<{ rows: CallCount[] }>(
    `select direction, disposition, count(*)::bigint as calls, sum(duration_seconds)::bigint as duration_seconds
     from calls where account_id = :accountId and agent_id = :agentId
       and ${withinDays("(created_at at time zone 'UTC')")}
     group by direction, disposition order by direction, disposition`,
    { accountId, agentId, ...range } as never,
  );
  return rows;
}
