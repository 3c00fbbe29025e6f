/** Cards of a title and a line that describes what it names and tells its price: "Oil change" over "Filter included, $79". */
import { commonBox, isLike, isWithin } from '../page/boxes.ts';
import { isOnlyPrice, isPriced, linesAround } from './card-titles.ts';
import type { Line } from '../page/lines.ts';
import { containsPhrase } from '../page/page-view.ts';
import type { PriceBook } from './price-book.ts';
import { holdsName, isPriceHeading, serviceName, tellsCost } from './service-names.ts';
import { isForPeople } from './service-titles.ts';
import { isSizeName } from './sizes.ts';
import { isDayOrTime } from './when-names.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, type WordTable } from '../words/index.ts';

const MAX_UNDER_HEADING = 3;
const MAX_GROUP = 120;
const MAX_DESCRIBING = 80;
const MAX_PLAIN_WORDS = 4;
/** "Filter included, ", "60 minutes, ", "With steam": words that name nothing. */
const DESCRIBES = new RegExp(`[,.;]\\s|[、。]|\\d|^(?:${inAnyLanguage.offers.included})\\s`, 'iu');

/** A heading and the lines with prices that are its own. */
interface Card {
  heading: Line;
  priced: readonly Line[];
}

/**
 * "Drains" over "Kitchen, bath and main line. From £90": the heading of one of several parts built alike, where the price at
 * `index` is the only one under it.
 */
export function headingOfDescribed(book: PriceBook, index: number): Line | undefined {
  return describedCard(book, index)?.heading;
}

/** The same with the cards beside it, its own among them. */
function describedCard(book: PriceBook, index: number): { heading: Line; cards: Card[] } | undefined {
  const { lines, page, notOfferWords } = book.offers;
  const line = lines[index]!;
  const { section } = line;
  if (section === undefined || line.container.name === 'li') return undefined;
  const under = linesAround(book, index, (one) => one.section === section);
  const heading = under[0]!;
  if (heading.kind !== 'heading' || under.indexOf(line) > MAX_UNDER_HEADING) return undefined;
  if (isPriceHeading(heading.text, page.words) || containsPhrase(heading.folded, notOfferWords))
    return undefined;
  const ofCard = under.filter(isInCard(heading, line));
  if (!isOnlyPrice(book, line, ofCard)) return undefined;
  const cards = cardsBeside(book, heading);
  return cards.length > 1 ? { heading, cards } : undefined;
}

/**
 * The same where nothing but the cards beside it tells that the words before the price describe: all of them have one price
 * at most, and in one of them such words name nothing.
 */
export function titleOfCard(book: PriceBook, index: number): Line | undefined {
  const { lines, page } = book.offers;
  const described = describedCard(book, index);
  if (described === undefined) return undefined;
  const { heading, cards } = described;
  const { text } = heading;
  if (isForPeople(text) || isSizeName(text) || isDayOrTime(text, page.words)) return undefined;
  const priced = cards.filter((card) => card.priced.length > 0);
  const areSingle = priced.every((card) => card.priced.length === 1);
  const isGroup = priced.length > 1 || areBoxes(cards, commonBox(heading, lines[index]!));
  return areSingle && isGroup && priced.some((card) => isDescribed(book, card)) ? heading : undefined;
}

/** What follows the last of several boxes is no longer of its heading. */
function isInCard(heading: Line, price: Line): (line: Line) => boolean {
  const box = commonBox(price, heading);
  return ({ container }) => box === undefined || isWithin(container, box);
}

/** The headings of one level under one heading, each with its own prices. */
function cardsBeside(book: PriceBook, { section }: Line): Card[] {
  const { lines } = book.offers;
  const at = lines.findIndex((line) => line.section === section);
  const isInside = (line: Line | undefined): boolean =>
    line?.section !== undefined && line.section.level >= section!.level;
  let [from, to] = [at, at + 1];
  while (isInside(lines[from - 1]) && at - from < MAX_GROUP) from -= 1;
  while (isInside(lines[to]) && to - at < MAX_GROUP) to += 1;
  return lines.slice(from, to).flatMap((heading, nth) => {
    const own = heading.section!;
    if (heading.kind !== 'heading' || own.level !== section!.level || own.parent !== section!.parent)
      return [];
    const below = lines.slice(from + nth + 1, to);
    const end = below.findIndex((line) => line.section !== own);
    const prices = (end < 0 ? below : below.slice(0, end)).filter((line) => isOffered(book, line));
    return [{ heading, priced: prices.filter(isInCard(heading, prices[0] ?? heading)) }];
  });
}

/** Not "Save $20". */
function isOffered(book: PriceBook, line: Line): boolean {
  if (!isPriced(book, line)) return false;
  const before = line.text.slice(0, book.pricesIn(line.text)[0]!.start);
  return !holdsName(before) || serviceName(withoutEnd(before), 0, book.offers.page.words, true) !== undefined;
}

/** Whether the words before a price may describe what stands over them: no size, nor whom the price is for. */
export function mayDescribe(before: string, words: WordTable): boolean {
  const name = withoutEnd(before);
  if (name.length > MAX_DESCRIBING || isSizeName(name) || isForPeople(name)) return false;
  return serviceName(name, 0, words, true) !== undefined;
}

const withoutEnd = (before: string): string => before.replace(/[\s:.,;·•・|｜、(–—-]+$/u, '');

/** Whether the box of a card holds no other of them, and others beside it are built alike. */
function areBoxes(cards: readonly Card[], box: ReturnType<typeof commonBox>): boolean {
  if (box?.parent === undefined) return false;
  const held = cards.filter(({ heading }) => isWithin(heading.container, box));
  return held.length === 1 && box.parent.children.some(isLike(box));
}

/** Whether the words before the price of a card name nothing. */
function isDescribed(book: PriceBook, { heading, priced: [line] }: Card): boolean {
  const [price] = book.pricesIn(line!.text);
  const before = line!.text.slice(0, price!.start);
  if (tellsCost(before)) return false;
  const words = withoutEnd(before);
  // "Men's cut, $25" under "Haircuts" is one of them.
  const isOfHeading = foldWord(words)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && heading.folded.includes(word));
  return (
    !holdsName(before) ||
    DESCRIBES.test(isOfHeading ? words : before) ||
    words.split(/\s/u).length > MAX_PLAIN_WORDS
  );
}
