/** What is known of each kind of operation before it runs: its steps and how long it usually takes. */
import {
  deleteSteps,
  provisionSteps,
  updateSteps,
  type DeleteStep,
  type OperationKind,
  type ProvisionStep,
  type Step,
  type UpdateStep,
} from '../contract/schemas/operations.ts';
import type { DeleteRequest, UpdateRequest } from './agent-life.ts';
import type { ProvisionRequest } from './provisioning.ts';

/** What each kind was accepted with; stored with the operation and read by every activity. */
export interface OperationRequests {
  provision_agent: ProvisionRequest;
  update_agent: UpdateRequest;
  delete_agent: DeleteRequest;
}

export interface OperationSteps {
  provision_agent: ProvisionStep;
  update_agent: UpdateStep;
  delete_agent: DeleteStep;
}

const stepsOf: { readonly [K in OperationKind]: readonly OperationSteps[K][] } = {
  provision_agent: provisionSteps,
  update_agent: updateSteps,
  delete_agent: deleteSteps,
};

/** Seconds that an operation usually takes, for clients that plan their polling. */
export const estimatedSeconds: Readonly<Record<OperationKind, number>> = {
  provision_agent: 10,
  update_agent: 3,
  delete_agent: 3,
};

/** Every step of its kind, not begun. */
export function initialSteps(kind: OperationKind): Step[] {
  return stepsOf[kind].map((name) => ({
    name,
    status: 'pending',
    started_at: null,
    finished_at: null,
    attempt: 0,
  }));
}

export function stepIndex<K extends OperationKind>(kind: K, step: OperationSteps[K]): number {
  return (stepsOf[kind] as readonly string[]).indexOf(step);
}

/** From the request to the end, as the operation and its event tell it. */
export function provisioningSeconds(createdAt: Date, finishedAt: Date): number {
  return (finishedAt.getTime() - createdAt.getTime()) / 1000;
}
