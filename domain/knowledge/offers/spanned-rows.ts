/** Rows of tables whose first cell spans several of them: a name over its sizes, or the title of a part of the list. */
import type { ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { isSizeName } from './sizes.ts';

/** Gives rows, fed in order, the cells that they would have without spans. */
export class SpannedRows {
  private body: ElementNode | undefined;
  private name = '';
  private left = 0;

  /** The row with the name that spans it, and without the title that stands over it and others. */
  whole(line: Line): Line {
    const body = line.container.parent;
    if (body !== this.body) this.left = 0;
    this.body = body;
    const [first, second, third] = line.cells;
    const rows = spanOf(line.container);
    if (rows > 1 && second !== undefined && third !== undefined) {
      const isName = isSizeName(second);
      if (!isName && !/\p{L}{3}/u.test(second)) return line;
      this.left = rows - 1;
      this.name = isName ? first! : '';
      return isName ? line : withCells(line, line.cells.slice(1), line.columns.slice(1));
    }
    if (this.left === 0) return line;
    this.left -= 1;
    const columns = line.columns.map((column) => column + 1);
    return this.name === ''
      ? withCells(line, line.cells, columns)
      : withCells(line, [this.name, ...line.cells], [0, ...columns]);
  }
}

function withCells(line: Line, cells: string[], columns: readonly number[]): Line {
  return { ...line, cells, columns, lead: cells[0]!, boldPrefix: 0 };
}

/** Over how many rows the first cell of a row reaches. */
function spanOf(row: ElementNode): number {
  const cell = row.children.find((child) => child.type === 'element');
  return cell?.type === 'element' ? Number(cell.attributes['rowspan'] ?? 1) : 1;
}
