/** Days and spans of opening hours as the agent says them. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { phrasesFor } from '../../../domain/prompt/phrases/index.ts';
import type { Scene } from '../business.ts';
import { compareDates, type LocalDate } from '../language/clock.ts';
import type { DayReference } from '../language/when.ts';
import { dayMinutes, toSpan } from './schedule.ts';
import type { HoursFact, Span } from './schedule.ts';

/** The weekdays in the language of the caller. */
export const dayNames = (scene: Scene): Record<Weekday, string> =>
  phrasesFor(scene.lexicon.words.language).days;

/** Around the clock: to the minute or to the one before. */
export const isAllDay = (span: Span): boolean =>
  span.opens !== null && span.closes !== null && span.closes - span.opens >= dayMinutes - 1;

/** A minute of the day or of the night that ends it. */
export const timeText = (minutes: number, scene: Scene): string =>
  scene.lexicon.say.time(minutes % dayMinutes);

function spanText(span: Span, scene: Scene): string {
  const { say } = scene.lexicon;
  const label = span.label === undefined ? '' : ` (${span.label})`;
  if (span.opens === null)
    return span.closes === null
      ? (span.label ?? '')
      : say.spanWithoutStart(timeText(span.closes, scene)) + label;
  if (isAllDay(span)) return say.allDay + label;
  const opens = say.time(span.opens);
  return (
    (span.closes === null ? say.spanWithoutEnd(opens) : say.span(opens, timeText(span.closes, scene))) + label
  );
}

/** Spans of one day in a row; those without times by their condition. */
export const spansText = (spans: readonly Span[], scene: Scene): string =>
  scene.lexicon.say.list(spans.map((span) => spanText(span, scene)).filter((text) => text !== ''));

const farDays = 180;
const dayMs = 86_400_000;

/** A date; the year is said of one so far ahead that the last one may be meant. */
function dateText({ year, month, day }: LocalDate, name: string, { lexicon: { say }, local }: Scene): string {
  const date = say.date(day, month, name);
  const ahead = local === undefined ? 0 : compareDates({ year, month, day }, local.date) / dayMs;
  return ahead > farDays && year !== local?.date.year ? say.dateOfYear(date, year) : date;
}

/** "On Monday", "tomorrow, Tuesday,", "on Thursday, December 24". */
export function dayText(day: DayReference, scene: Scene): string {
  const { say } = scene.lexicon;
  const name = dayNames(scene)[day.weekday];
  if (day.relation === 'today') return say.today(name);
  if (day.relation === 'tomorrow') return say.tomorrow(name);
  if (day.relation === 'date' && day.date !== undefined) return say.onDay(dateText(day.date, name, scene));
  return say.onDay(name);
}

/** "Monday", "Monday to Friday". */
export function daysText(days: readonly Weekday[], scene: Scene): string {
  const names = dayNames(scene);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? names[first] : scene.lexicon.say.dayRange(names[first], names[last]);
}

/** `{"opens": "08:00"`, `"Su 10:00-12:00"`: what only tools read on the page. */
const MARKUP = /^\s*["[{]|"\s?:/u;

/** Hours in the words of the page; where none stand there, in the agent's own. */
export function hoursSaid({ value, source }: HoursFact, scene: Scene): string {
  if (!MARKUP.test(source.quote)) return source.quote;
  const { label, ...times } = value;
  const said = value.closed ? scene.lexicon.say.closed : spansText([toSpan(times)], scene);
  const named = label ?? daysText(value.days, scene);
  return [named, said].filter((part) => part !== '').join(': ');
}

/** A day as the agent repeats it. */
export const speakDay = (day: DayReference, scene: Scene): string => {
  const name = dayNames(scene)[day.weekday];
  return day.date === undefined ? name : dateText(day.date, name, scene);
};
