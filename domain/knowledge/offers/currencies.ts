/** Signs and names of currencies, and what a sign that many countries share means in one of them. */
import type { FactValue } from '../../../contract/schemas/facts.ts';

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
  JPY: '¥ ￥ \\ 円 jpy yen',
  INR: '₹ inr rs rs. rupees',
  PLN: 'zł zl pln złotych złote zlotych',
  RON: 'lei ron',
  SEK: 'kr sek',
  NOK: 'nok',
  DKK: 'dkk',
  ISK: 'isk',
  CHF: 'chf fr. frs sfr sfr. franken',
  CZK: 'kč czk',
  HUF: 'huf',
  MDL: 'mdl',
  BGN: 'bgn',
  TRY: '₺ try',
  RUB: '₽ rub руб руб.',
  UAH: '₴ uah грн грн.',
  RSD: 'rsd',
  BAM: 'bam',
  ILS: '₪ ils',
  PHP: '₱ php',
  THB: '฿ thb baht',
  MYR: 'myr',
  IDR: 'idr rp rp.',
  VND: '₫ vnd',
  CNY: 'cny rmb',
  KHR: '៛ khr',
  MNT: '₮ mnt',
  KZT: '₸ kzt',
  GEL: '₾',
  AMD: '֏',
  AZN: '₼ azn',
  KRW: '₩ krw',
  BDT: '৳ bdt',
  LKR: 'lkr',
  PKR: 'pkr',
  NPR: 'npr',
  NGN: '₦ ngn',
  KES: 'ksh ksh. kshs kes',
  TZS: 'tsh tsh. tshs tzs',
  UGX: 'ush ush. ushs ugx',
  GHS: 'gh₵ ghs',
  AOA: 'kz aoa kwanzas',
  MZN: 'mzn meticais',
  CVE: 'cve',
  ETB: 'etb',
  RWF: 'rwf',
  ZMW: 'zmw',
  BWP: 'bwp',
  XOF: 'fcfa cfa xof',
  XAF: 'xaf',
  ZAR: 'zar',
  EGP: 'egp',
  MAD: 'mad',
  TND: 'tnd',
  DZD: 'dzd',
  AED: 'aed dhs',
  QAR: 'qar',
  SAR: 'sar',
  BHD: 'bhd',
  KWD: 'kwd',
  OMR: 'omr',
  JOD: 'jod',
  PEN: 's/ s/. pen soles',
  BOB: 'bob bolivianos',
  PYG: '₲ gs. pyg guaraníes guaranies',
  CRC: '₡ crc colones',
  GTQ: 'gtq quetzales',
  HNL: 'hnl lempiras',
  VES: 'ves',
  DOP: 'rd$ dop',
  JMD: 'j$ jmd',
  TTD: 'tt$ ttd',
};
const BY_SIGN: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([code, signs]) => signs.split(' ').map((sign) => [sign, code] as const)),
);

/** Codes that are words of people as well: money only in capitals. */
const WORDS = ['TRY', 'MAD', 'PEN', 'BAM', 'BOB', 'RUB', 'COP', 'ILS', 'VES'];
/** A code that is not among its signs is a word even in capitals ("GEL 30"). */
const LETTERS = `(?-i:${WORDS.join('|')})|${Object.entries(CODES)
  .filter(([code, signs]) => !WORDS.includes(code) && signs.split(' ').includes(code.toLowerCase()))
  .map(([code]) => code)
  .join('|')}`;
/** Stands for a sign that means money only in one country ("R250", "RM 80"). */
const LOCAL = '¤';
const SIGNS = '€£$¥￥₹₺₪₽₴₱฿₫₩₦৳₲₡₸₾֏₼₮៛';

/** Written behind amounts only; pesos are of the country. */
const SPANISH = 'pesos|soles|quetzales|colones|guaran[ií]es|bolivianos|lempiras|kwanzas|meticais';

/** "Euro 45", not "Euro 6 diesel" nor "Euro 2028". */
const EURO_BEFORE = '(?<!\\d\\s?)Euro(?!\\s?(?:[1-7]|20[0-3]\\d)(?![.,]?[\\d–-]))';
/** "30 soles", not "2 soles": so few are fish, stars and columns. */
const SPANISH_AFTER = `(?<!(?<!\\d)\\d\\s?)(?:${SPANISH})`;

