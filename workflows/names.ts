/** Names that processes agree on: workflow types, ids and search attributes. Values only, so anybody may import it. */

export const workflowTypes = {
  provisionAgent: 'provisionAgent',
  sweep: 'sweep',
} as const;

/** The workflow of a provisioning operation; one id an operation makes starting it twice harmless. */
export function provisionWorkflowId(operationId: string): string {
  return `provision/${operationId}`;
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
