/** What a few tokens of opening hours together look like: the end of a range, a date, columns of times. */
import type { Clock, Token } from './tokenize.ts';
import type { DayHalf } from './lexicon.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

/** After "Mon" in "Mon – Fri", "Mon to Fri", "between Mon and Fri": the token of the last day. */
export function rangeEnd(
  tokens: readonly Token[],
  from: number,
  isBetween: boolean,
): (Token & { type: 'day' }) | undefined {
  let at = from;
  if (tokens[at]?.type === 'filler') at += 1;
  if (!isLink(tokens[at]) && !(isBetween && tokens[at]?.type === 'and')) return undefined;
  at += 1;
  // "Dinsdag- tot vrijdag": a hyphen before the word.
  while (['from', 'filler', 'through'].includes(tokens[at]?.type ?? '')) at += 1;
  const end = tokens[at];
  return end?.type === 'day' && !end.isGroup ? end : undefined;
}

/** "9.00/12.30 - 15.00/19.00": a slash between certain times that no dash joins to others. */
export function isSlashSpan(tokens: readonly Token[], at: number): boolean {
  const [from, end] = [tokens[at], tokens[at + 2]];
  return from?.type === 'time' && from.clock.isCertain && end?.type === 'time' && end.clock.isCertain;
}

/** "8:00am | 5:00pm", "8:00 | 12:00 | 13:00 | 17:00": opening and closing times in columns of their own. */
export function isInColumns(tokens: readonly Token[], at: number): boolean {
  let end = at;
  for (let token = tokens[end]; token?.type === 'time' && token.clock.isCertain; token = tokens[end])
    end += 1;
  const count = end - at;
  return count >= 2 && count % 2 === 0 && !['dash', 'through'].includes(tokens[end]?.type ?? '');
}

const BETWEEN = new RegExp(`${inAnyLanguage.hours.between}\\s(?:[\\p{L}]{1,6}\\s)?$`, 'iu');

/** "Between 10 and 18": only there an "and" joins the ends of a span. */
export function isAfterBetween(text: string, { start }: Pick<Token, 'start'>): boolean {
  return BETWEEN.test(text.slice(Math.max(0, start - 24), start));
}

/** "18時まで": where the word stands behind the time. */
export function isUntilBehind(text: string, { end }: Token): boolean {
  return text.startsWith('まで', end);
}

/** Between a verb of closing and when it closes: "we close at", "fermons à". */
const AT_TIME = new RegExp(`^\\s+(?:\\p{L}+\\s)?(?:${inAnyLanguage.hours.atTime})\\s*$`, 'u');

/** Whether nothing but a word such as "at" stands between a verb and a time. */
export const isAtTime = (between: string): boolean => AT_TIME.test(foldWord(between));

const NO_TIME: Pick<Clock, 'minute' | 'meridiem' | 'isCertain'> = {
  minute: 0,
  meridiem: undefined,
  isCertain: false,
};

/** A number beside a month is a day of the month. */
export function isDate(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // "31" is no time, but may be a day of the month.
  if (token?.type !== 'time' && token?.type !== 'number') return false;
  const { minute, meridiem, isCertain } = token.type === 'time' ? token.clock : NO_TIME;
  if (minute !== 0 || meridiem !== undefined) return false;
  // "15 de agosto": a small word between day and month is passed over.
  const behind = tokens.slice(at + 1, at + 6);
  const bracket = behind.findIndex(({ opensBracket }) => opensBracket);
  const types = behind.slice(0, bracket < 0 ? undefined : bracket).map(({ type }) => type);
  const [after, , further] = types.filter((type) => type !== 'from' && type !== 'filler');
  if (!isCertain && isBehindMonth(tokens, at)) return true;
  if (after === 'month') return true;
  const isPair = (after === 'dash' || after === 'through' || after === 'and') && further === 'month';
  return isPair && !isCertain;
}

const isNumber = (token: Token | undefined): boolean =>
  token?.type === 'number' || (token?.type === 'time' && !token.clock.isCertain);

