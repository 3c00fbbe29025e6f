/** Branches beside each other in one row of a table, each in lines of its own cell. */
import type { Line } from '../page/lines.ts';

/**
 * The cells of a row whose lines were written sideways: each with the cells above it in the same row of the table, as lines of
 * their own. None for other lines.
 */
export function columnsAt(lines: readonly Line[], index: number): Line[][] {
  const line = lines[index]!;
  if (line.kind !== 'row' || line.isAligned || line.cells.length < 2) return [];
  const first = lines.findLastIndex(
    (one, at) => at < index && (one.container !== line.container || one.cells.length !== line.cells.length),
  );
  const rows = lines.slice(first + 1, index + 1);
  if (rows.length < 2) return [];
  return line.cells.map((_, column) => rows.map((row) => lineOf(row, row.cells[column]!)));
}

const lineOf = (row: Line, text: string): Line => ({
  ...row,
  kind: 'text',
  text,
  quote: text,
  cells: [],
  columns: [],
  ownLength: row.isUnseen ? 0 : text.length,
});
