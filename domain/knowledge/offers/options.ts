/** What can be had with something for more money: "Add bacon $3", "+ oat milk 0.50". */
import { namedLike } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import type { PriceBook } from './price-book.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const ADDED = new RegExp(`^(?:\\+\\s?\\p{L}|${inAnyLanguage.offers.adding}\\s\\p{L})`, 'u');
/** What site builders call their places. */
const OPTION_BOX = /(?:^|[\s_-])(?:options?|add-?ons?|modifiers?)(?:$|[\s_-])/i;

/** Whether a line states such a price, in words or by the name of its box. */
export function isOption({ text, folded, container }: Line, book: PriceBook): boolean {
  const [price] = book.pricesIn(text);
  return (
    price !== undefined &&
    price.start > 0 &&
    (ADDED.test(folded) ||
      [container, container.parent].some((box) => box !== undefined && namedLike(box, OPTION_BOX)))
  );
}
