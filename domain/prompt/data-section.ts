/** The part of a prompt that holds what the website says, and nothing else. */
import type { Conflict, Fact, FactKind } from '../../contract/schemas/facts.ts';
import { rulesOf, type Rules } from '../knowledge/house-rules.ts';
import { toldOnce } from '../knowledge/said-again.ts';
import { selfDescriptionAmong } from '../knowledge/self-description.ts';
import { foldWord, wordsOf } from '../knowledge/words/index.ts';
import { priceText } from '../knowledge/offers/price-text.ts';
import type { Knowledge } from '../knowledge/types.ts';
import type { Phrases } from './phrases/types.ts';
import { factId } from './fact-id.ts';
import { hoursItems, hoursLine, type Item } from './hours-lines.ts';
import { DATA_BEGIN, DATA_END, quoteData, sentencesOf } from './quote.ts';

/**
 * How many of each kind a prompt holds at most; the rest is in the knowledge base. The overall cap cuts what stands last, and
 * matters least.
 */
const limits: Record<FactKind, number> = {
  name: 1,
  phone: 4,
  email: 3,
  address: 3,
  hours: 21,
  service: 30,
  faq: 8,
  policy: 10,
  other: 5,
};
const maxItemLength = 220;
const maxAboutLength = 280;
const maxAnswerLength = 300;

const order = Object.keys(limits) as FactKind[];

/** One fact as a line of plain text. */
export function describeFact(fact: Fact, phrases: Phrases): string {
  switch (fact.kind) {
    case 'name':
    case 'policy':
    case 'other':
      return fact.value.text;
    case 'phone':
    case 'address':
      return fact.value.printed;
    case 'email':
      return fact.value.address;
    case 'hours':
      return hoursLine(fact.value, phrases);
    case 'service': {
      const price = priceText(fact.value, phrases.language);
      return price === undefined ? fact.value.name : `${fact.value.name}: ${price}`;
    }
    case 'faq':
      return `${fact.value.question} – ${fact.value.answer}`;
  }
}

/** True where the fact is one side of a contradiction. */
export const isDisputed = (fact: Fact, conflicts: readonly Conflict[]): boolean =>
  conflicts.some(
    (conflict) =>
      conflict.kind === fact.kind &&
      conflict.values.some(({ value }) => JSON.stringify(value) === JSON.stringify(fact.value)),
  );

/** A conflict's values as facts again; the values come from facts, so they have their kind's shape. */
export const factsOfConflict = (conflict: Conflict): Fact[] =>
  conflict.values.map(({ value, source }) => ({ kind: conflict.kind, value, source }) as Fact);

/** A line of the section that says something about the business, and the facts that say it. */
export interface Claim {
  /** As it stands in the prompt, without its dash. */
  text: string;
  factIds: string[];
}

export interface DataSection {
  text: string;
  claims: Claim[];
}

/** Equal lines once, with all facts that say them. */
function toClaims(items: readonly Item[], maxLength: number): Claim[] {
  const claims = new Map<string, Set<string>>();
  for (const { text, facts } of items) {
    const quoted = quoteData(text, maxLength);
    if (quoted === '') continue;
    const ids = claims.get(quoted) ?? new Set<string>();
    for (const fact of facts) ids.add(factId(fact));
    claims.set(quoted, ids);
  }
  return [...claims].map(([text, ids]) => ({ text, factIds: [...ids] }));
}

/** Whole sentences from the first on, as many as fit; a first one that is too long is cut. */
function openingOf(answer: string, maxLength: number): string {
  let opening = '';
  for (const sentence of sentencesOf(answer)) {
    const longer = opening === '' ? sentence.trim() : `${opening} ${sentence.trim()}`;
    if (longer.length > maxLength) break;
    opening = longer;
  }
  return opening === '' ? quoteData(answer, maxLength) : opening;
}

/** A question with as much of its answer as a prompt holds, or another fact in a line. */
function lineOf(fact: Fact, phrases: Phrases): string {
  if (fact.kind !== 'faq') return describeFact(fact, phrases);
  const { question, answer } = fact.value;
  const short = openingOf(answer, maxAnswerLength);
  return describeFact(
    { ...fact, value: { question: quoteData(question, maxItemLength), answer: short } },
    phrases,
  );
}

type Remark = Extract<Fact, { kind: 'policy' | 'other' }>;

