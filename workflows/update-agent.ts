/** Changes a live agent: a saga that either makes the change real or puts back what was live before. */
import { log, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { UpdateActivities } from '../activities/update/index.ts';
import type { OperationInput } from './inputs.ts';
import { labels } from './labels.ts';
import { compensationOptions } from './policies.ts';
import { atPlatform, beside, runOperation } from './steps.ts';
import type { OperationOutcome } from './undo.ts';

const { composeVersion } = beside<UpdateActivities>(labels.composeVersion);
const { deployVersion } = atPlatform<UpdateActivities>(labels.changeAgent);
const { acquireNewNumber } = atPlatform<UpdateActivities>(labels.acquireNewNumber);
const { assignNewNumber } = atPlatform<UpdateActivities>(labels.assignNewNumber);
const { verifyVersion } = atPlatform<UpdateActivities>(labels.verifyChanged);
const { activateVersion } = beside<UpdateActivities>(labels.activateVersion);
const { releaseReplaced } = proxyActivities<UpdateActivities>({
  ...compensationOptions,
  summary: labels.releaseReplaced,
});

export async function updateAgent(input: OperationInput): Promise<OperationOutcome> {
  return await runOperation(input, async (run) => {
    const { deploy, newNumber } = await run('Composing the version', composeVersion);
    if (deploy) await run('Changing the agent', deployVersion);
    if (newNumber) {
      await run('Acquiring a number', acquireNewNumber);
      await run('Assigning the number', assignNewNumber);
    }
    if (deploy || newNumber) await run('Checking that it answers', verifyVersion);
    await run('Activating', activateVersion);
    setCurrentDetails('Active');
    if (deploy || newNumber) await giveBack(input);
  });
}

/** The update is real: whatever goes wrong here is the sweeper's. */
async function giveBack(input: OperationInput): Promise<void> {
  try {
    await releaseReplaced(input);
  } catch (error) {
    log.error('giving back what was replaced is left to the sweeper', { error });
  }
}
