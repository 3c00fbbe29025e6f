/** Services and goods with what they cost: price lists in tables, lines, cards, lists and `dl`s. */
import type { Fact, FactValue } from '../../contract/schemas/facts.ts';
import type { ElementNode } from './dom.ts';
import { isDays, looksLikeHours } from './hours/read-hours.ts';
import type { Line } from './lines.ts';
import { isOffer, type Offers } from './offers.ts';
import { containsPhrase, factOf, quoteAround, quoteOf, sentencesOf } from './page-view.ts';
import { bareAmount, currencyOf, findPrices, type Price } from './prices.ts';
import { isServiceName, serviceName } from './service-names.ts';
import { foldWord, phrases } from './words/index.ts';

const LEADER_PRICE = /^(.{2,120}?)(?:\s?[.…·_]{3,}\s?|\s{1,3}|\s?[–—-]\s)(\d{1,4}[.,]\d{2})$/u;

/** Reads the prices of a page, line by line in order: what a table's header says holds for its rows. */
export class PriceReader {
  readonly facts: Fact[] = [];
  private readonly offers: Offers;
  private readonly found = new Map<string, Price[]>();
  private readonly pageCurrency: string | undefined;
  private headerCurrency: string | undefined;
  private tableHasPriceColumn = false;
  private table: object | undefined;
  private header: readonly string[] | undefined;

  constructor(offers: Offers) {
    this.offers = offers;
    this.pageCurrency = onlyCurrency(offers.lines);
  }

  /** Whether the line at `index` states a price of something; if so, it is among `facts` now. */
  readPriced(line: Line, index: number): boolean {
    if (line.region === 'header' && line.kind !== 'heading' && line.text.length > 80) return false;
    if (looksLikeHours(line, this.offers.page)) return false;
    if (line.kind === 'row') return this.readRow(line, index);
    const prices = this.pricesIn(line.text);
    if (prices.length > 1 && line.isAligned && this.readSentences(line, index)) return true;
    if (prices.length > 0) return this.readPrices(line, index, prices);
    return this.readBareLine(line) || this.readBareDefinition(line, index) || this.readFree(line);
  }

  /** "Hybrid bikes: $15 an hour. E-bikes: $30 an hour.": each sentence by itself, where more than one has a price. */
  private readSentences(line: Line, index: number): boolean {
    const sentences = sentencesOf(line.text).filter(({ text }) => this.pricesIn(text).length > 0);
    if (sentences.length < 2) return false;
    const found = sentences.map(({ text, start }) => {
      const from = line.text.indexOf(text, start);
      const seams = line.seams.flatMap(({ at, isHard }) =>
        at > from && at < from + text.length ? [{ at: at - from, isHard }] : [],
      );
      const boldPrefix = from === 0 ? line.boldPrefix : 0;
      const quote = quoteOf(line, from, from + text.length);
      const part: Line = { ...line, text, folded: foldWord(text), lead: text, quote, seams, boldPrefix };
      return this.readPrices(part, index, this.pricesIn(text));
    });
    return found.some(Boolean);
  }

  /** `<dt>Flat white<dd>3.40` where the page has one currency. */
  private readBareDefinition(line: Line, index: number): boolean {
    const price = line.kind === 'definition' && /\d[.,]\d{2}/.test(line.text) ? bareAmount(line.text) : undefined;
    const name = price && this.pageCurrency !== undefined ? this.termBefore(index) : undefined;
    if (!price || name === undefined) return false;
    const value = { name, price_text: line.text, ...bounds(price.min, price.max, this.pageCurrency) };
    this.add(value, this.quoteWith(name, index));
    return true;
  }

  /** The same texts are looked at from several sides. */
  private pricesIn(text: string): Price[] {
    let prices = this.found.get(text);
    if (!prices) {
      prices = findPrices(text, this.offers.page.words);
      this.found.set(text, prices);
    }
    return prices;
  }

