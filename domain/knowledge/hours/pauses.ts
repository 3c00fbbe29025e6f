/** Times within the opening hours at which it is closed: a break at noon, one half of a day. */
import type { DayHalf } from './lexicon.ts';
import { durationMinutes } from './overlap.ts';
import type { Span } from './resolve-span.ts';
import type { HoursStatement, Pause } from './statement.ts';
import type { Token } from './tokenize.ts';

const BETWEEN: readonly Token['type'][] = ['filler', 'from', 'through', 'word', 'purpose', 'comma', 'dash'];
const MAX_BETWEEN = 5;

/** "Closed for lunch from 12", "Mittagspause 12–13": where the times of a break begin that this token opens. */
export function breakStart(tokens: readonly Token[], at: number): number | undefined {
  let start = at + 1;
  while (start <= at + MAX_BETWEEN && BETWEEN.includes(tokens[start]?.type ?? 'stop')) start += 1;
  return tokens[start]?.type === 'time' ? start : undefined;
}

/** The spans without the break; undefined where it lies in none of them. */
export function withoutBreak(spans: readonly Span[], { opens, closes }: Span): Span[] | undefined {
  if (opens === null || closes === null || opens >= closes) return undefined;
  const at = spans.findIndex((span) => isWithin(opens, span) && isWithin(closes, span));
  const span = spans[at];
  if (!span) return undefined;
  return spans.toSpliced(at, 1, { opens: span.opens, closes: opens }, { opens: closes, closes: span.closes });
}

/** Hours so long that a break at noon is theirs, where some are shorter. */
const LONG_MINUTES = 6 * 60;

/** Takes a break out of all hours that it is told for; short days, as Saturdays are, have none where others are long. */
export function breakUp(statements: readonly HoursStatement[], pause: Span): void {
  const long = statements.filter(({ spans }) => spans.some((span) => durationMinutes(span) >= LONG_MINUTES));
  for (const statement of long.length > 0 ? long : statements.slice(0, 1))
    statement.spans = withoutBreak(statement.spans, pause) ?? statement.spans;
}

/** The hours with a break of some days taken out; where a statement has other days besides, its own become two. */
export function breakUpDays(statement: HoursStatement, { days, span }: Pause): HoursStatement[] {
  const broken = statement.days.filter((day) => days.includes(day));
  const spans =
    broken.length > 0
      ? (withoutBreak(statement.spans, span) ?? withoutEnd(statement.spans, span))
      : undefined;
  if (spans === undefined) return [statement];
  const others = statement.days.filter((day) => !days.includes(day));
  const own = { ...statement, days: broken, spans };
  return others.length === 0 ? [own] : [{ ...statement, days: others }, own];
}

/** "Closed Wednesday 1–5" of who is open until 5: what is left before it, or behind it. */
function withoutEnd(spans: readonly Span[], { opens, closes }: Span): Span[] | undefined {
  const at = spans.findIndex((span) => (span.opens === opens) !== (span.closes === closes));
  const span = spans[at];
  if (!span?.opens || !span.closes || !opens || !closes || opens >= closes) return undefined;
  const rest =
    span.opens === opens ? { opens: closes, closes: span.closes } : { opens: span.opens, closes: opens };
  return rest.opens < rest.closes ? spans.toSpliced(at, 1, rest) : undefined;
}

function isWithin(time: string, { opens, closes }: Span): boolean {
  return (opens === null || opens < time) && (closes === null || closes <= (opens ?? '') || time < closes);
}

const NOON = '12:00';
/** Who opens no earlier and closes late serves two meals: the first of them is that of noon. */
const LATE_MORNING = '11:00';
const BETWEEN_MEALS = '16:00';
const LUNCH_ENDS = '14:30';

/** What is left of a day's spans, or of those of a meal, without one of its halves; of a span through both, the end that is not said. */
export function withoutHalf(spans: readonly Span[], half: DayHalf, isMeal: boolean): Span[] {
  const isOfMeals = isMeal || areOfMeals(spans);
  const [parts, lateEnd] = isOfMeals ? [BETWEEN_MEALS, BETWEEN_MEALS] : [NOON, LUNCH_ENDS];
  return spans.flatMap(({ opens, closes }) => {
    const begins = opens !== null && opens >= parts ? 'pm' : 'am';
    const isNight = closes !== null && opens !== null && closes <= opens;
    const ends = isNight || closes === null || closes > lateEnd ? 'pm' : begins;
    if (begins === ends) return begins === half ? [] : [{ opens, closes }];
    return [half === 'pm' ? { opens, closes: null } : { opens: null, closes }];
  });
}

/** "12–14, 19–22", "12–23": of these the evening is left out alone. */
function areOfMeals(spans: readonly Span[]): boolean {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first?.opens || !last?.opens || first.opens < LATE_MORNING || first.opens >= BETWEEN_MEALS)
    return false;
  if (spans.length > 1) return last.opens >= BETWEEN_MEALS;
  return last.closes !== null && (last.closes >= '21:00' || last.closes <= last.opens);
}

/** The half of the day that a token right behind a day names. */
export function halfBehind(tokens: readonly Token[], at: number): DayHalf | undefined {
  let from = at;
  while (from < at + 2 && isSmall(tokens[from])) from += 1;
  return tokens[from]?.half;
}

/** A small word between a day and its half. */
function isSmall(token: Token | undefined): boolean {
  const { type, half, isOpen } = token ?? {};
  return (
    type === 'from' || type === 'through' || (type === 'filler' && half === undefined && isOpen !== true)
  );
}

/** "Only in the morning", "mornings only" right behind a day, without times: the half in which it is closed, and what follows. */
export function closedBehind(
  tokens: readonly Token[],
  at: number,
): { half: DayHalf; end: number } | undefined {
  const said = tokens.slice(at, at + MAX_BETWEEN).filter((token) => !isSmall(token) || token.isOnly);
  const [one, other, next] = said;
  const half = one?.half ?? other?.half;
  if (half === undefined || !(one!.isOnly ? other!.half : other?.isOnly)) return undefined;
  if (OF_TIMES.includes(next?.type ?? 'stop')) return undefined;
  return { half: half === 'am' ? 'pm' : 'am', end: tokens.indexOf(other!, at) + 1 };
}

const OF_TIMES: readonly Token['type'][] = ['time', 'dash', 'number'];
