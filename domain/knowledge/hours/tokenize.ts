/** Splits a line into the tokens of opening hours: days, times, ranges, conditions, other words. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import { isLetterAt } from '../words/phrase-index.ts';
import { initialAt } from './day-initials.ts';
import { endsSpan } from './token-shapes.ts';
import { withSpokenHours } from './spoken-hours.ts';
import { ordinalAt } from './ordinals.ts';
import { kanjiDayAt, kanjiRestAt } from './kanji-days.ts';
import { entryAt, type DayHalf, type Lexicon, type LexiconEntry, type WordRole } from './lexicon.ts';

export interface Clock {
  hour: number;
  minute: number;
  meridiem: 'am' | 'pm' | undefined;
  /** Written so that it can only be a time: minutes, a suffix. */
  isCertain: boolean;
  /** Written on the 24-hour clock beyond doubt: a leading zero, an hour from 13 on, "Uhr". */
  is24: boolean;
}

export type Token = {
  start: number;
  end: number;
  half?: DayHalf | undefined;
  isOpen?: true | undefined;
  isOnly?: true | undefined;
  /** A month with its day. */
  isDated?: true;
  /** Begins a bracket: no number before it is of it. */
  opensBracket?: true;
  /** A month that no day of its stands behind: of another language, or set apart by a colon. */
  endsDate?: true;
} & (
  | { type: 'day'; days: Weekday[]; isGroup: boolean }
  | { type: 'time'; clock: Clock }
  | { type: Exclude<WordRole, 'day' | 'noon' | 'midnight'> }
  | { type: 'number' | 'word' | 'comma' | 'slash' | 'stop' | 'dash' | 'year' }
);

/** In "9h-12h 15h-19h" and "9-12 h 15-19 h" no minutes follow the first "h". */
const NUMBER =
  /(\d{1,4})(?:(?:\s?[:.時]\s?(\d{2})|\s?[hu]\s?(\d{2})(?!\s?[hu](?!\p{L}))(?!(?<=[-–]\s?\d{1,2}\s?[hu]\s\d{2})\s?[-–])|,(00|15|30|45)|時(半))(?!\d)分?)?(?::\d{2}(?!\d))?/uy;
/** "24.12.", "24.12.2025", "24/12/2025", "2025-12-24", "12月31日": dates in digits. */
const DATE =
  /(?:\d{1,2}\.\s?(?:1[0-2]|0?[1-9])\.(?:\s?20\d{2}|(?=[\s)–-]|$))|\d{1,2}([/.-])\d{1,2}\1(?:20)?\d{2}|20\d{2}-\d{2}-\d{2}|20\d{2}年(?:\d{1,2}月)?(?:\d{1,2}日)?|\d{1,2}月(?:\d{1,2}日)?|\d{1,2}日)(?!\d)/y;
/** "(1/6 – 30/9)" behind a season. */
const DATES_IN_BRACKETS = /(?<=\()\d{1,2}\/(?:1[0-2]|0?[1-9])\s?[-–]\s?\d{1,2}\/(?:1[0-2]|0?[1-9])(?=\))/y;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/uy;

