/** Days of the calendar that need no year, and ranges of them. */

export interface MonthDay {
  year?: number;
  month: number;
  day: number;
}

export interface DateRange {
  from: MonthDay;
  to: MonthDay;
}

/** So long before its end a closing without a beginning is told. */
const noticeMonths = 2;

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const lastDayOf = (month: number): number => lastDays[month - 1] ?? 31;

export const isMonthDay = ({ month, day }: MonthDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(month);

export const isSameDay = (one: MonthDay, other: MonthDay): boolean =>
  one.month === other.month && one.day === other.day;

/** The month so many months away, with the year where one is told. */
function monthAt({ year, month }: MonthDay, shift: number): Omit<MonthDay, 'day'> {
  const at = month - 1 + shift;
  return { ...(year === undefined ? {} : { year: year + Math.floor(at / 12) }), month: ((at + 12) % 12) + 1 };
}

export const dayAfter = (date: MonthDay): MonthDay =>
  date.day < lastDayOf(date.month) ? { ...date, day: date.day + 1 } : { ...monthAt(date, 1), day: 1 };

export function dayBefore(date: MonthDay): MonthDay {
  if (date.day > 1) return { ...date, day: date.day - 1 };
  const before = monthAt(date, -1);
  return { ...before, day: lastDayOf(before.month) };
}

/** "Until January 7" has begun when it is read. */
export const monthsBefore = (date: MonthDay): MonthDay => ({ ...monthAt(date, -noticeMonths), day: 1 });

/** "3.8. – 21.8.2027": the year is of both ends. */
export function withOneYear(from: MonthDay, to: MonthDay): DateRange {
  const isOverNewYear = from.month > to.month;
  if (from.year === undefined && to.year !== undefined)
    return { from: { ...from, year: to.year - (isOverNewYear ? 1 : 0) }, to };
  if (to.year === undefined && from.year !== undefined)
    return { from, to: { ...to, year: from.year + (isOverNewYear ? 1 : 0) } };
  return { from, to };
}
