/** Prices by size that stand over a list and hold for all of it: "Small $9 • Large $14", and below it the pies. */
import type { Line } from '../page/lines.ts';
import type { PriceBook } from './price-book.ts';
import { serviceName } from './service-names.ts';

interface Dish {
  dish: Line;
  name: string;
}

const MIN_DISHES = 3;

/** What is listed under the line at `index`: names in bold letters, each with its description and none with a price. */
export function dishesBelow(book: PriceBook, index: number): Dish[] {
  const { lines, page } = book.offers;
  const dishes: Dish[] = [];
  for (let at = index + 1; lines[at]?.section === lines[index]!.section; at += 1) {
    const dish = lines[at]!;
    const isTitled = dish.boldPrefix >= 3 && !dish.isBold && book.pricesIn(dish.text).length === 0;
    const name = isTitled ? serviceName(dish.text, dish.boldPrefix, page.words) : undefined;
    if (name === undefined) return [];
    dishes.push({ dish, name });
  }
  return dishes.length >= MIN_DISHES ? dishes : [];
}
