/** Which line of a card, or of the box beside it, names what a price in it is for. */
import { commonBox, isInRun, isRepeated, isWithin } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import { titleIn } from './described-titles.ts';
import type { Line } from '../page/lines.ts';
import { isOption } from './options.ts';
import type { PriceBook } from './price-book.ts';
import { isPriceHeading } from './service-names.ts';
import { isDuration } from './sizes.ts';
import { holdsWord, isLikeTitle } from './title-forms.ts';

const MAX_ITEM_DEPTH = 2;
const MAX_CARD_LINES = 12;
const MAX_RUN_DEPTH = 5;
const MIN_LISTED = 2;

/** The title of the card that the price at `index` stands in, if it stands in one. */
export function cardTitle(book: PriceBook, index: number): Line | undefined {
  return (
    itemTop(book, index) ??
    cardTop(book, index) ??
    cardTitleBelow(book, index) ??
    firstBelow(book, index) ??
    topOfBoxBeside(book, index) ??
    topOfCardAround(book, index)
  );
}

/** "22", "Gyros", "with fries and salad", "13.50": the first words of a list's item that holds one price. */
function itemTop(book: PriceBook, index: number): Line | undefined {
  const { lines } = book.offers;
  let item: ElementNode | undefined = lines[index]!.container;
  for (let steps = 0; item && item.name !== 'li'; steps += 1) {
    if (steps > MAX_ITEM_DEPTH) return undefined;
    item = item.parent;
  }
  if (item === undefined) return undefined;
  let top: Line | undefined;
  for (let at = index - 1; at >= 0 && isWithin(lines[at]!.container, item); at -= 1) {
    if (isPriced(book, lines[at]!)) return undefined;
    if (/\p{L}{2}/u.test(lines[at]!.text)) top = lines[at];
  }
  const next = lines[index + 1];
  const isLast = next === undefined || !isWithin(next.container, item);
  return isLast && top?.isBold && isLikeTitle(top.text) ? top : undefined;
}

/** The first line of the box that a price stands in, where that box holds nothing but one offer. */
function cardTop(book: PriceBook, index: number): Line | undefined {
  const { lines } = book.offers;
  const { container } = lines[index]!;
  const own = topOf(book, container, index);
  if (own !== undefined || container.parent === undefined) return own;
  // A card that begins with its price has its title below.
  const next = lines[index + 1];
  const isCard = isInRun(container) && next !== undefined && isWithin(next.container, container);
  return isCard ? undefined : topOf(book, container.parent, index);
}

function topOf(book: PriceBook, box: ElementNode, index: number): Line | undefined {
  if (!['div', 'li', 'article', 'section', 'a', 'details'].includes(box.name)) return undefined;
  let top: Line | undefined;
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    const line = book.offers.lines[at]!;
    const { container } = line;
    const isInside = [container, container.parent, container.parent?.parent].includes(box);
    if (!isInside || isPriced(book, line)) break;
    // The number of a dish stands over its name.
    if (holdsWord(line.text)) top = line;
    if (line.kind === 'heading') break;
  }
  const title = top === undefined ? '' : titleIn(top);
  return title !== '' && isLikeTitle(title) ? top : undefined;
}

/** The heading under a price that is the first line of its card: a badge on a picture, the name below. */
function cardTitleBelow(book: PriceBook, index: number): Line | undefined {
  const { lines, page } = book.offers;
  const before = lines[index - 1];
  const isUnderTitle = before?.kind === 'heading' && !isPriceHeading(before.text, page.words);
  for (let at = index + 1; at <= index + 2; at += 1) {
    const line = lines[at];
    if (line?.kind !== 'heading') continue;
    const box = commonBox(lines[index]!, line);
    if (isUnderTitle && !(box && isRepeated(box))) return undefined;
    return box !== undefined && (before === undefined || !isWithin(before.container, box)) ? line : undefined;
  }
  return undefined;
}
/** "€9.50", "Soup of the day" in one of several boxes built alike: the line below a price that is the first of its box. */
function firstBelow(book: PriceBook, index: number): Line | undefined {
  const { lines } = book.offers;
  const [before, price, below] = [-1, 0, 1].map((at) => lines[index + at]);
  if (!price || !below || book.pricesIn(below.text).length > 0) return undefined;
  const box = commonBox(price, below);
  const isFirst = box !== undefined && !(before && isWithin(before.container, box));
  return isFirst && isInRun(box) ? below : undefined;
}

/** "Styling" and "Consultation, wash, finish" in one box, their price in the next: the first of the two. */
function topOfBoxBeside(book: PriceBook, index: number): Line | undefined {
  const { lines } = book.offers;
  const [before, top, text, price] = [-3, -2, -1, 0].map((at) => lines[index + at]);
  const box = text?.container.parent;
  if (!top || !text || !price || !box?.parent || top.container.parent !== box) return undefined;
  if (top.container === text.container) return undefined;
  if (top.text.length >= text.text.length && !(setsApart(top) && !setsApart(text))) return undefined;
  const isWhole = before === undefined || !isWithin(before.container, box);
  const isBeside = !isWithin(price.container, box) && isWithin(price.container, box.parent);
  return isWhole && isBeside && book.pricesIn(top.text).length === 0 ? top : undefined;
}

