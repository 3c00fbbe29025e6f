/** What one stretch of a line says about opening hours. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import type { DayHalf } from './lexicon.ts';
import type { Span } from './resolve-span.ts';

export interface HoursStatement {
  /** Empty where the line names none. */
  days: Weekday[];
  /** They were named together ("daily", "weekdays"), not one by one or by their range. */
  isGroup: boolean;
  hasHolidays: boolean;
  spans: Span[];
  isClosed: boolean;
  /** Days of which only one half is closed; they are none of `days`. */
  closedHalves: ReadonlyMap<Weekday, DayHalf>;
  isByAppointment: boolean;
  /** Closed only because others are said to be open: "daily except Tuesdays". */
  isLeftOut?: true;
  /** Seasons, dates, "first … of the month": the words of the line. */
  condition: string | undefined;
  purpose: string | undefined;
  start: number;
  end: number;
}

/** "Lunch break 12–1": a time at which it is closed within the hours of some days, or of all where none are named. */
export interface Pause {
  span: Span;
  days: Weekday[];
  /** The same as hours, where it breaks no others: "Wednesday 9–12 closed". */
  hours?: HoursStatement | undefined;
}

export interface ParsedLine {
  statements: HoursStatement[];
  /** Without the hours that they break. */
  pauses: Pause[];
  /** Days that no time follows. */
  pendingDays: Weekday[];
  /** The same of holidays. */
  pendingHolidays: boolean;
  /** Words that do not belong to opening hours. */
  strangers: number;
  /** Times that stand alone, as those of events do. */
  loneTimes: number;
  hasDays: boolean;
  /** "Wednesday: 17:00" and nothing else: under a heading of hours, when it opens. */
  opening: HoursStatement | undefined;
}

/** A statement that says nothing yet. */
export function emptyStatement(): HoursStatement {
  return {
    days: [],
    isGroup: false,
    hasHolidays: false,
    spans: [],
    isClosed: false,
    closedHalves: new Map(),
    isByAppointment: false,
    condition: undefined,
    purpose: undefined,
    start: Number.MAX_SAFE_INTEGER,
    end: 0,
  };
}

/** Days from one to another; a range may pass the end of the week. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const days: Weekday[] = [];
  for (let at = weekdays.indexOf(from), steps = 0; steps < 7; at = (at + 1) % 7, steps += 1) {
    days.push(weekdays[at]!);
    if (weekdays[at] === to) break;
  }
  return days;
}

/** "Mon Tue Wed 9–5 9–5 9–1": spans that begin alike are of as many days, one each; else nothing can be told of them. */
export function spreadOverDays(statement: HoursStatement): HoursStatement[] {
  const { spans, days } = statement;
  if (days.length < 2 || new Set(spans.map(({ opens }) => opens)).size === spans.length) return [statement];
  if (spans.length !== days.length) return [];
  return days.map((day, at) => ({ ...statement, days: [day], spans: [spans[at]!] }));
}
