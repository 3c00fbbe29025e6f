/** Leaves out the few prices that a template came with: "$10.50" on a site that has all others in its country's rupees. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { isMoneyOf, isOneCurrency } from './currencies.ts';

type Service = Extract<Fact, { kind: 'service' }>;

const LEAST_OWN = 10;
const MOST_FOREIGN = 3;
/** "US$ 60", "60 EUR" are written by somebody who means them. */
const SIGN_ALONE = /^[^\p{L}]*(?:\p{L}+\s)*[$€£][^\p{L}]*$/u;

/** Services without such prices, where the site's country is known and many are in its money. */
export function withoutForeignPrices(services: readonly Service[], country: string | undefined): Service[] {
  if (country === undefined) return [...services];
  const own = services.find(
    ({ value: { currency } }) => currency !== undefined && isMoneyOf(country, currency),
  )?.value.currency;
  const count = services.filter(({ value }) => value.currency === own).length;
  const foreign = services.filter(
    ({ value: { currency, price_text } }) =>
      currency !== undefined && !isOneCurrency(currency, own) && SIGN_ALONE.test(price_text ?? ''),
  );
  if (own === undefined || count < LEAST_OWN || foreign.length > MOST_FOREIGN) return [...services];
  return services.filter((fact) => !foreign.includes(fact));
}
