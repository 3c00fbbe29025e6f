/** Calendar dates and local time of a business. */
import { weekdays, type Weekday } from '../../../contract/schemas/weekdays.ts';

export interface LocalDate {
  year: number;
  /** 1–12. */
  month: number;
  day: number;
}

export interface LocalTime {
  date: LocalDate;
  weekday: Weekday;
  /** Minutes after local midnight by the wall clock. */
  minutes: number;
}

const dayMs = 86_400_000;
const toUtc = (date: LocalDate): number => Date.UTC(date.year, date.month - 1, date.day);

export const daysOfWeek = 7;

export const weekdayOf = (date: LocalDate): Weekday =>
  weekdays[(new Date(toUtc(date)).getUTCDay() + 6) % 7] ?? 'mon';

/** Calendar arithmetic: days have no length here, so changes of summer time do not matter. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(toUtc(date) + days * dayMs);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

export const compareDates = (a: LocalDate, b: LocalDate): number => toUtc(a) - toUtc(b);

export const isDate = (date: LocalDate): boolean => {
  const made = new Date(toUtc(date));
  return made.getUTCMonth() + 1 === date.month && made.getUTCDate() === date.day;
};

const monthsAhead = 3;

/** The next date with this day of the month, from today on; undefined where no month has it. */
export const nextDayOfMonth = (today: LocalDate, day: number): LocalDate | undefined =>
  Array.from({ length: monthsAhead }, (_, ahead) => ({
    year: today.year + Math.floor((today.month - 1 + ahead) / 12),
    month: ((today.month - 1 + ahead) % 12) + 1,
    day,
  })).find((date) => isDate(date) && compareDates(date, today) >= 0);

const hourMs = 3_600_000;
const utcDate = (at: Date): LocalDate => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
});

/** The first and the last date that it is anywhere: zones go from UTC-12 to UTC+14. */
export const datesAnywhere = (now: Date): readonly [LocalDate, LocalDate] => [
  utcDate(new Date(now.getTime() - 12 * hourMs)),
  utcDate(new Date(now.getTime() + 14 * hourMs)),
];

/** A day of the week, and of the calendar where that is known. */
export interface CalendarDay {
  weekday: Weekday;
  date?: LocalDate;
}

export const dayBefore = ({ weekday, date }: CalendarDay): CalendarDay => ({
  weekday: weekdays[(weekdays.indexOf(weekday) + 6) % 7] ?? 'sun',
  ...(date === undefined ? {} : { date: addDays(date, -1) }),
});

const maxZones = 1000;
/** A formatter costs more than all that it formats in a call. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    if (formats.size >= maxZones) formats.clear();
    formats.set(timeZone, format);
    return format;
  } catch {
    return undefined;
  }
}

/** What the wall clock of the zone shows, or undefined where the zone is unknown or no zone. */
export function localTime(now: Date, timeZone: string | undefined): LocalTime | undefined {
  const format = timeZone === undefined ? undefined : formatOf(timeZone);
  if (format === undefined) return undefined;
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const date = { year: parts['year'] ?? 0, month: parts['month'] ?? 0, day: parts['day'] ?? 0 };
  return { date, weekday: weekdayOf(date), minutes: (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0) };
}