/** Classes by which builders of pages make a line bold or the title of its box. */
const APART = /(?:^|[\s_-])(?:bold|semibold|name|title|nombre|titulo|titel)(?:$|[\s_-])/i;
const setsApart = ({ isBold, container }: Line): boolean =>
  isBold || APART.test((container.attributes['class'] ?? '').slice(0, 200));

/** "Full house", "Bacon, egg, beans", and in a box of its own below "€5": the first of two lines of a card among others. */
function topOfCardAround(book: PriceBook, index: number): Line | undefined {
  const { lines } = book.offers;
  const card = lines[index]!.container.parent?.parent;
  if (card === undefined) return undefined;
  const inCard = linesAround(book, index, ({ container }) => isWithin(container, card));
  const [top, text] = inCard.filter(({ kind }) => kind !== 'alt');
  if (top === undefined || text === undefined || text === lines[index]) return undefined;
  const isTop = isLikeTitle(top.text) && (top.text.length < text.text.length || text.text.includes(','));
  return isTop && isOnlyPrice(book, lines[index]!, inCard) && isInRun(card) ? top : undefined;
}

/** "Winter glow", "Facial", "Mask", and below that list its price: the heading over a list of what the price is for as a whole. */
export function headingOverList(book: PriceBook, index: number): Line | undefined {
  const { lines, page } = book.offers;
  const list = lines[index - 1]?.container.parent;
  let at = index - 1;
  for (; lines[at]?.kind === 'item' && lines[at]!.container.parent === list; at -= 1)
    if (isPriced(book, lines[at]!)) return undefined;
  const isWhole = index - 1 - at >= MIN_LISTED && !isWithin(lines[index]!.container, list!);
  const above = lines[at];
  const heading = above?.kind === 'text' && !isPriced(book, above) ? lines[at - 1] : above;
  return isWhole && heading?.kind === 'heading' && !isPriceHeading(heading.text, page.words)
    ? heading
    : undefined;
}

/** "Ridge walk", some lines that describe it and "From 4 people you pay £20": the first line of a card among others like it. */
export function topOfRun(book: PriceBook, index: number): Line | undefined {
  const { lines } = book.offers;
  const line = lines[index]!;
  let card: ElementNode | undefined = line.container;
  for (let steps = 0; card && steps < MAX_RUN_DEPTH; card = card.parent, steps += 1) {
    const box = card;
    if (!isInRun(box)) continue;
    const inCard = linesAround(book, index, ({ container }) => isWithin(container, box));
    const top = inCard.find(({ kind }) => kind !== 'alt');
    if (top === undefined || top === line) continue;
    return top.text.length <= 70 && !/[.?:]$/.test(top.text) && isOnlyPrice(book, line, inCard)
      ? top
      : undefined;
  }
  return undefined;
}

/**
 * "City ride" over what it is like and "£35 · two hours": the heading of a card among others like it, where the price at
 * `index` is the only one under it.
 */
export function onlyPriceUnder(book: PriceBook, index: number): Line | undefined {
  const { lines, page } = book.offers;
  const { section } = lines[index]!;
  const isUnder = (line: Line): boolean => section !== undefined && line.section === section;
  const under = linesAround(book, index, isUnder);
  const heading = under[0]!;
  if (heading.kind !== 'heading' || heading === lines[index] || isPriceHeading(heading.text, page.words))
    return undefined;
  const box = commonBox(lines[index]!, heading);
  // The words of a card may stand in a box of their own beside its picture.
  const isCard = box !== undefined && [box, box.parent].some((one) => one !== undefined && isRepeated(one));
  return isCard && isOnlyPrice(book, lines[index]!, under) ? heading : undefined;
}

/** "Skin fade", what it is, "1 hr", "Book now", "$45": the first line of one of several cards that tell a length of time and a price. */
export function topOfBooking(book: PriceBook, index: number): { top: Line; length: string } | undefined {
  const line = book.offers.lines[index]!;
  let card: ElementNode | undefined = line.container;
  for (let steps = 0; card && steps < MAX_RUN_DEPTH; card = card.parent, steps += 1) {
    const box = card;
    if (!isInRun(box) && box.name !== 'li') continue;
    const inCard = linesAround(book, index, ({ container }) => isWithin(container, box));
    const top = inCard.find(({ kind, text }) => kind !== 'alt' && holdsWord(text));
    if (top === undefined || top === line || isDuration(top.text)) continue;
    const length = inCard.find(({ text }) => isDuration(text))?.text;
    return length !== undefined && isLikeTitle(top.text) && isOnlyPrice(book, line, inCard)
      ? { top, length }
      : undefined;
  }
  return undefined;
}

/** The lines around a price that are of its card, itself among them. */
export function linesAround(
  { offers: { lines } }: PriceBook,
  index: number,
  isOfCard: (line: Line) => boolean,
): Line[] {
  let [from, to] = [index, index + 1];
  while (from > 0 && isOfCard(lines[from - 1]!) && index - from < MAX_CARD_LINES) from -= 1;
  while (to < lines.length && isOfCard(lines[to]!) && to - index < MAX_CARD_LINES) to += 1;
  return lines.slice(from, to);
}

/** Whether no other of the lines states a price. */
export const isOnlyPrice = (book: PriceBook, price: Line, lines: readonly Line[]): boolean =>
  lines.every((line) => line === price || !isPriced(book, line));

/** Whether a line states what something costs, not what comes on top of it. */
export const isPriced = (book: PriceBook, line: Line): boolean =>
  book.pricesIn(line.text).length > 0 && !isOption(line, book);
