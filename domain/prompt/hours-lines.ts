/** Opening hours as a prompt states them: the week in its order, days alike in one line. */
import type { Fact, FactValue, Weekday } from '../../contract/schemas/facts.ts';
import { daysAlike } from '../knowledge/hours/days-alike.ts';
import type { Phrases } from './phrases/types.ts';

type Hours = Fact & { kind: 'hours' };

/** A line, and the facts that say it. */
export interface Item {
  text: string;
  facts: readonly Fact[];
}

/** From so many days in a row on, the first and the last are named. */
const MIN_RANGE = 3;

/** One statement of hours by itself. */
export function hoursLine(value: FactValue<'hours'>, phrases: Phrases): string {
  // A notice of a holiday names no weekday: its label stands for the day.
  if (value.days.length === 0) return [value.label ?? '', timesOf(value, phrases)].filter(Boolean).join(': ');
  const days = value.days.map((day) => phrases.days[day]).join(', ');
  return lineOf(days, timesOf(value, phrases), value.label);
}

function timesOf({ closed, opens, closes }: FactValue<'hours'>, phrases: Phrases): string {
  if (closed) return phrases.closed;
  if (opens === null) return '';
  return `${opens}${closes === null ? ` (${phrases.noEnd})` : `–${closes}`}`;
}

function lineOf(days: string, times: string, label: string | undefined): string {
  return `${days}${times === '' ? '' : `: ${times}`}${label === undefined ? '' : ` (${label})`}`;
}

/** Hours of the whole business, then of each label; what names no weekday stands last. */
export function hoursItems(facts: readonly Fact[], phrases: Phrases): Item[] {
  const hours = facts.filter((fact): fact is Hours => fact.kind === 'hours');
  const dated = hours.filter(({ value }) => value.days.length > 0);
  const undated = hours.filter(({ value }) => value.days.length === 0);
  const labels = new Set([undefined, ...dated.map(({ value }) => value.label)]);
  return [
    ...[...labels].flatMap((label) =>
      weekItems(
        dated.filter(({ value }) => value.label === label),
        label,
        phrases,
      ),
    ),
    ...undated.map((fact) => ({ text: hoursLine(fact.value, phrases), facts: [fact] })),
  ];
}

function weekItems(facts: readonly Hours[], label: string | undefined, phrases: Phrases): Item[] {
  const timesOn = (day: Weekday): string | undefined => {
    const own = facts
      .filter(({ value }) => value.days.includes(day))
      .toSorted((a, b) => (a.value.opens ?? '').localeCompare(b.value.opens ?? ''));
    const times = new Set(own.map(({ value }) => timesOf(value, phrases)));
    return own.length === 0 ? undefined : [...times].filter(Boolean).join(', ');
  };
  return daysAlike(timesOn).map(({ days, text }) => ({
    text: lineOf(daysText(days, phrases), text, label),
    facts: facts.filter(({ value }) => value.days.some((day) => days.includes(day))),
  }));
}

function daysText(days: readonly Weekday[], phrases: Phrases): string {
  const named = days.map((day) => phrases.days[day]);
  return named.length < MIN_RANGE ? named.join(', ') : `${named[0]!} – ${named.at(-1)!}`;
}
