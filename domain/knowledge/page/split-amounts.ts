/** Amounts of money that a page sets in several elements: raised cents, and sign, number and unit in boxes of their own. */
import { commonBox, isWithin } from './boxes.ts';
import { namedLike } from './dom.ts';
import type { RawLine, Seam } from './lines.ts';
import { alternativesOf, inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';
import { alternativesIn, escapeRegExp } from '../words/union.ts';

const SAID = inAnyLanguage.offers;

const SIGN = '(?:\\p{Lu}{0,2}\\p{Sc}|円|zł|lei|kr\\.?|Kč|CHF|EUR|USD|GBP|PLN|RON)';
const WHOLE = "\\d{1,3}(?:[.,'’]?\\d{3})*";
const MAX_PART = 24;
const IS_SIGN = new RegExp(`^${SIGN}$`, 'u');
const IS_NUMBER = new RegExp(`^${WHOLE}(?:[.,](?:\\d{2}|[-–—]))?$`, 'u');
const ENDS_WHOLE = new RegExp(`(?<![\\d.,:])${WHOLE}\\s?$`, 'u');
const ENDS_SIGNED = new RegExp(`${SIGN}\\s?${WHOLE}\\s?$`, 'u');
const SIGN_NEXT = new RegExp(`^\\s*${SIGN}(?!\\p{L})`, 'u');
const IS_CENTS = /^[.,]?\d{2}$/;
const IS_UNIT = new RegExp(
  `^(?:/\\s?\\p{L}[\\p{L}. ]{0,15}|${SAID.unitLeads} [\\p{L}.]{1,14}|${SAID.units}|${SAID.firstUnits})$`,
  'u',
);

/** "ab", "v.a.", "à partir de": what stands before a least price. */
const LEASTS = [
  ...wordTables.flatMap(({ price }) => phrases(price.from)),
  ...alternativesOf(({ offers }) => offers.leastPrices).map(foldWord),
];
const FROM = new RegExp(
  `^(?:${alternativesIn(LEASTS.map(escapeRegExp))
    .sort((one, other) => other.length - one.length)
    .join('|')})(?!\\p{L})\\s?`,
  'u',
);
const ANY_AMOUNT = `${WHOLE}(?:[.,](?:\\d{2}|[-–—]{1,2}))?`;
const OPENS_AMOUNT = new RegExp(
  `^(?:${SIGN}\\s?\\d|(?:${ANY_AMOUNT}\\s?[-–]\\s?)?${ANY_AMOUNT}\\s?${SIGN}(?!\\p{L})|\\d{1,4}[.,](?:\\d{2}|[-–—]{1,2})(?![\\d.,:%\\p{L}]))`,
  'u',
);

/** `Backhendl<span>€ 15,80</span>`, `Color<span>ab 80 €</span>`: a price right behind a word begins something new. */
export function startsAmount(before: string, after: string): boolean {
  if (!/[\p{L})]$/u.test(before)) return false;
  const start = after.slice(0, MAX_PART);
  if (!/\d/.test(start)) return false;
  return OPENS_AMOUNT.test(start.slice(FROM.exec(foldWord(start))?.[0].length ?? 0));
}

const ENTRY = new RegExp(`(?:\\p{L}{3}|\\p{Lo}{2}).*(?:${SIGN}\\s?\\d|\\d\\s?${SIGN}(?!\\p{L}))`, 'u');

/** "Haircut - $30": words before an amount with its currency. */
export const isPricedEntry = (text: string): boolean => text.length <= MAX_ENTRY && ENTRY.test(text);

const MAX_ENTRY = 120;

/**
 * What parts cents from the amount that the text `before` ends with, if the piece behind it is that: `$39<sup>95</sup>`,
 * `12<sup>90</sup> €`, `$39<span>95</span>`. Where no currency stands beside them, only raised digits are cents (or minutes).
 *
 * @param behind the beginning of what follows the piece
 * @param isNested the piece begins where an element does, and none ends there
 */