/** "D'avril", "dell'estate": a small word without its end. */
const ELIDED = /^\p{L}{1,4}['’](?=\p{L})/u;

/** Tokens of `text`; white space and decoration are left out. */
export function tokenizeHours(text: string, lexicon: Lexicon): Token[] {
  const folded = foldWord(text);
  const tokens: Token[] = [];
  for (let at = 0; at < folded.length;) {
    if (folded[at] === ' ') {
      at += 1;
      continue;
    }
    const token = tokenAt(text, folded, at, tokens, lexicon);
    if (token) tokens.push(token);
    at = token ? token.end : at + 1;
  }
  return withSpokenHours(tokens, folded, lexicon.spoken);
}

/** Whether a text begins with a word that is none of opening hours: then it is not about them alone, whatever follows. */
export function beginsWithStranger(text: string, lexicon: Lexicon): boolean {
  return text !== '' && tokenAt(text, foldWord(text), 0, [], lexicon)?.type === 'word';
}

function tokenAt(
  text: string,
  folded: string,
  at: number,
  before: readonly Token[],
  lexicon: Lexicon,
): Token | undefined {
  if (isWednesday(text, at, before))
    return { type: 'day', days: ['wed'], isGroup: false, start: at, end: at + 2 };
  const kanjiDay = kanjiDayAt(folded, at, lexicon);
  const found = entryAt(folded, at, lexicon);
  // "9–24 h": an end of a span, and not around the clock.
  const known = found?.role === 'allDay' && endsSpan(before) ? undefined : found;
  // "日" by itself is a Sunday, elsewhere the end of a word.
  const entry =
    known?.role === 'filler' && kanjiDay
      ? kanjiDay
      : (known ?? initialAt(text, at, before, lexicon) ?? kanjiDay ?? kanjiRestAt(folded, at, before));
  // "Urlaub vom 1. bis 14. August", but not "Verbringen Sie Ihren Urlaub".
  const isPassed = entry?.isLeave === true && /\p{L}/u.test(folded.slice(0, at));
  if (entry === undefined || isPassed) return readPlain(folded, at, before, lexicon);
  const token = ofEntry(entry, at);
  if (token.type === 'month' && (lexicon.hasDaysBeforeMonths || /^\s?[:：]/.test(folded.slice(token.end))))
    token.endsDate = true;
  return text[at - 1] === '(' ? { ...token, opensBracket: true } : token;
}

/** "Mo/We: 9–7": a day among days of two letters, where elsewhere it is the first word of "We are open". */
function isWednesday(text: string, at: number, before: readonly Token[]): boolean {
  if (!WE.test(text.slice(at, at + 8))) return false;
  const [day, mark] = before.slice(-2);
  const isBehindDay = day?.type === 'day' && mark !== undefined && BETWEEN_DAYS.has(mark.type);
  return isBehindDay || BEFORE_DAY.test(text.slice(at, at + 8));
}

const BETWEEN_DAYS: ReadonlySet<Token['type']> = new Set(['slash', 'comma', 'dash']);
const WE = /^We(?=\s?(?:[:/,–-]|\d|$))/u;
const BEFORE_DAY = /^We\s?[/,–-]\s?(?:Th|Fr|Sa|Su)(?!\p{L})/u;

function ofEntry({ phrase, role, days, isGroup, half, isOpen, isOnly }: LexiconEntry, start: number): Token {
  const end = start + phrase.length;
  if (role === 'day') return { type: 'day', days, isGroup, half, start, end };
  if (role === 'noon' || role === 'midnight') {
    // Noon is 12 pm; midnight ends the day and is on no half of the clock.
    const clock: Clock =
      role === 'noon'
        ? { hour: 12, minute: 0, meridiem: 'pm', isCertain: true, is24: false }
        : { hour: 24, minute: 0, meridiem: undefined, isCertain: true, is24: true };
    return { type: 'time', clock, half, start, end };
  }
  return { type: role, half, isOpen, isOnly, start, end };
}

function readPlain(
  folded: string,
  at: number,
  before: readonly Token[],
  lexicon: Lexicon,
): Token | undefined {
  const character = folded[at]!;
  if (/\d/.test(character))
    return (
      ordinalAt(folded, at, before, lexicon) ??
      readDate(folded, at) ??
      readDates(folded, at, before) ??
      readDayOfMonth(folded, at, before) ??
      readNumber(folded, at, lexicon)
    );
  if (/\p{L}/u.test(character)) {
    if (lexicon.isSpaceless && !isLetterAt(folded, at)) return readSpaceless(folded, at, lexicon);
    const elided = ELIDED.exec(folded.slice(at, at + 6))?.[0].length ?? 0;
    if (elided > 0 && entryAt(folded, at + elided, lexicon))
      return { type: 'filler', start: at, end: at + elided };
    WORD.lastIndex = at;
    const end = at + (WORD.exec(folded)?.[0].length ?? 1);
    return { type: 'word', start: at, end };
  }
  const one = { start: at, end: at + 1 };
  if (/[-–—−‒―~→〜]/.test(character)) return { type: 'dash', ...one };
  if (/[,+|、・･]/.test(character)) return { type: 'comma', ...one };
  if (character === '/') return { type: 'slash', ...one };
  if (/[;•·。※]/.test(character)) return { type: 'stop', ...one };
  if (/[.!?]/.test(character)) {
    if (isBeforeSeason(folded, at, before, lexicon)) return { type: 'stop', ...one };
    // The point after an abbreviation ("Mon.", "Sat.") ends nothing.
    const isEnd =
      !isMonthBehind(folded, at, lexicon) &&
      (/^\s+\S{4,}|^\s*$/.test(folded.slice(at + 1, at + 12)) || isBehindMinutes(folded, at)) &&
      /[a-z]{4}$|\d$|[)]$|\d\s?(?:[hu]|hs|hrs|uhr|uur|[ap]m)$/.test(folded.slice(Math.max(0, at - 6), at)) &&
      !/^[a-z]\.\s\d/.test(folded.slice(at - 1, at + 3));
    return isEnd ? { type: 'stop', ...one } : undefined;
  }
  return undefined;
}

