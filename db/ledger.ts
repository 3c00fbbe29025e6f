/** The ledger of vendor resources: written before a vendor is asked, so nothing can exist there that nobody remembers. */
import type { ResourceKind } from '../contract/schemas/operations.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';

export interface LedgerRow {
  id: string;
  account_id: AccountId;
  operation_id: string;
  agent_id: string;
  platform: string;
  kind: ResourceKind;
  reference: string;
  vendor_id: string | null;
  /** What is worth knowing of it, e.g. `{ e164 }`. */
  detail: Record<string, string> | null;
  status: 'planned' | 'created' | 'released';
  created_at: Date;
  released_at: Date | null;
}

/** Notes that a resource is about to be asked for; returns the row that stands, on a repeat the first one's. */
export async function planResource(
  db: Db | Tx,
  accountId: AccountId,
  plan: Pick<LedgerRow, 'id' | 'operation_id' | 'agent_id' | 'platform' | 'kind' | 'reference'>,
): Promise<LedgerRow> {
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(
    `insert into platform_resources (id, account_id, operation_id, agent_id, platform, kind, reference, status)
     values (?, ?, ?, ?, ?, ?, ?, 'planned')
     on conflict (platform, reference) do update set reference = excluded.reference returning *`,
    [plan.id, accountId, plan.operation_id, plan.agent_id, plan.platform, plan.kind, plan.reference],
  );
  return rows[0] as LedgerRow;
}

/** Notes that the vendor has made it. */
export async function recordResource(
  db: Db | Tx,
  accountId: AccountId,
  id: string,
  vendorId: string,
  detail: Record<string, string> | null,
): Promise<void> {
  await db('platform_resources')
    .where({ account_id: accountId, id })
    .update({
      vendor_id: vendorId,
      detail: detail === null ? null : JSON.stringify(detail),
      status: 'created',
    });
}

/** Everything that an operation asked for, oldest first. */
export async function listResources(
  db: Db | Tx,
  accountId: AccountId,
  operationId: string,
): Promise<LedgerRow[]> {
  return await db<LedgerRow>('platform_resources')
    .where({ account_id: accountId, operation_id: operationId })
    .orderBy('id');
}

/** Notes that nothing of it is left at the vendor. */
export async function markReleased(db: Db | Tx, accountId: AccountId, id: string): Promise<void> {
  await db('platform_resources')
    .where({ account_id: accountId, id })
    .update({ status: 'released', released_at: db.fn.now() });
}

/** The same for several operations at once, by operation id. */
export async function listResourcesOf(
  db: Db,
  accountId: AccountId,
  operationIds: readonly string[],
): Promise<Map<string, LedgerRow[]>> {
  if (operationIds.length === 0) return new Map();
  const rows = await db<LedgerRow>('platform_resources')
    .where({ account_id: accountId })
    .whereIn('operation_id', operationIds)
    .orderBy('id');
  return Map.groupBy(rows, (row) => row.operation_id);
}
