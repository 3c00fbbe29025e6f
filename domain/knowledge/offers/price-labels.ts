/** Words before an amount that say only that it is a price. */
import { foldWord, phrases, wordTables, type WordTable } from '../words/index.ts';

const PRICE_LABELS = new Set(wordTables.flatMap(({ priceLabels }) => phrases(priceLabels)));

/** "Range $48–$78", "Price: $20". */
export function isPriceLabel(before: string, words: WordTable): boolean {
  const label = foldWord(before).replace(/[\s:.(–—-]+$/u, '');
  return phrases(words.headings.prices).includes(label) || PRICE_LABELS.has(label);
}
