/** Pages where amounts stand on lines of their own, without a sign of any currency. */
import { currencyOf } from './currencies.ts';
import type { Line } from '../page/lines.ts';

const WITH_CENTS = /^\d{1,3}[.,]\d{2}$/;
const WHOLE = /^\d{1,4}(?:[.,]\d{2})?$/;
const MIN_AMOUNTS = 3;
const MAX_TITLE_LENGTH = 24;

/** The form of such amounts; whole numbers are amounts only where "EUROS" stands over a column. */
export function loneAmounts(lines: readonly Line[]): RegExp | undefined {
  const form = lines.some(({ text }) => isCurrencyTitle(text)) ? WHOLE : WITH_CENTS;
  return lines.filter(({ text }) => form.test(text)).length >= MIN_AMOUNTS ? form : undefined;
}

/** "EUROS", "Prices in €". */
function isCurrencyTitle(text: string): boolean {
  return text.length <= MAX_TITLE_LENGTH && !/\d/.test(text) && currencyOf(text) !== undefined;
}
