/** The ledger of vendor resources: written before a vendor is asked, so nothing can exist there that nobody remembers. */
import type { PlatformName } from '../contract/schemas/agents.ts';
import type { Released, ResourceKind } from '../contract/schemas/operations.ts';
import type { Reference } from '../platforms/voice-platform.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';

export interface LedgerRow {
  id: string;
  account_id: AccountId;
  operation_id: string;
  agent_id: string;
  platform: PlatformName;
  kind: ResourceKind;
  reference: Reference;
  vendor_id: string | null;
  /** What is worth knowing of it, e.g. `{ e164 }`. */
  detail: Record<string, string> | null;
  /** `obsolete`: still there, not used any more; released for the operation in `released_for`. */
  status: 'planned' | 'created' | 'obsolete' | 'released';
  released_for: string | null;
  created_at: Date;
  released_at: Date | null;
}

/** Notes that a resource is about to be asked for; returns the row that stands, on a repeat the first one's. */
export async function planResource(
  db: Db | Tx,
  accountId: AccountId,
  plan: Pick<LedgerRow, 'id' | 'operation_id' | 'agent_id' | 'platform' | 'kind' | 'reference'>,
): Promise<LedgerRow> {
  const { rows } = await rawPrepared<{ rows: LedgerRow[] }>(
    db,
    'plan-resource',
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
  await rawPrepared(
    db,
    'record-resource',
    `update platform_resources set vendor_id = ?, detail = ?::json, status = 'created' where account_id = ? and id = ?`,
    [vendorId, detail === null ? null : JSON.stringify(detail), accountId, id],
  );
}

/** Everything that an operation asked for, oldest first. */
export async function listResources(
  db: Db | Tx,
  accountId: AccountId,
  operationId: string,
): Promise<LedgerRow[]> {
  const { rows } = await rawPrepared<{ rows: LedgerRow[] }>(
    db,
    'list-resources',
    'select * from platform_resources where account_id = ? and operation_id = ? order by id',
    [accountId, operationId],
  );
  return rows;
}

/** Notes that nothing of it is left at the vendor. */
export async function markReleased(db: Db | Tx, accountId: AccountId, id: string): Promise<void> {
  await db('platform_resources')
    .where({ account_id: accountId, id })
    .update({ status: 'released', released_at: db.fn.now() });
}

/** What an agent is made of at its platform now: created for an operation that ended well, and still in use. */
export async function listLiveResources(
  db: Db | Tx,
  accountId: AccountId,
  agentId: string,
): Promise<LedgerRow[]> {
  return await db<LedgerRow>('platform_resources as r')
    .join('operations as o', 'o.id', 'r.operation_id')
    .where({ 'r.account_id': accountId, 'r.agent_id': agentId, 'r.status': 'created', 'o.status': 'active' })
    .orderBy('r.id')
    .select('r.*');
}

/** Everything that was ever made for an agent and is not released, whoever made it. */
export async function listResourcesOfAgent(
  tx: Tx,
  accountId: AccountId,
  agentId: string,
): Promise<LedgerRow[]> {
  return await tx<LedgerRow>('platform_resources')
    .where({ account_id: accountId, agent_id: agentId })
    .whereNot({ status: 'released' })
    .orderBy('id');
}

/** How clients see that it was given back; nothing for what is still there, or never came to be. */
export function toReleased(row: LedgerRow): Released[] {
  if (row.status !== 'released' || !row.released_at || row.vendor_id === null) return [];
  return [
    { kind: row.kind, platform: row.platform, id: row.vendor_id, released_at: row.released_at.toISOString() },
  ];
}

/** Marks what an agent does not need any more; from here on the sweeper releases what nobody else does. */
export async function markObsolete(
  tx: Tx,
  accountId: AccountId,
  ids: readonly string[],
  operationId: string,
): Promise<void> {
  await tx('platform_resources')
    .where({ account_id: accountId })
    .whereIn('id', [...ids])
    .whereNot({ status: 'released' })
    .update({ status: 'obsolete', released_for: operationId });
}

/** What was or is to be given back for operations, by operation id: what they replaced, and what they took back of their own. */
export async function listReleasesOf(
  db: Db | Tx,
  accountId: AccountId,
  operationIds: readonly string[],
): Promise<Map<string, LedgerRow[]>> {
  if (operationIds.length === 0) return new Map();
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(
    `select * from platform_resources where account_id = ?
       and (released_for = any(?) or (released_for is null and operation_id = any(?))) order by id`,
    [accountId, [...operationIds], [...operationIds]],
  );
  return Map.groupBy(rows, (row) => row.released_for ?? row.operation_id);
}
