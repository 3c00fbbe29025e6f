/** Which words near a price say what it is for: before it in its line, above it, at the top or below in its card. */
import { cardTitle, headingOverList, onlyPriceUnder, topOfBooking } from './card-titles.ts';
import { ofCostHeading } from './cost-headings.ts';
import { headingOfDescribed, mayDescribe, titleOfCard } from './described-cards.ts';
import { titleBefore, titleIn } from './described-titles.ts';
import { commonBox, isRepeated, isWithin } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import {
  containsPhrase,
  endsInAbbreviation,
  quoteAround,
  quoteOfRun,
  sentencesOf,
} from '../page/page-view.ts';
import type { PriceBook } from './price-book.ts';
import { isPriceLabel } from './price-labels.ts';
import type { Price } from './prices.ts';
import { saidSubject } from './said-prices.ts';
import { titleOfStatement } from './statement-titles.ts';
import { feeBehind, holdsName, isPriceHeading, serviceName, tellsCost } from './service-names.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { isCode, isDuration, isSizeName, lengthIn } from './sizes.ts';
import { isLikeTitle } from './title-forms.ts';
import { foldWord, phrases } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

/** "El bono de 150 €": in running text such a word before the amount makes it part of a sentence. */
const OF_AMOUNT = new RegExp(`\\s${SAID.ofAmount}\\s*$`, 'iu');

/** Finds names for prices among the lines of a page. */
export class PriceNames {
  /** Lines between a name and its price. */
  readonly descriptions = new Set<Line>();
  /** What is told before the price of a line: "60 minutes,". */
  readonly told = new Map<Line, string>();
  private readonly book: PriceBook;

  constructor(book: PriceBook) {
    this.book = book;
  }

  /** The words before the price in its line, or behind it. */
  inLine(line: Line, index: number, prices: Price[]): string | undefined {
    const [first] = prices as [Price];
    const before = titleBefore(line, line.text.slice(0, first.start))
      .replace(/[\s.…·・‥_]+$/u, ' ')
      .replace(LEADERS_WITHIN, ': ');
    const code = codeIn(before);
    if (code !== undefined) return code;
    const fee = feeBehind(
      sentencesOf(before).at(-1)?.text ?? '',
      line.text.slice(first.end),
      this.book.offers.page.words,
    );
    if (fee !== undefined) return fee;
    if (holdsName(before)) {
      const over = this.itemOver(line, index, before);
      if (over !== undefined) return over;
      if (this.isAside(line, index, first)) return undefined;
      // In running text only the sentence that names the price counts.
      const sentence = before.slice(sentencesOf(before).at(-1)?.start ?? 0).trimStart();
      const described = prices.length === 1 ? this.ofDescription(line, index, first) : undefined;
      if (described !== undefined) return described;
      const isWhole = line.boldPrefix === 0 || line.boldPrefix >= first.end;
      const said = isWhole ? saidSubject(sentence, line.section?.heading) : undefined;
      if (said !== undefined) {
        const heading = said.isOfHeading ? titleOfStatement(this.book, index) : undefined;
        return heading ?? serviceName(said.subject ?? '', 0, this.book.offers.page.words, true);
      }
      const isProse =
        before.length > 110 ||
        (line.text.length > 110 &&
          (OF_AMOUNT.test(before) || OF_AMOUNT.test(` ${first.text.split(' ')[0]!}`))) ||
        (/[.!]$/.test(line.text) && line.text.length - first.end > 40 && before.split(' ').length > 6);
      return isProse
        ? undefined
        : serviceName(
            sentence,
            Math.max(0, line.boldPrefix - (before.length - sentence.length)),
            this.book.offers.page.words,
            true,
          );
    }
    const after = line.text.slice(prices[0]!.end).replace(/^[\s:–—|-]+/u, '');
    const isShort =
      after.length >= 3 &&
      after.length <= 60 &&
      prices.length === 1 &&
      /^\p{Lu}/u.test(after) &&
      !/[.!?]$/.test(after);
    if (!isShort) return undefined;
    const heading = onlyPriceUnder(this.book, index);
    return serviceName(heading?.text ?? after, 0, this.book.offers.page.words);
  }

