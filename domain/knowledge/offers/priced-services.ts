/** Services and goods with what they cost: price lists in tables, lines, cards, lists and `dl`s. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { looksLikeHours } from '../hours/read-hours.ts';
import { commonBox } from '../page/boxes.ts';
import type { Line, Section } from '../page/lines.ts';
import type { Offers } from './offers.ts';
import { containsPhrase, endsInAbbreviation, quoteAround, quoteOf, sentencesOf } from '../page/page-view.ts';
import { BareAmountReader } from './bare-amounts.ts';
import { isForSeveral, withSeveral } from './bracketed-prices.ts';
import { bounds, highest, lowest, PriceBook } from './price-book.ts';
import { addStatements } from './list-statements.ts';
import { parallelNames } from './parallel-columns.ts';
import { isFormerPrice, isPriceLabel } from './price-labels.ts';
import { PriceNames } from './price-names.ts';
import { PricedRowReader } from './priced-rows.ts';
import { readUnpriced } from './unpriced-offers.ts';
import { allBelow, dishesBelow } from './group-prices.ts';
import type { Price } from './prices.ts';
import { isSizeName, lengthIn, nameSizes, withoutSize } from './sizes.ts';
import { holdsName, isPriceHeading, isServiceName, serviceName } from './service-names.ts';
import { isForPeople } from './service-titles.ts';
import { isDayOrTime } from './when-names.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

/** Reads the prices of a page, line by line in order: what a table's header says holds for its rows. */
export class PriceReader {
  private readonly book: PriceBook;
  private readonly names: PriceNames;
  private readonly rows: PricedRowReader;
  private readonly bare: BareAmountReader;
  private readonly parallel: ReadonlyMap<Line, Line | undefined>;
  /** The last line of a length and its price in a box. */
  private timed: Line | undefined;

  constructor(offers: Offers) {
    this.book = new PriceBook(offers);
    this.names = new PriceNames(this.book);
    this.rows = new PricedRowReader(this.book);
    this.bare = new BareAmountReader(this.book, this.names);
    this.parallel = parallelNames(this.book);
  }

  /** Lines between a name and its price, and lines that a price over them holds for. */
  get descriptions(): ReadonlySet<Line> {
    return this.names.descriptions;
  }

  /** What has been found so far. */
  get facts(): readonly Fact[] {
    return this.book.facts;
  }

  /** Sections of which the heading names what has the price: what else is said in them tells what it includes. */
  pricedHeadings(): Set<Section> {
    const found = new Set<Section>();
    for (const fact of this.book.facts) {
      const section = this.book.lineOf.get(fact)?.section;
      if (fact.kind !== 'service' || section === undefined) continue;
      const { name } = fact.value;
      if (isSizeName(name) || foldWord(section.heading).includes(foldWord(name))) found.add(section);
    }
    return found;
  }

  /** What has been found, sizes with the name of what they are sizes of. */
  named(): Fact[] {
    addStatements(this.book);
    return nameSizes(this.book.facts, this.book.lineOf, this.book.offers);
  }

  /** Whether the line at `index` states a price of something; if so, it is among `facts` now. */
  readPriced(line: Line, index: number): boolean {
    this.book.turnTo(line);
    if (line.region === 'header' && line.kind !== 'heading' && line.text.length > 80) return false;
    if (!line.hasDigit)
      return line.kind === 'row'
        ? this.rows.readRow(line, index)
        : readUnpriced(line, index, this.book, this.names);
    if (this.looksLikeHours(line)) return false;
    if (line.kind === 'row') return this.rows.readRow(line, index);
    const prices = this.book.pricesIn(line.text);
    if (this.parallel.has(line)) return this.readParallel(line, prices);
    if (this.isFormer(line, index, prices)) return true;
    if (prices.length > 1 && line.isAligned && this.readSentences(line, index)) return true;
    if (prices.length > 0)
      return (
        this.readTimed(line, index, prices) ||
        this.joinSizes(line, index, prices) ||
        this.joinLonger(line, index, prices) ||
        this.joinFurther(line, index, prices) ||
        this.readPrices(line, index, prices)
      );
    return this.bare.read(line, index) || readUnpriced(line, index, this.book, this.names);
  }

  /** Whether the line below tells the price that holds instead. */
  private isFormer({ text }: Line, index: number, [price]: readonly Price[]): boolean {
    const { lines, page } = this.book.offers;
    const next = lines[index + 1];
    const [nextPrice] = price && next ? this.book.pricesIn(next.text) : [];
    return (
      nextPrice !== undefined &&
      isFormerPrice(text.slice(0, price!.start), next!.text.slice(0, nextPrice.start), page.words)
    );
  }

