/** The days of a stay: the last one is counted from the first, and one that is set right from the one before. */
import { weekdays } from '../../contract/schemas/weekdays.ts';
import type { Scene } from './business.ts';
import {
  addDays,
  compareDates,
  daysOfWeek,
  nextDayOfMonth,
  weekdayOf,
  type LocalDate,
} from './language/clock.ts';
import { withDigits } from './language/number-words.ts';
import { perLanguage } from './language/per-language.ts';
import { toldBefore } from './language/signs.ts';
import { digitsSaid } from './language/spoken-numbers.ts';
import { alternativesOf, fold, withoutAccents } from './language/text.ts';
import type { DayReference } from './language/when.ts';
import { anyLanguage, patternsByLanguage, whole } from './patterns/any-language.ts';
import { readDays } from './questions/read-days.ts';

/** Days that a stay is told with, as far as they are known. */
export interface StayDays {
  /** The day that was told before for the same end of the stay. */
  before: LocalDate | undefined;
  /** The day of arrival, of a day of departure. */
  arrival: LocalDate | undefined;
}

const halfMonth = 15;
/** A day with the words that it is told in. */
interface SaidDay {
  day: DayReference;
  said: string;
}

/** In so many days no day of a month comes again in the same one. */
const nextMonth = 32;

const untilIn = perLanguage(({ language, spaced }) => {
  const { toDate } = patternsByLanguage[language]!;
  return spaced ? new RegExp(`(?<!\\p{L})(?:${toDate})(?!\\p{L})`, 'gu') : new RegExp(toDate, 'gu');
});

const lastDay = 31;
const DASHED = /^\D*\d+\s*[-–—]\s*\d+\D*$/u;

/** "10 to 12", "de 10 a 12", where nothing else is told: two days of the month, as the hours of a stay are asked by nobody. */
export function spanOfNumbers(text: string, { lexicon }: Scene): [number, number] | undefined {
  const { contentOf, without, words } = lexicon;
  const isDashed = DASHED.test(text);
  const { runs, beside } = digitsSaid(isDashed ? text.replace(/[-–—]/u, ' ; ') : text, words);
  const [first = 0, last = 0] = runs.map(Number);
  const isJoined = isDashed || withoutAccents(text).search(untilIn(words)) >= 0;
  const isAlone = contentOf(without(['yes', 'no', 'correction', 'wants'], beside)).length === 0;
  const areDays = [first, last].every((day) => day >= 1 && day <= lastDay);
  return runs.length === 2 && isJoined && isAlone && areDays ? [first, last] : undefined;
}

/** "The 25th", with no month: read later in the year it is a day of another one. */
function isBareDate({ date }: DayReference, text: string, scene: Scene): boolean {
  if (date === undefined) return false;
  if (spanOfNumbers(text, scene)?.includes(date.day) === true) return true;
  const later = scene.readWhen(text, addDays(date, nextMonth)).days;
  return later.some(
    (day) => day.relation === 'date' && day.date?.day === date.day && day.date.month !== date.month,
  );
}

const dayOf = (date: LocalDate): DayReference => ({ weekday: weekdayOf(date), date, relation: 'date' });

/** The first such weekday or day of the month from a day on. */
function nextSuch(day: DayReference, from: LocalDate): LocalDate | undefined {
  if (day.relation !== 'weekday') return nextDayOfMonth(from, day.date!.day);
  return Array.from({ length: daysOfWeek }, (_, ahead) => addDays(from, ahead)).find(
    (date) => weekdayOf(date) === day.weekday,
  );
}

const BEHIND = anyLanguage('dayBehind', whole);

/** "The Saturday after", of a day that was told before. */
export function behindTold(day: DayReference, text: string, before: LocalDate | undefined): DayReference {
  const isBehind = day.relation === 'weekday' && BEHIND.test(fold(text));
  const date = isBehind && before !== undefined ? nextSuch(day, addDays(before, 1)) : undefined;
  return date === undefined ? day : { ...day, date };
}

const weeksOf = perLanguage(({ language, spaced }) => {
  const { thisWeek, nextDay, nextWeek, weekLater, fortnightLater } = patternsByLanguage[language]!;
  const patternOf = (...weeks: readonly string[]): RegExp => {
    const any = weeks.filter(Boolean).join('|');
    return new RegExp(spaced ? `(?<!\\p{L})(?:${any})(?!\\p{L})` : any, 'u');
  };
  const next = patternOf(nextDay, nextWeek);
  return { any: patternOf(thisWeek, nextDay, nextWeek, weekLater, fortnightLater), next };
});

/** "Monday next week": a weekday whose week was told, which it keeps when another day is told. */
export const withWeek = (day: DayReference, text: string, { lexicon: { words } }: Scene): DayReference =>
  day.relation === 'weekday' && day.date !== undefined && weeksOf(words).next.test(fold(text))
    ? { ...day, relation: 'date' }
    : day;

