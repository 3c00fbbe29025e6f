/** What Temporal's UI shows beside workflows and activities. Stored in clear: fixed words and ids, never anything else. */

/** Summaries of activities. */
export const labels = {
  readSite: "Read the business's site",
  composeKnowledge: 'Knowledge from its pages',
  composePrompt: 'Prompt and greeting',
  deploy: 'Knowledge base and agent',
  acquireNumber: 'A phone number',
  assignNumber: 'Number to agent',
  verifyLive: 'Ask the live agent',
  activate: 'The agent is real',
  releaseNumber: 'Give the number back',
  removeAgent: 'Remove the agent',
  removeKnowledge: 'Remove its knowledge',
  retire: 'The agent is gone',
  composeVersion: 'What the agent will be',
  changeAgent: 'Change the agent',
  acquireNewNumber: 'A new phone number',
  assignNewNumber: 'New number to agent',
  verifyChanged: 'Ask the changed agent',
  activateVersion: 'The change is real',
  releaseReplaced: 'Give back what was replaced',
  deliver: 'Deliver while there is traffic',
  undo: 'Take everything back',
  fail: 'Operation ends as failed',
} as const;

/** Summary and details of an operation's workflow. */
export const operationSummary = (verb: string, agentId: string) => `${verb} agent ${agentId}`;
export const operationDetails = (operationId: string, accountId: string) =>
  `Operation ${operationId} of account ${accountId}`;
/** Summary of an endpoint's workflow. */
export const endpointSummary = (webhookId: string) => `Deliver to ${webhookId}`;

/** Exactly what those three make of our ids. */
export const labelPatterns: readonly RegExp[] = [
  /^(?:Provision|Update|Delete) agent [a-z]{2,4}_[0-9a-z]{26}$/,
  /^Operation [a-z]{2,4}_[0-9a-z]{26} of account [a-z]{2,4}_[0-9a-z]{26}$/,
  /^Deliver to [a-z]{2,4}_[0-9a-z]{26}$/,
];
