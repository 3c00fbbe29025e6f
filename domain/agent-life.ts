/** Decisions about agents after they were built: what an update asks for, what it changes, what it takes. */
import { isDeepStrictEqual } from 'node:util';
import type { VersionPart } from '../contract/schemas/agents.ts';
import type { Extraction } from '../contract/schemas/extraction.ts';
import type { CustomExtraction } from './extraction.ts';
import type { Template } from './templates/types.ts';

/** Parts that a client set itself; every other part is composed, or the template's. */
export interface Overrides {
  system_prompt?: string | undefined;
  greeting?: string | undefined;
}

/** What an update was accepted with. A member that is absent stays as it is; null resets it. */
export interface AgentChanges {
  name?: string | undefined;
  voice?: string | null | undefined;
  language?: string | null | undefined;
  /** A new number in this area; the old one is given back. */
  areaCode?: string | undefined;
  templateId?: string | undefined;
  systemPrompt?: string | null | undefined;
  greeting?: string | null | undefined;
  extraction?: CustomExtraction | null | undefined;
  /** Those alone, over what `extraction` says; null: the template's. */
  slots?: Extraction['slots'] | null | undefined;
  /** Merged key by key; an empty string or null removes one. */
  metadata?: Record<string, string | null> | null | undefined;
}

export interface UpdateRequest {
  requestId: string;
  changes: AgentChanges;
  /** The version to bring back. */
  restoreVersion?: number | undefined;
}

export interface DeleteRequest {
  requestId: string;
}

/** What a version consists of: a difference in any of these makes a new one. */
export interface VersionContent {
  systemPrompt: string;
  greeting: string;
  language: string;
  businessName: string;
  voice: string;
  /** What the prompt asks for, unless it is the client's own. */
  slots: Extraction['slots'];
  knowledgeNumber: number;
}

/** Which parts differ; empty where no new version is needed. */
export function changedParts(before: VersionContent, after: VersionContent): VersionPart[] {
  const pairs: [VersionPart, boolean][] = [
    ['system_prompt', before.systemPrompt !== after.systemPrompt],
    ['greeting', before.greeting !== after.greeting],
    ['language', before.language !== after.language],
    ['voice', before.voice !== after.voice],
    ['slots', !isDeepStrictEqual(before.slots, after.slots)],
    ['knowledge', before.knowledgeNumber !== after.knowledgeNumber],
  ];
  return pairs.flatMap(([part, differs]) => (differs ? [part] : []));
}

/** Whether the prompt has to be composed again: not for a new name, nor for slots where it is the client's own. */
export function needsComposing(
  changes: AgentChanges,
  slots: { before: Extraction['slots']; after: Extraction['slots'] },
  overrides: Overrides,
): boolean {
  const asksOtherThings = !isDeepStrictEqual(slots.before, slots.after);
  return (
    changes.templateId !== undefined ||
    changes.language !== undefined ||
    changes.systemPrompt === null ||
    changes.greeting === null ||
    (asksOtherThings && overrides.system_prompt === undefined)
  );
}

/** Own text stays until it is reset. */
export function mergeOverrides(current: Overrides, changes: AgentChanges): Overrides {
  const merge = (own: string | undefined, change: string | null | undefined) =>
    change === undefined ? own : (change ?? undefined);
  const systemPrompt = merge(current.system_prompt, changes.systemPrompt);
  const greeting = merge(current.greeting, changes.greeting);
  return {
    ...(systemPrompt === undefined ? {} : { system_prompt: systemPrompt }),
    ...(greeting === undefined ? {} : { greeting }),
  };
}

/** An explicit voice, or the template's; one that was the old template's follows the template. */
export function mergeVoice(
  current: string,
  change: string | null | undefined,
  templates: { before: Template; after: Template },
): string {
  if (change === null) return templates.after.voice;
  if (change !== undefined) return change;
  return current === templates.before.voice ? templates.after.voice : current;
}

/** As many as a new agent may have. */
export const mostMetadataKeys = 50;

/** Key by key, as Stripe merges metadata: null or an empty string removes a key, null for all removes all. */
export function mergeMetadata(
  current: Readonly<Record<string, string>>,
  change: AgentChanges['metadata'],
): Record<string, string> {
  if (change === undefined) return { ...current };
  if (change === null) return {};
  const merged = new Map(Object.entries(current));
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') merged.delete(key);
    else merged.set(key, value);
  }
  return Object.fromEntries(merged);
}
