/** What a page or a heading says of all its prices belongs to each of them: taxes, that they are the least ones, for whom. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const told = (body: string, language = 'en'): string[] => {
  const html = `<html lang=${language}><body>${body}</body></html>`;
  const { facts } = readPage({ url: 'https://business.example/prices', html });
  return valuesOf(facts, 'service').map(
    ({ price_text, price_min, price_max }) => `${price_text}: ${price_min ?? ''}-${price_max ?? ''}`,
  );
};
const prices = (sign: string): string =>
  `<ul><li>Alpha ${sign}45</li><li>Beta ${sign}60</li><li>Gamma ${sign}75</li></ul>`;

describe('what is said of all prices', () => {
  it.each([
    ['en', '$', 'All prices are plus GST.', 'plus GST'],
    ['en', '$', 'All prices that appear on this page are ex-GST', 'ex-GST'],
    ['en', '£', 'Our prices do not include VAT.', 'excl. VAT'],
    ['en', '£', 'Please note: prices include VAT.', 'incl. VAT'],
    ['en', '£', 'Prices are a guide only.', 'approx.'],
    ['en', '£', 'All prices are per person.', 'per person'],
    ['en', '£', 'Prices per person per night', 'per person per night'],
    ['de', '€', 'Alle Preise zzgl. MwSt.', 'zzgl. MwSt.'],
    ['de', '€', 'Unsere Preise sind Richtwerte.', 'ca.'],
    ['de', '€', 'Preise pro Person', 'pro Person'],
    ['fr', '€', 'Tous nos prix s’entendent hors TVA.', 'hors TVA'],
    ['fr', '€', 'Tarifs par personne', 'par personne'],
    ['es', '€', 'Los precios no incluyen IVA.', 'sin IVA'],
    ['it', '€', 'I prezzi non includono l’IVA.', 'escl. IVA'],
    ['pt', '€', 'Os preços não incluem IVA.', 'sem IVA'],
    ['nl', '€', 'Alle prijzen zijn exclusief btw.', 'exclusief btw'],
    ['pl', '€', 'Ceny nie zawierają VAT.', 'bez VAT'],
    ['ro', '€', 'Prețurile nu includ TVA.', 'fără TVA'],
  ])('%s: %s: %s', (language, sign, text, note) => {
    const expected = [45, 60, 75].map((amount) => `${sign}${amount} ${note}: ${amount}-${amount}`);
    expect(told(`<h2>.</h2>${prices(sign)}<p>${text}</p>`, language)).toEqual(expected);
    expect(told(`<p>${text}</p><h2>.</h2>${prices(sign)}`, language)).toEqual(expected);
  });

  it.each([
    ['en', '£', 'Starting prices – final quotes may vary.', 'from'],
    ['en', '£', 'Starting prices', 'from'],
    ['en', '£', 'Starting at:', 'from'],
    ['en', '£', 'All prices are starting points.', 'from'],
    ['fr', '€', 'À partir de :', 'à partir de'],
    ['de', '€', 'Alle Preise sind Ab-Preise.', 'ab'],
    ['nl', '€', 'Onze prijzen zijn vanafprijzen.', 'vanaf'],
  ])('%s: %s: they are the least ones: %s', (language, sign, text, from) => {
    expect(told(`<p>${text}</p><h2>.</h2>${prices(sign)}`, language)).toEqual(
      [45, 60, 75].map((amount) => `${from} ${sign}${amount}: ${amount}-`),
    );
  });
});

describe('what is not said of all prices', () => {
  it.each([
    ['en', '£', 'Start at the Town Hall and walk to the river.'],
    ['en', '£', 'Starting point: Town Hall'],
    ['en', '£', 'Minimum prices are not our thing.'],
    ['fr', '€', 'À partir de mars nous sommes ouverts le lundi.'],
    ['fr', '€', 'Nos tarifs changent à partir de mars.'],
    ['it', '€', 'A partire da marzo siamo aperti il lunedì.'],
    ['es', '€', 'A partir de marzo abrimos los lunes.'],
    ['pt', '€', 'A partir de março abrimos à segunda-feira.'],
  ])('%s: %s: leaves them as they are: %s', (language, sign, text) => {
    expect(told(`<p>${text}</p><h2>.</h2>${prices(sign)}`, language)).toEqual(
      [45, 60, 75].map((amount) => `${sign}${amount}: ${amount}-${amount}`),
    );
  });

  it('leaves a price that says it itself', () => {
    const list = '<ul><li>Alpha £45</li><li>Beta £60 incl. VAT</li></ul>';
    expect(told(`<p>All prices exclude VAT.</p>${list}`)).toEqual([
      '£45 excl. VAT: 45-45',
      '£60 incl. VAT: 60-60',
    ]);
  });

  it('leaves plain prices beside others that say "from"', () => {
    const list = '<ul><li>Alpha £45</li><li>Beta from £60</li></ul>';
    expect(told(`<p>Starting prices.</p>${list}`)).toEqual(['£45: 45-45', 'from £60: 60-']);
  });

  it('holds for the prices below its heading alone where others follow', () => {
    const one = '<h2>Trade (prices exclude VAT)</h2><p>Prices exclude VAT.</p><ul><li>Alpha £45</li></ul>';
    const body = `<h2>Repairs</h2><ul><li>Gamma £10</li></ul>${one}<h2>Hire</h2><ul><li>Beta £60</li></ul>`;
    expect(told(body)).toEqual(['£10: 10-10', '£45 excl. VAT: 45-45', '£60: 60-60']);
  });

  it.each([
    ['Delivery charges exclude VAT.'],
    ['The price of oil may vary.'],
    ['Prices for weddings may vary.'],
    ['Our hourly rate is £20 plus VAT.'],
  ])('is not: %s', (text) => {
    expect(told(`${prices('£')}<p>${text}</p>`).filter((one) => /4[05]|60|75/.test(one))).toEqual([
      '£45: 45-45',
      '£60: 60-60',
      '£75: 75-75',
    ]);
  });
});