  /** "45 min", "90 min" in one column, "$60", "$110" in the next. */
  private readParallel(line: Line, [price]: readonly Price[]): boolean {
    const named = this.parallel.get(line);
    const name = named && serviceName(named.text, named.boldPrefix, this.book.offers.page.words);
    if (!price || name === undefined) return false;
    this.names.descriptions.add(named!);
    this.book.turnTo(named!);
    this.book.addPrice(name, price, line.quote);
    return true;
  }

  /** Hours are looked for beside the prices: "$120/hr, at least 8 hours" are none. */
  private looksLikeHours(line: Line): boolean {
    const { page } = this.book.offers;
    if (!looksLikeHours(line, page)) return false;
    if (this.isPlan(line) || this.endsWithCondition(line)) return false;
    let text = line.text;
    // "Fr. 7.30" may be a Friday.
    for (const price of this.book
      .pricesIn(line.text)
      .toReversed()
      .filter((one) => /\p{Sc}/u.test(one.text)))
      text = `${text.slice(0, price.start)}…${text.slice(price.end)}`;
    return text === line.text || looksLikeHours({ ...line, text, folded: foldWord(text) }, page);
  }

  /** "Half day | 8:00–12:30 | £20": a row of what it names, when it is and what it costs. */
  private isPlan({ kind, cells }: Line): boolean {
    const { words } = this.book.offers.page;
    const [first, ...rest] = cells;
    const name = kind === 'row' && rest.length > 1 ? serviceName(first!, 0, words, true) : undefined;
    return name !== undefined && !isDayOrTime(name, words) && this.isOnlyPrice(rest.at(-1)!);
  }

  /** "Sunday roast $19.50 Sundays only, 1 to 5pm": what has the price comes first, then when. */
  private endsWithCondition(line: Line): boolean {
    const { page } = this.book.offers;
    const [price, ...others] = this.book.pricesIn(line.text);
    if (!price || others.length > 0) return false;
    const name = serviceName(line.text.slice(0, price.start), line.boldPrefix, page.words, true);
    return (
      name !== undefined &&
      // "Cocktail Monday: mules $6 after 5pm" tells of a day.
      !/[:：]/u.test(name) &&
      !isDayOrTime(name, page.words) &&
      conditionBehind(line.text, price, page.words) !== undefined
    );
  }

  /** "Haircut", "45 min · $40", and below it "60 min · $50": one thing with the price of each length. */
  private readTimed(line: Line, index: number, [price, ...others]: readonly Price[]): boolean {
    if (!price || others.length > 0) return false;
    const before = line.text.slice(0, price.start);
    const above = this.book.offers.lines[index - 1];
    const timed = this.names.overLength(index, before);
    if (timed) {
      const { name, length } = timed;
      const value = {
        name,
        price_text: `${length} ${price.text}`,
        ...bounds(price.min, price.max, price.currency),
      };
      this.book.add(value, this.names.quoteWith(name, index));
    } else if (
      above === this.timed &&
      above?.container.parent === line.container.parent &&
      lengthIn(before) !== undefined
    ) {
      this.book.extend(line.text.slice(0, price.end).trim(), [price], line);
    } else return false;
    this.timed = line;
    return true;
  }

  /** "Calabresa", "R$ 18", "R$ 26", "R$ 36" beside each other in one box: one thing in several sizes. */
  private joinSizes(line: Line, index: number, [price, ...others]: readonly Price[]): boolean {
    const before = this.book.offers.lines[index - 1];
    const last = this.book.facts.at(-1);
    if (!price || others.length > 0 || last?.kind !== 'service' || this.book.lineOf.get(last) !== before)
      return false;
    const isBeside =
      line.container !== before?.container && line.container.parent === before?.container.parent;
    if (before === undefined || !isBeside) return false;
    const [first] = this.book.pricesIn(before.text);
    if (!first || !isNothingBut(before.text, first) || !isNothingBut(line.text, price)) return false;
    this.book.extend(price.text, [price], line);
    return true;
  }

