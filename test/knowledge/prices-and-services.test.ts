/** Prices in the notations of many countries, and the services that they belong to. */
import { describe, expect, it } from '@jest/globals';
import { findPrices } from '../../domain/knowledge/offers/prices.ts';
import { wordsOf } from '../../domain/knowledge/words/index.ts';
import { servicesOf } from '../support/services-of.ts';

describe('prices', () => {
  it.each([
    ['en', 'from $40', { text: 'from $40', min: 40, currency: 'USD' }],
    ['en', '$1,200.00 – $1,500.00', { min: 1200, max: 1500, currency: 'USD' }],
    ['en', '$80 per hour', { text: '$80 per hour', min: 80, max: 80 }],
    ['en', '$149 and up', { text: '$149 and up', min: 149 }],
    ['en', 'up to £30', { text: 'up to £30', max: 30, currency: 'GBP' }],
    ['en', '$8 – 12', { min: 8, max: 12 }],
    ['de', 'ab 35,50 €', { text: 'ab 35,50 €', min: 35.5, currency: 'EUR' }],
    ['de', 'EUR 12,-', { min: 12, max: 12, currency: 'EUR' }],
    ['de', "CHF 1'200.-", { min: 1200, max: 1200, currency: 'CHF' }],
    ['es', 'desde 1.200 €/mes', { text: 'desde 1.200 €/mes', min: 1200 }],
    ['fr', '2,50€', { min: 2.5, max: 2.5, currency: 'EUR' }],
    ['pl', '120 zł', { min: 120, max: 120, currency: 'PLN' }],
  ])('%s: %s', (language, text, expected) => {
    expect(findPrices(text, wordsOf(language))).toEqual([expect.objectContaining(expected)]);
  });

  it.each(['Suite 200', '4-6 weeks', 'call 555 0123', '50 % off', '2026'])('%s is no price', (text) => {
    expect(findPrices(text, wordsOf('en'))).toEqual([]);
  });

  it('names no upper end where the site names none', () => {
    expect(findPrices('from $40', wordsOf('en'))[0]).not.toHaveProperty('max');
  });
});

describe('price lists without a sign', () => {
  const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const address = '<p>Dorpsstraat 1, 3511 AB Utrecht, Nederland. Tel. +31 30 231 1234</p>';

  it('are read on a page of prices, in the currency of the country', () => {
    const html = `<h1>Prijzen</h1>${list('Wassen en föhnen <span>32</span>', 'Knippen <span>27,5</span>', 'Krullen <span>vanaf 66</span>')}${address}`;
    expect(servicesOf(html, 'nl', 'https://zaak.example.nl/')).toEqual([
      'Wassen en föhnen 32-32 EUR',
      'Knippen 27.5-27.5 EUR',
      'Krullen 66- EUR',
    ]);
  });

  it.each([
    ['numbered things', `<h1>Prijzen</h1>${list('Kamer 1', 'Kamer 2', 'Kamer 3')}`],
    ['years', `<h1>Prijzen</h1>${list('Prijs van de stad 2014', 'Prijs van het land 2016', 'Erepalm 2018')}`],
  ])('are no %s', (_, html) => {
    expect(servicesOf(html, 'nl').filter((one) => /\d-/.test(one))).toEqual([]);
  });
});

describe('services', () => {
  it.each([
    ['a line with leaders', '<p>Shave ........ $18</p>', ['Shave 18-18 USD']],
    [
      'a card with a description',
      '<div><h4>Burrata</h4><p>heirloom tomato, basil and good oil</p><span>$14</span></div>',
      ['Burrata 14-14 USD'],
    ],
    ['two sizes', '<p>House wine: glass $9 / bottle $34</p>', ['House wine 9-34 USD']],
    [
      'several in a line',
      '<p>Haircut $40, Full colour $85, Blow-dry $30</p>',
      ['Haircut 40-40 USD', 'Full colour 85-85 USD', 'Blow-dry 30-30 USD'],
    ],
    [
      'ticket prices',
      '<p>Adults $12, Seniors $9, Children under 12 $8</p>',
      ['Adults 12-12 USD', 'Seniors 9-9 USD', 'Children under 12 8-8 USD'],
    ],
    ['a definition list', '<dl><dt>Exam</dt><dd>$90 with X-rays</dd></dl>', ['Exam 90-90 USD']],
    [
      'a price column without signs',
      '<table><tr><th>Dish<th>Price (€)<tr><td>Soup<td>6.50<tr><td>Pie<td>12.00</table>',
      ['Soup 6.5-6.5 EUR', 'Pie 12-12 EUR'],
    ],
    [
      'columns of sizes',
      '<table><tr><th>Pizza<th>Small<th>Large<tr><td>Margherita<td>$9<td>$13</table>',
      ['Margherita 9-13 USD'],
    ],
    ['a sentence', '<p>A 60-minute massage costs $95.</p>', ['60-minute massage 95-95 USD']],
    [
      'a list under a heading',
      '<h2>Our services</h2><ul><li>Boiler repair</li><li><b>Radiators</b>: fitted in a day</li></ul>',
      ['Boiler repair', 'Radiators'],
    ],
    [
      'headings under a heading',
      '<h2>What we do</h2><h3>Drain cleaning</h3><p>Fast.</p><h3>Leak detection</h3><p>Quiet.</p>',
      ['Drain cleaning', 'Leak detection'],
    ],
    [
      'a list in a line',
      '<p>Services: plumbing, heating and drains, roofing</p>',
      ['plumbing', 'heating and drains', 'roofing'],
    ],
  ])('%s', (_, html, expected) => {
    expect(servicesOf(html)).toEqual(expected);
  });

  it.each([
    ['delivery fees', '<p>Delivery $5 within the city</p>'],
    ['minimum orders', '<p>Orders over $30 ship free.</p>'],
    ['donations in running text', '<p>We raised $5,000 for the animal shelter last year.</p>'],
    ['fees in sentences', '<p>Pets are welcome for a $25 fee per stay.</p>'],
    ['savings', '<p>Save $20 this week</p>'],
    ['words of customers', '<blockquote>They charged $150 and were great</blockquote>'],
    ['surcharges', '<p>Caesar salad $12</p><p>Add chicken $5</p>'],
  ])('%s are none', (what, html) => {
    expect(servicesOf(html)).toEqual(what === 'surcharges' ? ['Caesar salad 12-12 USD'] : []);
  });

  it("takes a dollar for that of the site's country", () => {
    const html = '<p>12 Main Street, Toronto, ON M5V 2T6</p><p>Haircut – $40</p>';
    expect(servicesOf(html)).toEqual(['Haircut 40-40 CAD']);
  });
});

