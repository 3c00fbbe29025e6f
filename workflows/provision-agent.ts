/** From a web address to a live agent: a saga that either ends active or leaves nothing behind. */
import {
  CancellationScope,
  log,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
} from '@temporalio/workflow';
import type { ProvisionActivities } from '../activities/provision/index.ts';
import { operationFailureOf } from './failures.ts';
import type { ProvisionInput, StepInput } from './inputs.ts';
import { compensationOptions, localOptions, platformOptions, quickOptions, siteOptions } from './policies.ts';

type Activities = ProvisionActivities;

const { readSite } = proxyActivities<Activities>({ ...siteOptions, summary: "Read the business's site" });
// Our own database and CPU only, and harmless to repeat: not worth a task of their own.
const { composeKnowledge, composePrompt, activate } = proxyLocalActivities<Activities>(localOptions);
const { deploy } = proxyActivities<Activities>({ ...platformOptions, summary: 'Knowledge base and agent' });
const { acquireNumber } = proxyActivities<Activities>({ ...platformOptions, summary: 'A phone number' });
const { assignNumber } = proxyActivities<Activities>({ ...platformOptions, summary: 'Number to agent' });
const { verifyLive } = proxyActivities<Activities>({ ...platformOptions, summary: 'Ask the live agent' });
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
  let previousFinishedAt: string | null = null;
  const run = async (details: string, step: (input: StepInput) => Promise<string>) => {
    setCurrentDetails(details);
    previousFinishedAt = await step({ ...input, previousFinishedAt });
  };
  try {
    await run('Reading the site', readSite);
    await run('Composing knowledge', composeKnowledge);
    await run('Writing the prompt', composePrompt);
    await run('Deploying the agent', deploy);
    await run('Acquiring a number', acquireNumber);
    await run('Assigning the number', assignNumber);
    await run('Checking that it answers', verifyLive);
    await run('Activating', activate);
    setCurrentDetails('Active');
    return { status: 'active' };
  } catch (error) {
    return await CancellationScope.nonCancellable(() => undo(input, error));
  }
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
