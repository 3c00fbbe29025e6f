/** Words before an amount that say only that it is a price. */
import { foldWord, phrases, wordTables, type WordTable } from '../words/index.ts';

const PRICE_LABELS = new Set(wordTables.flatMap(({ priceLabels }) => phrases(priceLabels)));

/** "Range $48–$78", "Price: $20", "Only $15". */
export function isPriceLabel(before: string, words: WordTable): boolean {
  const label = labelIn(before);
  const { headings, price } = words;
  return (
    [headings.prices, price.now].some((list) => phrases(list).includes(label)) || PRICE_LABELS.has(label)
  );
}

/** "Regular price: $60" over "Sale price: $48": the first is paid no longer. */
export function isFormerPrice(before: string, beforeNext: string, words: WordTable): boolean {
  const { old, now } = words.price;
  return phrases(old).includes(labelIn(before)) && phrases(now).includes(labelIn(beforeNext));
}

const labelIn = (before: string): string => foldWord(before).replace(/^[-–—•·*]\s|[\s:.(–—-]+$/gu, '');
