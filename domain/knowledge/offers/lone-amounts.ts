/** Lines that are nothing but an amount without a sign of any currency, on pages that have several. */
import { isWithin } from '../page/boxes.ts';
import { currencyOf } from './currencies.ts';
import { isCount, isDishAmount } from './dish-amounts.ts';
import type { ElementNode } from '../page/dom.ts';
import { namedLike } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { isMenuTitle } from './menus.ts';
import { isOffer, type Offers } from './offers.ts';
import { amount } from './prices.ts';
import { sizePairIn } from './size-pairs.ts';
import { holdsWord } from './title-forms.ts';

const WITH_CENTS = /^\d{1,3}[.,]\d{2}$/;
const WHOLE = /^\d{1,4}(?:[.,]\d{1,2})?$/;
/** "35,-", "ab 61,–": beside such "28,50" is an amount as well. */
const DASHED = /^(?:\p{L}{1,6}\s)?\d{1,4}[.,][-–—]{1,2}$/u;
/** What site builders call the place of a price. */
const PRICE_BOX =
  /(?:^|[\s_-])(?:price|prices|cost|preis|preise|prix|precio|preco|prezzo|prijs|cena|pret)\d?(?:$|[\s_-])/i;
const MIN_AMOUNTS = 3;
const MAX_PAIR_LENGTH = 40;
const MAX_TITLE_LENGTH = 24;

/**
 * Whether a line is such an amount; whole numbers only where "EUROS" stands over a column, behind the names on a menu, or
 * where the page calls their boxes prices.
 */
export function loneAmounts(offers: Offers): (line: Line) => boolean {
  const { lines } = offers;
  const form = lines.some(({ text }) => isCurrencyTitle(text)) ? WHOLE : WITH_CENTS;
  const hasForm = lines.filter(({ text }) => form.test(text) || DASHED.test(text)).length >= MIN_AMOUNTS;
  const hasBoxes = lines.filter(isBoxed).length >= MIN_AMOUNTS;
  const dishes = amountsOfDishes(offers);
  return (line) =>
    (hasForm && form.test(line.text) && isOffer(line, offers)) ||
    (hasBoxes && isBoxed(line)) ||
    dishes.has(line);
}

/** "Steak", "with fries", "32", under the heading of a menu; no numbers of the dishes. */
function amountsOfDishes({ lines, page, isMenu }: Offers): Set<Line> {
  const found = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'heading' || !isAmount(line) || !isMenu(line)) continue;
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const box = line.container.parent;
    const isInBox = (other: Line | undefined): boolean =>
      other !== undefined && box !== undefined && isWithin(other.container, box);
    const isName = before !== undefined && holdsWord(before.text) && !isMenuTitle(before, page.words);
    // "22" at the head of a card with more words in it.
    const isInFront = !isInBox(before) && isInBox(next);
    const isFurther = found.has(before!) && isInBox(before) && !(isInBox(next) && holdsWord(next!.text));
    if ((isName && !isInFront) || isFurther) found.add(line);
  }
  const amounts = [...found].map(({ text }) => amount(text) ?? 0);
  return found.size < MIN_AMOUNTS || isCount(amounts) ? new Set([...found].filter(isOfSizes)) : found;
}

const isAmount = (line: Line): boolean => isDishAmount(line.text) || isOfSizes(line);

/** "12 glass / 46 bottle": with the sizes no other has to stand beside it. */
function isOfSizes({ text }: Line): boolean {
  const pair =
    text.length <= MAX_PAIR_LENGTH && /^\P{L}*\d|^\p{L}{1,10}\s\d/u.test(text) ? sizePairIn(text) : undefined;
  return pair?.start === 0 && pair.isLabelled;
}

/** `<div class="menu-price">24</div>`. */
function isBoxed({ text, container }: Line): boolean {
  return WHOLE.test(text) && [container, container.parent].some(isPriceBox);
}

const isPriceBox = (box: ElementNode | undefined): boolean => box !== undefined && namedLike(box, PRICE_BOX);

/** "EUROS", "Prices in €". */
function isCurrencyTitle(text: string): boolean {
  return text.length <= MAX_TITLE_LENGTH && !/\d/.test(text) && currencyOf(text) !== undefined;
}
