/** Prices in the rows of tables: columns of sizes or levels, rows of measures, several services beside each other. */
import { nearest } from '../page/boxes.ts';
import type { Line } from '../page/lines.ts';
import { isForSeveral, withSeveral } from './bracketed-prices.ts';
import { isCount, isDishAmount } from './dish-amounts.ts';
import { isMeasure } from './measures.ts';
import { isOffer } from './offers.ts';
import { containsPhrase, headingPath } from '../page/page-view.ts';
import { bounds, highest, lowest, type PriceBook } from './price-book.ts';
import { currencyOf } from './currencies.ts';
import { isCents, withoutExtras, type Cell } from './price-cells.ts';
import { bareAmount, type Price } from './prices.ts';
import { isPriceHeading, serviceName } from './service-names.ts';
import {
  areSizes,
  areTariffs,
  columnLabels,
  endsWithFrom,
  isSize,
  priceColumn,
  beforeFrom,
  saysFrom,
} from './price-columns.ts';
import { isForPeople } from './service-titles.ts';
import { isSizeName } from './sizes.ts';
import { SpannedRows } from './spanned-rows.ts';
import { holdsWord } from './title-forms.ts';
import { isDayOrTime } from './when-names.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases } from '../words/index.ts';

/** "2 bedrooms", "Up to 15 lbs", "16–40 kg": how much of something, not what. */
const MEASURE = new RegExp(
  `^(?:${inAnyLanguage.offers.amountLimits}\\s)?\\d{1,3}(?:\\s?[-–+]\\s?\\d{1,3})?\\s\\p{L}`,
  'iu',
);

const MIN_DISHES = 3;
const MIN_SHARE = 0.6;
const MAX_ROW_DEPTH = 5;
const CENTS = /[.,]\d{2}/;
/** Rows such as "Serves" may stand between. */
const MAX_BELOW_HEADS = 2;

/** How many columns of names make a table whose rows are prices. */
const MIN_ACROSS = 2;

