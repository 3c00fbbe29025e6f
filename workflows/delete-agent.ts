/** Deletes an agent: releases everything at its platform, the last made first, then retires it. It goes only forward. */
import { proxyActivities, proxyLocalActivities, setCurrentDetails } from '@temporalio/workflow';
import type { DeleteActivities } from '../activities/delete/index.ts';
import type { OperationInput, StepInput } from './inputs.ts';
import { labels } from './labels.ts';
import { localOptions, platformOptions } from './policies.ts';
import { endAfterUndoing, type OperationOutcome } from './undo.ts';

const { releaseNumber } = proxyActivities<DeleteActivities>({
  ...platformOptions,
  summary: labels.releaseNumber,
});
const { releaseAgent } = proxyActivities<DeleteActivities>({
  ...platformOptions,
  summary: labels.removeAgent,
});
const { releaseKnowledge } = proxyActivities<DeleteActivities>({
  ...platformOptions,
  summary: labels.removeKnowledge,
});
const { retire } = proxyLocalActivities<DeleteActivities>(localOptions);

/** On failure what is left is released by the sweeper, which then retires the agent as well. */
export async function deleteAgent(input: OperationInput): Promise<OperationOutcome> {
  let previousFinishedAt: string | null = null;
  const run = async (details: string, step: (input: StepInput) => Promise<string>) => {
    setCurrentDetails(details);
    previousFinishedAt = await step({ ...input, previousFinishedAt });
  };
  try {
    await run('Giving the number back', releaseNumber);
    await run('Removing the agent', releaseAgent);
    await run('Removing its knowledge', releaseKnowledge);
    await run('Retiring the agent', retire);
    setCurrentDetails('Deleted');
    return { status: 'active' };
  } catch (error) {
    return await endAfterUndoing(input, error);
  }
}
