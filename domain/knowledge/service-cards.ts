/** Services as cards and tiles: boxes built alike behind a title such as "What we offer", be it a heading or not. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { elementsOf, type ElementNode } from './dom.ts';
import type { Line, Section } from './lines.ts';
import { isBesideOffers, type Offers } from './offers.ts';
import { containsPhrase, factOf, quoteAround } from './page-view.ts';
import { isOfferTitle } from './service-titles.ts';
import { isPriceHeading } from './service-names.ts';
import { foldWord, phrases } from './words/index.ts';
import { indexOfPhrase } from './words/phrase-index.ts';

const MAX_OPENER_LENGTH = 50;
const MAX_OPENER_WORDS = 5;
const MAX_OPENERS = 8;
/** Titles and introductions between the opener and the first card. */
const MAX_LINES_BEFORE = 10;
const MAX_LINES_A_CARD = 10;
const MAX_CARDS = 40;
const MIN_CARDS = 3;
const MAX_TILE_LENGTH = 50;
const MAX_TILE_WORDS = 6;
/** Of the titles of a group, how many must name offers: steps, benefits and people do so only by chance. */
const MIN_SHARE = 0.6;
const MAX_DEPTH = 5;
const MAX_BOX_DEPTH = 12;

/** Behind which line cards may stand, and in which box. */
interface Opener {
  /** The first line that may be a card. */
  first: number;
  /** The line that says that services follow, unless the box does. */
  line?: Line;
  box?: ElementNode;
}

/** Facts of kind `service` in cards; `pricedSections` are those under which prices stand: their headings are categories. */
export function readServiceCards(offers: Offers, pricedSections: ReadonlySet<Section>): Fact[] {
  const found = new Set<Line>();
  for (const opener of openersOf(offers).slice(0, MAX_OPENERS)) {
    const titles = headingCards(offers, opener) ?? tiles(offers, opener) ?? [];
    const named = titles.filter(({ text }) => isOfferTitle(text, offers));
    if (named.length < 2 || named.length < titles.length * MIN_SHARE) continue;
    for (const title of named)
      if (!(title.kind === 'heading' && title.section && pricedSections.has(title.section))) found.add(title);
  }
  return [...found].map((line) =>
    factOf('service', { name: line.text }, offers.page.url, quoteAround(line, 0, line.text.length)),
  );
}

function openersOf(offers: Offers): Opener[] {
  const { lines, page } = offers;
  const { headings } = page.words;
  const names = phrases(`${headings.serviceMenus}, ${headings.offerCards}`);
  const openers = [...lines.entries()].flatMap(([index, line]): Opener[] => {
    if (line.region !== 'main' || !opens(line, names, offers)) return [];
    // One of several lines alike is an entry of a menu.
    const isEntry = [lines[index - 1], lines[index + 1]].some((beside) => beside && isAlike(beside, line));
    if (line.kind === 'text' && line.container.name !== 'button' && isEntry) return [];
    const box = line.kind === 'heading' ? undefined : outerBox(line);
    return [{ first: index + 1, line, ...(box ? { box } : {}) }];
  });
  const anchor = openers.length > 0 ? undefined : anchoredBox(page.root, names);
  const first = anchor ? lines.findIndex(({ container }) => isInside(container, anchor)) : -1;
  return first < 0 ? openers : [...openers, { first, box: anchor! }];
}

function opens(line: Line, names: readonly string[], { notOfferWords, asideWords, page }: Offers): boolean {
  const { kind, text, folded, linkCount } = line;
  if (kind !== 'heading' && kind !== 'text' && kind !== 'summary') return false;
  if (text.length > MAX_OPENER_LENGTH || linkCount > 0 || /[?!.]$|\d/.test(text)) return false;
  const title = folded.replace(/[\s:–—-]+$/u, '');
  if (names.includes(title)) return true;
  return (
    (kind !== 'heading' || line.section!.level > 1) &&
    title.split(' ').length <= MAX_OPENER_WORDS &&
    indexOfPhrase(title, names) >= 0 &&
    !containsPhrase(title, notOfferWords) &&
    !containsPhrase(title, asideWords) &&
    !isPriceHeading(text, page.words) &&
    !isBesideOffers(title)
  );
}

