/** What undoes a failed provisioning: everything at the platform is released, then the operation ends as failed. */
import { ApiError, toErrorObject, type ErrorCode } from '../../contract/errors.ts';
import { deleteKnowledge } from '../../db/knowledge.ts';
import { listResources, markReleased, recordResource } from '../../db/ledger.ts';
import { beginUndo, failOperation as failRow, findOperation } from '../../db/operations.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import type { PlatformRegistry } from '../../platforms/registry.ts';
import type { PlatformName, Reference } from '../../platforms/voice-platform.ts';
import type { ProvisionInput } from '../../workflows/inputs.ts';

/** Why an operation ends, in the contract's terms. */
export interface OperationFailure {
  code: ErrorCode;
  message: string;
  retryable: boolean;
}

/**
 * Releases what an operation made, the last first. What was only planned is looked for by its reference, since the
 * answer of a create may have been lost. Repeating goes on with what is left.
 * @returns false, and nothing released, where the operation is active after all
 */
export async function releaseResources(
  { db, platforms }: { db: Db; platforms: PlatformRegistry },
  { accountId, operationId }: { accountId: AccountId; operationId: string },
): Promise<boolean> {
  if (!(await beginUndo(db, accountId, operationId))) return false;
  const rows = await listResources(db, accountId, operationId);
  for (const row of rows.filter(({ status }) => status !== 'released').reverse()) {
    const platform = platforms.get(row.platform as PlatformName);
    const vendorId = row.vendor_id ?? (await platform.find(row.reference as Reference))?.id;
    if (vendorId !== undefined) {
      if (row.vendor_id === null) await recordResource(db, accountId, row.id, vendorId, row.detail);
      await platform.release(row.kind, vendorId);
    }
    await markReleased(db, accountId, row.id);
  }
  return true;
}

/** Ends the operation as failed and forgets what was read for it; changes nothing where it has already ended. */
export async function failOperation(
  { db }: { db: Db },
  input: ProvisionInput,
  failure: OperationFailure,
): Promise<void> {
  const { accountId, operationId, agentId } = input;
  const operation = await findOperation(db, accountId, operationId);
  if (!operation) return;
  const error = new ApiError(failure.code, failure.message, { retryable: failure.retryable });
  await db.transaction(async (tx) => {
    const failed = await failRow(
      tx,
      accountId,
      operationId,
      toErrorObject(error, operation.request.requestId),
    );
    if (failed) await deleteKnowledge(tx, accountId, agentId);
  });
}
