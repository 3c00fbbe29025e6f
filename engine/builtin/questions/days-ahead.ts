/** "In two days", "three days from now": a day that is counted from today. */
import type { Scene } from '../business.ts';
import { addDays, weekdayOf } from '../language/clock.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { numberOf, numberPattern } from '../language/number-words.ts';
import { perLanguage } from '../language/per-language.ts';
import { fold } from '../language/text.ts';
import type { When } from '../language/when.ts';
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

/** How many days from today are told; undefined where none are. */
export function daysAhead(text: string, { words }: Lexicon): number | undefined {
  const said = aheadOf(words)
    .exec(fold(text))
    ?.slice(1)
    .find((group) => group !== undefined);
  const count = said === undefined ? 0 : numberOf(said, words);
  return count > 0 && count <= MOST_DAYS ? count : undefined;
}

/**
 * The day so many days from today that a question for the hours names; undefined elsewhere, for "ready in two days?" asks
 * how long something takes.
 */
export function readDaysAhead(clause: string, scene: Scene): When | undefined {
  const { lexicon, local } = scene;
  const folded = fold(clause);
  const found = aheadOf(lexicon.words).exec(folded);
  if (found === null || !hoursCues.some((cue) => lexicon.has(cue, clause))) return undefined;
  const said = found.slice(1).find((group) => group !== undefined) ?? '';
  const count = numberOf(said, lexicon.words);
  const when = readDays(folded.replace(found[0], ' '), scene);
  if (when.days.length > 0 || !(count > 0 && count <= MOST_DAYS)) return undefined;
  if (local === undefined) return { ...when, relativeWithoutClock: true };
  const date = addDays(local.date, count);
  return { ...when, days: [{ weekday: weekdayOf(date), date, relation: 'date' }] };
}
