/** Days of the month that are said in words: "the twenty-first of March", "am einundzwanzigsten". */
import { spacedWords } from '../patterns/any-language.ts';
import type { LanguageWords } from '../words/types.ts';
import { numberPattern, numbersOf, saidPattern, tableOf } from './number-words.ts';
import { alternativesOf } from './text.ts';

export interface SpokenDates {
  /** Writes the day beside a month in digits; takes lower case without accents. */
  write: (text: string) => string;
  /** A day without a month, with its weekday before it where one is named; undefined where the language says none. */
  alone: RegExp | undefined;
  /** The number of such a day. */
  dayOf: (said: string) => number;
}

const lastDay = 31;

const daysIn = (table: ReadonlyMap<string, number>): [string, number][] =>
  [...table].filter(([, value]) => value >= 1 && value <= lastDay);

/** A reader of spoken days for one language. */
export function createSpokenDates(words: LanguageWords): SpokenDates {
  const ordinals = daysIn(tableOf(words.numerals.ordinals));
  // "A table for two, may I …": where the month goes first, a plain number is no day.
  const days = new Map([...(words.dayFirst ? daysIn(numbersOf(words)) : []), ...ordinals]);
  const dayOf = (said: string): number => days.get(said.replaceAll('-', ' ')) ?? Number.NaN;
  const lead = words.numerals.clock.spokenDay;
  if (!words.spaced || lead === undefined) return { write: (text) => text, alone: undefined, dayOf };
  // Where days are ordinals, a plain number is an hour or a number of people.
  const isOrdinal = ordinals.length > lastDay / 2;
  const alone = isOrdinal ? ordinals.map(([word]) => word) : [...days.keys()];
  const day = `(${saidPattern(days.keys())})`;
  const month = `(?:${alternativesOf(words.months.flat())})(?!\\p{L})`;
  const [before, behind] = ['(?<![\\p{L}\\p{N}])(?<!\\d[ -])', '(?![\\p{L}\\p{N}])'];
  const joint = `${spacedWords('toDate')}|${spacedWords('andDate')}|${spacedWords('orDate')}`;
  // "Vom zwanzigsten bis zum dreiundzwanzigsten März"
  const span = `(?:\\s+(?:${joint})(?:\\s+\\p{L}{1,3}){0,2}\\s+(?:${day}|\\d{1,2}))?`;
  const dayFirst = new RegExp(
    `${before}${day}(?=${span}\\s+(?:${spacedWords('beforeMonth')}\\s+)?${month})`,
    'gu',
  );
  const monthFirst = new RegExp(
    `(?<=${before}${month}\\s+(?:the\\s+)?)(${saidPattern(ordinals.map(([word]) => word))})${behind}`,
    'gu',
  );
  const hasMonth = new RegExp(`${before}${month}`, 'u');
  const weekday = alternativesOf(Object.values(words.weekdays).flat());
  // "The sixteenth for two people"
  const forPeople = `(?:${alternativesOf(words.cues.forPeople)})\\s+(?:\\d|(?:${numberPattern(words, { from: 1, to: lastDay })})(?!\\p{L}))`;
  const ending = `(?=\\s*(?:$|[,.;!?]|(?:${spacedWords('toDate')}|${alternativesOf([...words.at, ...words.and, ...words.cues.thanks])})(?!\\p{L})|${forPeople}))`;
  return {
    write: (text) =>
      hasMonth.test(text)
        ? text
            .replace(dayFirst, (said: string) => String(dayOf(said)))
            .replace(monthFirst, (said: string) => String(dayOf(said)))
        : text,
    alone: new RegExp(
      `${before}(?:(${weekday}),?\\s+)?(?:${lead.replaceAll('DAY', () => `(${saidPattern(alone)})`)})${ending}`,
      'gu',
    ),
    dayOf,
  };
}
