/** Which calendar days the label of special hours means: dates, lists and ranges of them, months, holidays, seasons. */
import { inAnyLanguage } from '../../../domain/knowledge/words/in-any-language.ts';
import { phrases, wordsOf } from '../../../domain/knowledge/words/index.ts';
import type { LanguageWords, SeasonName } from '../words/types.ts';
import { weekdayOf, type LocalDate } from './clock.ts';
import type { DayReference } from './when.ts';
import { perLanguage } from './per-language.ts';
import { createRangeReader, type RangesRead } from './date-ranges.ts';
import { dayBefore, monthsBefore, type DateRange, type MonthDay } from './month-days.ts';
import { phrasePattern } from './lexicon.ts';
import { withMovedDays } from './moving-holidays.ts';
import { createNthReader, isNth } from './nth-days.ts';
import { wordsFor } from './lexicons.ts';
import { fold, withoutAccents } from './text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

/**
 * `surely`: the label names the day. `perhaps`: it names a season or holidays of which the day may be one. `never`: it names
 * other days. `untold`: it names none.
 */
export type Coverage = 'surely' | 'perhaps' | 'never' | 'untold';

export interface LabelDates {
  coverage: (label: string, date: LocalDate) => Coverage;
  /** "Rest of the year": what other labels leave of it. */
  isRestOfYear: (label: string) => boolean;
  /** Whether a sentence on opening or closing names the day, or one from which on something holds that is not long past. */
  isNoticeOf: (text: string, date: LocalDate) => boolean;
  /** The next of each single day that a text names by its holiday or date. */
  daysNamed: (text: string, today: LocalDate) => DayReference[];
  /** Whether a holiday of a fixed date falls on this day. */
  isHoliday: (date: LocalDate) => boolean;
}

/** Months of the northern half of the world, where most speakers of these languages live. */
const seasonMonths: Record<SeasonName, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8, 9],
  autumn: [9, 10, 11],
  winter: [11, 12, 1, 2, 3],
};

/** So long after a day without a year something that began on it holds still. */
const sureDays = 120;

/** What is said to hold for most of a year are no special hours. */
const maxSpecialDays = 300;
/** "Terrace, May to September" says nothing of the house; of a few days it may. */
const maxPartDays = 31;
const maxRemembered = 2000;

const REST_OF_YEAR = new RegExp(`(?<!\\p{L})${inAnyLanguage.hours.restOfYear}(?!\\p{L})`, 'u');
const isRestOfYear = (label: string): boolean => REST_OF_YEAR.test(fold(label));

const OPENS_OR_CLOSES = anyLanguage('opensOrCloses', { ...whole, flags: 'giu' });

/** Days before holidays have hours of their own, but are none. */
const isEve = ({ month, day }: MonthDay): boolean => month === 12 && (day === 24 || day === 31);

const rank = ({ month, day }: MonthDay): number => month * 100 + day;
const fullRank = (date: MonthDay, year: number): number => (date.year ?? year) * 10_000 + rank(date);

function covers({ from, to }: DateRange, date: LocalDate): boolean {
  const at = rank(date);
  if (from.year !== undefined && to.year !== undefined) {
    const full = date.year * 10_000 + at;
    return fullRank(from, from.year) <= full && full <= fullRank(to, to.year);
  }
  return rank(from) <= rank(to) ? rank(from) <= at && at <= rank(to) : at >= rank(from) || at <= rank(to);
}

function lengthInDays({ from, to }: DateRange): number {
  const year = to.year ?? 2001;
  const begun = from.year ?? (rank(from) > rank(to) ? year - 1 : year);
  return (Date.UTC(year, to.month - 1, to.day) - Date.UTC(begun, from.month - 1, from.day)) / 86_400_000;
}

/** "From 1 April": of a day without a year nobody knows whether it is long ago or still to come. */
function coversSince(
  since: MonthDay,
  date: LocalDate,
  { isEndless, sinceDays }: { isEndless: boolean; sinceDays: number },
): Coverage {
  const begun = since.year ?? (rank(since) > rank(date) ? date.year - 1 : date.year);
  const days = lengthInDays({ from: { ...since, year: begun }, to: date });
  if (
    days < 0 ||
    (since.year === undefined && covers({ from: monthsBefore(since), to: dayBefore(since) }, date))
  )
    return 'never';
  if (days > sinceDays) return 'untold';
  return isEndless && (since.year !== undefined || days <= sureDays) ? 'surely' : 'perhaps';
}

/** A word of one or two letters at the very beginning. */
const OPENING_WORD = /^\P{L}*\p{L}{1,2}\s+/u;

