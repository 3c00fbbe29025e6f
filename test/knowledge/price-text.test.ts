/** A price as one says it: with its currency also where the site prints that elsewhere. */
import { describe, expect, it } from '@jest/globals';
import { priceText } from '../../domain/knowledge/offers/price-text.ts';

const said = (
  language: string,
  price_text: string,
  low: number,
  high: number,
  currency: string,
): string | undefined =>
  priceText({ name: 'Lamp', price_text, price_min: low, price_max: high, currency }, language)?.replaceAll(
    '\u00a0',
    ' ',
  );

describe('an amount whose currency stands elsewhere', () => {
  it.each([
    ['en', '120 approx.', 120, 120, 'GBP', '£120 approx.'],
    ['de', 'ab 120 ca.', 120, 120, 'EUR', 'ab 120 € ca.'],
    ['ro', '120 aprox.', 120, 120, 'RON', '120 lei aprox.'],
    ['en', '12 glass / 46 bottle', 12, 46, 'USD', '$12 glass / $46 bottle'],
    ['en', 'Small 12" 12.50, Large 18" 19', 12.5, 19, 'USD', 'Small 12" $12.50, Large 18" $19'],
    ['fr', '30 min 30, 60 min 55', 30, 55, 'EUR', '30 min 30 €, 60 min 55 €'],
  ])('%s: %s', (language, text, low, high, currency, expected) => {
    expect(said(language, text, low, high, currency)).toBe(expected);
  });

  it.each([
    ['$12 for 2', 12, 'USD'],
    ['BD 8', 8, 'BHD'],
    ['R 220.00 per lesson', 220, 'ZAR'],
  ])('is left alone beside one, also of its country alone: %s', (text, amount, currency) => {
    expect(said('en', text, amount, amount, currency)).toBe(text);
  });
});
