/** What the heads of a price table's columns are: labels, sizes. */
import { isSizeName } from './sizes.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

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

const NAMED_SIZE = new RegExp(`^${inAnyLanguage.offers.columnSizes}(?:\\s\\(.*)?$`, 'iu');

/** "S", "30 cm", "large": a column of sizes, under which the rows are what is sold. */
export function isSize(label: string): boolean {
  return /\d|^\p{L}{1,3}$/u.test(label) || NAMED_SIZE.test(label);
}