const isRemark = (fact: Fact): fact is Remark => fact.kind === 'policy' || fact.kind === 'other';
const textOf = ({ value }: Remark): string => value.text;

/** Rules and then remarks, but for what is contradicted. */
const remarksAmong = ({ facts, conflicts }: Knowledge): Remark[] =>
  facts
    .filter(isRemark)
    .filter((fact) => !isDisputed(fact, conflicts))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** What callers ask first of remarks comes before all others of them: how one pays, emergencies, licences, languages. */
function foremostFirst(facts: readonly Fact[], { foremost }: Rules): Fact[] {
  const isForemost = (fact: Fact): boolean =>
    fact.kind === 'other' && foremost.test(foldWord(fact.value.text));
  return [...facts.filter(isForemost), ...facts.filter((fact) => !isForemost(fact))];
}

/**
 * The quoted lines between the two markers; every line starts with a dash, and none can close the section. At most
 * `maxLength` characters: what comes last in `order` is dropped first, and the section says that there is more.
 */
export function composeDataSection(
  knowledge: Knowledge,
  phrases: Phrases,
  { timeZone, maxLength }: { timeZone?: string | undefined; maxLength: number },
): DataSection {
  const lines: string[] = [];
  const claims: Claim[] = [];
  const more = `- (${phrases.more})`;
  // Room for saying once that there is more is kept to the end.
  let length = DATA_BEGIN.length + DATA_END.length + 2 + more.length + 1;
  let saysMore = false;
  const add = (line: string): boolean => {
    if (length + line.length + 1 > maxLength) return false;
    lines.push(line);
    length += line.length + 1;
    return true;
  };
  const addGroup = (label: string, items: readonly Item[], max: number, maxEach = maxItemLength): void => {
    const stated = toClaims(items, maxEach);
    const [first] = stated;
    // A heading without anything below it says nothing.
    if (first === undefined || length + label.length + first.text.length + 5 > maxLength) return;
    add(`${label}:`);
    const shown = stated.slice(0, max).filter((claim) => {
      const isAdded = add(`- ${claim.text}`);
      if (isAdded) claims.push(claim);
      return isAdded;
    });
    if (shown.length < stated.length && !add(more) && !saysMore) lines.push(more);
    saysMore ||= shown.length < stated.length;
  };

  if (knowledge.conflicts.length > 0) {
    const sides = knowledge.conflicts.slice(0, 6).map((conflict) => {
      const facts = factsOfConflict(conflict);
      const texts = facts.map((fact) => quoteData(describeFact(fact, phrases), 90));
      return { text: `${phrases.labels[conflict.kind] ?? ''}: ${texts.join(' ↔ ')}`, facts };
    });
    addGroup(phrases.labels.contradictions, sides, 6);
  }
  const about = selfDescriptionAmong(knowledge);
  const rules = rulesOf(wordsOf(knowledge.language));
  // Sites say their best sentences on several pages, and a reader may take them for a rule and for a remark.
  const told = new Set(
    toldOnce([...(about?.kind === 'other' ? [about] : []), ...remarksAmong(knowledge)], textOf, rules),
  );
  const isSaidAgain = (fact: Fact): boolean => isRemark(fact) && !told.has(fact);
  for (const kind of order) {
    const stated = knowledge.facts.filter(
      (fact) =>
        fact.kind === kind && fact !== about && !isDisputed(fact, knowledge.conflicts) && !isSaidAgain(fact),
    );
    const facts = kind === 'other' ? foremostFirst(stated, rules) : stated;
    const items =
      kind === 'hours'
        ? hoursItems(facts, phrases)
        : facts.map((fact) => ({ text: lineOf(fact, phrases), facts: [fact] }));
    const maxEach = kind === 'faq' ? maxItemLength + maxAnswerLength : maxItemLength;
    addGroup(phrases.labels[kind] ?? kind, items, limits[kind], maxEach);
    if (kind === 'name' && about?.kind === 'other')
      addGroup(phrases.labels.about, [{ text: about.value.text, facts: [about] }], 1, maxAboutLength);
    if (kind === 'hours' && facts.length > 0 && timeZone !== undefined) {
      add(`${phrases.labels.timeZone}: ${timeZone}`);
    }
  }
  return { text: [DATA_BEGIN, ...lines, DATA_END].join('\n'), claims };
}
