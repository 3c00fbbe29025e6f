/** Finds the opening hours that the lines of a page state, and tells them from timetables and events. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import type { PageView } from '../page-view.ts';
import type { Line } from '../lines.ts';
import { acceptGroups } from './accept-groups.ts';
import { branchesOf } from './branches.ts';
import type { Candidate } from './candidate.ts';
import { contextOf, namesHours } from './context.ts';
import { mayHoldSpan, TIME } from './gate.ts';
import { factsOf } from './hours-facts.ts';
import { HoursReader } from './hours-reader.ts';
import { hoursLexicon, weekdays } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';
import { overlap } from './overlap.ts';
import { MAX_LINE_LENGTH, piecesOf } from './pieces.ts';
import { findParts } from './scopes.ts';

/** Spans of these are no opening hours, though they are told like them. */
const EVENT = /happy|aperitivo/i;

/** Facts of kind `hours` in the visible text. */
export function readHours(page: PageView): Fact[] {
  const context = contextOf(page);
  const reader = new HoursReader(context);
  let index = 0;
  for (const piece of piecesOf(page, context)) reader.read(piece, (index += 1));
  const candidates = reader.candidates.filter(({ statement }) => !EVENT.test(statement.purpose ?? ''));
  giveDailyHoursDays(candidates);
  leaveOutNamedDays(candidates);
  const parts = findParts(candidates, page.title, context);
  const accepted = acceptGroups(candidates, parts);
  const branches = branchesOf(accepted, parts, context);
  return dedupe(accepted.flatMap((candidate) => factsOf(candidate, { branches, parts }, page, context)));
}

/** "Weekdays 10–19, closed on Tuesdays", "daily 9–18, Sunday 10–16": a day with hours of its own is none of a wider group. */
function leaveOutNamedDays(candidates: readonly Candidate[]): void {
  for (const { statement, section, scope, lead, index } of candidates) {
    const { days, condition, purpose, isClosed, spans } = statement;
    if (condition !== undefined || purpose !== undefined || days.length === 0 || days.length > 2) continue;
    for (const { statement: wide, ...at } of candidates) {
      const isWider =
        wide.isGroup && wide.days.length >= 4 && wide.purpose === undefined && wide.spans.length > 0;
      const isSame = leadOf(at) === leadOf({ scope, lead });
      const isBeside = isSame && at.section === section && Math.abs(at.index - index) <= 6;
      const isOther = isClosed || spans.some((span) => wide.spans.some((other) => overlap(span, other)));
      if (isWider && isBeside && isOther) wide.days = wide.days.filter((day) => !days.includes(day));
    }
  }
}

/** What is said before the hours themselves; a name on a line above may be anything. */
function leadOf({ scope, lead }: Pick<Candidate, 'scope' | 'lead'>): string | undefined {
  return scope?.form === 'lead' ? scope.key : lead;
}

/**
 * "Open 10–18. Closed on Sundays.": hours without days hold for every day but those that are said to be closed. Where
 * nothing is said of closed days, the days are unknown.
 */
function giveDailyHoursDays(candidates: readonly Candidate[]): void {
  const told = candidates.filter(({ statement: { spans, days } }) => spans.length > 0 && days.length > 0);
  // Before any is given some: mornings and afternoons on lines of their own both get them.
  const sectionsWithDays = new Set(told.map(({ section }) => section));
  for (const { statement, isSurelyHours, index, section } of candidates) {
    const isDaily =
      isSurelyHours &&
      statement.days.length === 0 &&
      !statement.hasHolidays &&
      statement.spans.some(({ opens, closes }) => opens !== null && closes !== '23:59');
    if (!isDaily) continue;
    const closed = candidates.filter(
      (other) =>
        other.statement.isClosed &&
        other.statement.condition === undefined &&
        other.statement.days.length > 0 &&
        (other.section === section || Math.abs(other.index - index) <= 3),
    );
    if (closed.length === 0 || sectionsWithDays.has(section)) continue;
    const off = new Set(closed.flatMap((other) => other.statement.days));
    statement.days = weekdays.filter((day) => !off.has(day));
  }
}

function dedupe(facts: Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ value }) => {
    const key = JSON.stringify(value);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** The words of a line of hours, for other extractors that must not take them for something else. */
export function looksLikeHours(line: Line, page: PageView): boolean {
  if (line.text.length > MAX_LINE_LENGTH || !TIME.test(line.text)) return false;
  const lexicon = hoursLexicon(page.language);
  if (!mayHoldSpan(line.text) && !namesHours(line.text, line.folded, lexicon)) return false;
  const parsed = parseHoursLine(line.text, lexicon);
  return parsed.statements.some(({ spans }) => spans.length > 0);
}

/** Whether a text is nothing but several days ("Tuesday to Friday at noon"). */
export function isDays(text: string, { language }: PageView): boolean {
  const { pendingDays, statements, strangers } = parseHoursLine(text, hoursLexicon(language));
  return strangers === 0 && [...pendingDays, ...statements.flatMap(({ days }) => days)].length > 1;
}
