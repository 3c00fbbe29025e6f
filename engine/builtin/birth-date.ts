/** Hears a date of birth: a whole date with its year, in the past. */
import type { Scene } from './business.ts';
import { compareDates, isDate } from './language/clock.ts';
import type { LocalDate } from './language/clock.ts';
import { numbersOf, phraseAt, tableOf } from './language/number-words.ts';
import { alternativesOf, fold } from './language/text.ts';
import type { LanguageWords } from './words/types.ts';

/** A text with its numbers in digits, and where each of its characters stood. */
interface Rewritten {
  text: string;
  starts: number[];
  ends: number[];
}

const rewritten = new WeakMap<LanguageWords, ReadonlyMap<string, number>>();

function calendarNumbers(words: LanguageWords): ReadonlyMap<string, number> {
  const known = rewritten.get(words);
  if (known !== undefined) return known;
  const made = new Map([...numbersOf(words), ...tableOf(words.numerals.ordinals)]);
  rewritten.set(words, made);
  return made;
}

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
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]/gu)];
  const isWord = (at: number): boolean => /^[\p{L}\p{M}]/u.test(tokens[at]?.[0] ?? '');
  const table = calendarNumbers(words);
  for (let at = 0; at < tokens.length;) {
    const places: number[] = [];
    for (let next = at; isWord(next); next += /^[ -]$/.test(tokens[next + 1]?.[0] ?? '') ? 2 : tokens.length)
      places.push(next);
    const found = words.spaced
      ? phraseAt(
          table,
          places.map((place) => fold(tokens[place]![0])),
          0,
        )
      : undefined;
    const last = found === undefined ? at : places[found.length - 1]!;
    const end = tokens[last]!.index + tokens[last]![0].length;
    put(
      found === undefined ? fold(tokens[at]![0]) || tokens[at]![0] : String(found.value),
      tokens[at]!.index,
      end,
    );
    at = last + 1;
  }
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

function locate(text: string, { lexicon, local }: Scene, needsLongYear: boolean): Span | undefined {
  const { words } = lexicon;
  const today = local?.date ?? { year: 2100, month: 1, day: 1 };
  const { text: said, starts, ends } = rewrite(text, words);
  const month = `(?<name>${alternativesOf(words.months.flat())})`;
  const year = needsLongYear ? '(?<year>(?:19|20)\\d{2})' : "['’]?(?<year>(?:19|20)\\d{2}|\\d{2})";
  const small = '(?:\\s*(?:of|the|de|del|di|du|den|der|van|do)(?=\\s))?[\\s.,-]*';
  const [one, two] = words.dayFirst ? ['day', 'month'] : ['month', 'day'];
  const forms = [
    '(?<year>(?:19|20)\\d{2})[-./](?<month>\\d{1,2})[-./](?<day>\\d{1,2})',
    '(?<year>(?:19|20)\\d{2})年(?<month>\\d{1,2})月(?<day>\\d{1,2})日',
    `(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?${year}`,
    `(?<${one}>\\d{1,2})[-/ ](?<${two}>\\d{1,2})[-/ ]${year}`,
    `(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|ª)?${small}${month}${small}${year}`,
    `${month}${small}(?<day>\\d{1,2})(?:st|nd|rd|th)?${small}${year}`,
  ];
  for (const form of forms) {
    const match = new RegExp(`(?<![\\p{L}\\p{N}]|\\d[-./ ])${form}(?![\\p{L}\\p{N}]|[-./ ]\\d)`, 'u').exec(
      said,
    );
    const groups = match?.groups;
    if (match === null || groups === undefined) continue;
    const named = words.months.findIndex((names) => names.some((name) => fold(name) === groups['name'])) + 1;
    if (
      asDate(Number(groups['year']), named || Number(groups['month']), Number(groups['day']), today) ===
      undefined
    )
      continue;
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
