/** Steps that act at the voice platform: `deploy`, `acquireNumber`, `assignNumber`, `verifyLive`. */
import type { ProvisionStep } from '../../contract/schemas/operations.ts';
import { findFacts, findKnowledge, type KnowledgeRow } from '../../db/knowledge.ts';
import { listResources } from '../../db/ledger.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { OperationRow } from '../../db/operations.ts';
import { findPromptVersion, type PromptVersion } from '../../db/versions.ts';
import { areaCodeOf, type ProvisionRequest } from '../../domain/provisioning.ts';
import { PlatformError, type VoicePlatform } from '../../platforms/voice-platform.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { ensureResource, runPlatformStep } from '../at-platform.ts';
import { agentSpecOf, knowledgeBaseSpecOf, numberAmong, type AgentParts } from '../deployed-agent.ts';
import { finalFailure } from '../errors.ts';
import { askLiveAgent } from '../live-check.ts';
import { firstVersion } from './compose.ts';
import type { ProvisionDependencies } from './dependencies.ts';

/** Creates knowledge base and agent, each noted in the ledger first. Repeating adopts what an earlier try made. */
export async function deploy(dependencies: ProvisionDependencies, input: StepInput): Promise<string> {
  return await atPlatform(dependencies, input, 'deploy', async (platform, { request }) => {
    const { knowledge, prompt } = await loadComposed(dependencies, input);
    const parts = partsOf(request, prompt);
    const knowledgeBase = await ensureResource(
      dependencies,
      input,
      platform,
      'knowledge_base',
      async (reference) => platform.createKnowledgeBase(reference, knowledgeBaseSpecOf(parts, knowledge)),
    );
    await ensureResource(dependencies, input, platform, 'agent', async (reference) =>
      platform.createAgent(reference, agentSpecOf(parts, knowledge, knowledgeBase.id)),
    );
  });
}

const partsOf = (request: ProvisionRequest, prompt: PromptVersion): AgentParts => ({
  ...prompt,
  name: request.name,
  voice: request.voice,
  slots: request.extraction.slots,
});

/** Gets a number: in the area that was asked for, else in the business's own where there is one, else anywhere. */
export async function acquireNumber(dependencies: ProvisionDependencies, input: StepInput): Promise<string> {
  const { db } = dependencies;
  return await atPlatform(dependencies, input, 'acquireNumber', async (platform, { request }) => {
    const preferred =
      request.areaCode ?? areaCodeOf(await findFacts(db, input.accountId, input.agentId, firstVersion));
    await ensureResource(dependencies, input, platform, 'phone_number', async (reference) => {
      const label = request.name;
      if (preferred === null) return await platform.acquireNumber(reference, { label });
      try {
        return await platform.acquireNumber(reference, { label, areaCode: preferred });
      } catch (error) {
        const mayLookElsewhere = request.areaCode === null && error instanceof PlatformError;
        if (mayLookElsewhere && error.reason === 'no_number')
          return await platform.acquireNumber(reference, { label });
        throw error;
      }
    });
  });
}

/** Routes the number to the agent. */
export async function assignNumber(dependencies: ProvisionDependencies, input: StepInput): Promise<string> {
  return await atPlatform(dependencies, input, 'assignNumber', async (platform) => {
    const { agent, number } = await loadDeployed(dependencies, input);
    await platform.assignNumber(number.id, agent.id);
  });
}

/** Calls the number and asks something; what answers must be our agent, in our words. */
export async function verifyLive(dependencies: ProvisionDependencies, input: StepInput): Promise<string> {
  return await atPlatform(dependencies, input, 'verifyLive', async (platform) => {
    const { agent, number } = await loadDeployed(dependencies, input);
    const prompt = await findPromptVersion(dependencies.db, input.accountId, input.agentId, firstVersion);
    if (!prompt) throw finalFailure('INTERNAL', 'What the agent is made of is missing.', true);
    await askLiveAgent(platform, input, { agentId: agent.id, e164: number.e164, prompt });
  });
}

async function atPlatform(
  dependencies: ProvisionDependencies,
  input: StepInput,
  step: ProvisionStep,
  work: (platform: VoicePlatform, operation: OperationRow<'provision_agent'>) => Promise<void>,
): Promise<string> {
  return await runPlatformStep(dependencies, input, { kind: 'provision_agent', step }, (operation) =>
    work(dependencies.platforms.get(operation.request.platform), operation),
  );
}

async function loadComposed(
  { db }: ProvisionDependencies,
  { accountId, agentId }: StepInput,
): Promise<{ knowledge: KnowledgeRow; prompt: PromptVersion }> {
  const [knowledge, prompt] = await Promise.all([
    findKnowledge(db, accountId, agentId, firstVersion),
    findPromptVersion(db, accountId, agentId, firstVersion),
  ]);
  if (!knowledge || !prompt) throw finalFailure('INTERNAL', 'What the agent is made of is missing.', true);
  return { knowledge, prompt };
}

/** What the ledger knows of the deployed agent and its number. */
export async function loadDeployed(
  { db }: { db: Db | Tx },
  input: StepInput,
): Promise<{ agent: { id: string }; number: { id: string; e164: string } }> {
  const rows = await listResources(db, input.accountId, input.operationId);
  const agent = rows.find((row) => row.kind === 'agent');
  const number = numberAmong(rows);
  if (!agent?.vendor_id || !number) {
    throw finalFailure('INTERNAL', 'The ledger misses what was deployed.', true);
  }
  return { agent: { id: agent.vendor_id }, number };
}
