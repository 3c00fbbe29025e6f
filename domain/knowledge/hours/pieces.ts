/** The stretches of a page that may tell opening hours. */
import { containsPhrase, quoteOf, sentencesOf, type PageView } from '../page-view.ts';
import type { Line } from '../lines.ts';
import { foldWord } from '../words/index.ts';
import { namesHours, type HoursContext } from './context.ts';
import type { Lexicon } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';

export interface Piece {
  text: string;
  folded: string;
  quote: string;
  line: Line;
}

/** Longer texts are taken sentence by sentence. */
export const MAX_LINE_LENGTH = 240;
/** A cheap test before tokenizing: hours need a digit or one of a few words. */
const DIGIT = /\d/;

/** Lines, long ones by sentence; rows of days over rows of times are joined day by day. */
export function* piecesOf({ lines }: PageView, { lexicon, statusWords }: HoursContext): Generator<Piece> {
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'alt' && !DIGIT.test(line.text)) continue;
    const crossed = crossRows(line, lines[index + 1], lexicon);
    if (crossed) {
      yield* crossed;
      continue;
    }
    const isLong = line.text.length > MAX_LINE_LENGTH;
    if (isLong && !DIGIT.test(line.text) && !containsPhrase(line.folded, statusWords)) continue;
    const pieces = !isLong ? [line.text] : sentencesOf(line.text.slice(0, 20_000)).map(({ text }) => text);
    for (const text of pieces) {
      if (text.length > MAX_LINE_LENGTH) continue;
      const isHeading = line.kind === 'heading' && text.length < 60;
      const folded = text === line.text ? line.folded : foldWord(text);
      const mayTell =
        DIGIT.test(text) || isHeading || text.length < 40 || containsPhrase(folded, statusWords);
      if (mayTell) yield { text, folded, quote: quoteOfPiece(line, text), line };
    }
  }
}

function quoteOfPiece(line: Line, text: string): string {
  if (text === line.text) return line.quote;
  const from = line.text.indexOf(text);
  return from < 0 ? line.quote : quoteOf(line, from, from + text.length);
}

/** "Mon | Tue | Wed" over "9–5 | 9–5 | closed". */
function crossRows(line: Line, next: Line | undefined, lexicon: Lexicon): Piece[] | undefined {
  const { cells } = line;
  if (
    cells.length < 3 ||
    !namesHours(line.text, line.folded, lexicon) ||
    next?.kind !== 'row' ||
    next.cells.length !== cells.length
  )
    return undefined;
  const isDays = cells.every((cell) => {
    const parsed = parseHoursLine(cell, lexicon);
    return parsed.pendingDays.length > 0 && parsed.strangers === 0 && parsed.statements.length === 0;
  });
  if (!isDays) return undefined;
  const pieces = cells.map((cell, column) => ({
    text: `${cell} ${next.cells[column]!}`,
    folded: foldWord(`${cell} ${next.cells[column]!}`),
    quote: next.quote,
    line,
  }));
  return pieces.every(({ text }) => parseHoursLine(text, lexicon).statements.length > 0) ? pieces : undefined;
}
