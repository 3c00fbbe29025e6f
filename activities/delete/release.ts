/** Steps of a deletion at the platform. From the first one on there is no way back: the agent's number may be gone. */
import type { DeleteStep, ResourceKind } from '../../contract/schemas/operations.ts';
import { listReleasesOf, listResourcesOfAgent, markObsolete } from '../../db/ledger.ts';
import { makeIrrevocable } from '../../db/operation-progress.ts';
import { settleChangesOf } from '../../db/platform-changes.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { runPlatformStep } from '../at-platform.ts';
import { releaseRows } from '../compensate.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { runStepInTransaction } from '../step.ts';

/** The last made, the first released. */
const kindOf: Readonly<Record<Exclude<DeleteStep, 'retire'>, ResourceKind>> = {
  releaseNumber: 'phone_number',
  releaseAgent: 'agent',
  releaseKnowledge: 'knowledge_base',
};

/** Marks all that the agent has as to be released, then gives its number back. */
export async function releaseNumber(dependencies: AgentDependencies, input: StepInput): Promise<string> {
  const { db } = dependencies;
  const { accountId, agentId, operationId } = input;
  const which = { kind: 'delete_agent', step: 'releaseNumber' } as const;
  await runStepInTransaction(db, input, which, async (tx) => {
    await makeIrrevocable(tx, accountId, operationId);
    const rows = await listResourcesOfAgent(tx, accountId, agentId);
    await markObsolete(
      tx,
      accountId,
      rows.map(({ id }) => id),
      operationId,
    );
    await settleChangesOf(tx, accountId, agentId);
  });
  return await release(dependencies, input, 'releaseNumber');
}

export async function releaseAgent(dependencies: AgentDependencies, input: StepInput): Promise<string> {
  return await release(dependencies, input, 'releaseAgent');
}

export async function releaseKnowledge(dependencies: AgentDependencies, input: StepInput): Promise<string> {
  return await release(dependencies, input, 'releaseKnowledge');
}

async function release(
  dependencies: AgentDependencies,
  input: StepInput,
  step: Exclude<DeleteStep, 'retire'>,
): Promise<string> {
  const { accountId, operationId } = input;
  return await runPlatformStep(dependencies, input, { kind: 'delete_agent', step }, async () => {
    const rows = (await listReleasesOf(dependencies.db, accountId, [operationId])).get(operationId) ?? [];
    await releaseRows(
      dependencies,
      rows.filter(({ kind }) => kind === kindOf[step]),
    );
  });
}
