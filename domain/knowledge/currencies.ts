/** Signs and names of currencies, and what a sign that many countries share means in one of them. */
import type { FactValue } from '../../contract/schemas/facts.ts';

/** ISO 4217 by sign or name in lower case; names are separated by spaces. */
const CODES: Record<string, string> = {
  EUR: '€ eur euro euros',
  GBP: '£ gbp pounds',
  USD: '$ us$ usd dollars',
  CAD: 'ca$ c$ cad',
  AUD: 'a$ au$ aud',
  NZD: 'nz$ nzd',
  SGD: 's$ sgd',
  HKD: 'hk$ hkd',
  TWD: 'nt$ twd',
  MXN: 'mx$ mxn',
  ARS: 'ar$ ars',
  BRL: 'r$ brl reais',
  CLP: 'clp',
  COP: 'cop',
  UYU: 'uyu',
  // The backslash stands where Shift_JIS has the yen sign.
  JPY: '¥ ￥ \\ 円 jpy',
  INR: '₹ inr rs rs. rupees',
  PLN: 'zł zl pln złotych złote zlotych',
  RON: 'lei ron',
  SEK: 'kr sek',
  NOK: 'nok',
  DKK: 'dkk',
  ISK: 'isk',
  CHF: 'chf fr. frs sfr sfr. franken',
  CZK: 'kč czk',
  HUF: 'ft huf',
  MDL: 'mdl',
  BGN: 'bgn',
  TRY: '₺ try',
  RUB: '₽',
  UAH: '₴ uah',
  ILS: '₪ ils',
  PHP: '₱ php',
  THB: '฿ thb baht',
  MYR: 'myr',
  IDR: 'idr',
  VND: '₫ vnd',
  KRW: '₩ krw',
  NGN: '₦ ngn',
  KES: 'ksh ksh. kshs kes',
  GHS: 'gh₵ ghs',
  ZAR: 'zar',
  AED: 'aed dhs',
  QAR: 'qar',
  SAR: 'sar',
};
const BY_SIGN: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([code, signs]) => signs.split(' ').map((sign) => [sign, code] as const)),
);

const LETTERS =
  'EUR|CHF|USD|GBP|CAD|AUD|NZD|SGD|HKD|TWD|PLN|RON|JPY|SEK|NOK|DKK|ISK|CZK|HUF|MDL|BGN|INR|MXN|ARS|BRL|CLP|COP|UYU|TRY|UAH|ILS|PHP|THB|MYR|IDR|VND|KRW|NGN|KES|GHS|ZAR|AED|QAR|SAR';
/** Stands for a sign that means money only in one country ("R250", "RM 80"). */
const LOCAL = '¤';
const SIGNS = '€£$¥￥₹₺₪₽₴₱฿₫₩₦';

/** A currency before its amount, as the source of a regular expression. */
export const BEFORE_AMOUNT = `(?:(?:US|CA|C|AU|A|NZ|S|HK|NT|MX|AR|R)\\$|GH₵|[${SIGNS}${LOCAL}]|\\\\(?=\\d)|(?<!\\p{L})(?:${LETTERS}|SFr\\.?|Fr\\.|Rs\\.?|KShs?\\.?|Dhs)(?![\\p{L}]))`;
/** A currency behind its amount. */
export const AFTER_AMOUNT = `(?:[${SIGNS.replace('￥', '')}円]|(?:${LETTERS}|Euros?|zł|zl|złotych|złote|(?:de\\s)?lei|kr|Kč|Ft|frs|Franken|dollars|pounds|reais|rupees|baht|Dhs)(?![\\p{L}]))`;
const BEFORE_ONLY = new RegExp(BEFORE_AMOUNT, 'iu');
const AFTER_ONLY = new RegExp(`(?<!\\p{L})${AFTER_AMOUNT}`, 'iu');
const HINT = new RegExp(
  `[${SIGNS}${LOCAL}円₵]|\\\\\\d|(?<![a-z])(?:${LETTERS}|euros?|zł|zl|złotych|złote|lei|kr|kč|ft|s?fr|frs|franken|rs|dhs|kshs?|dollars|pounds|reais|rupees|baht)(?![a-z])`,
  'i',
);

