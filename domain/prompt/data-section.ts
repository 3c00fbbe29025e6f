/** The part of a prompt that holds what the website says, and nothing else. */
import type { Conflict, Fact, FactKind, FactValue, Weekday } from '../../contract/schemas/facts.ts';
import type { Knowledge } from '../knowledge/types.ts';
import type { Phrases } from './phrases/types.ts';
import { DATA_BEGIN, DATA_END, quoteData } from './quote.ts';

/** How many of each kind a prompt holds at most; the rest is in the knowledge base. */
const limits: Record<FactKind, number> = {
  name: 1,
  phone: 4,
  email: 3,
  address: 3,
  hours: 21,
  service: 20,
  faq: 6,
  policy: 4,
  other: 4,
};
const maxItemLength = 220;
const maxSectionLength = 5000;

/** Some kinds are shown first, so that the overall cap cuts what matters least. */
const order: readonly FactKind[] = [
  'name',
  'phone',
  'email',
  'address',
  'hours',
  'service',
  'faq',
  'policy',
  'other',
];

const hoursLine = (value: FactValue<'hours'>, phrases: Phrases): string => {
  const days = value.days.map((day: Weekday) => phrases.days[day]).join(', ');
  const label = value.label === undefined ? '' : ` (${value.label})`;
  if (value.closed) return `${days}: ${phrases.closed}${label}`;
  if (value.opens === null) return `${days}${label}`;
  return `${days}: ${value.opens}${value.closes === null ? ` (${phrases.noEnd})` : `–${value.closes}`}${label}`;
};

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
    case 'service':
      return fact.value.price_text === undefined
        ? fact.value.name
        : `${fact.value.name}: ${fact.value.price_text}`;
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

/** The quoted lines between the two markers; every line starts with a dash, and none can close the section. */
export function composeDataSection(knowledge: Knowledge, phrases: Phrases, timeZone?: string): string {
  const lines: string[] = [];
  let length = 0;
  const add = (line: string): boolean => {
    if (length + line.length > maxSectionLength) return false;
    lines.push(line);
    length += line.length + 1;
    return true;
  };
  const addGroup = (label: string, items: string[], max: number): void => {
    const quoted = [...new Set(items.map((item) => quoteData(item, maxItemLength)))].filter(
      (item) => item !== '',
    );
    if (quoted.length === 0 || !add(`${label}:`)) return;
    const complete = quoted.slice(0, max).every((item) => add(`- ${item}`));
    if (!complete || quoted.length > max) lines.push(`- (${phrases.more})`);
  };

  if (knowledge.conflicts.length > 0) {
    const sides = knowledge.conflicts.slice(0, 6).map((conflict) => {
      const texts = factsOfConflict(conflict).map((fact) => quoteData(describeFact(fact, phrases), 90));
      return `${phrases.labels[conflict.kind] ?? ''}: ${texts.join(' ↔ ')}`;
    });
    addGroup(phrases.labels.contradictions, sides, 6);
  }
  for (const kind of order) {
    const facts = knowledge.facts.filter(
      (fact) => fact.kind === kind && !isDisputed(fact, knowledge.conflicts),
    );
    addGroup(
      phrases.labels[kind] ?? kind,
      facts.map((fact) => describeFact(fact, phrases)),
      limits[kind],
    );
    if (kind === 'hours' && facts.length > 0 && timeZone !== undefined) {
      add(`${phrases.labels.timeZone}: ${timeZone}`);
    }
  }
  return [DATA_BEGIN, ...lines, DATA_END].join('\n');
}
