/** Opening hours in markup: strings of days and times, and items that specify them. */
import type { Fact, Weekday } from '../../../contract/schemas/facts.ts';
import { daysBetween } from '../hours/statement.ts';
import { factOf } from '../page/page-view.ts';
import { textOfProperty, textsOf, type StructuredItem } from './structured-item.ts';

/** Hours of one branch among several carry its name. */
export function labelHours(facts: Fact[], from: number, branch: string): void {
  for (let at = from; at < facts.length; at += 1) {
    const fact = facts[at]!;
    if (fact.kind !== 'hours') continue;
    const label = [branch, fact.value.label].filter((part) => part !== undefined).join(', ');
    facts[at] = { ...fact, value: { ...fact.value, label } };
  }
}

const DAY_CODES: Record<string, Weekday> = {
  mo: 'mon',
  tu: 'tue',
  we: 'wed',
  th: 'thu',
  fr: 'fri',
  sa: 'sat',
  su: 'sun',
};

function dayOf(name: string): Weekday | undefined {
  return DAY_CODES[
    name
      .replace(/^.*[/#]/, '')
      .trim()
      .slice(0, 2)
      .toLowerCase()
  ];
}

/** "Mo-Fr 09:00-17:00", "Mo,We 10:00-14:00 16:00-20:00", "Sa-Su". */
export function hoursOfString(text: string, quote: string, url: string): Fact[] {
  const facts: Fact[] = [];
  for (const part of text.split(/;|,\s+(?=[A-Z][a-z]\b)/).slice(0, 20)) {
    const days: Weekday[] = [];
    for (const match of part.matchAll(
      /\b(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]{0,8}(?:\s?[-–]\s?(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]{0,8})?/gi,
    )) {
      const [first, last] = [dayOf(match[1]!), match[2] === undefined ? undefined : dayOf(match[2])];
      if (first) days.push(...(last ? daysBetween(first, last) : [first]));
    }
    if (days.length === 0) continue;
    const spans = [...part.matchAll(/(\d{1,2}:\d{2})(?::\d{2})?\s?[-–]\s?(\d{1,2}:\d{2})/g)];
    if (/closed|\boff\b/i.test(part)) facts.push(hoursFact(days, null, null, true, url, quote));
    for (const [, opens, closes] of spans)
      facts.push(hoursFact(days, clock(opens!), clock(closes!), false, url, quote));
  }
  return facts;
}

/** Hours as an item of type `OpeningHoursSpecification`. */
export function hoursOfSpecification(item: StructuredItem, quote: string, url: string): Fact[] {
  const days = [
    ...new Set(
      textsOf(item, 'dayOfWeek')
        .flatMap(({ text }) => text.split(','))
        .map(dayOf),
    ),
  ].filter((day) => day !== undefined);
  const opens = textOfProperty(item, 'opens');
  const closes = textOfProperty(item, 'closes');
  const [from, through] = [textOfProperty(item, 'validFrom'), textOfProperty(item, 'validThrough')];
  const label =
    from === undefined && through === undefined
      ? textOfProperty(item, 'description')
      : [...new Set([from, through])].filter(Boolean).join(' – ');
  if (days.length === 0 && !label) return [];
  const start = opens === undefined ? null : clock(opens);
  const end = closes === undefined ? null : clock(closes);
  // The same time twice, or none at all, is how schema.org says "closed" (and 00:00–00:00 is read so by search engines).
  const isClosed = start === end;
  if (isClosed && opens === undefined && item.properties.has('opens')) return [];
  return [hoursFact(days, isClosed ? null : start, isClosed ? null : end, isClosed, url, quote, label)];
}

function clock(text: string): string | null {
  const match = /^T?(\d{1,2}):(\d{2})/.exec(text.trim());
  const meridiem = /([ap])\.?m/i.exec(text)?.[1]?.toLowerCase();
  if (!match || Number(match[1]) > 24 || Number(match[2]) > 59) return null;
  const hour =
    meridiem === undefined ? Number(match[1]) % 24 : (Number(match[1]) % 12) + (meridiem === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${match[2]}`;
}

function hoursFact(
  days: Weekday[],
  opens: string | null,
  closes: string | null,
  closed: boolean,
  url: string,
  quote: string,
  label?: string,
): Fact {
  return factOf('hours', { days, opens, closes, closed, ...(label ? { label } : {}) }, url, quote);
}
