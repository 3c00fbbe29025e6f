/** Services and goods with what they cost: price lists in tables, lines, cards, lists and `dl`s. */
import type { Fact } from '../../contract/schemas/facts.ts';
import type { ElementNode } from './dom.ts';
import { isDays, looksLikeHours } from './hours/read-hours.ts';
import type { Line } from './lines.ts';
import { isOffer, type Offers } from './offers.ts';
import { containsPhrase, quoteAround, quoteOf, sentencesOf } from './page-view.ts';
import { bounds, highest, lowest, PriceBook } from './price-book.ts';
import { PricedRowReader } from './priced-rows.ts';
import { bareAmount, type Price } from './prices.ts';
import { isServiceName, serviceName } from './service-names.ts';
import { foldWord, phrases } from './words/index.ts';

const LEADER_PRICE = /^(.{2,120}?)(?:\s?[.…·_]{3,}\s?|\s{1,3}|\s?[–—-]\s)(\d{1,4}[.,]\d{2})$/u;

/** Reads the prices of a page, line by line in order: what a table's header says holds for its rows. */
export class PriceReader {
  private readonly book: PriceBook;
  private readonly rows: PricedRowReader;

  constructor(offers: Offers) {
    this.book = new PriceBook(offers);
    this.rows = new PricedRowReader(this.book);
  }

  /** What has been found so far. */
  get facts(): readonly Fact[] {
    return this.book.facts;
  }

  /** Whether the line at `index` states a price of something; if so, it is among `facts` now. */
  readPriced(line: Line, index: number): boolean {
    if (line.region === 'header' && line.kind !== 'heading' && line.text.length > 80) return false;
    if (!/\d/.test(line.text))
      return line.kind === 'row' ? this.rows.readRow(line, index) : this.readFree(line);
    if (looksLikeHours(line, this.book.offers.page)) return false;
    if (line.kind === 'row') return this.rows.readRow(line, index);
    const prices = this.book.pricesIn(line.text);
    if (prices.length > 1 && line.isAligned && this.readSentences(line, index)) return true;
    if (prices.length > 0) return this.readPrices(line, index, prices);
    return this.readBareLine(line) || this.readBareDefinition(line, index) || this.readFree(line);
  }

  /** "Hybrid bikes: $15 an hour. E-bikes: $30 an hour.": each sentence by itself, where more than one has a price. */
  private readSentences(line: Line, index: number): boolean {
    const sentences = sentencesOf(line.text).filter(({ text }) => this.book.pricesIn(text).length > 0);
    if (sentences.length < 2) return false;
    const found = sentences.map(({ text, start }) => {
      const from = line.text.indexOf(text, start);
      const seams = line.seams.flatMap(({ at, isHard }) =>
        at > from && at < from + text.length ? [{ at: at - from, isHard }] : [],
      );
      const boldPrefix = from === 0 ? line.boldPrefix : 0;
      const quote = quoteOf(line, from, from + text.length);
      const part: Line = { ...line, text, folded: foldWord(text), lead: text, quote, seams, boldPrefix };
      return this.readPrices(part, index, this.book.pricesIn(text));
    });
    return found.some(Boolean);
  }

  /** `<dt>Flat white<dd>3.40` where the page has one currency. */
  private readBareDefinition(line: Line, index: number): boolean {
    const price =
      line.kind === 'definition' && /\d[.,]\d{2}/.test(line.text)
        ? bareAmount(line.text, this.book.offers.page.words)
        : undefined;
    const name = price && this.book.currency !== undefined ? this.termBefore(index) : undefined;
    if (!price || name === undefined) return false;
    const value = { name, price_text: line.text, ...bounds(price.min, price.max, this.book.currency) };
    this.book.add(value, this.quoteWith(name, index));
    return true;
  }