/** Cheap, and true of every text with an amount and its currency. */
export function hasCurrency(text: string): boolean {
  return HINT.test(text);
}

/** ISO 4217 code of the first sign or name of a currency in a text. */
export function currencyOf(text: string): string | undefined {
  const sign = BEFORE_ONLY.exec(text)?.[0] ?? AFTER_ONLY.exec(text)?.[0];
  return sign === undefined ? undefined : BY_SIGN.get(sign.toLowerCase().replace(/^de\s/, ''));
}

/** Letters that are signs of money on the sites of one country and anything elsewhere. */
export interface LocalSign {
  letters: RegExp;
  currency: string;
}

const LOCAL_SIGNS: Record<string, LocalSign> = {
  za: { letters: /(?<![\p{L}\d])R(?=\s?\d[\d.,]? ?\d)/gu, currency: 'ZAR' },
  my: { letters: /(?<![\p{L}\d])RM(?=\s?\d)/gu, currency: 'MYR' },
};

/** By the end of the host's name. */
export function localSignOf(url: string): LocalSign | undefined {
  const end = /\.([a-z]{2})$/.exec(URL.parse(url)?.hostname ?? '')?.[1];
  return end === undefined ? undefined : LOCAL_SIGNS[end];
}

/** The text, of the same length, with the letters of a local sign replaced by one that stands for money everywhere. */
export function withLocalSign(text: string, local: LocalSign | undefined): string {
  return local === undefined ? text : text.replace(local.letters, (sign) => LOCAL.padEnd(sign.length));
}

const DOLLARS: Record<string, string> = {
  ...{ CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD' },
  ...{ MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', UY: 'UYU' },
};
const CROWNS: Record<string, string> = { NO: 'NOK', DK: 'DKK', IS: 'ISK' };
const LEI: Record<string, string> = { MD: 'MDL' };
/** Where amounts are written "110.-". */
const DASH_CURRENCIES: Record<string, string> = {
  ...{ CH: 'CHF', LI: 'CHF', DE: 'EUR', AT: 'EUR', NL: 'EUR', BE: 'EUR', IT: 'EUR' },
  ...{ SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN' },
};
/** Of amounts without any sign, where nothing on the page says more. */
const PLAIN_CURRENCIES: Record<string, string> = {
  ...DASH_CURRENCIES,
  ...{ FR: 'EUR', ES: 'EUR', PT: 'EUR', IE: 'EUR', FI: 'EUR', LU: 'EUR', GB: 'GBP', RO: 'RON' },
  ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', JP: 'JPY' },
};
const WORD = String.raw`\p{L}[\p{L}.]*\s`;
const DASHED = new RegExp(`^(?:(?:${WORD}){1,3})?\\d[\\d'’.]*[.,:][-–—]`, 'u');

/** What a price is in on the site of a business in this country, where its words leave that open. */
export function currencyIn(
  country: string,
  { currency, price_text: text }: Pick<FactValue<'service'>, 'currency' | 'price_text'>,
): string | undefined {
  if (text === undefined) return undefined;
  if (currency === undefined)
    return DASHED.test(text)
      ? DASH_CURRENCIES[country]
      : /\d$/.test(text)
        ? PLAIN_CURRENCIES[country]
        : undefined;
  if (currency === 'USD') return /(?<![A-Z])\$/.test(text) ? DOLLARS[country] : undefined;
  if (currency === 'SEK') return /kr/i.test(text) ? CROWNS[country] : undefined;
  return currency === 'RON' && /lei/i.test(text) ? LEI[country] : undefined;
}
