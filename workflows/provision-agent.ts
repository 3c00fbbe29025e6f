/** From a web address to a live agent: a saga that either ends active or leaves nothing behind. */
import { CancellationScope, log, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { ProvisionActivities } from '../activities/provision/index.ts';
import { operationFailureOf } from './failures.ts';
import type { ProvisionInput } from './inputs.ts';
import {
  compensationOptions,
  platformOptions,
  quickOptions,
  siteOptions,
  writingOptions,
} from './policies.ts';

type Activities = ProvisionActivities;

const { readSite } = proxyActivities<Activities>({ ...siteOptions, summary: "Read the business's site" });
const { composeKnowledge } = proxyActivities<Activities>({
  ...quickOptions,
  summary: 'Facts from its pages',
});
const { composePrompt } = proxyActivities<Activities>({
  ...writingOptions,
  summary: 'Prompt from template and facts',
});
const { deploy } = proxyActivities<Activities>({ ...platformOptions, summary: 'Knowledge base and agent' });
const { acquireNumber } = proxyActivities<Activities>({ ...platformOptions, summary: 'A phone number' });
const { assignNumber } = proxyActivities<Activities>({ ...platformOptions, summary: 'Number to agent' });
const { verifyLive } = proxyActivities<Activities>({ ...platformOptions, summary: 'Ask the live agent' });
const { activate } = proxyActivities<Activities>({
  ...quickOptions,
  summary: 'Agent and operation become active',
});
const { releaseResources } = proxyActivities<Activities>({
  ...compensationOptions,
  summary: 'Take everything back',
});
const { failOperation } = proxyActivities<Activities>({
  ...quickOptions,
  summary: 'Operation ends as failed',
});

export interface ProvisionOutcome {
  status: 'active' | 'failed';
  code?: string;
}

export async function provisionAgent(input: ProvisionInput): Promise<ProvisionOutcome> {
  try {
    await run('Reading the site', readSite, input);
    await run('Composing knowledge', composeKnowledge, input);
    await run('Writing the prompt', composePrompt, input);
    await run('Deploying the agent', deploy, input);
    await run('Acquiring a number', acquireNumber, input);
    await run('Assigning the number', assignNumber, input);
    await run('Checking that it answers', verifyLive, input);
    await run('Activating', activate, input);
    setCurrentDetails('Active');
    return { status: 'active' };
  } catch (error) {
    return await CancellationScope.nonCancellable(() => undo(input, error));
  }
}

async function run(
  details: string,
  activity: (input: ProvisionInput) => Promise<void>,
  input: ProvisionInput,
) {
  setCurrentDetails(details);
  await activity(input);
}

/** Compensation: cannot be cancelled, and what it cannot reach now is the sweeper's. */
async function undo(input: ProvisionInput, error: unknown): Promise<ProvisionOutcome> {
  const { expected, ...failure } = operationFailureOf(error);
  setCurrentDetails(`Failed with ${failure.code}: taking everything back`);
  try {
    const released = await releaseResources(input);
    if (!released) return { status: 'active' };
  } catch (compensationError) {
    log.error('compensation is left to the sweeper', { error: compensationError });
  }
  await failOperation(input, failure);
  setCurrentDetails(`Failed with ${failure.code}`);
  if (!expected) throw error;
  return { status: 'failed', code: failure.code };
}