  private readPrices(line: Line, index: number, prices: Price[]): boolean {
    const segments = prices.map((price, at) =>
      line.text.slice(at === 0 ? 0 : prices[at - 1]!.end, price.start),
    );
    if (prices.length > 1) {
      const names = segments.map((segment, at) =>
        serviceName(
          segment.replace(/^[\s,;/|•·)]+/u, ''),
          at === 0 ? line.boldPrefix : 0,
          this.book.offers.page.words,
        ),
      );
      const isList = names.every((name) => name !== undefined && name.length > 2) && line.text.length < 400;
      if (isList && segments.slice(1).every((segment) => /\p{L}{3}/u.test(segment) && segment.length < 60)) {
        for (const [at, name] of names.entries()) this.book.addPrice(name!, prices[at]!, quoteAround(line));
        return true;
      }
    }
    const [first] = prices as [Price];
    const inDefinition = line.kind === 'definition' ? this.termBefore(index) : undefined;
    const stated =
      inDefinition ??
      this.nameInLine(line, first, prices) ??
      (isPriceFirst(line.text, first) ? this.nameBefore(index) : undefined);
    // "Tuesday to Friday at noon: three courses for 14.50": the day is no name, the heading is.
    const isDay = stated !== undefined && isDays(stated.split(/:\s/)[0]!, this.book.offers.page);
    const name = isDay ? this.headingName(line) : stated;
    if (name === undefined) return false;
    const last = prices[prices.length - 1]!;
    const isSizes =
      prices.length > 1 && prices.length <= 4 && segments.slice(1).every((segment) => this.isSize(segment));
    const text = isSizes ? line.text.slice(first.start, last.end) : first.text;
    const of = isSizes ? prices : [first];
    const quote =
      inDefinition !== undefined || line.text.slice(0, first.start).trim() === ''
        ? this.quoteWith(name, index)
        : quoteAround(line, 0, last.end);
    const common = isSizes ? name.replace(/:\s.{1,20}$/u, '') : name;
    this.book.add(
      { name: common, price_text: text, ...bounds(lowest(of), highest(of), first.currency) },
      quote,
    );
    return true;
  }

  /** Between two prices of one thing: "/ bottle", "(large)"; not "add chicken". */
  private isSize(segment: string): boolean {
    const words = segment.replace(/[^\p{L}\d\s]+/gu, ' ').trim();
    return words.length <= 20 && (words === '' || isServiceName(`${words}__`, this.book.offers.page.words));
  }

  private nameInLine(line: Line, first: Price, prices: Price[]): string | undefined {
    const before = line.text.slice(0, first.start).replace(/[\s.…·_]+$/u, ' ');
    if (/\p{L}{2}/u.test(before)) {
      // In running text only the sentence that names the price counts.
      const sentence = before.slice(sentencesOf(before).at(-1)?.start ?? 0).trimStart();
      const isProse =
        before.length > 110 ||
        (/[.!]$/.test(line.text) && line.text.length - first.end > 40 && before.split(' ').length > 6);
      return isProse
        ? undefined
        : serviceName(
            before.length > sentence.length ? sentence : before,
            line.boldPrefix,
            this.book.offers.page.words,
          );
    }
    const after = line.text.slice(prices[0]!.end).replace(/^[\s:–—|-]+/u, '');
    const isShort =
      after.length >= 3 &&
      after.length <= 60 &&
      prices.length === 1 &&
      /^\p{Lu}/u.test(after) &&
      !/[.!?]$/.test(after);
    return isShort ? serviceName(after, 0, this.book.offers.page.words) : undefined;
  }

  private headingName({ section, text }: Line): string | undefined {
    const isOwn = section !== undefined && section.level >= 3 && section.heading !== text;
    return isOwn ? serviceName(section.heading, 0, this.book.offers.page.words) : undefined;
  }

  private termBefore(index: number): string | undefined {
    for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
      const line = this.book.offers.lines[at]!;
      if (line.kind === 'term') return serviceName(line.text, 0, this.book.offers.page.words);
      if (line.kind !== 'definition') return undefined;
    }
    return undefined;
  }

  /** A price on a line of its own belongs to the short line before it, or before the description between. */
  private nameBefore(index: number): string | undefined {
    const line = this.book.offers.lines[index]!;
    const above = this.book.offers.lines[index - 1];
    // "Fish pie<br>£14.95": the line before in the same paragraph.
    if (above && line.afterBreak && above.container === line.container && !above.afterBreak) {
      const name = serviceName(above.text, above.boldPrefix, this.book.offers.page.words);
      if (name !== undefined && this.book.pricesIn(above.text).length === 0) return name;
    }
    const card = this.cardTop(index);
    if (card !== undefined) return serviceName(card.text, 0, this.book.offers.page.words);
    for (let at = index - 1; at >= Math.max(0, index - 2); at -= 1) {
      const line = this.book.offers.lines[at]!;
      if (line.isDetached && at < index - 1) return undefined;
      const isName =
        line.text.length <= 70 &&
        (line.kind === 'heading' || !/[.!?:]$/.test(line.text)) &&
        this.book.pricesIn(line.text).length === 0;
      const isTitle =
        line.kind === 'heading' ||
        line.isBold ||
        at === index - 1 ||
        this.book.offers.lines[index - 1]!.text.length > 40;
      const title = foldWord(line.text).replace(/(?:after|out of)[- ]hours/, '');
      if (isName && isTitle && !containsPhrase(title, this.book.offers.notOfferWords))
        return serviceName(line.text, 0, this.book.offers.page.words);
      if (line.kind === 'heading') return undefined;
    }
    return undefined;
  }

  /** The first line of the box that a price stands in, where that box holds nothing but one offer. */
  private cardTop(index: number): Line | undefined {
    const { container } = this.book.offers.lines[index]!;
    return (
      this.topOf(container, index) ?? (container.parent ? this.topOf(container.parent, index) : undefined)
    );
  }

  private topOf(box: ElementNode, index: number): Line | undefined {
    if (!['div', 'li', 'article', 'section', 'a'].includes(box.name)) return undefined;
    let top: Line | undefined;
    for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
      const line = this.book.offers.lines[at]!;
      if (
        (line.container.parent !== box && line.container !== box) ||
        this.book.pricesIn(line.text).length > 0
      )
        break;
      top = line;
      if (line.kind === 'heading') break;
    }
    return top !== undefined && top.text.length <= 70 && !/[.!?:]$/.test(top.text) ? top : undefined;
  }

  private quoteWith(name: string, index: number): string {
    const line = this.book.offers.lines[index]!;
    for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
      if (!this.book.offers.lines[at]!.text.includes(name)) continue;
      const between = this.book.offers.lines.slice(at, index + 1);
      return between.slice(1).some(({ isDetached }) => isDetached)
        ? line.quote
        : between.map(({ quote }) => quote).join(' ');
    }
    return quoteAround(line);
  }

  /** "Margherita ...... 8.50" where the currency stands elsewhere. */
  private readBareLine(line: Line): boolean {
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

  private readFree(line: Line): boolean {
    if (line.text.length > 80) return false;
    const word = phrases(this.book.offers.page.words.price.free).find((free) => line.folded.endsWith(free));
    const before = word === undefined ? '' : line.text.slice(0, line.text.length - word.length);
    if (
      word === undefined ||
      !isOffer(line, this.book.offers) ||
      !/[\s:–—.-]$/.test(before) ||
      !isFreeName(before)
    )
      return false;
    const name = serviceName(before, line.boldPrefix, this.book.offers.page.words);
    if (name === undefined) return false;
    this.book.add(
      { name, price_text: line.text.slice(before.length), price_min: 0, price_max: 0 },
      line.quote,
    );
    return true;
  }
}

/** "Consultation: ", "Consultation – ", or a few words ("Beratung ") before "free". */
function isFreeName(before: string): boolean {
  if (/[:–—]\s*$|\.{2,}\s*$|\s-\s*$/.test(before)) return true;
  return /^\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+){0,2}\s$/u.test(before);
}

function isPriceFirst(text: string, first: Price): boolean {
  return !/\p{L}{2}/u.test(text.slice(0, first.start));
}
