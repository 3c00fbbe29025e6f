/** Names that processes agree on: workflow types, ids and search attributes. Values only, so anybody may import it. */
import type { OperationKind } from '../contract/schemas/operations.ts';

export const workflowTypes = {
  provisionAgent: 'provisionAgent',
  provisionAgentV2: 'provisionAgentV2',
  provisionAgentV3: 'provisionAgentV3',
  updateAgent: 'updateAgent',
  deleteAgent: 'deleteAgent',
  sweep: 'sweep',
  deliverToEndpoint: 'deliverToEndpoint',
  retention: 'retention',
} as const;

/** The workflow that does each kind of operation, and how Temporal's UI calls it. */
export const operationWorkflows: Readonly<
  Record<OperationKind, { type: string; idPrefix: string; verb: string }>
> = {
  provision_agent: { type: workflowTypes.provisionAgentV3, idPrefix: 'provision', verb: 'Provision' },
  update_agent: { type: workflowTypes.updateAgent, idPrefix: 'update', verb: 'Update' },
  delete_agent: { type: workflowTypes.deleteAgent, idPrefix: 'delete', verb: 'Delete' },
};

/** The workflow of an operation; one id an operation makes starting it twice harmless. */
export function workflowIdOf(kind: OperationKind, operationId: string): string {
  return `${operationWorkflows[kind].idPrefix}/${operationId}`;
}

/** The workflow that watches a subscription's endpoint, and the signal that something is due there. */
export function endpointWorkflowId(webhookId: string): string {
  return `endpoint/${webhookId}`;
}
export const workSignalName = 'work';

/** Queue of the activities that stay with endpoints: they must not take the slots of others. */
export function deliveryQueue(taskQueue: string): string {
  return `${taskQueue}-deliveries`;
}

/** Schedule and workflow that remove what is past its time. */
export function retentionId(taskQueue: string): string {
  return `retention/${taskQueue}`;
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