/** "18:30. De novembre": behind minutes any word begins a sentence. */
function isBehindMinutes(folded: string, at: number): boolean {
  return /\d[:h]\d{2}\.\s+\p{L}/u.test(folded.slice(Math.max(0, at - 4), at + 4));
}

/** "9–5. In August", "9–3. July and August": behind a time, a season begins a sentence, unless the point is of its day ("1. August"). */
function isBeforeSeason(folded: string, at: number, before: readonly Token[], lexicon: Lexicon): boolean {
  const time = before.at(-1);
  if (time?.type !== 'time' || time.end !== at || folded[at + 1] !== ' ') return false;
  const entryFrom = (from: number): LexiconEntry | undefined => entryAt(folded, from, lexicon);
  let next = at + 2;
  for (
    let small = entryFrom(next);
    small?.role === 'filler' || small?.role === 'from';
    small = entryFrom(next)
  )
    next += small.phrase.length + 1;
  const { role } = entryFrom(next) ?? {};
  const isOfDay = lexicon.hasPointedOrdinals && !time.clock.isCertain && next === at + 2;
  return (role === 'month' || role === 'season') && !isOfDay;
}

/** "1. April", "31. Oktober". */
function isMonthBehind(folded: string, at: number, lexicon: Lexicon): boolean {
  return (
    /^\d\.\s\p{L}/u.test(folded.slice(at - 1, at + 3)) && entryAt(folded, at + 2, lexicon)?.role === 'month'
  );
}

/** Characters without a meaning here up to the next that has one. */
function readSpaceless(folded: string, start: number, lexicon: Lexicon): Token {
  let end = start + 1;
  while (
    end < folded.length &&
    /\p{L}/u.test(folded[end]!) &&
    !isLetterAt(folded, end) &&
    !entryAt(folded, end, lexicon)
  )
    end += 1;
  return { type: 'word', start, end };
}

function readDate(folded: string, at: number): Token | undefined {
  DATE.lastIndex = at;
  const date = DATE.exec(folded);
  if (date) return { type: 'month', isDated: true, start: at, end: at + date[0].length };
  // "2026" is a year, unless it ends or begins a span of the form "0900–2030".
  const isYear =
    /^20[0-5]\d(?!\d)/.test(folded.slice(at, at + 5)) &&
    !/\d{4}\s?[-–]\s?$/.test(folded.slice(Math.max(0, at - 8), at)) &&
    !/^\s?[-–]\s?\d{4}/.test(folded.slice(at + 4, at + 12)) &&
    !/^[.:]\d|^\s?(?:h|uhr|hrs)\b/.test(folded.slice(at + 4, at + 9));
  return isYear ? { type: 'year', start: at, end: at + 4 } : undefined;
}

function readDates(folded: string, at: number, before: readonly Token[]): Token | undefined {
  if (before.at(-1)?.type !== 'season') return undefined;
  DATES_IN_BRACKETS.lastIndex = at;
  const dates = DATES_IN_BRACKETS.exec(folded);
  return dates ? { type: 'month', isDated: true, start: at, end: at + dates[0].length } : undefined;
}

/** "December 24: 10am – 2pm": behind a month, what a colon and a space follow is its day. */
function readDayOfMonth(folded: string, at: number, before: readonly Token[]): Token | undefined {
  if (before.at(-1)?.type !== 'month') return undefined;
  const day = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?=:\s)/.exec(folded.slice(at, at + 6))?.[0];
  return day === undefined ? undefined : { type: 'number', start: at, end: at + day.length };
}

