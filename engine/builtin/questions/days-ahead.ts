/** "In two days", "three days from now": a day that is counted from today. */
import type { Scene } from '../business.ts';
import { addDays, weekdayOf, type LocalDate } from '../language/clock.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { numberOf, numberPattern } from '../language/number-words.ts';
import { perLanguage } from '../language/per-language.ts';
import { fold } from '../language/text.ts';
import type { DayReference, When } from '../language/when.ts';
import { patternsByLanguage } from '../patterns/any-language.ts';
import { hoursCues } from './question-content.ts';
import { readDays } from './read-days.ts';

/** Further ahead nobody counts days. */
const MOST_DAYS = 14;

const aheadOf = perLanguage((words) => {
  const number = `(\\d{1,2}|${numberPattern(words, { to: MOST_DAYS })})`;
  const ahead = patternsByLanguage[words.language]!.daysAhead.replaceAll('N', number);
  return new RegExp(words.spaced ? `(?<!\\p{L})(?:${ahead})(?!\\p{L})` : ahead, 'u');
});

/** What tells so many days from today, in a folded text, and how many they are. */
function aheadIn(folded: string, { words }: Lexicon): { said: string; count: number } | undefined {
  const found = aheadOf(words).exec(folded);
  const number = found?.slice(1).find((group) => group !== undefined);
  const count = number === undefined ? 0 : numberOf(number, words);
  return found !== null && count > 0 && count <= MOST_DAYS ? { said: found[0], count } : undefined;
}

/** How many days from today are told; undefined where none are. */
export const daysAhead = (text: string, lexicon: Lexicon): number | undefined =>
  aheadIn(fold(text), lexicon)?.count;

/** The day so many days from today. */
export function dayIn(count: number, today: LocalDate): DayReference {
  const date = addDays(today, count);
  return { weekday: weekdayOf(date), date, relation: 'date' };
}

/**
 * The day so many days from today that a question for the hours names; undefined elsewhere, for "ready in two days?" asks
 * how long something takes.
 */
export function readDaysAhead(clause: string, scene: Scene): When | undefined {
  const { lexicon, local } = scene;
  const folded = fold(clause);
  const ahead = aheadIn(folded, lexicon);
  if (ahead === undefined || !hoursCues.some((cue) => lexicon.has(cue, clause))) return undefined;
  const when = readDays(folded.replace(ahead.said, ' '), scene);
  if (when.days.length > 0) return undefined;
  if (local === undefined) return { ...when, relativeWithoutClock: true };
  return { ...when, days: [dayIn(ahead.count, local.date)] };
}
