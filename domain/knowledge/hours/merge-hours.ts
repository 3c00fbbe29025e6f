/** Opening hours that are stated more than once become one fact. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { foldWord } from '../words/index.ts';

type HoursFact = Extract<Fact, { kind: 'hours' }>;

/** What a fact says apart from its days. */
export function hoursKey({ value: { opens, closes, closed, label } }: HoursFact): string {
  return [
    opens ?? '',
    closes ?? '',
    closed,
    foldWord(label ?? '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  ].join('|');
}

/** Drops facts whose days are all covered by wider facts that say the same. Order is kept. */
export function coveredHours(facts: HoursFact[]): HoursFact[] {
  const byWidth = [...facts.keys()].sort(
    (a, b) => facts[b]!.value.days.length - facts[a]!.value.days.length || a - b,
  );
  const covered = new Map<string, Set<string>>();
  const kept = new Set<number>();
  for (const index of byWidth) {
    const fact = facts[index]!;
    const days = covered.get(hoursKey(fact)) ?? new Set<string>();
    const isNew =
      fact.value.days.length === 0 ? !days.has('none') : fact.value.days.some((day) => !days.has(day));
    if (!isNew) continue;
    for (const day of fact.value.days.length === 0 ? ['none'] : fact.value.days) days.add(day);
    covered.set(hoursKey(fact), days);
    kept.add(index);
  }
  return facts.filter((_, index) => kept.has(index));
}