  /** "Wash $20", "Dried with our own towels ($5 to keep).": what a bracket in the description of a priced thing adds. */
  private isAside({ text, container }: Line, index: number, { start }: Price): boolean {
    const above = this.book.offers.lines[index - 1];
    if (above === undefined || !/[(（]\s?$/u.test(text.slice(0, start)) || !/[.!]$/.test(text)) return false;
    let box = commonBox(this.book.offers.lines[index]!, above);
    while (box?.parent && box.name !== 'li' && isOnlyChild(box)) box = box.parent;
    const isBelow = box !== undefined && (box === container || box.name === 'li' || isRepeated(box));
    return isBelow && this.book.pricesIn(above.text).length > 0;
  }

  /** `<li>Spring rolls</li><br>Lettuce, mint and shrimp. $5` in one cell: the item that such words describe. */
  private itemOver(line: Line, index: number, before: string): string | undefined {
    const above = this.book.offers.lines[index - 1];
    const isBelow =
      above?.kind === 'item' && line.kind !== 'item' && above.container.parent === line.container;
    const isDescription = /[,.]/.test(before) || before.trim().split(/\s+/).length > MIN_DESCRIBING;
    if (!isBelow || !isDescription || this.book.pricesIn(above.text).length > 0) return undefined;
    this.descriptions.add(above);
    return serviceName(titleIn(above), 0, this.book.offers.page.words);
  }

  /**
   * "Kitchen and bath. From $90", "Lasts six weeks. Only $65!", "Driveways, patios and siding from $199.": the heading of
   * what such words describe.
   */
  private ofDescription(line: Line, index: number, { start }: Price): string | undefined {
    const { words } = this.book.offers.page;
    const { text } = line;
    const before = text.slice(0, start);
    const sentences = sentencesOf(before);
    const last = sentences.at(-1)!.text;
    if (sentences.length > 1 && isPriceLabel(last, words)) return titleOfStatement(this.book, index);
    const count = last.split(/\s+/).length;
    const isBehind =
      /[^\s.…][.!]\s+$/u.test(before) && count >= MIN_DESCRIBING && !endsInAbbreviation(before.trimEnd());
    const isWithin = /[.!]$/.test(text) && count > MIN_DESCRIBING && !tellsCost(before);
    const isOfOffer = isBehind
      ? !containsPhrase(foldWord(last), phrases(words.notServices))
      : isWithin && serviceName(last, 0, words, true) !== undefined;
    const heading = isOfOffer
      ? headingOfDescribed(this.book, index)
      : sentences.length === 1 && mayDescribe(last, words)
        ? titleOfCard(this.book, index)
        : undefined;
    if (heading === undefined && isBehind && isOfOffer && line.section?.level === 1)
      return titleOfStatement(this.book, index);
    const name = heading && serviceName(titleIn(heading), 0, words);
    if (name !== undefined && TELLS_LENGTH.test(last) && last.length <= MAX_TOLD)
      this.told.set(line, last.trim());
    return name;
  }

  /** "Lanes", and below it "Per lane and hour £10": what the heading names, by the unit. */
  ofUnit(index: number, before: string): string | undefined {
    const unit = before.trim();
    const name = IS_UNIT.test(unit) ? titleOfStatement(this.book, index) : undefined;
    if (name !== undefined) this.told.set(this.book.offers.lines[index]!, unit.replace(/\s?:$/, ''));
    return name;
  }

  /** The heading that a line stands under. */
  ofHeading({ section, text }: Line): string | undefined {
    const isOwn = section !== undefined && section.level >= 3 && section.heading !== text;
    return isOwn ? serviceName(section.heading, 0, this.book.offers.page.words) : undefined;
  }

  /** The heading over prices by size, where at most a line that describes stands between. */
  overSizes(index: number): string | undefined {
    const { lines, page } = this.book.offers;
    const isText = (line: Line | undefined): boolean =>
      line?.kind === 'text' && line.text.length > MIN_DESCRIPTION && !line.hasDigit;
    const heading = lines[isText(lines[index - 1]) ? index - 2 : index - 1];
    return heading?.kind === 'heading' && !isPriceHeading(heading.text, page.words)
      ? serviceName(heading.text, 0, page.words)
      : undefined;
  }

  /** "Bento<br>(for children) $9": the line before what a bracket adds to it. */
  beforeBracket(index: number, before: string): string | undefined {
    const { lines, page } = this.book.offers;
    const [above, line] = [lines[index - 1], lines[index]!];
    const isBelow = line.afterBreak && above?.container === line.container;
    if (!isBelow || !BRACKET.test(before) || this.book.pricesIn(above.text).length > 0) return undefined;
    return serviceName(`${above.text} ${before.trim()}`, 0, page.words);
  }

  /** The term that a definition explains. */
  termBefore(index: number): string | undefined {
    for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
      const line = this.book.offers.lines[at]!;
      if (line.kind === 'term') return serviceName(this.wholeTerm(at), 0, this.book.offers.page.words);
      if (line.kind !== 'definition') return undefined;
    }
    return undefined;
  }

