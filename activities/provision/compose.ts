/** Steps `composeKnowledge` and `composePrompt`: from pages to what the agent knows and how it speaks. */
import { findKnowledge, saveKnowledge } from '../../db/knowledge.ts';
import { listPageContents } from '../../db/site-pages.ts';
import { findPromptVersion, savePromptVersion } from '../../db/versions.ts';
import { newId } from '../../domain/ids.ts';
import { composeKnowledge as composeFromPages } from '../../domain/knowledge/compose-knowledge.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { composePrompt as composeFromKnowledge } from '../../domain/prompt/compose-prompt.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { untilCancelled } from '../heartbeat.ts';
import { finalFailure } from '../errors.ts';
import { runStep } from '../step.ts';
import type { ProvisionDependencies } from './dependencies.ts';

/** What a new agent starts with. */
export const firstVersion = 1;

/** Merges the pages into facts with their sources and keeps them as the agent's first snapshot. */
export async function composeKnowledge({ db }: ProvisionDependencies, input: StepInput): Promise<string> {
  return await runStep(
    db,
    input,
    { kind: 'provision_agent', step: 'composeKnowledge' },
    async (operation) => {
      const pages = await listPageContents(db, input.accountId, input.agentId);
      const knowledge = composeFromPages(pages, {
        url: operation.request.businessUrl,
        readAt: new Date(),
      });
      const timeZone = inferTimeZone(knowledge.facts) ?? null;
      await saveKnowledge(db, input.accountId, input.agentId, firstVersion, knowledge, timeZone);
    },
  );
}

/** Writes prompt and greeting from template and knowledge and keeps them as the agent's first version. */
export async function composePrompt(
  { db, engine }: ProvisionDependencies,
  input: StepInput,
): Promise<string> {
  return await runStep(
    db,
    input,
    { kind: 'provision_agent', step: 'composePrompt' },
    async ({ request, actor }) => {
      const knowledge = await findKnowledge(db, input.accountId, input.agentId, firstVersion);
      const template = findTemplate(request.templateId);
      if (!knowledge || !template)
        throw finalFailure('INTERNAL', 'What the prompt is made of is missing.', true);
      // A model may word it differently each time; a version that was kept before a crash stays.
      if (await findPromptVersion(db, input.accountId, input.agentId, firstVersion)) return;
      const language = request.language ?? knowledge.language;
      const composed = composeFromKnowledge({
        template: { ...template, slots: request.extraction.slots },
        agentName: request.name,
        knowledge,
        language,
        ...(knowledge.time_zone === null ? {} : { timeZone: knowledge.time_zone }),
      });
      const systemPrompt = await untilCancelled(
        engine.writePrompt({ draft: composed.systemPrompt, knowledge, language }),
      );
      await savePromptVersion(db, input.accountId, {
        id: newId('version'),
        agentId: input.agentId,
        number: firstVersion,
        businessName: composed.businessName,
        language,
        greeting: composed.greeting,
        systemPrompt,
        knowledgeNumber: firstVersion,
        voice: request.voice,
        slots: request.extraction.slots,
        operationId: input.operationId,
        actor,
      });
    },
  );
}
