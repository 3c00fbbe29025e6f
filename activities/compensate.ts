/** What undoes a failed operation of any kind: everything that it made is released, what it changed is put back. */
import { listResources, markReleased, recordResource, type LedgerRow } from '../db/ledger.ts';
import { failOperation as failInTransaction, type OperationFailure } from '../db/operation-endings.ts';
import { beginUndo } from '../db/operation-progress.ts';
import { isChangePlanned, settleChange } from '../db/platform-changes.ts';
import type { AccountId } from '../db/accounts.ts';
import type { Db } from '../db/client.ts';
import type { PlatformRegistry } from '../platforms/registry.ts';
import type { OperationInput } from '../workflows/inputs.ts';
import { putAgentBack } from './deployed-agent.ts';

interface Dependencies {
  db: Db;
  platforms: PlatformRegistry;
}

/**
 * Takes back what an operation did, the last first: its number, its change of a deployed agent, then the rest. What a
 * platform refuses keeps nothing else; the first refusal is thrown at the end. Repeating goes on with what is left.
 * @returns false, and nothing undone, where the operation is active after all
 */
export async function releaseResources(dependencies: Dependencies, input: OperationInput): Promise<boolean> {
  const { db } = dependencies;
  const { accountId, operationId, agentId } = input;
  if (!(await beginUndo(db, accountId, operationId))) return false;
  const rows = (await listResources(db, accountId, operationId)).reverse();
  const isNumber = (row: LedgerRow) => row.kind === 'phone_number';
  await doAll([
    () => releaseRows(dependencies, rows.filter(isNumber)),
    async () => {
      // The deployed agent may be using the knowledge base, but can do without the number.
      if (await isChangePlanned(db, accountId, operationId)) {
        await putAgentBack(dependencies, accountId, agentId);
        await settleChange(db, accountId, operationId);
      }
      await releaseRows(
        dependencies,
        rows.filter((row) => !isNumber(row)),
      );
    },
  ]);
  return true;
}

/**
 * Releases resources in the order given, those behind one that is refused too. What was only planned is looked for by its
 * reference, since the answer of a create may have been lost.
 */
export async function releaseRows(dependencies: Dependencies, rows: readonly LedgerRow[]): Promise<void> {
  const left = rows.filter((row) => row.status !== 'released');
  await doAll(left.map((row) => () => releaseRow(dependencies, row)));
}

async function releaseRow({ db, platforms }: Dependencies, row: LedgerRow): Promise<void> {
  const platform = platforms.get(row.platform);
  const vendorId = row.vendor_id ?? (await platform.find(row.reference))?.id;
  if (vendorId !== undefined) {
    if (row.vendor_id === null) await recordResource(db, row.account_id, row.id, vendorId, row.detail);
    await platform.release(row.kind, vendorId);
  }
  await markReleased(db, row.account_id, row.id);
}

/** One after the other, also behind one that fails; then throws the first failure. */
async function doAll(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Ends the operation as failed, with what that means for its agent; changes nothing where it has already ended. */
export async function failOperation(
  { db }: { db: Db },
  { accountId, operationId }: { accountId: AccountId; operationId: string },
  failure: OperationFailure,
): Promise<void> {
  await db.transaction((tx) => failInTransaction(tx, accountId, operationId, failure));
}
