/** Tells opening hours from events and lessons by what stands around them. */
import type { Candidate } from './hours-facts.ts';

/** Without a word about hours, only a block that covers several days with long spans is taken for opening hours. */
export function acceptGroups(candidates: Candidate[]): Candidate[] {
  const groups = Map.groupBy(candidates, ({ section }) => section);
  return [...groups.values()].flatMap((group) => {
    const unsure = group.filter((candidate) => !candidate.isSurelyHours);
    const days = new Set(unsure.flatMap(({ statement }) => statement.days));
    const isLong = unsure.every(({ statement }) =>
      statement.spans.every((span) => durationMinutes(span) >= 150),
    );
    const isBlock = days.size >= 3 && isLong;
    return group.filter((candidate) => {
      const { isSurelyHours, statement } = candidate;
      const isUntimed = statement.spans.length === 0 && !statement.isClosed && !statement.isByAppointment;
      // Days with nothing but a date are an event.
      if (isUntimed && /\d/.test(statement.condition ?? '')) return false;
      if (statement.days.length === 0 && !statement.hasHolidays) return isUndated(candidate);
      return isSurelyHours || isBlock;
    });
  });
}

/** Without days only a notice ("closed 24 – 26 December"), "24/7" or "restaurant open 8–20" says something. */
function isUndated({ statement, strangers, isSaidOpen, isSeasonal }: Candidate): boolean {
  const { condition, purpose, isClosed, isByAppointment, spans } = statement;
  if (isSeasonal)
    return spans.length > 0 && spans.every((span) => isBounded(span) && durationMinutes(span) >= 150);
  if (spans.some(({ opens, closes }) => opens === '00:00' && closes === '23:59'))
    return strangers <= 3 || isSaidOpen;
  if (purpose !== undefined && isSaidOpen && strangers === 0) return spans.every(isBounded);
  return (isClosed && condition !== undefined) || isByAppointment;
}

function isBounded({ opens, closes }: { opens: string | null; closes: string | null }): boolean {
  return opens !== null && closes !== null;
}

function durationMinutes({ opens, closes }: { opens: string | null; closes: string | null }): number {
  if (opens === null || closes === null) return 24 * 60;
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutes(closes) - minutes(opens) + 24 * 60) % (24 * 60);
}
