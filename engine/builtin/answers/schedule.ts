/** Opening hours of a weekday, made from hours facts; nothing is assumed about days that no fact names. */
import type { Conflict, Fact, FactValue, Source, Weekday } from '../../../contract/schemas/facts.ts';
import { factsOfConflict, isDisputed } from '../../../domain/prompt/data-section.ts';
import { dayBefore } from '../language/clock.ts';

export interface Span {
  /** Minutes after midnight; null: the site names the day with a condition only ("by appointment"). */
  opens: number | null;
  /** Beyond 24 h where it ends after midnight; null: no end is stated. */
  closes: number | null;
  label?: string;
}

export type DaySchedule =
  | { state: 'open'; spans: Span[]; sources: Source[] }
  | { state: 'closed'; label?: string; sources: Source[] }
  | { state: 'unknown' }
  | { state: 'conflict'; sides: Fact[] };

export type HoursFact = Extract<Fact, { kind: 'hours' }>;

export interface Schedule {
  day: (weekday: Weekday) => DaySchedule;
  /** Whether any day is known or disputed, or hours are given without days. */
  isStated: boolean;
  /** "Restaurant 8:00–20:00": hours of no day by name. */
  undated: HoursFact[];
}

const dayMinutes = 1440;
const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

function toSpan(value: FactValue<'hours'>): Span {
  const opens = value.opens === null ? null : toMinutes(value.opens);
  const end = value.closes === null ? null : toMinutes(value.closes);
  const closes = end === null || opens === null || end > opens ? end : end + dayMinutes;
  return { opens, closes, ...(value.label === undefined ? {} : { label: value.label }) };
}

const uniqueSources = (facts: readonly Fact[]): Source[] => [
  ...new Map(facts.map(({ source }) => [`${source.url}\n${source.quote}`, source])).values(),
];

/** `labelled` picks spans by their label ("happy hour"); without it, unlabelled spans go first. */
export function createSchedule(
  facts: readonly Fact[],
  conflicts: readonly Conflict[],
  labelled?: (label: string) => boolean,
): Schedule {
  const isHours = (fact: Fact): fact is HoursFact => fact.kind === 'hours';
  const fits = (fact: HoursFact): boolean =>
    labelled === undefined || (fact.value.label !== undefined && labelled(fact.value.label));
  const disputed = conflicts.flatMap(factsOfConflict).filter(isHours).filter(fits);
  const settled = facts
    .filter(isHours)
    .filter(fits)
    .filter((fact) => !isDisputed(fact, conflicts));

  const day = (weekday: Weekday): DaySchedule => {
    const sides = disputed.filter((fact) => fact.value.days.includes(weekday));
    if (sides.length > 0) return { state: 'conflict', sides };
    const all = settled.filter((fact) => fact.value.days.includes(weekday));
    const plain = all.filter((fact) => fact.value.label === undefined);
    const used = plain.length > 0 ? plain : all;
    const open = used.filter((fact) => !fact.value.closed);
    const shut = used.filter((fact) => fact.value.closed);
    if (open.length > 0 && shut.length > 0 && plain.length > 0) return { state: 'conflict', sides: used };
    if (open.length > 0) {
      const spans = new Map(open.map((fact) => [JSON.stringify(toSpan(fact.value)), toSpan(fact.value)]));
      const sorted = [...spans.values()].sort((a, b) => (a.opens ?? 0) - (b.opens ?? 0));
      return { state: 'open', spans: sorted, sources: uniqueSources(open) };
    }
    const [first] = shut;
    if (first === undefined) return { state: 'unknown' };
    const label = first.value.label;
    return { state: 'closed', ...(label === undefined ? {} : { label }), sources: uniqueSources(shut) };
  };
  const undated = settled.filter(({ value }) => value.days.length === 0);
  return { day, isStated: disputed.length + settled.length > 0, undated };
}

export type OpenState = 'open' | 'closed' | 'unknown';

/**
 * Whether it is open at a minute of a day: spans that began the evening before count. `closesAt` is on the same scale,
 * beyond 24 h for the next day. After an opening without a stated end the answer is `unknown` once another day's hours
 * could have ended, and open without end before midnight.
 */
export function openAt(
  schedule: Schedule,
  weekday: Weekday,
  minutes: number,
): { state: OpenState; closesAt?: number | null; sources: Source[]; sides?: Fact[] } {
  const before = schedule.day(dayBefore(weekday));
  const today = schedule.day(weekday);
  if (before.state === 'open') {
    const late = before.spans.find(
      (span) =>
        span.opens !== null &&
        span.closes !== null &&
        span.closes > dayMinutes &&
        minutes < span.closes - dayMinutes,
    );
    if (typeof late?.closes === 'number')
      return { state: 'open', closesAt: late.closes - dayMinutes, sources: before.sources };
  }
  if (today.state === 'conflict') return { state: 'unknown', sources: [], sides: today.sides };
  if (today.state === 'unknown') return { state: 'unknown', sources: [] };
  if (today.state === 'closed') return { state: 'closed', sources: today.sources };
  for (const span of today.spans) {
    if (span.opens === null) return { state: 'unknown', sources: today.sources };
    if (minutes < span.opens) continue;
    if (span.closes === null)
      return { state: minutes === span.opens ? 'open' : 'unknown', closesAt: null, sources: today.sources };
    if (minutes < span.closes) return { state: 'open', closesAt: span.closes, sources: today.sources };
  }
  return { state: 'closed', sources: today.sources };
}
