/** Services without a price: lists and headings under "Our services", lists after "We offer:", "Services: a, b, c". */
import type { Fact, FactValue } from '../../contract/schemas/facts.ts';
import { looksLikeHours } from './hours/read-hours.ts';
import type { Line, Section } from './lines.ts';
import { isOffering, type Offers } from './offers.ts';
import { containsPhrase, factOf, headingPath, quoteAround } from './page-view.ts';
import { isPriceHeading, isServiceName } from './service-names.ts';
import { isDay, isPeople, isTitle } from './service-titles.ts';
import { foldWord, phrases } from './words/index.ts';
import { indexOfPhrase } from './words/phrase-index.ts';

const MIN_DESCRIPTION_LENGTH = 30;
/** "Bull bars and", "Fitting, including": the list goes on elsewhere. */
const DANGLING =
  /[\s,&]+(?:and|or|including|incl\.?|und|oder|sowie|inkl\.?|et|ou|y|e|o|en|of|i|oraz|și|sau)$/iu;
/** "Various other parts": nothing by itself. */
const VAGUE =
  /^(?:various|several|many|much|diverse|verschiedene|divers|varios|varias|vari|varie|diversen|różne|diferse)\s/iu;

/** Reads the lines that state no price. */
export class OfferListReader {
  readonly facts: Fact[] = [];
  private readonly offers: Offers;
  /** Lines with prices by section: headings over prices are categories, not services. */
  private readonly pricedLines: ReadonlyMap<Section | undefined, readonly Line[]>;

  /** Sections whose prices are for sizes of what they are headed: a list in them says what is included. */
  private readonly sized: ReadonlySet<Section>;

  constructor(
    offers: Offers,
    pricedLines: ReadonlyMap<Section | undefined, readonly Line[]>,
    sized: ReadonlySet<Section>,
  ) {
    this.offers = offers;
    this.pricedLines = pricedLines;
    this.sized = sized;
  }

  /** Adds what the line at `index` names as a service to `facts`. */
  readUnpriced(line: Line, index: number): void {
    if (line.region === 'footer' || line.region === 'header' || this.readInlineList(line)) return;
    if (/\d/.test(line.text) && looksLikeHours(line, this.offers.page)) return;
    if (this.isTitleOfOne(line, index)) this.addItem(line);
    if (!isOffering(line, this.offers) && !this.isLedIn(line, index)) return;
    if ((line.kind === 'item' && !this.isFeature(line, index)) || line.kind === 'term') this.addItem(line);
    else if (
      line.kind === 'heading' &&
      line.section &&
      line.section.level < 7 &&
      isTitle(line.text, this.offers) &&
      this.isLeaf(index)
    )
      this.addItem(line);
  }

  private addItem(line: Line): void {
    const { words } = this.offers.page;
    // "Building work:" opens a list.
    if ((line.linkCount > 0 && /\d/.test(line.text)) || line.text.endsWith(':')) return;
    const cut = /:\s+|\s+[–—-]\s+/u.exec(line.text);
    const head =
      line.boldPrefix >= 3
        ? line.text.slice(0, line.boldPrefix)
        : cut
          ? line.text.slice(0, cut.index)
          : line.text;
    const name = head
      .replace(/[\s:.,–—-]+$/u, '')
      .replace(/^[\s•·*✓✔–-]+/u, '')
      .replace(DANGLING, '');
    const isShort =
      name.length <= 70 && !/\s\d{1,3}$/.test(name) && name.split(' ').length <= 10 && !/[.!?]\s/.test(name);
    if (
      isShort &&
      isServiceName(name, words) &&
      !containsPhrase(foldWord(name), this.offers.notOfferWords) &&
      !(line.kind === 'heading' && indexOfPhrase(foldWord(name), this.offers.asideWords) === 0) &&
      !(line.kind === 'heading' && isPriceHeading(name, words)) &&
      !(line.kind === 'heading' && indexOfPhrase(foldWord(name), phrases(words.policy), 'stem') >= 0) &&
      !VAGUE.test(name) &&
      !isPeople(name) &&
      !isDay(name, words) &&
      !this.isGeneric(name)
    )
      this.add({ name }, quoteAround(line, 0, name.length));
  }

