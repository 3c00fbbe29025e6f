/** Writes an agent's system prompt and greeting from its template and what the website says. */
import { currentOnly } from '../knowledge/stale.ts';
import type { Knowledge } from '../knowledge/types.ts';
import type { Template } from '../templates/types.ts';
import { composeDataSection } from './data-section.ts';
import type { Claim } from './data-section.ts';
import { outlineFor } from './outlines/index.ts';
import { phrasesFor, slotPhrase } from './phrases/index.ts';
import { quoteName } from './quote.ts';
import { silentKinds } from './silence.ts';

export interface PromptInput {
  template: Template;
  agentName: string;
  knowledge: Knowledge;
  /** BCP 47 tag; languages without phrases get English. */
  language: string;
  /** IANA zone of the business, where known. */
  timeZone?: string;
}

export interface ComposedPrompt {
  systemPrompt: string;
  greeting: string;
  businessName: string;
  /** Every line about the business in the prompt, with the facts that it rests on (`factId`). */
  claims: Claim[];
}

/**
 * Characters of a whole prompt: about 1,800 tokens, little enough for a model to answer within the pause of a call. The rules
 * always stand; facts fill what they leave, contradictions and contact first, rules of the house and remarks last.
 */
export const promptBudget = 7200;
/** Templates of customers' own making may have many slots: the facts keep so much at least. */
const minDataLength = 1800;

const hostOf = (knowledge: Knowledge): string | undefined => {
  const url = knowledge.facts[0]?.source.url ?? knowledge.passages[0]?.url;
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
};

/** The site's own name; where it states none that can be a name, the agent's, then the host. */
function nameOf({ agentName, knowledge }: PromptInput): string {
  const stated = knowledge.facts.flatMap((fact) => (fact.kind === 'name' ? [fact.value.text] : []));
  for (const candidate of [...stated, agentName]) {
    const name = quoteName(candidate);
    if (name !== undefined) return name;
  }
  return hostOf(knowledge) ?? 'our business';
}

/**
 * Pure and deterministic. Page text stands only between the markers of the data section; the business name alone is
 * also used outside, and only where it reads as a name.
 */
export function composePrompt(input: PromptInput): ComposedPrompt {
  const { template } = input;
  const knowledge = currentOnly(input.knowledge);
  const phrases = phrasesFor(input.language);
  const outline = outlineFor(template, phrases.language);
  const businessName = nameOf(input);
  const { headings } = phrases;
  const questions = template.slots.map((slot) => {
    const ask = slotPhrase(phrases, slot).ask;
    return slot.required ? ask : `${ask} (${phrases.optional})`;
  });
  const section = (heading: string, ...lines: string[]): string => [`# ${heading}`, ...lines].join('\n');
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  const silent = silentKinds(knowledge).flatMap((kind) => phrases.labels[kind] ?? []);

  const compose = (data: string): string =>
    [
      phrases.identity(outline.role, businessName),
      phrases.speech,
      section(headings.style, outline.style),
      section(headings.goals, list(outline.goals)),
      section(
        headings.knowledge,
        phrases.dataRule,
        data,
        ...(silent.length > 0 ? [phrases.notStated(silent)] : []),
      ),
      section(headings.questions, phrases.questionsRule, list(questions)),
      section(headings.limits, list([...outline.never, ...phrases.limits])),
      section(headings.unknown, phrases.unknownRule, `“${phrases.unknownSentence}”`),
      section(headings.conflicts, phrases.conflictRule, `“${phrases.conflictSentence}”`),
      section(headings.handover, outline.handover),
    ].join('\n\n');

  const maxLength = Math.max(minDataLength, promptBudget - compose('').length);
  const data = composeDataSection(knowledge, phrases, { timeZone: input.timeZone, maxLength });
  return {
    systemPrompt: compose(data.text),
    greeting: phrases.greeting(businessName),
    businessName,
    claims: data.claims,
  };
}