  /** `<dt>Deep layer<br>full course</dt>` is one name. */
  private wholeTerm(index: number): string {
    const { lines } = this.book.offers;
    const { text, afterBreak, container } = lines[index]!;
    const above = lines[index - 1];
    if (!afterBreak || above?.kind !== 'term' || above.container !== container) return text;
    const gap = CJK_END.test(above.text) ? '' : ' ';
    return this.wholeTerm(index - 1) + gap + text;
  }

  /** The words from a name above to its price; what stands between describes it. */
  quoteWith(name: string, index: number): string {
    const { lines } = this.book.offers;
    const line = lines[index]!;
    const [price] = this.book.pricesIn(line.text);
    const isCut = price !== undefined && line.seams.some(({ isHard }) => isHard);
    for (let at = index - 1; at >= Math.max(0, index - MAX_QUOTED); at -= 1) {
      if (!lines[at]!.text.includes(name)) continue;
      for (const between of lines.slice(at + 1, index)) this.descriptions.add(between);
      // What is not shown stands beside the price in its line.
      return isCut ? quoteAround(line, price.start, price.end) : quoteOfRun(lines.slice(at, index + 1), line);
    }
    const below = lines[index + 1];
    return below?.text.includes(name) ? quoteOfRun([line, below], line) : quoteAround(line);
  }

  /** A price on a line of its own belongs to the short line before it, or before the description between. */
  above(index: number): string | undefined {
    const line = this.book.offers.lines[index]!;
    const above = this.book.offers.lines[index - 1];
    // "Fish pie<br>£14.95": the line before in the same paragraph.
    if (above && line.afterBreak && above.container === line.container && !above.afterBreak) {
      const name = serviceName(titleIn(above), above.boldPrefix, this.book.offers.page.words);
      if (name !== undefined && this.book.pricesIn(above.text).length === 0) return name;
    }
    const ofCosts = ofCostHeading(this.book, index);
    if (ofCosts !== undefined) return ofCosts;
    const title =
      this.headingOverLabel(index) ??
      this.topOfParagraph(index) ??
      this.bookedTitle(index) ??
      headingOverList(this.book, index) ??
      cardTitle(this.book, index) ??
      this.topOfThree(index) ??
      this.headingOfOne(index);
    if (title !== undefined) return serviceName(titleIn(title), 0, this.book.offers.page.words);
    const from = this.isDescription(index - 1) ? index - 2 : index - 1;
    for (let at = from; at >= Math.max(0, index - 2); at -= 1) {
      const line = this.book.offers.lines[at]!;
      if (line.isDetached && at < index - 1) return undefined;
      const title = titleIn(line);
      const isName =
        title.length <= 70 &&
        !isPriceHeading(line.text, this.book.offers.page.words) &&
        (line.kind === 'heading' || !/[.!?:]$/.test(title)) &&
        this.book.pricesIn(line.text).length === 0;
      const isTitle =
        line.kind === 'heading' ||
        line.isBold ||
        at === index - 1 ||
        this.book.offers.lines[index - 1]!.text.length > 40;
      const folded = foldWord(title).replace(/(?:after|out of)[- ]hours/, '');
      if (isName && isTitle && !containsPhrase(folded, this.book.offers.notOfferWords))
        return serviceName(title, 0, this.book.offers.page.words);
      if (line.kind === 'heading') return undefined;
    }
    return undefined;
  }

