/** From a web address to a live agent: a saga that either ends active or leaves nothing behind. */
import {
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  type LocalActivityOptions,
} from '@temporalio/workflow';
import type { ProvisionActivities } from '../activities/provision/index.ts';
import { atOnce } from './at-once.ts';
import type { OperationInput, StepInput } from './inputs.ts';
import { labels } from './labels.ts';
import {
  atOnceOptions,
  createAtOnceOptions,
  localOptions,
  platformOptions,
  siteOptions,
} from './policies.ts';
import { endAfterUndoing, type OperationOutcome } from './undo.ts';

type Activities = ProvisionActivities;

const { readSite } = proxyActivities<Activities>({ ...siteOptions, summary: labels.readSite });
const atPlatform = (summary: string) => proxyActivities<Activities>({ ...platformOptions, summary });
const { deploy } = atPlatform(labels.deploy);
const { acquireNumber } = atPlatform(labels.acquireNumber);
const { assignNumber } = atPlatform(labels.assignNumber);
const { verifyLive } = atPlatform(labels.verifyLive);
const beside = (options: LocalActivityOptions, summary: string) =>
  proxyLocalActivities<Activities>({ ...options, summary });
// Our own database and CPU only, and harmless to repeat: not worth a task of their own.
const { composeKnowledge } = beside(localOptions, labels.composeKnowledge);
const { composePrompt } = beside(localOptions, labels.composePrompt);
const { activate } = beside(localOptions, labels.activate);

type Flow = Pick<Activities, 'deploy' | 'acquireNumber' | 'assignNumber' | 'verifyLive'>;

const allPatient: Flow = { deploy, acquireNumber, assignNumber, verifyLive };
const lastAtOnce: Flow = {
  ...allPatient,
  assignNumber: atOnce(beside(atOnceOptions, labels.assignNumber).assignNumber, assignNumber),
  verifyLive: atOnce(beside(atOnceOptions, labels.verifyLive).verifyLive, verifyLive),
};
// What makes something has the longer of the two limits, so that it is seldom asked for twice.
const allAtOnce: Flow = {
  ...lastAtOnce,
  deploy: atOnce(beside(createAtOnceOptions, labels.deploy).deploy, deploy),
  acquireNumber: atOnce(beside(createAtOnceOptions, labels.acquireNumber).acquireNumber, acquireNumber),
};

/** Each step at the platform is an activity: operations that began before `provisionAgentV2`. */
export async function provisionAgent(input: OperationInput): Promise<OperationOutcome> {
  return await build(input, allPatient);
}

/** What makes nothing at the platform is tried beside the workflow first: those that began before `provisionAgentV3`. */
export async function provisionAgentV2(input: OperationInput): Promise<OperationOutcome> {
  return await build(input, lastAtOnce);
}

/** Each step at the platform is tried beside the workflow first. */
export async function provisionAgentV3(input: OperationInput): Promise<OperationOutcome> {
  return await build(input, allAtOnce);
}

async function build(input: OperationInput, flow: Flow): Promise<OperationOutcome> {
  let previousFinishedAt: string | null = null;
  const run = async (details: string, step: (input: StepInput) => Promise<string>) => {
    setCurrentDetails(details);
    previousFinishedAt = await step({ ...input, previousFinishedAt });
  };
  try {
    await run('Reading the site', readSite);
    await run('Composing knowledge', composeKnowledge);
    await run('Writing the prompt', composePrompt);
    await run('Deploying the agent', flow.deploy);
    await run('Acquiring a number', flow.acquireNumber);
    await run('Assigning the number', flow.assignNumber);
    await run('Checking that it answers', flow.verifyLive);
    await run('Activating', activate);
    setCurrentDetails('Active');
    return { status: 'active' };
  } catch (error) {
    return await endAfterUndoing(input, error);
  }
}
