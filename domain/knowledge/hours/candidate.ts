/** A statement of hours with what a page says around it. */
import type { Line, Section } from '../page/lines.ts';
import type { ScopeName } from './scope-name.ts';
import type { HoursStatement } from './statement.ts';

/** Where a name stands: as a lead before the hours, on a line of its own, in the running words. */
export type ScopeForm = 'lead' | 'line' | 'sentence';

export interface Scope extends ScopeName {
  form: ScopeForm;
}

export interface Candidate {
  statement: HoursStatement;
  quote: string;
  section: Section | undefined;
  /** "Kitchen:", "Winter" on a line of its own before it. */
  lead: string | undefined;
  /** The name that stands before it, be it of a part or of the business itself. */
  scope: Scope | undefined;
  /** The name that stands behind it in its piece: "Monday 17–18:30 Travel clinic". */
  tail: string | undefined;
  /** Stands under a heading of hours, or says "open", "closed", "hours" itself. */
  isSurelyHours: boolean;
  /** Under a heading of classes or events. */
  isTimetable: boolean;
  /** Is its own heading ("Saturday: 8am to 3pm"), or stands under one that is nothing but days. */
  isHeading: boolean;
  /** Below or beside what the page is about: the same on all pages. */
  isFurniture: boolean;
  /** Words of its piece that do not belong to opening hours. */
  strangers: number;
  /** Of days of the calendar that are named one by one. */
  isOfDates: boolean;
  /** Times without days under the name of a season. */
  isSeasonal: boolean;
  /** Of every day of some months, and nothing else in its piece. */
  isOfMonths: boolean;
  /** A word such as "open" stands right before it. */
  isSaidOpen: boolean;
  /** A sentence on one part: "breakfast is served from 7 to 10". */
  isServed: boolean;
  index: number;
}

/** Whether a statement says "around the clock". */
export function isAlways({ spans }: HoursStatement): boolean {
  return spans.some(({ opens, closes }) => opens === '00:00' && closes === '23:59');
}

/** Whether a line goes on with the one that a name stands in or before: after a break, below it, in the next row. */
export function goesOnBelow({ scope, line }: { scope: Scope; line: Line }, below: Line): boolean {
  if (line.section !== below.section) return false;
  if (scope.form === 'line' || line === below) return true;
  return below.container === line.container ? below.afterBreak : below.kind === 'row' && line.kind === 'row';
}

/** "Mon–Thu 9–6", "Fri 9–5" and, on the next line, "Lunch break 12–1": the hours right above, the last ones first. */
export function statementsAbove(candidates: readonly Candidate[], index: number): HoursStatement[] {
  const above = candidates.toReversed();
  const end = above.findIndex(({ index: at, section }, position) => {
    const next = above[position - 1];
    return (next?.index ?? index) - at > 1 || section !== above[0]!.section;
  });
  return (end < 0 ? above : above.slice(0, end)).map(({ statement }) => statement);
}
