/** What is offered for nothing or for a price that is told on request: "Consultation: free", "Perm – price on request". */
import type { Line } from '../page/lines.ts';
import { offerTopicsOf, topicsOf } from './offer-topics.ts';
import { isOffer } from './offers.ts';
import { isPagePart } from './no-offers.ts';
import type { PriceBook } from './price-book.ts';
import { isPriceLabel } from './price-labels.ts';
import type { PriceNames } from './price-names.ts';
import { isPriceHeading, serviceName } from './service-names.ts';
import { phrases } from '../words/index.ts';

const MAX_LENGTH = 80;

/** Whether a line says that something is free or priced on request; if so, it is in the book. */
export function readUnpriced(line: Line, index: number, book: PriceBook, names: PriceNames): boolean {
  return (
    line.text.length <= MAX_LENGTH &&
    (readTimed(line, index, book, names) || readFree(line, book) || readOnRequest(line, book, names))
  );
}

/** "Consultation" over "15 min · Free" in one box, as lists of bookings have it. */
function readTimed(line: Line, index: number, book: PriceBook, names: PriceNames): boolean {
  if (!line.hasDigit) return false;
  const { free, onRequest } = book.offers.page.words.price;
  const isFree = endingOf(line, free);
  const ending = isFree ?? endingOf(line, onRequest);
  const timed = ending && names.overLength(index, ending.before);
  if (!ending || !timed || isPagePart(timed.name)) return false;
  const price = { price_text: line.text, ...(isFree ? { price_min: 0, price_max: 0 } : {}) };
  book.add({ name: timed.name, ...price }, names.quoteWith(timed.name, index));
  return true;
}

function readFree(line: Line, book: PriceBook): boolean {
  const ending = endingOf(line, book.offers.page.words.price.free);
  if (ending === undefined || !isForPrices(line, book)) return false;
  const { before, word } = ending;
  // "Tyre pressure check, car or van FREE" among lines that end in amounts.
  const isAmount = /^\p{Lu}/u.test(word) && isAmongPriced(line, book);
  if (!isAmount && !isFreeName(before)) return false;
  if (isAmenity(line, book)) return false;
  return add(line, ending, nameBefore(line, ending, book), { price_min: 0, price_max: 0 }, book);
}

/** In a list of prices alone: what else is told on request costs nothing by that. */
function readOnRequest(line: Line, book: PriceBook, names: PriceNames): boolean {
  const { words } = book.offers.page;
  const ending = endingOf(line, words.price.onRequest);
  const isInList = isAmongPriced(line, book) || isUnderPrices(line, book);
  if (ending === undefined || !isInList) return false;
  // "Price and duration on request": of what stands over it.
  const name = isPriceLabel(ending.before, words) ? names.ofHeading(line) : nameBefore(line, ending, book);
  return add(line, ending, name, {}, book);
}

interface Ending {
  before: string;
  /** As written. */
  word: string;
}

/** The longest of some words that the line ends with, something before it. */
function endingOf({ text, folded }: Line, list: string): Ending | undefined {
  const bare = folded.replace(/[.!)]+$/, '');
  const [longest] = phrases(list)
    .filter((one) => bare.endsWith(one) && bare.length > one.length)
    .sort((one, other) => other.length - one.length);
  if (longest === undefined) return undefined;
  const at = bare.length - longest.length;
  const before = text.slice(0, at);
  return /[\s:：(–—.-]$/u.test(before) ? { before, word: text.slice(at, bare.length) } : undefined;
}

const nameBefore = ({ boldPrefix }: Line, { before }: Ending, { offers }: PriceBook): string | undefined =>
  serviceName(before, boldPrefix, offers.page.words);

function add(
  line: Line,
  { word }: Ending,
  name: string | undefined,
  ends: { price_min?: 0; price_max?: 0 },
  book: PriceBook,
): boolean {
  if (name === undefined || isPagePart(name)) return false;
  book.add({ name, price_text: word, ...ends }, line.quote);
  return true;
}

/** "Wi-fi: free", "Parking: free": what guests find there, not what they come for. */
function isAmenity({ folded }: Line, { offers }: PriceBook): boolean {
  const has = topicsOf(folded, offerTopicsOf(offers.page.words));
  return has('other') || has('policy');
}

/** Under a heading of offers or prices, or in the same list as the last price. */
function isForPrices(line: Line, book: PriceBook): boolean {
  return isOffer(line, book.offers) || isUnderPrices(line, book) || isAmongPriced(line, book);
}

function isUnderPrices({ section }: Line, { offers }: PriceBook): boolean {
  return section !== undefined && isPriceHeading(section.heading, offers.page.words);
}

/** In the same list as the last price. */
function isAmongPriced({ container }: Line, book: PriceBook): boolean {
  const last = book.facts.at(-1);
  const before = last && book.lineOf.get(last)?.container;
  return before !== undefined && before !== container && before.parent === container.parent;
}

/** "Consultation: ", "Consultation – ", or a few words ("Beratung ") before "free". */
function isFreeName(before: string): boolean {
  if (/[:：–—]\s*$|\.{2,}\s*$|\s-\s*$/.test(before)) return true;
  return /^[\p{Lu}\p{Lo}][\p{L}-]*(?:\s[\p{L}\d-]+){0,2}\s$/u.test(before);
}
