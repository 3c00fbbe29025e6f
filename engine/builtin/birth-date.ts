/** Hears a date of birth: a whole date with its year, in the past. */
import type { Scene } from './business.ts';
import { compareDates, isDate } from './language/clock.ts';
import type { LocalDate } from './language/clock.ts';
import { numbersOf, saidNumbers, tableOf } from './language/number-words.ts';
import { perLanguage } from './language/per-language.ts';
import { alternativesOf, fold } from './language/text.ts';
import type { LanguageWords } from './words/types.ts';

/** A text with its numbers in digits, and where each of its characters stood. */
interface Rewritten {
  text: string;
  starts: number[];
  ends: number[];
}

const calendarNumbers = perLanguage(
  (words): ReadonlyMap<string, number> => new Map([...numbersOf(words), ...tableOf(words.numerals.ordinals)]),
);

function rewrite(text: string, words: LanguageWords): Rewritten {
  const out: Rewritten = { text: '', starts: [], ends: [] };
  const put = (piece: string, start: number, end: number): void => {
    for (const sign of piece) {
      out.text += sign;
      for (let unit = 0; unit < sign.length; unit += 1) {
        out.starts.push(start);
        out.ends.push(end);
      }
    }
  };
  const putPlain = (from: number, to: number): void => {
    for (const { 0: token, index } of text.slice(from, to).matchAll(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]/gu))
      put(fold(token) || token, from + index, from + index + token.length);
  };
  let done = 0;
  for (const { start, end, value } of words.spaced ? saidNumbers(text, calendarNumbers(words)) : []) {
    putPlain(done, start);
    put(String(value), start, end);
    done = end;
  }
  putPlain(done, text.length);
  return out;
}

const centuryYears = 100;

function asDate(year: number, month: number, day: number, today: LocalDate): LocalDate | undefined {
  const latest = today.year % centuryYears;
  const whole = year >= centuryYears ? year : year + (year > latest ? 1900 : 2000);
  const date = { year: whole, month, day };
  return whole >= 1900 && isDate(date) && compareDates(date, today) < 0 ? date : undefined;
}

interface Span {
  start: number;
  end: number;
}

const erasOf = perLanguage(({ numerals }) => tableOf(numerals.eras));

/** The forms of a whole date, with a year of four digits or of any, in the order in which they are looked for. */
const formsOf = perLanguage((words) => {
  const month = `(?<name>${alternativesOf(words.months.flat())})`;
  const small = '(?:\\s*(?:of|the|de|del|di|du|den|der|van|do)(?=\\s))?[\\s.,-]*';
  const [one, two] = words.dayFirst ? ['day', 'month'] : ['month', 'day'];
  const withYear = (year: string): RegExp[] =>
    [
      '(?<year>(?:19|20)\\d{2})[-./](?<month>\\d{1,2})[-./](?<day>\\d{1,2})',
      '(?<year>(?:19|20)\\d{2})年(?<month>\\d{1,2})月(?<day>\\d{1,2})日',
      `(?<era>${alternativesOf([...erasOf(words).keys()]) || '(?!)'})(?<year>\\d{1,2})年(?<month>\\d{1,2})月(?<day>\\d{1,2})日`,
      `(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?${year}`,
      `(?<${one}>\\d{1,2})[-/ ](?<${two}>\\d{1,2})[-/ ]${year}`,
      `(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|ª)?${small}${month}${small}${year}`,
      `${month}${small}(?<day>\\d{1,2})(?:st|nd|rd|th)?${small}${year}`,
    ].map((form) => new RegExp(`(?<![\\p{L}\\p{N}]|\\d[-./ ])${form}(?![\\p{L}\\p{N}]|[-./ ]\\d)`, 'u'));
  return {
    long: withYear('(?<year>(?:19|20)\\d{2})'),
    any: withYear("['’]?(?<year>(?:19|20)\\d{2}|\\d{2})"),
  };
});

function locate(text: string, { lexicon, local }: Scene, needsLongYear: boolean): Span | undefined {
  const { words } = lexicon;
  const today = local?.date ?? { year: 2100, month: 1, day: 1 };
  const { text: said, starts, ends } = rewrite(text, words);
  for (const form of formsOf(words)[needsLongYear ? 'long' : 'any']) {
    const match = form.exec(said);
    const groups = match?.groups;
    if (match === null || groups === undefined) continue;
    const year = Number(groups['year']) + (erasOf(words).get(groups['era'] ?? '') ?? 0);
    const named = words.months.findIndex((names) => names.some((name) => fold(name) === groups['name'])) + 1;
    if (asDate(year, named || Number(groups['month']), Number(groups['day']), today) === undefined) continue;
    return { start: starts[match.index]!, end: ends[match.index + match[0].length - 1]! };
  }
  return undefined;
}

/** A date of birth in the caller's own words; undefined where day, month or year is missing. */
export function findBirthDate(text: string, scene: Scene, isAsked: boolean): string | undefined {
  const span = locate(text, scene, !isAsked);
  return span && text.slice(span.start, span.end);
}

/** A text without a date that is long past: it is no day to come on. */
export function withoutBirthDate(text: string, scene: Scene): string {
  const span = locate(text, scene, true);
  return span === undefined ? text : `${text.slice(0, span.start)} ${text.slice(span.end)}`;
}
