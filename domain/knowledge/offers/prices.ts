/** Reads amounts of money in the notations of many countries. */
import {
  AFTER_AMOUNT,
  BEFORE_AMOUNT,
  currencyOf,
  hasCurrency,
  withCountryFirst,
  withLocalSign,
  type LocalSign,
} from './currencies.ts';
import { withBracketed } from './bracketed-prices.ts';
import { matchesOf } from '../page/page-view.ts';
import { fromWords, surround } from './price-surroundings.ts';
import { standingPrices, type FoundPrice } from './standing-prices.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, narrow, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

export interface Price {
  /** As printed, with what belongs to it around: "from", "per hour", "+ VAT". */
  text: string;
  min?: number;
  max?: number;
  /** ISO 4217. */
  currency?: string;
  start: number;
  end: number;
}

const NUMBER =
  "(?:\\d{1,3}(?:[.,' \\u00a0]\\d{3}){1,3}(?:[.,]\\d{2})?|\\d{1,6}(?:[.,]\\d{1,2})?|\\.\\d{2})(?:[.,](?:-{1,2}|–|—)|,-|/-|-/|:-|-(?=\\s?[〜~]))?";
const RANGE = `\\s?(?:-|–|—|~|〜|${SAID.ranges}|/|-\\s?)\\s?`;
/** "$50 / 8 hr", "$49 / 30-day supply": for so much of it, and no second amount. */
const OF_UNITS = `(?<=\\/\\s?\\d{1,3})[\\s-]{0,2}(?:${SAID.minutesAndHours}|${SAID.periods})(?!\\p{L})`;
/** "140* zł": a remark at the foot of the page is on the amount. */
const NOTED = /(?<=\d)\*(?=\s?(?:\p{L}|\p{Sc}))/gu;
const PRICE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d]|\\d[.,])(?:(\\d{1,4}[€£]\\d{2})(?!\\d)|${BEFORE_AMOUNT}\\s{0,3}(${NUMBER})(?:${RANGE}(?:${BEFORE_AMOUNT}\\s?)?(${NUMBER})(?!${OF_UNITS}|\\d|\\s?(?:min|%|h\\b|["”″]|(?:oz|ml|cl|dl|l|g|kg|cm|mm|pcs?|pers|people|persons)\\b)))?(?:\\s?${AFTER_AMOUNT})?|(${NUMBER})(?:\\s?${AFTER_AMOUNT})?${RANGE}(${NUMBER})\\s?${AFTER_AMOUNT}|(${NUMBER})\\s{0,2}${AFTER_AMOUNT})(?![\\d%])`,
  'giu',
);
/** "35万円", "2万2,000円", "70万円~90万円": ten thousands. */
const MAN = '(\\d{1,4}(?:\\.\\d)?)\\s?万\\s?(\\d,\\d{3}|\\d{1,4})?\\s?円?';
const MAN_PRICE = new RegExp(`(?<![\\d.,])${MAN}(?:\\s?[-–—~〜]\\s?${MAN})?`, 'gu');
/** "110.-", "79,–", "250/-" (and "250-/"): an amount without a sign, as prices are written where there is one currency. */
const DASHES = '(?:\\.(?:-{1,2}|–|—)|,(?:-{1,2}|–|—)|:-|\\/-|-\\/)';
const DASHED_NUMBER = "(\\d{1,3}(?:['’.,]?\\d{3})?)";
/** Alone, or "55,- bis 80,-", "55 bis 80,-". */
const DASHED = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:${DASHED_NUMBER}(?:${DASHES}\\s?[-–—~]\\s?|${DASHES}?\\s?${SAID.ranges}\\s))?${DASHED_NUMBER}${DASHES}(?!\\s?[\\d\\p{L}-])`,
  'giu',
);
const BARE =
  /^\s*(\.\d{2}|\d{1,5}[.,]\d{1,2}|\d{1,3}[.,' ]\d{3}|\d{1,5}(?:[.,]-{1,2}|,–)?)(?:\s?[-–/~]\s?(\d{1,5}(?:[.,]\d{2})?))?\s*$/;

/**
 * Prices in a text, in order, without those that hold no longer. Without a sign or name of a currency a number is no price;
 * `local` is a sign that means money only on this site.
 */
export function findPrices(text: string, words: WordTable, local?: LocalSign): Price[] {
  if (text.length > 2000 || !/[\d０-９]/.test(text)) return [];
  const plain = withLocalSign(withCountryFirst(narrow(text).replace(NOTED, ' ')), local);
  const signed = hasCurrency(plain) ? signedPrices(text, plain, words, local) : [];
  const found = signed.length > 0 ? signed : dashedPrices(text, words);
  return withBracketed(standingPrices(found, text, words), text, words);
}

function signedPrices(
  text: string,
  plain: string,
  words: WordTable,
  local: LocalSign | undefined,
): FoundPrice[] {
  const prices = plain.includes('万') ? manPrices(text, plain, words) : [];
  for (const match of matchesOf(PRICE, plain)) {
    const { index } = match;
    const [whole, split, first, second, rangeFrom, rangeTo, single] = match;
    const low = amount(split?.replace(/[€£]/, '.') ?? first ?? rangeFrom ?? single!);
    const highText = second ?? rangeTo;
    const high = highText === undefined ? low : amount(highText);
    if (low === undefined || high === undefined || PLACEHOLDER.test(first ?? single ?? '')) continue;
    if (prices.some(({ start, end }) => index < end && index + whole.length > start)) continue;
    const currency = currencyOf(whole) ?? local?.currency;
    // "$8 – 12" is a range, "$60 / $45" are two prices; "$80-2" is something else.
    const isEither = whole.includes('/') && matchesOf(/\p{Sc}/gu, whole).length > 1;
    const [min, max] = high >= low ? [low, high] : isEither ? [high, low] : [low, low];
    prices.push({
      ...surround(text, index, index + whole.length, words),
      min,
      max,
      ...(currency ? { currency } : {}),
    });
  }
  return prices.sort((one, other) => one.start - other.start);
}

function manPrices(text: string, plain: string, words: WordTable): FoundPrice[] {
  return matchesOf(MAN_PRICE, plain).flatMap((match) => {
    const [whole, tens, rest, highTens, highRest] = match;
    if (!whole.includes('円')) return [];
    const value = (many: string, few = '0'): number => Number(many) * 10_000 + Number(few.replace(',', ''));
    const min = value(tens!, rest);
    const max = highTens === undefined ? min : value(highTens, highRest);
    return [{ ...surround(text, match.index, match.index + whole.length, words), min, max, currency: 'JPY' }];
  });
}

/** "R$ 00,00": a template that nobody filled in. */
const PLACEHOLDER = /^00/;

/** Their currency is that of the site's country. */
function dashedPrices(text: string, words: WordTable): FoundPrice[] {
  if (!/\d(?:[.,:/][-–—]|-\/)/.test(text)) return [];
  return matchesOf(DASHED, text).map(({ 0: whole, 1: from, 2: to, index }) => {
    const [low, high] = [amount(from ?? to!)!, amount(to!)!];
    const place = surround(text, index, index + whole.length, words);
    return { ...place, min: Math.min(low, high), max: Math.max(low, high) };
  });
}

/**
 * A cell that is nothing but an amount ("250", "250 – 400", "from 200"), as in the price column of a table; the currency
 * stands elsewhere.
 */
export function bareAmount(cell: string, words: WordTable): { min: number; max?: number } | undefined {
  const text = narrow(cell.slice(0, 40).trim());
  const folded = foldWord(text);
  const from = opening(folded, fromWords(words));
  const match = BARE.exec(from === undefined ? text : text.slice(from.length));
  if (!match) return undefined;
  const min = amount(match[1]!);
  const max = match[2] === undefined ? min : amount(match[2]);
  if (min === undefined || max === undefined) return undefined;
  return from === undefined ? { min, max } : { min };
}

/** The phrase that a folded text begins with, words behind it. */
function opening(folded: string, list: string): string | undefined {
  if (!folded.includes(' ')) return undefined;
  return phrases(list).find((phrase) => folded[phrase.length] === ' ' && folded.startsWith(phrase));
}

/** Thousands separators told from decimal ones by the digits behind them. */
export function amount(text: string): number | undefined {
  const digits = text.replace(/[.,](?:-{1,2}|–|—)$|[,/:]?-$/, '').replace(/[\s'\u00a0]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '');
  const value = Number(decimal ? `${whole}.${decimal[1]}` : whole);
  return Number.isFinite(value) ? value : undefined;
}
