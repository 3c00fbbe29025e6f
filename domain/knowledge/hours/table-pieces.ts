/** Tables of hours in two directions: days beside parts, parts beside days, and rows of a name, an address and hours. */
import type { ElementNode } from '../page/dom.ts';
import type { Line, Section } from '../page/lines.ts';
import { widthOf } from '../page/text-blocks.ts';
import { quoteOfRun } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import { namesHours, type HoursContext } from './context.ts';
import { weekOfLetters } from './day-initials.ts';
import type { Lexicon } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Crossed, Piece } from './piece.ts';
import { isNote, noted, notesBelow } from './mark-notes.ts';
import { isLoneTime, spansOfRows } from './opening-rows.ts';
import { nameInLead } from './scope-name.ts';
import { beginsWithStranger, tokenizeHours } from './tokenize.ts';

const MAX_ROWS = 20;
/** In a cell: nothing is said. */
const BLANK = /^[\s–—―-]*$/;
/** Under a day: open then, or not; other signs have their meaning in a note, and nothing is told of them. */
export const OPEN_MARK = /^[○◯〇●•◎✓✔☑]+$/u;
export const MARK = /^(?:[○◯〇●•◎✓✔☑]+|[\s–—―－ー×✕✖✗xX/／・-]*|休診?|[△▲▽▼☆★※]\d?)$/u;
/** A cross is a mark of its own where nothing is ticked, but "closed" in Japan. */
const CROSS = /^[xX×✕✖✗]$/u;

/** The pieces of the table that begins with this line, each with its day and the name of its part. */
export function crossTable(lines: readonly Line[], from: number, context: HoursContext): Crossed | undefined {
  const head = withDaysInFull(lines[from]!, context);
  if (head.cells.length < 2) return undefined;
  const rows = rowsBelow(lines, from, head);
  const isOfTimes = (text: string): boolean => isTimes(text, context.lexicon);
  const notes = notesBelow(lines, from + 1 + rows.filter((row) => !isNote(row)).length, isOfTimes);
  const crossed =
    daysAcross(head, rows, notes, context) ??
    timesAcross(head, rows, context) ??
    partsAcross(head, rows, context);
  if (crossed) return crossed;
  const own = ofDayRow(head, context) ?? ofNamedRow(head, context);
  return own && { pieces: [own], skip: 0 };
}

/** With names of days for their letters, where a row of seven tells which are meant. */
function withDaysInFull(head: Line, { lexicon }: HoursContext): Line {
  if (head.cells.length < 2) return head;
  const isNamed = head.cells[0]!.length > 1;
  const days = weekOfLetters(isNamed ? head.cells.slice(1) : head.cells, lexicon);
  if (days === undefined) return head;
  const cells = [...(isNamed ? head.cells.slice(0, 1) : []), ...days];
  const text = cells.join(' ');
  return { ...head, cells, text, folded: foldWord(text) };
}

/** The rows that follow in the same table. */
function rowsBelow(lines: readonly Line[], from: number, { container }: Line): Line[] {
  const rows: Line[] = [];
  const table = tableOf(container);
  for (let at = from + 1; at < lines.length && rows.length < MAX_ROWS; at += 1) {
    const row = lines[at]!;
    if (row.kind !== 'row' || tableOf(row.container) !== table) break;
    rows.push(row);
  }
  return rows;
}

function tableOf(row: ElementNode): ElementNode | undefined {
  let table = row.parent;
  while (table && table.name !== 'table') table = table.parent;
  return table;
}

/** A cell of the head with the column that it stands over. */
interface Head {
  text: string;
  column: number;
}

/** The cells of a head over their columns; one that lacks the empty first cell stands over the columns behind it. */
function headsOf(head: Line, rows: readonly Line[]): Head[] {
  const last = Math.max(0, ...rows.map(({ columns }) => columns.at(-1)!));
  const isShifted = head.columns[0] === 0 && last === head.columns.at(-1)! + 1;
  return head.cells.map((text, at) => ({ text, column: head.columns[at]! + (isShifted ? 1 : 0) }));
}

function cellAt({ cells, columns }: Line, column: number): string {
  const at = columns.indexOf(column);
  return at < 0 ? '' : cells[at]!;
}

