/** Operations, their steps, and the request to start them. */
import type { ErrorObject } from '../contract/errors.ts';
import type { OperationKind, OperationStatus, Step } from '../contract/schemas/operations.ts';
import type { ProvisionRequest } from '../domain/provisioning.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared, runEffect, type Effect } from './effects.ts';
import type { PageRequest } from './pages.ts';
import { fetchPage } from './pages.ts';

export interface OperationRow {
  id: string;
  account_id: AccountId;
  kind: OperationKind;
  status: OperationStatus;
  agent_id: string;
  workflow_id: string;
  request: ProvisionRequest;
  steps: Step[];
  estimated_seconds: number;
  phone_number: string | null;
  error: ErrorObject | null;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
}

export type NewOperation = Pick<
  OperationRow,
  'id' | 'kind' | 'agent_id' | 'workflow_id' | 'request' | 'steps' | 'estimated_seconds'
>;

/**
 * A pending operation, and the effect that writes it with the request to start it. Its time is this process's, so that
 * the answer is known before anything is written and can be stored in the same statement.
 */
export function acceptOperation(
  accountId: AccountId,
  operation: NewOperation,
): { row: OperationRow; effect: Effect } {
  const now = new Date();
  const row: OperationRow = {
    ...operation,
    account_id: accountId,
    status: 'pending',
    phone_number: null,
    error: null,
    created_at: now,
    updated_at: now,
    finished_at: null,
  };
  const effect: Effect = {
    name: 'accept-operation',
    sql: `operation as (
       insert into operations (id, account_id, kind, status, agent_id, workflow_id, request, steps, estimated_seconds,
         created_at, updated_at)
       select ?, ?, ?, 'pending', ?, ?, ?::json, ?::jsonb, ?::integer, ?::timestamptz, ?::timestamptz from go
       returning id
     ), start as (insert into start_requests (operation_id) select id from operation)`,
    bindings: [
      row.id,
      accountId,
      row.kind,
      row.agent_id,
      row.workflow_id,
      JSON.stringify(row.request),
      JSON.stringify(row.steps),
      row.estimated_seconds,
      now,
      now,
    ],
  };
  return { row, effect };
}

/** Writes the operation and the request to start it; both commit with whatever else is in `tx`. */
export async function insertOperation(
  tx: Tx,
  accountId: AccountId,
  operation: NewOperation,
): Promise<OperationRow> {
  const { row, effect } = acceptOperation(accountId, operation);
  await runEffect(tx, effect);
  return row;
}

export async function findOperation(
  db: Db | Tx,
  accountId: AccountId,
  id: string,
): Promise<OperationRow | null> {
  const { rows } = await rawPrepared<{ rows: OperationRow[] }>(
    db,
    'find-operation',
    'select * from operations where account_id = ? and id = ?',
    [accountId, id],
  );
  return rows[0] ?? null;
}

export async function listOperations(
  db: Db,
  accountId: AccountId,
  filters: { status?: OperationStatus | undefined; kind?: OperationKind | undefined },
  page: PageRequest,
): Promise<OperationRow[]> {
  const query = db<OperationRow>('operations').where({ account_id: accountId });
  if (filters.status) void query.where({ status: filters.status });
  if (filters.kind) void query.where({ kind: filters.kind });
  return (await fetchPage(query, page)) as OperationRow[];
}

/**
 * Marks a step as running, keeping its first start time, and the one before it as done. One statement for both: a step
 * that died between its work and a mark of its own would be repeated anyway.
 * @param previousFinishedAt when the step before ended; null for the first one
 * @returns the operation, or null once it has ended or is being undone
 */
export async function startStep(
  db: Db | Tx,
  accountId: AccountId,
  operationId: string,
  step: { index: number; attempt: number; previousFinishedAt: string | null },
): Promise<OperationRow | null> {
  const previous = step.index - 1;
  const { rows } = await db.raw<{ rows: OperationRow[] }>(
    `update operations set updated_at = now(), steps = jsonb_set(
       case when ?::text is not null and steps -> ?::int ->> 'status' = 'running'
         then jsonb_set(steps, array[?::text], (steps -> ?::int)
           || jsonb_build_object('status', 'succeeded', 'finished_at', ?::text))
         else steps end,
       array[?::text], (steps -> ?::int) || jsonb_build_object('status', 'running', 'attempt', ?::int,
         'started_at', coalesce(steps -> ?::int ->> 'started_at', ?::text)))
     where account_id = ? and id = ? and status = 'pending' and not undoing returning *`,
    [
      step.previousFinishedAt,
      previous,
      previous,
      previous,
      step.previousFinishedAt,
      step.index,
      step.index,
      step.attempt,
      step.index,
      new Date().toISOString(),
      accountId,
      operationId,
    ],
  );
  return rows[0] ?? null;
}

/** Closes an operation for everything but its end as failed. False where it is active: then nothing may be undone. */
export async function beginUndo(db: Db, accountId: AccountId, operationId: string): Promise<boolean> {
  const updated = await db('operations')
    .where({ account_id: accountId, id: operationId })
    .whereNot({ status: 'active' })
    .update({ undoing: true, updated_at: db.fn.now() });
  return updated === 1;
}

/** Ends an operation as active, all its steps done; call it in the transaction that has begun the last step. */
export async function activateOperation(
  tx: Tx,
  accountId: AccountId,
  operationId: string,
  phoneNumber: string,
): Promise<void> {
  await tx.raw(
    `update operations set status = 'active', phone_number = ?, finished_at = clock_timestamp(), updated_at = now(),
       steps = (select jsonb_agg(case when step ->> 'status' = 'running'
                  then step || jsonb_build_object('status', 'succeeded', 'finished_at', ?::text) else step end order by position)
                from jsonb_array_elements(steps) with ordinality as s(step, position))
     where account_id = ? and id = ? and status = 'pending'`,
    [phoneNumber, new Date().toISOString(), accountId, operationId],
  );
}

/** Ends an operation as failed; the step that was running ends with it. False where it had already ended. */
export async function failOperation(
  tx: Tx,
  accountId: AccountId,
  operationId: string,
  error: ErrorObject,
): Promise<boolean> {
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `update operations set status = 'failed', error = ?, finished_at = now(), updated_at = now(),
       steps = (select jsonb_agg(case when step ->> 'status' = 'running'
                  then step || jsonb_build_object('status', 'failed', 'finished_at', ?::text) else step end order by position)
                from jsonb_array_elements(steps) with ordinality as s(step, position))
     where account_id = ? and id = ? and status = 'pending'`,
    [JSON.stringify(error), new Date().toISOString(), accountId, operationId],
  );
  return rowCount === 1;
}
