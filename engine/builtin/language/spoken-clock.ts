/** Writes times that are said in words as digits: "quarter past seven" → "7:15". */
import type { SpokenForm } from '../numerals/types.ts';
import type { LanguageWords } from '../words/types.ts';
import { numberOf, numberPattern, tableOf } from './number-words.ts';
import { alternativesOf } from './text.ts';

const hourMinutes = 60;
const halfDayMinutes = 720;
const dayMinutes = 1440;
const lastMinute = 59;
const lastHour = 24;
const minTens = 10;
/** Minutes before or after an hour are said in fives, from five on; another number counts something else. */
const minutesStep = 5;
const quarterMinutes = 15;

/** Minutes after midnight of an hour with what is said before or after it; "quarter to one" is at 12:45. */
function minutesOf({ from = 0, isBefore = false }: SpokenForm, hour: number, minutes: number): number {
  const shift = from + (isBefore ? -minutes : minutes);
  const total = hour * hourMinutes + shift;
  if (total < 0) return total + dayMinutes;
  return hour === 1 && shift < 0 ? total + halfDayMinutes : total % dayMinutes;
}

const written = (total: number): string =>
  ` ${String(Math.floor(total / hourMinutes))}:${String(total % hourMinutes).padStart(2, '0')} `;

/** A writer of spoken times for a language; it takes lower case without accents. */
export function createSpokenClock(words: LanguageWords): (text: string) => string {
  const { clock } = words.numerals;
  const namedHours = new Map(Object.entries(clock.hours));
  const namedMinutes = tableOf(clock.minutes ?? '');
  const tens = numberPattern(words, { from: minTens, to: lastMinute, besides: namedMinutes.keys() });
  const numbers = numberPattern(words, { to: lastMinute, besides: namedMinutes.keys() });
  const hours = numberPattern(words, { to: lastHour, besides: namedHours.keys() });
  const read = (said: string): number => {
    const phrase = said.replaceAll('-', ' ');
    const value = namedHours.get(phrase) ?? namedMinutes.get(phrase) ?? numberOf(phrase, words);
    return Number.isNaN(value) ? quarterMinutes : value;
  };
  const counted = alternativesOf([...words.paraphrases.durations.split(','), ...words.cues.people]);
  const anyNumber = `(?:\\d|(?:${numbers})(?!\\p{L}))`;
  const before = words.spaced ? `(?<![\\p{L}\\p{N}.:-])(?<!(?:^|[^\\p{L}])(?:\\d{1,3}|${numbers})[ -])` : '';
  const after = words.spaced
    ? `(?!\\.\\d)(?![\\p{L}\\p{N}:-]|\\s(?:${anyNumber}|(?:${counted})(?!\\p{L})))`
    : '';
  const forms = clock.forms.map((form) => ({
    form,
    pattern: new RegExp(
      before +
        form.source
          .replace('HOUR', () => `(?<hour>\\d{1,2}|${hours})`)
          .replace('MINUTES', () => `(?<minutes>\\d{1,2}|${clock.quarter}|${numbers})`)
          .replace('TENS', () => `(?<minutes>${tens})`)
          .replaceAll(' ', '\\s') +
        after,
      'gu',
    ),
  }));
  return (text) =>
    forms.reduce(
      (told, { form, pattern }) =>
        told.replace(pattern, (whole: string, ...args: unknown[]) => {
          const { hour = '', minutes } = args.at(-1) as { hour?: string; minutes?: string };
          const [h, m] = [read(hour), minutes === undefined ? 0 : read(minutes)];
          const isBeforeHour = minutes !== undefined && whole.indexOf(minutes) < whole.lastIndexOf(hour);
          const isCounted = isBeforeHour ? m % minutesStep > 0 : m > 0 && m < minutesStep;
          // "Um 20 Uhr ein Tisch", "20 heures une table": the article is no minute.
          const isTold = /minut/.test(whole) || /\d/.test(minutes ?? '');
          if (h > lastHour || m >= hourMinutes || (isCounted && !isTold)) return whole;
          return written(minutesOf(form, h, m));
        }),
      text,
    );
}
