/** What the launcher works off, of all accounts: operations to be started, and workflows to be told to stop. */
import type { OperationKind } from '../contract/schemas/operations.ts';
import type { AccountId } from './accounts.ts';
import type { Db } from './client.ts';

export interface StartRequestRow {
  operation_id: string;
  workflow_id: string;
  account_id: AccountId;
  agent_id: string;
  kind: OperationKind;
  /** Since when Temporal has been refusing it; null while it was merely away. */
  refused_since: Date | null;
}

/**
 * Claims up to `limit` operations that are still to be started, oldest first, for `leaseSeconds`. Whoever dies with a
 * claim lets it run out; starting the same one twice is harmless because the workflow id is the operation's.
 *
 * Operations on one agent run one after the other: one waits until those accepted before it have ended, and, unless it
 * deletes the agent, until the sweeper has undone what a failed one may have left of its change at the platform.
 */
export async function claimStartRequests(
  db: Db,
  limit: number,
  leaseSeconds: number,
): Promise<StartRequestRow[]> {
  const { rows } = await db.raw<{ rows: StartRequestRow[] }>(
    `with due as (
       select s.operation_id from start_requests s join operations o on o.id = s.operation_id
       where (s.claimed_until is null or s.claimed_until < now())
         and not exists (
           select 1 from operations earlier
           where earlier.agent_id = o.agent_id and earlier.status = 'pending' and earlier.sequence < o.sequence
         )
         and (o.kind = 'delete_agent' or not exists (
           select 1 from platform_changes c join operations f on f.id = c.operation_id
           where c.agent_id = o.agent_id and c.status = 'planned' and f.status = 'failed'
         ))
       order by s.created_at limit ? for update of s skip locked
     ), claimed as (
       update start_requests s set claimed_until = now() + make_interval(secs => ?)
       from due where s.operation_id = due.operation_id returning s.operation_id, s.refused_since
     )
     select o.id as operation_id, o.workflow_id, o.account_id, o.agent_id, o.kind, claimed.refused_since
     from claimed join operations o on o.id = claimed.operation_id order by o.id`,
    [limit, leaseSeconds],
  );
  return rows;
}

/** Forgets start requests whose workflows Temporal has. */
export async function deleteStartRequests(db: Db, operationIds: readonly string[]): Promise<void> {
  await db.raw('delete from start_requests where operation_id = any(?)', [[...operationIds]]);
}

/** Puts requests off that could not be started, so that the others come first. */
export async function postponeStartRequests(
  db: Db,
  operationIds: readonly string[],
  seconds: number,
): Promise<void> {
  await db.raw(
    'update start_requests set claimed_until = now() + make_interval(secs => ?) where operation_id = any(?)',
    [seconds, [...operationIds]],
  );
}

/** Whether something stands there that nobody has taken up: it waits for another operation on its agent. */
export async function hasWaitingStartRequests(db: Db): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { waiting: boolean }[] }>(
    'select exists (select 1 from start_requests where claimed_until is null) as waiting',
  );
  return rows[0]?.waiting ?? false;
}

/** Notes since when Temporal has been refusing a request, on top of putting it off. */
export async function noteRefusal(db: Db, operationId: string): Promise<void> {
  await db.raw(
    'update start_requests set refused_since = coalesce(refused_since, now()) where operation_id = ?',
    [operationId],
  );
}

/** Operations whose workflows are to be told to stop; claimed as start requests are. */
export async function claimCancelRequests(
  db: Db,
  limit: number,
  leaseSeconds: number,
): Promise<{ operation_id: string; workflow_id: string; starting: boolean }[]> {
  const { rows } = await db.raw<{
    rows: { operation_id: string; workflow_id: string; starting: boolean }[];
  }>(
    `with due as (
       select operation_id from cancel_requests
       where claimed_until is null or claimed_until < now()
       order by created_at limit ? for update skip locked
     ), claimed as (
       update cancel_requests c set claimed_until = now() + make_interval(secs => ?)
       from due where c.operation_id = due.operation_id returning c.operation_id
     )
     select o.id as operation_id, o.workflow_id,
       exists (select 1 from start_requests s where s.operation_id = o.id) as starting
     from claimed join operations o on o.id = claimed.operation_id`,
    [limit, leaseSeconds],
  );
  return rows;
}

export async function deleteCancelRequest(db: Db, operationId: string): Promise<void> {
  await db('cancel_requests').where({ operation_id: operationId }).delete();
}

export async function postponeCancelRequest(db: Db, operationId: string, seconds: number): Promise<void> {
  await db.raw(
    'update cancel_requests set claimed_until = now() + make_interval(secs => ?) where operation_id = ?',
    [seconds, operationId],
  );
}
