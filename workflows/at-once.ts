/** Steps that need no task of their own where they succeed at once, and are activities as others where they do not. */
import { ActivityFailure, ApplicationFailure, isCancellation, sleep } from '@temporalio/workflow';
import type { FailureDetail } from '../activities/errors.ts';
import type { StepInput } from './inputs.ts';

type Step = (input: StepInput) => Promise<string>;

/** For so long nobody notices that a cancellation is not heard. */
const unheardMs = 1000;

/**
 * One try beside the workflow. What that does not end, one way or the other, is an activity's: it waits for the other
 * side, shows its attempts, and hears of a cancellation meanwhile. A workflow hears of its own between two tasks, so
 * after a slow try there is a new one.
 */
export function atOnce(beside: Step, patient: Step): Step {
  return async (input) => {
    const startedAt = Date.now();
    try {
      const finishedAt = await beside(input);
      if (Date.now() - startedAt > unheardMs) await sleep(1);
      return finishedAt;
    } catch (error) {
      const cause = error instanceof ActivityFailure ? error.cause : error;
      const failure = cause instanceof ApplicationFailure ? cause : undefined;
      if (isCancellation(error) || failure?.nonRetryable === true) throw error;
      const detail = failure?.details?.[0] as FailureDetail | undefined;
      await sleep(detail?.retryAfterMs ?? '500ms');
      return await patient({ ...input, earlierAttempts: 1 });
    }
  };
}
