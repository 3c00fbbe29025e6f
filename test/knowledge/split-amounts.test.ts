/** Amounts that a page sets in several elements: raised cents, marks of footnotes, sign and number in boxes of their own. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { strictText } from '../../eval/strict-text.ts';
import { servicesOf } from '../support/services-of.ts';

const quotesOf = (html: string): string[] =>
  readPage({ url: 'https://business.example/', html }).facts.map(({ source }) => source.quote);

/** All services with their prices as printed, and every quote stands in the page. */
function expectServices(html: string, language: string, expected: string[]): void {
  expect(servicesOf(html, language)).toEqual(expected);
  for (const quote of quotesOf(html)) expect(strictText(html)).toContain(quote);
}

describe('raised cents', () => {
  it.each([
    [
      'en',
      '<ul><li>Chain service $39<sup>95</sup><li>New tube $8<sup>50</sup></ul>',
      ['Chain service 39.95-39.95 USD', 'New tube 8.5-8.5 USD'],
    ],
    ['en', '<p>Chain service $1,039 <sup>95</sup></p>', ['Chain service 1039.95-1039.95 USD']],
    ['en', '<p>Chain&shy;ring $39<sup>95</sup></p>', ['Chainring 39.95-39.95 USD']],
    [
      'de',
      '<table><tr><td>Krautwickel<td>12<sup>90</sup> €<tr><td>Kipferl<td>3<sup>20</sup> €</table>',
      ['Krautwickel 12.9-12.9 EUR', 'Kipferl 3.2-3.2 EUR'],
    ],
    [
      'de',
      '<h2>Preise in €</h2><table><tr><td>Krautwickel<td>12<sup>90</sup><tr><td>Kipferl<td>3<sup>20</sup></table>',
      ['Krautwickel 12.9-12.9 EUR', 'Kipferl 3.2-3.2 EUR'],
    ],
    ['fr', '<h3>Tarte</h3><div><span>4</span><sup>50</sup> <span>€</span></div>', ['Tarte 4.5-4.5 EUR']],
    ['pl', '<p>Pierogi ruskie 24<sup>90</sup> zł</p>', ['Pierogi ruskie 24.9-24.9 PLN']],
    ['it', '<p>Focaccia €&nbsp;6<sup>,50</sup></p>', ['Focaccia 6.5-6.5 EUR']],
    [
      'en',
      '<h3>Wheel truing</h3><p><span>$</span><span>9</span><sup>99</sup><span>/wheel</span></p>',
      ['Wheel truing 9.99-9.99 USD'],
    ],
    ['es', '<h3>Cerveza</h3><p>$129<span class=cents>50</span></p>', ['Cerveza 129.5-129.5 USD']],
    ['en', '<p>Chain service $39<span>95</span> per wheel</p>', ['Chain service 39.95-39.95 USD']],
    ['nl', '<h3>Fietsbeurt</h3><p>49<small>95</small> €</p>', ['Fietsbeurt 49.95-49.95 EUR']],
  ])('%s: %s', expectOf);

  it('are no minutes, and no amount is taken apart', () => {
    expectServices('<h3>Massage</h3><p><span>$60</span> <span>90</span> min</p>', 'en', [
      'Massage 60-60 USD',
    ]);
    expectServices('<p>Bike hire $<b>120</b></p>', 'en', ['Bike hire 120-120 USD']);
    const html = '<h2>Öffnungszeiten</h2><p>Mo–Fr 8<sup>30</sup> – 17<sup>00</sup> Uhr</p>';
    const [hours] = readPage({ url: 'https://business.example/', html: `<html lang=de>${html}` }).facts;
    expect(JSON.stringify(hours?.value)).toMatch(/08:30.*17:00/);
  });
});

describe('marks behind a name or a price', () => {
  it.each([
    [
      'de',
      '<ul><li>Kraftbrühe<sup>2</sup> 4,50 €<li>Strudel<sup>1,a</sup> 5 €</ul>',
      ['Kraftbrühe 4.5-4.5 EUR', 'Strudel 5-5 EUR'],
    ],
    [
      'de',
      '<table><tr><td>Kraftbrühe<sup>1,3</sup><td>4,50 €<tr><td>Knödel <sup>4</sup><td>6 €</table>',
      ['Kraftbrühe 4.5-4.5 EUR', 'Knödel 6-6 EUR'],
    ],
    ['en', '<p>Chain service $39<sup>1</sup></p>', ['Chain service 39-39 USD']],
    ['en', '<p>Carpet cleaning $3 per m<sup>2</sup></p>', ['Carpet cleaning 3-3 USD']],
  ])('%s: %s', expectOf);
});

