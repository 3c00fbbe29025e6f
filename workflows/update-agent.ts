/** Changes a live agent: a saga that either makes the change real or puts back what was live before. */
import { log, proxyActivities, proxyLocalActivities, setCurrentDetails } from '@temporalio/workflow';
import type { UpdateActivities } from '../activities/update/index.ts';
import type { OperationInput, StepInput } from './inputs.ts';
import { labels } from './labels.ts';
import { compensationOptions, localOptions, platformOptions } from './policies.ts';
import { endAfterUndoing, type OperationOutcome } from './undo.ts';

// Our own database and CPU only, and harmless to repeat: not worth a task of their own.
const { composeVersion, activateVersion } = proxyLocalActivities<UpdateActivities>(localOptions);
const { deployVersion } = proxyActivities<UpdateActivities>({
  ...platformOptions,
  summary: labels.changeAgent,
});
const { acquireNewNumber } = proxyActivities<UpdateActivities>({
  ...platformOptions,
  summary: labels.acquireNewNumber,
});
const { assignNewNumber } = proxyActivities<UpdateActivities>({
  ...platformOptions,
  summary: labels.assignNewNumber,
});
const { verifyVersion } = proxyActivities<UpdateActivities>({
  ...platformOptions,
  summary: labels.verifyChanged,
});
const { releaseReplaced } = proxyActivities<UpdateActivities>({
  ...compensationOptions,
  summary: labels.releaseReplaced,
});

export async function updateAgent(input: OperationInput): Promise<OperationOutcome> {
  let previousFinishedAt: string | null = null;
  const run = async (details: string, step: (input: StepInput) => Promise<string>) => {
    setCurrentDetails(details);
    previousFinishedAt = await step({ ...input, previousFinishedAt });
  };
  try {
    setCurrentDetails('Composing the version');
    const plan = await composeVersion({ ...input, previousFinishedAt });
    previousFinishedAt = plan.finishedAt;
    if (plan.deploy) await run('Changing the agent', deployVersion);
    if (plan.newNumber) {
      await run('Acquiring a number', acquireNewNumber);
      await run('Assigning the number', assignNewNumber);
    }
    if (plan.deploy || plan.newNumber) await run('Checking that it answers', verifyVersion);
    await run('Activating', activateVersion);
    setCurrentDetails('Active');
    if (plan.deploy || plan.newNumber) await giveBack({ ...input, previousFinishedAt });
    return { status: 'active' };
  } catch (error) {
    return await endAfterUndoing(input, error);
  }
}

/** The update is real: whatever goes wrong here is the sweeper's. */
async function giveBack(input: StepInput): Promise<void> {
  try {
    await releaseReplaced(input);
  } catch (error) {
    log.error('giving back what was replaced is left to the sweeper', { error });
  }
}