/** A currency before its amount, as the source of a regular expression. */
export const BEFORE_AMOUNT = `(?:(?:US|CA|C|AU|A|NZ|S|HK|NT|MX|AR|RD|R|J|TT)\\$|GH₵|[${SIGNS}${LOCAL}]|\\\\(?=\\d)|(?<!\\p{L})(?:${LETTERS}|${EURO_BEFORE}|SFr\\.?|Fr\\.|Rs\\.?|(?-i:Kz)|[KTU]Shs?\\.?|Dhs|Rp\\.?|S/\\.?|Gs\\.)(?![\\p{L}]))`;
/** A currency behind its amount. */
export const AFTER_AMOUNT = `(?:[${SIGNS.replace('￥', '')}${LOCAL}円]|(?:${LETTERS}|Euros?|zł|zl|złotych|złote|(?:de\\s)?lei|kr|Kč|frs|Franken|dollars|pounds|reais|rupees|baht|yen|${SPANISH_AFTER}|(?-i:K[zZ])|Dhs|F?CFA|руб\\.?|грн\\.?)(?![\\p{L}]))`;
const BEFORE_ONLY = new RegExp(BEFORE_AMOUNT, 'iu');
const AFTER_ONLY = new RegExp(`(?<!\\p{L})${AFTER_AMOUNT}`, 'iu');
const HINT = new RegExp(
  `[${SIGNS}${LOCAL}円₵]|\\\\\\d|(?<![a-z])(?:${LETTERS}|euros?|zł|zl|złotych|złote|lei|kr|kč|s?fr|frs|franken|rs|(?-i:K[zZ])|dhs|[ktu]shs?|rp|s/|gs\\.|f?cfa|dollars|pounds|reais|rupees|baht|yen|${SPANISH})(?![a-z])|руб|грн`,
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

/** Letters that are a sign of money on this site and anything elsewhere. */
export interface LocalSign {
  letters: RegExp;
  currency: string;
}

const before = (letters: string): string => `(?<![\\p{L}\\d])${letters}\\.?(?=\\s?\\d)`;
const beside = (letters: string): string => `${before(letters)}|(?<=\\d\\s?)${letters}(?![\\p{L}\\d])`;
const beforeCents = (letters: string): string =>
  `(?<![\\p{L}\\d])${letters}(?=\\s?\\d[\\d ]{0,6}[.,]\\d{2}(?!\\d))`;
const behindHundreds = (letters: string): string => `(?<=\\d{3}\\s?)${letters}(?![\\p{L}\\d])`;
const signed = (currency: string, source: string): LocalSign => ({
  currency,
  letters: new RegExp(source, 'gu'),
});
/** One letter is believed only where it is used so: on hosts of the country, before two digits at least. */
const BY_HOST: Record<string, LocalSign> = {
  za: signed('ZAR', '(?<![\\p{L}\\d])R(?=\\s?\\d[\\d.,]? ?\\d)'),
  ng: signed('NGN', '(?<![\\p{L}\\d])N(?=\\s?\\d[\\d.,]? ?\\d)'),
  gt: signed('GTQ', '(?<![\\p{L}\\d])Q\\.?(?=\\s?\\d[\\d.,]? ?\\d)'),
  my: signed('MYR', before('RM')),
  hu: signed('HUF', '(?<=\\d\\s?)[Ff]t(?![\\p{L}\\d])'),
};
/** More letters are believed as well where they stand before numbers, or on either side of them, again and again. */
const BEFORE_NUMBERS = { MYR: 'RM', BOB: 'Bs' };
const BESIDE_NUMBERS = {
  ...{ BHD: 'BD', KWD: 'KD', JOD: 'JD', QAR: 'QR', SAR: 'SR', EGP: 'LE' },
  ...{ MAD: 'D[Hh]', TND: 'DT', TRY: 'TL', BDT: 'Tk' },
};
/** One letter is a sign where cents stand behind its numbers ("R 65.00"). */
const BEFORE_CENTS = { ZAR: 'R' };
/** Elsewhere they are feet ("16 ft"). */
const BEHIND_HUNDREDS = { HUF: 'Ft' };
const BY_USE: readonly LocalSign[] = [
  ...Object.entries(BEFORE_NUMBERS).map(([currency, letters]) => signed(currency, before(letters))),
  ...Object.entries(BESIDE_NUMBERS).map(([currency, letters]) => signed(currency, beside(letters))),
  ...Object.entries(BEFORE_CENTS).map(([currency, letters]) => signed(currency, beforeCents(letters))),
  ...Object.entries(BEHIND_HUNDREDS).map(([currency, letters]) => signed(currency, behindHundreds(letters))),
];
/** Whether a text has a sign of this currency, be it one of its country alone ("BD 8"). */
export const hasSignOf = (currency: string, text: string): boolean =>
  hasCurrency(text) ||
  [...Object.values(BY_HOST), ...BY_USE].some(
    (sign) => sign.currency === currency && text.search(sign.letters) >= 0,
  );

/** Nothing but an amount behind such a letter: lists of such texts are of prices, where some are of three digits or more ("R16" is a rim). */
const ALONE: readonly { sign: LocalSign; text: RegExp }[] = [
  { sign: BY_HOST['za']!, text: /^R\s?\d{2,5}(?:[.,]\d{2})?$/u },
];
const LARGE = /\d{3}/;
/** Cheap, and true of every text with one of them. */
const MAYBE_USED = new RegExp(
  `(?<!\\p{L})(?:${Object.values({ ...BEFORE_NUMBERS, ...BESIDE_NUMBERS, ...BEFORE_CENTS, ...BEHIND_HUNDREDS }).join('|')})(?!\\p{L})`,
  'u',
);
const LEAST_USES = 3;

/** "12 Long Street, Cape Town, 8001, South Africa", "+27 21 …": who writes so counts in rands. */
const SOUTH_AFRICAN = /(?:,|\d{4}) South Africa\.?$|(?<!\d)\+27[\s(]{0,2}\d/;

/** By the end of the host's name, by the language of the page, by where the business is, or by what stands beside numbers in several of the page's `texts`, none of which names another currency. */
export function localSignOf(
  url: string,
  language: string | undefined,
  texts: readonly string[],
): LocalSign | undefined {
  const end = /\.([a-z]{2})$/.exec(URL.parse(url)?.hostname ?? '')?.[1];
  const known = BY_HOST[end ?? ''] ?? (language === 'hu' ? BY_HOST['hu'] : undefined);
  if (known) return known;
  if (texts.some((text) => text.length <= 200 && SOUTH_AFRICAN.test(text))) return BY_HOST['za'];
  const maybe = texts.filter((text) => /\d/.test(text) && MAYBE_USED.test(text));
  if (maybe.length < LEAST_USES || texts.some((text) => /\d/.test(text) && hasCurrency(text)))
    return undefined;
  return (
    BY_USE.find(({ letters }) => maybe.filter((text) => text.search(letters) >= 0).length >= LEAST_USES) ??
    ALONE.find(({ text: alone }) => {
      const amounts = maybe.filter((text) => alone.test(text));
      return amounts.length >= LEAST_USES && amounts.some((text) => LARGE.test(text));
    })?.sign
  );
}

const COUNTRY_BEHIND = /\$\s?(\d[\d.,]*)\s?(NZ|AU|CA|US|HK)D?(?![\p{L}\d])/gu;

/** "$160NZ", "$3.50 NZD" as "NZ$160", "NZ$  3.50", of the same length. */
export const withCountryFirst = (text: string): string =>
  text.includes('$')
    ? text.replace(
        COUNTRY_BEHIND,
        (all, digits: string, country: string) => `${country}$`.padEnd(all.length - digits.length) + digits,
      )
    : text;

/** The text, of the same length, with the letters of a local sign replaced by one that stands for money everywhere. */
export function withLocalSign(text: string, local: LocalSign | undefined): string {
  return local === undefined ? text : text.replace(local.letters, (sign) => LOCAL.padEnd(sign.length));
}

const PESOS: Record<string, string> = { MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', UY: 'UYU' };
const DOLLARS: Record<string, string> = {
  ...{ CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD' },
  ...PESOS,
};
const CROWNS: Record<string, string> = { NO: 'NOK', DK: 'DKK', IS: 'ISK' };
const LEI: Record<string, string> = { MD: 'MDL' };

const SHARED_SIGNS = [
  ['USD', ...Object.values(DOLLARS)],
  ['SEK', ...Object.values(CROWNS)],
  ['RON', ...Object.values(LEI)],
];

/** Whether two codes may be the same money, where a sign that several countries share stands for any of theirs. */
export function isOneCurrency(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  return SHARED_SIGNS.some((codes) => codes.includes(one) && codes.includes(other));
}

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
const DASHED = new RegExp(`^(?:(?:${WORD}){1,3})?(?:\\d+\\s${WORD})?\\d[\\d'’.]*[.,:][-–—]`, 'u');

/** What a price is in on the site of a business in this country, where its words leave that open. */
export function currencyIn(
  country: string,
  { currency, price_text: text }: Pick<FactValue<'service'>, 'currency' | 'price_text'>,
): string | undefined {
  if (text === undefined) return undefined;
  if (currency === undefined && / pesos$/iu.test(text)) return PESOS[country];
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

/** Whether a code is of the money of a country; codes begin with that of their country (ISO 4217). */
export const isMoneyOf = (country: string, currency: string): boolean =>
  currency.startsWith(country) || PLAIN_CURRENCIES[country] === currency;