describe('amounts in boxes', () => {
  it.each([
    [
      'en',
      '<div><h3>Oak plan</h3><div><div>$</div><div>79</div><div>/mo</div></div></div><div><h3>Elm plan</h3><div><div>$</div><div>29</div><div>/mo</div></div></div>',
      ['Oak plan 79-79 USD', 'Elm plan 29-29 USD'],
    ],
    [
      'de',
      '<div><h3>Eiche</h3><div><div>29,90</div><div>€</div><div>pro Monat</div></div></div>',
      ['Eiche 29.9-29.9 EUR'],
    ],
    [
      'es',
      '<div><h3>Encina</h3><div><div>€</div><div>75</div><div>/mes</div></div><ul><li>Todas las clases</ul></div>',
      ['Encina 75-75 EUR'],
    ],
    ['pl', '<div><h3>Karnet dębowy</h3><p>129</p><p>zł</p></div>', ['Karnet dębowy 129-129 PLN']],
    [
      'en',
      '<div><h3>Oak plan</h3><div><span>$</span><span>39</span><div><span>99</span></div><span>Monthly</span></div></div>',
      ['Oak plan 39.99-39.99 USD'],
    ],
    [
      'en',
      '<div><h3>Pro</h3><div><span class=x-original-price>$79</span><span>$</span><span>59</span><div class=x-cents>50</div></div></div>',
      ['Pro 59.5-59.5 USD'],
    ],
  ])('%s: %s', expectOf);

  it('are not put together from neighbours', () => {
    const html = '<h3>Massage</h3><div>$60</div><div>45</div><p>Rated 5</p><div>12</div>';
    expectServices(html, 'en', ['Massage 60-60 USD']);
  });
});

function expectOf(language: string, html: string, expected: string[]): void {
  expectServices(html, language, expected);
}

describe('a price right behind its name', () => {
  const shapes = (name: string, price: string, other: string, otherPrice: string): string[] => [
    `<p>${name}<span style="float:right">${price}</span></p><p>${other}<span class=price>${otherPrice}</span></p>`,
    `<ul><li>${name}<strong>${price}</strong></li><li>${other}<b>${otherPrice}</b></li></ul>`,
    `<p>${name}<em>${price}</em><br>${other}<i><span>${otherPrice}</span></i></p>`,
  ];

  it.each([
    ['en', 'Trim', '$27.50', 'Tint', 'from $80', '27.5-27.5 USD', '80- USD'],
    ['de', 'Kürzen', '27,50 €', 'Tönen', 'ab 80 €', '27.5-27.5 EUR', '80- EUR'],
    ['de', 'Kürzen (kurz)', '27 €', 'Tönen', 'ab € 80,–', '27-27 EUR', '80- EUR'],
    ['fr', 'Coupe', '27 €', 'Teinte', 'à partir de 80 €', '27-27 EUR', '80- EUR'],
    ['fr', 'Coupe', '27€50', 'Teinte', 'dès 80 €', '27.5-27.5 EUR', '80- EUR'],
    ['es', 'Corte', '27,50€', 'Tinte', 'desde 80€', '27.5-27.5 EUR', '80- EUR'],
    ['it', 'Taglio', '27,50 €', 'Tinta', 'da 80 €', '27.5-27.5 EUR', '80- EUR'],
    ['pt', 'Corte', 'R$ 27,50', 'Tinta', 'a partir de R$ 80', '27.5-27.5 BRL', '80- BRL'],
    ['nl', 'Knippen', '€ 27,50', 'Uitgroei', 'v.a. € 80', '27.5-27.5 EUR', '80- EUR'],
    ['pl', 'Strzyżenie', '27 zł', 'Farba', 'od 80 zł', '27-27 PLN', '80- PLN'],
    ['ro', 'Tuns', '27 lei', 'Vopsit', 'de la 80 lei', '27-27 RON', '80- RON'],
    ['ja', 'カット', '2,700円', 'カラー', '8,000円〜', '2700-2700 JPY', '8000- JPY'],
  ])('%s: is apart from it: %s %s', (language, name, price, other, otherPrice, range, otherRange) => {
    for (const html of shapes(name, price, other, otherPrice))
      expectServices(html, language, [`${name} ${range}`, `${other} ${otherRange}`]);
  });

  it('leaves numbers in words where they are', () => {
    expectServices('<p>Vitamin B<sub>12</sub> drip $80</p><p>CO<b>2</b> laser $90</p>', 'en', [
      'Vitamin B12 drip 80-80 USD',
      'CO2 laser 90-90 USD',
    ]);
  });
});
