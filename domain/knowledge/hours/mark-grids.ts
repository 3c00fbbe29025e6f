/** Grids of days and marks that are no tables: one line a cell, as clinics in Japan build them from lists. */
import type { Line } from '../page/lines.ts';
import { quoteOfRun } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import type { HoursContext } from './context.ts';
import { noted, notesBelow } from './mark-notes.ts';
import type { Crossed, Piece } from './piece.ts';
import { isDays, isTimes, MARK, OPEN_MARK } from './table-pieces.ts';

const MAX_ROWS = 6;
const MAX_DAYS = 8;

/** "月", "火", "水" … over "9:00～12:30", "●", "●", "－" …: the times hold where the mark says so. */
export function markGrid(
  lines: readonly Line[],
  from: number,
  { lexicon }: HoursContext,
): Crossed | undefined {
  if (!lexicon.isSpaceless || lines[from]!.text.length > 2) return undefined;
  const isDay = ({ text }: Line): boolean => text.length <= 2 && (text === '祝' || isDays(text, lexicon));
  const days = runOf(lines, from, MAX_DAYS, isDay);
  if (days.length < 5) return undefined;
  const rows: Line[][] = [];
  let at = from + days.length;
  while (rows.length < MAX_ROWS) {
    const row = lines.slice(at, at + 1 + days.length);
    const [times, ...marks] = row;
    const isRow = marks.length === days.length && marks.every(({ text }) => MARK.test(text));
    if (!times || times.text.length > 40 || !isRow || !isTimes(times.text, lexicon)) break;
    rows.push(row);
    at += row.length;
  }
  if (rows.length === 0) return undefined;
  const notes = notesBelow(lines, at, (text) => isTimes(text, lexicon));
  const block = lines.slice(from, at);
  const pieces = rows.flatMap(([times, ...marks]) =>
    marks.flatMap(({ text }, column) => {
      const note = notes.get(text);
      const told = note ?? (OPEN_MARK.test(text) ? times! : undefined);
      if (told === undefined) return [];
      const quote = note ? note.quote : quoteOfRun(block, times!);
      const of = note ? noted(note) : times!.text;
      return [pieceOf(`${days[column]!.text} ${of}`, quote, told)];
    }),
  );
  return { pieces, skip: block.length + notes.size - 1 };
}

function runOf(
  lines: readonly Line[],
  from: number,
  most: number,
  isOne: (line: Line) => boolean,
): readonly Line[] {
  const run = lines.slice(from, from + most);
  const end = run.findIndex((line) => !isOne(line));
  return end < 0 ? run : run.slice(0, end);
}

function pieceOf(text: string, quote: string, line: Line): Piece {
  return { text, folded: foldWord(text), quote, line };
}
