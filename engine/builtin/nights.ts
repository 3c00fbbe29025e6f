/** How many nights a stay lasts: the day of departure follows from the one of arrival. */
import { withDigits } from './language/number-words.ts';
import { perLanguage } from './language/per-language.ts';
import { alternativesOf, fold } from './language/text.ts';
import type { LanguageWords } from './words/types.ts';

const patternOf = perLanguage(({ numerals: { nights, clock }, spaced }) => {
  const units = alternativesOf(nights.split('|'));
  return spaced
    ? new RegExp(`(?<![\\p{L}\\p{N}])(\\d{1,2}) (?:${units})(?![\\p{L}\\p{N}])`, 'u')
    : new RegExp(`(\\d{1,2}|${alternativesOf(Object.keys(clock.hours))})(?:${units})`, 'u');
});

const digitsOf = (text: string, words: LanguageWords): string =>
  words.spaced ? withDigits(fold(text), words) : text;

/** The number of nights in a text: "for two nights". */
export function hearNights(text: string, words: LanguageWords): number | undefined {
  const said = patternOf(words).exec(digitsOf(text, words))?.[1];
  return said === undefined ? undefined : Number(words.numerals.clock.hours[said] ?? said);
}

/** A text without its number of nights, which counts no people. */
export const withoutNights = (text: string, words: LanguageWords): string =>
  hearNights(text, words) === undefined ? text : digitsOf(text, words).replace(patternOf(words), ' ');
