/** Turns two written times into opening and closing time, on the twelve- or the 24-hour clock. */
import type { Lexicon } from './lexicon.ts';
import type { Clock } from './tokenize.ts';

export interface Span {
  opens: string | null;
  closes: string | null;
}

const DAY_MINUTES = 24 * 60;

/**
 * A span of one day as HH:MM; `closes` past midnight is smaller than `opens`. `notBefore` is the end of the span
 * before it on the same day, in minutes. Undefined where the numbers make no sense as times.
 */
export function resolveSpan(
  from: Clock,
  to: Clock,
  { isTwelveHour, earliestNight }: Pick<Lexicon, 'isTwelveHour' | 'earliestNight'>,
  notBefore: number,
): Span | undefined {
  const is24 = from.is24 || to.is24;
  const hasMeridiem = from.meridiem !== undefined || to.meridiem !== undefined;
  let opens = minutesOf(from);
  let closes = minutesOf(to);
  if (hasMeridiem || (isTwelveHour && !is24)) [opens, closes] = onTwelveHours(from, to, notBefore);
  else if (!is24) [opens, closes] = afterNoon(opens, closes, notBefore, earliestNight);
  if (opens === closes && opens % DAY_MINUTES !== 0) return undefined;
  // "12am – 12am", "0:00–24:00": all day.
  if ((closes - opens) % DAY_MINUTES === 0) return { opens: '00:00', closes: '23:59' };
  return { opens: format(opens), closes: format(closes) };
}

/** A time that stands alone, as HH:MM. */
export function resolveTime(clock: Clock): string {
  return format(minutesOf(clock));
}

/** "8–12 and 2–6", "9–5" in languages that tell the hours of a day up to 24: no house is open from 9 through the night. */
function afterNoon(
  opens: number,
  closes: number,
  notBefore: number,
  earliestNight: number,
): [number, number] {
  const HALF = DAY_MINUTES / 2;
  if (opens < notBefore && opens + HALF >= notBefore)
    return [opens + HALF, closes > opens ? closes + HALF : closes];
  const isMorning = opens >= 6 * 60 && opens < 11 * 60;
  return isMorning && closes > earliestNight * 60 && closes <= 6 * 60
    ? [opens, closes + HALF]
    : [opens, closes];
}

function onTwelveHours(from: Clock, to: Clock, notBefore: number): [number, number] {
  let opens = minutesOf(from);
  let closes = minutesOf(to);
  if (from.meridiem === undefined && !isFixed(from)) {
    const isLaterHalf =
      to.meridiem === 'pm'
        ? opens < closes - 12 * 60 && closes !== 12 * 60
        : to.meridiem === undefined && from.hour <= 5;
    if (to.meridiem === 'pm' && isLaterHalf) opens += 12 * 60;
    else if (to.meridiem === undefined && (isLaterHalf || opens < notBefore)) opens += 12 * 60;
  }
  if (to.meridiem === undefined && !isFixed(to)) {
    // "9 – 5" and "9am – 5" end in the afternoon: a closing time that is not after the opening one is in the other half.
    if (closes <= opens && closes + 12 * 60 > opens) closes += 12 * 60;
    else if (closes <= opens - 12 * 60) closes += from.meridiem === 'pm' && to.hour <= 4 ? 0 : 12 * 60;
  }
  return [opens, closes];
}

/** Noon, midnight and hours past twelve stand as they are. */
function isFixed(clock: Clock): boolean {
  return clock.is24 && clock.meridiem === undefined;
}

function minutesOf({ hour, minute, meridiem }: Clock): number {
  const base = meridiem === undefined ? hour : meridiem === 'am' ? hour % 12 : (hour % 12) + 12;
  const isAlready24 = meridiem !== undefined && hour > 12;
  return (isAlready24 ? hour : base) * 60 + minute;
}

/** HH:MM as a clock shows it. */
export function clockOf(time: string): Clock {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute, meridiem: undefined, isCertain: true, is24: true };
}

function format(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
