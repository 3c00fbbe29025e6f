/** What the cells of a row say of its price: amounts, cents without a sign, what else costs. */
import type { Price } from './prices.ts';
import { isSizeName } from './sizes.ts';

/** A cell behind the first with the prices in it, and its amount where it is nothing but one. */
export interface Cell {
  cell: string;
  /** Where in the table's grid. */
  column: number;
  prices: Price[];
  bare: { min: number; max?: number } | undefined;
}

/** ".99 | $1.69 | $1.99": cents are often written without the sign. */
export const isCents = ({ cell, bare }: Cell): boolean => bare !== undefined && /^\s*\.\d{2}\s*$/.test(cell);

/** "$3.95 | with cheese $4.95": the cells without words before their amounts, if any; words but sizes tell what else costs. */
export function withoutExtras(cells: readonly Cell[]): readonly Cell[] {
  const plain = cells.filter(({ cell, prices: [price] }) => {
    const before = price === undefined ? '' : cell.slice(0, price.start).replace(/[\s:–-]+$/u, '');
    return !/\p{L}{4}/u.test(before) || isSizeName(before);
  });
  return plain.length > 0 ? plain : cells;
}
