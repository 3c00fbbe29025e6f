/** One name in two lists of a page at two prices: each is named by the heading of its list, and nothing contradicts. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { serviceNotation, valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://salon.example/';
const known = (body: string, language = 'en') =>
  composeKnowledge(
    [readPage({ url, html: `<html lang=${language}><body><h1>Iris</h1>${body}</body></html>` })],
    {
      url,
      readAt: new Date('2026-03-04T12:00:00Z'),
    },
  );
const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

describe('what two lists name alike', () => {
  it.each([
    ['en', 'Prices', 'Ladies', 'Gents', 'Cut & dry', '$'],
    ['de', 'Preise', 'Damen', 'Herren', 'Waschen und Schneiden', '€'],
    ['nl', 'Prijzen', 'Dames', 'Heren', 'Knippen', '€'],
    ['fr', 'Tarifs', 'Femmes', 'Hommes', 'Coupe', '€'],
    ['it', 'Prezzi', 'Donna', 'Uomo', 'Taglio', '€'],
    ['es', 'Precios', 'Mujeres', 'Hombres', 'Corte', '€'],
  ])('%s: carries for whom it is', (language, prices, one, other, name, sign) => {
    const body = `<h2>${prices}</h2><h3>${one}</h3>${list(`${name} ${sign}45`, `Balayage ${sign}120`, `Extensions ${sign}300`)}<h3>${other}</h3>${list(`${name} ${sign}25`, `Henna ${sign}10`, `Keratin ${sign}12`)}`;
    const { facts, conflicts } = known(body, language);
    const services = valuesOf(facts, 'service').map((value) => value.name);
    expect(services).toEqual([
      `${one}, ${name}`,
      'Balayage',
      'Extensions',
      `${other}, ${name}`,
      'Henna',
      'Keratin',
    ]);
    expect(conflicts).toEqual([]);
  });

  it('carries the branch that its tab is called after', () => {
    const entry = (name: string, price: string): string =>
      `<li><h2>${name}</h2><h3>€ ${price}</h3><em>met wassen</em></li>`;
    const body = `<ul class=tabs><li><a href="#a">Alphen</a></li><li><a href="#b">Bodegraven</a></li></ul><div id=a><ul>${entry('Watergolf', '19,50')}${entry('Vlechten', '15,00')}</ul></div><div id=b><ul>${entry('Watergolf', '22,50')}${entry('Vlechten', '15,00')}</ul></div>`;
    const { facts, conflicts } = known(body, 'nl');
    expect(valuesOf(facts, 'service').map(serviceNotation)).toEqual([
      'Alphen, Watergolf 19.5-19.5 EUR',
      'Vlechten 15-15 EUR',
      'Bodegraven, Watergolf 22.5-22.5 EUR',
    ]);
    expect(conflicts).toEqual([]);
  });

  it.each([
    ['en', 'Prices', ['Kayak prices', 'Canoe prices'], 'Half a day', '£', 'Kayak £20, Canoe £35'],
    ['de', 'Preise', ['Preise Fenster', 'Preise Türen'], 'Streichen', '€', 'Fenster €20, Türen €35'],
    ['fr', 'Tarifs', ['Vélos', 'Trottinettes'], 'Révision', '€', 'Vélos €20, Trottinettes €35'],
    ['es', 'Precios', ['Sillones', 'Sofás…'], 'Tapizado', '€', 'Sillones €20, Sofás €35'],
    ['pt', 'Preços', ['Camisas', 'Casacos...'], 'Lavagem', '€', 'Camisas €20, Casacos €35'],
    [
      'it',
      'Prezzi',
      ['Bassa stagione', 'Alta stagione'],
      'Piazzola',
      '€',
      'Bassa stagione €20, Alta stagione €35',
    ],
  ])('%s: is one service with the price of each list', (language, over, titles, name, sign, text) => {
    const [one, other] = titles as [string, string];
    const body = `<h2>${over}</h2><h3>${one}</h3>${list(`${name} ${sign}20`, `Alpha ${sign}7`, `Beta ${sign}8`)}<h3>${other}</h3>${list(`${name} ${sign}35`, `Gamma ${sign}9`, `Delta ${sign}4`)}`;
    const { facts, conflicts } = known(body, language);
    const services = valuesOf(facts, 'service');
    expect(services.map((value) => value.name)).toEqual([name, 'Alpha', 'Beta', 'Gamma', 'Delta']);
    expect(services[0]).toMatchObject({ price_text: text, price_min: 20, price_max: 35 });
    expect(conflicts).toEqual([]);
  });

  it('are two things by their lists where one comes in sizes, or where each stands in a menu of its own', () => {
    const sizes = `<h2>Menu</h2><h3>Pizza</h3>${list('Tuna (small $8, large $12)', 'Rustica $9', 'Verde $9')}<h3>Sandwiches</h3>${list('Tuna $6', 'Ham $5', 'Egg $4')}`;
    const named = (body: string, name: string): string[] =>
      valuesOf(known(body).facts, 'service').flatMap((value) =>
        value.name.endsWith(name) ? [value.name] : [],
      );
    expect(named(sizes, 'Tuna')).toEqual(['Pizza, Tuna', 'Sandwiches, Tuna']);
    const menus = `<h2>To eat here</h2><h3>Starters</h3>${list('Soup $8', 'Pate $9', 'Ham $6')}<h2>To take away</h2><h3>First of all</h3>${list('Soup $7', 'Rolls $5', 'Wings $6')}`;
    expect(named(menus, 'Soup')).toEqual(['To eat here, Soup', 'To take away, Soup']);
    expect([sizes, menus].map((body) => known(body).conflicts)).toEqual([[], []]);
  });

  it('stays a contradiction where no heading parts them', () => {
    const body = `<h2>Prices</h2>${list('Cut $45', 'Cut $30', 'Perm $90')}`;
    expect(known(body).conflicts.map(({ kind }) => kind)).toEqual(['service']);
  });
});

it('one name under the prices of two years has the price of the later one', () => {
  const body = `<h2>Prices 2025</h2><p>Key cutting £5</p><h2>Prices 2026</h2><p>Key cutting £6</p>`;
  const prices = valuesOf(known(body).facts, 'service').map(({ price_text }) => price_text);
  expect(prices).toContain('£6');
});

describe('cards of one kind, most of them for the same things', () => {
  const card = (title: string, ...rows: [string, string][]): string =>
    `<h2>${title}</h2><dl class=prices>${rows.map(([name, price]) => `<div><dt>${name}</dt><dd>${price}</dd></div>`).join('')}</dl>`;
  const dogs =
    card('Small dogs', ['Bath', '£20'], ['Bath and trim', '£30']) +
    card('Medium dogs', ['Bath', '£25'], ['Bath and trim', '£40']) +
    card('Huge dogs (mastiff, wolfhound) Sundays only', ['Bath', '£45'], ['Bath and trim', '£70']);

  it('are named by their cards, also where more stands behind the bracket', () => {
    const { facts } = known(`<h1>Prices</h1>${dogs}`);
    expect(valuesOf(facts, 'service').map(serviceNotation)).toEqual([
      'Small dogs, Bath 20-20 GBP',
      'Small dogs, Bath and trim 30-30 GBP',
      'Medium dogs, Bath 25-25 GBP',
      'Medium dogs, Bath and trim 40-40 GBP',
      'Huge dogs, Bath 45-45 GBP',
      'Huge dogs, Bath and trim 70-70 GBP',
    ]);
  });

  it('leave the extras of a card beside them their names, each told once', () => {
    const { facts } = known(`<h1>Prices</h1>${dogs}${card('Extras', ['Nail clip', '£5'], ['Teeth', '£4'])}`);
    const names = valuesOf(facts, 'service').map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['Nail clip', 'Teeth']);
  });
});

describe('tiles that lead to parts of a page of prices', () => {
  const menuUrl = 'https://salon.example/menu.html';
  const site = (menu: string): string[] => {
    const tile = (anchor: string, text: string): string =>
      `<a href="menu.html#${anchor}"><article class="tile"><p>${text}</p></article></a>`;
    const home = `<h1>Iris</h1><h2>Menu</h2><div>${tile('soup', 'Les Soupes')}${tile('tea', 'Thés et infusions')}${tile('cake', 'Gâteau du jour')}</div>`;
    const pages = [
      { url, html: `<html lang=fr><body>${home}</body></html>` },
      { url: menuUrl, html: `<html lang=fr><body><h1>Menu</h1>${menu}</body></html>` },
    ];
    const { facts } = composeKnowledge(
      pages.map((page) => readPage(page)),
      { url, readAt: new Date('2026-03-04T12:00:00Z') },
    );
    return valuesOf(facts, 'service').map(serviceNotation);
  };

  it('name nothing but what the page itself offers', () => {
    const menu = `<h2 id="soup">Les soupes</h2>${list('Velouté 6 €', 'Minestrone 7 €')}<h2 id="tea">Thés et infusions</h2>${list('Sencha 4 €', 'Verveine 4 €')}<h2 id="cake">.</h2>${list('Gâteau du jour 5 €')}`;
    expect(site(menu)).toEqual([
      'Velouté 6-6 EUR',
      'Minestrone 7-7 EUR',
      'Sencha 4-4 EUR',
      'Verveine 4-4 EUR',
      'Gâteau du jour 5-5 EUR',
    ]);
  });

  it('name what is offered where the page has no prices', () => {
    expect(site('<h2 id="soup">Les soupes</h2><p>Chaque midi.</p>')).toContain('Les Soupes');
  });
});

describe('lists in one table', () => {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const namesIn = (rows: string, language = 'en'): string[] =>
    valuesOf(known(`<h2>Menu</h2><table>${rows}</table>`, language).facts, 'service').map(serviceNotation);

  it('tell what they name alike apart, and their titles name nothing', () => {
    const rows =
      row('Rice plates', 'Small', 'Large') +
      row('Chicken', '$8', '$11') +
      row('Lamb', '$9', '$12') +
      row('Wraps', '', '') +
      row('Chicken', '$7', '') +
      row('Halloumi', '$6', '');
    expect(namesIn(rows)).toEqual([
      'Rice plates, Chicken 8-11 USD',
      'Rice plates, Lamb 9-12 USD',
      'Wraps, Chicken 7-7 USD',
      'Wraps, Halloumi 6-6 USD',
    ]);
  });

  it('leave a row without a price what it is', () => {
    const rows = row('Wash', '$20') + row('Repairs of every kind', 'ask us') + row('Polish', '$30');
    expect(namesIn(rows)).toEqual(['Wash 20-20 USD', 'Polish 30-30 USD']);
  });

  it.each([
    ['it', '1 ombrellone e 2 lettini', 'Lun – Ven', 'Sab · Dom · Festivi'],
    ['en', '2 kayaks', 'Mon – Fri', 'Sat · Sun'],
    ['de', '2 Personen', 'Mo–Do', 'Fr · Sa · So'],
    ['fr', '2 personnes', 'Lun – Ven', 'Sam · Dim'],
  ])('%s: columns of days are prices of one thing', (language, name, one, other) => {
    const rows = row('', one, other) + row(name, '€ 30', '€ 42') + row('Alpha', '€ 8', '€ 13');
    const { facts } = known(`<h2>Menu</h2><table>${rows}</table>`, language);
    const [first] = valuesOf(facts, 'service').filter(({ price_max }) => price_max === 42);
    expect(first).toMatchObject({ price_text: `${one} € 30, ${other} € 42`, price_min: 30 });
    expect(first!.name).not.toContain(other);
  });
});
