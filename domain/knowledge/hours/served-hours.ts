/** Hours of one part of the business in a sentence about it: "Breakfast is served from 7 to 10 in the garden room". */
import { containsPhrase } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import type { HoursContext } from './context.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Piece } from './piece.ts';
import { blankForeign } from './gate.ts';
import { nameInLead } from './scope-name.ts';
import type { HoursStatement } from './statement.ts';
import { isTimes } from './table-pieces.ts';
import { saidHalf } from './token-shapes.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

const MAX_WORDS_BETWEEN = 4;
const BETWEEN: readonly Token['type'][] = [
  'filler',
  'from',
  'through',
  'and',
  'comma',
  'dash',
  'word',
  'purpose',
  'house',
];

/** What is said about known parts, with their names as the purpose; the words of each all stand in the piece. */
export function servedHours({ text: own, folded }: Piece, context: HoursContext): HoursStatement[] {
  const { partWords, servedWords, lexicon } = context;
  const text = blankForeign(own, lexicon);
  const isSaidServed = containsPhrase(folded, servedWords);
  if (!(isSaidServed ? /\d/ : RANGE).test(text)) return [];
  if (!containsPhrase(folded, partWords)) return availableHours(text, context);
  const tokens = tokenizeHours(text, lexicon);
  const isOfDays = (at: number): boolean =>
    tokens.slice(0, at).some(({ type }) => type === 'day' || type === 'time');
  const parts = tokens.flatMap((part, at) => {
    const end = timesBehind(tokens, at);
    // "Kitchen: 1–4. Bar: 9–11.": beside a known part the house is one.
    const isPart =
      part.type === 'purpose' ||
      (part.type === 'house' && /^\s?:/.test(text.slice(part.end)) && namesPart(tokens.slice(0, at)));
    return isPart && end !== undefined ? [{ part, at, end }] : [];
  });
  const isPlainLine =
    tokens.some((token) => token.type === 'day') && parseHoursLine(text, lexicon).strangers === 0;
  const first = parts.findLastIndex(({ part, at, end }) => {
    const words = tokens.slice(at + 1, end).filter((token) => token.type === 'word');
    const isServed = containsPhrase(folded.slice(part.end, tokens[end]!.start), servedWords);
    return !isPlainLine && !isOfDays(at) && words.length <= (isServed ? MAX_WORDS_BETWEEN : 0);
  });
  if (first < 0) return [];
  // "Lunch 12–2, dinner 6–9": what follows is of the next part.
  return parts.slice(first).flatMap(({ part, at, end }, index) => {
    // "Between" and "from" belong to the times.
    const lead = tokens.slice(at + 1, end).findLastIndex((token) => token.type !== 'from') + 1;
    const whole = text.slice(0, parts[first + index + 1]?.part.start);
    const next = NEXT_PART.exec(whole.slice(part.end));
    const start = part.end + (next?.index ?? whole.length);
    const named = text.slice(part.start, part.end);
    return [
      ...statementAt(whole.slice(0, start), tokens[at + 1 + lead]!.start, named, context, isSaidServed),
      ...(next === null ? [] : statementAt(whole, start + next[0].length, next[1]!, context, false)),
    ];
  });
}

/** "Kitchen 12–2 · Coffee and cake 2–5": what words behind a sign name is another part. */
const NEXT_PART = /\s?[·•|;]\s?(\p{L}[^\d·•|;:]{2,38}\p{L})\s?:?\s(?=\d)/u;

const namesPart = (tokens: readonly Token[]): boolean => tokens.some(({ type }) => type === 'purpose');

/** Where days or times stand behind a name, with nothing but words between. */
function timesBehind(tokens: readonly Token[], at: number): number | undefined {
  const end = tokens.findIndex(({ type }, index) => index > at && !BETWEEN.includes(type));
  const type = tokens[end]?.type;
  // Of two names before the times, the last is theirs.
  const isLast = !tokens.slice(at + 1, Math.max(0, end)).some((token) => token.type === 'purpose');
  return (type === 'time' || type === 'day') && isLast ? end : undefined;
}

/** "Doctor available: 5:00 PM – 8:30 PM": a name, that it is available, and nothing but times. */
function availableHours(text: string, context: HoursContext): HoursStatement[] {
  const colon = text.indexOf(': ');
  if (colon < 0 || colon > 40 || text.length > 80) return [];
  const folded = foldWord(text.slice(0, colon));
  const word = context.servedWords.find((served) => folded.endsWith(` ${served}`));
  if (word === undefined || !isTimes(text.slice(colon + 2), context.lexicon)) return [];
  const name = nameInLead(text.slice(0, colon - word.length - 1), context);
  return name ? statementAt(text, colon + 1, name.label, context, false) : [];
}

/** Two numbers near each other: a cheap test. */
const RANGE = /\d\D{1,12}\d/;

function statementAt(
  text: string,
  start: number,
  purpose: string,
  { lexicon }: HoursContext,
  mayBeOpen: boolean,
): HoursStatement[] {
  const name = tokenizeHours(purpose, lexicon);
  const isEvening = saidHalf(name, name.length) === 'pm';
  const { statements } = parseHoursLine(' '.repeat(start) + text.slice(start), lexicon, { isEvening });
  const end = statements.findIndex(
    (statement, at) =>
      !isPlainSpan(statement, mayBeOpen) ||
      (at > 0 && (statement.days.length === 0 || statement.purpose !== undefined)),
  );
  const told = end < 0 ? statements : statements.slice(0, end);
  return told[0] && told[0].start - start <= 12 ? told.map((statement) => ({ ...statement, purpose })) : [];
}

/** Of days that a meal is served on, its beginning says enough: "We serve dinner Wednesday to Sunday from 5 pm". */
function isPlainSpan({ spans, condition, days }: HoursStatement, mayBeOpen: boolean): boolean {
  const isTold = spans.every(
    ({ opens, closes }) => opens !== null && (closes !== null || (mayBeOpen && days.length > 0)),
  );
  return spans.length > 0 && isTold && condition === undefined;
}
