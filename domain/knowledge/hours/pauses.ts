/** Times within the opening hours at which it is closed: a break at noon, one half of a day. */
import type { DayHalf } from './lexicon.ts';
import { durationMinutes } from './overlap.ts';
import type { Span } from './resolve-span.ts';
import type { HoursStatement } from './statement.ts';
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

function isWithin(time: string, { opens, closes }: Span): boolean {
  return (opens === null || opens < time) && (closes === null || closes <= (opens ?? '') || time < closes);
}

const NOON = '12:00';
const LUNCH_ENDS = '14:30';

/** What is left of a day's spans without one of its halves; of a span through noon, the end that is not said. */
export function withoutHalf(spans: readonly Span[], half: DayHalf): Span[] {
  return spans.flatMap(({ opens, closes }) => {
    const begins = opens !== null && opens >= NOON ? 'pm' : 'am';
    const isNight = closes !== null && opens !== null && closes <= opens;
    const ends = isNight || closes === null || closes > LUNCH_ENDS ? 'pm' : begins;
    if (begins === ends) return begins === half ? [] : [{ opens, closes }];
    return [half === 'pm' ? { opens, closes: null } : { opens: null, closes }];
  });
}

/** The half of the day that a token right behind a day names. */
export function halfBehind(tokens: readonly Token[], at: number): DayHalf | undefined {
  let from = at;
  while (['from', 'through'].includes(tokens[from]?.type ?? '') && from < at + 2) from += 1;
  return tokens[from]?.half;
}
