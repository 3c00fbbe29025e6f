/** Leaves out amounts that are no prices, hold no longer or say the same in another way: "$5 off", "was $90, now $70", "5,000円(税込5,500円)". */
import type { Price } from './prices.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

/** "van € 65 voor € 49": no more than the beginning of such a pair. */
const BEGINNING = new RegExp(`(?:^|\\s)${inAnyLanguage.offers.pairOpens}\\s*$`, 'u');
const ARROW = /^[→⇒➡►»>]+$|^[-=]+>$/u;
const MAX_WORD_LENGTH = 24;

/** Prices that hold; each reaches over the one beside it that it stands for. */
export function standingPrices(prices: readonly Price[], text: string, words: WordTable): Price[] {
  if (prices.length === 0) return [];
  const folded = foldWord(text);
  const standing: Price[] = [];
  for (const price of prices) {
    if (isReduction(price, folded, words)) continue;
    const last = standing.at(-1);
    const pair = last && settle(last, price, folded, words);
    if (pair) standing[standing.length - 1] = pair;
    else standing.push(price);
  }
  return standing;
}

function isReduction({ end }: Price, folded: string, words: WordTable): boolean {
  const behind = folded.slice(end, end + MAX_WORD_LENGTH).trimStart();
  return phrases(words.price.reduced).some(
    (word) => behind.startsWith(word) && (word > '\u3000' || !/^[\p{L}-]/u.test(behind.slice(word.length))),
  );
}

/** The one of two neighbours that holds, or nothing where both do. */
function settle(first: Price, second: Price, folded: string, words: WordTable): Price | undefined {
  const between = bare(folded.slice(first.end, second.start));
  if (between.length > MAX_WORD_LENGTH) return undefined;
  const { old, now } = words.price;
  const before = folded.slice(Math.max(0, first.start - MAX_WORD_LENGTH), first.start);
  if (phrases(old).includes(between)) {
    const word = phrases(now).find((one) => endsWithWord(before, one));
    return {
      ...first,
      start: first.start - (word === undefined ? 0 : before.length - before.lastIndexOf(word)),
      end: second.end,
    };
  }
  const isFollowed = between === '' || ARROW.test(between) || phrases(now).includes(between);
  const isOld = phrases(old).find((word) => endsWithWord(before, word));
  if (isFollowed && isOld !== undefined)
    return { ...second, start: first.start - (before.length - before.lastIndexOf(isOld)) };
  const isLower = second.max !== undefined && second.max < (first.min ?? first.max ?? 0);
  if (isFollowed && between !== '' && (isLower || between === '税込')) {
    const beginning = BEGINNING.exec(before)?.[0].length ?? 0;
    return { ...second, start: first.start - beginning };
  }
  return undefined;
}

function bare(gap: string): string {
  return gap.replace(/^[\s,;:.()|/*–—-]+(?!>)|[\s,;:(|/–—]+$/gu, '').replace(/^-$/, '');
}

function endsWithWord(before: string, word: string): boolean {
  const trimmed = before.replace(/[\s:(]+$/u, '');
  return (
    trimmed.endsWith(word) &&
    !/[\p{L}\d]/u.test(word < '\u3000' ? (trimmed.at(-word.length - 1) ?? ' ') : ' ')
  );
}