  /** What a price includes: a list without prices in the box, or under the heading, of one price. */
  private isFeature(line: Line, index: number): boolean {
    const { section, container } = line;
    if (this.isChoice(line, index)) return true;
    if (section && /[€$£¥]\s?\d|\d\s?(?:€|zł|lei|円)/.test(section.heading)) return true;
    if (section && this.sized.has(section)) return true;
    const list = container.parent;
    const box = list?.parent;
    const priced = this.pricedLines.get(section) ?? [];
    if (!list || !box || priced.length !== 1) return false;
    return (
      isInside(priced[0]!, box) &&
      !isInside(priced[0]!, list) &&
      !this.offers.offerWords.includes(foldWord(section?.heading ?? ''))
    );
  }

  private isGeneric(name: string): boolean {
    const folded = foldWord(name);
    return (
      phrases(this.offers.page.words.generic).includes(folded) ||
      this.offers.offerWords.includes(folded) ||
      /^\d|\d{3}/.test(name)
    );
  }

  /** A heading over one description, not over a list or prices of its own. */
  private isLeaf(index: number): boolean {
    const heading = this.offers.lines[index]!;
    const next = this.offers.lines[index + 1];
    if (!next || next.kind === 'heading' ? next?.section?.parent === heading.section : false) return false;
    return next !== undefined && next.kind !== 'item' && next.kind !== 'row' && !this.hasPrices(heading);
  }

  /** Whether prices stand under a heading in the box that it is in; those further down the page are not its own. */
  private hasPrices(heading: Line): boolean {
    const box = heading.container.parent;
    return (this.pricedLines.get(heading.section) ?? []).some(
      (line) => box !== undefined && isInside(line, box),
    );
  }

  /** A heading over a description of its own, among others of its level, on a page of services. */
  private isTitleOfOne(line: Line, index: number): boolean {
    const { section } = line;
    if (!this.offers.isServicesPage || line.kind !== 'heading' || !section || line.region !== 'main')
      return false;
    if (headingPath(section).some((heading) => indexOfPhrase(heading, this.offers.asideWords) === 0))
      return false;
    if (section.level < 2 || section.level > 5 || !isTitle(line.text, this.offers) || !this.isLeaf(index))
      return false;
    const next = this.offers.lines[index + 1]!;
    return (
      next.text.length >= MIN_DESCRIPTION_LENGTH &&
      this.offers.lines.filter(
        (other) => other !== line && other.kind === 'heading' && other.section?.level === section.level,
      ).length >= 1
    );
  }

  /** A list after "Available with:", "Your choice of:": what goes with something, not an offer by itself. */
  private isChoice(line: Line, index: number): boolean {
    const before = this.lineOverList(index);
    return (
      before !== undefined &&
      before.kind !== 'heading' &&
      before.text.length <= 120 &&
      before.text.endsWith(':') &&
      before.section === line.section &&
      !containsPhrase(before.folded, this.offers.offerWords)
    );
  }

  /** The line that a list of items hangs on. */
  private lineOverList(index: number): Line | undefined {
    for (let at = index - 1; at >= Math.max(0, index - 15); at -= 1) {
      const before = this.offers.lines[at]!;
      if (before.kind !== 'item') return before;
    }
    return undefined;
  }

  /** A list after "We offer:". */
  private isLedIn(line: Line, index: number): boolean {
    if (line.kind !== 'item') return false;
    const before = this.lineOverList(index);
    return (
      before !== undefined &&
      before.text.length <= 120 &&
      before.text.endsWith(':') &&
      before.section === line.section &&
      containsPhrase(before.folded, this.offers.offerWords)
    );
  }

  /** "Services: plumbing, heating, drains". */
  private readInlineList(line: Line): boolean {
    const colon = line.text.indexOf(': ');
    if (
      colon < 0 ||
      colon > 40 ||
      line.text.length > 300 ||
      !this.offers.offerWords.includes(foldWord(line.text.slice(0, colon)))
    )
      return false;
    const parts = line.text
      .slice(colon + 2)
      .replace(/\.$/, '')
      .split(/,\s+|;\s+|\s+[·•|]\s+/);
    if (parts.length < 2) return false;
    for (const part of parts) {
      const name = part.replace(/^(?:and|und|y|et|e)\s+/i, '').trim();
      if (isServiceName(name, this.offers.page.words) && name.length <= 50) this.add({ name }, line.quote);
    }
    return true;
  }

  private add(value: FactValue<'service'>, quote: string): void {
    this.facts.push(factOf('service', value, this.offers.page.url, quote));
  }
}

function isInside(line: Line, box: Line['container']): boolean {
  for (
    let at: Line['container'] | undefined = line.container, steps = 0;
    at && steps < 6;
    at = at.parent, steps += 1
  )
    if (at === box) return true;
  return false;
}
