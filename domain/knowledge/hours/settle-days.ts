/** Which days hours hold for, where several statements beside each other tell it together. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import type { Candidate } from './candidate.ts';
import type { DayHalf } from './lexicon.ts';
import { overlap } from './overlap.ts';
import { withoutHalf } from './pauses.ts';
import type { Span } from './resolve-span.ts';
import type { HoursStatement } from './statement.ts';

/** Before it, a closing time is of the night. */
const LATEST_NIGHT = '06:00';

/** How many pieces apart statements may stand and still tell of the same days. */
const BESIDE = 6;

/** Each is held against all others, and no business tells of its hours so often. */
const MAX_CANDIDATES = 2_000;

/** The candidates with the days that each of them holds for. */
export function settleDays(all: readonly Candidate[]): Candidate[] {
  const candidates = all.slice(0, MAX_CANDIDATES);
  giveDailyHoursDays(candidates);
  giveOthersDays(candidates);
  completeOtherEnds(candidates);
  leaveOutNamedDays(candidates);
  return leaveOutHalves(candidates.filter((candidate) => !isToldOtherwise(candidate, candidates)));
}

/** "Daily except Sundays 9–5" above "Sunday 10–4": what is said of the day itself holds. */
function isToldOtherwise(candidate: Candidate, all: readonly Candidate[]): boolean {
  const { days, isLeftOut } = candidate.statement;
  return (
    isLeftOut === true &&
    all.some(
      (other) =>
        other !== candidate &&
        other.statement.days.some((day) => days.includes(day)) &&
        (other.section === candidate.section || isPlain(other)),
    )
  );
}

/** "Weekdays 10–19, closed on Tuesdays", "Tue–Sun 9–18, Thu 9–20", "Sundays by appointment": a day with hours of its own is none of a wider group. */
function leaveOutNamedDays(candidates: readonly Candidate[]): void {
  for (const named of candidates) {
    const { isLeftOut, days, spans } = named.statement;
    // "Daily 9–5. Sundays by appointment only."
    const isClosed = named.statement.isClosed || (named.statement.isByAppointment && spans.length === 0);
    if (isLeftOut || !isPlain(named) || days.length === 0 || days.length > 2) continue;
    for (const other of candidates) {
      const { statement: wide, index } = other;
      const isWider = wide.days.length >= (wide.isGroup ? 4 : 3) && wide.days.length > days.length;
      if (!isWider || !isBeside(named, other) || wide.spans.length === 0) continue;
      // Ranges of days may be of several parts: there, what stands right behind is an exception.
      const isException =
        isClosed || wide.isGroup || (named.index >= index && named.index - index <= 1 && other !== named);
      const isOther = isClosed || spans.some((span) => wide.spans.some((one) => overlap(span, one)));
      if (isException && isOther) wide.days = wide.days.filter((day) => !days.includes(day));
    }
  }
}

/** "Open 9–21 (weekends until 19)": hours without days, where some days have others, are those of every other day. */
function giveOthersDays(candidates: readonly Candidate[]): void {
  for (const candidate of candidates) {
    const { statement, index, isSurelyHours } = candidate;
    if (!isSurelyHours || statement.days.length > 0 || statement.spans.length === 0) continue;
    const others = candidates.filter((other) => other.index === index && other.statement.days.length > 0);
    if (others.some((other) => isHalfTold(other.statement))) statement.days = [...weekdays];
    else if (isPlain(candidate) && statement.spans.every(isWhole)) statement.days = besideNamed(others);
  }
}

/** "11–22 (Sundays 12–20)": that it is open on weekends is only said by naming them. */
function besideNamed(others: readonly Candidate[]): Weekday[] {
  const timed = others.filter((other) => isPlain(other) && other.statement.spans.some(isWhole));
  if (timed.length === 0) return [];
  const named = others.flatMap(({ statement }) => statement.days);
  const isOpen = (day: Weekday): boolean =>
    day !== 'sun' && (day !== 'sat' || timed.some(({ statement }) => statement.days.includes('sun')));
  return weekdays.filter((day) => !named.includes(day) && isOpen(day));
}

/** "Weekends until 19", "weekends from 10": the other end is that of the other days. */
function isHalfTold({ spans: [span, ...others] }: HoursStatement): boolean {
  return span !== undefined && others.length === 0 && (span.opens === null) !== (span.closes === null);
}

/** "Mon–Sat 9–5:30, Thursday until 8", "daily 9–6 (Sundays from 10)": what is not said of the day is as on the others. */
function completeOtherEnds(candidates: readonly Candidate[]): void {
  for (const half of candidates) {
    const { statement } = half;
    const [span, ...more] = statement.spans;
    if (!isPlain(half) || !span || more.length > 0 || (span.opens === null) === (span.closes === null))
      continue;
    const wider = candidates.find((other) => {
      const { days, spans } = other.statement;
      const isOfThem = statement.days.length > 0 && statement.days.every((day) => days.includes(day));
      return isOfThem && spans.every(isWhole) && endsOtherwise(span, spans) && isBeside(half, other);
    });
    const whole = wider && withOtherEnd(span, wider.statement.spans);
    if (whole === undefined) continue;
    statement.spans = whole;
    wider!.statement.days = wider!.statement.days.filter((day) => !statement.days.includes(day));
  }
}

const isWhole = ({ opens, closes }: Span): boolean => opens !== null && closes !== null;

function endsOtherwise({ opens, closes }: Span, spans: readonly Span[]): boolean {
  const [first, last] = [spans[0], spans.at(-1)];
  return opens === null ? last?.closes !== closes : first?.opens !== opens;
}

