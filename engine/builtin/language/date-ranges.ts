/** Reads lists and ranges of dates: "24 and 25 December", "Dec 23 – Jan 2", "24.-26.12.", "July to September". */
import type { LanguageWords } from '../words/types.ts';
import { alternativesOf, fold } from './text.ts';
import { inAnyLanguage } from '../../../domain/knowledge/words/in-any-language.ts';
import { phrases, wordTables } from '../../../domain/knowledge/words/index.ts';
import { spacedWords } from '../patterns/any-language.ts';

export interface MonthDay {
  year?: number;
  month: number;
  day: number;
}

export interface DateRange {
  from: MonthDay;
  to: MonthDay;
}

export interface RangesRead {
  ranges: DateRange[];
  /** What is said to be left out of them: "December, apart from New Year's Eve". */
  exceptions: DateRange[];
  /** The words that are no dates. */
  rest: string;
  /** A month is named beside other words, as in "first Sunday in May". */
  isLoose: boolean;
}

type Order = 'dayFirst' | 'monthFirst';
interface DateToken {
  type: 'date';
  date: MonthDay;
  order: Order;
}
type Token =
  | DateToken
  | { type: 'month'; month: number; year?: number }
  | { type: 'day'; day: number }
  | { type: 'year'; year: number }
  | { type: 'to' | 'and' | 'between' | 'except' | 'word' };

