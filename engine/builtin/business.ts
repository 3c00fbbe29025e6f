/** Everything the answers need about one business, prepared once. */
import type { Conflict, Fact, FactKind, Source } from '../../contract/schemas/facts.ts';
import { priceText } from '../../domain/knowledge/offers/price-text.ts';
import { currentOnly } from '../../domain/knowledge/stale.ts';
import { factsOfConflict, isDisputed } from '../../domain/prompt/data-section.ts';
import { givesOrders } from '../../domain/prompt/quote.ts';
import type { AgentProfile } from '../types.ts';
import type { LocalTime } from './language/clock.ts';
import type { Judge } from './evidence/evidence.ts';
import type { RouteJudge } from './evidence/route-evidence.ts';
import { labelDatesOf } from './language/label-dates.ts';
import type { LabelDates } from './language/label-dates.ts';
import type { Lexicon } from './language/lexicon.ts';
import { isPending } from './evidence/unsaid.ts';
import { indexKnowledge } from './evidence/retrieval.ts';
import type { KnowledgeIndex } from './evidence/retrieval.ts';
import type { When } from './language/when.ts';
import type { LocalDate } from './language/clock.ts';
import { inTurn } from './language/sentences.ts';

/** What stays the same over an agent's conversations. */
export interface Business {
  lexicon: Lexicon;
  readWhen: (text: string, today: LocalDate | undefined) => When;
  facts: Fact[];
  conflicts: Conflict[];
  /** Both sides of every conflict. */
  disputed: Fact[];
  /** Reads the dates in labels of hours, which are written as the site is. */
  labelDates: LabelDates;
  index: KnowledgeIndex;
}

/** A business at a moment of a conversation. */
export interface Scene extends Business {
  agent: AgentProfile;
  /** Absent where the zone of the business is unknown. */
  local: LocalTime | undefined;
  /** The first and the last date that it may be there. */
  dates: readonly [LocalDate, LocalDate];
  callerId: string | undefined;
  /** The clause that is being answered. */
  heard: string;
  /** What the caller told before it in the same turn: "My dad is in a wheelchair, can he get in?". */
  told: string;
  /** Weighs what speaks for a piece of the site as the answer. */
  judge: Judge;
  /** Weighs what speaks for an answer made from facts. */
  judgeRoute: RouteJudge;
}

const topicsOfScenes = new WeakMap<Scene, ReadonlySet<string>>();

/** The topics of the clause that is being answered: told once for all candidates. */
export function topicsHeard(scene: Scene): ReadonlySet<string> {
  const known = topicsOfScenes.get(scene);
  if (known !== undefined) return known;
  const topics = scene.lexicon.topicsOf(scene.heard);
  topicsOfScenes.set(scene, topics);
  return topics;
}

export interface Answer {
  text: string;
  sources: Source[];
  topic?: Topic;
  /** The answer ends in the offer to call back. */
  offersCallback?: true;
  /** The site does not say it. */
  isSilent?: true;
  /** Of a sentence of the site, as it was weighed when it was found. */
  probability?: number;
}

export type Topic = 'hours' | 'price' | 'offer';

/** Longer texts are looked at sentence by sentence. */
const maxWholeLength = 4000;

/** Sentences that command machines are no knowledge: they are neither found nor spoken. */
export function prepareBusiness(
  agent: AgentProfile,
  lexicon: Lexicon,
  readWhen: Business['readWhen'],
): Business {
  const { facts, conflicts, passages } = currentOnly(agent.knowledge);
  const harmless = facts.filter(
    (fact) => !Object.values(fact.value).some((part) => typeof part === 'string' && givesOrders(part)),
  );
  const clean = passages.flatMap((passage) => {
    if (givesOrders(passage.heading)) return [];
    // What is harmless as a whole is so in every sentence.
    if (passage.text.length <= maxWholeLength && !givesOrders(passage.text)) return [passage];
    const sentences = passage.text.split(/(?<=[.!?。！？])\s+|\n+/u);
    const kept = sentences.filter((sentence) => !givesOrders(sentence));
    if (kept.length === sentences.length) return givesOrders(passage.text) ? [] : [passage];
    return kept.length === 0 ? [] : [{ ...passage, text: kept.join('\n') }];
  });
  const settled = harmless
    .filter((fact) => fact.kind === 'hours' || !(isDisputed(fact, conflicts) || isPendingFact(fact)))
    .map((fact) => asPriced(fact, lexicon));
  return {
    lexicon,
    readWhen,
    facts: settled,
    conflicts,
    disputed: conflicts.flatMap(factsOfConflict).map((fact) => asPriced(fact, lexicon)),
    labelDates: labelDatesOf(agent.language),
    index: indexKnowledge(settled, clean, lexicon),
  };
}

/** "Sauna – to be confirmed" is offered by nobody yet. */
const isPendingFact = ({ kind, value }: Fact): boolean =>
  (kind === 'service' && isPending(value.name)) ||
  (kind === 'faq' && isPending(value.answer)) ||
  (kind === 'policy' && isPending(value.text));

/** A price that is only data is known by how it is said. */
function asPriced(fact: Fact, { words }: Lexicon): Fact {
  if (fact.kind !== 'service') return fact;
  const text = priceText(fact.value, words.language);
  return text === fact.value.price_text ? fact : { ...fact, value: { ...fact.value, price_text: text } };
}

export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;

/** The facts of a kind that nothing contradicts; of hours all. */
export const factsOf = <K extends FactKind>(business: Business, kind: K): FactOf<K>[] =>
  business.facts.filter((fact): fact is FactOf<K> => fact.kind === kind);

/** Both sides of contradictions of a kind. */
export const disputedFacts = <K extends FactKind>(business: Business, kind: K): FactOf<K>[] =>
  business.disputed.filter((fact): fact is FactOf<K> => fact.kind === kind);

/** Of each place of the site the last one. */
export const oncePerPlace = <T>(items: readonly T[], sourceOf: (item: T) => Source): T[] => [
  ...new Map(items.map((item) => [`${sourceOf(item).url}\n${sourceOf(item).quote}`, item])).values(),
];

/** Each place of the site once. */
export const uniqueSources = (sources: readonly Source[]): Source[] =>
  oncePerPlace(sources, (source) => source);

/** Where facts stand on the site, each place once. */
export const sourcesOf = (facts: readonly { source: Source }[]): Source[] =>
  uniqueSources(facts.map(({ source }) => source));

/** "I don't know", openly, with the offer to call back. */
export const unknownAnswer = (scene: Scene, reason = scene.lexicon.say.unknown): Answer => ({
  text: inTurn(reason, scene.lexicon.say.mayITakeYourNumber),
  sources: [],
  offersCallback: true,
  isSilent: true,
});

/** More of what contradicts itself nobody follows by ear. */
const maxSides = 3;

/** Says both sides of a contradiction and offers to call back. */
export const conflictAnswer = (scene: Scene, facts: readonly Fact[], texts: readonly string[]): Answer => ({
  text: `${scene.lexicon.say.conflict([...new Set(texts)].slice(0, maxSides))} ${scene.lexicon.say.mayITakeYourNumber}`,
  sources: sourcesOf(facts),
  offersCallback: true,
});
