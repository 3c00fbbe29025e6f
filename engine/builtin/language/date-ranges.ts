/** Reads lists and ranges of dates: "24 and 25 December", "Dec 23 – Jan 2", "July to September", "from 24 December, back on 4 January". */
import type { LanguageWords } from '../words/types.ts';
import { alternativesOf, fold } from './text.ts';
import { inAnyLanguage } from '../../../domain/knowledge/words/in-any-language.ts';
import { phrases, wordTables } from '../../../domain/knowledge/words/index.ts';
import { unionOf } from '../../../domain/knowledge/words/union.ts';
import { spacedWords } from '../patterns/any-language.ts';
import {
  dayAfter,
  dayBefore,
  isMonthDay,
  isSameDay,
  lastDayOf,
  monthsBefore,
  withOneYear,
  type DateRange,
  type MonthDay,
} from './month-days.ts';

export interface RangesRead {
  ranges: DateRange[];
  /** What is said to be left out of them: "December, apart from New Year's Eve". */
  exceptions: DateRange[];
  /** Days from which on something holds: "from 1 April". */
  since: MonthDay[];
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
  | { type: 'word' | 'weekday' | 'clock'; text?: string }
  | { type: 'to' | 'and' | 'between' | 'except' | 'since' | 'reopens' | 'stop' };

interface Holiday extends MonthDay {
  names: readonly string[];
}

/** Before what is left out, in any language that puts spaces between words. */
const exceptWords = wordTables
  .filter(({ language }) => language !== 'ja')
  .flatMap(({ hours }) => phrases(hours.except).map(fold));

const sinceIn = (isSpaced: boolean): string =>
  unionOf(
    wordTables
      .filter(({ language }) => (language !== 'ja') === isSpaced)
      .map(({ patterns }) => patterns.hours?.sinceDate),
  );

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
      '(?<year>(?<!\\d)(?:19|20)\\d{2}(?!\\d))',
      '(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th|er|ers|[oa°.日](?!\\p{L}))?(?!\\d)',
      `(?<reopens>${whole(inAnyLanguage.hours.reopening)})`,
      `(?<since>${whole(sinceIn(words.spaced))})`,
      `(?<to>t\\/m|[-–—−~〜～→]|から|${whole(spacedWords('toDate'))})`,
      `(?<and>[,/&+・、]|と|及び|および|${whole(spacedWords('andDate'))})`,
      `(?<between>${whole(inAnyLanguage.hours.between)})`,
      `(?<except>${whole(alternativesOf(exceptWords))})`,
      `(?<inside>${whole(spacedWords('insideDate'))})`,
      `(?<weekday>${whole(alternativesOf(Object.values(words.weekdays).flat()))},?)`,
      // "年末年始は12月29日": where nothing stands between words, a date may follow one at once.
      '(?<stop>(?<=\\p{L})[.!?。])',
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
  return (said) => {
    const tokens: Token[] = [];
    for (const { groups = {}, 0: text } of said.matchAll(pattern)) {
      const token = tokenOf(groups, words, holidays);
      if (token !== undefined) tokens.push(token.type === 'word' ? { ...token, text } : token);
    }
    const dated = rangesOf(withDays(withYears(withMonths(withoutWeekdays(tokens)))));
    const others = dated.besides.flatMap((token) => ('text' in token ? [token.text] : []));
    return { ...dated, rest: others.join(' '), isLoose: dated.isLoose && others.length > 0 };
  };
}

function tokenOf(
  groups: Record<string, string | undefined>,
  words: LanguageWords,
  holidays: readonly Holiday[],
): Token | undefined {
  const { inside, between, except, since, reopens, to, and, clock, weekday, word, stop } = groups;
  if (inside !== undefined) return undefined;
  if (between !== undefined) return { type: 'between' };
  if (except !== undefined) return { type: 'except' };
  if (reopens !== undefined) return { type: 'reopens' };
  if (since !== undefined) return { type: 'since' };
  if (stop !== undefined) return { type: 'stop' };
  if (to !== undefined) return { type: 'to' };
  if (and !== undefined) return { type: 'and' };
  if (word !== undefined) return { type: 'word' };
  if (clock !== undefined) return { type: 'clock', text: clock };
  if (weekday !== undefined) return { type: 'weekday', text: weekday };
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

/** "Until Monday 4 January": a weekday before its date tells nothing more. */
function withoutWeekdays(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.type !== 'weekday') return [token];
    const [next, behind] = tokens.slice(at + 1, at + 3);
    const isDated = next?.type === 'date' || next?.type === 'day';
    return isDated || (next?.type === 'month' && behind?.type === 'day') ? [] : [{ ...token, type: 'word' }];
  });
}

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

