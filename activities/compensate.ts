/** What undoes a failed operation of any kind: everything that it made is released, what it changed is put back. */
import { listResources, markReleased, recordResource, type LedgerRow } from '../db/ledger.ts';
import { failOperation as failInTransaction, type OperationFailure } from '../db/operation-endings.ts';
import { beginUndo } from '../db/operation-progress.ts';
import { isChangePlanned, settleChange } from '../db/platform-changes.ts';
import type { AccountId } from '../db/accounts.ts';
import type { Db } from '../db/client.ts';
import type { PlatformRegistry } from '../platforms/registry.ts';
import type { PlatformName, Reference } from '../platforms/voice-platform.ts';
import type { OperationInput } from '../workflows/inputs.ts';
import { putAgentBack } from './deployed-agent.ts';

interface Dependencies {
  db: Db;
  platforms: PlatformRegistry;
}

/**
 * Takes back what an operation did, the last first: its number, its change of a deployed agent, then the rest.
 * Repeating goes on with what is left.
 * @returns false, and nothing undone, where the operation is active after all
 */
export async function releaseResources(dependencies: Dependencies, input: OperationInput): Promise<boolean> {
  const { db } = dependencies;
  const { accountId, operationId, agentId } = input;
  if (!(await beginUndo(db, accountId, operationId))) return false;
  const rows = (await listResources(db, accountId, operationId)).reverse();
  // The deployed agent may be using the knowledge base, but can do without the number.
  await releaseRows(
    dependencies,
    rows.filter((row) => row.kind === 'phone_number'),
  );
  if (await isChangePlanned(db, accountId, operationId)) {
    await putAgentBack(dependencies, accountId, agentId);
    await settleChange(db, accountId, operationId);
  }
  await releaseRows(
    dependencies,
    rows.filter((row) => row.kind !== 'phone_number'),
  );
  return true;
}

/**
 * Releases resources in the order given. What was only planned is looked for by its reference, since the answer of a
 * create may have been lost.
 */
export async function releaseRows(
  { db, platforms }: Dependencies,
  rows: readonly LedgerRow[],
): Promise<void> {
  for (const row of rows) {
    if (row.status === 'released') continue;
    const platform = platforms.get(row.platform as PlatformName);
    const vendorId = row.vendor_id ?? (await platform.find(row.reference as Reference))?.id;
    if (vendorId !== undefined) {
      if (row.vendor_id === null) await recordResource(db, row.account_id, row.id, vendorId, row.detail);
      await platform.release(row.kind, vendorId);
    }
    await markReleased(db, row.account_id, row.id);
  }
}

/** Ends the operation as failed, with what that means for its agent; changes nothing where it has already ended. */
export async function failOperation(
  { db }: { db: Db },
  { accountId, operationId }: { accountId: AccountId; operationId: string },
  failure: OperationFailure,
): Promise<void> {
  await db.transaction((tx) => failInTransaction(tx, accountId, operationId, failure));
}