/** "December 24", "December 24, 25 and 26", "Dec 24 – 26"; in "December 24, 10–14" the ten is a time. */
function isBehindMonth(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (
    ['and', 'comma', 'dash', 'through', 'slash'].includes(tokens[first - 1]?.type ?? '') &&
    isNumber(tokens[first - 2])
  )
    first -= 2;
  // "24 Dec 8–12": the month has its day already.
  const month = tokens[first - 1];
  if (month?.type !== 'month' || month.isDated || isNumber(tokens[first - 2])) return false;
  if (month.endsDate && opensSpan(tokens, first)) return false;
  if (endsMonths(tokens, first - 1) && opensSpan(tokens, first)) return false;
  return first === at || !opensSpan(tokens, at);
}

const isLink = (token: Token | undefined): boolean => token?.type === 'dash' || token?.type === 'through';

const opensSpan = (tokens: readonly Token[], at: number): boolean =>
  isLink(tokens[at + 1]) && tokens[at + 2]?.type === 'time';

/** "April to September 10–6": months without days of their own; what follows are times. */
function endsMonths(tokens: readonly Token[], at: number): boolean {
  const from = tokens[at - 2];
  return (
    isLink(tokens[at - 1]) &&
    from?.type === 'month' &&
    from.isDated !== true &&
    // "9–6 (Nov to March 9–4)": what stands before the bracket is no day of the month.
    (from.opensBracket === true || !isNumber(tokens[at - 3]))
  );
}

/** "Tuesday 2nd April", "Friday, 24.12.": a day of one week only. */
export function isDatedDay(text: string, tokens: readonly Token[], at: number): boolean {
  const end = tokens[at]!.end;
  const date = /^[,.]?\s(?:\p{L}{1,3}\s)?\d{1,2}(?:st|nd|rd|th|er|\.|º|ª)?\s(?:d[aei]\s|of\s|den\s)?/u.exec(
    text.slice(end, end + 24),
  );
  const month = date
    ? tokens.find(({ start }) => start === end + date[0].length)
    : tokens.slice(at + 1, at + 3).find(({ type }) => type !== 'comma');
  return month?.type === 'month' && (date !== null || /^\d/.test(text.slice(month.start)));
}

const VALUES: readonly Token['type'][] = ['time', 'closed', 'appointment', 'allDay'];

/** "Evenings", "Dinner" before times, back to what is said before: the half of the day; undefined where it is not said of all. */
export function saidHalf(tokens: readonly Token[], at: number): DayHalf | undefined {
  const from = tokens.findLastIndex(({ type }, index) => index < at && VALUES.includes(type)) + 1;
  const halves = tokens
    .slice(from, at)
    .flatMap(({ half, type }) => (half !== undefined || type === 'purpose' ? [half] : []));
  return halves.every((half) => half === halves[0]) ? halves[0] : undefined;
}

/** Whether a day is named right behind. */
export function dayFollows(tokens: readonly Token[], at: number, within = 6): boolean {
  return tokens.slice(at, at + within).some((token) => token.type === 'day');
}

/** Whether days and their values end with a value: "Tue–Sat 10–6, Sun closed", but not "9–5 Mon–Fri". */
export function endsWithValue(tokens: readonly Token[]): boolean {
  const last = tokens.findLast(({ type }) => type === 'day' || VALUES.includes(type));
  return last !== undefined && last.type !== 'day';
}

/** "Open Tuesday to Saturday, closed Sunday", but not "Monday closed, Tuesday 9–5", where each day has its value behind it. */
export function closesDaysBehind(tokens: readonly Token[], at: number): boolean {
  if (!dayFollows(tokens, at + 1, 3)) return false;
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'stop');
  const isSetOff = tokens[at - 1]?.type === 'comma' && tokens[at + 1]?.type !== 'comma';
  return isSetOff || !endsWithValue(tokens.slice(at + 1, end < 0 ? undefined : end));
}

/** Behind a time and what leads to another one. */
export function endsSpan(before: readonly Token[]): boolean {
  const [time, link] = before.slice(-2);
  return time?.type === 'time' && (link?.type === 'dash' || link?.type === 'through');
}