  private readRow(line: Line, index: number): boolean {
    this.enterTable(line);
    if (line.isHeaderRow || this.isHeading(line)) {
      this.headerCurrency = currencyOf(line.cells.slice(1).join(' ')) ?? this.headerCurrency;
      this.tableHasPriceColumn ||=
        containsPhrase(foldWord(line.text), this.offers.offerWords) || this.headerCurrency !== undefined;
      this.header = line.cells;
      if (line.isHeaderRow) return false;
    }
    const [first, ...rest] = line.cells as [string, ...string[]];
    const own = this.pricesIn(first);
    const cells = rest.map((cell) => ({
      cell,
      prices: cell.length <= 120 ? this.pricesIn(cell) : [],
      bare: bareAmount(cell),
    }));
    const signed = cells.filter(({ prices }) => prices.length > 0);
    const isBareColumn =
      this.tableHasPriceColumn || isOffer(line, this.offers) || this.hasPricedNeighbour(line, index);
    const bare =
      signed.length === 0 && isBareColumn
        ? cells.filter((cell) => cell.bare && (/[.,]\d{2}/.test(cell.cell) || this.tableHasPriceColumn))
        : [];
    if (own.length > 0 && signed.length > 0) return this.readPairs(line);
    if (signed.length === 0 && bare.length === 0) return this.readFreeRow(line);
    const name = this.rowName(line);
    const priced = signed.length > 0 ? signed : bare;
    const labels = priced.length > 1 ? this.columnLabels(line, priced.map(({ cell }) => line.cells.indexOf(cell))) : [];
    // "2 bedrooms | $140 | $240" under "Standard clean | Deep clean": the columns are the services.
    if (labels.length > 1 && /^\d{1,3}\s/.test(first) && !labels.some(isSize)) return this.readColumns(line, first, labels, priced);
    if (name === undefined) return false;
    const found = signed.flatMap(({ prices }) => prices);
    const text = priced.map(({ cell }, at) => [labels[at], cell].filter(Boolean).join(' ')).join(labels.length > 0 ? ', ' : ' ');
    const currency = found[0]?.currency ?? this.headerCurrency ?? this.pageCurrency;
    const low = found.length > 0 ? lowest(found) : Math.min(...bare.map((cell) => cell.bare!.min));
    const high = found.length > 0 ? highest(found) : Math.max(...bare.map((cell) => cell.bare!.max));
    this.add(
      {
        name,
        price_text: signed.length === 1 ? found.map((price) => price.text).join(' ') : text,
        ...bounds(low, high, currency),
      },
      line.quote,
    );
    return true;
  }

  /** What the header says over these columns; a header without a cell over the names is one shorter than its rows. */
  private columnLabels(line: Line, columns: readonly number[]): string[] {
    const { header } = this;
    const offset = header === undefined ? -1 : line.cells.length - header.length;
    if (!header || (offset !== 0 && offset !== 1)) return [];
    const labels = columns.map((column) => header[column - offset]?.trim() ?? '');
    return labels.every((label) => label !== '' && label.length <= 40) && new Set(labels).size === labels.length
      ? labels
      : [];
  }

  private readColumns(
    line: Line,
    row: string,
    labels: readonly string[],
    priced: readonly { cell: string; prices: Price[]; bare: { min: number; max: number } | undefined }[],
  ): boolean {
    for (const [at, { cell, prices, bare }] of priced.entries()) {
      const [price] = prices;
      const { min, max } = price ?? bare!;
      const currency = price?.currency ?? this.headerCurrency ?? this.pageCurrency;
      const name = serviceName(`${labels[at]!}, ${row}`, 0, this.offers.page.words);
      if (name !== undefined) this.add({ name, price_text: price?.text ?? cell, ...bounds(min, max, currency) }, line.quote);
    }
    return true;
  }

  /** The first cell with words; a number of a dish before it is no name. */
  private rowName(line: Line): string | undefined {
    const lead =
      line.lead !== '' && /\p{L}{2}/u.test(line.lead)
        ? line.lead
        : line.cells.find(
            (cell) => /\p{L}{3}/u.test(cell) && this.pricesIn(cell).length === 0,
          );
    return lead === undefined
      ? undefined
      : serviceName(lead, lead === line.lead ? line.boldPrefix : 0, this.offers.page.words);
  }

  /** A row that holds several services beside each other, each with its price. */
  private readPairs(line: Line): boolean {
    let isFound = false;
    for (const cell of line.cells) {
      const [price] = this.pricesIn(cell);
      const name = price ? serviceName(cell.slice(0, price.start), 0, this.offers.page.words) : undefined;
      if (!price || name === undefined) continue;
      this.addPrice(name, price, line.quote);
      isFound = true;
    }
    return isFound;
  }

  private enterTable(line: Line): void {
    let table: object | undefined = line.container;
    for (let at = line.container.parent, steps = 0; at && steps < 4; at = at.parent, steps += 1) {
      if (at.name === 'table') {
        table = at;
        break;
      }
    }
    if (table === this.table) return;
    this.table = table;
    this.header = undefined;
    this.headerCurrency = undefined;
    this.tableHasPriceColumn = false;
  }

