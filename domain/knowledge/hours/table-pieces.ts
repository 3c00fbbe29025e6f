/** Tables of hours in two directions: days beside parts, parts beside days, and rows of a name, an address and hours. */
import type { Line } from '../lines.ts';
import { foldWord } from '../words/index.ts';
import { namesHours, type HoursContext } from './context.ts';
import type { Lexicon } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Crossed, Piece } from './pieces.ts';
import { nameInLead } from './scope-name.ts';

const MAX_ROWS = 20;
/** In a cell: nothing is said. */
const BLANK = /^[\s–—―-]*$/;
/** Under a day: open then, or not; other signs have their meaning in a note, and nothing is told of them. */
const OPEN_MARK = /^[○◯〇●◎✓✔☑]+$/u;
const MARK = /^(?:[○◯〇●◎✓✔☑]+|[\s–—―－ー×✕✖✗/／・-]*|休診?|[△▲▽▼☆★※]\d?)$/u;

/** The pieces of the table that begins with this line, each with its day and the name of its part. */
export function crossTable(lines: readonly Line[], from: number, context: HoursContext): Crossed | undefined {
  const head = lines[from]!;
  if (head.cells.length < 2) return undefined;
  const rows = rowsBelow(lines, from, head);
  const pieces = daysAcross(head, rows, context) ?? partsAcross(head, rows, context);
  if (pieces) return { pieces, skip: rows.length };
  const own = ofNamedRow(head, context);
  return own && { pieces: [own], skip: 0 };
}

/** Rows of the same table with as many cells, or one more where the first cell of the head is empty. */
function rowsBelow(lines: readonly Line[], from: number, { cells }: Line): Line[] {
  const rows: Line[] = [];
  for (let at = from + 1; at < lines.length && rows.length < MAX_ROWS; at += 1) {
    const row = lines[at]!;
    const count = rows[0]?.cells.length ?? row.cells.length;
    const isSame = row.cells.length === count && (count === cells.length || count === cells.length + 1);
    if (row.kind !== 'row' || !isSame) break;
    rows.push(row);
  }
  return rows;
}

/** "Mon | Tue | Wed" over "9–5 | 9–5 | closed", with or without a first column of names. */
function daysAcross(head: Line, rows: readonly Line[], { lexicon }: HoursContext): Piece[] | undefined {
  // "月 火 水 木": characters that name days only beside each other.
  const isKanji = lexicon.isSpaceless && head.cells.slice(-3).every((cell) => isDays(cell, lexicon));
  if (!isKanji && !namesHours(head.text, head.folded, lexicon)) return undefined;
  const isNamed =
    rows[0] !== undefined && (rows[0].cells.length > head.cells.length || !isDays(head.cells[0]!, lexicon));
  const days = isDays(head.cells[0]!, lexicon) ? head.cells : head.cells.slice(1);
  if (days.length < (isNamed ? 2 : 3) || !days.every((cell) => isDays(cell, lexicon))) return undefined;
  const marked = isNamed ? marksAcross(days, rows, lexicon) : undefined;
  if (marked) return marked;
  const taken = isNamed ? rows : rows.slice(0, 1);
  const pieces = taken.flatMap((row) => {
    const times = isNamed ? row.cells.slice(1) : row.cells;
    const name = isNamed ? `${row.cells[0]!}: ` : '';
    return days.map((day, at) => ({ time: times[at] ?? '', text: `${name}${day} ${times[at] ?? ''}`, row }));
  });
  const told = pieces.filter(({ time }) => !BLANK.test(time));
  if (told.length === 0 || !told.every(({ time }) => isTimes(time, lexicon))) return undefined;
  return told.map(({ text, row }) => pieceOf(text, row));
}

/** "月 | 火 | 水" over "9:00–12:00 | ○ | ○ | ×", as clinics have it: the times of a row hold where its mark says so. */
function marksAcross(days: readonly string[], rows: readonly Line[], lexicon: Lexicon): Piece[] | undefined {
  const timed = rows.filter(({ cells: [time, ...marks] }) => {
    const areMarks = marks.length === days.length && marks.every((mark) => MARK.test(mark));
    return areMarks && marks.some((mark) => OPEN_MARK.test(mark)) && isTimes(time!, lexicon);
  });
  const pieces = timed.flatMap((row) =>
    days.flatMap((day, at) =>
      OPEN_MARK.test(row.cells[at + 1]!) ? [pieceOf(`${day} ${row.cells[0]!}`, row)] : [],
    ),
  );
  return pieces.length > 0 ? pieces : undefined;
}

/** "Day | Shop | Workshop" over "Monday | 9–5 | 7–4". */
function partsAcross(head: Line, rows: readonly Line[], context: HoursContext): Piece[] | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const names = head.cells.slice(head.cells.length - first.cells.length + 1);
  if (names.length < 2 || namesHours(head.text, head.folded, context.lexicon)) return undefined;
  if (!names.every((name) => nameInLead(name, context))) return undefined;
  const pieces: Piece[] = [];
  for (const row of rows) {
    const [day, ...times] = row.cells as [string, ...string[]];
    const isHours =
      isDays(day, context.lexicon) &&
      times.every((time) => BLANK.test(time) || isTimes(time, context.lexicon));
    if (!isHours) return undefined;
    for (const [at, name] of names.entries())
      if (!BLANK.test(times[at]!)) pieces.push(pieceOf(`${name}: ${day} ${times[at]!}`, row));
  }
  return pieces;
}

/** "Riverside clinic | 4 Mill Street, 2nd floor | Mondays 9–12": the cell of hours with the name in the first one. */
function ofNamedRow(row: Line, context: HoursContext): Piece | undefined {
  const { lexicon } = context;
  const [name, ...cells] = row.cells as [string, ...string[]];
  if (cells.length < 2 || !/\d/.test(row.text) || !nameInLead(name, context)) return undefined;
  const hours = cells.filter((cell) => {
    const { statements, strangers } = parseHoursLine(cell, lexicon);
    return strangers === 0 && statements.some(({ days, spans }) => days.length > 0 && spans.length > 0);
  });
  return hours.length === 1 ? pieceOf(`${name}: ${hours[0]!}`, row) : undefined;
}

function pieceOf(text: string, line: Line): Piece {
  return { text, folded: foldWord(text), quote: line.quote, line };
}

/** Whether a text is nothing but days. */
export function isDays(text: string, lexicon: Lexicon): boolean {
  const { pendingDays, strangers, statements } = parseHoursLine(text, lexicon);
  return pendingDays.length > 0 && strangers === 0 && statements.length === 0;
}

/** Whether a text is nothing but times, or "closed". */
export function isTimes(text: string, lexicon: Lexicon): boolean {
  const { statements, strangers, hasDays } = parseHoursLine(text, lexicon);
  return statements.length > 0 && strangers === 0 && !hasDays;
}
