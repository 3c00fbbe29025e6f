/** Runs the work of one step and keeps the operation's row up to date around it. */
import { Context } from '@temporalio/activity';
import type { ProvisionStep } from '../../contract/schemas/operations.ts';
import { finishStep, startStep, type OperationRow } from '../../db/operations.ts';
import type { Db } from '../../db/client.ts';
import { stepIndex } from '../../domain/provisioning.ts';
import type { ProvisionInput } from '../../workflows/inputs.ts';
import { finalFailure } from '../errors.ts';

/**
 * Marks the step as running, does the work, marks it as done. Dying in between repeats the whole step, so the work
 * must bear being done twice. Fails as `CANCELED` when the operation has already ended.
 */
export async function runStep(
  db: Db,
  input: ProvisionInput,
  name: ProvisionStep,
  work: (operation: OperationRow) => Promise<void>,
): Promise<void> {
  const index = stepIndex(name);
  const operation = await startStep(
    db,
    input.accountId,
    input.operationId,
    index,
    Context.current().info.attempt,
  );
  if (!operation) throw finalFailure('CANCELED', 'The operation has already ended.', false);
  await work(operation);
  await finishStep(db, input.accountId, input.operationId, index);
}
