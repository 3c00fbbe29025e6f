/** Price lists without a sign of any currency: "Wash and cut 27,5", on a page of prices or under a menu's heading, among others like it. */
import { CODE_FIRST } from '../contact/postal-codes.ts';
import { areInSequence } from './dish-amounts.ts';
import { elementText, type ElementNode } from '../page/dom.ts';
import { sectionOver, type Line, type Section } from '../page/lines.ts';
import { mayCost } from './menus.ts';
import { isOffer, type Offers } from './offers.ts';
import { containsPhrase } from '../page/page-view.ts';
import { amount } from './prices.ts';
import { isPriceHeading } from './service-names.ts';
import { sizePairIn } from './size-pairs.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const LISTED_PRICE = /^(.{2,110}\p{L}.{0,20}?)\s(\d{1,4}(?:[.,]\d{1,2})?)$/u;
/** Cheap, and true of every line of such a list, but for a size behind the second of two amounts. */
const DIGIT_LAST = /\d$|\d\s\p{L}[^\d]{1,14}\d.{0,16}$|\d.{1,16}\d\s\p{L}[\p{L}\s.]{0,14}$/u;
const FIRST_AMOUNT = /\d+(?:[.,]\d+)?/;
const CENTS = /\d[.,]\d{2}$/;
const MAX_LENGTH = 120;
const MIN_LINES = 3;
const MIN_SHARE = 0.6;
/** Where descriptions stand between, as on menus. */
const MIN_SHARE_OF_CENTS = 0.34;

interface Listed {
  line: Line;
  name: string;
  digits: string;
}

/** Lines beside each other under one heading. */
interface List {
  all: number;
  priced: Listed[];
}

/** What a page says of its numbers. */
interface Page {
  offers: Offers;
  isForPrices: boolean;
}

/** The lines of such lists. */
export function plainPriceLists(offers: Offers): Set<Line> {
  const { url, title, words } = offers.page;
  const isForPrices = isPricePage(url, title, offers.lines, words);
  const page: Page = { offers, isForPrices };
  const lists = listsOf(page);
  const whole = lists.filter((list) => isPriceList(list, page));
  // One line under "Desserts", built like those under "Mains".
  const few = lists.filter(
    ({ all, priced }) => priced.length < MIN_LINES && priced.length / all >= MIN_SHARE,
  );
  for (const alike of Map.groupBy([...whole, ...few], shapeOf).values()) {
    const priced = alike.flatMap((list) => list.priced);
    const joined = { all: alike.reduce((sum, { all }) => sum + all, 0), priced };
    if (
      priced.filter(({ line }) => isStated(line, page)).length * 2 > priced.length &&
      isPriceList(joined, page)
    )
      whole.push(joined);
  }
  return new Set(whole.flatMap(({ priced }) => priced.map(({ line }) => line)));
}

/** Those with a line that may be of a price list. */
function listsOf(page: Page): List[] {
  const byBox = new Map<ElementNode, Map<Section | undefined, List>>();
  const listIn = (box: ElementNode, section: Section | undefined): List => {
    const sections = byBox.get(box) ?? new Map<Section | undefined, List>();
    byBox.set(box, sections);
    const list = sections.get(section) ?? { all: 0, priced: [] };
    sections.set(section, list);
    return list;
  };
  const { lines } = page.offers;
  for (const [index, line] of lines.entries()) {
    const { container, kind, region, afterBreak } = line;
    const isListed = kind === 'item' || kind === 'text' || kind === 'heading';
    if (!isListed || region !== 'main' || !container.parent) continue;
    // An entry of a menu often has a box of its own.
    const box = (kind === 'heading' ? container.parent.parent : undefined) ?? container.parent;
    const section = sectionOver(line);
    const hasBreak = afterBreak || lines[index + 1]?.afterBreak === true;
    // The lines of one paragraph may be a list, too.
    const own = [
      ...(afterBreak ? [] : [listIn(box, section)]),
      ...(hasBreak ? [listIn(container, section)] : []),
    ];
    for (const list of own) list.all += 1;
    const listed = readLine(line, page);
    if (listed && !isOverTown(lines[index + 1])) for (const list of own) list.priced.push(listed);
  }
  const lists = [...byBox.values()].flatMap((sections) => [...sections.values()]);
  return lists.flatMap(({ all, priced }) =>
    priced.length > 0 ? [{ all, priced: ofOneLength(priced) }] : [],
  );
}

/** "Brink 12", and below it "7411 BR Deventer": the number of a house. */
const isOverTown = (below: Line | undefined): boolean => {
  const code = below && CODE_FIRST.exec(below.text)?.[0];
  return code !== undefined && /^[\s,–-]+\p{Lu}\p{L}/u.test(below!.text.slice(code.length));
};

function readLine(line: Line, page: Page): Listed | undefined {
  const { text, linkCount, hasDigit } = line;
  if (!hasDigit || text.length > MAX_LENGTH || linkCount > 0 || !DIGIT_LAST.test(text)) return undefined;
  const [name, digits] = partsOf(text);
  if (name === undefined || digits === undefined) return undefined;
  const listed = { line, name, digits };
  if (!isWhole(listed)) return CENTS.test(digits) || isStated(line, page) ? listed : undefined;
  return (isStated(line, page) || hasOwnElement(listed)) && mayCost(name, page.offers.page.words)
    ? listed
    : undefined;
}

