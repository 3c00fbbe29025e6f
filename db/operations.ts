/** Operations as they are accepted and read, and the request to start them. */
import type { ErrorObject } from '../contract/errors.ts';
import {
  operationKinds,
  type OperationKind,
  type OperationStatus,
  type Released,
  type Step,
} from '../contract/schemas/operations.ts';
import type { OperationRequests } from '../domain/operations.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { runEffect, type Effect } from './effects.ts';
import { rawPrepared } from './prepared.ts';
import type { PageRequest } from './pages.ts';
import { fetchPage } from './pages.ts';

interface OperationOf<K extends OperationKind> {
  id: string;
  account_id: AccountId;
  kind: K;
  status: OperationStatus;
  agent_id: string;
  workflow_id: string;
  request: OperationRequests[K];
  steps: Step[];
  estimated_seconds: number;
  phone_number: string | null;
  error: ErrorObject | null;
  /** Id of the API key or session that asked for it. */
  actor: string | null;
  retry_of: string | null;
  /** Of the agent, live since the operation became active. */
  version: number | null;
  cancel_requested_at: Date | null;
  /** It has begun what cannot be taken back. */
  irrevocable: boolean;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
}
/** An operation; its kind says what its request is. */
export type OperationRow<K extends OperationKind = OperationKind> = { [P in K]: OperationOf<P> }[K];

export type NewOperation = Pick<
  OperationRow,
  'id' | 'agent_id' | 'workflow_id' | 'estimated_seconds' | 'steps'
> & {
  kind: OperationKind;
  request: OperationRequests[OperationKind];
  actor: string | null;
  retry_of: string | null;
};

/**
 * A pending operation, and the effect that writes it with the request to start it. Its time is this process's, so that
 * the answer is known before anything is written and can be stored in the same statement.
 */
export function acceptOperation(
  accountId: AccountId,
  operation: NewOperation,
): { row: OperationRow; effect: Effect } {
  const now = new Date();
  const row = {
    ...operation,
    account_id: accountId,
    status: 'pending',
    phone_number: null,
    error: null,
    version: null,
    cancel_requested_at: null,
    irrevocable: false,
    created_at: now,
    updated_at: now,
    finished_at: null,
  } as OperationRow;
  const effect: Effect = {
    name: 'accept-operation',
    sql: `operation as (
       insert into operations (id, account_id, kind, status, agent_id, workflow_id, request, steps, estimated_seconds,
         actor, retry_of, created_at, updated_at)
       select ?, ?, ?, 'pending', ?, ?, ?::json, ?::jsonb, ?::integer, ?, ?, ?::timestamptz, ?::timestamptz from go
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
      row.actor,
      row.retry_of,
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

/**
 * The operation with what it gave back at its platform (nothing while it is pending), in one statement: this is what
 * clients poll.
 */
export async function findOperationWithReleases(
  db: Db | Tx,
  accountId: AccountId,
  id: string,
): Promise<{ operation: OperationRow; released: Released[] } | null> {
  const { rows } = await rawPrepared<{ rows: (OperationRow & { released: Released[] | null })[] }>(
    db,
    'find-operation-with-releases',
    `select o.*, case when o.status <> 'pending' then (
       select json_agg(json_build_object('kind', r.kind, 'platform', r.platform, 'id', r.vendor_id,
                                         'released_at', r.released_at) order by r.id)
       from platform_resources r
       where r.account_id = o.account_id and r.status = 'released' and r.vendor_id is not null
         and (r.released_for = o.id or (r.released_for is null and r.operation_id = o.id))
     ) end as released
     from operations o where o.account_id = ? and o.id = ?`,
    [accountId, id],
  );
  const row = rows[0];
  if (!row) return null;
  const { released, ...operation } = row;
  const inWireForm = (entry: Released) => ({
    ...entry,
    released_at: new Date(entry.released_at).toISOString(),
  });
  return { operation, released: (released ?? []).map(inWireForm) };
}

/** The operation, locked until the transaction ends. */
export async function lockOperation(tx: Tx, accountId: AccountId, id: string): Promise<OperationRow | null> {
  const { rows } = await tx.raw<{ rows: OperationRow[] }>(
    'select * from operations where account_id = ? and id = ? for update',
    [accountId, id],
  );
  return rows[0] ?? null;
}

export async function listOperations(
  db: Db,
  accountId: AccountId,
  filters: {
    status?: OperationStatus | undefined;
    kind?: OperationKind | undefined;
    agent_id?: string | undefined;
  },
  page: PageRequest,
): Promise<OperationRow[]> {
  const query = db('operations').where({ account_id: accountId });
  if (filters.status) void query.where({ status: filters.status });
  if (filters.kind) void query.where({ kind: filters.kind });
  if (filters.agent_id) void query.where({ agent_id: filters.agent_id });
  return (await fetchPage(query, page)) as OperationRow[];
}

/** An operation of this agent that has not ended, or null; the one that was accepted last. */
export async function findPendingOperation(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  kind?: OperationKind,
): Promise<OperationRow | null> {
  const row = (await db('operations')
    .where({ account_id: accountId, agent_id: agentId, status: 'pending' })
    .whereIn('kind', kind ? [kind] : [...operationKinds])
    .orderBy('sequence', 'desc')
    .first()) as OperationRow | undefined;
  return row ?? null;
}

/** The latest operation of a kind on an agent, or null. */
export async function findLastOperation(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
  kind: OperationKind,
): Promise<OperationRow | null> {
  const row = (await db('operations')
    .where({ account_id: accountId, agent_id: agentId, kind })
    .orderBy('sequence', 'desc')
    .first()) as OperationRow | undefined;
  return row ?? null;
}
