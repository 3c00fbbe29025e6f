/** Names in one box and their prices in the next, which only their order joins. */
import { isLike } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import type { PriceBook } from './price-book.ts';

const MIN_PRICES = 2;
/** So many lines are a column whatever stands in them; two may be a name and what describes it. */
const MIN_COLUMN = 3;
const MAX_NAME = 40;

/** The line that each price of such a column is for; undefined where no order tells it. */
export function parallelNames(book: PriceBook): Map<Line, Line | undefined> {
  const { lines } = book.offers;
  const found = new Map<Line, Line | undefined>();
  for (let start = 0; start < lines.length; start += 1) {
    // Lines between breaks are a column by themselves.
    const isBroken = lines[start + 1]?.afterBreak === true && !lines[start]!.afterBreak;
    const boxAt = (at: number): ElementNode | undefined =>
      isBroken ? lines[at]?.container : lines[at]?.container.parent;
    let end = start;
    while (isPrice(lines[end], book) && boxAt(end) === boxAt(start)) end += 1;
    if (end === start) continue;
    const [box, beside] = [boxAt(start), boxAt(start - 1)];
    const isColumn = end - start >= MIN_PRICES && beside !== box && beside?.parent === box?.parent;
    let top = start;
    while (isColumn && top > 0 && boxAt(top - 1) === beside) top -= 1;
    const inColumn = lines.slice(top, start).filter((line) => !isPrice(line, book));
    const all = inColumn.filter(({ kind }) => kind !== 'heading');
    // "Lasagne" in bold letters, and in its paragraph "made by hand".
    const bold = inColumn.filter(({ isBold, afterBreak }) => isBold && !afterBreak);
    const names = all.length !== end - start && bold.length === end - start ? bold : all;
    const isEven = names.length === end - start;
    // "Stylists" over amounts alone: what each of these is for stands elsewhere, if anywhere.
    const isUnnamed = isBroken && end - start >= MIN_PRICES && lines[start - 1]?.kind === 'heading';
    if (isEven ? names.length >= MIN_COLUMN || areNames(names) : isUnnamed || (isColumn && areNames(names)))
      for (let at = start; at < end; at += 1) found.set(lines[at]!, isEven ? names[at - start] : undefined);
    start = end - 1;
  }
  return found;
}

/** Short lines built alike, of which none describes the one before. */
function areNames(lines: readonly Line[]): boolean {
  const [first, ...others] = lines;
  return (
    others.length > 0 &&
    lines.every(({ text }) => text.length <= MAX_NAME && !/[,.!?]/.test(text)) &&
    others.every(({ container, isBold }) => isBold === first!.isBold && isAlike(container, first!.container))
  );
}

const isAlike = (one: Line['container'], other: Line['container']): boolean =>
  one === other || isLike(one)(other);

/** Whether a line is nothing but a price. */
function isPrice(line: Line | undefined, book: PriceBook): boolean {
  if (line === undefined || !line.hasDigit || line.kind === 'row' || line.text.length > 20) return false;
  const [price, ...others] = book.pricesIn(line.text);
  if (price === undefined || others.length > 0) return false;
  const around = line.text.slice(0, price.start).replace(REDUCTION, '') + line.text.slice(price.end);
  return !/[\p{L}\d]/u.test(around);
}

/** "-15 % : " before what is left to pay. */
const REDUCTION = /^\s*[-–−]\s?\d{1,2}\s?%[\s:]*$/u;
