/** What the workflows of operations share: how their steps are run, one after the other, and what a failed one leads to. */
import {
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  type LocalActivityOptions,
} from '@temporalio/workflow';
import type { OperationInput, StepInput } from './inputs.ts';
import { localOptions, platformOptions } from './policies.ts';
import { endAfterUndoing, type OperationOutcome } from './undo.ts';

/** Steps that ask a platform for something. */
export const atPlatform = <A extends object>(summary: string) =>
  proxyActivities<A>({ ...platformOptions, summary });

/** Steps of our own database and CPU only, harmless to repeat: not worth a task of their own. */
export const beside = <A extends object>(summary: string, options: LocalActivityOptions = localOptions) =>
  proxyLocalActivities<A>({ ...options, summary });

/** When a step ended, alone or among what else it tells. */
type StepEnd = string | { finishedAt: string };

/** Runs a step; `details` says in Temporal's UI what is going on. */
export type RunStep = <T extends StepEnd>(
  details: string,
  step: (input: StepInput) => Promise<T>,
) => Promise<T>;

/** Does an operation's work; where it fails, what it did is undone. */
export async function runOperation(
  input: OperationInput,
  work: (run: RunStep) => Promise<void>,
): Promise<OperationOutcome> {
  let previousFinishedAt: string | null = null;
  try {
    await work(async (details, step) => {
      setCurrentDetails(details);
      const end = await step({ ...input, previousFinishedAt });
      previousFinishedAt = typeof end === 'string' ? end : end.finishedAt;
      return end;
    });
    return { status: 'active' };
  } catch (error) {
    return await endAfterUndoing(input, error);
  }
}