/** The cell that begins in a column before and reaches over this one; of several rows, "closed" may be of a part of the day. */
function spannedAt({ cells, columns, container }: Line, column: number, rows: readonly Line[]): string {
  let end = 0;
  for (const cell of container.children) {
    if (cell.type !== 'element' || (cell.name !== 'td' && cell.name !== 'th')) continue;
    const start = end;
    end += widthOf(cell);
    const text = start < column && column < end ? cells[columns.indexOf(start)] : undefined;
    if (text !== undefined) return rows.length === 1 || /\d/.test(text) ? text : '';
  }
  return '';
}

/** "Mon | Tue | Wed" over "9–5 | 9–5 | closed", with or without a first column of names. */
function daysAcross(
  head: Line,
  rows: readonly Line[],
  notes: ReadonlyMap<string, Line>,
  { lexicon }: HoursContext,
): Crossed | undefined {
  // "月 火 水 木", "L M X J": letters that name days only beside each other.
  const last = head.cells.slice(-3);
  const isShort = last.every((cell) => cell.length <= 3 && isDays(cell, lexicon));
  if (!isShort && !namesHours(head.text, head.folded, lexicon)) return undefined;
  const heads = headsOf(head, rows);
  const days = isDays(heads[0]!.text, lexicon) ? heads : heads.slice(1);
  const isNamed = rows.some(({ columns }) => columns[0]! < (days[0]?.column ?? 0));
  if (days.length < (isNamed ? 2 : 3) || !days.every(({ text }) => isDays(text, lexicon))) return undefined;
  const marked = isNamed ? marksAcross(days, rows, notes, lexicon) : undefined;
  if (marked) return marked;
  const columns = days.map(({ column }) => column);
  const spans = isNamed ? spansOfRows(rows, columns, cellAt, lexicon) : undefined;
  if (spans) {
    const quote = quoteOfRun(rows.slice(0, 2), rows[0]!);
    const told = days.map(({ text }, at) => pieceOf(`${text}: ${spans[at]!}`, { ...rows[0]!, quote }));
    return { pieces: told, skip: 2 };
  }
  const pieces: Piece[] = [];
  let skip = 0;
  for (const row of rows) {
    const told = days
      .map(({ text, column }) => ({ day: text, time: cellAt(row, column) || spannedAt(row, column, rows) }))
      .filter(({ time }) => !BLANK.test(time));
    // What begins under each day, and ends nobody knows when.
    const isUnended = told.length > 1 && told.every(({ time }) => isLoneTime(time, lexicon));
    if (!isUnended && (told.length === 0 || !told.every(({ time }) => isTimes(time, lexicon)))) break;
    skip += 1;
    if (isUnended) continue;
    const name = row.columns[0]! < days[0]!.column ? `${row.cells[0]!}: ` : '';
    pieces.push(...told.map(({ day, time }) => pieceOf(`${name}${day}: ${time}`, row)));
  }
  return skip > 0 ? { pieces, skip } : undefined;
}

/** "月 | 火 | 水" over "9:00–12:00 | ○ | ○ | ×", as clinics have it: the times of a row hold where its mark says so. */
function marksAcross(
  days: readonly Head[],
  rows: readonly Line[],
  notes: ReadonlyMap<string, Line>,
  lexicon: Lexicon,
): Crossed | undefined {
  const isOpen = openMarks(
    rows.flatMap(({ cells }) => cells.slice(1)),
    lexicon,
  );
  const pieces = rows.flatMap((row) => {
    const [time] = row.cells as [string];
    const marks = days.map(({ text, column }) => ({ text, mark: cellAt(row, column) }));
    const areMarks = marks.every(({ mark }) => MARK.test(mark)) && row.columns[0]! < days[0]!.column;
    if (!areMarks || !isTimes(time, lexicon)) return [];
    return marks.flatMap(({ text, mark }) => {
      const note = notes.get(mark);
      if (note) return [pieceOf(`${text} ${noted(note)}`, note)];
      return isOpen(mark) ? [pieceOf(`${text} ${time}`, row)] : [];
    });
  });
  const below = rows.some(isNote) ? 0 : notes.size;
  return pieces.length > 0 ? { pieces, skip: rows.length + below } : undefined;
}

