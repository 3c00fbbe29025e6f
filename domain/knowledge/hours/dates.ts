/** Hours of single days of the calendar. */
import { containsPhrase } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import type { HoursContext } from './context.ts';
import type { HoursStatement } from './statement.ts';

const DIGITS = /\d{1,2}[./]\s?\d{1,2}|月/;
const RANGE = /[-–—〜～]/;

/** "24.12.", "December 24 and 25", "Christmas Eve": what no weekday is told of holds for these dates alone. */
export function isOfDates(
  { condition, days }: HoursStatement,
  { feastWords, monthWords }: HoursContext,
): boolean {
  if (condition === undefined || days.length > 0 || RANGE.test(condition)) return false;
  const folded = foldWord(condition);
  const isDate = /\d/.test(folded) && (DIGITS.test(folded) || containsPhrase(folded, monthWords));
  return isDate || containsPhrase(folded, feastWords);
}

/** "March–October 10–17", "High season: 9–20": hours of months or a season, every day of which they hold for. */
export function isOfMonths(
  { condition, days, spans, hasHolidays }: HoursStatement,
  { monthWords }: HoursContext,
): boolean {
  if (condition === undefined || spans.length === 0 || days.length > 0 || hasHolidays) return false;
  const folded = foldWord(condition);
  const isNamed = containsPhrase(folded, monthWords) || SEASON.test(folded);
  return OF_MONTHS.test(condition) || (!/\d/.test(condition) && isNamed);
}

const SEASON = new RegExp(`^${inAnyLanguage.hours.yearly}$`, 'u');

/** "4月〜10月". */
const OF_MONTHS = /^\d{1,2}月[^\d日]*\d{1,2}月$/;
