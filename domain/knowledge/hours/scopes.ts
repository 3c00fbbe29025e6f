/** Decides which of the names that stand before hours are of parts, and which of the business itself. */
import { containsPhrase } from '../page/page-view.ts';
import type { Section } from '../page/lines.ts';
import { foldWord } from '../words/index.ts';
import type { Candidate } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { durationMinutes, holds, overlap } from './overlap.ts';
import { nameInLead } from './scope-name.ts';

/** How many pieces apart names may stand and still be beside each other. */
const BESIDE = 12;
/** Office hours are longer than classes and shorter than a day. */
export const SHORTEST_MINUTES = 120;

/** What the names before hours and the headings side by side say. */
export interface Parts {
  /** Labels of candidates whose name is one of a part. */
  labels: Map<Candidate, string>;
  /** Candidates whose names or headings stand beside others of their kind. */
  beside: Set<Candidate>;
  /** Of these, those that stand under headings which are names: towns, departments, people. */
  siblings: Set<Candidate>;
}

/**
 * A known part ("kitchen") is one. Any other name may be the business's own; it is a part where another name stands
 * beside it in the same way, or where hours without a name say something else for the same time.
 */
export function findParts(candidates: readonly Candidate[], title: string, context: HoursContext): Parts {
  const own = foldWord(title);
  const siblings = new Set(underSiblings(candidates, own, context));
  const parts: Parts = { labels: new Map(), beside: new Set(siblings), siblings };
  const named = candidates.filter(({ scope }) => scope !== undefined);
  const plain = candidates.filter(isPlain);
  for (const candidate of named) {
    const scope = candidate.scope!;
    const isOwn = own.includes(scope.key);
    const rivals = scope.isPart ? [] : named.filter((other) => isRival(candidate, other, isOwn));
    const hasRival =
      rivals.length > 0 && !(scope.isHouse && rivals.every((other) => isPartWithin(other, candidate)));
    if (hasRival) parts.beside.add(candidate);
    const isLead = scope.form === 'lead';
    const isContradicted = isLead && !isOwn && plain.some((other) => differ(candidate, other));
    const { days, hasHolidays } = candidate.statement;
    const isUndated = scope.isHouse && days.length === 0 && !hasHolidays;
    const isNamed = scope.isPart
      ? isLead
      : hasRival ||
        isContradicted ||
        isUndated ||
        (scope.isBranch && isLead && !isOwn) ||
        (scope.isActivity && plain.some(({ statement }) => statement.spans.length > 0));
    if (isNamed) parts.labels.set(candidate, scope.label);
  }
  // What holds for one statement below a name holds for all of them.
  const keys = new Set([...parts.labels.keys()].map((candidate) => candidate.scope?.key));
  for (const candidate of named)
    if (candidate.scope?.form === 'lead' && keys.has(candidate.scope.key))
      parts.labels.set(candidate, candidate.scope.label);
  for (const candidate of candidates)
    if (candidate.tail !== undefined && !parts.labels.has(candidate) && isBesideHouse(candidate, plain, own))
      parts.labels.set(candidate, candidate.tail);
  return parts;
}

/** "Mon–Fri 8–12" and, in the same list, "Mon 17–18:30 Travel clinic": more hours on few days, with a name behind. */
function isBesideHouse(one: Candidate, plain: readonly Candidate[], title: string): boolean {
  const { days } = one.statement;
  if (title.includes(foldWord(one.tail!)) || days.length === 0) return false;
  return plain.some(
    ({ tail, section, index, statement }) =>
      tail === undefined &&
      section === one.section &&
      Math.abs(index - one.index) <= BESIDE &&
      statement.spans.length > 0 &&
      statement.days.length > days.length &&
      days.every((day) => statement.days.includes(day)),
  );
}

function isPlain({ scope, lead, statement: { purpose, condition } }: Candidate): boolean {
  return [scope, lead, purpose, condition].every((one) => one === undefined);
}

