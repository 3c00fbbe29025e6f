/** Amounts that no customer pays: what was won, is managed, insured or promised. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const beside = (text: string, name: string, price: string): string =>
  `<h2>.</h2><p>${name} ${price}</p><div><span>${text}</span><div>.</div></div><p>${text}</p>`;

describe('an amount that no customer pays', () => {
  it.each([
    ['en', 'Barge Case: $25 Million'],
    ['en', 'Barge Case: $25+ million'],
    ['en', 'Barge Case: $1.5M'],
    ['en', 'Barge Case: £2bn'],
    ['en', 'Barge Fund $10K scholarship'],
    ['en', 'Barge Case: $2–3 million'],
    ['en', 'Barge Promise: $2,000 happy-boater guarantee'],
    ['en', 'Barge Cover: up to £2,000,000'],
    ['de', 'Kahnfonds: € 25 Mio.'],
    ['de', 'Kahnfonds: 25 € Millionen'],
    ['de', 'Kahndeckung: bis 5.000.000 €'],
    ['de', 'Kahnversprechen: 250 € Zufriedenheitsgarantie'],
    ['fr', 'Fonds fluvial : € 25 millions'],
    ['es', 'Fondo fluvial: $25 millones'],
    ['es', 'Fondo fluvial: $25 mil'],
    ['it', 'Fondo fluviale: € 25 milioni'],
    ['it', 'Fondo fluviale: € 25 mln'],
    ['pt', 'Fundo fluvial: R$ 25 milhões'],
    ['pt', 'Fundo fluvial: R$ 25 mil'],
    ['nl', 'Schuitfonds: € 25 miljoen'],
    ['pl', 'Fundusz: € 25 mln'],
    ['ro', 'Fond: € 25 milioane'],
    ['ja', '屋形船基金 ¥3億'],
  ])('%s: is no price: %s', (language, text) => {
    const told = servicesOf(beside(text, 'Towline', '$30'), language);
    expect(told.filter((one) => /\d/.test(one))).toEqual(['Towline 30-30 USD']);
  });

  it.each([
    ['en', 'Towline', '$30 per mile', '30-30 USD'],
    ['en', 'Kids ferry', '$30 Millie’s boat', '30-30 USD'],
    ['de', 'Schleppseil', '30 € mit Knoten', '30-30 EUR'],
    ['de', 'Plane', '30 € m²', '30-30 EUR'],
    ['nl', 'Sleeplijn', '€ 30 miniboot', '30-30 EUR'],
    ['en', 'Oak Lane', '$1,250,000', '1250000-1250000 USD'],
    ['ja', '屋形船', '15,000,000円', '15000000-15000000 JPY'],
  ])('%s: is not told from one that is: %s %s', (language, name, price, range) => {
    expect(servicesOf(`<h2>.</h2><p>${name} ${price}</p>`, language)).toEqual([`${name} ${range}`]);
  });
});
