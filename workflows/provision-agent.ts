/** From a web address to a live agent: a saga that either ends active or leaves nothing behind. */
import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { ProvisionActivities } from '../activities/provision/index.ts';
import { atOnce } from './at-once.ts';
import type { OperationInput } from './inputs.ts';
import { labels } from './labels.ts';
import { atOnceOptions, createAtOnceOptions, siteOptions } from './policies.ts';
import { atPlatform, beside, runOperation } from './steps.ts';
import type { OperationOutcome } from './undo.ts';

type Activities = ProvisionActivities;

const { readSite } = proxyActivities<Activities>({ ...siteOptions, summary: labels.readSite });
const { composeKnowledge } = beside<Activities>(labels.composeKnowledge);
const { composePrompt } = beside<Activities>(labels.composePrompt);
const { deploy } = atPlatform<Activities>(labels.deploy);
const { acquireNumber } = atPlatform<Activities>(labels.acquireNumber);
const { assignNumber } = atPlatform<Activities>(labels.assignNumber);
const { verifyLive } = atPlatform<Activities>(labels.verifyLive);
const { activate } = beside<Activities>(labels.activate);

type Flow = Pick<Activities, 'deploy' | 'acquireNumber' | 'assignNumber' | 'verifyLive'>;

const allPatient: Flow = { deploy, acquireNumber, assignNumber, verifyLive };
const lastAtOnce: Flow = {
  ...allPatient,
  assignNumber: atOnce(beside<Activities>(labels.assignNumber, atOnceOptions).assignNumber, assignNumber),
  verifyLive: atOnce(beside<Activities>(labels.verifyLive, atOnceOptions).verifyLive, verifyLive),
};
// What makes something has the longer of the two limits, so that it is seldom asked for twice.
const allAtOnce: Flow = {
  ...lastAtOnce,
  deploy: atOnce(beside<Activities>(labels.deploy, createAtOnceOptions).deploy, deploy),
  acquireNumber: atOnce(
    beside<Activities>(labels.acquireNumber, createAtOnceOptions).acquireNumber,
    acquireNumber,
  ),
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
  return await runOperation(input, async (run) => {
    await run('Reading the site', readSite);
    await run('Composing knowledge', composeKnowledge);
    await run('Writing the prompt', composePrompt);
    await run('Deploying the agent', flow.deploy);
    await run('Acquiring a number', flow.acquireNumber);
    await run('Assigning the number', flow.assignNumber);
    await run('Checking that it answers', flow.verifyLive);
    await run('Activating', activate);
    setCurrentDetails('Active');
  });
}
