/** What an agent will be after an update: its row's members, and what a version of it consists of. */
import { isDeepStrictEqual } from 'node:util';
import { liveSlots, type AgentWithVersion } from '../../db/agents.ts';
import type { VersionRow } from '../../db/versions.ts';
import {
  mergeMetadata,
  mergeOverrides,
  mergeVoice,
  mostMetadataKeys,
  type AgentChanges,
  type Overrides,
  type VersionContent,
} from '../../domain/agent-life.ts';
import { effectiveExtraction, type CustomExtraction } from '../../domain/extraction.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import type { Template } from '../../domain/templates/types.ts';
import type { Extraction } from '../../contract/schemas/extraction.ts';
import { finalFailure } from '../errors.ts';

export interface NextAgent {
  name: string;
  template: Template;
  voice: string;
  extraction: Extraction;
  customExtraction: CustomExtraction;
  overrides: Overrides;
  metadata: Record<string, string>;
}

/** Applies changes to the agent as it is; depends on nothing else, so every step of an update finds the same. */
export function applyChanges(agent: AgentWithVersion, changes: AgentChanges): NextAgent {
  const before = templateOf(agent.template_id);
  const after = changes.templateId === undefined ? before : templateOf(changes.templateId);
  const custom = changes.extraction === undefined ? agent.custom_extraction : (changes.extraction ?? {});
  const customExtraction =
    changes.slots === undefined ? custom : { ...custom, slots: changes.slots ?? undefined };
  const metadata = mergeMetadata(agent.metadata, changes.metadata);
  if (Object.keys(metadata).length > mostMetadataKeys)
    throw finalFailure('INVALID_REQUEST', `metadata would hold more than ${mostMetadataKeys} keys.`, false);
  return {
    name: changes.name ?? agent.name,
    template: after,
    voice: mergeVoice(agent.voice, changes.voice, { before, after }),
    extraction: effectiveExtraction(after, customExtraction),
    customExtraction,
    overrides: mergeOverrides(agent.overrides, changes),
    metadata,
  };
}

/** The same with the slots of a version that is brought back; those that its template has are not one's own. */
export function withSlots(next: NextAgent, slots: Extraction['slots']): NextAgent {
  const own = isDeepStrictEqual(slots, next.template.slots) ? undefined : slots;
  return {
    ...next,
    extraction: { ...next.extraction, slots },
    customExtraction: { ...next.customExtraction, slots: own },
  };
}

function templateOf(id: string): Template {
  const template = findTemplate(id);
  if (!template) throw finalFailure('INVALID_REQUEST', `There is no template ${id} any more.`, false);
  return template;
}

export const contentOf = (agent: AgentWithVersion): VersionContent => ({
  systemPrompt: agent.system_prompt,
  greeting: agent.greeting,
  language: agent.language,
  businessName: agent.business_name,
  voice: agent.voice,
  slots: liveSlots(agent),
  knowledgeNumber: agent.knowledge_number,
});

export const contentOfVersion = (version: VersionRow, agent: AgentWithVersion): VersionContent => ({
  systemPrompt: version.system_prompt,
  greeting: version.greeting,
  language: version.language,
  businessName: version.business_name,
  voice: version.voice ?? agent.voice,
  slots: version.slots ?? agent.extraction.slots,
  knowledgeNumber: version.knowledge_number,
});