/** `<section id="services">`, to which the navigation of a page leads. */
function anchoredBox(root: ElementNode, names: readonly string[]): ElementNode | undefined {
  for (const element of elementsOf(root)) {
    const id = element.attributes['id'];
    if (id === undefined || id.length > 40 || element.name === 'body' || element.name === 'a') continue;
    if (names.includes(foldWord(id.replace(/[-_]+/g, ' ').trim()))) return element;
  }
  return undefined;
}

/** Headings of one level in boxes of one kind, each over its own description. */
function headingCards({ lines }: Offers, opener: Opener): Line[] | undefined {
  const { line: before, box } = opener;
  const top = before?.kind === 'heading' ? before.section!.level : 0;
  for (let start = opener.first; start < opener.first + MAX_LINES_BEFORE; start += 1) {
    const first = lines[start];
    if (first?.kind !== 'heading') continue;
    const { level } = first.section!;
    if (level > 6 || level < top || (level === top && cardKey(first) === cardKey(before!))) return undefined;
    if (box && !isInside(first.container, box)) return undefined;
    const cards = [first];
    for (let at = start + 1, last = start; at < lines.length && cards.length < MAX_CARDS; at += 1) {
      const line = lines[at]!;
      if (line.region !== 'main' || at - last > MAX_LINES_A_CARD) break;
      if (line.kind !== 'heading' || line.section!.level > level) continue;
      if (line.section!.level < level || (before && cardKey(line) !== cardKey(first))) break;
      if (box && !isInside(line.container, box)) break;
      cards.push(line);
      last = at;
    }
    if (cards.length >= MIN_CARDS) return cards;
  }
  return undefined;
}

/** Short lines in boxes of one kind behind each other: "Implants", "Crowns"; or each over one line of description. */
function tiles({ lines }: Offers, { first: from, box }: Opener): Line[] | undefined {
  const start = [from, from + 1, from + 2].find((at) => lines[at]?.kind === 'text' && isTile(lines[at]));
  if (start === undefined) return undefined;
  const found = [lines[start]!];
  for (let at = start + 1; at < lines.length && found.length < MAX_CARDS; at += 1) {
    const line = lines[at]!;
    const last = found.at(-1)!;
    if (line.kind !== 'text' || line.region !== 'main' || (box && !isInside(line.container, box))) break;
    const isDescription =
      lines[at - 1] === last && line.container.parent === last.container.parent && !isTile(line);
    if (isDescription) continue;
    if (!isAlike(line, last)) break;
    found.push(line);
  }
  return found.length >= MIN_CARDS ? found : undefined;
}

function isAlike(one: Line, other: Line): boolean {
  return one.kind === 'text' && isTile(one) && tileKey(one) === tileKey(other);
}

function isTile({ text, linkCount, afterBreak }: Line): boolean {
  return (
    text.length <= MAX_TILE_LENGTH &&
    text.split(' ').length <= MAX_TILE_WORDS &&
    linkCount === 0 &&
    !afterBreak &&
    !/[.!?:;,]$|[\d@“”"]/u.test(text) &&
    /^\p{Lu}|^\p{Lo}/u.test(text)
  );
}

const shapeOf = (element: ElementNode | undefined): string =>
  `${element?.name}.${element?.attributes['class'] ?? ''}`;

function cardKey({ container, section }: Line): string {
  return `${section?.level} ${shapeOf(container.parent)}`;
}

function tileKey({ container }: Line): string {
  return `${shapeOf(container)} ${shapeOf(container.parent)}`;
}

/** The box that a title and its cards share: the outermost around it that is not the whole page. */
function outerBox({ container }: Line): ElementNode | undefined {
  let box: ElementNode | undefined;
  for (
    let at: ElementNode | undefined = container.parent, steps = 0;
    at && steps < MAX_DEPTH && !['body', 'main', 'html'].includes(at.name);
    at = at.parent, steps += 1
  )
    box = at;
  return box;
}

function isInside(element: ElementNode, box: ElementNode): boolean {
  for (
    let at: ElementNode | undefined = element, steps = 0;
    at && steps < MAX_BOX_DEPTH;
    at = at.parent, steps += 1
  )
    if (at === box) return true;
  return false;
}
