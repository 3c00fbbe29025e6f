/** How many days, and how long, a house is open at the least: hours that no word calls so are told by it from lessons and events. */
import { durationMinutes, type Times } from './overlap.ts';
import type { HoursStatement } from './statement.ts';

const HOUSE_DAYS = 3;
const HOUSE_MINUTES = 150;

/** Whether statements tell of so many days, and of spans so long, that they are of a house and of no lesson or event. */
export function areOfHouse(statements: readonly HoursStatement[]): boolean {
  const days = new Set(statements.flatMap((statement) => statement.days));
  return days.size >= HOUSE_DAYS && statements.every(({ spans }) => spans.every(isLong));
}

/** Whether a span alone is as long. */
export const isLong = (span: Times): boolean => durationMinutes(span) >= HOUSE_MINUTES;
