/** Steps that act at the voice platform: `deploy`, `acquireNumber`, `assignNumber`, `verifyLive`. */
import { Context } from '@temporalio/activity';
import { findPromptVersion, type PromptVersion } from '../../db/agents.ts';
import { findFacts, findKnowledge, type KnowledgeRow } from '../../db/knowledge.ts';
import { listResources, planResource, recordResource } from '../../db/ledger.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { OperationRow } from '../../db/operations.ts';
import type { ResourceKind } from '../../contract/schemas/operations.ts';
import { newId } from '../../domain/ids.ts';
import { judgeLiveAnswer, liveQuestion } from '../../domain/live-check.ts';
import { areaCodeOf } from '../../domain/provisioning.ts';
import { PlatformError, type Reference, type VoicePlatform } from '../../platforms/voice-platform.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { finalFailure, platformFailure } from '../errors.ts';
import { firstVersion } from './compose.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { runStep } from './step.ts';

/** Creates knowledge base and agent, each noted in the ledger first. Repeating adopts what an earlier try made. */
export async function deploy(dependencies: ProvisionDependencies, input: StepInput): Promise<string> {
  return await atPlatform(dependencies, input, 'deploy', async (platform, { request }) => {
    const { knowledge, prompt } = await loadComposed(dependencies, input);
    const { facts, conflicts, passages } = knowledge;
    const label = `${prompt.businessName} · ${request.name}`.slice(0, 100);
    const knowledgeBase = await ensureResource(
      dependencies,
      input,
      platform,
      'knowledge_base',
      async (reference) =>
        platform.createKnowledgeBase(reference, { name: label, facts, conflicts, passages }),
    );
    await ensureResource(dependencies, input, platform, 'agent', async (reference) =>
      platform.createAgent(reference, {
        name: label,
        businessName: prompt.businessName,
        language: prompt.language,
        voice: request.voice,
        greeting: prompt.greeting,
        systemPrompt: prompt.systemPrompt,
        slots: request.extraction.slots,
        ...(knowledge.time_zone === null ? {} : { timeZone: knowledge.time_zone }),
        knowledgeBaseId: knowledgeBase.id,
      }),
    );
  });
}

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
    const { attempt } = Context.current().info;
    const call = await platform.converse({
      toNumber: number.e164,
      turns: [liveQuestion(prompt.language)],
      callKey: `${input.operationId}/verify/${attempt}`,
    });
    const problem = judgeLiveAnswer(call, { agentId: agent.id, greeting: prompt.greeting });
    if (problem !== null) throw new PlatformError('rejected', `The deployed agent ${problem}.`);
  });
}

/** A step with its platform at hand and the platform's failures in our terms. */
async function atPlatform(
  { db, platforms, platformPatienceMs }: ProvisionDependencies,
  input: StepInput,
  step: 'deploy' | 'acquireNumber' | 'assignNumber' | 'verifyLive',
  work: (platform: VoicePlatform, operation: OperationRow) => Promise<void>,
): Promise<string> {
  return await runStep(db, input, step, async (operation) => {
    try {
      await work(platforms.get(operation.request.platform), operation);
    } catch (error) {
      const waitedMs = Date.now() - Context.current().info.scheduledTimestampMs;
      throw platformFailure(error, waitedMs >= platformPatienceMs);
    }
  });
}

/** Notes the resource, has it made unless the ledger already has its id, and notes that id. */
async function ensureResource(
  { db }: ProvisionDependencies,
  input: StepInput,
  platform: VoicePlatform,
  kind: ResourceKind,
  create: (reference: Reference) => Promise<{ id: string; e164?: string }>,
): Promise<{ id: string }> {
  const reference: Reference = `${input.operationId}/${kind}`;
  const row = await planResource(db, input.accountId, {
    id: newId('resource'),
    operation_id: input.operationId,
    agent_id: input.agentId,
    platform: platform.name,
    kind,
    reference,
  });
  if (row.status === 'released') throw finalFailure('CANCELED', 'The operation has already ended.', false);
  if (row.vendor_id !== null) return { id: row.vendor_id };
  const { id, e164 } = await create(reference);
  await recordResource(db, input.accountId, row.id, id, e164 === undefined ? null : { e164 });
  return { id };
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
  const number = rows.find((row) => row.kind === 'phone_number');
  const e164 = number?.detail?.['e164'];
  if (!agent?.vendor_id || !number?.vendor_id || e164 === undefined) {
    throw finalFailure('INTERNAL', 'The ledger misses what was deployed.', true);
  }
  return { agent: { id: agent.vendor_id }, number: { id: number.vendor_id, e164 } };
}