/** Whether headings or the page say that such lines have prices. */
const isStated = (line: Line, { isForPrices, offers }: Page): boolean =>
  isForPrices || isOffer(line, offers) || offers.isMenu(line);

const isWhole = ({ digits }: Listed): boolean => !/[.,]/.test(digits);

/** "Since 1874" among amounts of two digits. */
function ofOneLength(priced: readonly Listed[]): Listed[] {
  const long = priced.filter((listed) => isWhole(listed) && listed.digits.length > 3);
  return long.length * 2 > priced.length ? [...priced] : priced.filter((listed) => !long.includes(listed));
}

function isPriceList({ all, priced }: List, page: Page): boolean {
  const cents = priced.filter((listed) => !isWhole(listed)).length;
  const share = priced.length / all;
  const isMenu = priced.every(({ line }) => page.offers.isMenu(line));
  const areStated = priced.every((listed) => !isWhole(listed) || isStated(listed.line, page));
  return (
    priced.length >= MIN_LINES &&
    (share >= MIN_SHARE || (share >= MIN_SHARE_OF_CENTS && (isMenu || cents * 2 > priced.length))) &&
    (areStated || cents * 2 >= priced.length) &&
    (page.isForPrices || isMenu || cents > 0 || priced.every(hasOwnElement)) &&
    !areCounted(priced, isMenu ? 1 : Infinity)
  );
}

/** How a list is built, by the first of its lines. */
function shapeOf({ priced }: List): string {
  const { kind, container } = priced[0]!.line;
  const built = ({ name, attributes }: ElementNode): string => `${name} ${attributes['class'] ?? ''}`;
  return `${kind} ${built(container)} ${built(container.parent!)}`;
}

/** `<b>Lamb shank</b> 24`, `Lamb shank <em>24</em>`: a tag parts the name from its amount. */
function hasOwnElement({ line, name, digits }: Listed): boolean {
  return (
    line.boldPrefix === name.length ||
    line.seams.some(({ at }) => Math.abs(at - name.length) <= 1) ||
    lastElement(line.container, digits) !== undefined
  );
}

/** What stands before the amounts of such a line, and the first of them. */
function partsOf(text: string): [name?: string, digits?: string | undefined] {
  const pair = sizePairIn(text);
  if (pair === undefined) return (LISTED_PRICE.exec(text)?.slice(1) as [string, string] | undefined) ?? [];
  const name = text.slice(0, pair.start);
  return /\p{L}{2}/u.test(name) ? [name, FIRST_AMOUNT.exec(text.slice(pair.start))?.[0]] : [];
}

/** The name, the price as printed ("vanaf 66") and its bounds in a line of such a list. */
export function listedPrice(
  text: string,
  words: WordTable,
): { before: string; price_text: string; min: number; max?: number } | undefined {
  const [before, digits] = partsOf(text);
  const min = digits === undefined ? undefined : amount(digits);
  if (before === undefined || digits === undefined || min === undefined) return undefined;
  const pair = sizePairIn(text);
  if (pair) return { before, price_text: text.slice(pair.start).trim(), min: pair.min, max: pair.max };
  const from = phrases(words.price.from).find((phrase) => foldWord(before).endsWith(` ${phrase}`));
  if (from === undefined) return { before, price_text: digits, min, max: min };
  const end = before.length - from.length;
  return { before: before.slice(0, end), price_text: `${before.slice(end)} ${digits}`, min };
}

/** By its address, its title or a heading. */
function isPricePage(
  url: string,
  title: string,
  lines: readonly Line[],
  words: Offers['page']['words'],
): boolean {
  const address = foldWord(URL.parse(url)?.pathname ?? '').replace(/[^\p{L}\d]+/gu, ' ');
  return (
    containsPhrase(`${address} | ${foldWord(title)}`, phrases(words.headings.prices)) ||
    lines.some(({ kind, text }) => kind === 'heading' && text.length <= 40 && isPriceHeading(text, words))
  );
}

/** "Room 1", "Room 2"; "Chapter 3.1", "Chapter 3.2"; "since 2014": numbers that are no amounts; a count begins at `highest` at most. */
function areCounted(listed: readonly Listed[], highest: number): boolean {
  if (new Set(listed.map(({ name }) => name)).size * 2 < listed.length) return true;
  const amounts = listed.map(({ digits }) => amount(digits) ?? 0);
  return (
    (areInSequence(amounts) && amounts[0]! <= highest) ||
    amounts.some((amount) => amount >= 1900 && amount <= 2100)
  );
}

/** The element at the end of a box that says nothing but this. */
function lastElement(box: ElementNode, text: string): ElementNode | undefined {
  const last = box.children.findLast((child) => child.type === 'element' || child.data.trim() !== '');
  if (last?.type !== 'element') return undefined;
  return elementText(last, text.length + 1).trim() === text ? last : lastElement(last, text);
}
