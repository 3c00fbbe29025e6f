/** The few queries that serve the system itself and so name no account: sign-in, starting, sweeping. */
import type { OperationKind, OperationStatus } from '../contract/schemas/operations.ts';
import { welcomeCreditMicrousd } from '../domain/credit.ts';
import type { AccountId, ApiKeyRow } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { grantCredit } from './credit.ts';
import type { LedgerRow } from './ledger.ts';

/** Who a client_id belongs to; null for an unknown one. */
export async function findApiKeyByClientId(db: Db, clientId: string): Promise<ApiKeyRow | null> {
  return (await db<ApiKeyRow>('api_keys').where({ client_id: clientId }).first()) ?? null;
}

/** A key by its own id or its client's, whoever has it; one that was revoked too. */
export async function findNamedApiKey(db: Db, name: string): Promise<ApiKeyRow | null> {
  return (await db<ApiKeyRow>('api_keys').where({ id: name }).orWhere({ client_id: name }).first()) ?? null;
}

/** Notes when keys were last used; never moves backwards. */
export async function recordKeyUses(db: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  await db.raw(
    `update api_keys set last_used_at = greatest(last_used_at, used.at)
     from unnest(?::text[], ?::timestamptz[]) as used(id, at) where api_keys.id = used.id`,
    [[...uses.keys()], [...uses.values()]],
  );
}

export interface NewAccount {
  id: AccountId;
  email: string;
  /** Null where nobody signs in with a password. */
  passwordHash?: string | null;
}

/** An account and its welcome credit, together. */
export async function insertAccount(db: Db | Tx, account: NewAccount): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, email, passwordHash = null } = account;
    await tx('accounts').insert({ id, email, password_hash: passwordHash });
    await grantCredit(tx, id, {
      reference: 'welcome',
      amountMicrousd: welcomeCreditMicrousd,
      description: 'Welcome credit',
    });
  });
}

/** The first account of an installation, or null on a new one. */
export async function findFirstAccount(db: Db | Tx): Promise<{ id: AccountId } | null> {
  return (await db<{ id: AccountId }>('accounts').orderBy('id').first('id')) ?? null;
}

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

/** Statuses of operations by id; unknown ids are left out. */
export async function findOperationStatuses(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { status: OperationStatus; accountId: AccountId }>> {
  const { rows } = await db.raw<{ rows: { id: string; status: OperationStatus; account_id: AccountId }[] }>(
    'select id, status, account_id from operations where id = any(?)',
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, { status: row.status, accountId: row.account_id }]));
}

export interface IdleOperation {
  id: string;
  kind: OperationKind;
  account_id: AccountId;
  agent_id: string;
  workflow_id: string;
}

/**
 * Operations that have been pending, started and untouched for `idleSeconds`: their workflows may be gone. In no order,
 * so that ones that cannot be helped do not stand before the others for ever.
 */
export async function listIdleOperations(
  db: Db,
  idleSeconds: number,
  limit: number,
): Promise<IdleOperation[]> {
  const { rows } = await db.raw<{ rows: IdleOperation[] }>(
    `select id, kind, account_id, agent_id, workflow_id from operations
     where status = 'pending' and updated_at < now() - make_interval(secs => ?)
       and not exists (select 1 from start_requests s where s.operation_id = operations.id)
     order by random() limit ?`,
    [idleSeconds, limit],
  );
  return rows;
}

/**
 * Failed operations of which something may still stand at a platform, or whose change of a deployed agent may; in no
 * order, for the same reason.
 */
export async function listUnreleasedOperations(
  db: Db | Tx,
  limit: number,
): Promise<{ operationId: string; accountId: AccountId; agentId: string }[]> {
  const { rows } = await db.raw<{ rows: { operationId: string; accountId: AccountId; agentId: string }[] }>(
    `select o.id as "operationId", o.account_id as "accountId", o.agent_id as "agentId" from operations o
     where o.status = 'failed' and (
       exists (select 1 from platform_resources r where r.operation_id = o.id and r.status <> 'released')
       or exists (select 1 from platform_changes c where c.operation_id = o.id and c.status = 'planned'))
     order by random() limit ?`,
    [limit],
  );
  return rows;
}

/** Resources that nobody uses any more and nobody is releasing at this moment; in no order, for the same reason. */
export async function listObsoleteResources(db: Db, limit: number): Promise<LedgerRow[]> {
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(
    `select r.* from platform_resources r left join operations o on o.id = r.released_for
     where r.status = 'obsolete'
       and (o.id is null or o.status = 'failed' or o.finished_at < now() - interval '30 seconds')
     order by random() limit ?`,
    [limit],
  );
  return rows;
}

/** Agents on their way out of which nothing is left at a platform, and which no operation is deleting any more. */
export async function listAgentsToRetire(
  db: Db,
  limit: number,
): Promise<{ id: string; account_id: AccountId }[]> {
  const { rows } = await db.raw<{ rows: { id: string; account_id: AccountId }[] }>(
    `select a.id, a.account_id from agents a
     where a.status = 'deleting'
       and not exists (select 1 from operations o where o.agent_id = a.id and o.status = 'pending')
       and not exists (select 1 from platform_resources r where r.agent_id = a.id and r.status <> 'released')
     order by random() limit ?`,
    [limit],
  );
  return rows;
}

/** Ledger rows of a platform by reference, for comparing with what the platform lists. */
export async function findResourcesByReference(
  db: Db,
  platform: string,
  references: readonly string[],
): Promise<Map<string, { vendorId: string | null; status: string }>> {
  const { rows } = await db.raw<{ rows: { reference: string; vendor_id: string | null; status: string }[] }>(
    'select reference, vendor_id, status from platform_resources where platform = ? and reference = any(?)',
    [platform, [...references]],
  );
  return new Map(rows.map((row) => [row.reference, { vendorId: row.vendor_id, status: row.status }]));
}

/** Forgets up to `limit` idempotency keys past their 24 hours. Returns how many. */
export async function purgeIdempotencyKeys(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `delete from idempotency_keys where (account_id, method, path, key) in (
       select account_id, method, path, key from idempotency_keys
       where created_at < now() - interval '24 hours' order by created_at limit ? for update skip locked)`,
    [limit],
  );
  return rowCount;
}

/** Whose agent this is, for operators, who name agents alone. */
export async function findAgentOwner(db: Db, agentId: string): Promise<AccountId | null> {
  const row = await db<{ id: string; account_id: AccountId }>('agents')
    .where({ id: agentId })
    .first('account_id');
  return row?.account_id ?? null;
}
