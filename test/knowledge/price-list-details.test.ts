/** What price lists say beside names and amounts: lower ends over a column, lengths, labels, templates, a currency over lone numbers. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { servicesOf } from '../support/services-of.ts';

type Told = Record<string, unknown>;

/** Name, lower end, upper end and currency of all that is told with a price. */
function pricesOf(body: string, lang = 'en'): unknown[] {
  const html = `<html lang=${lang}><title>Fern</title><body>${body}</body></html>`;
  const { facts } = readPage({ url: 'https://fern.example/prices.html', html });
  const values = facts.flatMap(({ kind, value }) => (kind === 'service' ? [value as Told] : []));
  return values
    .filter(({ price_text }) => price_text !== undefined)
    .map(({ name, price_min, price_max, currency }) => [name, price_min, price_max, currency]);
}

function table(heads: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<h2>Price list</h2><table>${line(heads, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`;
}

describe('lower ends', () => {
  it.each([
    ['en', 'Price from', '$40', 'USD'],
    ['de', 'Preis ab', '40 €', 'EUR'],
    ['pl', 'Cena od', '40 zł', 'PLN'],
    ['fr', 'À partir de', '40 €', 'EUR'],
  ])('stand over a column in %s', (lang, head, price, currency) => {
    const body = table(['Service', head], ['Screen repair', price], ['Battery', price]);
    expect(pricesOf(body, lang)).toEqual([
      ['Screen repair', 40, undefined, currency],
      ['Battery', 40, undefined, currency],
    ]);
  });

  it.each([
    ['en', 'Colouring from', '$40', 'Colouring', 'USD'],
    ['de', 'Färben ab', '40 €', 'Färben', 'EUR'],
    ['nl', 'Kleuring / balayage v.a.', '€ 40,00', 'Kleuring / balayage', 'EUR'],
    ['fr', 'Coloration dès', '40 €', 'Coloration', 'EUR'],
    ['pl', 'Koloryzacja od', '40 zł', 'Koloryzacja', 'PLN'],
  ])('end the name in a cell of its own in %s: %s', (lang, cell, price, name, currency) => {
    const body = `<h2>Price list</h2><table><tr><td>${cell}</td><td>${price}</td></tr></table>`;
    expect(pricesOf(body, lang)).toEqual([[name, 40, undefined, currency]]);
  });

  it('are known in a language without a table of words', () => {
    const body = table(['Služba', 'Cena'], ['Dámský střih', '350 Kč'], ['Barvení', 'od 600 Kč']);
    expect(pricesOf(body, 'cs')).toEqual([
      ['Dámský střih', 350, 350, 'CZK'],
      ['Barvení', 600, undefined, 'CZK'],
    ]);
  });
});

describe('lengths', () => {
  it('are no part of the only entry of their kind', () => {
    expect(pricesOf('<h2>Packages</h2><p>Unwind package 3hrs $334</p><p>Facial 60 min $80</p>')).toEqual([
      ['Unwind package', 334, 334, 'USD'],
      ['Facial', 80, 80, 'USD'],
    ]);
  });

  it('tell entries of one kind apart', () => {
    expect(pricesOf('<h2>Packages</h2><p>Facial 60 min $80</p><p>Facial 90 min $110</p>')).toEqual([
      ['Facial 60 min', 80, 80, 'USD'],
      ['Facial 90 min', 110, 110, 'USD'],
    ]);
  });
});

describe('names beside their price', () => {
  it.each([
    [
      'a word that is else a title',
      '<ul><li>Haircuts: $20</li><li>Treatments: $30</li></ul>',
      ['Haircuts', 'Treatments'],
    ],
    ['a word that ends as a limit does', '<ul><li>Sleepover: $90</li></ul>', ['Sleepover']],
    ['behind a picture', '<ul><li>🌿 Wellness pack: $70</li></ul>', ['Wellness pack']],
    ['what is bought or saved', '<p>Buy 6 hours for $50</p><p>🎁 Save $5</p>', []],
    ['a template that nobody filled in', '<p>00 - Name of dish - R$00,00</p>', []],
  ])('%s', (_what, body, names) => {
    expect(pricesOf(`<h2>Our services</h2>${body}`).map((row) => (row as string[])[0])).toEqual(names);
  });

  it('stand behind a term that says only that prices follow', () => {
    const body = '<dl><dt>◆料金</dt><dd>通常コース：8,800円</dd><dd>初回コース：1,980円</dd></dl>';
    expect(pricesOf(body, 'ja')).toEqual([
      ['通常コース', 8800, 8800, 'JPY'],
      ['初回コース', 1980, 1980, 'JPY'],
    ]);
  });
});

describe('rows with a list in the middle', () => {
  const holds =
    '<ul><li>20 lessons of 60 minutes</li><li>Free theory course</li><li>Free test drive</li><li>Fees</li><li>One free exam</li></ul>';

  it('have the price of what the first cell names', () => {
    const rows = table(
      ['Package', 'What you get', 'Price'],
      ['Basic', holds, '£1,450'],
      ['Complete', holds, '£2,220'],
    );
    expect(pricesOf(rows)).toEqual([
      ['Basic', 1450, 1450, 'GBP'],
      ['Complete', 2220, 2220, 'GBP'],
    ]);
  });

  it('take letters and numbers on a second line to the name', () => {
    expect(pricesOf(table(['Paket', 'Inhalt', 'Preis'], ['Paket<br>B 25', holds, '1450,- €']), 'de')).toEqual(
      [['Paket B 25', 1450, 1450, 'EUR']],
    );
  });

  it('fall apart where no amount stands last', () => {
    const rows = table(['What', 'How', 'Who'], ['Lessons', holds, 'Call Ann or write a letter to us']);
    expect(pricesOf(rows)).toEqual([]);
  });
});

describe('currencies', () => {
  it('stand once over whole numbers on lines of their own', () => {
    const rows = [
      ['Jambes entières', 42],
      ['Aisselles', 22],
      ['Maillot', 30],
    ] as const;
    const lists = rows.map(([name, price]) => `<ul><li>${name}</li><li>${price}</li></ul>`).join('');
    expect(pricesOf(`<h2>Soins</h2><ul><li>SOINS</li><li>EUROS</li></ul>${lists}`, 'fr')).toEqual(
      rows.map(([name, price]) => [name, price, price, 'EUR']),
    );
  });

  it('is the rand where an R stands before amounts with cents, again and again', () => {
    const html = '<h1>Prices</h1><p>Matwork R 70.00</p><p>Reformer R 120.00</p><p>Private R240.00</p>';
    expect(pricesOf(html)).toEqual([
      ['Matwork', 70, 70, 'ZAR'],
      ['Reformer', 120, 120, 'ZAR'],
      ['Private', 240, 240, 'ZAR'],
    ]);
    expect(pricesOf('<h1>Prices</h1><p>Room R 12</p><p>Room R 14</p><p>Room R 16</p>')).toEqual([]);
  });

  it('leave lines of bare numbers alone where none is named', () => {
    expect(
      pricesOf(
        '<h2>Our services</h2><ul><li>Years</li><li>20</li></ul><ul><li>Cars</li><li>30</li></ul><ul><li>People</li><li>4</li></ul>',
      ),
    ).toEqual([]);
  });
});

describe('boxes', () => {
  const dish = (name: string, ...prices: string[]): string =>
    `<div class=dish><div class=name>${name}</div>${prices.map((price) => `<div class=menu-price>${price}</div>`).join('')}<div>tomato, basil</div></div>`;

  it('that are called prices hold amounts without a sign, one a size', () => {
    const menu = [dish('Marinara', '27', '21'), dish('Bufala', '33', '6,5'), dish('Calzone', '-', '29')].join(
      '',
    );
    expect(pricesOf(`<h2>Pizza</h2>${menu}<p>Napkins 1 zł</p>`, 'pl').slice(0, 3)).toEqual([
      ['Marinara', 21, 27, 'PLN'],
      ['Bufala', 6.5, 33, 'PLN'],
      ['Calzone', 29, 29, 'PLN'],
    ]);
  });

  it('hold no amounts where only one is called a price', () => {
    expect(pricesOf(`<h2>Numbers</h2>${dish('Clients', '27')}`)).toEqual([]);
  });

  it.each([
    ['Kurzhaar', 'Waschen - Schneiden - Föhnen', 'ab 31,-', 31, undefined],
    ['Dauerwelle', 'Wickeln, fixieren, pflegen', '64,-', 64, 64],
  ])('name what has the price before they describe it: %s', (name, text, price, min, max) => {
    const html = `<div class=row><div><p>${name}</p><p class=light>${text}</p></div><div><p>${price}</p></div></div>`;
    expect(pricesOf(`<h1>Preise in €</h1>${html}`, 'de')).toEqual([[name, min, max, 'EUR']]);
  });

  it('begin with the price', () => {
    const box = (price: string, name: string): string =>
      `<section class=dish><div><h4>${price}</h4></div><p>${name}</p></section>`;
    const html = `<h2>Menu</h2>${box('€5', 'Onion soup')}${box('€9', 'Trout')}${box('€4', 'Sorbet')}`;
    expect(pricesOf(html)).toEqual([
      ['Onion soup', 5, 5, 'EUR'],
      ['Trout', 9, 9, 'EUR'],
      ['Sorbet', 4, 4, 'EUR'],
    ]);
  });
});

describe('names with more than a name', () => {
  it.each([
    ['nl', '<p>Het tarief voor een halve dag bedraagt momenteel 18 euro.</p>', 'halve dag', 18],
    ['en', '<p>Price for a full set: €40</p>', 'full set', 40],
    ['fr', '<div><p>Pour 3 à 4 personnes</p><p>80 € / nuit</p></div>', 'Pour 3 à 4 personnes', 80],
    ['ja', '<dl><dt>スペシャル<br>コース</dt><dd>2500円</dd></dl>', 'スペシャルコース', 2500],
    ['ja', '<dl><dt>矯正(全体）M</dt><dd>12000円</dd></dl>', '矯正(全体）M', 12000],
  ])('in %s: %s', (lang, body, name, price) => {
    const found = pricesOf(`<h2>Service</h2>${body}`, lang) as unknown[][];
    expect(found.map((row) => row.slice(0, 2))).toEqual([[name, price]]);
  });

  it.each([
    ['pl', 'Minimalna wartość zamówienia 45 zł'],
    ['de', 'Mindestbestellmenge 20 €'],
    ['es', 'Pedido mínimo 15 €'],
    ['nl', 'Bezorgkosten 3 €'],
    ['it', 'Ordine minimo 12 €'],
    ['ja', '配達料 300円'],
  ])('that are no service, in %s: %s', (lang, text) => {
    expect(pricesOf(`<h2>Menu</h2><p>${text}</p>`, lang)).toEqual([]);
  });

  it('are sizes of what the page is about, whatever heading of prices stands between', () => {
    const sizes = '<h2>Konditionen</h2><p>30 Min. 45 €<br>50 Min. 70 €</p>';
    expect(pricesOf(`<h1>Klangmassage</h1>${sizes}`, 'de')).toEqual([['Klangmassage', 45, 70, 'EUR']]);
  });
});

describe('names without a price', () => {
  const titles = (...names: string[]): string => names.map((name) => `<li>${name}</li>`).join('');

  it('are told once where two lists spell them differently', () => {
    const lists = `<h2>Our services</h2><ul>${titles('Roof repair and cleaning', 'Gutter repair')}</ul><h2>Services</h2><ul>${titles('Roof repair & cleaning', 'Gutter repair')}</ul>`;
    expect(servicesOf(lists)).toEqual(['Gutter repair', 'Roof repair & cleaning']);
  });

  it('are not those over text that a template came with', () => {
    const card = '<h3>Service item</h3><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>';
    expect(servicesOf(`<h2>Our services</h2>${card.repeat(3)}`)).toEqual([]);
  });
});