  private isHeading(line: Line): boolean {
    return (
      line.isBold &&
      line.cells.every((cell) => bareAmount(cell) === undefined) &&
      this.pricesIn(line.text).length === 0
    );
  }

  private hasPricedNeighbour(line: Line, index: number): boolean {
    const isPriced = (other: Line | undefined): boolean =>
      other?.kind === 'row' &&
      other.cells.length === line.cells.length &&
      other.cells.slice(1).some((cell) => /^\s*\d{1,4}[.,]\d{2}\s*$/.test(cell));
    return isPriced(this.offers.lines[index - 1]) || isPriced(this.offers.lines[index + 1]);
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
          this.offers.page.words,
        ),
      );
      const isList = names.every((name) => name !== undefined && name.length > 2) && line.text.length < 400;
      if (isList && segments.slice(1).every((segment) => /\p{L}{3}/u.test(segment) && segment.length < 60)) {
        for (const [at, name] of names.entries()) this.addPrice(name!, prices[at]!, quoteAround(line));
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
    const isDay = stated !== undefined && isDays(stated, this.offers.page);
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
    this.add({ name: common, price_text: text, ...bounds(lowest(of), highest(of), first.currency) }, quote);
    return true;
  }

  /** Between two prices of one thing: "/ bottle", "(large)"; not "add chicken". */
  private isSize(segment: string): boolean {
    const words = segment.replace(/[^\p{L}\d\s]+/gu, ' ').trim();
    return words.length <= 20 && (words === '' || isServiceName(`${words}__`, this.offers.page.words));
  }

  private nameInLine(line: Line, first: Price, prices: Price[]): string | undefined {
    const before = line.text.slice(0, first.start).replace(/[\s.…·_]+$/u, ' ');
    if (/\p{L}{2}/u.test(before)) {
      // In running text only the sentence that names the price counts.
      const stop = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '));
      const sentence = stop < 0 ? before : before.slice(stop + 2);
      const isProse =
        before.length > 110 ||
        (/[.!]$/.test(line.text) && line.text.length - first.end > 40 && before.split(' ').length > 6);
      return isProse
        ? undefined
        : serviceName(
            before.length > sentence.length ? sentence : before,
            line.boldPrefix,
            this.offers.page.words,
          );
    }
    const after = line.text.slice(prices[0]!.end).replace(/^[\s:–—|-]+/u, '');
    const isShort =
      after.length >= 3 &&
      after.length <= 60 &&
      prices.length === 1 &&
      /^\p{Lu}/u.test(after) &&
      !/[.!?]$/.test(after);
    return isShort ? serviceName(after, 0, this.offers.page.words) : undefined;
  }

  private headingName({ section, text }: Line): string | undefined {
    const isOwn = section !== undefined && section.level >= 3 && section.heading !== text;
    return isOwn ? serviceName(section.heading, 0, this.offers.page.words) : undefined;
  }

  private termBefore(index: number): string | undefined {
    for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
      const line = this.offers.lines[at]!;
      if (line.kind === 'term') return serviceName(line.text, 0, this.offers.page.words);
      if (line.kind !== 'definition') return undefined;
    }
    return undefined;
  }

  /** A price on a line of its own belongs to the short line before it, or before the description between. */
  private nameBefore(index: number): string | undefined {
    const card = this.cardTop(index);
    if (card !== undefined) return serviceName(card.text, 0, this.offers.page.words);
    for (let at = index - 1; at >= Math.max(0, index - 2); at -= 1) {
      const line = this.offers.lines[at]!;
      if (line.isDetached && at < index - 1) return undefined;
      const isName =
        line.text.length <= 70 &&
        (line.kind === 'heading' || !/[.!?:]$/.test(line.text)) &&
        this.pricesIn(line.text).length === 0;
      const isTitle =
        line.kind === 'heading' ||
        line.isBold ||
        at === index - 1 ||
        this.offers.lines[index - 1]!.text.length > 40;
      if (isName && isTitle && !containsPhrase(foldWord(line.text), this.offers.notOfferWords))
        return serviceName(line.text, 0, this.offers.page.words);
      if (line.kind === 'heading') return undefined;
    }
    return undefined;
  }

  /** The first line of the box that a price stands in, where that box holds nothing but one offer. */
  private cardTop(index: number): Line | undefined {
    const { container } = this.offers.lines[index]!;
    return (
      this.topOf(container, index) ?? (container.parent ? this.topOf(container.parent, index) : undefined)
    );
  }

  private topOf(box: ElementNode, index: number): Line | undefined {
    if (!['div', 'li', 'article', 'section', 'a'].includes(box.name)) return undefined;
    let top: Line | undefined;
    for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
      const line = this.offers.lines[at]!;
      if (
        (line.container.parent !== box && line.container !== box) ||
        this.pricesIn(line.text).length > 0
      )
        break;
      top = line;
      if (line.kind === 'heading') break;
    }
    return top !== undefined && top.text.length <= 70 && !/[.!?:]$/.test(top.text) ? top : undefined;
  }

  private quoteWith(name: string, index: number): string {
    const line = this.offers.lines[index]!;
    for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
      if (!this.offers.lines[at]!.text.includes(name)) continue;
      const between = this.offers.lines.slice(at, index + 1);
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
    if (!hasLeaders && !isOffer(line, this.offers)) return false;
    const name = serviceName(match[1]!, line.boldPrefix, this.offers.page.words);
    const price = bareAmount(match[2]!);
    if (name === undefined || !price) return false;
    this.add({ name, price_text: match[2]!, ...bounds(price.min, price.max, this.pageCurrency) }, line.quote);
    return true;
  }

  private readFree(line: Line): boolean {
    if (line.text.length > 80) return false;
    const word = phrases(this.offers.page.words.price.free).find((free) => line.folded.endsWith(free));
    const before = word === undefined ? '' : line.text.slice(0, line.text.length - word.length);
    if (word === undefined || !isOffer(line, this.offers) || !/[\s:–—.-]$/.test(before) || !isFreeName(before))
      return false;
    const name = serviceName(before, line.boldPrefix, this.offers.page.words);
    if (name === undefined) return false;
    this.add({ name, price_text: line.text.slice(before.length), price_min: 0, price_max: 0 }, line.quote);
    return true;
  }

  private readFreeRow(line: Line): boolean {
    const last = line.cells[line.cells.length - 1]!;
    const name = phrases(this.offers.page.words.price.free).includes(foldWord(last))
      ? this.rowName(line)
      : undefined;
    if (name === undefined) return false;
    this.add({ name, price_text: last, price_min: 0, price_max: 0 }, line.quote);
    return true;
  }

  private addPrice(name: string, price: Price, quote: string): void {
    this.add({ name, price_text: price.text, ...bounds(price.min, price.max, price.currency) }, quote);
  }

  private add(value: FactValue<'service'>, quote: string): void {
    this.facts.push(factOf('service', value, this.offers.page.url, quote));
  }
}

