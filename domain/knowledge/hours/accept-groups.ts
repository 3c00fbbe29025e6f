/** Tells opening hours from events and lessons by what stands around them. */
import { isAlways, type Candidate } from './candidate.ts';
import { durationMinutes } from './overlap.ts';
import { isOfficeTime, type Parts } from './scopes.ts';

/** Without a word about hours, only a block that covers several days with long spans is taken for opening hours. */
export function acceptGroups(candidates: Candidate[], { beside }: Parts): Candidate[] {
  // Days that are their own headings stand beside each other.
  const groups = Map.groupBy(candidates, ({ section, isHeading }) => (isHeading ? section?.parent : section));
  return [...groups.values()].flatMap((group) => {
    const unsure = group.filter((candidate) => !candidate.isSurelyHours);
    const days = new Set(unsure.flatMap(({ statement }) => statement.days));
    const isLong = unsure.every(({ statement }) =>
      statement.spans.every((span) => durationMinutes(span) >= 150),
    );
    const isBlock = days.size >= 3 && isLong;
    return group.filter((candidate) => {
      const { isSurelyHours, statement, isTimetable } = candidate;
      const isUntimed = statement.spans.length === 0 && !statement.isClosed && !statement.isByAppointment;
      // Days with nothing but a date are an event.
      if (isUntimed && /\d/.test(statement.condition ?? '')) return false;
      if (statement.days.length === 0 && !statement.hasHolidays) return isUndated(candidate);
      const isBeside = beside.has(candidate) && !isTimetable && isOfficeTime(candidate);
      return isSurelyHours || isBlock || isBeside;
    });
  });
}

/** Without days only a notice ("closed 24 – 26 December"), "24/7" or "restaurant open 8–20" says something. */
function isUndated({ statement, scope, strangers, isSaidOpen, isSeasonal, isServed }: Candidate): boolean {
  const { condition, purpose, isClosed, isByAppointment, spans } = statement;
  if (isSeasonal)
    return spans.length > 0 && spans.every((span) => isBounded(span) && durationMinutes(span) >= 150);
  if (isServed || isAlways(statement)) return true;
  if ((purpose ?? scope) !== undefined && isSaidOpen && strangers === 0) return spans.every(isBounded);
  return (isClosed && condition !== undefined) || isByAppointment;
}

function isBounded({ opens, closes }: { opens: string | null; closes: string | null }): boolean {
  return opens !== null && closes !== null;
}
