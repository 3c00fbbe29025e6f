/** A price as one says it, also where the site states it only as data. */
import type { FactValue } from '../../../contract/schemas/facts.ts';
import { remembering } from '../remembering.ts';
import { hasSignOf } from './currencies.ts';
import { amount } from './prices.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { wordsOf } from '../words/index.ts';

/** "65.00": an amount without a word or sign. */
const BARE = /^[\d.,'’\s]+$/u;
/** Not "12\"", "30 min": with a sign or a unit behind it a number is no amount. */
const AMOUNT = new RegExp(
  `(?<![\\d.,\\p{L}(])\\d{1,4}(?:[.,]\\d{1,2}|[.,]\\d{3})?(?![\\d.,]*\\d|\\s?(?:["″”%]|(?:${inAnyLanguage.offers.minutesAndHours}|ml|cl|dl|l|g|kg|cm|oz|${inAnyLanguage.offers.pieces})(?!\\p{L})))`,
  'giu',
);
const CENTS = /[.,]\d{2}$/;
/** "27,-", "CHF 27.–", "250/-": written for cents, and never said. */
const NO_CENTS = /(?<=\d)(?:[.,]\s?(?:--|[-–—])|\s?\/[-–—])(?!\d)/gu;

/**
 * What the site prints for a price, without dashes for cents; where that is a bare number or nothing, its amounts with their currency.
 *
 * @param language BCP 47 primary subtag: whose way of writing amounts is taken
 * @returns undefined where there is no price
 */
export function priceText(
  { price_text: text, price_min: low, price_max: high, currency }: FactValue<'service'>,
  language: string,
): string | undefined {
  const printed = text?.replace(NO_CENTS, '');
  if (currency === undefined) return printed;
  const money = formatOf(`${language} ${currency}`);
  // "120 approx.", "12 glass / 46 bottle"
  if (printed !== undefined && !BARE.test(printed))
    return hasSignOf(currency, printed)
      ? printed
      : printed.replace(AMOUNT, (digits) => {
          const value = amount(digits);
          return value === low || value === high || CENTS.test(digits) ? money.format(value!) : digits;
        });
  const { from, upTo } = wordsOf(language).price;
  if (low !== undefined && high !== undefined)
    return low === high ? money.format(low) : money.formatRange(low, high);
  if (low !== undefined) return `${firstOf(from)} ${money.format(low)}`;
  return high === undefined ? printed : `${firstOf(upTo)} ${money.format(high)}`;
}

const formatOf = remembering((languageAndCurrency) => {
  const [language, currency] = languageAndCurrency.split(' ');
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency!,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
});

const firstOf = (list: string): string => list.split(',', 1)[0]!;
