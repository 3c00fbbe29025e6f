/** How a failed operation ends: what it did is undone first. Cannot be cancelled; what it cannot reach is the sweeper's. */
import {
  CancellationScope,
  CancelledFailure,
  log,
  proxyActivities,
  setCurrentDetails,
} from '@temporalio/workflow';
import type { CompensationActivities } from '../activities/provision/index.ts';
import { operationFailureOf } from './failures.ts';
import type { OperationInput } from './inputs.ts';
import { labels } from './labels.ts';
import { compensationOptions, quickOptions } from './policies.ts';

const { releaseResources } = proxyActivities<CompensationActivities>({
  ...compensationOptions,
  summary: labels.undo,
});
const { failOperation } = proxyActivities<CompensationActivities>({
  ...quickOptions,
  summary: labels.fail,
});

export interface OperationOutcome {
  status: 'active' | 'failed';
  code?: string;
}

/** Throws what nobody planned for after it has cleaned up, so that it shows in Temporal's UI. */
export async function endAfterUndoing(input: OperationInput, error: unknown): Promise<OperationOutcome> {
  // An activity that is cancelled between two tries may come back with its last failure instead.
  const reason = CancellationScope.current().consideredCancelled ? new CancelledFailure('cancelled') : error;
  return await CancellationScope.nonCancellable(() => undo(input, reason));
}

async function undo(input: OperationInput, error: unknown): Promise<OperationOutcome> {
  const { expected, ...failure } = operationFailureOf(error);
  setCurrentDetails(`Failed with ${failure.code}: taking everything back`);
  try {
    const released = await releaseResources(input);
    if (!released) {
      setCurrentDetails('Active');
      return { status: 'active' };
    }
  } catch (compensationError) {
    log.error('compensation is left to the sweeper', { error: compensationError });
  }
  await failOperation(input, failure);
  setCurrentDetails(`Failed with ${failure.code}`);
  if (!expected) throw error;
  return { status: 'failed', code: failure.code };
}
