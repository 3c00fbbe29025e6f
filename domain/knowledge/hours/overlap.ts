/** Times of one day that meet. */

export interface Times {
  opens: string | null;
  closes: string | null;
}

const DAY_MINUTES = 24 * 60;

/** Whether two spans of one day share time; without an opening or closing time they reach to the ends of the day. */
export function overlap(a: Times, b: Times): boolean {
  const [startA, endA] = minutesOf(a);
  const [startB, endB] = minutesOf(b);
  return startA < endB && startB < endA;
}

/** Whether one span lies within another one of the same day; those without an end or past midnight do not. */
export function holds(wide: Times, { opens, closes }: Times): boolean {
  if (wide.opens === null || wide.closes === null || opens === null || closes === null) return false;
  return wide.opens <= opens && closes <= wide.closes && opens < closes;
}

/** How long a span lasts; one that passes midnight ends on the next day, one without an end lasts. */
export function durationMinutes(times: Times): number {
  if (times.opens === null || times.closes === null) return DAY_MINUTES;
  const [start, end] = minutesOf(times);
  return end - start;
}

function minutesOf({ opens, closes }: Times): [number, number] {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const start = opens === null ? 0 : minutes(opens);
  if (closes === null) return [start, DAY_MINUTES];
  const end = minutes(closes);
  return [start, end <= start ? end + DAY_MINUTES : end];
}
