/** Amounts without a sign, for sizes of one thing: "12 glass / 46 bottle", "gl 11 btl 42", "2,80 / 3,90", "0,2 l 2,20 0,4 l 3,90". */
import { QUANTITY } from './measures.ts';
import { amount } from './prices.ts';
import { isSizeName, withoutSize } from './sizes.ts';

const LABEL = '(?<!\\p{L})(\\p{L}[\\p{L}\\s.]{0,14}?)(?!\\p{L})';
const AMOUNT = '(\\d{1,4}(?:[.,]\\d{1,2})?)';
const PAIR = new RegExp(
  `(?<![^\\s(])${AMOUNT}(?:\\s?${LABEL})?\\s?([/|,–-])?\\s?(?:${LABEL})?\\s?(?<!\\d[.,]?)${AMOUNT}(?:\\s${LABEL})?$`,
  'u',
);

export interface SizePair {
  /** Where it begins, with the size before its first amount. */
  start: number;
  min: number;
  max: number;
  /** Sizes stand beside the amounts. */
  isLabelled: boolean;
  /** One of the sizes at least is a quantity: "0,2 l". */
  isOfQuantities: boolean;
}

/** "0,3 l 2,90", "175ml 5.5", "32 cm: 9,50" at the end of a text: how much of it, and what that costs. */
const OF_QUANTITY = new RegExp(`${QUANTITY}\\s?[:=–-]?\\s?${AMOUNT}$`, 'iu');
/** "btl 21" beside such. */
const OF_SIZE = new RegExp(`${LABEL}\\s?:?\\s?${AMOUNT}$`, 'u');
const LAST_WORD = /(?<=[\s/|,;–-])\p{L}[\p{L}.]{0,14}$/u;

/** The run of amounts at the end of a text of which one at least is the price of a quantity. */
function pricesOfQuantities(text: string): { start: number; amounts: number[] } | undefined {
  const amounts: number[] = [];
  let [start, hasQuantity] = [text.length, false];
  for (;;) {
    const rest = text.slice(0, start).replace(/[\s/|,;–-]+$/u, '');
    const quantity = OF_QUANTITY.exec(rest);
    const sized = quantity ?? OF_SIZE.exec(rest);
    const value = amount(sized?.at(-1) ?? '');
    if (!sized || value === undefined || (!quantity && !isSizeName(sized[1]!))) break;
    hasQuantity ||= quantity !== null;
    amounts.unshift(value);
    start = sized.index;
    // "4,50 – bottle 75 cl 24": the size has a name as well.
    const named = LAST_WORD.exec(rest.slice(0, start).trimEnd());
    if (named && isSizeName(named[0]) && /\d[\s/|,;–-]+$/u.test(rest.slice(0, named.index)))
      start = named.index;
  }
  return hasQuantity ? { start, amounts } : undefined;
}

/** The pair, or more, at the end of a text; the one price of a quantity is none. */
export function sizePairIn(text: string): SizePair | undefined {
  const { start: first, amounts } = pricesOfQuantities(text) ?? {};
  if (first !== undefined && amounts !== undefined)
    return amounts.length < 2
      ? undefined
      : {
          start: first,
          min: Math.min(...amounts),
          max: Math.max(...amounts),
          isLabelled: true,
          isOfQuantities: true,
        };
  return unsignedPair(text);
}

function unsignedPair(text: string): SizePair | undefined {
  const match = PAIR.exec(text);
  if (!match) return undefined;
  const [, one, behind, sign, before, other, last] = match;
  const labels = [behind, before, last].flatMap((label) => (label === undefined ? [] : [label.trim()]));
  const isPair = labels.length > 0 ? labels.every(isSizeName) : sign !== undefined && sign !== ',';
  const [first, second] = [amount(one!), amount(other!)];
  if (!isPair || first === undefined || second === undefined) return undefined;
  const head = text.slice(0, match.index).trimEnd();
  const start = isSizeName(head) ? 0 : head === '' ? match.index : withoutSize(head).length;
  return {
    start,
    min: Math.min(first, second),
    max: Math.max(first, second),
    isLabelled: labels.length > 0,
    isOfQuantities: false,
  };
}
