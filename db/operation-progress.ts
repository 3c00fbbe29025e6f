/** How an operation moves: its steps, the request to stop it, its end. Each is one statement over its row. */
import type { ErrorObject } from '../contract/errors.ts';
import type { OperationKind, StepNote } from '../contract/schemas/operations.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';
import type { OperationRow } from './operations.ts';

/**
 * Marks a step as running, keeping its first start time, the one that ran before it as done, and those in between as
 * skipped. One statement for all: a step that died between its work and a mark of its own would be repeated anyway.
 * @param previousFinishedAt when the step before ended; null for the first one
 * @returns the operation, or null once it has ended, is being undone, or was asked to stop
 */
export async function startStep<K extends OperationKind>(
  db: Db | Tx,
  accountId: AccountId,
  operationId: string,
  step: { kind: K; index: number; attempt: number; previousFinishedAt: string | null },
): Promise<OperationRow<K> | null> {
  const { rows } = await rawPrepared<{ rows: OperationRow<K>[] }>(db, 'start-step', startStepSql, [
    step.index,
    step.attempt,
    new Date().toISOString(),
    step.previousFinishedAt,
    accountId,
    operationId,
    step.kind,
  ]);
  return rows[0] ?? null;
}

const startStepSql = `
  with given as (select ?::int as index, ?::int as attempt, ?::text as now, ?::text as previous_finished_at)
  update operations set updated_at = now(), steps = (
    select jsonb_agg(case
      when position = index + 1 then step || jsonb_build_object('status', 'running', 'attempt', attempt,
        'started_at', coalesce(step ->> 'started_at', now))
      when position <= index and step ->> 'status' = 'running' and previous_finished_at is not null
        then step || jsonb_build_object('status', 'succeeded', 'finished_at', previous_finished_at)
      when position <= index and step ->> 'status' = 'pending'
        then step || jsonb_build_object('status', 'skipped')
      else step end order by position)
    from given, jsonb_array_elements(steps) with ordinality as s(step, position))
  where account_id = ? and id = ? and kind = ?
    and status = 'pending' and not undoing and (cancel_requested_at is null or irrevocable)
  returning *`;

/** Keeps what a running step has to tell beside its success; in the place of what an earlier attempt told. */
export async function noteStep(
  tx: Tx,
  accountId: AccountId,
  operationId: string,
  index: number,
  notes: readonly StepNote[],
): Promise<void> {
  await tx.raw(
    `update operations set steps = jsonb_set(steps, array[?::text, 'notes'], ?::jsonb)
     where account_id = ? and id = ? and status = 'pending'`,
    [index, JSON.stringify(notes), accountId, operationId],
  );
}

/** Closes an operation for everything but its end as failed. False where it is active: then nothing may be undone. */
export async function beginUndo(db: Db, accountId: AccountId, operationId: string): Promise<boolean> {
  const updated = await db('operations')
    .where({ account_id: accountId, id: operationId })
    .whereNot({ status: 'active' })
    .update({ undoing: true, updated_at: db.fn.now() });
  return updated === 1;
}

/** From here on it can only go forward; call it in the transaction that has begun the step. */
export async function makeIrrevocable(tx: Tx, accountId: AccountId, operationId: string): Promise<void> {
  await tx('operations').where({ account_id: accountId, id: operationId }).update({ irrevocable: true });
}

/**
 * Ends an operation as active; call it in the transaction that has begun the last step.
 * @returns when it ended
 */
export async function completeOperation(
  tx: Tx,
  accountId: AccountId,
  operationId: string,
  result: { phoneNumber: string | null; version: number | null },
): Promise<Date> {
  const { rows } = await rawPrepared<{ rows: { finished_at: Date }[] }>(
    tx,
    'complete-operation',
    completeSql,
    [result.phoneNumber, result.version, new Date().toISOString(), accountId, operationId],
  );
  if (!rows[0]) throw new Error('an operation that is to be completed has ended already');
  return rows[0].finished_at;
}

/**
 * Deletions of an agent that had failed when they could not go back have taken place after all: nothing of it is left. Call it
 * in the transaction that retires the agent.
 */
export async function completeFailedDeletions(tx: Tx, accountId: AccountId, agentId: string): Promise<void> {
  await tx.raw(
    `update operations set status = 'active', error = null, finished_at = clock_timestamp(), updated_at = now(),
       steps = (
         select jsonb_agg(case when step ->> 'status' in ('pending', 'failed') then step || jsonb_build_object(
             'status', 'succeeded', 'started_at', coalesce(step ->> 'started_at', :now::text), 'finished_at', :now::text)
           else step end order by position)
         from jsonb_array_elements(steps) with ordinality as s(step, position))
     where account_id = :accountId and agent_id = :agentId and kind = 'delete_agent' and status = 'failed' and irrevocable`,
    { accountId, agentId, now: new Date().toISOString() },
  );
}

/** Ends an operation as failed; the step that was running ends with it. Null where it had already ended. */
export async function markFailed(
  tx: Tx,
  accountId: AccountId,
  operationId: string,
  error: ErrorObject,
): Promise<OperationRow | null> {
  const { rows } = await tx.raw<{ rows: OperationRow[] }>(
    `update operations set status = 'failed', error = ?, finished_at = now(), updated_at = now(),
       steps = ${endedSteps('failed')}
     where account_id = ? and id = ? and status = 'pending' returning *`,
    [JSON.stringify(error), new Date().toISOString(), accountId, operationId],
  );
  return rows[0] ?? null;
}

/** The steps with the running one ended; takes the time of the end as its binding. */
const endedSteps = (status: 'succeeded' | 'failed') => `(
  select jsonb_agg(case when step ->> 'status' = 'running'
    then step || jsonb_build_object('status', '${status}', 'finished_at', ?::text) else step end order by position)
  from jsonb_array_elements(steps) with ordinality as s(step, position))`;

const completeSql = `
  update operations set status = 'active', phone_number = ?, version = ?, finished_at = clock_timestamp(),
    updated_at = now(), steps = ${endedSteps('succeeded')}
  where account_id = ? and id = ? and status = 'pending' returning finished_at`;

export type CancelOutcome = 'unknown' | 'ended' | 'irrevocable' | 'requested' | 'not_started';

/**
 * Asks an operation to stop: no step begins from now on. `not_started`: no workflow exists and none will, so whoever
 * asked has to end it in the same transaction; else the workflow is told (`cancel_requests`). Asking twice is harmless.
 */
export async function requestCancel(
  tx: Tx,
  accountId: AccountId,
  operationId: string,
): Promise<CancelOutcome> {
  const { rows } = await tx.raw<{
    rows: Pick<OperationRow, 'status' | 'irrevocable' | 'cancel_requested_at'>[];
  }>(
    'select status, irrevocable, cancel_requested_at from operations where account_id = ? and id = ? for update',
    [accountId, operationId],
  );
  const [row] = rows;
  if (!row) return 'unknown';
  if (row.status !== 'pending') return 'ended';
  if (row.irrevocable) return 'irrevocable';
  if (row.cancel_requested_at !== null) return 'requested';
  await tx('operations')
    .where({ account_id: accountId, id: operationId })
    .update({ cancel_requested_at: tx.fn.now(), updated_at: tx.fn.now() });
  // Once claimed, its workflow may have been started, whatever became of the claim.
  const unclaimed = await tx('start_requests')
    .where({ operation_id: operationId, claimed_until: null })
    .delete();
  if (unclaimed > 0) return 'not_started';
  await tx('cancel_requests').insert({ operation_id: operationId }).onConflict().ignore();
  return 'requested';
}
