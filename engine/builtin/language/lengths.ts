/** Lengths of time, said in whatever way: "a one-hour massage" is the one of 60 minutes. */
import { numberOf, numberPattern } from './number-words.ts';
import { alternativesOf, fold } from './text.ts';
import type { LanguageWords } from '../words/types.ts';

/** Longer ones are opening hours and periods of notice. */
const maxMinutes = 240;
const highestSaid = 100;
/** Whether a stem stands for a length, as `signs` has it. */
export const isLength = (stem: string): boolean => /^\d+min$/u.test(stem);

/** What is said behind whole hours: "one hour thirty". */
const leastMinutes = 10;
const mostMinutes = 59;
/** "1 ½", "1.5", "1,5" as they are folded. */
const ONE_AND_HALF = '1 1 2|1 5';

export interface Lengths {
  /** "60min" for each length. */
  signs: string[];
  /** The folded text without them. */
  rest: string;
}

/** What says that half an hour is added: "and a half" of "hour and a half". */
function halvesIn({ hours, hourAndHalf }: LanguageWords['lengths']): string[] {
  return hourAndHalf.flatMap((phrase) => {
    const hour = hours.find(
      (one) =>
        phrase.includes(one) &&
        !phrase.endsWith(one) &&
        !/^\p{Script=Latin}/u.test(phrase.slice(phrase.indexOf(one) + one.length)),
    );
    const half = hour === undefined ? '' : phrase.slice(phrase.indexOf(hour) + hour.length).trim();
    return half === '' ? [] : [half];
  });
}

/** A reader of the lengths of time in texts of a language. */
export function createLengthReader(words: LanguageWords): (text: string) => Lengths {
  const { lengths, spaced } = words;
  const [minutes, hours] = [alternativesOf(lengths.minutes), alternativesOf(lengths.hours)];
  const count = `\\d{1,3}|${numberPattern(words, { to: highestSaid })}`;
  // "Une heure trente", "due ore e un quarto", "dos horas y media".
  const spoken = numberPattern(words, { from: leastMinutes, to: mostMinutes });
  const behind = [
    ` ?(?<half>${alternativesOf(halvesIn(lengths))})`,
    ` ?(?<written>\\d{2})(?: ?(?:${minutes}))?`,
    ` (?:(?:${alternativesOf(words.and)}) )?(?<more>${spoken})(?: (?:${minutes}))?`,
  ].join('|');
  const pattern = [
    `(?<hourAndHalf>${alternativesOf(lengths.hourAndHalf)}|(?:${ONE_AND_HALF}) (?:${hours}))`,
    `(?<halfHour>${alternativesOf(lengths.halfHour)})`,
    `(?:(?<oneHour>${alternativesOf(lengths.oneHour)})|(?<hours>${count}) ?(?:${hours}))(?:(?:${behind})${spaced ? '(?![\\p{L}\\p{N}])' : ''})?`,
    `(?<minutes>${count}) ?(?:${minutes})`,
  ].join('|');
  const matcher = new RegExp(
    spaced ? `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])` : `(?<!\\d)(?:${pattern})`,
    'gu',
  );
  const minutesOf = (found: Record<string, string | undefined>): number => {
    if (found['hourAndHalf'] !== undefined) return 90;
    if (found['halfHour'] !== undefined) return 30;
    if (found['minutes'] !== undefined) return numberOf(found['minutes'], words);
    const whole = found['oneHour'] === undefined ? numberOf(found['hours'] ?? '', words) : 1;
    const part = found['half'] === undefined ? (found['written'] ?? found['more'] ?? '0') : '30';
    return whole * 60 + numberOf(part, words);
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
