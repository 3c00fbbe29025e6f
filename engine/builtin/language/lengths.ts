/** Lengths of time, said in whatever way: "a one-hour massage" is the one of 60 minutes. */
import { numberOf, numberPattern } from './number-words.ts';
import { alternativesOf, fold } from './text.ts';
import type { LanguageWords } from '../words/types.ts';

/** Longer ones are opening hours and periods of notice. */
const maxMinutes = 240;
const highestSaid = 100;
/** "1 ½", "1.5", "1,5" as they are folded. */
const ONE_AND_HALF = '1 1 2|1 5';

export interface Lengths {
  /** "60min" for each length. */
  signs: string[];
  /** The folded text without them. */
  rest: string;
}

/** A reader of the lengths of time in texts of a language. */
export function createLengthReader(words: LanguageWords): (text: string) => Lengths {
  const { lengths, spaced } = words;
  const [minutes, hours] = [alternativesOf(lengths.minutes), alternativesOf(lengths.hours)];
  const count = `\\d{1,3}|${numberPattern(words, { to: highestSaid })}`;
  const pattern = [
    `(?<hourAndHalf>${alternativesOf(lengths.hourAndHalf)}|(?:${ONE_AND_HALF}) (?:${hours}))`,
    `(?<halfHour>${alternativesOf(lengths.halfHour)})`,
    `(?<oneHour>${alternativesOf(lengths.oneHour)})`,
    `(?<hours>${count}) ?(?:${hours})(?: ?(?<more>\\d{2})(?: ?(?:${minutes}))?)?`,
    `(?<minutes>${count}) ?(?:${minutes})`,
  ].join('|');
  const matcher = new RegExp(
    spaced ? `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])` : `(?<!\\d)(?:${pattern})`,
    'gu',
  );
  const minutesOf = (found: Record<string, string | undefined>): number => {
    if (found['hourAndHalf'] !== undefined) return 90;
    if (found['halfHour'] !== undefined) return 30;
    if (found['oneHour'] !== undefined) return 60;
    return found['minutes'] === undefined
      ? numberOf(found['hours'] ?? '', words) * 60 + Number(found['more'] ?? 0)
      : numberOf(found['minutes'], words);
  };
  return (text) => {
    const signs: string[] = [];
    const rest = fold(text).replace(matcher, (match, ...groups) => {
      const value = minutesOf(groups.at(-1) as Record<string, string | undefined>);
      if (!(value <= maxMinutes)) return match;
      signs.push(`${String(value)}min`);
      return ' ';
    });
    return { signs, rest: rest.trim() };
  };
}
