/** What is offered for nothing: "Consultation: free", among lines that end in amounts. */
import type { Line } from '../page/lines.ts';
import { offerTopicsOf, topicsOf } from './offer-topics.ts';
import { isOffer } from './offers.ts';
import type { PriceBook } from './price-book.ts';
import { isPriceHeading, serviceName } from './service-names.ts';
import { phrases } from '../words/index.ts';

/** Whether a line says that something is free; if so, it is in the book. */
export function readFree(line: Line, book: PriceBook): boolean {
  if (line.text.length > 80) return false;
  const word = phrases(book.offers.page.words.price.free).find((free) => line.folded.endsWith(free));
  const before = word === undefined ? '' : line.text.slice(0, line.text.length - word.length);
  if (word === undefined || !isForPrices(line, book) || !/[\s:–—.-]$/.test(before)) return false;
  // "Tyre pressure check, car or van FREE" among lines that end in amounts.
  const isAmount = /^\p{Lu}/u.test(line.text.slice(before.length)) && isAmongPriced(line, book);
  if (!isAmount && !isFreeName(before)) return false;
  if (isAmenity(line, book)) return false;
  const name = serviceName(before, line.boldPrefix, book.offers.page.words);
  if (name === undefined) return false;
  book.add({ name, price_text: line.text.slice(before.length), price_min: 0, price_max: 0 }, line.quote);
  return true;
}

/** "Wi-fi: free", "Parking: free": what guests find there, not what they come for. */
function isAmenity({ folded }: Line, { offers }: PriceBook): boolean {
  const has = topicsOf(folded, offerTopicsOf(offers.page.words));
  return has('other') || has('policy');
}

/** Under a heading of offers or prices, or in the same list as the last price. */
function isForPrices(line: Line, book: PriceBook): boolean {
  const { section } = line;
  const { offers } = book;
  if (isOffer(line, offers) || (section && isPriceHeading(section.heading, offers.page.words))) return true;
  return isAmongPriced(line, book);
}

/** In the same list as the last price. */
function isAmongPriced({ container }: Line, book: PriceBook): boolean {
  const last = book.facts.at(-1);
  const before = last && book.lineOf.get(last)?.container;
  return before !== undefined && before !== container && before.parent === container.parent;
}

/** "Consultation: ", "Consultation – ", or a few words ("Beratung ") before "free". */
function isFreeName(before: string): boolean {
  if (/[:–—]\s*$|\.{2,}\s*$|\s-\s*$/.test(before)) return true;
  return /^\p{Lu}[\p{L}-]*(?:\s[\p{L}\d-]+){0,2}\s$/u.test(before);
}