/** "Consultation: ", "Consultation – ", or a few words ("Beratung ") before "free". */
function isFreeName(before: string): boolean {
  if (/[:–—]\s*$|\.{2,}\s*$|\s-\s*$/.test(before)) return true;
  return /^\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+){0,2}\s$/u.test(before);
}

/** "S", "30 cm", "large": a column of sizes, under which the rows are what is sold. */
function isSize(label: string): boolean {
  return (
    /\d|^\p{L}{1,3}$/u.test(label) ||
    /^(?:small|medium|large|regular|single|double|half|full|klein|mittel|normal|gro(?:ß|ss)|pequeñ[ao]|median[ao]|grande|petite?|moyenne?|grande|piccol[ao]|medi[ao]|kleine?|middel|groot)\b/iu.test(
      label,
    )
  );
}

function isPriceFirst(text: string, first: Price): boolean {
  return !/\p{L}{2}/u.test(text.slice(0, first.start));
}

function lowest(prices: Price[]): number | undefined {
  const low = prices.flatMap(({ min }) => (min === undefined ? [] : [min]));
  return low.length === 0 ? undefined : Math.min(...low);
}

function highest(prices: Price[]): number | undefined {
  return prices.some(({ max }) => max === undefined) ? undefined : Math.max(...prices.map(({ max }) => max!));
}

function bounds(
  min: number | undefined,
  max: number | undefined,
  currency: string | undefined,
): Pick<FactValue<'service'>, 'price_min' | 'price_max' | 'currency'> {
  return {
    ...(min === undefined ? {} : { price_min: min }),
    ...(max === undefined ? {} : { price_max: max }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** The one currency whose sign the page uses, if it uses exactly one. */
function onlyCurrency(lines: Line[]): string | undefined {
  const found = new Set<string>();
  for (const { text } of lines) {
    const currency =
      text.length < 300 && /[€£$¥₹]|EUR|CHF|zł|lei|euro/i.test(text) ? currencyOf(text) : undefined;
    if (currency) found.add(currency);
  }
  return found.size === 1 ? [...found][0] : undefined;
}
