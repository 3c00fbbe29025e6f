/** What workflows are started with: ids only, so that histories stay small and hold nothing of a client's data. */
import type { AccountId } from '../db/accounts.ts';

/** Of every workflow that does an operation. */
export interface OperationInput {
  operationId: string;
  accountId: AccountId;
  agentId: string;
}

/** What a step is run with. */
export interface StepInput extends OperationInput {
  /** When the step before ended; null for the first one. */
  previousFinishedAt: string | null;
  /** Of the step, before this activity; they count with its own. */
  earlierAttempts?: number;
}

/** One endpoint of one subscription. */
export interface EndpointInput {
  webhookId: string;
}

/** What is left to do for an endpoint, as its workflow waits for it. */
export interface EndpointReport {
  /** Null where nothing waits, or nothing may be delivered. */
  nextDueAt: string | null;
  waiting: number;
  failingSince: string | null;
}
