/** "The third Wednesday of the month": which of the days of a name in a month a label means. */
import { patternsByLanguage, whole } from '../patterns/any-language.ts';
import type { LanguageWords } from '../words/types.ts';
import { addDays, type LocalDate } from './clock.ts';
import { perLanguage } from './per-language.ts';
import { fold } from './text.ts';

/** From 1 on; -1 for the last. */
export type Nth = number;

export interface NthRead {
  /** None where the label names none. */
  nths: Nth[];
  /** What else it says. */
  rest: string;
}

const LAST: Nth = -1;
const everyOther: Nth = 2;

/** Whether a day is the so manieth of its name in its month. */
export const isNth = (date: LocalDate, nth: Nth): boolean =>
  nth === LAST ? addDays(date, 7).month !== date.month : Math.ceil(date.day / 7) === nth;

const ofMonthIn = perLanguage(({ language, spaced }) => {
  const { before, after } = spaced ? whole : { before: '', after: '' };
  return new RegExp(`${before}(?:${patternsByLanguage[language]!.ofMonth})${after}`, 'u');
});

/** "One Saturday a month": some of the days of this name, and nothing tells which. */
export const isOfSomeDays = (label: string, words: LanguageWords): boolean =>
  ofMonthIn(words).test(fold(label));

/** A reader of folded labels. "Every second Wednesday" is none of a month, unless the month is named. */
export function createNthReader({ language, spaced }: LanguageWords): (folded: string) => NthRead {
  const { nthOfMonth, ofMonth } = patternsByLanguage[language]!;
  const around = spaced ? whole : { before: '', after: '' };
  const named = (words: string): RegExp => new RegExp(`${around.before}(?:${words})${around.after}`, 'gu');
  const all = nthOfMonth.split(';').map(named);
  const month = named(ofMonth);
  return (folded) => {
    const found = all.flatMap((pattern, at) =>
      folded.search(pattern) < 0 ? [] : [at === all.length - 1 ? LAST : at + 1],
    );
    const isOfMonth = folded.search(month) >= 0;
    if (found.length === 0 || (found.includes(everyOther) && !isOfMonth)) return { nths: [], rest: folded };
    const rest = [...all, month].reduce((text, pattern) => text.replace(pattern, ' '), folded);
    return { nths: found, rest };
  };
}
