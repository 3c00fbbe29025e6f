/** Hours of one part of the business in a sentence about it: "Breakfast is served from 7 to 10 in the garden room". */
import { containsPhrase } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import type { HoursContext } from './context.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Piece } from './pieces.ts';
import { nameInLead } from './scope-name.ts';
import type { HoursStatement } from './statement.ts';
import { isTimes } from './table-pieces.ts';
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

/** The statement about a known part, with its name as the purpose; its words all stand in the piece. */
export function servedHours({ text, folded }: Piece, context: HoursContext): HoursStatement | undefined {
  const { partWords, servedWords, lexicon } = context;
  if (!RANGE.test(text)) return undefined;
  if (!containsPhrase(folded, partWords)) return availableHours(text, context);
  const tokens = tokenizeHours(text, lexicon);
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const part = tokens[at]!;
    if (part.type !== 'purpose') continue;
    const end = tokens.findIndex(({ type }, index) => index > at && !BETWEEN.includes(type));
    const type = tokens[end]?.type;
    if (type !== 'time' && type !== 'day') continue;
    const between = tokens.slice(at + 1, end);
    const words = between.filter((token) => token.type === 'word');
    const isServed = containsPhrase(folded.slice(part.end, tokens[end]!.start), servedWords);
    const isPlainLine =
      tokens.some((token) => token.type === 'day') && parseHoursLine(text, lexicon).strangers === 0;
    const isOfDays = tokens.slice(0, at).some((token) => token.type === 'day' || token.type === 'time');
    if (isPlainLine || isOfDays || words.length > (isServed ? MAX_WORDS_BETWEEN : 0)) continue;
    // "Between" and "from" belong to the times.
    const lead = tokens.slice(at + 1, end).findLastIndex((token) => token.type !== 'from') + 1;
    return statementAt(text, tokens[at + 1 + lead]!.start, text.slice(part.start, part.end), context);
  }
  return undefined;
}

/** "Doctor available: 5:00 PM – 8:30 PM": a name, that it is available, and nothing but times. */
function availableHours(text: string, context: HoursContext): HoursStatement | undefined {
  const colon = text.indexOf(': ');
  if (colon < 0 || colon > 40 || text.length > 80) return undefined;
  const folded = foldWord(text.slice(0, colon));
  const word = context.servedWords.find((served) => folded.endsWith(` ${served}`));
  if (word === undefined || !isTimes(text.slice(colon + 2), context.lexicon)) return undefined;
  const name = nameInLead(text.slice(0, colon - word.length - 1), context);
  return name && statementAt(text, colon + 1, name.label, context);
}

/** Two numbers near each other: a cheap test. */
const RANGE = /\d\D{1,12}\d/;

function statementAt(
  text: string,
  start: number,
  purpose: string,
  { lexicon }: HoursContext,
): HoursStatement | undefined {
  const [statement] = parseHoursLine(' '.repeat(start) + text.slice(start), lexicon).statements;
  const isSpan = statement?.spans.every(({ opens, closes }) => opens !== null && closes !== null) === true;
  if (!statement || !isSpan || statement.spans.length === 0 || statement.condition !== undefined)
    return undefined;
  return statement.start - start <= 12 ? { ...statement, purpose } : undefined;
}