/** "10x15", "2 × 3 m": units to let are named by their size. */
const DIMENSIONS =
  /^\s*\d{1,4}(?:[.,]\d{1,2})?\s?['’"”]?\s?[x×]\s?\d{1,4}(?:[.,]\d{1,2})?\s?['’"”]?(?:\s?(?:m|ft|cm))?\s*$/iu;

/** Rows of one table that follow each other, and where the first and the last with a sign stand; out of reach where none has one. */
interface Run {
  from: number;
  to: number;
  firstSigned: number;
  lastSigned: number;
}

/** Reads rows in order: what a table's header says holds for its rows. */
export class PricedRowReader {
  private readonly book: PriceBook;
  private readonly spanned = new SpannedRows();
  private headerCurrency: string | undefined;
  private tableHasPriceColumn = false;
  private table: object | undefined;
  private run: Run | undefined;
  private header: Pick<Line, 'cells' | 'columns'> | undefined;

  constructor(book: PriceBook) {
    this.book = book;
  }

  /** Whether the row at `index` states prices (or that something is free or priced on request); if so, they are in the book. */
  readRow(row: Line, index: number): boolean {
    const isFirst = this.enterTable(row, index);
    const line = this.spanned.whole(row);
    if (line.isHeaderRow || this.isHeading(line) || (isFirst && this.areHeads(line, index))) {
      this.headerCurrency = currencyOf(line.cells.slice(1).join(' ')) ?? this.headerCurrency;
      this.tableHasPriceColumn ||=
        containsPhrase(foldWord(line.text), this.book.offers.offerWords) ||
        this.headerCurrency !== undefined ||
        this.isUnderPrices(line) ||
        areSizes(line.cells);
      this.header = line;
      if (line.isHeaderRow) return false;
      // In bold letters, with "Price" over a column: a head as well.
      if (line.cells.slice(1).some((cell) => isPriceHeading(cell, this.book.offers.page.words))) return true;
    }
    const { words } = this.book.offers.page;
    const [first, ...rest] = line.cells as [string, ...string[]];
    const own = this.book.pricesIn(first);
    const cells: Cell[] = rest.map((cell, at) => ({
      cell,
      column: line.columns[at + 1]!,
      prices: cell.length <= 120 ? this.book.pricesIn(cell) : [],
      bare: bareAmount(cell, words),
    }));
    const amountCells = cells.filter((cell) => cell.prices.length > 0 || isCents(cell));
    const plain = withoutExtras(amountCells);
    const signed = plain.filter(({ prices }) => prices.length > 0);
    const unsigned = amountCells.length > plain.length || signed.length > 0 ? plain.filter(isCents) : [];
    const isBareColumn = (): boolean =>
      this.tableHasPriceColumn || isOffer(line, this.book.offers) || this.hasPricedNeighbour(line, index);
    const areSeveral = cells.filter(({ bare }) => bare).length > 1;
    const isUnsigned = signed.length === 0 && unsigned.length === 0 && isBareColumn();
    const takesWhole = isUnsigned && this.tableHasPriceColumn && !(areSeveral && this.isAboveSigned(index));
    const bare = isUnsigned
      ? cells.filter(({ bare, cell }) => bare && (takesWhole || CENTS.test(cell)))
      : unsigned;
    if (own.length > 0 && signed.length > 0) return this.readAcross(line) || this.readPairs(line);
    if (own.length === 1 && !/\p{L}{3}/u.test(first.replace(own[0]!.text, '')))
      return this.readReversed(line, own[0]!);
    if (signed.length === 0 && bare.length === 0) return this.readFreeRow(line) || this.readOpenRow(line);
    if (signed.length > 1 && this.readBeside(line, index)) return true;
    const name = this.rowName(line);
    const amounts = signed.length > 0 ? signed : bare;
    const heads = this.headsOver(
      line,
      amounts.map(({ column }) => column),
    );
    const priceAt = amounts.length > 1 ? priceColumn(heads, words) : undefined;
    const priced = priceAt === undefined ? amounts : [amounts[priceAt]!];
    const labels = priced.length > 1 ? columnLabels(heads) : [];
    // "2 bedrooms | $140 | $240" under "Standard clean | Deep clean", "Adults" under "Day ticket | Season ticket".
    const isCase = MEASURE.test(first) || isForPeople(first) || isSizeName(first);
    const areDays = labels.every((label) => isDayOrTime(label, words));
    if (labels.length > 1 && isCase && !areDays && !labels.some(isSize) && !areTariffs(labels, words))
      return this.readColumns(line, first, labels, priced);
    if (name === undefined) return false;
    const all = priced.flatMap(({ prices }) => prices);
    const found = priced.flatMap(({ cell, prices }) =>
      prices.filter((_, at) => at === 0 || !isForSeveral(prices, at, cell)),
    );
    const text = priced
      .map(({ cell }, at) => [labels[at], cell].filter(Boolean).join(' '))
      .join(labels.length > 0 ? ', ' : ' ');
    const currency = found[0]?.currency ?? this.headerCurrency ?? this.book.currency;
    const low =
      found.length > 0
        ? lowest([...found, ...unsigned.map((cell) => cell.bare!)])
        : Math.min(...priced.map((cell) => cell.bare!.min));
    const isLeast =
      priced.length === 1 && (saysFrom(heads[priceAt ?? 0] ?? '', words) || endsWithFrom(first, words));
    const most = found.length > 0 ? highest(found) : highest(priced.map((cell) => cell.bare!));
    const high = isLeast && most === low ? undefined : most;
    const several = found.length < all.length ? withSeveral(all, priced[0]!.cell) : undefined;
    const told =
      priced.length === 1 && found.length > 0
        ? (several ?? found.map((price) => price.text).join(' '))
        : text;
    const size = this.sizeOf(line, index);
    const price_text = size === undefined ? told : `${size} ${told}`;
    const last = this.book.facts.at(-1);
    const isSame =
      last?.kind === 'service' &&
      last.value.name === name &&
      this.book.lineOf.get(last) === this.book.offers.lines[index - 1];
    const range = {
      ...(low === undefined ? {} : { min: low }),
      ...(high === undefined ? {} : { max: high }),
    };
    if (size !== undefined && isSame) this.book.extend(price_text, [range], line);
    else this.book.add({ name, price_text, ...bounds(low, high, currency) }, line.quote);
    return true;
  }

  /** "60 min" in one of several rows of the same thing. */
  private sizeOf({ cells }: Line, index: number): string | undefined {
    const { lines } = this.book.offers;
    const isSame = (other: Line | undefined): boolean =>
      other?.kind === 'row' && (other.cells[0] === cells[0] || isSizeName(other.cells[0]!));
    return isSame(lines[index - 1]) || isSame(lines[index + 1])
      ? cells.slice(1).find((cell) => isSizeName(cell))
      : undefined;
  }

  /** "$25 | each additional adult": the price stands before what it is for. */
  private readReversed(line: Line, price: Price): boolean {
    const named = line.cells.slice(1).find((cell) => /\p{L}{3}/u.test(cell));
    const name = named === undefined ? undefined : serviceName(named, 0, this.book.offers.page.words);
    if (name === undefined) return false;
    this.book.addPrice(name, price, line.quote);
    return true;
  }

  /** What the header says over these columns; one without a cell over the names begins a column later. */
  private headsOver(row: Line, columns: readonly number[]): string[] {
    const { header } = this;
    if (!header) return [];
    const isShifted = header.columns[0] === 0 && row.columns.at(-1) === header.columns.at(-1)! + 1;
    const headOver = (column: number): string =>
      header.cells[header.columns.indexOf(column - Number(isShifted))]?.trim() ?? '';
    return columns.map(headOver);
  }

  private readColumns(
    line: Line,
    row: string,
    labels: readonly string[],
    priced: readonly { cell: string; prices: Price[]; bare: { min: number; max?: number } | undefined }[],
  ): boolean {
    for (const [at, { cell, prices, bare }] of priced.entries()) {
      const [price] = prices;
      const { min, max } = price ?? bare!;
      const currency = price?.currency ?? this.headerCurrency ?? this.book.currency;
      const { words } = this.book.offers.page;
      const least = beforeFrom(labels[at]!, words);
      const name = serviceName(`${least ?? labels[at]!}, ${row}`, 0, words);
      const high = least !== undefined && max === min ? undefined : max;
      if (name !== undefined)
        this.book.add({ name, price_text: price?.text ?? cell, ...bounds(min, high, currency) }, line.quote);
    }
    return true;
  }

  /** The first cell with words; a number of a dish before it is no name. */
  private rowName(line: Line): string | undefined {
    const [head] = line.cells;
    if (head !== undefined && (DIMENSIONS.test(head) || isMeasure(head))) return head.trim();
    const lead =
      line.lead !== '' && /\p{L}{2}/u.test(line.lead)
        ? line.lead
        : line.cells.find((cell) => /\p{L}{3}/u.test(cell) && this.book.pricesIn(cell).length === 0);
    return lead === undefined
      ? undefined
      : serviceName(lead, lead === line.lead ? line.boldPrefix : 0, this.book.offers.page.words, true);
  }

  /**
   * "Tea | $2 | Cake | $4": two lists beside each other. Where the row above or below has the same words in the second place
   * ("with wash"), they are no name but what the price includes.
   */
  private readBeside(line: Line, index: number): boolean {
    const names = this.namesBeside(line);
    const neighbour = [index - 1, index + 1]
      .map((at) => this.book.offers.lines[at])
      .filter((other) => other?.kind === 'row' && other.cells.length === line.cells.length)
      .flatMap((other) => this.namesBeside(other as Line) ?? []);
    if (
      names === undefined ||
      neighbour.length === 0 ||
      names.slice(1).some((name) => neighbour.includes(name))
    )
      return false;
    for (const [at, cell] of names.entries()) {
      const name = serviceName(cell, 0, this.book.offers.page.words);
      const [price] = this.book.pricesIn(line.cells[2 * at + 1]!);
      if (name !== undefined && price) this.book.addPrice(name, price, line.quote);
    }
    return true;
  }

  /** The cells of a row that are names, where each is followed by its price. */
  private namesBeside({ cells }: Line): string[] | undefined {
    if (cells.length < 4 || cells.length % 2 !== 0) return undefined;
    const isPrice = (cell: string) => cell.length <= 40 && this.book.pricesIn(cell).length > 0;
    const alternate = cells.every((cell, at) =>
      at % 2 === 1 ? isPrice(cell) : /\p{L}{3}/u.test(cell) && !isPrice(cell),
    );
    return alternate ? cells.filter((_, at) => at % 2 === 0) : undefined;
  }

  /**
   * "£50 | £75 | a night" under "Single | Double | For": a row of nothing but prices below what they are for. A further row
   * tells its length of time.
   */
  private readAcross(line: Line): boolean {
    const { book } = this;
    const { words } = book.offers.page;
    const heads = this.headsOver(line, line.columns);
    const found = line.cells.flatMap((cell, at) => {
      const [price] = book.pricesIn(cell);
      const head = heads[at] ?? '';
      const isNamed = head !== '' && !isSize(head) && !isForPeople(head) && !isPriceHeading(head, words);
      const name = price && isNamed ? serviceName(head, 0, words) : undefined;
      return name !== undefined && !/[\p{L}\d]/u.test(cell.replace(price!.text, ''))
        ? [{ name, price: price! }]
        : [];
    });
    if (found.length < MIN_ACROSS) return false;
    const isFurther = book.facts.some(
      (fact) =>
        fact.kind === 'service' &&
        fact.value.name === found[0]!.name &&
        book.lineOf.get(fact)?.container.parent === line.container.parent,
    );
    const size = isFurther ? shortest(line.cells.filter((cell) => MEASURE.test(cell))) : undefined;
    if (isFurther && size === undefined) return false;
    for (const { name, price } of found)
      book.addPrice(size === undefined ? name : `${name}, ${size}`, price, line.quote);
    return true;
  }

  /** A row that holds several services beside each other, each with its price. */
  private readPairs(line: Line): boolean {
    let isFound = false;
    for (const cell of line.cells) {
      const [price] = this.book.pricesIn(cell);
      const name = price
        ? serviceName(cell.slice(0, price.start), 0, this.book.offers.page.words)
        : undefined;
      if (!price || name === undefined) continue;
      this.book.addPrice(name, price, line.quote);
      isFound = true;
    }
    return isFound;
  }

  /** Whether the row is the first of its table. */
  private enterTable(line: Line, index: number): boolean {
    const table = tableOf(line);
    if (table === this.table) return false;
    this.table = table;
    this.header = undefined;
    this.headerCurrency = undefined;
    this.tableHasPriceColumn = this.isMenuTable(index);
    return true;
  }

  /** "Serves | 8 | 16" over the first amounts with a sign. */
  private isAboveSigned(index: number): boolean {
    const isInRun = this.run !== undefined && this.run.from <= index && index < this.run.to;
    const { firstSigned, lastSigned } = isInRun ? this.run! : (this.run = this.runAround(index));
    return lastSigned > index && !(firstSigned < index);
  }

  /** The rows around `index` that are of its table. */
  private runAround(index: number): Run {
    const { lines } = this.book.offers;
    const isSigned = (line: Line): boolean =>
      line.cells.slice(1).some((cell) => this.book.pricesIn(cell).length > 0);
    const isHere = (line: Line | undefined): boolean => line?.kind === 'row' && tableOf(line) === this.table;
    let [from, to] = [index, index + 1];
    while (isHere(lines[from - 1])) from -= 1;
    while (isHere(lines[to])) to += 1;
    const signed = lines.slice(from, to).flatMap((row, at) => (isSigned(row) ? [from + at] : []));
    return { from, to, firstSigned: signed[0] ?? Infinity, lastSigned: signed.at(-1) ?? -1 };
  }

  /** "| 30 min | 60 min" in plain cells over rows that have an amount under each of them. */
  private areHeads(line: Line, index: number): boolean {
    const { lines, page } = this.book.offers;
    const hasAmount = (cell: string): boolean =>
      this.book.pricesIn(cell).length > 0 || bareAmount(cell, page.words) !== undefined;
    const isPrice = (cell: string): boolean =>
      hasAmount(cell) && (CENTS.test(cell) || this.book.pricesIn(cell).length > 0);
    const noAmounts = phrases(`${page.words.price.free}, ${page.words.price.onRequest}`);
    if (line.cells.some((cell) => hasAmount(cell) || noAmounts.includes(foldWord(cell)))) return false;
    return lines.slice(index + 1, index + 1 + MAX_BELOW_HEADS).some((below) => {
      if (below.kind !== 'row' || tableOf(below) !== this.table) return false;
      const priced = below.columns.filter((_, at) => at > 0 && isPrice(below.cells[at]!));
      return priced.length > 1 && priced.every((column) => line.columns.includes(column));
    });
  }

  /** "Steak frites | 22" and so on under the heading of a menu. */
  private isMenuTable(index: number): boolean {
    const { lines, isMenu } = this.book.offers;
    if (!isMenu(lines[index]!)) return false;
    let end = index + 1;
    while (end < lines.length && tableOf(lines[end]!) === this.table) end += 1;
    const rows = lines
      .slice(index, end)
      .filter(({ kind, section }) => kind === 'row' && section === lines[index]!.section);
    const isDish = ({ cells }: Line): boolean =>
      isDishAmount(cells.at(-1)!) && holdsWord(cells.slice(0, -1).join(' '));
    const priced = rows.filter(isDish);
    return (
      priced.length >= MIN_DISHES &&
      priced.length / rows.length >= MIN_SHARE &&
      !isCount(priced.map(({ cells }) => Number(cells.at(-1))))
    );
  }

  /** "Services and prices" over a table: its numbers are amounts. */
  private isUnderPrices({ section }: Line): boolean {
    const { words } = this.book.offers.page;
    return section !== undefined && headingPath(section).some((heading) => isPriceHeading(heading, words));
  }

  private isHeading(line: Line): boolean {
    return (
      line.isBold &&
      line.cells.every((cell) => bareAmount(cell, this.book.offers.page.words) === undefined) &&
      this.book.pricesIn(line.text).length === 0
    );
  }

  private hasPricedNeighbour(line: Line, index: number): boolean {
    const isPriced = (other: Line | undefined): boolean =>
      other?.kind === 'row' &&
      other.cells.length === line.cells.length &&
      other.cells.slice(1).some((cell) => /^\s*\d{1,4}[.,]\d{2}\s*$/.test(cell));
    return isPriced(this.book.offers.lines[index - 1]) || isPriced(this.book.offers.lines[index + 1]);
  }

  private readFreeRow(line: Line): boolean {
    const last = line.cells[line.cells.length - 1]!;
    const name = phrases(this.book.offers.page.words.price.free).includes(foldWord(last))
      ? this.rowName(line)
      : undefined;
    if (name === undefined) return false;
    this.book.add({ name, price_text: last, price_min: 0, price_max: 0 }, line.quote);
    return true;
  }

  /** "Catch of the day | market price". */
  private readOpenRow(line: Line): boolean {
    const last = line.cells[line.cells.length - 1]!;
    const isPriceList = this.tableHasPriceColumn || isOffer(line, this.book.offers);
    const isOpen =
      isPriceList && phrases(this.book.offers.page.words.price.onRequest).includes(foldWord(last));
    const name = isOpen ? this.rowName(line) : undefined;
    if (name === undefined) return false;
    this.book.add({ name, price_text: last }, line.quote);
    return true;
  }
}

/** The table around a row. */
const tableOf = ({ container }: Line): object =>
  nearest(container, MAX_ROW_DEPTH, ({ name }) => name === 'table') ?? container;

const shortest = (texts: readonly string[]): string | undefined =>
  texts.toSorted((one, other) => one.length - other.length)[0];
