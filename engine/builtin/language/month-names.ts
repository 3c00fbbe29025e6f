/** Finds names of months. */
import type { LanguageWords } from '../words/types.ts';
import type { Lexicon } from './lexicon.ts';
import { fold } from './text.ts';

/** The months that a text names, from 1 on. */
export function monthsIn(text: string, { months, spaced }: LanguageWords): number[] {
  const folded = ` ${fold(text)} `;
  const isNamed = (month: string): boolean => folded.includes(spaced ? ` ${fold(month)} ` : month);
  return months.flatMap((names, at) => (names.some(isNamed) ? [at + 1] : []));
}

const stemsOfMonths = new WeakMap<Lexicon, ReadonlySet<string>>();

/** The stems of the names of months. */
export function monthStems(lexicon: Lexicon): ReadonlySet<string> {
  const known = stemsOfMonths.get(lexicon);
  if (known !== undefined) return known;
  const made = new Set(lexicon.words.months.flat().flatMap(lexicon.contentOf));
  stemsOfMonths.set(lexicon, made);
  return made;
}

/** Days of a month that a season has to hold, to be that of the month. */
export const daysOfSeason = [3, 15, 27];