  /** "Kayak tour", "from £25", and in the list below "2 h – £35": a further size of what the heading names. */
  private joinLonger(line: Line, index: number, [price, ...others]: readonly Price[]): boolean {
    const last = this.book.facts.at(-1);
    if (!price || others.length > 0 || last?.kind !== 'service' || line.section === undefined) return false;
    const { name } = last.value;
    const size = line.text.slice(0, price.start).replace(/[\s:.(–—|-]+$/u, '');
    const isOfHeading =
      this.book.lineOf.get(last)?.section === line.section &&
      serviceName(line.section.heading, 0, this.book.offers.page.words) === name;
    if (!isOfHeading || !isSizeName(size)) return false;
    this.book.extend(line.text.slice(0, price.end), [price], line, this.names.quoteWith(name, index));
    return true;
  }

  /** "£12 for nine holes", and below it "£18 for 18 holes", "£9 for students": what else the thing above costs. */
  private joinFurther(line: Line, index: number, [price, ...others]: readonly Price[]): boolean {
    const above = this.book.offers.lines[index - 1];
    const last = this.book.facts.at(-1);
    if (!price || others.length > 0 || last?.kind !== 'service' || this.book.lineOf.get(last) !== above)
      return false;
    const behind = line.text.slice(price.end);
    const isBeside = above?.container.parent === line.container.parent;
    if (!isBeside || /[\p{L}\d]/u.test(line.text.slice(0, price.start)) || !GOES_ON.test(behind))
      return false;
    // What it costs some is no price of it for all.
    this.book.extend(line.text.trim(), FOR_SOME.test(behind) ? [] : [price], line);
    return true;
  }

  /** "Hybrid bikes: $15 an hour. E-bikes: $30 an hour.": each sentence by itself, where more than one has a price. */
  private readSentences(line: Line, index: number): boolean {
    const sentences = sentencesOf(line.text).filter(({ text }) => this.book.pricesIn(text).length > 0);
    if (sentences.length < 2) return false;
    const isOwn = new Map<Fact, boolean>();
    const found = sentences.map(({ text, start }) => {
      const count = this.book.facts.length;
      const from = line.text.indexOf(text, start);
      const seams = line.seams.flatMap((seam) =>
        seam.at > from && seam.at < from + text.length ? [{ ...seam, at: seam.at - from }] : [],
      );
      const boldPrefix = from === 0 ? line.boldPrefix : 0;
      const quote = quoteOf(line, from, from + text.length);
      const part: Line = { ...line, text, folded: foldWord(text), lead: text, quote, seams, boldPrefix };
      const isRead = this.readPrices(part, index, this.book.pricesIn(text));
      for (const fact of this.book.facts.slice(count))
        isOwn.set(fact, fact.kind === 'service' && text.includes(fact.value.name));
      return isRead;
    });
    // Where one names what it is about, the heading is over more than the other.
    if ([...isOwn.values()].some(Boolean))
      for (const [fact, isSaid] of isOwn) if (!isSaid) this.book.remove(fact);
    return found.some(Boolean);
  }

  private readPrices(line: Line, index: number, all: Price[]): boolean {
    const prices = withoutSeveral(all, line.text);
    const segments = prices.map((price, at) =>
      line.text.slice(at === 0 ? 0 : prices[at - 1]!.end, price.start),
    );
    const areBracketed = segments.slice(1).every((segment) => IN_BRACKETS.test(segment));
    if (prices.length > 1 && !areBracketed) {
      const names = segments.map((segment, at) =>
        serviceName(
          this.withoutTitle(segment, at, segments).replace(BEFORE_NAME, ''),
          at === 0 ? line.boldPrefix : 0,
          this.book.offers.page.words,
        ),
      );
      const isSizeList = names.every((name) => name !== undefined && isSizeName(name));
      if (isSizeList) return this.readSizes(line, index, prices);
      const isOneThing =
        !isForPeople(names[0] ?? '') &&
        names.slice(1).every((name) => name !== undefined && (isSizeName(name) || isForPeople(name)));
      const isList =
        !isOneThing && names.every((name) => name !== undefined && name.length > 2) && line.text.length < 400;
      if (isList && segments.slice(1).every((segment) => /\p{L}{3}/u.test(segment) && segment.length < 60)) {
        for (const [at, name] of names.entries()) this.book.addPrice(name!, prices[at]!, quoteAround(line));
        return true;
      }
    }
    const [first] = prices as [Price];
    const { words } = this.book.offers.page;
    if (this.isThreshold(line.text, first)) return false;
    const price = { price_text: first.text, ...bounds(first.min, first.max, first.currency) };
    if (prices.length === 1 && this.readDishes(allBelow(this.book, index, first), price)) return true;
    const term = line.kind === 'definition' ? this.names.termBefore(index) : undefined;
    // "Fees": "Regular: $80": the term is over what has the price.
    const inDefinition =
      term !== undefined && isPriceLabel(term, this.book.offers.page.words) ? undefined : term;
    const before = line.text.slice(0, first.start);
    const isLabelled = isPriceLabel(before, this.book.offers.page.words);
    const size = before.replace(/[\s:.(–—|-]+$/u, '');
    const sized =
      line.afterBreak && isSizeName(size.replace(IN_BRACKET, ''))
        ? this.names.ofParagraph(index, size)
        : undefined;
    const name =
      inDefinition ??
      sized ??
      this.names.beforeBracket(index, before) ??
      this.names.ofUnit(index, before) ??
      (isLabelled
        ? (this.names.above(index) ?? this.names.ofHeading(line))
        : (this.names.inLine(line, index, prices) ??
          (isPriceFirst(line.text, first) ? this.names.above(index) : undefined)));
    if (name === undefined) return false;
    const last = prices[prices.length - 1]!;
    const isSizes =
      prices.length > 1 && prices.length <= 4 && segments.slice(1).every((segment) => this.isSize(segment));
    const end = last.end + (areBracketed ? (BRACKET.exec(line.text.slice(last.end))?.[0].length ?? 0) : 0);
    const common = isSizes ? this.withoutLabel(name) : name;
    const condition = prices.length === 1 ? conditionBehind(line.text, first, words) : undefined;
    const told = this.names.told.get(line);
    const several = prices.length === 1 && all.length > 1 ? withSeveral(all, line.text) : undefined;
    const single = told === undefined ? (condition ?? several ?? first.text) : `${told} ${first.text}`;
    const text = isSizes ? line.text.slice(labelStart(before, common), end) : single;
    const of = isSizes ? prices : [first];
    const quote =
      inDefinition !== undefined || before.trim() === '' || !line.text.includes(name)
        ? this.names.quoteWith(name, index)
        : quoteAround(line, 0, end);
    const isOpen = isPriceFirst(line.text, first) && this.names.isFromAbove(index);
    this.book.add(
      {
        name: common,
        price_text: text,
        ...bounds(lowest(of), isOpen ? undefined : highest(of), first.currency),
      },
      quote,
    );
    return true;
  }

  /** "Add-ons: oven $35, fridge $35": what opens a list of prices names none of them. */
  private withoutTitle(segment: string, at: number, segments: readonly string[]): string {
    const { words } = this.book.offers.page;
    const [title, label = ''] = at === 0 ? (TITLE_OF_LIST.exec(segment) ?? []) : [];
    const isAlone = segments.slice(1).every((other) => !other.includes(':'));
    return title !== undefined && isAlone && (isPriceHeading(label, words) || !isServiceName(label, words))
      ? segment.slice(title.length)
      : segment;
  }

  /** "Latte" of "Latte: small". */
  private withoutLabel(name: string): string {
    const short = withoutSize(name.replace(/:\s.{1,20}$/u, '')).trim();
    return serviceName(short, 0, this.book.offers.page.words, true) ?? short;
  }

  /** "Small $6 / Large $10" below a name: one thing in several sizes, or all that is listed below. */
  private readSizes(line: Line, index: number, prices: Price[]): boolean {
    const text = line.text.slice(0, prices.at(-1)!.end).trim();
    const last = this.book.facts.at(-1);
    if (line.afterBreak && last && this.book.lineOf.get(last) === this.book.offers.lines[index - 1]) {
      this.book.extend(text, prices, line);
      return true;
    }
    const price = { price_text: text, ...bounds(lowest(prices), highest(prices), prices[0]!.currency) };
    const above = this.book.offers.lines[index - 1];
    // "Deep tissue", "from $95", and below it in the card "60 min $95 | 90 min $135".
    if (
      last?.kind === 'service' &&
      above &&
      this.book.lineOf.get(last) === above &&
      this.isOnlyPrice(above.text) &&
      commonBox(above, line)
    ) {
      const { name } = last.value;
      this.book.facts.pop();
      this.book.add({ name, ...price }, this.names.quoteWith(name, index));
      return true;
    }
    if (this.readDishes(dishesBelow(this.book, index), price)) return true;
    const name = this.names.overSizes(index) ?? this.names.above(index);
    if (name === undefined || isSizeName(name)) return false;
    this.book.add({ name, ...price }, this.names.quoteWith(name, index));
    return true;
  }

  private isOnlyPrice(text: string): boolean {
    const [price, ...others] = this.book.pricesIn(text);
    return price !== undefined && others.length === 0 && isNothingBut(text, price);
  }

  /** Gives all of a list the price that stands over it. */
  private readDishes(
    dishes: ReturnType<typeof dishesBelow>,
    price: Omit<FactValue<'service'>, 'name'>,
  ): boolean {
    for (const { dish, name } of dishes) {
      this.names.descriptions.add(dish);
      this.book.add({ name, ...price }, dish.quote);
    }
    return dishes.length > 0;
  }

  /** "From 50 € we deliver free of charge": from which amount on something else holds. */
  private isThreshold(text: string, { start, end, min, max }: Price): boolean {
    const [rest] = sentencesOf(text.slice(end));
    const isLeast = min !== undefined && max === undefined && !/\p{L}/u.test(text.slice(0, start));
    return (
      isLeast &&
      rest !== undefined &&
      containsPhrase(foldWord(rest.text), phrases(this.book.offers.page.words.notServices))
    );
  }

  /** Between two prices of one thing: "/ bottle", "(large)"; not "add chicken". */
  private isSize(segment: string): boolean {
    const size = segment.replace(/^[\s/|,;–—-]+|[\s:–—-]+$/gu, '');
    if (IN_BRACKETS.test(segment) || isSizeName(size) || isForPeople(size)) return true;
    // "(max. 2 dogs). £150 deposit" is a sentence of its own.
    if (/[)\p{L}][.!]\s*$/u.test(segment) && !endsInAbbreviation(segment.trimEnd())) return false;
    const words = segment.replace(/[^\p{L}\d\s]+/gu, ' ').trim();
    return words.length <= 20 && (words === '' || isServiceName(`${words}__`, this.book.offers.page.words));
  }
}

/** " for students", " per 18 holes" to the end of the line. */
const FOR_SOME = new RegExp(`^\\s(?:${inAnyLanguage.offers.forWhom})\\s[^\\d.,;:!?]{3,30}$`, 'iu');
const GOES_ON = new RegExp(
  `^\\s(?:${inAnyLanguage.offers.forWhom}|${inAnyLanguage.offers.perUnit})\\s[^.,;:!?]{3,30}$`,
  'iu',
);
/** "Prices: ". */
const TITLE_OF_LIST = /^([^:]{2,30}):\s+(?=\p{L}{2})/u;
/** "Small (under 10 kg)". */
const IN_BRACKET = /\s\([^()]*\)$/u;
const BRACKET = /^\s*[(（][^()（）]{1,40}[)）]/u;
/** "£12 (adults) and £8": between two prices of one thing, for whom the first is. */
const IN_BRACKETS = new RegExp(
  `${BRACKET.source}(?:\\s*[,;/|–-]|\\s${inAnyLanguage.offers.and})?\\s*$`,
  'iu',
);
/** What may stand between a price and the name behind it. */
const BEFORE_NAME = /^(?:[\s,;/|•·)]|[(（][^()（）]{1,40}[)）])+/u;

