/** Runs the work of one step and keeps the operation's row up to date around it. */
import { Context } from '@temporalio/activity';
import type { OperationKind } from '../contract/schemas/operations.ts';
import type { Db, Tx } from '../db/client.ts';
import { startStep } from '../db/operation-progress.ts';
import { findOperation, type OperationRow } from '../db/operations.ts';
import { stepIndex, type OperationSteps } from '../domain/operations.ts';
import type { StepInput } from '../workflows/inputs.ts';
import { finalFailure, stepFailure } from './errors.ts';

/** A step of one kind of operation. */
export interface StepOf<K extends OperationKind> {
  kind: K;
  step: OperationSteps[K];
}

/**
 * Marks the step as running and does the work; the next step marks this one as done. Dying anywhere in between repeats
 * the whole step, so the work must bear being done twice.
 * @returns when it ended, for the next step
 */
export async function runStep<K extends OperationKind>(
  db: Db,
  input: StepInput,
  which: StepOf<K>,
  work: (operation: OperationRow<K>) => Promise<void>,
): Promise<string> {
  const operation = await beginUnlessActive(db, input, which);
  if (operation) await withStepFailures(() => work(operation));
  return new Date().toISOString();
}

/** The same in one transaction with the mark of the step. */
export async function runStepInTransaction<K extends OperationKind>(
  db: Db,
  input: StepInput,
  which: StepOf<K>,
  work: (tx: Tx, operation: OperationRow<K>) => Promise<void>,
): Promise<string> {
  await withStepFailures(() =>
    db.transaction(async (tx) => {
      const operation = await beginUnlessActive(tx, input, which);
      if (operation) await work(tx, operation);
    }),
  );
  return new Date().toISOString();
}

/** Does the work of a step; it fails for good where no other try mends it. */
export async function withStepFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw stepFailure(error);
  }
}

/** Marks the step as running. Fails as `CANCELED` when the operation has ended or was asked to stop. */
export async function beginStep<K extends OperationKind>(
  db: Db | Tx,
  input: StepInput,
  which: StepOf<K>,
): Promise<OperationRow<K>> {
  const operation = await beginUnlessActive(db, input, which);
  if (!operation) throw cancelled();
  return operation;
}

/** The same, but null once the operation is active: steps whose task was lost after the last of them are run again. */
async function beginUnlessActive<K extends OperationKind>(
  db: Db | Tx,
  input: StepInput,
  { kind, step }: StepOf<K>,
): Promise<OperationRow<K> | null> {
  const { accountId, operationId } = input;
  const operation = await startStep(db, accountId, operationId, {
    kind,
    index: stepIndex(kind, step),
    attempt: Context.current().info.attempt + (input.earlierAttempts ?? 0),
    previousFinishedAt: input.previousFinishedAt,
  });
  if (operation) return operation;
  if ((await findOperation(db, accountId, operationId))?.status === 'active') return null;
  throw cancelled();
}

const cancelled = () => finalFailure('CANCELED', 'The operation was cancelled.', false);
