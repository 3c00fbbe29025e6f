/** Tells opening hours from events and lessons by what stands around them. */
import { isAlways, type Candidate } from './candidate.ts';
import { areOfHouse, isLong } from './long-hours.ts';
import { durationMinutes } from './overlap.ts';
import { namesActivity } from './scope-name.ts';
import { isOfficeTime, SHORTEST_MINUTES, type Parts } from './scopes.ts';

/** Without a word about hours, only a block that covers several days with long spans is taken for opening hours. */
export function acceptGroups(candidates: Candidate[], { beside }: Parts): Candidate[] {
  // Days that are their own headings stand beside each other.
  const groups = Map.groupBy(candidates, ({ section, isHeading }) => (isHeading ? section?.parent : section));
  return [...groups.values()].flatMap((group) => {
    const unsure = group.filter((candidate) => !candidate.isSurelyHours);
    const isBlock = areOfHouse(unsure.map(({ statement }) => statement)) || isWeek(group);
    const isLessons = isOfActivity(group);
    const isTold = (candidate: Candidate): boolean => {
      const { isSurelyHours, statement, isTimetable } = candidate;
      const isUntimed = statement.spans.length === 0 && !statement.isClosed && !statement.isByAppointment;
      // Days with nothing but a date are an event.
      if (isUntimed && /\d/.test(statement.condition ?? '')) return false;
      if (statement.days.length === 0 && !statement.hasHolidays) return isUndated(candidate);
      const isBeside = beside.has(candidate) && !isTimetable && isOfficeTime(candidate);
      // Under a heading of classes or worship, times without an end are when something begins, and one line tells of one class.
      const isOfBlock = isBlock && (!isTimetable || (unsure.length > 1 && statement.spans.every(isBounded)));
      return (isSurelyHours && !isLessons) || isOfBlock || isBeside || isOfPart(candidate);
    };
    const told = new Set(group.filter(isTold));
    for (const run of [group, group.toReversed()]) goOn(run, told);
    return group.filter((candidate) => told.has(candidate));
  });
}

/** "Mon 9–6", "Tue 10–12", "Wed closed", "Thu 9–5": each day once and one of them closed, which no list of lessons says. */
function isWeek(group: readonly Candidate[]): boolean {
  const dated = group.filter(({ statement }) => statement.days.length > 0);
  const days = dated.flatMap(({ statement }) => statement.days);
  const spans = dated.flatMap(({ statement }) => statement.spans);
  return (
    new Set(days).size === days.length &&
    days.length >= MIN_WEEK &&
    dated.some(({ statement }) => statement.isClosed) &&
    dated.every(({ strangers, isTimetable }) => strangers === 0 && !isTimetable) &&
    spans.length > 0 &&
    spans.every((span) => isBounded(span)) &&
    spans.filter(isLong).length >= spans.length / 2
  );
}

const MIN_WEEK = 4;

/** "Brunch is Saturday and Sunday, 10 to 2": a part of the house, its days and times, and nothing else. */
function isOfPart({ statement: { purpose, spans }, strangers, isTimetable }: Candidate): boolean {
  return (
    purpose !== undefined && strangers === 0 && !isTimetable && spans.length > 0 && spans.every(isBounded)
  );
}

/** "Beginners' course" as the heading of a page, and under "Times" nothing but an hour or so a day: what is taught then. */
function isOfActivity(group: readonly Candidate[]): boolean {
  const [first] = group;
  const page = first?.section?.parent;
  if (page?.level !== 1 || first!.isFurniture || !namesActivity(page.heading)) return false;
  const spans = group.flatMap(({ statement }) => statement.spans);
  return (
    spans.length > 0 && spans.every((span) => isBounded(span) && durationMinutes(span) < SHORTEST_MINUTES)
  );
}

/** "Opening hours: Mon–Fri 9–5" and, on the next line, "Sat 9–1": other days, or months, right beside hours that are told. */
function goOn(run: readonly Candidate[], told: Set<Candidate>): void {
  for (const [at, candidate] of run.entries()) {
    const before = run[at - 1];
    if (before === undefined || told.has(candidate) || !told.has(before)) continue;
    const { statement, index, strangers, isTimetable } = candidate;
    const isNext = Math.abs(before.index - index) <= 1 && strangers === 0 && !isTimetable;
    const isOther = !statement.days.some((day) => before.statement.days.includes(day));
    const isOpen = statement.days.length > 0 && (statement.spans.length > 0 || statement.isClosed);
    // "Mon–Fri 9–5. In August: 9–1."
    const isBeside = candidate.isOfMonths || (isOther && isOpen);
    if (isNext && isBeside && before.statement.days.length > 0 && isOfficeTime(candidate))
      told.add(candidate);
  }
}

/** Without days only a notice ("closed 24 – 26 December"), "24 December: 10–14", "24/7" or "restaurant open 8–20" says something. */
function isUndated({
  statement,
  scope,
  strangers,
  isSaidOpen,
  isSeasonal,
  isOfMonths,
  isServed,
  isSurelyHours,
  isOfDates,
}: Candidate): boolean {
  const { condition, purpose, isClosed, isByAppointment, spans } = statement;
  if (isSeasonal || (isOfMonths && isSurelyHours))
    return spans.length > 0 && spans.every((span) => isBounded(span) && isLong(span));
  if (isServed || isAlways(statement)) return true;
  if ((purpose ?? scope) !== undefined && isSaidOpen && strangers === 0) return spans.every(isBounded);
  // "Christmas Eve until 2 pm".
  if (isOfDates && spans.length > 0) return isSurelyHours && spans.every(({ closes }) => closes !== null);
  return (isClosed && condition !== undefined) || isByAppointment;
}

function isBounded({ opens, closes }: { opens: string | null; closes: string | null }): boolean {
  return opens !== null && closes !== null;
}
