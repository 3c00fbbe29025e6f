/** Tables of prices whose columns, captions and signs say what is sold. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { servicesOf } from '../support/services-of.ts';

const row = (tag: string, cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (head: string[], ...rows: string[][]): string =>
  `<table>${row('th', head)}${rows.map((cells) => row('td', cells)).join('')}</table>`;

describe('columns', () => {
  it.each([
    ['it', ['Singola', 'Doppia', 'Durata'], ['48€', '71€', 'a notte'], ['690€', '990€', '30 giorni']],
    ['de', ['Einzelzimmer', 'Doppelzimmer', 'Für'], ['48€', '71€', 'die Nacht'], ['690€', '990€', '30 Tage']],
    ['en', ['Single room', 'Double room', 'For'], ['48€', '71€', 'a night'], ['690€', '990€', '30 days']],
  ])('%s: name the prices of rows that have nothing else', (language, head, first, second) => {
    const [single, double] = head as [string, string];
    expect(servicesOf(`<h2>Hotel</h2>${table(head, first, second)}`, language)).toEqual([
      `${single} 48-48 EUR`,
      `${double} 71-71 EUR`,
      `${single}, ${second[2]!} 690-690 EUR`,
      `${double}, ${second[2]!} 990-990 EUR`,
    ]);
  });

  it('are what is sold where rows say for whom', () => {
    const html = table(
      ['', 'Day ticket', 'Season ticket'],
      ['Adults', '£5', '£50'],
      ['Children', '£2', '£20'],
    );
    expect(servicesOf(html)).toEqual([
      'Day ticket, Adults 5-5 GBP',
      'Season ticket, Adults 50-50 GBP',
      'Day ticket, Children 2-2 GBP',
      'Season ticket, Children 20-20 GBP',
    ]);
  });

  it('keep their heads where cells are empty, and where two prices are equal', () => {
    const head = ['', 'Short', 'Medium', '', 'Long'];
    const html = table(head, ['Colour', '£30', '', '', '£50'], ['Wash', '£12', '£12', '', '']);
    expect(servicesOf(`<h2>Prices</h2>${html}`)).toEqual(['Colour 30-50 GBP', 'Wash 12-12 GBP']);
  });
});

describe('heads of columns in plain cells', () => {
  const plain = (rows: readonly string[][]): string =>
    `<h2>.</h2><table>${rows.map((cells) => row('td', cells)).join('')}</table>`;
  const textsOf = (html: string, language: string): unknown[] =>
    readPage({ url: 'https://business.example/', html: `<html lang=${language}>${html}` }).facts.flatMap(
      ({ kind, value }) => (kind === 'service' ? [value.price_text] : []),
    );

  it.each([
    ['en', ['', '30 min', '60 min'], ['Clay wrap', '$45', '$80'], '30 min $45, 60 min $80'],
    ['en', ['', '6"', '8"'], ['Clay pot', '$45', '$80'], '6" $45, 8" $80'],
    ['de', ['Ware', 'klein', 'groß'], ['Tontopf', '4,50 €', '8,00 €'], 'klein 4,50 €, groß 8,00 €'],
    ['de', ['', 'kurz', 'lang'], ['Tonkur', '45 €', '80 €'], 'kurz 45 €, lang 80 €'],
    ['fr', ['', 'Petit', 'Grand'], ['Pot', '45 €', '80 €'], 'Petit 45 €, Grand 80 €'],
    ['es', ['Servicio', 'Perro', 'Gato'], ['Baño', '45 €', '40 €'], 'Perro 45 €, Gato 40 €'],
    ['it', ['', 'Piccolo', 'Grande'], ['Vaso', '45 €', '80 €'], 'Piccolo 45 €, Grande 80 €'],
    ['pt', ['', 'Curto', 'Longo'], ['Argila', 'R$ 45', 'R$ 80'], 'Curto R$ 45, Longo R$ 80'],
    ['nl', ['', 'Klein', 'Groot'], ['Pot', '€ 45', '€ 80'], 'Klein € 45, Groot € 80'],
    ['pl', ['', 'Mały', 'Duży'], ['Dzban', '45 zł', '80 zł'], 'Mały 45 zł, Duży 80 zł'],
    ['ro', ['', 'Mic', 'Mare'], ['Vas', '45 lei', '80 lei'], 'Mic 45 lei, Mare 80 lei'],
    [
      'ja',
      ['', 'ショート', 'ロング'],
      ['泥パック', '4,500円', '8,000円'],
      'ショート 4,500円, ロング 8,000円',
    ],
  ])('%s: tell the prices below them apart: %s', (language, head, cells, text) => {
    expect(textsOf(plain([head, cells, cells.with(0, `${cells[0]!} 2`)]), language)).toEqual([text, text]);
  });

  it('are none where the row is an entry of the list', () => {
    const free = [
      ['Test glaze', 'free', 'on request'],
      ['Clay pot', '$45', '$80'],
    ];
    expect(textsOf(plain(free), 'en')).toContain('$45 $80');
    const served = [
      ['', '6"', '8"'],
      ['Feeds', '8-10', '16'],
      ['Clay pot', '$45', '$80'],
    ];
    expect(textsOf(plain(served), 'en')).toEqual(['6" $45, 8" $80']);
    const single = [
      ['Clay pot', 'by hand', ''],
      ['Clay jug', 'turned', '$45'],
    ];
    expect(textsOf(plain(single), 'en')).toEqual(['$45']);
  });
});

it.each([
  ['en', 'Foot massage', 'Length', 'min'],
  ['de', 'Fußmassage', 'Dauer', 'Min.'],
  ['fr', 'Massage des pieds', 'Durée', 'min'],
])('%s: a caption names a table of lengths of time', (language, name, length, unit) => {
  const rows = [30, 60].map((minutes) =>
    row('td', [`${String(minutes)} ${unit}`, `${String(minutes + 5)} €`]),
  );
  const html = `<h1>Fair</h1><table><caption>${name}</caption><thead>${row('th', [length, ''])}</thead>${rows.join('')}</table>`;
  expect(servicesOf(html, language)).toEqual([`${name} 35-65 EUR`]);
});

it('a list tells names from what small letters say below them', () => {
  const items = [
    ['Gel polish', 'Lasts for two weeks and more.', '$28'],
    ['Brow wax', 'Quick.', '$9'],
  ].map(
    ([name = '', text = '', price = '']) =>
      `<li><div><strong>${name}</strong><small>${text}</small></div><div class="price">${price}</div></li>`,
  );
  expect(servicesOf(`<h3>Nails</h3><ul>${items.join('')}</ul>`)).toEqual([
    'Gel polish 28-28 USD',
    'Brow wax 9-9 USD',
  ]);
});

describe('lists beside each other in one row', () => {
  const cells = (...columns: string[][]): string =>
    `<table><tr>${columns.map((lines) => `<td>${lines.join('<br>')}</td>`).join('')}</tr></table>`;

  it.each([
    ['en', ['Trim - $30', 'Tint - $80'], ['Gel nails - $20', 'Shellac - $35'], 'USD'],
    ['de', ['Spitzen ab 30 €', 'Tönung 80 €'], ['Gelnägel 20 €', 'Lackieren 35 €'], 'EUR'],
    ['pl', ['Strzyżenie 30 zł', 'Balejaż 80 zł'], ['Manicure 20 zł', 'Pedicure 35 zł'], 'PLN'],
    ['ja', ['カット 30円', 'カラー 80円'], ['ネイル 20円', 'まつげパーマ 35円'], 'JPY'],
  ])('%s: are read each by itself', (language, left, right, money) => {
    const names = [...left, ...right].map((line) => line.replace(/[\s-]*(?:ab )?\$?\d.*$/, ''));
    const amounts =
      language === 'de' ? ['30-', '80-80', '20-20', '35-35'] : ['30-30', '80-80', '20-20', '35-35'];
    expect(servicesOf(cells(left, right), language)).toEqual(
      names.map((name, at) => `${name} ${amounts[at]!} ${money}`),
    );
  });

  it('also where one is longer, and a bold line in a cell is the heading of what follows there', () => {
    const html = cells(
      ['<b>Kennel</b>', 'Full day - $34', 'Half day - $22', '', '<b>Overnight stay</b>', '$48 per night'],
      ['<b>Salon</b>', 'Nail trim - $15', 'Ear cleaning - $10', 'Bath - $45'],
    );
    expect(servicesOf(html)).toEqual([
      ...['Kennel, Full day 34-34 USD', 'Kennel, Half day 22-22 USD', 'Overnight stay 48-48 USD'],
      ...['Nail trim 15-15 USD', 'Ear cleaning 10-10 USD', 'Bath 45-45 USD'],
    ]);
    const alike = cells(['<b>Damen</b>', 'Schnitt 35 €'], ['<b>Herren</b>', 'Schnitt 25 €']);
    expect(servicesOf(alike, 'de')).toEqual(['Damen, Schnitt 35-35 EUR', 'Herren, Schnitt 25-25 EUR']);
  });

  it('but names beside their amounts are one list', () => {
    const html = cells(['Trim', 'Tint'], ['from $30', '60 min $80']);
    expect(servicesOf(html)).toEqual(['Trim 30- USD', 'Tint 80-80 USD']);
  });
});

describe('signs', () => {
  it('are an R alone before amounts of which some are large', () => {
    const list = (amounts: string[]) =>
      `<h2>Prices</h2>${amounts.map((amount, at) => `<div><h4>Massage ${'ABC'.charAt(at)}</h4><div>${amount}</div></div>`).join('')}`;
    expect(servicesOf(list(['R90', 'R280', 'R420']))).toEqual([
      'Massage A 90-90 ZAR',
      'Massage B 280-280 ZAR',
      'Massage C 420-420 ZAR',
    ]);
    expect(servicesOf(list(['R15', 'R16', 'R17'])).join()).not.toContain('ZAR');
  });

  it('of forints are no feet', () => {
    const list = ['Vágás 4500 Ft', 'Festés 12 900 Ft', 'Szakáll 900 Ft']
      .map((line) => `<p>${line}</p>`)
      .join('');
    const expected = ['Vágás 4500-4500 HUF', 'Festés 12900-12900 HUF', 'Szakáll 900-900 HUF'];
    expect(servicesOf(list, 'hu')).toEqual(expected);
    expect(servicesOf(list, 'en', 'https://business.example.hu/')).toEqual(expected);
    expect(servicesOf(list, 'en')).toEqual(expected);
    expect(servicesOf('<p>Vágás 4500 Ft</p>', 'hu')).toEqual(['Vágás 4500-4500 HUF']);
    const feet =
      '<ul><li>Ladder hire: 16 ft<li>Canopy: 12 Ft<li>Skip 10 ft long - $350<li>Boat slip 30 Ft</ul>';
    expect(servicesOf(feet)).toEqual(['Skip 10 ft long 350-350 USD']);
    expect(servicesOf(feet.replace('$350', '')).join()).not.toMatch(/HUF/);
  });

  it.each([
    ['Double room: $160NZ', 'Double room 160-160 NZD'],
    ['Double room: $160 NZ', 'Double room 160-160 NZD'],
    ['Airport bus: $3.50AUD', 'Airport bus 3.5-3.5 AUD'],
    ['Blow-dry $45 &up', 'Blow-dry 45- USD'],
  ])('%s', (line, service) => {
    expect(servicesOf(`<h2>Prices</h2><p>${line}</p>`)).toEqual([service]);
  });
});

it.each([
  ['+66821234567', 'Asia/Bangkok'],
  ['+254712345678', 'Africa/Nairobi'],
  ['+5215512345678', undefined],
])('the zone of %s is %s', (e164, zone) => {
  const phone: Fact = {
    kind: 'phone',
    value: { e164, printed: e164 },
    source: { url: 'https://business.example/', quote: e164 },
  };
  expect(inferTimeZone([phone])).toBe(zone);
});

describe('what a price includes', () => {
  it.each([
    ['pl', 'Kurs podstawowy', 'Kurs szybki', 'CENA:', 'zł', ['zajęcia teoretyczne', 'egzamin wewnętrzny']],
    ['en', 'Basic course', 'Fast course', 'Price:', 'EUR', ['theory lessons', 'one mock exam']],
    ['de', 'Grundkurs', 'Schnellkurs', 'Preis:', 'EUR', ['Theoriestunden', 'eine Probeprüfung']],
  ])('%s: is no service, in paragraphs either', (language, one, other, label, money, included) => {
    const card = (name: string, amount: number): string =>
      `<h4>${name}</h4><h5>${label} <b>${String(amount)}* ${money}</b></h5>${included.map((text) => `<p>${text}</p>`).join('')}`;
    expect(
      servicesOf(card(one, 410) + card(other, 530), language).map((text) => text.slice(0, -4).trim()),
    ).toEqual([`${one} 410-410`, `${other} 530-530`]);
  });
});

it('an item in a cell is what the words below it describe, without its number', () => {
  const dishes = [
    ['3 - Garden rolls', 'Lettuce, mint and shrimp, with peanut sauce. $5'],
    ['4 -Corn soup', 'Sweet corn, egg and crab meat. $6'],
    ['5- Pancake', 'Rice flour filled with bean sprouts and pork $8'],
  ].map(([name = '', text = '']) => `<tr><td><br><li>${name}</li><br>${text}</td></tr>`);
  expect(servicesOf(`<h2>Starters</h2><table>${dishes.join('')}</table>`)).toEqual([
    'Garden rolls 5-5 USD',
    'Corn soup 6-6 USD',
    'Pancake 8-8 USD',
  ]);
});
