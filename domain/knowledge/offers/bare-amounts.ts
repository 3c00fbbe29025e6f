/** Prices without a sign of any currency: dotted leaders, lines that are nothing but an amount, lists of a page of prices. */
import type { Line } from '../page/lines.ts';
import { titleBefore } from './described-titles.ts';
import { loneAmounts } from './lone-amounts.ts';
import { isOffer } from './offers.ts';
import { listedPrice, plainPriceLists } from './plain-price-lists.ts';
import { bounds, type PriceBook } from './price-book.ts';
import type { PriceNames } from './price-names.ts';
import { bareAmount } from './prices.ts';
import { sizePairIn } from './size-pairs.ts';
import { serviceName } from './service-names.ts';

const LEADER_PRICE = /^(.{2,120}?)(?:\s?[.…·_]{3,}\s?|\s{1,3}|\s?[–—-]\s)(\d{1,4}[.,]\d{2})$/u;

/** Reads them line by line in order. */
export class BareAmountReader {
  private readonly book: PriceBook;
  private readonly names: PriceNames;
  /** Lines of price lists whose amounts have no sign. */
  private readonly lists: ReadonlySet<Line>;
  /** Whether a line is nothing but an amount. */
  private readonly isAmount: (line: Line) => boolean;

  constructor(book: PriceBook, names: PriceNames) {
    this.book = book;
    this.names = names;
    this.lists = plainPriceLists(book.offers);
    this.isAmount = loneAmounts(book.offers);
  }

  /** Whether the line at `index` states such a price; if so, it is in the book. */
  read(line: Line, index: number): boolean {
    return (
      this.readBareLine(line) || this.readBareDefinition(line, index) || this.readBareAmount(line, index)
    );
  }

  /** `<dt>Flat white<dd>3.40` where the page has one currency. */
  private readBareDefinition(line: Line, index: number): boolean {
    const price =
      line.kind === 'definition' && /\d[.,]\d{2}/.test(line.text)
        ? bareAmount(line.text, this.book.offers.page.words)
        : undefined;
    const name = price && this.book.currency !== undefined ? this.names.termBefore(index) : undefined;
    if (!price || name === undefined) return false;
    const value = { name, price_text: line.text, ...bounds(price.min, price.max, this.book.currency) };
    this.book.add(value, this.names.quoteWith(name, index));
    return true;
  }

  /** "Schnitzel with fries", "11,90" below it, and so on: a menu without signs of a currency. */
  private readBareAmount(line: Line, index: number): boolean {
    if (!this.isAmount(line)) return false;
    const price = bareAmount(line.text, this.book.offers.page.words) ?? sizePairIn(line.text);
    if (price && this.isBesideSize(line, index)) {
      this.book.extend(line.text, [price], line);
      return true;
    }
    const name = price && this.names.above(index);
    if (!price || name === undefined) return false;
    const value = { name, price_text: line.text, ...bounds(price.min, price.max, this.book.currency) };
    this.book.add(value, this.names.quoteWith(name, index));
    return true;
  }

  /** "Diavola", "24", "31": the last thing with a price, in a further size. */
  private isBesideSize({ container }: Line, index: number): boolean {
    const before = this.book.offers.lines[index - 1];
    const last = this.book.facts.at(-1);
    return (
      before !== undefined &&
      last !== undefined &&
      this.book.lineOf.get(last) === before &&
      before.container.parent === container.parent &&
      this.isAmount(before)
    );
  }

  /** "Margherita ...... 8.50" where the currency stands elsewhere. */
  private readBareLine(line: Line): boolean {
    const pair = sizePairIn(line.text);
    if (this.lists.has(line) || (pair?.isOfQuantities && isOffer(line, this.book.offers)))
      return this.readListed(line);
    if (line.text.length > 140 || !/\d[.,]\d{2}$/.test(line.text)) return false;
    const match = LEADER_PRICE.exec(line.text);
    if (!match) return false;
    const hasLeaders = /[.…·_]{3}/.test(line.text);
    if (!hasLeaders && !isOffer(line, this.book.offers)) return false;
    const name = serviceName(match[1]!, line.boldPrefix, this.book.offers.page.words);
    const price = bareAmount(match[2]!, this.book.offers.page.words);
    if (name === undefined || !price) return false;
    this.book.add(
      { name, price_text: match[2]!, ...bounds(price.min, price.max, this.book.currency) },
      line.quote,
    );
    return true;
  }

  private readListed(line: Line): boolean {
    const { words } = this.book.offers.page;
    const listed = listedPrice(line.text, words);
    const name = listed && serviceName(titleBefore(line, listed.before), line.boldPrefix, words);
    if (!listed || name === undefined) return false;
    const { price_text, min, max } = listed;
    this.book.add({ name, price_text, ...bounds(min, max, this.book.currency) }, line.quote);
    return true;
  }
}
