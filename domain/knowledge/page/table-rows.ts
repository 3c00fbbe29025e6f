/** Joins the cells of data tables to lines; tables that only lay out the page fall apart. */
import type { ElementNode } from './dom.ts';
import type { Line, RawLine, Seam } from './lines.ts';
import { isPricedEntry } from './split-amounts.ts';
import { foldWord } from '../words/index.ts';

/** Joins the cells of data rows; rows that lay out the page fall apart into their lines. */
export function joinRows(raw: RawLine[]): Line[] {
  const joined: Line[] = [];
  for (let start = 0; start < raw.length;) {
    const row = raw[start]!.row;
    let end = start + 1;
    if (row) while (end < raw.length && raw[end]!.row === row) end += 1;
    const run = raw.slice(start, end);
    joined.push(...(row && run.length > 1 ? rowLines(row, run) : run));
    start = end;
  }
  return joined;
}

const MAX_ROW_LENGTH = 400;
const MAX_CELL_LINES = 4;
/** Of a row that says what is had for an amount, which may take a list. */
const MAX_DESCRIBED_LENGTH = 1_200;

function rowLines(row: ElementNode, run: RawLine[]): Line[] {
  const cells = new Map<number, RawLine[]>();
  for (const line of run) {
    const column = cells.get(line.cell);
    if (column) column.push(line);
    else cells.set(line.cell, [line]);
  }
  const columns = [...cells.values()];
  const first = columns[0]!;
  if (columns.length < 2) return run;
  const counts = new Set(columns.map((column) => column.length));
  const longest = Math.max(...counts);
  if (longest > 1 && areLists(columns)) return run;
  if (
    longest > 1 &&
    counts.size === 1 &&
    run.every((line) => line.text.length <= 60) &&
    (run.every(({ kind }) => kind === 'text') || areNumbered(columns))
  ) {
    // Columns that run in parallel (all names, `br`, all prices) are rows that were written sideways.
    return first.map((_, index) =>
      rowOf(
        row,
        columns.map((column) => [column[index]!]),
        false,
      ),
    );
  }
  const length = run.reduce((sum, line) => sum + line.text.length, 0);
  const isShort = longest <= MAX_CELL_LINES && length <= MAX_ROW_LENGTH;
  const isData =
    (isShort || (length <= MAX_DESCRIBED_LENGTH && isDescribed(columns))) &&
    run.every((line) => line.kind !== 'heading');
  return isData ? [rowOf(row, columns, true)] : run;
}

/** Lists of prices beside each other: the first column has names with their amounts, and so has another. */
function areLists([first, ...others]: readonly (readonly RawLine[])[]): boolean {
  const hasEntry = (column: readonly RawLine[]): boolean =>
    column.some(({ hasDigit, text }) => hasDigit && isPricedEntry(text));
  return hasEntry(first!) && others.some(hasEntry);
}

/** "Starter package | a list of what it holds | €1,450": a name of few words, and last an amount. */
function isDescribed(columns: readonly (readonly RawLine[])[]): boolean {
  const [name, ...others] = columns;
  const last = others.at(-1)!;
  return (
    others.length === 2 &&
    name!.length <= 2 &&
    name!.every(({ text }) => text.length <= 60) &&
    last.length === 1 &&
    AMOUNT.test(last[0]!.text)
  );
}

/** With a sign or name of a currency, or without. */
const AMOUNT =
  /^(?:\P{L}|\p{L}{1,8}\.? ){0,6}\d[\d.,\s'’]{0,10}(?:[,.]?[-–—]{1,2})?\P{L}{0,4}(?:\p{L}{2,8})?$/u;

/** Headings beside each other, the first ones in words and all others with numbers. */
function areNumbered([first, ...others]: readonly (readonly RawLine[])[]): boolean {
  return !first!.some(({ hasDigit }) => hasDigit) && others.flat().every(({ hasDigit }) => hasDigit);
}

function rowOf(row: ElementNode, columns: RawLine[][], isVerbatim: boolean): Line {
  const first = columns[0]![0]!;
  const all = columns.flat();
  const text = all.map((line) => line.text).join(' ');
  const isWhole = isVerbatim && all.slice(1).every((line) => !line.isDetached);
  return {
    ...first,
    kind: 'row',
    text,
    folded: foldWord(text),
    hasDigit: all.some((line) => line.hasDigit),
    // Cells that were taken crosswise do not stand side by side in the page: the last one is what can be quoted.
    quote: isWhole ? all.map((line) => line.quote).join(' ') : all[all.length - 1]!.quote,
    seams: isWhole ? seamsOf(all) : [],
    gaps: startsOf(columns.map((column) => column.map((line) => line.text).join(' '))),
    isAligned: isWhole && all.every((line) => line.isAligned),
    lead: leadOf(columns[0]!),
    ownLength: text.length,
    cells: columns.map((column) => column.map((line) => line.text).join(' ')),
    columns: columns.map(([line]) => line!.cell),
    container: row,
    afterBreak: false,
    isBold: all.every((line) => line.isBold),
    isHeaderRow:
      row.children.some((child) => child.type === 'element' && child.name === 'th') &&
      all.every((line) => line.isBold) &&
      !row.children.some((child) => child.type === 'element' && child.name === 'td'),
    linkedLength: all.reduce((sum, line) => sum + line.linkedLength, 0),
    linkCount: all.reduce((sum, line) => sum + line.linkCount, 0),
    isUnseen: all.some((line) => line.isUnseen),
    isDetached: all.some((line) => line.isDetached),
  };
}

/** The first line of the first cell; letters and numbers alone on a second one belong to it ("Package / B 25"). */
function leadOf([first, second]: readonly RawLine[]): string {
  return second && /^[\p{Lu}\d .-]{1,12}$/u.test(second.text) ? `${first!.text} ${second.text}` : first!.text;
}

/** Where cells begin that were joined by a space, but for the first. */
function startsOf(cells: readonly string[]): number[] {
  let at = 0;
  return cells.slice(0, -1).map((cell) => (at += cell.length + 1));
}

/** The seams of lines that were joined by a space. */
function seamsOf(lines: readonly RawLine[]): Seam[] {
  const seams: Seam[] = [];
  let offset = 0;
  for (const line of lines) {
    for (const seam of line.seams) seams.push({ ...seam, at: seam.at + offset });
    offset += line.text.length + 1;
  }
  return seams;
}
