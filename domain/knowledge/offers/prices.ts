/** Reads amounts of money in the notations of many countries. */
import {
  AFTER_AMOUNT,
  BEFORE_AMOUNT,
  currencyOf,
  hasCurrency,
  withLocalSign,
  type LocalSign,
} from './currencies.ts';
import { matchesOf } from '../page/page-view.ts';
import { standingPrices } from './standing-prices.ts';
import { alternativesOf, inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, narrow, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

export interface Price {
  /** As printed, with "from" and "per hour" around it. */
  text: string;
  min?: number;
  max?: number;
  /** ISO 4217. */
  currency?: string;
  start: number;
  end: number;
}

const NUMBER =
  "(?:\\d{1,3}(?:[.,' \\u00a0]\\d{3}){1,3}(?:[.,]\\d{2})?|\\d{1,6}(?:[.,]\\d{1,2})?|\\.\\d{2})(?:[.,](?:-{1,2}|–|—)|,-|/-|:-)?";
const RANGE = `\\s?(?:-|–|—|~|〜|${SAID.ranges}|/|-\\s?)\\s?`;
const PRICE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d]|\\d[.,])(?:(\\d{1,4}[€£]\\d{2})(?!\\d)|${BEFORE_AMOUNT}\\s{0,2}(${NUMBER})(?:${RANGE}(?:${BEFORE_AMOUNT}\\s?)?(${NUMBER})(?!\\d|\\s?(?:min|%|h\\b|["”″]|(?:oz|ml|cl|dl|l|g|kg|cm|mm|pcs?|pers|people|persons)\\b)))?(?:\\s?${AFTER_AMOUNT})?|(${NUMBER})(?:\\s?${AFTER_AMOUNT})?${RANGE}(${NUMBER})\\s?${AFTER_AMOUNT}|(${NUMBER})\\s?${AFTER_AMOUNT})(?![\\d%])`,
  'giu',
);
/** "35万円", "2万2,000円", "70万円~90万円": ten thousands. */
const MAN = '(\\d{1,4}(?:\\.\\d)?)\\s?万\\s?(\\d,\\d{3}|\\d{1,4})?\\s?円?';
const MAN_PRICE = new RegExp(`(?<![\\d.,])${MAN}(?:\\s?[-–—~〜]\\s?${MAN})?`, 'gu');
/** "110.-", "79,–": an amount without a sign, as prices are written where there is one currency. */
const DASHED =
  /(?<![\p{L}\d.,-])(\d{1,3}(?:['’.]\d{3})?)(?:\.(?:-{1,2}|–|—)|,(?:-{1,2}|–|—)|:-)(?!\s?[\d\p{L}-])/gu;
const BARE =
  /^\s*(\.\d{2}|\d{1,5}[.,]\d{1,2}|\d{1,3}[.,' ]\d{3}|\d{1,5}(?:[.,]-{1,2}|,–)?)(?:\s?[-–/~]\s?(\d{1,5}(?:[.,]\d{2})?))?\s*$/;

/**
 * Prices in a text, in order, without those that hold no longer. Without a sign or name of a currency a number is no price;
 * `local` is a sign that means money only on this site.
 */
export function findPrices(text: string, words: WordTable, local?: LocalSign): Price[] {
  if (text.length > 2000 || !/[\d０-９]/.test(text)) return [];
  const plain = withLocalSign(narrow(text), local);
  const signed = hasCurrency(plain) ? signedPrices(text, plain, words, local) : [];
  const found = signed.length > 0 ? signed : dashedPrices(text, words);
  return standingPrices(
    found.map((price) => openEnds(price, words)),
    text,
    words,
  );
}

function signedPrices(text: string, plain: string, words: WordTable, local: LocalSign | undefined): Price[] {
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
    // "$8 – 12" is a range; "$80-2" is something else.
    const [min, max] = high >= low ? [low, high] : [low, low];
    prices.push({
      ...widen(text, index, index + whole.length, words),
      min,
      max,
      ...(currency ? { currency } : {}),
    });
  }
  return prices.sort((one, other) => one.start - other.start);
}

function manPrices(text: string, plain: string, words: WordTable): Price[] {
  return matchesOf(MAN_PRICE, plain).flatMap((match) => {
    const [whole, tens, rest, highTens, highRest] = match;
    if (!whole.includes('円')) return [];
    const value = (many: string, few = '0'): number => Number(many) * 10_000 + Number(few.replace(',', ''));
    const min = value(tens!, rest);
    const max = highTens === undefined ? min : value(highTens, highRest);
    return [{ ...widen(text, match.index, match.index + whole.length, words), min, max, currency: 'JPY' }];
  });
}

/** "R$ 00,00": a template that nobody filled in. */
const PLACEHOLDER = /^00/;

/** Their currency is that of the site's country. */
function dashedPrices(text: string, words: WordTable): Price[] {
  if (!/\d[.,:][-–—]/.test(text)) return [];
  return matchesOf(DASHED, text).map((match) => {
    const value = amount(match[1]!)!;
    return { ...widen(text, match.index, match.index + match[0].length, words), min: value, max: value };
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

/** Before a least price on sites whose language has no table, or that mix languages. */
const FROM_ANYWHERE = alternativesOf(({ offers }) => offers.leastPrices).join(', ');
const fromLists = new WeakMap<WordTable, string>();

/** The own words of a language and those; put together once. */
function fromWords(words: WordTable): string {
  const known = fromLists.get(words) ?? `${words.price.from}, ${FROM_ANYWHERE}`;
  fromLists.set(words, known);
  return known;
}

/** The phrase that a folded text begins with, words behind it. */
function opening(folded: string, list: string): string | undefined {
  if (!folded.includes(' ')) return undefined;
  return phrases(list).find((phrase) => folded[phrase.length] === ' ' && folded.startsWith(phrase));
}

/** Thousands separators told from decimal ones by the digits behind them. */
export function amount(text: string): number | undefined {
  const digits = text.replace(/[.,](?:-{1,2}|–|—)$|[,/:]-$/, '').replace(/[\s'\u00a0]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '');
  const value = Number(decimal ? `${whole}.${decimal[1]}` : whole);
  return Number.isFinite(value) ? value : undefined;
}

/** "+ VAT", "plus tax", "plus parts": what else is to be paid opens no upper end. */
const BESIDES =
  /^\s?(?:plus\s\p{L}|\+\s?(?:vat|tax|gst|hst|pst|iva|tva|mwst|ust|btw|parts|materials)(?!\p{L})|\s\+\s?\p{L})/u;

const TAX_NOTE = /^\s?[(（](?:税込|税抜|税別)[)）]/u;

/** "per hour", "/night", "+". */
const UNIT = new RegExp(
  `^\\s?(?:\\+|(?:\\/\\s?(?:per |\\d{1,2}\\s(?=\\p{L}))?|${SAID.unitLeads} |each|pp\\b|p\\.p\\.)\\s?[\\p{L}.]{0,16}(?![\\p{L}.])(?:\\s\\d{1,3}\\s?[\\p{L}]{1,4}(?!\\p{L}))?)(?!\\s?\\p{L}{0,2}[\\p{Sc}\\d])`,
  'u',
);

const OF = new RegExp(`^${inAnyLanguage.offers.ofAmount}$`, 'iu');
const FIXED = new RegExp(`(?<!\\p{L})${inAnyLanguage.offers.fixedPrices}\\s$`, 'iu');

/** Takes "from" before and "per hour", "/night", "+" behind into the words of a price. */
function widen(
  text: string,
  start: number,
  end: number,
  words: WordTable,
): { text: string; start: number; end: number } {
  // Most cells hold nothing but their price.
  if (start === 0 && end === text.length) return { text: text.trim(), start, end };
  const folded = foldWord(text);
  let from = start;
  const before = folded.slice(Math.max(0, start - 24), start);
  for (const phrase of before === '' ? [] : [...phrases(fromWords(words)), ...phrases(words.price.upTo)]) {
    const at = before.lastIndexOf(phrase);
    const isDirect =
      at >= 0 &&
      before.slice(at + phrase.length).trim() === '' &&
      !isInWord(text, start - (before.length - at));
    // "Forfait de 30 €": of that amount, not from it.
    if (isDirect && !(OF.test(phrase) && FIXED.test(text.slice(0, start - (before.length - at)))))
      from = Math.min(from, start - (before.length - at));
  }
  let to = end;
  const behind = folded.slice(end, end + 40);
  // "13,200円(税込)より": a note on taxes may stand between.
  const note = TAX_NOTE.exec(behind)?.[0] ?? '';
  const open = behind.slice(note.length).trimStart();
  const upward = BESIDES.test(behind)
    ? undefined
    : phrases(words.price.upward).find((phrase) => open.startsWith(phrase));
  if (upward !== undefined) {
    const at = end + behind.indexOf(upward, note.length) + upward.length;
    return { text: text.slice(from, at).trim(), start: from, end: at };
  }
  const unit = UNIT.exec(behind)?.[0];
  if (unit !== undefined && isUnit(unit, words) && !BESIDES.test(behind))
    to = end + unit.replace(/[\s.]+$/, '').length;
  return { text: text.slice(from, to).trim(), start: from, end: to };
}

/** Whether letters run on into what stands at `at`; in "bez VATod 120" a space is missing. */
function isInWord(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  return /\p{L}/u.test(before) && !(/\p{Lu}/u.test(before) && /^\p{Ll}{2}/u.test(text.slice(at, at + 2)));
}

function isUnit(unit: string, words: WordTable): boolean {
  const lead = unit.trim();
  return (
    lead === '+' ||
    phrases(words.price.per).some(
      (per) =>
        lead === per ||
        lead.startsWith(`${per} `) ||
        (per === '/' && lead.startsWith('/')) ||
        (per.endsWith("'") && lead.startsWith(per)),
    )
  );
}

/** "From $40" and "$40+" name no upper end, "up to $40" no lower one. */
function openEnds(price: Price, words: WordTable): Price {
  const folded = foldWord(price.text);
  const startsWith = (list: string): boolean => opening(folded, list) !== undefined;
  const { min, max, ...rest } = price;
  if (min !== max) return price;
  const { upTo } = words.price;
  if (startsWith(upTo)) return { ...rest, ...(max === undefined ? {} : { max }) };
  const isUpward =
    /\+$/.test(folded) || phrases(words.price.upward).some((phrase) => folded.endsWith(phrase));
  if (startsWith(fromWords(words)) || isUpward) return { ...rest, ...(min === undefined ? {} : { min }) };
  return price;
}
