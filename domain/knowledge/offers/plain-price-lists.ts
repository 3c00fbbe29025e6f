/** Price lists without a sign of any currency: "Wash and cut 27,5", on a page of prices or under a menu's heading, among others like it. */
import type { ElementNode } from '../page/dom.ts';
import type { Line, Section } from '../page/lines.ts';
import { isOffer, type Offers } from './offers.ts';
import { containsPhrase } from '../page/page-view.ts';
import { amount } from './prices.ts';
import { isPriceHeading } from './service-names.ts';
import { isSizeName, withoutSize } from './sizes.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const LISTED_PRICE = /^(.{2,110}\p{L}.{0,20}?)\s(\d{1,4}(?:[.,]\d{1,2})?)$/u;
/** "Reuben half 8.49 / whole" before the last amount. */
const FIRST_OF_TWO = /^(.{2,80}?)\s(\d{1,4}(?:[.,]\d{1,2})?)\s?[/|,–-]?\s?(\p{L}[\p{L}\s.]{0,14})?\s?$/u;
/** Cheap, and true of every line of such a list. */
const DIGIT_LAST = /\d$/;
const CENTS = /\d[.,]\d{2}$/;
const MAX_LENGTH = 120;
const MIN_LINES = 3;
const MIN_SHARE = 0.6;
/** Where descriptions stand between. */
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

/** The lines of such lists. */
export function plainPriceLists(offers: Offers): Set<Line> {
  const { page, lines } = offers;
  const found = new Set<Line>();
  const isForPrices = isPricePage(page.url, page.title, lines, page.words);
  const byBox = new Map<ElementNode, Map<Section | undefined, List>>();
  let count = 0;
  for (const line of lines) {
    const { container, kind, region, text } = line;
    const isListed = kind === 'item' || kind === 'text' || kind === 'heading';
    if (!isListed || region !== 'main' || line.afterBreak || !container.parent) continue;
    // An entry of a menu often has a box of its own.
    const box = kind === 'heading' ? container.parent.parent : container.parent;
    if (!box) continue;
    const section = kind === 'heading' ? line.section?.parent : line.section;
    const sections = byBox.get(box) ?? new Map<Section | undefined, List>();
    byBox.set(box, sections);
    const list = sections.get(section) ?? { all: 0, priced: [] };
    sections.set(section, list);
    list.all += 1;
    if (text.length > MAX_LENGTH || line.linkCount > 0 || !DIGIT_LAST.test(text)) continue;
    const [, name, digits] = LISTED_PRICE.exec(text) ?? [];
    if (name === undefined || !(isForPrices || CENTS.test(text) || isOffer(line, offers))) continue;
    list.priced.push({ line, name, digits: digits! });
    count += 1;
  }
  if (count < MIN_LINES) return found;
  for (const sections of byBox.values())
    for (const list of sections.values())
      if (isPriceList(list, isForPrices)) for (const { line } of list.priced) found.add(line);
  return found;
}

function isPriceList({ all, priced }: List, isForPrices: boolean): boolean {
  const cents = priced.filter(({ digits }) => /[.,]/.test(digits)).length;
  const share = priced.length / all;
  return (
    priced.length >= MIN_LINES &&
    (share >= MIN_SHARE || (share >= MIN_SHARE_OF_CENTS && cents * 2 > priced.length)) &&
    (isForPrices || cents > 0 || priced.every(hasOwnElement)) &&
    !areCounted(priced)
  );
}

/** `<b>Lamb shank</b> 24`: a tag parts the name from its amount. */
function hasOwnElement({ line, name }: Listed): boolean {
  return line.boldPrefix === name.length || line.seams.some(({ at }) => Math.abs(at - name.length) <= 1);
}

/** The name, the price as printed ("vanaf 66") and its bounds in a line of such a list. */
export function listedPrice(
  text: string,
  words: WordTable,
): { before: string; price_text: string; min: number; max?: number } | undefined {
  const [, before, digits] = LISTED_PRICE.exec(text) ?? [];
  const min = digits === undefined ? undefined : amount(digits);
  if (before === undefined || digits === undefined || min === undefined) return undefined;
  const pair = twoSizes(before, text, min);
  if (pair) return pair;
  const from = phrases(words.price.from).find((phrase) => foldWord(before).endsWith(` ${phrase}`));
  if (from === undefined) return { before, price_text: digits, min, max: min };
  const end = before.length - from.length;
  return { before: before.slice(0, end), price_text: `${before.slice(end)} ${digits}`, min };
}

/** "Reuben half 8.49 / whole 12.99", "Cola 2,80 / 3,90". */
function twoSizes(before: string, text: string, last: number): ReturnType<typeof listedPrice> {
  const [, head, digits, label] = FIRST_OF_TWO.exec(before) ?? [];
  const first = digits === undefined ? undefined : amount(digits);
  if (head === undefined || first === undefined || !/\p{L}{2}/u.test(head)) return undefined;
  const isPair = label === undefined ? /[/|–-]\s?$/.test(before) : isSizeName(label.trim());
  if (!isPair) return undefined;
  const price_text = text.slice(before.indexOf(digits!, head.length));
  return { before: withoutSize(head), price_text, min: Math.min(first, last), max: Math.max(first, last) };
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

/** "Room 1", "Room 2"; "Chapter 3.1", "Chapter 3.2"; "since 2014": numbers that are no amounts. */
function areCounted(listed: readonly Listed[]): boolean {
  if (new Set(listed.map(({ name }) => name)).size * 2 < listed.length) return true;
  const amounts = listed.map(({ digits }) => amount(digits) ?? 0);
  const isSequence = amounts.every((amount, at) => at === 0 || amount === amounts[at - 1]! + 1);
  return isSequence || amounts.some((amount) => amount >= 1900 && amount <= 2100);
}