export function centsPoint(
  before: string,
  piece: string,
  behind: string,
  { isRaised, isNested }: { isRaised: boolean; isNested: boolean },
): string | undefined {
  const digits = /^\s?\d{2}(?![\d.,:%])/.exec(piece)?.[0];
  if (digits === undefined || !ENDS_WHOLE.test(before)) return undefined;
  const isApart = before.endsWith(' ') || digits.length > 2;
  const next = piece.slice(digits.length) + behind;
  // "$60 90 min", "$10 15 20" in elements beside each other.
  const goesOn = !isNested && /^\s*[\p{L}\d]/u.test(behind);
  if (!isRaised && (isApart || goesOn || digits.length < piece.length)) return undefined;
  if (ENDS_SIGNED.test(before)) return '.';
  if (SIGN_NEXT.test(next) && (isRaised || isNested)) return ',';
  return isRaised && !isApart ? '.' : undefined;
}

/** The lines, such that are parts of one amount as one line: "$", "79", "/mo". */
export function joinAmounts(lines: readonly RawLine[]): RawLine[] {
  const joined: RawLine[] = [];
  for (let start = 0; start < lines.length;) {
    const length = partsOfAmount(lines, start);
    joined.push(length > 1 ? together(lines.slice(start, start + length)) : lines[start]!);
    start += length;
  }
  return joined;
}

/** How many lines from `start` on are parts of one amount. */
function partsOfAmount(lines: readonly RawLine[], start: number): number {
  let at = start;
  const takes = (form: RegExp, isFolded = false): boolean => {
    const [before, line] = [lines[at - 1], lines[at]];
    if (line === undefined || line.text.length > MAX_PART) return false;
    if (!form.test(isFolded ? line.folded : line.text)) return false;
    if (at > start && !areBeside(before!, line)) return false;
    at += 1;
    return true;
  };
  const takesCents = (): boolean => isWithinOrNamed(lines[at - 1]!, lines[at]) && takes(IS_CENTS);
  if (takes(IS_SIGN)) {
    if (!takes(IS_NUMBER)) return 1;
    takes(IS_CENTS);
  } else if (takes(IS_NUMBER)) {
    takesCents();
    if (!takes(IS_SIGN)) return 1;
  } else if (!takes(ENDS_SIGNED) || !takesCents()) return 1;
  takes(IS_UNIT, true);
  return at - start;
}

function areBeside(one: RawLine, other: RawLine): boolean {
  return (
    !other.isDetached &&
    one.row === other.row &&
    one.cell === other.cell &&
    one.isAligned &&
    other.isAligned &&
    commonBox(one, other) !== undefined
  );
}

const CENTS_NAME = /cents?(?:$|[\s_-])|decimal|fraction/i;

/** Two digits below an amount may be minutes: cents stand in its box, or are called so. */
const isWithinOrNamed = ({ container }: RawLine, below: RawLine | undefined): boolean =>
  below !== undefined &&
  ((below.container !== container && isWithin(below.container, container)) ||
    namedLike(below.container, CENTS_NAME));

function together(parts: readonly RawLine[]): RawLine {
  const [first] = parts as [RawLine];
  let text = '';
  const seams: Seam[] = [];
  for (const part of parts) {
    const isNumbered = /\d$/.test(text);
    if (isNumbered && /^\d{2}$/.test(part.text)) {
      seams.push({ at: text.length, isHard: false, printed: ' ' });
      text += '.';
    } else if (/^[\d/.,]/.test(part.text) && text !== '') seams.push({ at: text.length, isHard: false });
    else if (text !== '') text += ' ';
    seams.push(...part.seams.map((seam) => ({ ...seam, at: seam.at + text.length })));
    text += part.text;
  }
  const isBold = parts.every((part) => part.isBold);
  const box = commonBox(first, parts.at(-1)!)!;
  return {
    ...first,
    kind: parts.every(({ kind }) => kind === first.kind) ? first.kind : 'text',
    text,
    quote: parts.map(({ quote }) => quote).join(' '),
    seams,
    folded: foldWord(text),
    hasDigit: true,
    lead: text,
    container: BLOCK_OF_PAGE.has(box.name) ? first.container : box,
    isBold,
    boldPrefix: isBold ? text.length : 0,
    linkedLength: parts.reduce((sum, part) => sum + part.linkedLength, 0),
    linkCount: parts.reduce((sum, part) => sum + part.linkCount, 0),
    ownLength: text.length,
    isUnseen: parts.some((part) => part.isUnseen),
  };
}

const BLOCK_OF_PAGE = new Set(['body', 'html', 'main']);