function readNumber(folded: string, at: number, lexicon: Lexicon): Token {
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(folded)!;
  const [whole, digits, colon, letter, comma, half] = match as unknown as [
    string,
    string,
    ...(string | undefined)[],
  ];
  const minutes = colon ?? letter ?? comma ?? (half === undefined ? undefined : '30');
  let end = at + whole.length;
  // "1er avril", "1º de enero", "the 11th of May": only a date has an ordinal.
  end += /^(?:er|[º°]|st|nd|rd|th)(?!\p{L})/u.exec(folded.slice(end, end + 3))?.[0].length ?? 0;
  const suffix = suffixAt(folded, end, lexicon);
  end = suffix?.end ?? end;
  // "0900", "1730", and "830" where the minutes were raised.
  const isMilitary = digits.length >= 3 && minutes === undefined;
  const hour = Number(isMilitary ? digits.slice(0, -2) : digits);
  const minute = Number(isMilitary ? digits.slice(-2) : (minutes ?? 0));
  const isTime =
    (digits.length < 3 || (isMilitary && (digits.length === 4 || minute % 15 === 0))) &&
    hour <= (lexicon.isSpaceless ? 29 : 24) &&
    minute < 60;
  if (!isTime || isAmount(folded, at, end)) return { type: 'number', start: at, end };
  // A bare "10:00" or "9 am" is surely a time, a bare "10" only inside a range.
  const isCertain = (minutes !== undefined && !isMilitary) || suffix !== undefined;
  const is24 =
    hour > 12 ||
    (digits.startsWith('0') && digits.length > 1) ||
    (suffix?.meridiem === 'none' && !lexicon.isSpaceless);
  const stated = suffix?.meridiem === 'none' ? undefined : suffix?.meridiem;
  // "12 de la noche" is midnight.
  if (hour === 12 && stated === 'pm' && NIGHT.test(folded.slice(end - 9, end)))
    return {
      type: 'time',
      clock: { hour: 24, minute, meridiem: undefined, isCertain, is24: true },
      start: at,
      end,
    };
  const meridiem = stated ?? (lexicon.isSpaceless ? meridiemBefore(folded, at) : undefined);
  return { type: 'time', clock: { hour, minute, meridiem, isCertain, is24 }, start: at, end };
}

/** "$12", "15 €", "10%". */
function isAmount(folded: string, start: number, end: number): boolean {
  return (
    /\p{Sc}\s?$/u.test(folded.slice(Math.max(0, start - 2), start)) ||
    /^\s?[\p{Sc}円%]/u.test(folded.slice(end, end + 2))
  );
}

const NIGHT = new RegExp(`${inAnyLanguage.hours.nights}$`);

/** "午後7時", "夜9時", "PM7:00": which half of the day stands before the hour; "深夜2時" is of the next day. */
function meridiemBefore(folded: string, at: number): 'am' | 'pm' | undefined {
  const half = /(?:(午前|朝|am|a\.m\.)|(午後|夕方|(?<!深)夜|pm|p\.m\.))\s?$/.exec(
    folded.slice(Math.max(0, at - 6), at),
  );
  return half ? (half[1] === undefined ? 'pm' : 'am') : undefined;
}

/** What stands behind the hour after a space, too: "9.30 h", "9.30 u.". */
const HOUR_SIGNS = new Set(['h', 'u']);

function suffixAt(
  folded: string,
  at: number,
  lexicon: Lexicon,
): { end: number; meridiem: 'am' | 'pm' | 'none' } | undefined {
  const start = folded[at] === ' ' ? at + 1 : at;
  for (const [list, meridiem] of [
    [lexicon.am, 'am'],
    [lexicon.pm, 'pm'],
    [lexicon.clock, 'none'],
  ] as const) {
    for (const suffix of list) {
      if (
        !folded.startsWith(suffix, start) ||
        (suffix.length === 1 && start !== at && !HOUR_SIGNS.has(suffix))
      )
        continue;
      // "11:30 PM2:00": glued to the next hour it is that one's.
      if (/\d/.test(folded[start + suffix.length] ?? '')) continue;
      if (!isLetterAt(folded, start + suffix.length) || suffix.endsWith('.'))
        return { end: start + suffix.length, meridiem };
    }
  }
  return undefined;
}