/** Without accents, but with the marks of dates. */
const foldDates = (text: string): string =>
  withoutAccents(text)
    .replace(/['’](?=s(?!\p{L}))/gu, '')
    .replace(/['’]/g, ' ');

/** Labels are written in the language of the site. */
export const labelDatesOf = (language: string): LabelDates => labelDatesIn(wordsFor(language));

const labelDatesIn = perLanguage(createLabelDates);

/** "12-24" */
function monthDayOf(text: string): MonthDay {
  const [month = 1, day = 1] = text.split('-').map(Number);
  return { month, day };
}

function createLabelDates(words: LanguageWords): LabelDates {
  const holidays = Object.entries(words.fixedHolidays).map(([monthDay, names]) => {
    return { ...monthDayOf(monthDay), names };
  });
  const seasons = Object.entries(words.seasons).map(([name, names]) => ({
    months: seasonMonths[name as SeasonName],
    pattern: phrasePattern(names, words.spaced),
  }));
  const customary = Object.entries(words.customarySpans ?? {}).map(([bounds, names]) => {
    const [from, to] = bounds.split('/').map(monthDayOf) as [MonthDay, MonthDay];
    return { from, to, pattern: phrasePattern(names, words.spaced) };
  });
  const { holiday, leave, hours, opening, isOpen, isClosed } = words.cues;
  const closings = phrases(wordsOf(words.language).hours.closed);
  const closed = phrasePattern(closings, words.spaced);
  const vague = phrasePattern(phrases(wordsOf(words.language).dayGroups.holidays), words.spaced);
  // Words beside which dates are those of the whole business.
  const known = phrasePattern(
    [
      holiday,
      leave,
      hours,
      opening,
      isOpen,
      isClosed,
      ...Object.values(words.seasons),
      ...Object.values(words.customarySpans ?? {}),
      ...Object.values(words.weekdays),
    ]
      .flat()
      .concat(closings, words.stopwords.split(/\s+/)),
    words.spaced,
  );
  const readRanges = createRangeReader(words, holidays);
  const remembered = new Map<string, RangesRead>();
  const read = (label: string, year?: number): RangesRead => {
    const folded = foldDates(label);
    const text = year === undefined ? folded : withMovedDays(folded, year, words);
    const before = remembered.get(text);
    if (before !== undefined) return before;
    if (remembered.size >= maxRemembered) remembered.clear();
    const made = readRanges(text);
    remembered.set(text, made);
    return made;
  };
  const readNth = createNthReader(words);
  const isKnown = (others: string): boolean =>
    others.replace(OPENS_OR_CLOSES, '').replace(known, '').trim() === '';
  const isHoliday = (date: LocalDate): boolean => holidays.some((each) => rank(each) === rank(date));

  const coverageWithin = (sinceDays: number, label: string, date: LocalDate): Coverage => {
    const { nths, rest: besideNth } = readNth(fold(label));
    if (nths.length > 0 && isKnown(besideNth))
      return nths.some((nth) => isNth(date, nth)) ? 'surely' : 'never';
    const { ranges, exceptions, since, rest, isLoose } = read(label, date.year);
    // "Closed in December, except on the 31st": whether it is open then has to be asked.
    if (exceptions.some((range) => covers(range, date))) return 'perhaps';
    const others = fold(rest);
    const lengths = ranges.filter((range) => covers(range, date)).map(lengthInDays);
    const isOfPart = !isKnown(others);
    if (lengths.some((length) => length <= (isOfPart ? maxPartDays : maxSpecialDays)))
      return isLoose || isOfPart ? 'perhaps' : 'surely';
    const [begun] = since;
    if (begun !== undefined && ranges.length === 0) {
      if (rank(begun) === rank(date) && !isOfPart) return 'surely';
      // "Closed from 24 December": until when is not told.
      const isEndless = !isOfPart && fold(label).search(closed) < 0;
      return coversSince(begun, date, { isEndless, sinceDays });
    }
    if (customary.some((span) => covers(span, date) && fold(label).search(span.pattern) >= 0))
      return 'perhaps';
    if (isHoliday(date) && !isEve(date) && others.search(vague) >= 0) return 'perhaps';
    if (ranges.length > 0) return lengths.length > 0 ? 'untold' : 'never';
    return seasons.some(({ months, pattern }) => months.includes(date.month) && others.search(pattern) >= 0)
      ? 'perhaps'
      : 'untold';
  };

  const coverage = (label: string, date: LocalDate): Coverage => coverageWithin(Infinity, label, date);
  const isNoticeOf = (text: string, date: LocalDate): boolean =>
    ['surely', 'perhaps'].includes(coverageWithin(maxPartDays, text, date));

  const daysIn = (text: string): DateRange[] =>
    read(text).ranges.filter(({ from, to }) => rank(from) === rank(to));
  // Italian "A Natale siete aperti?" is no end of a range, though "a" stands before one.
  const daysNamed = (text: string, today: LocalDate): DayReference[] =>
    ([text, text.replace(OPENING_WORD, '')].map(daysIn).find(({ length }) => length > 0) ?? []).map(
      ({ from }) => {
        const isOver = rank(from) < rank(today);
        const date = { ...from, year: from.year ?? today.year + (isOver ? 1 : 0) };
        return { weekday: weekdayOf(date), date, relation: 'date' };
      },
    );

  return { coverage, isRestOfYear, isNoticeOf, daysNamed, isHoliday };
}
