/** Prices by a unit, of some only, with a reduction before them, and of plans that say when they are. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { hoursOf } from '../support/hours-of.ts';
import { servicesOf } from '../support/services-of.ts';

const pricesOf = (body: string, language: string): string[] =>
  valuesOf(
    readPage({ url: 'https://business.example/', html: `<html lang=${language}><body>${body}</body></html>` })
      .facts,
    'service',
  ).map(({ name, price_text }) => `${name}: ${price_text}`);

describe('a price by a unit that stands before it', () => {
  it.each([
    ['en', 'Bowling lanes', 'Per lane and hour £10', 'Bowling lanes: Per lane and hour £10'],
    ['de', 'Kegelbahnen', 'Pro Bahn und Stunde 10€', 'Kegelbahnen: Pro Bahn und Stunde 10€'],
    ['fr', 'Pistes', 'Par piste et heure : 10 €', 'Pistes: Par piste et heure 10 €'],
  ])('is of what the heading names in %s', (language, heading, text, told) => {
    expect(pricesOf(`<h2>${heading}</h2><p>${text}</p>`, language)).toEqual([told]);
  });
});

describe('a further price below in the same box', () => {
  it('is of the same thing by what it counts', () => {
    const html = '<div><p>Guests: $12 per 9 holes</p><p>$18 per 18 holes</p><p>Cart $7</p></div>';
    expect(servicesOf(html)).toEqual(['Guests 12-18 USD', 'Cart 7-7 USD']);
  });

  it('is told, and is no price for all where it holds for some', () => {
    const html =
      '<div class=menu><h3>Lunch plate</h3><div><h3>$14.50</h3><p>$13 for students</p></div></div>'.repeat(1);
    expect(servicesOf(html)).toEqual(['Lunch plate 14.5-14.5 USD']);
    expect(pricesOf(html, 'en')).toEqual(['Lunch plate: $14.50 / $13 for students']);
  });
});

describe('a column of prices with reductions', () => {
  it('is read beside the column of names', () => {
    const column = (lines: string[]): string =>
      `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
    const html = `<h2>Lessons</h2><div>${column(['1 lesson a week', '2 lessons a week', 'Yoga'])}${column(['295 €', '-15% : 545.75 €', '300 €'])}</div>`;
    expect(servicesOf(html)).toEqual([
      '1 lesson a week 295-295 EUR',
      '2 lessons a week 545.75-545.75 EUR',
      'Yoga 300-300 EUR',
    ]);
  });
});

describe('"from" behind its price', () => {
  it.each([
    ['en', 'Engine wash', '$35<small>from</small>', 'Engine wash: $35 from', '35-'],
    ['es', 'Lavado de bajos', '30 €<small>desde</small>', 'Lavado de bajos: 30 € desde', '30-'],
    ['de', 'Motorwäsche', '35 € <small>(ab)</small>', 'Motorwäsche: 35 € (ab)', '35-'],
  ])('makes it the least in %s', (language, name, price, told, range) => {
    const html = `<div class=card><h3>${name}</h3><p>${price}</p></div>`;
    expect(pricesOf(html, language)).toEqual([told]);
    expect(servicesOf(html, language)[0]).toContain(` ${range} `);
  });
});

describe('plans that say when they are', () => {
  const rows =
    '<tr><th>Plan</th><th>Schedule</th><th>Price</th></tr>' +
    '<tr><td>Full day</td><td>Mon-Fri, 7:30am to 6:00pm</td><td>£30</td></tr>' +
    '<tr><td>Half day</td><td>7:30am to 12:30pm or 1:00pm to 6:00pm</td><td>£20</td></tr>';

  it('have their prices', () => {
    expect(servicesOf(`<h2>Daycare</h2><table>${rows}</table>`)).toEqual(['Daycare 20-30 GBP']);
  });

  it('are no opening hours', () => {
    expect(hoursOf(`<h2>Daycare</h2><table>${rows}</table>`)).toEqual([]);
  });
});

describe('names with abbreviations', () => {
  it.each([
    ['1 Fl. Hausbier 0,5 lt.', '1 Fl. Hausbier 0,5 lt'],
    ['1/4 lt. Apfelsaft', '1/4 lt. Apfelsaft'],
    ['1 Gl. Limo, Cola od. Eistee', '1 Gl. Limo, Cola od. Eistee'],
    ['1 Port. Pommes', '1 Port. Pommes'],
  ])('%s', (cell, name) => {
    expect(
      servicesOf(`<h2>Getränke</h2><table><tr><td>${cell}</td><td>€ 2,90</td></tr></table>`, 'de'),
    ).toEqual([`${name} 2.9-2.9 EUR`]);
  });
});

describe('names and prices that only a style sheet sets apart', () => {
  const all = ['Beard trim 15-15 USD', 'Full color 95-95 USD', 'Hot shave 28-28 USD'];
  const rows = [
    ['Beard trim', '$15', 'Hot towel finish.'],
    ['Full color', '$95', 'Root to tip.'],
    ['Hot shave', '$28', 'With a warm towel.'],
  ] as const;
  const list = (write: (name: string, price: string, said: string) => string): string =>
    `<h2>Prices</h2><div class="list">${rows.map(([name, price, said]) => write(name, price, said)).join('')}</div>`;

  it.each([
    [
      'links of two spans',
      (name: string, price: string) =>
        `<a class="row" href="/b"><span>${name}</span><span>${price}</span></a>`,
    ],
    [
      'links of three spans',
      (name: string, price: string, said: string) =>
        `<a class="row" href="/b"><span class="n">${name}</span><span class="d">${said}</span><span class="p">${price}</span></a>`,
    ],
    [
      'a short sentence behind the name',
      (name: string, price: string, said: string) =>
        `<div class="row"><div><span class="n">${name}</span><span class="d">${said}</span></div><span class="p">${price}</span></div>`,
    ],
  ])('are read of %s', (_, write) => {
    expect(servicesOf(list(write))).toEqual(all);
  });

  it('are read of columns of lines between breaks', () => {
    const column = (at: 0 | 1): string => `<div class="col">${rows.map((row) => row[at]).join('<br>')}</div>`;
    expect(servicesOf(`<h2>Prices</h2><div class="row">${column(0)}${column(1)}</div>`)).toEqual(all);
  });
});

describe('a note in small letters right behind a name', () => {
  it('is no part of it', () => {
    const row = (name: string, price: string): string =>
      `<div class="row"><div class="name">${name}</div><div class="price">${price}<sub>/night</sub></div></div>`;
    const html = `<h2>Boarding</h2>${row('Raw-fed dog<small>We prepare and serve</small>', '£35')}${row('Large dog<small>Over 30 kg</small>', '£31')}`;
    expect(servicesOf(html).map((service) => service.split(' ').slice(0, 3).join(' '))).toEqual([
      'Raw-fed dog 35-35',
      'Large dog 31-31',
    ]);
  });
});
