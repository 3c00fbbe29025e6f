/** Deletes an agent: releases everything at its platform, the last made first, then retires it. It goes only forward. */
import { setCurrentDetails } from '@temporalio/workflow';
import type { DeleteActivities } from '../activities/delete/index.ts';
import type { OperationInput } from './inputs.ts';
import { labels } from './labels.ts';
import { atPlatform, beside, runOperation } from './steps.ts';
import type { OperationOutcome } from './undo.ts';

const { releaseNumber } = atPlatform<DeleteActivities>(labels.releaseNumber);
const { releaseAgent } = atPlatform<DeleteActivities>(labels.removeAgent);
const { releaseKnowledge } = atPlatform<DeleteActivities>(labels.removeKnowledge);
const { retire } = beside<DeleteActivities>(labels.retire);

/** On failure what is left is released by the sweeper, which then retires the agent as well. */
export async function deleteAgent(input: OperationInput): Promise<OperationOutcome> {
  return await runOperation(input, async (run) => {
    await run('Giving the number back', releaseNumber);
    await run('Removing the agent', releaseAgent);
    await run('Removing its knowledge', releaseKnowledge);
    await run('Retiring the agent', retire);
    setCurrentDetails('Deleted');
  });
}
