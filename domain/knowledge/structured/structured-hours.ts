/** Opening hours in markup: strings of days and times, and items that specify them. */
import type { Fact, FactValue, Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import { hoursLexicon, type Lexicon } from '../hours/lexicon.ts';
import { overlap } from '../hours/overlap.ts';
import { parseHoursLine } from '../hours/parse-line.ts';
import { resolveTime } from '../hours/resolve-span.ts';
import type { HoursStatement } from '../hours/statement.ts';
import { tokenizeHours } from '../hours/tokenize.ts';
import { factOf } from '../page/page-view.ts';
import { itemsOf, textOfProperty, textsOf, type StructuredItem } from './structured-item.ts';

type HoursValue = Omit<FactValue<'hours'>, 'label'> & { label: string | undefined };

/** Hours of one branch among several, which stand among `facts` from one place to another, carry its name. */
export function labelHours(facts: Fact[], [from, to]: readonly [number, number], branch: string): void {
  for (let at = from; at < to; at += 1) {
    const fact = facts[at]!;
    if (fact.kind !== 'hours') continue;
    const label = [branch, fact.value.label].filter((part) => part !== undefined).join(', ');
    facts[at] = { ...fact, value: { ...fact.value, label } };
  }
}

/** Where hours in markup stand. */
export interface HoursSource {
  url: string;
  language: string | undefined;
}

/** Longer texts in such a property are prose. */
const MAX_LENGTH = 500;

/** "PH off": OpenStreetMap's public and school holidays, of which nothing can be told without their dates. */
const HOLIDAY_RULE = /\b[PS]H\b[^;,]*/g;

const DAY_CODES: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

const CODE = 'Mo|Tu|We|Th|Fr|Sa|Su';
const DAY_CODE = new RegExp(`\\b(${CODE})\\b(?<gap>\\s+(?=(?:${CODE})\\b))?`, 'g');

/** With schema.org's codes of days in full, and a list of them ("Mo Tu We") as one: "We" is a Wednesday here, and a word elsewhere. */
function withFullDays(text: string): string {
  const full = (_: string, code: string, gap?: string): string => DAY_CODES[code]! + (gap ? ', ' : '');
  return text.slice(0, MAX_LENGTH).replace(DAY_CODE, full);
}

/** The day codes are English ones; what people type in is often in the language of the site. */
function lexicons(language: string | undefined): Lexicon[] {
  return language === undefined || language === 'en'
    ? [hoursLexicon('en')]
    : [hoursLexicon('en'), hoursLexicon(language)];
}

/** "Mo-Fr 09:00-17:00", "Mo,We 10:00-14:00 16:00-20:00", and what tools write instead: "Mon - Fri: 9 am to 5 pm". */
export function hoursOfString(text: string, quote: string, source: HoursSource): Fact[] {
  const rules = withFullDays(text).replace(HOLIDAY_RULE, ' ');
  for (const lexicon of lexicons(source.language)) {
    const { statements, strangers, loneTimes } = parseHoursLine(rules, lexicon);
    if (strangers === 0 && loneTimes === 0 && statements.length > 0)
      return statements.flatMap((statement) => factsOfStatement(statement, quote, source.url));
  }
  return [];
}

function factsOfStatement(
  { days, spans, isClosed, condition: label }: HoursStatement,
  quote: string,
  url: string,
): Fact[] {
  const isAlways = days.length === 0 && spans.some(({ closes }) => closes === '23:59');
  const of = isAlways ? [...weekdays] : days;
  if (of.length === 0) return [];
  if (isClosed) return [hoursFact({ days: of, opens: null, closes: null, closed: true, label }, url, quote)];
  return spans.map((span) => hoursFact({ days: of, ...span, closed: false, label }, url, quote));
}

/** Hours as an item of type `OpeningHoursSpecification`. */
export function hoursOfSpecification(item: StructuredItem, quote: string, source: HoursSource): Fact[] {
  const days = daysOf(item, source);
  const [from, through] = [textOfProperty(item, 'validFrom'), textOfProperty(item, 'validThrough')];
  const label =
    from === undefined && through === undefined
      ? described(item, source)
      : [...new Set([from, through])].filter(Boolean).join(' – ');
  if (days.length === 0 && !label) return [];
  const [opens, closes] = [clockOf(item, 'opens', source), clockOf(item, 'closes', source)];
  if (opens === 'unknown' || closes === 'unknown') return [];
  // The same time twice, or none at all, is how schema.org says "closed" (and 00:00–00:00 is read so by search engines).
  if (opens === closes || opens === 'closed' || closes === 'closed')
    return [hoursFact({ days, opens: null, closes: null, closed: true, label }, source.url, quote)];
  const isAllDay = opens === '00:00' && closes === END_OF_DAY;
  const end = isAllDay ? '23:59' : closes === END_OF_DAY ? '00:00' : closes;
  return [hoursFact({ days, opens, closes: end, closed: false, label }, source.url, quote)];
}

/** "Monday", "https://schema.org/Monday", "Mo-Fr", "Lundi, mardi", an item with such a name. */
function daysOf(item: StructuredItem, { language }: HoursSource): Weekday[] {
  const names = [
    ...textsOf(item, 'dayOfWeek').map(({ text }) => text),
    ...itemsOf(item, 'dayOfWeek').flatMap((day) => textOfProperty(day, 'name') ?? day.id ?? []),
  ];
  const days = names.flatMap((name) => {
    const text = withFullDays(name.replace(/^.*[/#]/, ''));
    for (const lexicon of lexicons(language)) {
      const { pendingDays, strangers } = parseHoursLine(text, lexicon);
      if (pendingDays.length > 0 && strangers === 0) return pendingDays;
    }
    return [];
  });
  return weekdays.filter((day) => days.includes(day));
}

/** A description names hours of their own, but for "Morning session": these are told by their times. */
function described(item: StructuredItem, { language }: HoursSource): string | undefined {
  const text = textOfProperty(item, 'description');
  const isOfHalf =
    text !== undefined &&
    lexicons(language).some((lexicon) => tokenizeHours(text.slice(0, MAX_LENGTH), lexicon)[0]?.half);
  return isOfHalf ? undefined : text;
}

/** Midnight at the end of a day, which only such an end of a span is. */
const END_OF_DAY = '24:00';

/** "T09:00Z", "09:00:00+01:00": times at the place, whatever zone a tool writes. */
const ISO_SIGNS = /^T(?=\d)|(?<=\d:\d\d)(?:Z|[+-]\d\d:\d\d)$/g;

/** The time of a property as HH:MM, `null` where there is none, and what is written in its place. */
function clockOf(item: StructuredItem, name: string, { language }: HoursSource): string | null {
  if (!item.properties.has(name)) return null;
  const text = textOfProperty(item, name)?.replace(ISO_SIGNS, '') ?? '';
  for (const lexicon of lexicons(language)) {
    const [token, ...others] = tokenizeHours(text.slice(0, MAX_LENGTH), lexicon);
    if (others.length > 0) continue;
    if (token?.type === 'closed') return 'closed';
    if (token?.type === 'time') return token.clock.hour === 24 ? END_OF_DAY : resolveTime(token.clock);
  }
  return 'unknown';
}

function hoursFact({ label, ...hours }: HoursValue, url: string, quote: string): Fact {
  return factOf('hours', { ...hours, ...(label ? { label } : {}) }, url, quote);
}

/**
 * Markup without hours that were not kept up or filled in beside those that people read of the same days: such as are wholly apart
 * from them, and a single span over the break that the page tells.
 */
export function withoutForgottenHours(stated: readonly Fact[], visible: readonly Fact[]): Fact[] {
  const read = plainHours(visible);
  const inMarkup = plainHours(stated);
  const isForgotten = (day: Weekday): boolean => {
    const shown = read.filter(({ days }) => days.includes(day));
    const told = inMarkup.filter(({ days }) => days.includes(day));
    const meeting = told.flatMap((one) => shown.filter((other) => overlap(one, other)));
    return shown.length > 0 && (meeting.length === 0 || (told.length === 1 && hasBreak(meeting)));
  };
  const forgotten = new Set(weekdays.filter(isForgotten));
  return stated.flatMap((fact) => {
    const [own] = plainHours([fact]);
    if (own === undefined || !own.days.some((day) => forgotten.has(day))) return [fact];
    const days = own.days.filter((day) => !forgotten.has(day));
    return days.length === 0 ? [] : [{ ...fact, value: { ...own, days } } as Fact];
  });
}

/** "8–12, 2–6": spans of one day with time between them. */
function hasBreak(spans: readonly FactValue<'hours'>[]): boolean {
  const [first, ...others] = spans.toSorted((a, b) => (a.opens ?? '').localeCompare(b.opens ?? ''));
  return (
    others.length > 0 &&
    others.every((span, at) => {
      const before = others[at - 1] ?? first!;
      return before.closes !== null && span.opens !== null && before.closes < span.opens;
    })
  );
}

/** What facts tell of opening without a label. */
function plainHours(facts: readonly Fact[]): FactValue<'hours'>[] {
  return facts.flatMap(({ kind, value }) =>
    kind === 'hours' && !value.closed && value.label === undefined ? [value] : [],
  );
}
