/** Step `composeVersion`: what the agent will be, written as a draft where it differs from what is live. */
import { findAgent, type AgentWithVersion } from '../../db/agents.ts';
import { findKnowledge } from '../../db/knowledge.ts';
import { findDraftVersion, findVersion, savePromptVersion } from '../../db/versions.ts';
import {
  changedParts,
  needsComposing,
  type Overrides,
  type UpdateRequest,
  type VersionContent,
} from '../../domain/agent-life.ts';
import { newId } from '../../domain/ids.ts';
import { composePrompt } from '../../domain/prompt/compose-prompt.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { finalFailure } from '../errors.ts';
import { untilCancelled } from '../heartbeat.ts';
import { beginStep, withStepFailures } from '../step.ts';
import { applyChanges, contentOf, contentOfVersion, type NextAgent } from './next-agent.ts';

/** What is left to be done; the workflow skips the rest. */
export interface UpdatePlan {
  finishedAt: string;
  deploy: boolean;
  newNumber: boolean;
}

/** Repeating it finds the draft that it wrote: a model may word a prompt differently each time. */
export async function composeVersion(dependencies: AgentDependencies, input: StepInput): Promise<UpdatePlan> {
  return await withStepFailures(() => planUpdate(dependencies, input));
}

async function planUpdate(dependencies: AgentDependencies, input: StepInput): Promise<UpdatePlan> {
  const { db } = dependencies;
  const { accountId, agentId, operationId } = input;
  const { request, actor } = await beginStep(db, input, { kind: 'update_agent', step: 'composeVersion' });
  const agent = await requireAgent(dependencies, input);
  const next = applyChanges(agent, request.changes);
  const newNumber = request.changes.areaCode !== undefined;
  const draft = await findDraftVersion(db, accountId, agentId, operationId);
  const content = draft
    ? contentOfVersion(draft, agent)
    : await contentAfter(dependencies, input, agent, next, request);
  const changed = changedParts(contentOf(agent), content);
  if (!draft && (changed.length > 0 || newNumber)) {
    await savePromptVersion(db, accountId, {
      ...content,
      id: newId('version'),
      agentId,
      number: agent.version + 1,
      operationId,
      actor,
      overrides: await overridesAfter(dependencies, input, next, request),
      changed: newNumber ? [...changed, 'phone_number'] : changed,
      restoredFrom: request.restoreVersion ?? null,
    });
  }
  return { finishedAt: new Date().toISOString(), deploy: changed.length > 0, newNumber };
}

export async function requireAgent(
  { db }: Pick<AgentDependencies, 'db'>,
  { accountId, agentId }: StepInput,
): Promise<AgentWithVersion> {
  const agent = await findAgent(db, accountId, agentId);
  if (!agent) throw finalFailure('NOT_FOUND', 'The agent has been deleted.', false);
  return agent;
}

async function contentAfter(
  dependencies: AgentDependencies,
  input: StepInput,
  agent: AgentWithVersion,
  next: NextAgent,
  { changes, restoreVersion }: UpdateRequest,
): Promise<VersionContent> {
  const live = contentOf(agent);
  if (restoreVersion !== undefined) {
    return contentOfVersion(await requireVersion(dependencies, input, restoreVersion), agent);
  }
  const { slots } = next.extraction;
  const composed = needsComposing(changes, { before: live.slots, after: slots }, next.overrides)
    ? await compose(dependencies, input, agent, next, changes)
    : live;
  return {
    ...composed,
    voice: next.voice,
    slots,
    systemPrompt: next.overrides.system_prompt ?? composed.systemPrompt,
    greeting: next.overrides.greeting ?? composed.greeting,
  };
}

async function overridesAfter(
  dependencies: AgentDependencies,
  input: StepInput,
  next: NextAgent,
  { restoreVersion }: UpdateRequest,
): Promise<Overrides> {
  if (restoreVersion === undefined) return next.overrides;
  return (await requireVersion(dependencies, input, restoreVersion)).overrides;
}

async function requireVersion({ db }: AgentDependencies, input: StepInput, number: number) {
  const version = await findVersion(db, input.accountId, input.agentId, number);
  if (!version) throw finalFailure('NOT_FOUND', `The agent has no version ${number}.`, false);
  return version;
}

/** From the knowledge that is live, as the first version was. */
async function compose(
  { db, engine }: AgentDependencies,
  { accountId, agentId }: StepInput,
  agent: AgentWithVersion,
  next: NextAgent,
  changes: UpdateRequest['changes'],
): Promise<VersionContent> {
  const knowledge = await findKnowledge(db, accountId, agentId, agent.knowledge_number);
  if (!knowledge) throw finalFailure('INTERNAL', 'What the prompt is made of is missing.', true);
  const language = changes.language === undefined ? agent.language : (changes.language ?? knowledge.language);
  const composed = composePrompt({
    template: { ...next.template, slots: next.extraction.slots },
    agentName: next.name,
    knowledge,
    language,
    ...(knowledge.time_zone === null ? {} : { timeZone: knowledge.time_zone }),
  });
  const systemPrompt =
    next.overrides.system_prompt ??
    (await untilCancelled(engine.writePrompt({ draft: composed.systemPrompt, knowledge, language })));
  return { ...contentOf(agent), ...composed, systemPrompt, language };
}
