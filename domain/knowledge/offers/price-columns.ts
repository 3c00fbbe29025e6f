/** What the heads of a price table's columns are: labels, sizes, prices and their lower ends. */
import { isPriceHeading } from './service-names.ts';
import { isForPeople } from './service-titles.ts';
import { isSizeName } from './sizes.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

/** How many columns of sizes make a list of prices. */
const MIN_SIZES = 2;

/** Heads that tell their columns apart, or none. */
export function columnLabels(heads: readonly string[]): readonly string[] {
  const areLabels = heads.every((label) => label !== '' && label.length <= 40);
  return areLabels && new Set(heads).size === heads.length ? heads : [];
}

/** "Short hair", "Medium", "Long" behind the head of the first column. */
export function areSizes(heads: readonly string[]): boolean {
  return heads.length > MIN_SIZES && heads.slice(1).every(isSizeName);
}

const { sizes, portions, periods } = inAnyLanguage.offers;
const NAMED_SIZE = new RegExp(`^(?:${sizes}|${portions}|${periods})(?:\\s\\(.*)?$`, 'u');

/** "S", "30 cm", "large": a column of sizes, under which the rows are what is sold. */
export function isSize(label: string): boolean {
  return /\d|^\p{L}{1,3}$/u.test(label) || NAMED_SIZE.test(foldWord(label));
}

/** "Adults" beside "Children", "Public rate" beside "Members' rate": for whom, not what. */
export function areTariffs(labels: readonly string[], words: WordTable): boolean {
  return labels.every((label) => isForPeople(label) || isPriceHeading(label, words));
}

/** Which head is the only one that speaks of prices: "Fee" beside "What your insurance pays", not beside "Concession". */
export function priceColumn(heads: readonly string[], words: WordTable): number | undefined {
  if (areTariffs(heads, words)) return undefined;
  const prices = heads.flatMap((head, at) => (isPriceHeading(head, words) ? [at] : []));
  return prices.length === 1 ? prices[0] : undefined;
}

/** "Price from" over a column. */
export function saysFrom(head: string, words: WordTable): boolean {
  const folded = withoutEnd(head);
  return phrases(words.price.from).some(
    (from) => folded === from || folded.endsWith(` ${from}`) || folded.startsWith(`${from} `),
  );
}

/** "Full groom (starting from)": what stands over a column before such a bracket. */
export function beforeFrom(head: string, words: WordTable): string | undefined {
  const [, named, inner] = BRACKETED.exec(head) ?? [];
  return inner !== undefined && phrases(words.price.from).includes(withoutEnd(inner)) ? named : undefined;
}

const BRACKETED = /^([^()]{3,40}?)\s?\(([^()]{1,20})\)$/u;

/** "Colouring from" in the cell before "$40". */
export function endsWithFrom(cell: string, words: WordTable): boolean {
  const folded = withoutEnd(cell);
  return phrases(words.price.from).some((from) => folded.endsWith(` ${from.replace(/\.$/, '')}`));
}

const withoutEnd = (text: string): string => foldWord(text).replace(/[\s:.…]+$/u, '');
