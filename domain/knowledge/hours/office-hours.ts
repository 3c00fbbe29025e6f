/** A business that tells nothing but when its office is open is open then: "Horaires du secrétariat". */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { containsPhrase } from '../page/page-view.ts';
import { foldWord, phrases, wordsOf } from '../words/index.ts';

/** The facts of a site, hours of its office as those of the house where it has no others. */
export function openLikeOffice(facts: readonly Fact[], language: string): Fact[] {
  const offices = phrases(wordsOf(language).hours.offices);
  const isOfOffice = (fact: Fact): boolean =>
    fact.kind === 'hours' &&
    fact.value.label !== undefined &&
    containsPhrase(foldWord(fact.value.label), offices);
  const hours = facts.filter(({ kind }) => kind === 'hours');
  if (hours.length === 0 || !hours.every(isOfOffice)) return [...facts];
  return facts.map((fact) => {
    if (fact.kind !== 'hours') return fact;
    const { label: _, ...value } = fact.value;
    return { ...fact, value };
  });
}
