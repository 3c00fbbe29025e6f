/** What workflows are started with: ids only, so that histories stay small and hold nothing of a client's data. */
import type { AccountId } from '../db/accounts.ts';

export interface ProvisionInput {
  operationId: string;
  accountId: AccountId;
  agentId: string;
}
