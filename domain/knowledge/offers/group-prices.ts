/** Prices that stand over a list and hold for all of it: "Small $9 • Large $14", and below it the pies; "All tacos $3". */
import type { Line } from '../page/lines.ts';
import type { PriceBook } from './price-book.ts';
import type { Price } from './prices.ts';
import { serviceName } from './service-names.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

interface Dish {
  dish: Line;
  name: string;
}

const MIN_DISHES = 3;
const MAX_WORDS = 4;
const ALL = new RegExp(`^${inAnyLanguage.offers.all}(?![\\p{Script=Latin}\\d])`, 'iu');

/** What is listed under the line at `index`: names in bold letters, each with its description and none with a price. */
export function dishesBelow(book: PriceBook, index: number): Dish[] {
  return listBelow(book, index, ({ boldPrefix, isBold }) => boldPrefix >= 3 && !isBold);
}

/** What is listed under a line such as "All tacos $3.50 each". */
export function allBelow(book: PriceBook, index: number, { start }: Price): Dish[] {
  const before = book.offers.lines[index]!.text.slice(0, start).trim();
  if (!ALL.test(before) || before.split(/\s/).length > MAX_WORDS) return [];
  return listBelow(book, index, ({ kind }) => kind === 'item');
}

function listBelow(book: PriceBook, index: number, isDish: (line: Line) => boolean): Dish[] {
  const { lines, page } = book.offers;
  const dishes: Dish[] = [];
  for (let at = index + 1; lines[at]?.section === lines[index]!.section; at += 1) {
    const dish = lines[at]!;
    const isListed = isDish(dish) && book.pricesIn(dish.text).length === 0;
    const name = isListed ? serviceName(dish.text, dish.boldPrefix, page.words) : undefined;
    if (name === undefined) return [];
    dishes.push({ dish, name });
  }
  return dishes.length >= MIN_DISHES ? dishes : [];
}