/** "Friday would be better", of a booking for a later week: the Friday of that one, unless the week is told as well. */
export function inWeekTold(
  day: DayReference,
  text: string,
  held: DayReference | undefined,
  { dates: [today], lexicon: { words } }: Scene,
): DayReference {
  if (day.relation !== 'weekday' || day.date === undefined || held?.date === undefined) return day;
  // Who told nothing but a weekday, too, has chosen no week.
  const isNext = held.relation === 'weekday' && compareDates(held.date, addDays(today, daysOfWeek)) < 0;
  if (isNext || weeksOf(words).any.test(fold(text))) return day;
  const date = addDays(held.date, weekdays.indexOf(day.weekday) - weekdays.indexOf(weekdayOf(held.date)));
  return compareDates(date, day.date) >= 0 ? { ...day, date, relation: 'date' } : day;
}

/** "We leave on Wednesday", "the 25th": the day that is meant beside those of the stay that are known. */
export function meantInStay(
  day: DayReference,
  text: string,
  { before, arrival }: StayDays,
  scene: Scene,
): DayReference {
  const { date } = day;
  if (date === undefined || !(day.relation === 'weekday' || isBareDate(day, text, scene))) return day;
  const isBehind = (other: LocalDate): boolean =>
    arrival === undefined ? compareDates(other, scene.dates[0]) >= 0 : compareDates(other, arrival) > 0;
  const reach = day.relation === 'weekday' ? Math.floor(daysOfWeek / 2) : halfMonth;
  const near = before && nextSuch(day, addDays(before, -reach));
  if (near !== undefined && isBehind(near)) return { ...day, weekday: weekdayOf(near), date: near };
  const next = arrival && !isBehind(date) ? nextSuch(day, addDays(arrival, 1)) : undefined;
  return next === undefined ? day : { ...day, weekday: weekdayOf(next), date: next };
}

/** "From the 10th", of a stay that ends on April 13: where the departure alone names its month, it is the last such day before. */
function withMonthOf(
  { day: departure, said: tail }: SaidDay,
  { day: arrival, said: head }: SaidDay,
  scene: Scene,
): DayReference {
  const isOfIts =
    departure.relation === 'date' && !isBareDate(departure, tail, scene) && isBareDate(arrival, head, scene);
  if (!isOfIts) return arrival;
  const before = Array.from({ length: nextMonth }, (_, days) => addDays(departure.date!, -1 - days));
  const date = before.find(({ day }) => day === arrival.date!.day);
  return date === undefined || compareDates(date, scene.dates[0]) < 0
    ? arrival
    : { ...arrival, weekday: weekdayOf(date), date };
}

const bareDayIn = perLanguage(
  ({ cues }) =>
    new RegExp(`^\\s*(\\d{1,2})\\s*(?:$|[.,;?!]|(?:${alternativesOf(cues.forPeople)})(?!\\p{L}))`, 'u'),
);

/** "From Friday until 16": a bare number at the end of a stay is a day of the month. */
function bareDay(tail: string, { lexicon: { words }, dates: [today] }: Scene): DayReference[] {
  const day = Number(bareDayIn(words).exec(withDigits(fold(tail), words))?.[1] ?? 0);
  const date = day < 1 || day > lastDay ? undefined : nextDayOfMonth(today, day);
  return date === undefined ? [] : [dayOf(date)];
}

/** The one day of each end of a stay: "Sunday the fifth" is one of the month that the other end names. */
function endsOf(head: string, tail: string, scene: Scene): (DayReference | undefined)[] {
  const [from, to] = [readDays(head, scene).days, readDays(tail, scene).days];
  const [arrival, departure] = [from[0]?.date, to[0]?.date];
  const near = (said: string, since: LocalDate): DayReference[] => scene.readWhen(said, since).days;
  const last = to.length === 0 && from.length === 1 ? bareDay(tail, scene) : to;
  const ends =
    from.length === 1 && last.length > 1 && arrival !== undefined
      ? [from, near(tail, addDays(arrival, 1))]
      : last.length === 1 && from.length > 1 && departure !== undefined
        ? [near(head, addDays(departure, -nextMonth)), last]
        : [from, last];
  return ends.map((days) => (days.length === 1 ? days[0] : undefined));
}

/** "From Friday 22 May till Monday", "arriving on the 22nd of May and leaving on the 25th": both days, where each is told alone. */
export function hearStay(text: string, scene: Scene): [DayReference, DayReference] | undefined {
  const lower = withoutAccents(text);
  const cuts = [...lower.matchAll(untilIn(scene.lexicon.words))].map(
    ({ index, 0: { length } }) => [lower.slice(0, index), lower.slice(index + length)] as const,
  );
  const folded = fold(text);
  const { length } = toldBefore('departs', text, scene.lexicon) ?? '';
  for (const [head, tail] of [...cuts, [folded.slice(0, length), folded.slice(length)] as const]) {
    const [arrival, departure] = endsOf(head, tail, scene);
    if (arrival === undefined || departure === undefined) continue;
    const first = withMonthOf({ day: departure, said: tail }, { day: arrival, said: head }, scene);
    const stay = { before: undefined, arrival: first.date };
    return [first, meantInStay(departure, tail, stay, scene)];
  }
  const [arrival, departure] = (spanOfNumbers(text, scene) ?? []).map((day) =>
    nextDayOfMonth(scene.dates[0], day),
  );
  if (arrival === undefined || departure === undefined) return undefined;
  const stay = { before: undefined, arrival };
  return [dayOf(arrival), meantInStay(dayOf(departure), text, stay, scene)];
}