/** Where "small" begins in "Latte: small" before the first of several prices of a latte. */
function labelStart(before: string, name: string): number {
  const at = before.indexOf(name);
  const behind = at < 0 ? before : before.slice(at + name.length);
  const label = behind
    .split(/[.·‥_]{3,}|…/u)
    .at(-1)!
    .replace(/^[\s:|–—-]+/u, '');
  return LABEL.test(label) && (at >= 0 || isSizeName(label.trim()))
    ? before.length - label.length
    : before.length;
}

const LABEL = /^(?:[^(),;.!?]|[.,](?=\d)){1,20}$/u;

const isNothingBut = (text: string, price: Price): boolean =>
  !/[\p{L}\d]/u.test(text.slice(0, price.start) + text.slice(price.end));

/** "Taco $3, 2 for $5": what several cost together is no further price of one. */
const withoutSeveral = (prices: Price[], text: string): Price[] =>
  prices.filter((_, at) => at === 0 || !isForSeveral(prices, at, text));

const MAX_CONDITION = 40;

/** A price with the days and times that it holds for, behind it to the end of its line: "$12, 11am–2pm". */
function conditionBehind(text: string, { start, end }: Price, words: WordTable): string | undefined {
  const rest = text.slice(end);
  if (rest.length > MAX_CONDITION) return undefined;
  const only = phrases(words.hours.only);
  const when = foldWord(rest)
    .split(/[\s,;:()–—]+/u)
    .filter((word) => !only.includes(word))
    .join(' ')
    .replace(/\.$/, '')
    .trim();
  return isDayOrTime(when, words) ? text.slice(start).trim() : undefined;
}

function isPriceFirst(text: string, first: Price): boolean {
  return !holdsName(text.slice(0, first.start));
}
