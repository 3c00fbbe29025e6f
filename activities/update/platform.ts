/** Steps of an update at the platform: each change is noted before it is asked for, so that it can be put back. */
import type { UpdateStep } from '../../contract/schemas/operations.ts';
import type { AgentWithVersion } from '../../db/agents.ts';
import { findKnowledge } from '../../db/knowledge.ts';
import { listResources } from '../../db/ledger.ts';
import type { Db, Tx } from '../../db/client.ts';
import { planChange } from '../../db/platform-changes.ts';
import { findDraftVersion } from '../../db/versions.ts';
import type { UpdateRequest, VersionContent } from '../../domain/agent-life.ts';
import type { VoicePlatform } from '../../platforms/voice-platform.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { ensureResource, runPlatformStep } from '../at-platform.ts';
import {
  agentSpecOf,
  knowledgeBaseSpecOf,
  loadLiveResources,
  numberAmong,
  type LiveResources,
} from '../deployed-agent.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { finalFailure } from '../errors.ts';
import { askLiveAgent } from '../live-check.ts';
import { requireAgent } from './compose-version.ts';
import { applyChanges, contentOf, contentOfVersion } from './next-agent.ts';

interface Site {
  platform: VoicePlatform;
  agent: AgentWithVersion;
  live: LiveResources;
  request: UpdateRequest;
}

/** Gives the deployed agent its new parts; another knowledge snapshot gets a knowledge base of its own first. */
export async function deployVersion(dependencies: AgentDependencies, input: StepInput): Promise<string> {
  const { db } = dependencies;
  return await atAgent(dependencies, input, 'deploy', async ({ platform, agent, live, request }) => {
    const content = await contentToDeploy(db, input, agent);
    const next = applyChanges(agent, request.changes);
    const parts = { ...content, name: next.name };
    const knowledge = await findKnowledge(db, input.accountId, input.agentId, content.knowledgeNumber);
    if (!knowledge) throw finalFailure('INTERNAL', 'What the agent is made of is missing.', true);
    const knowledgeBaseId =
      content.knowledgeNumber === agent.knowledge_number
        ? live.knowledgeBase.vendor_id
        : (
            await ensureResource(dependencies, input, platform, 'knowledge_base', (reference) =>
              platform.createKnowledgeBase(reference, knowledgeBaseSpecOf(parts, knowledge)),
            )
          ).id;
    await planChange(db, input.accountId, input.operationId, input.agentId);
    await platform.updateAgent(live.agent.vendor_id, agentSpecOf(parts, knowledge, knowledgeBaseId));
  });
}

/** Gets a number in the area that was asked for. */
export async function acquireNewNumber(dependencies: AgentDependencies, input: StepInput): Promise<string> {
  return await atAgent(dependencies, input, 'acquireNumber', async ({ platform, agent, request }) => {
    const { areaCode, name: label = agent.name } = request.changes;
    if (areaCode === undefined) return;
    await ensureResource(dependencies, input, platform, 'phone_number', (reference) =>
      platform.acquireNumber(reference, { areaCode, label }),
    );
  });
}

/** Routes the new number to the agent; the old one stays until the update has become real. */
export async function assignNewNumber(dependencies: AgentDependencies, input: StepInput): Promise<string> {
  return await atAgent(dependencies, input, 'assignNumber', async ({ platform, live }) => {
    const number = await findNewNumber(dependencies.db, input);
    if (!number) throw finalFailure('INTERNAL', 'The ledger misses the new number.', true);
    await platform.assignNumber(number.id, live.agent.vendor_id);
  });
}

/** Calls the number that it will have: who answers must be the agent with its new greeting. */
export async function verifyVersion(dependencies: AgentDependencies, input: StepInput): Promise<string> {
  const { db } = dependencies;
  return await atAgent(dependencies, input, 'verifyLive', async ({ platform, agent, live }) => {
    const number = await findNewNumber(db, input);
    await askLiveAgent(platform, input, {
      agentId: live.agent.vendor_id,
      e164: number?.e164 ?? agent.phone_number,
      prompt: await contentToDeploy(db, input, agent),
    });
  });
}

/** The number that this operation acquired, or null. */
export async function findNewNumber(
  db: Db | Tx,
  { accountId, operationId }: StepInput,
): Promise<{ id: string; e164: string } | null> {
  return numberAmong(await listResources(db, accountId, operationId));
}

async function contentToDeploy(db: Db, input: StepInput, agent: AgentWithVersion): Promise<VersionContent> {
  const draft = await findDraftVersion(db, input.accountId, input.agentId, input.operationId);
  return draft ? contentOfVersion(draft, agent) : contentOf(agent);
}

async function atAgent(
  dependencies: AgentDependencies,
  input: StepInput,
  step: UpdateStep,
  work: (site: Site) => Promise<void>,
): Promise<string> {
  return await runPlatformStep(dependencies, input, { kind: 'update_agent', step }, async ({ request }) => {
    const agent = await requireAgent(dependencies, input);
    const live = await loadLiveResources(dependencies.db, input.accountId, input.agentId);
    await work({ platform: dependencies.platforms.get(agent.platform), agent, live, request });
  });
}