  /** What a card of a list of bookings is called; its length of time is told with the price. */
  private bookedTitle(index: number): Line | undefined {
    const found = topOfBooking(this.book, index);
    if (found) this.told.set(this.book.offers.lines[index]!, found.length);
    return found?.top;
  }

  /** "Steak frites<br>with aioli<br>$32": the first of the lines of a paragraph that ends in its only price. */
  private topOfParagraph(index: number): Line | undefined {
    const { lines } = this.book.offers;
    const { container, afterBreak } = lines[index]!;
    const isRest = (line: Line | undefined): boolean =>
      line?.afterBreak === true && line.container === container;
    if (!afterBreak || isRest(lines[index + 1])) return undefined;
    let top = index - 1;
    while (isRest(lines[top]) && index - top <= MAX_DESCRIPTIONS) top -= 1;
    const title = lines[top];
    if (title === undefined || title.afterBreak || title.container !== container) return undefined;
    const isPriced = lines
      .slice(top, index)
      .some(({ text }) => /\d$/.test(text) || this.book.pricesIn(text).length > 0);
    return isPriced || !isLikeTitle(title.text) ? undefined : title;
  }

  /** "Cheese, olives, onions and bread" below a bold name. */
  private isDescription(index: number): boolean {
    const { lines } = this.book.offers;
    const [name, line] = [lines[index - 1], lines[index]];
    return name?.isBold === true && line?.isBold === false && /,[^,]{2,40},/.test(line.text);
  }

  /** "Haircut" over "45 min · $40" in one box: what the box names, and how long it takes. */
  overLength(index: number, before: string): { name: string; length: string } | undefined {
    const { lines, page } = this.book.offers;
    const length = lengthIn(before);
    const box = lines[index]!.container.parent;
    if (length === undefined || box === undefined || LIST.test(box.name)) return undefined;
    const isInBox = (line: Line | undefined): boolean => line !== undefined && isWithin(line.container, box);
    let top = index;
    while (isInBox(lines[top - 1]) && index - top <= MAX_DESCRIPTIONS) top -= 1;
    const title = lines[top]!;
    const isTitle = title.kind !== 'heading' && isLikeTitle(title.text);
    // Headings over sizes name all of them.
    const isWhole =
      top < index &&
      !isInBox(lines[top - 1]) &&
      lines
        .slice(top, index)
        .every(({ kind, text }) => kind !== 'heading' && this.book.pricesIn(text).length === 0);
    const name = isTitle && isWhole ? serviceName(titleIn(title), 0, page.words) : undefined;
    return name === undefined || isDuration(name) ? undefined : { name, length };
  }

  /** "Swedish massage", "1 h: 70 €", "1.5 h: 95 €" in one paragraph: its first line, with the size where there are several. */
  ofParagraph(index: number, size: string): string | undefined {
    const { lines, page } = this.book.offers;
    const { container } = lines[index]!;
    const isSized = (line: Line | undefined): boolean =>
      line !== undefined &&
      line.container === container &&
      line.afterBreak &&
      this.book.pricesIn(line.text).length > 0;
    let top = index - 1;
    while (isSized(lines[top]) && index - top <= MAX_SIZES) top -= 1;
    const head = lines[top];
    if (head === undefined || head.container !== container) return undefined;
    // "Nail trim $15", "Bath", "Small $35": what follows a price begins something new, other lines describe.
    if (head.afterBreak && this.book.pricesIn(lines[top - 1]!.text).length === 0) return undefined;
    const isAlone = !isSized(lines[index - 1]) && !isSized(lines[index + 1]);
    if (this.book.pricesIn(head.text).length > 0) return undefined;
    const name = serviceName(head.text, head.boldPrefix, page.words);
    return name === undefined || isAlone ? name : `${name}, ${size}`;
  }

  /** "Colour from" above "€25": the words over an amount may say that it is only the least. */
  isFromAbove(index: number): boolean {
    const above = this.book.offers.lines[index - 1];
    if (above === undefined || above.text.length > 70) return false;
    return phrases(this.book.offers.page.words.price.from).some((from) => above.folded.endsWith(` ${from}`));
  }