describe('prices below a heading', () => {
  it('belong to the heading where one line between describes it', () => {
    const html =
      '<h2>Services & Prices</h2><div><h6>Leaking taps</h6></div><div><p>Washers or a new tap</p></div><div><p>from £65</p></div>' +
      '<div><h6>Powerflush</h6></div><div><p>Depends on the radiators</p></div><div><p>£350 – £550</p></div>';
    const priced = servicesOf(html).filter((one) => one.endsWith('GBP'));
    expect(priced).toEqual(['Leaking taps 65- GBP', 'Powerflush 350-550 GBP']);
  });

  it('belong to it where a label in bold letters stands between', () => {
    const room = (name: string, price: string): string =>
      `<div><h2>${name}</h2><p>Two beds, with a view of the river and the old mill.</p><strong>Price: </strong><p>${price} a night</p></div>`;
    const html = `<h1>Our rooms</h1>${room('Loft room', '£70')}${room('Garden room', '£85')}`;
    expect(servicesOf(html)).toEqual(['Loft room 70-70 GBP', 'Garden room 85-85 GBP']);
  });

  it('belong to the lines between where the heading is over several', () => {
    const html =
      '<h3>Haircuts</h3><p>Ladies</p><p>£40</p><p>Gentlemen with wash</p><p>£30</p><p>Fringe trim</p><p>£10</p>';
    expect(servicesOf(html)).not.toContain('Haircuts 40-40 GBP');
  });

  it('are the least where the words above say so', () => {
    const html = '<h2>Prijzen</h2><h3>Kleuren vanaf</h3><h4>€ 25,50</h4>';
    expect(servicesOf(html, 'nl')).toEqual(['Kleuren 25.5- EUR']);
  });
});

describe('initials before a name', () => {
  it.each([
    ['en', 'M.O.T. test £45', 'M.O.T. test 45-45 GBP'],
    ['en', 'I.P.L. hair removal £60', 'I.P.L. hair removal 60-60 GBP'],
    ['nl', 'A.P.K. keuring € 39', 'A.P.K. keuring 39-39 EUR'],
    ['es', 'I.T.V. completa 60 €', 'I.T.V. completa 60-60 EUR'],
  ])('%s: %s', (language, item, service) => {
    expect(servicesOf(`<ul><li>${item}</li></ul>`, language)).toEqual([service]);
  });
});

describe('from one amount without a sign to another', () => {
  it.each([
    ['de', 'Preise', 'Strähnen 55,- bis 80,-', 'Strähnen 55-80 EUR'],
    ['de', 'Preise', 'Strähnen 55 bis 80,-', 'Strähnen 55-80 EUR'],
    ['de', 'Preise', 'Strähnen 55,– – 80,–', 'Strähnen 55-80 EUR'],
    ['de', 'Preise', 'Strähnen ab 55,-', 'Strähnen 55- EUR'],
    ['de', 'Preise', 'Strähnen bis 80,-', 'Strähnen -80 EUR'],
    ['nl', 'Prijzen', 'Knippen 25,- tot 40,-', 'Knippen 25-40 EUR'],
  ])('%s, %s: %s', (language, title, line, expected) => {
    expect(servicesOf(`<h2>${title}</h2><p>${line}</p>`, language)).toEqual([expected]);
  });
});
