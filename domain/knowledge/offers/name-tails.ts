/** What stands behind a name and is no part of it: for which ages, at what time, on what condition, how long. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { isPeople } from './service-titles.ts';
import { withoutLength } from './sizes.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

const OPENS = '(?:\\s?[(（]|,|\\s[–—-])?\\s*';
const CLOSES = '[)）]?$';
const SPAN = `(?:[-–—/]|${SAID.orUpTo})`;
const NUMBER = '\\d{1,2}[.ºª]?';
const RANGE = `${NUMBER}\\s?${SPAN}\\s?${NUMBER}`;
/** Its first word is a word: the "der" of "Kinder" is none. */
const agesOf = (number: string): string => `(?:(?<!\\p{L})|(?=\\d))(?:${SAID.ages.replaceAll('#', number)})`;

/** "Nursery 3–5 years", "Check-up (ages 40 to 60)". */
const AGES_BETWEEN = new RegExp(
  `(?<=\\S)${OPENS}(?:${SAID.amountLimits}\\s)?${agesOf(RANGE)}${CLOSES}`,
  'iu',
);
/** "Check-up from 35 years". */
const AGES_FROM = new RegExp(
  `(?<=\\S)${OPENS}(?:${SAID.amountLimits}\\s${agesOf(NUMBER)}|${agesOf(NUMBER)}${SAID.amountLimits})${CLOSES}`,
  'iu',
);
/** "House calls by appointment", "Home visits for patients who cannot come". */
const CONDITION = new RegExp(
  `(?<=\\S)${OPENS}(?<!\\p{L})(?:${SAID.conditions})(?:\\s[^,;]{1,30})?${CLOSES}`,
  'iu',
);

const alternatives = (list: (words: WordTable) => string): string =>
  wordTables.flatMap((words) => phrases(list(words)).map((one) => one.replaceAll('.', '\\.'))).join('|');
const DAYS = alternatives(({ days, dayGroups, hours: { from } }) =>
  [dayGroups.everyDay, dayGroups.weekdays, from, ...Object.values(days)].join(', '),
);
const CLOCK = '\\d{1,2}(?:[:.h]\\d{2}|(?=\\s?(?:am|pm|uhr|h)))(?:\\s?(?:am|pm|uhr|h))?';
const TO = alternatives(({ hours: { through, and } }) => `${through}, ${and}`);
/** "Blood tests daily between 8:00 and 10:00". */
const TIMES = new RegExp(
  `(?<=\\S)${OPENS}(?:(?<!\\p{L})(?:${DAYS})[\\s.,:]*)*${CLOCK}\\s?(?:[-–—]|${TO})\\s?${CLOCK}${CLOSES}`,
  'u',
);

/** Names without such tails, but where these tell entries of one list apart; how long something takes is none of its name either. */
export function withoutTails(facts: readonly Fact[]): Fact[] {
  const shorts = new Map(facts.map((fact) => [fact, shortOf(fact.value as FactValue<'service'>)]));
  if (facts.every((fact) => shorts.get(fact) === nameOf(fact))) return [...facts];
  const byThing = Map.groupBy(facts, (fact) => foldWord(shorts.get(fact)!));
  return facts.flatMap((fact) => {
    const name = shorts.get(fact)!;
    const value = fact.value as FactValue<'service'>;
    if (name === value.name) return [fact];
    const others = byThing.get(foldWord(name))!.filter((other) => other !== fact);
    const isSaid = others.some(
      (other) =>
        nameOf(other) === name && (other.value as FactValue<'service'>).price_min === value.price_min,
    );
    if (isSaid) return [];
    return others.length > 0 ? [fact] : [{ ...fact, value: { ...value, name } } as Fact];
  });
}

const nameOf = (fact: Fact): string => (fact.value as FactValue<'service'>).name;

// The age that a price is for belongs to what costs it; "24h" behind what has none is when it is done.
const shortOf = ({ name, price_text }: FactValue<'service'>): string =>
  price_text === undefined ? cutTails(name, [...TAILS, AGES_FROM]) : cutTails(withoutLength(name), TAILS);

function cutTails(name: string, tails: readonly RegExp[]): string {
  let short = name;
  for (const tail of tails) {
    const at = tail.exec(tail === TIMES ? foldWord(short) : short)?.index ?? 0;
    const before = short.slice(0, at);
    // "Children 7 to 12 years": of whom only some pay that.
    if (HOLDS_NAME.test(before) && !(OF_AGES.includes(tail) && isPeople(before))) short = before;
  }
  return short;
}

const OF_AGES = [AGES_BETWEEN, AGES_FROM];
const TAILS = [CONDITION, TIMES, AGES_BETWEEN];
const HOLDS_NAME = /\p{L}{3}|\p{Lo}{2}/u;
