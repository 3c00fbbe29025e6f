/** Two amounts without a sign, for two sizes of one thing: "12 glass / 46 bottle", "gl 11 btl 42", "2,80 / 3,90". */
import { amount } from './prices.ts';
import { isSizeName, withoutSize } from './sizes.ts';

const LABEL = '(?<!\\p{L})(\\p{L}[\\p{L}\\s.]{0,14}?)(?!\\p{L})';
const AMOUNT = '(\\d{1,4}(?:[.,]\\d{1,2})?)';
const PAIR = new RegExp(
  `(?<![^\\s(])${AMOUNT}(?:\\s?${LABEL})?\\s?([/|,–-])?\\s?(?:${LABEL})?\\s?${AMOUNT}(?:\\s${LABEL})?$`,
  'u',
);

export interface SizePair {
  /** Where it begins, with the size before its first amount. */
  start: number;
  min: number;
  max: number;
  /** Sizes stand beside the amounts. */
  isLabelled: boolean;
}

/** The pair at the end of a text. */
export function sizePairIn(text: string): SizePair | undefined {
  const match = PAIR.exec(text);
  if (!match) return undefined;
  const [, one, behind, sign, before, other, last] = match;
  const labels = [behind, before, last].flatMap((label) => (label === undefined ? [] : [label.trim()]));
  const isPair = labels.length > 0 ? labels.every(isSizeName) : sign !== undefined && sign !== ',';
  const [first, second] = [amount(one!), amount(other!)];
  if (!isPair || first === undefined || second === undefined) return undefined;
  const head = text.slice(0, match.index).trimEnd();
  const start = isSizeName(head) ? 0 : head === '' ? match.index : withoutSize(head).length;
  return { start, min: Math.min(first, second), max: Math.max(first, second), isLabelled: labels.length > 0 };
}