/** Names that stand beside each other in the same way; an unknown name ("Rooftop") is one of a part beside a known part. */
function isRival(one: Candidate, other: Candidate, isOwn: boolean): boolean {
  const [a, b] = [one.scope!, other.scope!];
  if (a.key === b.key || Math.abs(one.index - other.index) > BESIDE) return false;
  if (b.isPart && (a.isHouse || isOwn || b.form !== 'lead')) return false;
  return a.form === b.form || (a.form === 'sentence') === (b.form === 'sentence');
}

/** "Practice: Mon–Fri 8–17, blood tests: Mon–Fri 8–9:30": what lies within the hours of the house is a part of it. */
function isPartWithin({ scope, statement: narrow }: Candidate, { statement: wide }: Candidate): boolean {
  if (scope?.isHouse === true) return false;
  const around = narrow.spans.map((span) => wide.spans.find((other) => holds(other, span)));
  const isLess = narrow.spans.some((span, at) => around[at] && !holds(span, around[at]));
  return isLess && !around.includes(undefined) && narrow.days.every((day) => wide.days.includes(day));
}

/** Whether two statements cannot both be of one business: other spans at the same time of a day, or open and closed. */
export function differ({ statement: a }: Candidate, { statement: b }: Candidate): boolean {
  if (!a.days.some((day) => b.days.includes(day))) return false;
  if (a.isClosed !== b.isClosed) return true;
  return a.spans.some((span) =>
    b.spans.some(
      (other) => overlap(span, other) && (span.opens !== other.opens || span.closes !== other.closes),
    ),
  );
}

/** Hours that stand under headings side by side, each of which is nothing but a name: towns, departments, people. */
function underSiblings(candidates: readonly Candidate[], title: string, context: HoursContext): Candidate[] {
  const groups = new Map<Section | undefined, Map<Section, Candidate[]>>();
  for (const candidate of candidates) {
    const { section, statement, isTimetable } = candidate;
    if (!section || isTimetable || statement.days.length === 0 || !isNameHeading(section, title, context))
      continue;
    const siblings = groups.get(section.parent) ?? new Map<Section, Candidate[]>();
    siblings.set(section, [...(siblings.get(section) ?? []), candidate]);
    groups.set(section.parent, siblings);
  }
  return [...groups.values()].flatMap((siblings) => {
    const keys = new Set([...siblings.keys()].map(({ heading, level }) => `${level} ${foldWord(heading)}`));
    const isLong = [...siblings.values()].flat().every(isOfficeTime);
    return keys.size > 1 && isLong ? [...siblings.values()].flat() : [];
  });
}

function isNameHeading({ heading }: Section, title: string, context: HoursContext): boolean {
  const folded = foldWord(heading);
  return (
    !title.includes(folded) &&
    !containsPhrase(folded, context.hoursWords) &&
    !containsPhrase(folded, context.timetableWords) &&
    nameInLead(heading, context)?.isPart === false
  );
}

/** Whether all spans are longer than those of lessons and events. */
export function isOfficeTime({ statement }: Candidate): boolean {
  return statement.spans.every((span) => durationMinutes(span) >= SHORTEST_MINUTES);
}

/**
 * Whether several places that are named have the same hours, and none is told without a name: those are the hours of the whole
 * business. Parts such as a kitchen keep their name, and so do lessons.
 */
export function areNamedAlike(
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string | undefined,
): boolean {
  const told = new Map<string, string[]>();
  for (const candidate of candidates) {
    const name = nameOf(candidate);
    if (
      name === undefined ||
      candidate.scope?.isPart ||
      candidate.scope?.isActivity ||
      candidate.statement.purpose !== undefined
    )
      return false;
    const { days, spans, isClosed, isByAppointment, condition, hasHolidays } = candidate.statement;
    const said = JSON.stringify([days, spans, isClosed, isByAppointment, condition, hasHolidays]);
    told.set(name, [...(told.get(name) ?? []), said]);
  }
  const weeks = new Set([...told.values()].map((said) => said.sort().join()));
  return told.size > 1 && weeks.size === 1;
}
