/** Writes times that are said in words as digits: "quarter past seven" → "7:15". */
import { spokenClocks, type SpokenForm } from '../patterns/spoken-clock.ts';
import type { LanguageWords } from '../words/types.ts';
import { alternativesOf, escapeRegExp, withoutAccents } from './text.ts';

const hourMinutes = 60;
const halfDayMinutes = 720;
const dayMinutes = 1440;
const minJoined = 20;
const minTens = 10;
/** Minutes before or after an hour are said in fives, from five on; another number counts something else. */
const minutesStep = 5;

interface Numeral {
  source: string;
  value: number;
}

const sourceOf = (numerals: readonly Numeral[], ...others: string[]): string =>
  [...others, ...numerals.map(({ source }) => source).sort((a, b) => b.length - a.length)].join('|');

/** The numbers that a language says below sixty, joined ones ("forty-five") too. */
function numeralsOf({ language, numbers }: LanguageWords): Numeral[] {
  const clock = spokenClocks[language];
  const plain = Object.entries({ ...numbers, ...clock?.numbers }).map(([word, value]) => ({
    source: escapeRegExp(withoutAccents(word)),
    value,
  }));
  const units = plain.filter(({ value }) => value > 0 && value < minTens);
  const joined = plain
    .filter(({ value }) => value >= minJoined && value % minTens === 0)
    .flatMap((ten) =>
      units.map((unit) => ({
        source: clock?.joined(ten.source, unit.source) ?? '(?!)',
        value: ten.value + unit.value,
      })),
    );
  return [...joined, ...plain].filter(({ value }) => value < hourMinutes);
}

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
  const clock = spokenClocks[words.language];
  if (clock === undefined) return (text) => text;
  const numerals = numeralsOf(words);
  const named = Object.entries(clock.hours).map(([source, value]) => ({ source, value }));
  const hours = [...named, ...numerals.filter(({ value }) => value <= 24)];
  const tens = numerals.filter(({ source, value }) => value >= minTens || source in clock.numbers);
  const read = (said: string, among: readonly Numeral[]): number =>
    /^\d+$/.test(said)
      ? Number(said)
      : (among.find(({ source }) => new RegExp(`^(?:${source})$`, 'u').test(said))?.value ?? 15);
  const counted = alternativesOf([...words.paraphrases.durations.split(','), ...words.cues.people]);
  const anyNumber = `(?:\\d|(?:${sourceOf(numerals)})(?!\\p{L}))`;
  const before = words.spaced
    ? `(?<![\\p{L}\\p{N}.:-])(?<!(?:^|[^\\p{L}])(?:\\d{1,3}|${sourceOf(numerals)})[ -])`
    : '';
  const after = words.spaced
    ? `(?!\\.\\d)(?![\\p{L}\\p{N}:-]|\\s(?:${anyNumber}|(?:${counted})(?!\\p{L})))`
    : '';
  const forms = clock.forms.map((form) => ({
    form,
    pattern: new RegExp(
      before +
        form.source
          .replace('HOUR', () => `(?<hour>${sourceOf(hours, '\\d{1,2}')})`)
          .replace('MINUTES', () => `(?<minutes>${sourceOf(numerals, '\\d{1,2}', clock.quarter)})`)
          .replace('TENS', () => `(?<minutes>${sourceOf(tens)})`)
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
          const [h, m] = [read(hour, hours), minutes === undefined ? 0 : read(minutes, numerals)];
          const isBeforeHour = minutes !== undefined && whole.indexOf(minutes) < whole.lastIndexOf(hour);
          const isCounted = isBeforeHour ? m % minutesStep > 0 : m > 0 && m < minutesStep;
          if (h > 24 || m >= hourMinutes || (isCounted && !/minut|\d/.test(whole))) return whole;
          return written(minutesOf(form, h, m));
        }),
      text,
    );
}