  /** "Interior", "Vacuum, windows", "$120", "Exterior", "Wash, wax", "$150": the first of the two lines between prices. */
  private topOfThree(index: number): Line | undefined {
    const { lines } = this.book.offers;
    const box = lines[index]!.container.parent;
    const isPrice = (at: number): boolean => {
      const line = lines[at];
      if (line === undefined || line.container.parent !== box || line.text.length > 30) return false;
      return this.book.pricesIn(line.text).length > 0;
    };
    const isText = (at: number): boolean => {
      const line = lines[at];
      return line?.kind === 'text' && line.container.parent === box && !line.afterBreak && !isPrice(at);
    };
    const isThird = (at: number): boolean =>
      isPrice(at) && isText(at - 1) && isText(at - 2) && !isText(at - 3);
    const top = lines[index - 2];
    const isOne = top !== undefined && isThird(index) && (isThird(index - 3) || isThird(index + 3));
    return isOne && top.text.length <= 70 && top.text.length <= lines[index - 1]!.text.length
      ? top
      : undefined;
  }

  /** The heading over one line that describes and one that is a price, where no other price follows under it. */
  private headingOfOne(index: number): Line | undefined {
    const { lines, page } = this.book.offers;
    const { section } = lines[index]!;
    const heading = lines[index - 2];
    if (heading?.kind !== 'heading' || heading.section !== section || section === undefined) return undefined;
    if (section.level < 3 || lines[index - 1]!.isDetached || heading.text.length > 70) return undefined;
    if (isPriceHeading(heading.text, page.words)) return undefined;
    for (let at = index + 1; at <= index + MAX_UNDER_ONE; at += 1) {
      const line = lines[at];
      if (line?.section !== section) break;
      if (this.book.pricesIn(line.text).length > 0) return undefined;
    }
    return heading;
  }

  /** "Full detail", some lines that describe it, "Price", "from $230": the heading over a price that has only a label. */
  private headingOverLabel(index: number): Line | undefined {
    const { lines, page } = this.book.offers;
    const label = lines[index - 1];
    if (label === undefined || label.text.length > MAX_LABEL) return undefined;
    // A line in bold letters may be a label, a heading of its own is none.
    if (label.kind === 'heading' && label.section!.level <= MAX_HEADING_LEVEL) return undefined;
    if (!isPriceHeading(label.text, page.words)) return undefined;
    for (let at = index - 2; at >= Math.max(0, index - MAX_OVER_LABEL); at -= 1) {
      const line = lines[at]!;
      if (line.kind === 'heading')
        return line.text.length <= 70 && !isPriceHeading(line.text, page.words) ? line : undefined;
      if (this.book.pricesIn(line.text).length > 0) return undefined;
    }
    return undefined;
  }
}

/** "Korma ....... small" before its price. */
const LEADERS_WITHIN = /\s?(?:[.·‥_]{3,}|…+)\s?(?=\S)/u;

/** "4x4:", "A5 –" before a price: which of what the heading names. */
function codeIn(before: string): string | undefined {
  const [, code] = /^\s*(\S{2,4}?)\s?[:–—-]\s*$/u.exec(before) ?? [];
  return code !== undefined && isCode(code) && !isSizeName(code) ? code : undefined;
}

const IS_UNIT = new RegExp(`^${SAID.perUnit}(?:\\s\\p{L}+){1,4}\\s?:?$`, 'iu');
const isOnlyChild = (box: ElementNode): boolean =>
  box.parent!.children.every((child) => child === box || child.type === 'text');
const BRACKET = /^\s*[(（][^()（）]{1,40}[)）]\s*$/u;
/** Whose entries are things of their own. */
const LIST = /^[uo]l$/;
const MIN_DESCRIPTION = 40;
const MIN_DESCRIBING = 3;
const MAX_TOLD = 40;
/** "First 2 hours", "60 minutes,"; "Single, 14 m²." describes. */
const TELLS_LENGTH = /^(?=.*\d)[^.,;!]+,?\s*$/u;
const MAX_DESCRIPTIONS = 2;
const CJK_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]$/u;
const MAX_SIZES = 8;
const MAX_QUOTED = 6;
const MAX_LABEL = 20;
const MAX_HEADING_LEVEL = 6;
const MAX_OVER_LABEL = 8;
const MAX_UNDER_ONE = 4;
