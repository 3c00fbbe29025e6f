/** Where the prices of a page are written down while it is read. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { holdsDigit, type Line } from '../page/lines.ts';
import type { Offers } from './offers.ts';
import { factOf } from '../page/page-view.ts';
import { currencyOf, hasCurrency, localSignOf, type LocalSign } from './currencies.ts';
import { findPrices, type Price } from './prices.ts';

export type Service = Extract<Fact, { kind: 'service' }>;

/** The facts found so far, and what all readers of prices need to know of the page. */
export class PriceBook {
  readonly facts: Fact[] = [];
  readonly offers: Offers;
  /** The one currency whose sign the page uses, if it uses exactly one. */
  readonly currency: string | undefined;
  /** The line that a fact was read in. */
  readonly lineOf = new Map<Fact, Line>();
  private readonly local: LocalSign | undefined;
  private current: Line | undefined;
  private readonly found = new Map<string, Price[]>();

  constructor(offers: Offers) {
    this.offers = offers;
    this.local = localSignOf(
      offers.page.url,
      offers.page.language,
      offers.lines.map(({ text }) => text),
    );
    this.currency = onlyCurrency(offers.lines);
  }

  /** Prices in a text; the same texts are looked at from several sides. */
  pricesIn(text: string): Price[] {
    if (!holdsDigit(text)) return [];
    let prices = this.found.get(text);
    if (!prices) {
      prices = findPrices(text, this.offers.page.words, this.local);
      this.found.set(text, prices);
    }
    return prices;
  }

  /** What is added from now on stands in this line. */
  turnTo(line: Line): void {
    this.current = line;
  }

  addPrice(name: string, price: Price, quote: string): void {
    this.add({ name, price_text: price.text, ...bounds(price.min, price.max, price.currency) }, quote);
  }

  add(value: FactValue<'service'>, quote: string): void {
    const fact = factOf('service', value, this.offers.page.url, quote);
    this.facts.push(fact);
    if (this.current) this.lineOf.set(fact, this.current);
  }

  /** Says the same of another price or in other words. */
  replace(fact: Service, value: FactValue<'service'>): void {
    const line = this.lineOf.get(fact);
    const own: Service = { ...fact, value };
    this.facts[this.facts.indexOf(fact)] = own;
    if (line) this.lineOf.set(own, line);
  }

  remove(fact: Fact): void {
    const at = this.facts.indexOf(fact);
    if (at >= 0) this.facts.splice(at, 1);
  }

  /** Puts further sizes to the last thing with a price; `quote` has both where other lines stand between. */
  extend(
    text: string,
    prices: readonly Pick<Price, 'min' | 'max' | 'currency'>[],
    line: Line,
    quote?: string,
  ): void {
    const { value, source } = this.facts.pop() as Service;
    const { price_min: min, price_max: max, price_text, ...rest } = value;
    const sizes = [
      { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
      ...prices,
    ];
    const range = bounds(lowest(sizes), highest(sizes), prices[0]?.currency ?? rest.currency);
    this.add(
      { ...rest, price_text: `${price_text} / ${text}`, ...range },
      quote ?? `${source.quote} ${line.quote}`,
    );
  }
}

/** From the least to the most that several offers of one thing cost. */
export function boundsOfAll(
  offers: readonly FactValue<'service'>[],
): Pick<FactValue<'service'>, 'price_min' | 'price_max' | 'currency'> {
  const prices = offers.map(({ price_min, price_max }) => ({
    ...(price_min === undefined ? {} : { min: price_min }),
    ...(price_max === undefined ? {} : { max: price_max }),
  }));
  return bounds(lowest(prices), highest(prices), offers[0]?.currency);
}

/** The lowest of several prices, where any names one. */
export function lowest(prices: readonly Pick<Price, 'min'>[]): number | undefined {
  const low = prices.flatMap(({ min }) => (min === undefined ? [] : [min]));
  return low.length === 0 ? undefined : Math.min(...low);
}

/** The highest of several prices; undefined where one has no upper end. */
export function highest(prices: readonly Pick<Price, 'max'>[]): number | undefined {
  return prices.some(({ max }) => max === undefined) ? undefined : Math.max(...prices.map(({ max }) => max!));
}

/** Lower and upper end with their currency, as members of a fact. */
export function bounds(
  min: number | undefined,
  max: number | undefined,
  currency: string | undefined,
): Pick<FactValue<'service'>, 'price_min' | 'price_max' | 'currency'> {
  return {
    ...(min === undefined ? {} : { price_min: min }),
    ...(max === undefined ? {} : { price_max: max }),
    ...(currency === undefined ? {} : { currency }),
  };
}

function onlyCurrency(lines: Line[]): string | undefined {
  const found = new Set<string>();
  for (const { text } of lines) {
    const currency = text.length < 300 && hasCurrency(text) ? currencyOf(text) : undefined;
    if (currency) found.add(currency);
  }
  return found.size === 1 ? [...found][0] : undefined;
}
