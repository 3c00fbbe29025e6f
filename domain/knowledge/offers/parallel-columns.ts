/** Names in one box and their prices in the next, which only their order joins. */
import type { Line } from '../page/lines.ts';
import type { PriceBook } from './price-book.ts';

const MIN_PRICES = 3;

/** The line that each price of such a column is for. */
export function parallelNames(book: PriceBook): Map<Line, Line> {
  const { lines } = book.offers;
  const found = new Map<Line, Line>();
  const boxOf = (line: Line | undefined): object | undefined => line?.container.parent;
  for (let start = 0; start < lines.length; start += 1) {
    let end = start;
    while (isPrice(lines[end], book) && boxOf(lines[end]) === boxOf(lines[start])) end += 1;
    if (end === start) continue;
    const [box, beside] = [lines[start]!.container.parent, lines[start - 1]?.container.parent];
    const isColumn = end - start >= MIN_PRICES && beside !== box && beside?.parent === box?.parent;
    let top = start;
    while (isColumn && boxOf(lines[top - 1]) === beside) top -= 1;
    const names = lines.slice(top, start).filter((line) => line.kind !== 'heading' && !isPrice(line, book));
    if (names.length === end - start)
      for (const [at, name] of names.entries()) found.set(lines[start + at]!, name);
    start = end - 1;
  }
  return found;
}

/** Whether a line is nothing but a price. */
function isPrice(line: Line | undefined, book: PriceBook): boolean {
  if (line === undefined || !line.hasDigit || line.kind === 'row' || line.text.length > 20) return false;
  const [price, ...others] = book.pricesIn(line.text);
  if (price === undefined || others.length > 0) return false;
  return !/[\p{L}\d]/u.test(line.text.slice(0, price.start) + line.text.slice(price.end));
}
