/** Runs the work of one step and keeps the operation's row up to date around it. */
import { Context } from '@temporalio/activity';
import type { ProvisionStep } from '../../contract/schemas/operations.ts';
import type { Db, Tx } from '../../db/client.ts';
import { startStep, type OperationRow } from '../../db/operations.ts';
import { stepIndex } from '../../domain/provisioning.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { finalFailure } from '../errors.ts';

/**
 * Marks the step as running and does the work; the next step marks this one as done. Dying anywhere in between repeats
 * the whole step, so the work must bear being done twice.
 * @returns when it ended, for the next step
 */
export async function runStep(
  db: Db,
  input: StepInput,
  name: ProvisionStep,
  work: (operation: OperationRow) => Promise<void>,
): Promise<string> {
  await work(await beginStep(db, input, name));
  return new Date().toISOString();
}

/** Marks the step as running. Fails as `CANCELED` when the operation has already ended. */
export async function beginStep(db: Db | Tx, input: StepInput, name: ProvisionStep): Promise<OperationRow> {
  const operation = await startStep(db, input.accountId, input.operationId, {
    index: stepIndex(name),
    attempt: Context.current().info.attempt,
    previousFinishedAt: input.previousFinishedAt,
  });
  if (!operation) throw finalFailure('CANCELED', 'The operation has already ended.', false);
  return operation;
}
