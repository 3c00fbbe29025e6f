/** Price lists without a sign of any currency: "Wash and cut 27,5", on a page of prices, among others like it. */
import type { ElementNode } from './dom.ts';
import type { Line } from './lines.ts';
import type { Offers } from './offers.ts';
import { containsPhrase } from './page-view.ts';
import { amount } from './prices.ts';
import { isPriceHeading } from './service-names.ts';
import { foldWord, phrases, type WordTable } from './words/index.ts';

const LISTED_PRICE = /^(.{2,110}\p{L}.{0,20}?)\s(\d{1,4}(?:[.,]\d{1,2})?)$/u;
const MAX_LENGTH = 120;
const MIN_LINES = 3;
const MIN_SHARE = 0.6;

/** The lines of such lists. */
export function plainPriceLists({ page, lines }: Offers): Set<Line> {
  const found = new Set<Line>();
  if (!isPricePage(page.url, page.title, lines, page.words)) return found;
  const lists = new Map<ElementNode, { all: number; priced: Line[] }>();
  for (const line of lines) {
    const list = line.container.parent;
    if (!list || (line.kind !== 'item' && line.kind !== 'text') || line.region !== 'main') continue;
    const known = lists.get(list) ?? { all: 0, priced: [] };
    lists.set(list, known);
    known.all += 1;
    if (line.text.length <= MAX_LENGTH && line.linkCount === 0 && LISTED_PRICE.test(line.text))
      known.priced.push(line);
  }
  for (const { all, priced } of lists.values())
    if (priced.length >= MIN_LINES && priced.length >= all * MIN_SHARE && !areCounted(priced))
      for (const line of priced) found.add(line);
  return found;
}

/** The name, the price as printed ("vanaf 66") and its bounds in a line of such a list. */
export function listedPrice(
  text: string,
  words: WordTable,
): { before: string; price_text: string; min: number; max?: number } | undefined {
  const [, before, digits] = LISTED_PRICE.exec(text) ?? [];
  const min = digits === undefined ? undefined : amount(digits);
  if (before === undefined || digits === undefined || min === undefined) return undefined;
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

/** "Room 1", "Room 2", "since 2014": numbers that are no amounts. */
function areCounted(lines: readonly Line[]): boolean {
  const amounts = lines.map(({ text }) => amount(LISTED_PRICE.exec(text)![2]!) ?? 0);
  const isSequence = amounts.every((amount, at) => at === 0 || amount === amounts[at - 1]! + 1);
  return isSequence || amounts.some((amount) => amount >= 1900 && amount <= 2100);
}