/** So long before its end a closing without a beginning is told. */
const noticeMonths = 2;

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lastDayOf = (month: number): number => lastDays[month - 1] ?? 31;
const isMonthDay = ({ month, day }: MonthDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(month);

interface Holiday extends MonthDay {
  names: readonly string[];
}

/** Before what is left out, in any language that puts spaces between words. */
const exceptWords = wordTables
  .filter(({ language }) => language !== 'ja')
  .flatMap(({ hours }) => phrases(hours.except).map(fold));

function patternOf(words: LanguageWords, holidays: readonly Holiday[]): RegExp {
  const whole = (source: string): string =>
    words.spaced ? `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])` : `(?:${source})`;
  return new RegExp(
    [
      '(?<isoYear>\\d{4})-(?<isoMonth>\\d{1,2})-(?<isoDay>\\d{1,2})(?:t[\\d:.z+-]+)?',
      '(?:(?<kanjiYear>\\d{4})年)?(?<kanjiMonth>\\d{1,2})月(?:(?<kanjiDay>\\d{1,2})日)?',
      '(?<!\\d)(?<first>\\d{1,2})(?<mark>[./])\\s?(?<second>\\d{1,2})(?:\\k<mark>(?<numericYear>\\s?\\d{4}|\\d{2}(?![\\d.])))?(?!\\d|:)\\.?',
      '(?<clock>\\d{1,2}\\s?[:h]\\s?\\d{2}|\\d{1,2}\\s?(?:am|pm|uhr|uur|h|時)(?!\\p{L}))',
      `(?<holiday>${whole(alternativesOf(holidays.flatMap(({ names }) => names)).replaceAll(' ', '[ .-]{1,2}'))})`,
      `(?<month>${whole(alternativesOf(words.months.flat()))})\\.?`,
      '(?<year>(?<!\\d)20\\d{2}(?!\\d))',
      '(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th|er|ers|[oa°.日](?!\\p{L}))?(?!\\d)',
      `(?<to>t\\/m|[-–—−~〜～→]|から|${whole(spacedWords('toDate'))})`,
      `(?<and>[,/&+・、]|と|及び|および|${whole(spacedWords('andDate'))})`,
      `(?<between>${whole(inAnyLanguage.hours.between)})`,
      `(?<except>${whole(alternativesOf(exceptWords))})`,
      `(?<inside>${whole(spacedWords('insideDate'))})`,
      // "年末年始は12月29日": where nothing stands between words, a date may follow one at once.
      words.spaced ? '(?<word>[\\p{L}\\p{N}]+)' : '(?<word>\\p{L}+|\\p{N})',
    ].join('|'),
    'gu',
  );
}

/** A reader of the ranges of dates in texts without accents, in lower case. */
export function createRangeReader(
  words: LanguageWords,
  holidays: readonly Holiday[],
): (text: string) => RangesRead {
  const pattern = patternOf(words, holidays);
  return (text) => {
    const tokens: Token[] = [];
    const others: string[] = [];
    for (const { groups = {}, 0: whole } of text.matchAll(pattern)) {
      const token = tokenOf(groups, words, holidays);
      if (token === undefined) continue;
      tokens.push(token);
      if (token.type === 'word') others.push(whole);
    }
    const dated = rangesOf(withDays(withYears(withMonths(tokens))));
    return { ...dated, rest: others.join(' '), isLoose: dated.isLoose && others.length > 0 };
  };
}

function tokenOf(
  groups: Record<string, string | undefined>,
  words: LanguageWords,
  holidays: readonly Holiday[],
): Token | undefined {
  const { inside, between, except, to, and, clock, word } = groups;
  if (inside !== undefined) return undefined;
  if (between !== undefined) return { type: 'between' };
  if (except !== undefined) return { type: 'except' };
  if (to !== undefined) return { type: 'to' };
  if (and !== undefined) return { type: 'and' };
  if (word !== undefined || clock !== undefined) return { type: 'word' };
  if (groups['holiday'] !== undefined) {
    const { month, day } = holidays.find(({ names }) => isNamed(groups['holiday'], names)) ?? noDate;
    return { type: 'date', date: { month, day }, order: 'dayFirst' };
  }
  if (groups['month'] !== undefined)
    return { type: 'month', month: words.months.findIndex((names) => isNamed(groups['month'], names)) + 1 };
  if (groups['year'] !== undefined) return { type: 'year', year: Number(groups['year']) };
  if (groups['day'] !== undefined) return { type: 'day', day: Number(groups['day']) };
  return numericDate(groups, words);
}

const noDate = { month: 0, day: 0 };

const isNamed = (said = '', names: readonly string[]): boolean =>
  names.some((name) => fold(said) === fold(name));

function numericDate(groups: Record<string, string | undefined>, words: LanguageWords): Token {
  const number = (name: string): number => Number(groups[name]);
  if (groups['isoYear'] !== undefined)
    return dateToken({ year: number('isoYear'), month: number('isoMonth'), day: number('isoDay') });
  if (groups['kanjiMonth'] !== undefined) {
    const year = groups['kanjiYear'] === undefined ? {} : { year: number('kanjiYear') };
    const month = number('kanjiMonth');
    if (groups['kanjiDay'] === undefined) return { type: 'month', month, ...year };
    return dateToken({ ...year, month, day: number('kanjiDay') }, 'monthFirst');
  }
  const [first, second] = [number('first'), number('second')];
  const isDayFirst = groups['mark'] === '.' || words.dayFirst ? second <= 12 : first > 12;
  const year = groups['numericYear'];
  return dateToken({
    ...(year === undefined ? {} : { year: Number(year) < 100 ? 2000 + Number(year) : Number(year) }),
    month: isDayFirst ? second : first,
    day: isDayFirst ? first : second,
  });
}

const dateToken = (date: MonthDay, order: Order = 'dayFirst'): Token =>
  isMonthDay(date) ? { type: 'date', date, order } : { type: 'word' };

/** "24 December", else "December 24". */
function withMonths(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const before = made.at(-1);
    const next = tokens[at + 1];
    if (token.type === 'month' && before?.type === 'day' && before.day <= lastDayOf(token.month))
      made.splice(-1, 1, {
        type: 'date',
        date: { month: token.month, day: before.day },
        order: 'dayFirst',
      });
    else if (token.type === 'month' && next?.type === 'day' && next.day <= lastDayOf(token.month)) {
      made.push({ type: 'date', date: { month: token.month, day: next.day }, order: 'monthFirst' });
      at += 1;
    } else made.push(token);
  }
  return made;
}