/** "| 9–12 | 15–18" over "Monday | ✓ | ✓": days down, times across. */
function timesAcross(head: Line, rows: readonly Line[], { lexicon }: HoursContext): Crossed | undefined {
  if (!/\d/.test(head.text) || rows.length === 0) return undefined;
  const heads = headsOf(head, rows);
  const times = heads.filter(({ column }) => column > rows[0]!.columns[0]!);
  // Most tables with figures in their rows have none that holds marks.
  const marked = rows.filter((row) => times.every(({ column }) => MARK.test(cellAt(row, column))));
  if (times.length === 0 || marked.length === 0) return undefined;
  if (!times.every(({ text }) => isTimes(text, lexicon))) return undefined;
  const isOpen = openMarks(
    rows.flatMap(({ cells }) => cells.slice(1)),
    lexicon,
  );
  const pieces = marked.flatMap((row) => {
    const [day] = row.cells as [string];
    if (!isDays(day, lexicon)) return [];
    const marks = times.map(({ text, column }) => ({ text, mark: cellAt(row, column) }));
    return marks.flatMap(({ text, mark }) => (isOpen(mark) ? [pieceOf(`${day} ${text}`, row)] : []));
  });
  return pieces.length > 0 ? { pieces, skip: rows.length } : undefined;
}

/** Which marks say "open" in a table. */
function openMarks(cells: readonly string[], { isSpaceless }: Lexicon): (mark: string) => boolean {
  const isTicked = isSpaceless || cells.some((cell) => OPEN_MARK.test(cell));
  return (mark) => (isTicked ? OPEN_MARK : CROSS).test(mark);
}

/** "Day | Shop | Workshop" or "| Summer | Winter" over "Monday | 9–5 | 7–4". */
function partsAcross(head: Line, rows: readonly Line[], context: HoursContext): Crossed | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const names = headsOf(head, rows).filter(({ column }) => column > first.columns[0]!);
  if (names.length < 2 || namesHours(head.text, head.folded, context.lexicon)) return undefined;
  if (!names.every(({ text }) => nameInLead(text, context) ?? isSeason(text, context.lexicon)))
    return undefined;
  const pieces: Piece[] = [];
  for (const row of rows) {
    const [day] = row.cells as [string];
    const times = names.map(({ text, column }) => ({ name: text, time: cellAt(row, column) }));
    const isHours =
      isDays(day, context.lexicon) &&
      times.every(({ time }) => BLANK.test(time) || isTimes(time, context.lexicon));
    if (!isHours) return undefined;
    for (const { name, time } of times)
      if (!BLANK.test(time)) pieces.push(pieceOf(`${name}: ${day}: ${time}`, row));
  }
  return { pieces, skip: rows.length };
}

/** "Summer", "April – October". */
function isSeason(text: string, lexicon: Lexicon): boolean {
  const tokens = tokenizeHours(text, lexicon).filter(({ type }) => type !== 'filler');
  return (
    tokens.some(({ type }) => type === 'season' || type === 'month') &&
    tokens.every(({ type }) => ['season', 'month', 'year', 'time', 'dash', 'through', 'from'].includes(type))
  );
}

/** "Monday | closed | 14–18": the halves of a day in cells of their own; only what is open in one of them tells something. */
function ofDayRow(row: Line, { lexicon }: HoursContext): Piece | undefined {
  const [day, ...cells] = row.cells as [string, ...string[]];
  const told = cells.filter((cell) => !BLANK.test(cell));
  if (day.length > 40 || told.length === 0 || !isDays(day, lexicon)) return undefined;
  if (!told.every((cell) => isTimes(cell, lexicon))) return undefined;
  const open = told.filter((cell) => /\d/.test(cell));
  return pieceOf(`${day}: ${(open.length > 0 ? open : told).join(', ')}`, row);
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
  if (beginsWithStranger(text, lexicon)) return false;
  const { pendingDays, strangers, statements } = parseHoursLine(text, lexicon);
  return pendingDays.length > 0 && strangers === 0 && statements.length === 0;
}

/** Whether a text is nothing but times, or "closed". */
export function isTimes(text: string, lexicon: Lexicon): boolean {
  if (beginsWithStranger(text, lexicon)) return false;
  const { statements, strangers, hasDays } = parseHoursLine(text, lexicon);
  return statements.length > 0 && strangers === 0 && !hasDays;
}

const aboveTimes = new WeakMap<Section, { section: Section | undefined }>();

/** The nearest heading that is more than days or times: "Monday" over "9–5" parts nothing from what stands above it. */
export function sectionAboveTimes(section: Section | undefined, lexicon: Lexicon): Section | undefined {
  if (section === undefined) return undefined;
  const known = aboveTimes.get(section);
  if (known) return known.section;
  const isOfTimes = isDays(section.heading, lexicon) || isTimes(section.heading, lexicon);
  const found = isOfTimes ? sectionAboveTimes(section.parent, lexicon) : section;
  aboveTimes.set(section, { section: found });
  return found;
}
