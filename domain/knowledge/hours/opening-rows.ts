/** "Open | 9:00 | 9:00" over "Close | 17:00 | 18:00" in a table of days: the ends of spans in rows of their own. */
import type { Line } from '../page/lines.ts';
import type { Lexicon } from './lexicon.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

const CLOSING: readonly Token['type'][] = ['closed', 'through', 'late', 'filler'];

/** What stands in a row under a column. */
export type CellOf = (row: Line, column: number) => string;

/** The times of each column, from a row of openings and the row of closings below it. */
export function spansOfRows(
  [opening, closing]: readonly Line[],
  columns: readonly number[],
  cellOf: CellOf,
  lexicon: Lexicon,
): string[] | undefined {
  const label = closing?.cells[0];
  if (!opening || !closing || label === undefined || !namesClosing(label, lexicon)) return undefined;
  const isOpen = (text: string): boolean => isLoneTime(text, lexicon);
  const spans = columns.map((column) => {
    const [from, to] = [cellOf(opening, column), cellOf(closing, column)];
    if (isOpen(from) && isOpen(to)) return `${from} – ${to}`;
    return isShut(from, lexicon) && !/\d/.test(to) ? from : undefined;
  });
  const isTold = spans.every((span) => span !== undefined) && spans.some((span) => /\d/.test(span));
  return isTold ? spans : undefined;
}

function namesClosing(label: string, lexicon: Lexicon): boolean {
  const tokens = tokenizeHours(label, lexicon);
  return tokens.every(({ type }) => CLOSING.includes(type)) && tokens.some(({ type }) => type !== 'filler');
}

/** Whether a text is one time and nothing else. */
export function isLoneTime(text: string, lexicon: Lexicon): boolean {
  const tokens = tokenizeHours(text, lexicon);
  return tokens.length === 1 && tokens[0]!.type === 'time';
}

/** "Closed", or nothing. */
function isShut(text: string, lexicon: Lexicon): boolean {
  return tokenizeHours(text, lexicon).every(({ type }) => type === 'closed' || type === 'dash');
}
