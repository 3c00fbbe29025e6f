/** "Call us — 24 hours" beside "Mon – Fri 8 – 5": who picks up at any hour, and when the house is open. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { containsPhrase } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';

const MAX_LABEL_LENGTH = 40;
/** "24 hours", "24/7", "24h", "24時間": what says at any hour. */
const ALWAYS = /\b24\s?(?:[/x×-]\s?7|-?\s?\p{L}+)|24時間\p{L}*/giu;
const DAYS_OF_WEEK = 7;
const TELEPHONE = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage.contact.phones})(?!\\p{L})`, 'u');
/** "Open", "We are open", "Opening hours": of the house. */
const OF_HOUSE = wordTables.flatMap(({ headings }) => phrases(headings.hours));

type HoursFact = Fact & { kind: 'hours' };

const isAlways = ({ value: { days, opens, closes } }: { value: FactValue<'hours'> }): boolean =>
  days.length === DAYS_OF_WEEK && opens === '00:00' && closes === '23:59';

/**
 * Facts of a site; where it has hours of days, an hour of every day is of what its own line names, and of nobody where
 * that is said of a telephone in more words. "Open 24 hours" is of the house, whatever else is told.
 */
export function onlyInHours(facts: readonly Fact[]): Fact[] {
  const plain = facts.filter(
    (fact): fact is HoursFact =>
      fact.kind === 'hours' && fact.value.label === undefined && typeof fact.value.opens === 'string',
  );
  if (!plain.some(isAlways) || plain.every(isAlways)) return [...facts];
  return facts.flatMap((fact) => {
    if (fact.kind !== 'hours' || fact.value.label !== undefined || !isAlways(fact)) return [fact];
    const label = fact.source.quote.replace(ALWAYS, ' ').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const folded = foldWord(label);
    if (containsPhrase(folded, OF_HOUSE)) return [fact];
    const isLabel = /^\p{L}[\p{L}\s'’-]{2,}$/u.test(label) && label.length <= MAX_LABEL_LENGTH;
    if (isLabel) return [{ ...fact, value: { ...fact.value, label } }];
    return TELEPHONE.test(folded) ? [] : [fact];
  });
}
