/** Finds statements that cannot all be true, and kinds that a site says nothing about. */
import { factKinds } from '../../contract/schemas/fact-kinds.ts';
import type { Conflict, Fact, FactKind } from '../../contract/schemas/facts.ts';
import { weekdays } from '../../contract/schemas/weekdays.ts';
import { streetKey } from './merge-facts.ts';
import { overlap, type Times } from './hours/overlap.ts';
import { foldWord } from './words/index.ts';

type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;

/** Contradictions among facts, each with every contradicting fact and its source. Order follows the facts. */
export function findConflicts(facts: readonly Fact[]): Conflict[] {
  const ofKind = <K extends FactKind>(kind: K): FactOf<K>[] =>
    facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
  return [
    ...addressConflicts(ofKind('address')),
    ...hoursConflicts(ofKind('hours')),
    ...priceConflicts(ofKind('service')),
  ];
}

/** Kinds of which there is no fact, in the order of the contract. */
export function absentKinds(facts: readonly Fact[]): FactKind[] {
  const present = new Set(facts.map(({ kind }) => kind));
  return factKinds.filter((kind) => !present.has(kind));
}

function conflictOf(facts: readonly Fact[]): Conflict {
  return {
    kind: facts[0]!.kind,
    values: facts.map(({ value, source }) => ({ value: { ...value }, source })),
  };
}

/** The same street in the same town with two house numbers. */
function addressConflicts(facts: FactOf<'address'>[]): Conflict[] {
  const groups = Map.groupBy(facts, ({ value }) => {
    const name = streetKey(value)
      .replace(/\d+\s?[a-z]?(?=\s|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return name === '' ? '' : `${name}|${foldWord(value.city ?? '')}`;
  });
  return [...groups].flatMap(([key, group]) => (key !== '' && group.length > 1 ? [conflictOf(group)] : []));
}

/** Facts about one day under one label that overlap without being the same, or say both open and closed. */
function hoursConflicts(facts: FactOf<'hours'>[]): Conflict[] {
  const byLabel = Map.groupBy(facts, ({ value }) => foldWord(value.label ?? ''));
  const conflicts: Conflict[] = [];
  for (const group of byLabel.values()) {
    const seen = new Set<string>();
    for (const day of weekdays) {
      const ofDay = group.filter(({ value }) => value.days.includes(day));
      const members = ofDay.filter((one) =>
        ofDay.some((other) => other !== one && contradict(one, other, ofDay)),
      );
      const key = members.map((member) => facts.indexOf(member)).join();
      if (members.length < 2 || seen.has(key)) continue;
      seen.add(key);
      conflicts.push(conflictOf(members));
    }
  }
  return conflicts;
}

function contradict(
  one: FactOf<'hours'>,
  other: FactOf<'hours'>,
  ofDay: readonly FactOf<'hours'>[],
): boolean {
  const [a, b] = [one.value, other.value];
  if (a.closed !== b.closed) return true;
  if (a.closed || isUntimed(a) || isUntimed(b)) return false;
  if (a.opens === b.opens && a.closes === b.closes) return false;
  if (a.opens === null || b.opens === null)
    return (
      a.closes !== null && b.closes !== null && a.closes !== b.closes && one.source.url !== other.source.url
    );
  if (a.opens === b.opens && (a.closes === null || b.closes === null)) return false;
  if (overlap(a, b)) return true;
  // Two spans apart on different pages contradict each other unless one page states both.
  const statesBoth = (url: string): boolean =>
    [a, b].every(({ opens }) =>
      ofDay.some(({ value, source }) => source.url === url && value.opens === opens),
    );
  return one.source.url !== other.source.url && !statesBoth(one.source.url) && !statesBoth(other.source.url);
}

function isUntimed({ opens, closes }: Times): boolean {
  return opens === null && closes === null;
}

/** One service at two prices. */
function priceConflicts(facts: FactOf<'service'>[]): Conflict[] {
  const priced = facts.filter(({ value }) => value.price_min !== undefined || value.price_max !== undefined);
  const groups = Map.groupBy(priced, ({ value }) =>
    foldWord(value.name)
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  );
  return [...groups.values()].flatMap((group) => {
    const prices = new Set(group.map(({ value }) => `${value.price_min ?? ''}|${value.price_max ?? ''}`));
    return prices.size > 1 ? [conflictOf(group)] : [];
  });
}