/**
 * The dates on which it opens again: those behind the word for it in its sentence, else the last one before it ("24 december
 * dicht en op 4 januari weer open"). Each with where the date before it stands, if any.
 */
function reopeningsOf(tokens: readonly Token[]): Map<number, number | undefined> {
  const dates = [...tokens.keys()].filter((at) => tokens[at]!.type === 'date');
  const found = [...tokens.keys()].flatMap((word) => {
    if (tokens[word]!.type !== 'reopens') return [];
    const stop = tokens.findIndex(({ type }, at) => type === 'stop' && at > word);
    const next = dates.find((at) => at > word && (stop < 0 || at < stop));
    if (next !== undefined) return [next];
    const [closed, last] = dates.filter((at) => at < word).slice(-2);
    if (closed === undefined || last === undefined) return [];
    const between = tokens.slice(closed + 1, last).map(({ type }) => type);
    const isRange = tokens[closed - 1]?.type === 'to';
    const isApart = (isRange || between.some((type) => type !== 'and')) && between.at(-1) !== 'to';
    return isApart && !tokens.slice(last, word).some(({ type }) => type === 'stop') ? [last] : [];
  });
  return new Map(found.map((at) => [at, dates.findLast((before) => before < at)]));
}

/** A list of days, or of days that have their own end, is none of days from which on something holds. */
function isSince(tokens: readonly Token[], at: number): boolean {
  const [before, next, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (next?.type === 'since') return true;
  const isLinked = next?.type === 'to' || next?.type === 'and';
  return before?.type === 'since' && !(isLinked && startOf(behind) !== undefined);
}

interface Dated extends Omit<RangesRead, 'rest'> {
  /** What is no date and does not stand between a closing and the day on which it opens again. */
  besides: Token[];
}

function rangesOf(tokens: readonly Token[]): Dated {
  const made: Dated = { ranges: [], exceptions: [], since: [], besides: [], isLoose: false };
  const reopenings = reopeningsOf(tokens);
  let told = made.ranges;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const before = tokens[at - 1];
    if (token.type === 'except') told = made.exceptions;
    // "December, apart from New Year's Eve, and January": both signs of a list end what is left out.
    if (token.type === 'and' && before?.type === 'and') told = made.ranges;
    const from = startOf(token);
    if (from === undefined) {
      made.besides.push(token);
      continue;
    }
    if (reopenings.has(at)) {
      // "Back on 4 January": since when it is closed is not told.
      made.exceptions.push({ from: monthsBefore(from), to: from });
      continue;
    }
    if (at === 1 && before?.type === 'to' && token.type === 'date') {
      made.ranges.push({ from: monthsBefore(from), to: from });
      continue;
    }
    const link = tokens[at + 1]?.type;
    const isRange = link === 'to' || (link === 'and' && before?.type === 'between');
    const to = isRange ? endOf(tokens[at + 2]) : undefined;
    const last = to === undefined ? at : at + 2;
    const [reopening] = [...reopenings].find(([, closed]) => closed === last) ?? [];
    if (reopening !== undefined) {
      const clocks = tokens.slice(at, reopening).filter(({ type }) => type === 'clock');
      const isSure = to !== undefined || (isSince(tokens, at) && clocks.length === 0);
      tellReopening({ from, back: startOf(tokens[reopening])!, isSure }, made);
      // "We close at one on 24 December": the hour is of that day.
      made.besides = made.besides.filter(({ type }) => type !== 'clock');
      at = reopening;
      continue;
    }
    if (to === undefined && isSince(tokens, at)) made.since.push(from);
    else told.push(withOneYear(from, to ?? endOf(token) ?? from));
    if (to === undefined) made.isLoose ||= token.type === 'month';
    else at += 2;
  }
  return made;
}

/** Whether the first day is closed as a whole is not told by "we close on 24 December and reopen on 4 January". */
function tellReopening(
  { from, back, isSure }: { from: MonthDay; back: MonthDay; isSure: boolean },
  { ranges, exceptions }: Dated,
): void {
  const isOneDay = isSameDay(dayAfter(from), back);
  const isWhole = isSure || isOneDay;
  if (!isWhole) exceptions.push({ from, to: from });
  ranges.push(isOneDay ? { from, to: from } : withOneYear(isWhole ? from : dayAfter(from), dayBefore(back)));
}
