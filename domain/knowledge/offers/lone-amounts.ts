/** Lines that are nothing but an amount without a sign of any currency, on pages that have several. */
import { currencyOf } from './currencies.ts';
import type { ElementNode } from '../page/dom.ts';
import { namedLike } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';

const WITH_CENTS = /^\d{1,3}[.,]\d{2}$/;
const WHOLE = /^\d{1,4}(?:[.,]\d{1,2})?$/;
/** "35,-", "ab 61,–": beside such "28,50" is an amount as well. */
const DASHED = /^(?:\p{L}{1,6}\s)?\d{1,4}[.,][-–—]{1,2}$/u;
/** What site builders call the place of a price. */
const PRICE_BOX =
  /(?:^|[\s_-])(?:price|prices|preis|preise|prix|precio|preco|prezzo|prijs|cena|pret)\d?(?:$|[\s_-])/i;
const MIN_AMOUNTS = 3;
const MAX_TITLE_LENGTH = 24;

/**
 * Whether a line is such an amount; whole numbers only where "EUROS" stands over a column, or where the page calls their
 * boxes prices.
 */
export function loneAmounts(lines: readonly Line[]): (line: Line) => boolean {
  const form = lines.some(({ text }) => isCurrencyTitle(text)) ? WHOLE : WITH_CENTS;
  const hasForm = lines.filter(({ text }) => form.test(text) || DASHED.test(text)).length >= MIN_AMOUNTS;
  const hasBoxes = lines.filter(isBoxed).length >= MIN_AMOUNTS;
  return (line) => (hasForm && form.test(line.text)) || (hasBoxes && isBoxed(line));
}

/** `<div class="menu-price">24</div>`. */
export function isBoxed({ text, container }: Line): boolean {
  return WHOLE.test(text) && [container, container.parent].some(isPriceBox);
}

const isPriceBox = (box: ElementNode | undefined): boolean => box !== undefined && namedLike(box, PRICE_BOX);

/** "EUROS", "Prices in €". */
function isCurrencyTitle(text: string): boolean {
  return text.length <= MAX_TITLE_LENGTH && !/\d/.test(text) && currencyOf(text) !== undefined;
}
