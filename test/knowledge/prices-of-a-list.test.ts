/** What a page or a heading says of all its prices belongs to each of them: taxes, that they are the least ones, for whom. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { servicesOf } from '../support/services-of.ts';

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

describe('the number of a house on a page of prices', () => {
  it.each([
    ['nl', 'Prijslijst', 'Knopen € 27,50', 'Vlechten € 15', 'Steiger 12', '7411 BR Deventer'],
    ['nl', 'Tarieven', 'Knopen € 27', 'Vlechten € 15', 'Steiger 12', '2000 Antwerpen'],
    ['de', 'Preisliste', 'Knoten € 27', 'Flechten € 15', 'Landungssteg 12', '20359 Hamburg'],
    ['de', 'Preisliste', 'Knoten CHF 27', 'Flechten CHF 15', 'Landungssteg 12', '6004 Luzern'],
    ['it', 'Listino prezzi', 'Nodi € 27', 'Trecce € 15', 'Banchina 12', '70121 Bari'],
    ['fr', 'Tarifs', 'Nœuds € 27', 'Tresses € 15', 'Ponton 12', '1000 Bruxelles'],
    ['es', 'Precios', 'Nudos € 27', 'Trenzas € 15', 'Muelle 12', '11003 Cádiz'],
    ['pt', 'Preços', 'Nós € 27', 'Tranças € 15', 'Cais 12', '1200-109 Lisboa'],
    ['pl', 'Cennik', 'Węzły € 27', 'Warkocze € 15', 'Nabrzeże 12', '80-001 Gdańsk'],
    ['ro', 'Prețuri', 'Noduri € 27', 'Împletituri € 15', 'Debarcader 12', '900001 Constanța'],
  ])('%s: is none: under %s', (language, title, one, other, street, town) => {
    const prices = `<h2>${title}</h2><p>${one}</p><p>${other}</p>`;
    for (const place of ['', '<h2>.</h2>', '<h2>.</h2><h3>Noord</h3>'])
      for (const address of [`<p>${street}<br>${town}</p>`, `<p>${street}</p><p>${town}</p>`])
        expect(servicesOf(prices + place + address, language).join()).not.toMatch(/12-12/);
  });

  it('leaves a number over a name that begins with another one', () => {
    const body = '<h2>Price list</h2><p>Knots 12<br>24 hour Braids 15<br>Splices 18</p>';
    expect(servicesOf(body)).toContain('Knots 12-12');
  });
});
