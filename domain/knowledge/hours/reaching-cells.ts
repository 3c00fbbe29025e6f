/** Rows of tables with the cells that reach down into them: "9–5" beside "Monday", "Tuesday" and "Wednesday". */
import { childElements, type ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { widthOf } from '../page/text-blocks.ts';
import { foldWord } from '../words/index.ts';

interface Cell {
  column: number;
  text: string;
  /** How many rows below it reaches into. */
  left: number;
}

/** No table of hours has more columns. */
const MAX_REACHING = 20;

/** The lines, rows with what reaches into them from above; titles in the first column say nothing of a row. */
export function withReachingCells(lines: readonly Line[]): readonly Line[] {
  let body: ElementNode | undefined;
  let row: ElementNode | undefined;
  let reaching: Cell[] = [];
  return lines.map((line) => {
    const own = rowAround(line.container);
    if (own?.parent !== body) reaching = [];
    body = own?.parent;
    if (own === undefined || own === row) return line;
    row = own;
    const whole = reaching.length > 0 ? joined(line, reaching) : line;
    reaching = [...reaching.map((cell) => ({ ...cell, left: cell.left - 1 })), ...cellsReaching(own, whole)]
      .filter(({ left }) => left > 0)
      .slice(0, MAX_REACHING);
    return whole;
  });
}

/** A cell holds its text itself or in a paragraph. */
function rowAround(container: ElementNode): ElementNode | undefined {
  const around = [container, container.parent, container.parent?.parent];
  return around.find((element) => element?.name === 'tr');
}

/** The cells of a row that reach below it. */
function cellsReaching(row: ElementNode, { cells, columns }: Line): Cell[] {
  const taken = childElements(row);
  if (!taken.some(({ attributes }) => attributes['rowspan'] !== undefined)) return [];
  let column = 0;
  return taken.flatMap((cell) => {
    const at = column;
    column += widthOf(cell);
    const text = cells[columns.indexOf(at)];
    const left = Number(cell.attributes['rowspan'] ?? 1) - 1;
    return at > 0 && left > 0 && text !== undefined ? [{ column: at, text, left }] : [];
  });
}

/** A row with the cells that reach into it; its own ones stand in the columns between. */
function joined(line: Line, reaching: readonly Cell[]): Line {
  const taken = new Set(reaching.map(({ column }) => column));
  const free = (nth: number): number => {
    let column = 0;
    for (let left = nth; taken.has(column) || left > 0; column += 1) if (!taken.has(column)) left -= 1;
    return column;
  };
  const own = line.cells.length > 0 ? line.cells : [line.text];
  const all = [...own.map((text, at) => ({ text, column: free(line.columns[at] ?? 0) })), ...reaching].sort(
    (a, b) => a.column - b.column,
  );
  const text = all.map((cell) => cell.text).join(' ');
  return {
    ...line,
    kind: 'row',
    text,
    folded: foldWord(text),
    hasDigit: line.hasDigit || /\d/.test(text),
    seams: [],
    gaps: [],
    isAligned: false,
    cells: all.map((cell) => cell.text),
    columns: all.map(({ column }) => column),
  };
}