/** The spans of a day with another opening or closing time; undefined where none of them holds it. */
function withOtherEnd({ opens, closes }: Span, spans: readonly Span[]): Span[] | undefined {
  if (opens === null) {
    // "Until midnight", "until 1": of the night, before any of them opens, is after all of them.
    const isNight = closes! < LATEST_NIGHT && spans.every((span) => span.opens! > closes!);
    const begun = spans.filter((span) => isNight || span.opens! < closes!);
    return begun.length === 0 ? undefined : [...begun.slice(0, -1), { opens: begun.at(-1)!.opens, closes }];
  }
  const [next, ...later] = spans.filter((span) => span.closes! > opens);
  return next && [{ opens, closes: next.closes }, ...later];
}

/** "Mon–Fri 8–12 and 14–18, closed Wednesday afternoon". */
function leaveOutHalves(candidates: readonly Candidate[]): Candidate[] {
  const closings = Map.groupBy(
    candidates.filter(({ statement }) => statement.closedHalves.size > 0),
    ({ index }) => index,
  );
  return candidates
    .flatMap((candidate) => withoutHalvesOf(candidate, closings))
    .filter(({ statement }) => statement.closedHalves.size === 0 || saysMore(statement));
}

function withoutHalvesOf(candidate: Candidate, closings: ReadonlyMap<number, Candidate[]>): Candidate[] {
  let left = [candidate];
  for (let index = candidate.index - BESIDE; index <= candidate.index + BESIDE; index += 1)
    for (const closing of closings.get(index) ?? []) {
      if (!isBeside(closing, candidate) && !isMealBeside(closing, candidate)) continue;
      for (const [day, half] of closing.statement.closedHalves)
        left = left.flatMap((one) => withoutHalfOf(one, day, half));
    }
  return left;
}

function saysMore({ spans, isClosed, isByAppointment, hasHolidays }: HoursStatement): boolean {
  return spans.length > 0 || isClosed || isByAppointment || hasHolidays;
}

function withoutHalfOf(candidate: Candidate, day: Weekday, half: DayHalf): Candidate[] {
  const { statement } = candidate;
  const { days, spans } = statement;
  const left = withoutHalf(spans, half, statement.purpose !== undefined);
  if (!days.includes(day) || spans.length === 0 || JSON.stringify(left) === JSON.stringify(spans))
    return [candidate];
  statement.days = days.filter((other) => other !== day);
  const own =
    left.length === 0 ? [] : [{ ...candidate, statement: { ...statement, days: [day], spans: left } }];
  return statement.days.length === 0 ? own : [candidate, ...own];
}

/** No season, part or name says that it is of something else. */
function isPlain({ statement: { condition, purpose } }: Candidate): boolean {
  return condition === undefined && purpose === undefined;
}

function isBeside(one: Candidate, other: Candidate): boolean {
  const isBelow =
    one.statement.isClosed && one.section?.parent === other.section?.parent && one.index > other.index;
  const isNear = (other.section === one.section || isBelow) && Math.abs(other.index - one.index) <= BESIDE;
  return isNear && isPlain(other) && leadOf(other) === leadOf(one);
}

/** "Lunch 12–2, dinner 6–10. Closed Sunday evening.": no dinner then. */
function isMealBeside(closing: Candidate, { statement, index, section }: Candidate): boolean {
  const isMeal = statement.purpose !== undefined && statement.condition === undefined;
  return isMeal && section === closing.section && Math.abs(index - closing.index) <= 1;
}

/** What is said before the hours themselves; a name on a line above may be anything. */
function leadOf({ scope, lead }: Pick<Candidate, 'scope' | 'lead'>): string | undefined {
  return scope?.form === 'lead' ? scope.key : lead;
}

/** "Leeds: 9–6 (closed Wednesdays)", "York: 10–7 (closed Mondays)": the closing day of one is none of the other's. */
function areOfBranches(one: Candidate, other: Candidate): boolean {
  const [lead, others] = [leadOf(one), leadOf(other)];
  return lead !== undefined && others !== undefined && lead !== others;
}

/**
 * "Open 10–18. Closed on Sundays.": hours without days hold for every day but those that are said to be closed. Where
 * nothing is said of closed days, the days are unknown.
 */
function giveDailyHoursDays(candidates: readonly Candidate[]): void {
  const told = candidates.filter(({ statement: { spans, days } }) => spans.length > 0 && days.length > 0);
  // Before any is given some: mornings and afternoons on lines of their own both get them.
  const sectionsWithDays = new Set(told.map(({ section }) => section));
  for (const candidate of candidates) {
    const { statement, isSurelyHours, index, section } = candidate;
    const isDaily =
      isSurelyHours &&
      statement.days.length === 0 &&
      !statement.hasHolidays &&
      statement.spans.some(({ opens, closes }) => opens !== null && closes !== '23:59');
    if (!isDaily) continue;
    const near = candidates.filter(
      (other) =>
        other.statement.isClosed &&
        other.statement.condition === undefined &&
        other.statement.days.length > 0 &&
        (other.section === section || Math.abs(other.index - index) <= 3) &&
        !areOfBranches(candidate, other),
    );
    const own = near.filter((other) => other.section === section);
    const closed = own.length > 0 ? own : near;
    if (closed.length === 0 || sectionsWithDays.has(section)) continue;
    const off = new Set(closed.flatMap((other) => other.statement.days));
    statement.days = weekdays.filter((day) => !off.has(day));
  }
}
