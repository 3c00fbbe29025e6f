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
}
