/** What the sweeper looks for in all accounts: operations, resources and agents that nobody finishes, and keys past their time. */
import type { OperationStatus } from '../contract/schemas/operations.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import type { LedgerRow } from './ledger.ts';

/** Statuses of operations by id; unknown ids are left out. */
export async function findOperationStatuses(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, OperationStatus>> {
  const { rows } = await db.raw<{ rows: { id: string; status: OperationStatus }[] }>(
    'select id, status from operations where id = any(?)',
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row.status]));
}

export interface IdleOperation {
  id: string;
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
    `select id, account_id, agent_id, workflow_id from operations
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
