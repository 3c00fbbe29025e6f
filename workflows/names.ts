/** Names that processes agree on: workflow types, ids and search attributes. Values only, so anybody may import it. */
import type { OperationKind } from '../contract/schemas/operations.ts';

export const workflowTypes = {
  provisionAgent: 'provisionAgent',
  updateAgent: 'updateAgent',
  deleteAgent: 'deleteAgent',
  sweep: 'sweep',
} as const;

/** The workflow that does each kind of operation, and how Temporal's UI calls it. */
export const operationWorkflows: Readonly<
  Record<OperationKind, { type: string; idPrefix: string; verb: string }>
> = {
  provision_agent: { type: workflowTypes.provisionAgent, idPrefix: 'provision', verb: 'Provision' },
  update_agent: { type: workflowTypes.updateAgent, idPrefix: 'update', verb: 'Update' },
  delete_agent: { type: workflowTypes.deleteAgent, idPrefix: 'delete', verb: 'Delete' },
};

/** The workflow of an operation; one id an operation makes starting it twice harmless. */
export function workflowIdOf(kind: OperationKind, operationId: string): string {
  return `${operationWorkflows[kind].idPrefix}/${operationId}`;
}

/** Keyword search attributes of every workflow that works for an account. */
export const searchAttributeNames = {
  account: 'SwitchboardAccountId',
  agent: 'SwitchboardAgentId',
  operation: 'SwitchboardOperationId',
} as const;

/** Schedule and workflow of the sweeper: one an installation, and installations differ by their task queue. */
export function sweepId(taskQueue: string): string {
  return `sweep/${taskQueue}`;
}