/** "24 December 2026", "December 24, 2026": the year is of what stands before it. */
function withYears(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  for (const token of tokens) {
    if (token.type !== 'year') {
      made.push(token);
      continue;
    }
    if (made.at(-1)?.type === 'and') made.pop();
    const before = made.at(-1);
    if (before?.type === 'date') before.date = { ...before.date, year: token.year };
    else if (before?.type === 'month') before.year = token.year;
  }
  return made;
}

const isJoint = ({ type }: Token): boolean => type === 'to' || type === 'and' || type === 'day';

/** "24 and 25 December", "December 24 and 25": a day without a month has that of the date it is joined to. */
function withDays(tokens: readonly Token[]): Token[] {
  const made = [...tokens];
  for (const [at, token] of made.entries()) {
    if (token.type !== 'day') continue;
    const next = made.slice(at + 1).find((each) => !isJoint(each));
    const before = made[at - 1] !== undefined && isJoint(made[at - 1]!) ? made[at - 2] : undefined;
    const base =
      next?.type === 'date' && next.order === 'dayFirst'
        ? next
        : before?.type === 'date' && before.order === 'monthFirst'
          ? before
          : dateBefore(made, at, token.day);
    made[at] = base === undefined ? { type: 'word' } : dateToken({ ...base.date, day: token.day });
    if (made[at].type === 'date' && base !== undefined) made[at].order = base.order;
  }
  return made;
}

/** "On 24 December we close at two, and on the 25th we do not open": a later day of the same month. */
function dateBefore(tokens: readonly Token[], at: number, day: number): DateToken | undefined {
  const last = tokens.slice(0, at).findLast((each) => each.type === 'date');
  return tokens[at - 1]?.type === 'and' && last !== undefined && last.date.day < day ? last : undefined;
}

const startOf = (token: Token | undefined): MonthDay | undefined => {
  if (token?.type === 'date') return token.date;
  return token?.type === 'month' ? { ...token, day: 1 } : undefined;
};

const endOf = (token: Token | undefined): MonthDay | undefined => {
  if (token?.type === 'date') return token.date;
  return token?.type === 'month' ? { ...token, day: lastDayOf(token.month) } : undefined;
};

function rangesOf(tokens: readonly Token[]): Omit<RangesRead, 'rest'> {
  const ranges: DateRange[] = [];
  const exceptions: DateRange[] = [];
  let isLoose = false;
  let told = ranges;
  for (let at = 0; at < tokens.length; at += 1) {
    const before = tokens[at - 1];
    if (tokens[at]!.type === 'except') told = exceptions;
    // "December, apart from New Year's Eve, and January": both signs of a list end what is left out.
    if (tokens[at]!.type === 'and' && before?.type === 'and') told = ranges;
    const from = startOf(tokens[at]);
    if (from === undefined) continue;
    if (at === 1 && before?.type === 'to' && tokens[at]?.type === 'date') {
      ranges.push({ from: monthsBefore(from), to: from });
      continue;
    }
    const link = tokens[at + 1]?.type;
    const isRange = link === 'to' || (link === 'and' && before?.type === 'between');
    const to = isRange ? endOf(tokens[at + 2]) : undefined;
    told.push(withOneYear(from, to ?? endOf(tokens[at]) ?? from));
    if (to !== undefined) at += 2;
    else isLoose ||= tokens[at]?.type === 'month';
  }
  return { ranges, exceptions, isLoose };
}

/** "Until January 7" has begun when it is read. */
function monthsBefore({ year, month }: MonthDay): MonthDay {
  const begun = ((month - 1 - noticeMonths + 12) % 12) + 1;
  return { ...(year === undefined ? {} : { year: begun > month ? year - 1 : year }), month: begun, day: 1 };
}

/** "3.8. – 21.8.2027": the year is of both ends. */
function withOneYear(from: MonthDay, to: MonthDay): DateRange {
  const isOverNewYear = from.month > to.month;
  if (from.year === undefined && to.year !== undefined)
    return { from: { ...from, year: to.year - (isOverNewYear ? 1 : 0) }, to };
  if (to.year === undefined && from.year !== undefined)
    return { from, to: { ...to, year: from.year + (isOverNewYear ? 1 : 0) } };
  return { from, to };
}
