/** Prices that stand beside each other: what they are of, and which of them one thing costs. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { servicesOf } from '../support/services-of.ts';

const textsOf = (body: string, language = 'en'): string[] =>
  readPage({ url: 'https://business.example/', html: `<html lang=${language}>${body}` }).facts.flatMap(
    ({ kind, value }) => (kind === 'service' ? [`${value.name}: ${value.price_text ?? ''}`] : []),
  );
const row = (name: string, price: string): string =>
  `<table><tr><td>${name}</td><td>${price}</td></tr></table>`;

describe('what several cost together', () => {
  it.each([
    ['en', 'Loom class', '$40 per class or $360 for 10', '40-40 USD'],
    ['en', 'Loom class', '$80, 5 for $350', '80-80 USD'],
    ['de', 'Webkurs', '40 € oder 360 € für 10', '40-40 EUR'],
    ['fr', 'Cours de tissage', '40 € ou 360 € pour 10', '40-40 EUR'],
    ['es', 'Clase de telar', '40 € o 360 € por 10', '40-40 EUR'],
    ['it', 'Corso di telaio', '40 € o 360 € per 10', '40-40 EUR'],
    ['pt', 'Aula de tear', '40 € ou 360 € por 10', '40-40 EUR'],
    ['nl', 'Weefles', '€ 40 of € 360 voor 10', '40-40 EUR'],
    ['pl', 'Kurs tkania', '40 zł lub 360 zł za 10', '40-40 PLN'],
    ['ro', 'Curs de țesut', '40 lei sau 360 lei pentru 10', '40-40 RON'],
  ])('%s: is told, and is not what one costs: %s %s', (language, name, price, range) => {
    for (const html of [row(name, price), `<p>${name}: ${price}</p>`]) {
      expect(servicesOf(html, language)).toEqual([`${name} ${range}`]);
      expect(textsOf(html, language)).toEqual([`${name}: ${price}`]);
    }
  });

  it('is no length of time', () => {
    expect(servicesOf(row('Clay wrap', '$40 for 30 min or $70 for 60 min'))).toEqual(['Clay wrap 40-70 USD']);
  });
});

it.each([
  ['en', 'Dogs £25 per stay (max 2). £150 refundable security deposit.', 'Dogs 25-25 GBP'],
  ['de', 'Hunde 25 € pro Aufenthalt (höchstens 2). 150 € bar zu hinterlegende Kaution.', 'Hunde 25-25 EUR'],
  ['fr', 'Chiens 25 € par séjour (max. 2). 150 € versés en caution.', 'Chiens 25-25 EUR'],
])('%s: a price in the next sentence is of something else: %s', (language, text, service) => {
  expect(servicesOf(`<p>${text}</p>`, language)).toEqual([service]);
});

describe('a bold title with a bracket', () => {
  const list = (title: string): string =>
    `<h2>.</h2><p><strong>Clay wrap</strong></p><p>30 mins £38 / 60 mins £60</p><p>${title}</p><p>60 mins £62</p>`;

  it('begins a part of its own, also where it counts', () => {
    for (const bracket of ['after 12 weeks', 'from 3 visits', 'over 16'])
      expect(servicesOf(list(`<strong>Mud wrap</strong> (${bracket})`))).toEqual([
        'Clay wrap 38-60 GBP',
        `Mud wrap (${bracket}) 62-62 GBP`,
      ]);
  });
});

describe('names in one column, prices in the next', () => {
  it.each([
    ['en', 'Leek pie', 'Fish pie', 'made by hand', '£9.80', '£10.50'],
    ['de', '20 Lauchkuchen', '21 Fischkuchen', 'hausgemacht', '9,80 €', '10,50 €'],
    ['fr', 'Tarte aux poireaux', 'Tarte au poisson', 'faite maison', '9,80 €', '10,50 €'],
    ['it', 'Torta di porri', 'Torta di pesce', 'fatta in casa', '9,80 €', '10,50 €'],
  ])(
    '%s: belong together where bold names have descriptions',
    (language, one, other, text, first, second) => {
      const html = `<h2>.</h2><div class=c><div class=d><p><strong>${one}</strong></p><p><strong>${other}</strong><br>${text}</p></div><div class=d><p>${first}</p><p>${second}</p></div></div>`;
      expect(textsOf(html, language)).toEqual([`${one}: ${first}`, `${other}: ${second}`]);
    },
  );
});

it.each([
  ['en', 'Final cleaning: $60 / $45', 'Final cleaning 45-60 USD'],
  ['de', 'Endreinigung: 60 € / 45 €', 'Endreinigung 45-60 EUR'],
  ['de', 'Endreinigung: 60 €-2', 'Endreinigung 60-60 EUR'],
])('%s: the lower of two prices may stand behind: %s', (language, text, service) => {
  expect(servicesOf(`<p>${text}</p>`, language)).toEqual([service]);
});

describe('amounts alone below each other under a heading', () => {
  it.each([
    ['a grade', "<p>Ladies' cut<br>Gents' cut<br>Restyle</p><h4>Stylists</h4><p>£21.95<br>£14.95<br>£25</p>"],
    ['sizes that nobody named', '<h3>Margherita</h3><p>£8<br>£10</p>'],
  ])('are not told as the price of %s', (_, html) => {
    expect(servicesOf(html).filter((told) => /\d/.test(told))).toEqual([]);
  });
});
