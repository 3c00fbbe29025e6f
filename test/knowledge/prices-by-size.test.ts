/** What something costs by size, weight, length of hair or duration: prices of what the heading over them names. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { servicesOf } from '../support/services-of.ts';

const table = (...rows: string[][]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

/** A table that gives these names the prices 30, 40 and so on. */
const priced = (price: (amount: number) => string, ...names: string[]): string =>
  table(...names.map((name, at) => [name, price(30 + at * 10)]));

const euros = (amount: number): string => `${amount} €`;

describe('sizes under a heading', () => {
  it.each([
    ['en', 'Full groom', '30-50 GBP', priced((n) => `£${n}`, 'Small dog', 'Medium dog', 'Large dog')],
    ['en', 'Bath and brush', '30-40 GBP', priced((n) => `£${n}`, 'Small cats (to 4kg)', 'Large cats')],
    ['en', 'Dog wash', '30-50 GBP', priced((n) => `£${n}`, 'Up to 10kg', '11–20kg', '21kg or more')],
    ['de', 'Hundewäsche', '30-50 EUR', priced(euros, 'bis 10 kg', '10–20 kg', 'über 20 kg')],
    ['de', 'Komplettpflege', '30-50 EUR', priced(euros, 'Kleiner Hund', 'Großer Hund', 'Riesiger Hund')],
    ['fr', 'Toilettage complet', '30-50 EUR', priced(euros, 'Petit chien', 'Chien moyen', 'Grand chien')],
    ['es', 'Baño y corte', '30-40 EUR', priced(euros, 'Perro pequeño', 'Perro grande')],
    ['it', 'Toelettatura', '30-40 EUR', priced(euros, 'Taglia piccola', 'Taglia grande')],
    ['pt', 'Banho e tosquia', '30-40 EUR', priced(euros, 'Porte pequeno', 'Porte grande')],
    ['nl', 'Vacht trimmen', '30-50 EUR', priced(euros, 'Kleine hond', 'Middelgrote hond', 'Grote hond')],
    ['pl', 'Strzyżenie psa', '30-40 PLN', priced((n) => `${n} zł`, 'Mały pies', 'Duży pies')],
    ['ro', 'Tuns complet', '30-40 RON', priced((n) => `${n} lei`, 'Câine mic', 'Câine mare')],
    ['ja', 'シャンプーカット', '30-40 JPY', priced((n) => `${n}円`, '小型犬', '大型犬')],
    ['de', 'Strähnen', '30-50 EUR', priced(euros, 'kurzes Haar', 'mittellanges Haar', 'langes Haar')],
    ['pl', 'Koloryzacja', '30-40 PLN', priced((n) => `${n} zł`, 'Włosy krótkie', 'Włosy długie')],
    ['en', 'Deep tissue massage', '30-40 GBP', priced((n) => `£${n}`, '30 min deep tissue', '60 min')],
  ])('%s: %s', (language, name, range, html) => {
    expect(servicesOf(`<h2>${name}</h2>${html}`, language)).toEqual([`${name} ${range}`]);
  });

  it('are told beside what else stands there', () => {
    const html = `<h2>Dog walking</h2>${table(['30 minutes', '£10'], ['60 minutes', '£15'], ['Second dog', '£5'])}`;
    expect(servicesOf(html)).toEqual(['Dog walking 10-15 GBP', 'Second dog 5-5 GBP']);
  });

  it('of different things are names', () => {
    const html = `<h2>Boat hire</h2>${table(['Small canoe', '£10'], ['Large raft', '£15'])}`;
    expect(servicesOf(html)).toEqual(['Small canoe 10-10 GBP', 'Large raft 15-15 GBP']);
  });
});

describe('a heading of prices that says of what', () => {
  it.each([
    ['it', 'Prezzi Appartamento Glicine', 'Appartamento Glicine', ['Notte', 'Settimana']],
    ['de', 'Preise Ferienwohnung Nord', 'Ferienwohnung Nord', ['Nacht', 'Woche']],
    ['fr', 'Tarifs Gîte du Lavoir', 'Gîte du Lavoir', ['La nuit', 'La semaine']],
    ['en', 'Harbour Cottage Rates', 'Harbour Cottage', ['Night', 'Week']],
  ])('%s: %s', (language, heading, name, periods) => {
    expect(servicesOf(`<h3>${heading}</h3>${priced(euros, ...periods)}`, language)).toEqual([
      `${name} 30-40 EUR`,
    ]);
  });

  it.each(['Summer Prices', 'Prices and conditions', 'Our Prices 2026'])(
    'names nothing in "%s"',
    (heading) => {
      const html = `<h2>Harbour Cottage</h2><h3>${heading}</h3>${priced(euros, 'Night', 'Week')}`;
      expect(servicesOf(html)).toEqual(['Harbour Cottage 30-40 EUR']);
    },
  );
});

describe('homes by their rooms', () => {
  it.each([
    [
      'en',
      'End of tenancy clean',
      '30-60 GBP',
      priced((n) => `£${n}`, 'Studio flat', '1 bed flat', '2 bed flat', '3 bed house'),
    ],
    [
      'de',
      'Endreinigung',
      '30-50 EUR',
      priced(euros, '1-Zimmer-Wohnung', '2-Zimmer-Wohnung', '3-Zimmer-Wohnung'),
    ],
    ['es', 'Limpieza a fondo', '30-40 EUR', priced(euros, '1 habitación', '2 habitaciones')],
    ['fr', 'Grand ménage', '30-40 EUR', priced(euros, '1 chambre', '2 chambres')],
    ['it', 'Pulizia a fondo', '30-40 EUR', priced(euros, '2 locali', '3 locali')],
    ['pt', 'Limpeza profunda', '30-40 EUR', priced(euros, '1 quarto', '2 quartos')],
    ['nl', 'Grote schoonmaak', '30-40 EUR', priced(euros, '2 kamers', '3 kamers')],
    ['pl', 'Generalne sprzątanie', '30-40 PLN', priced((n) => `${n} zł`, '1 pokój', '2 pokoje')],
    ['ro', 'Curățenie generală', '30-40 RON', priced((n) => `${n} lei`, '2 camere', '3 camere')],
    ['ja', '退去クリーニング', '30-40 JPY', priced((n) => `${n}円`, '1LDK', '2LDK')],
  ])('%s: %s', (language, name, range, html) => {
    expect(servicesOf(`<h2>${name}</h2>${html}`, language)).toEqual([`${name} ${range}`]);
  });

  it('are what is let where no heading says what is done to them', () => {
    const html = `<h2>Rates</h2>${priced((n) => `£${n}`, '1 bedroom', '2 bedrooms')}`;
    expect(servicesOf(html)).toEqual(['1 bedroom 30-30 GBP', '2 bedrooms 40-40 GBP']);
  });
});

describe('vehicles under a heading', () => {
  it.each([
    ['en', 'Full valet', ['Hatchback', 'SUV / van']],
    ['de', 'Innenreinigung', ['Kleinwagen', 'Kombi und SUV']],
    ['es', 'Lavado interior', ['Turismo', 'Furgoneta']],
    ['fr', 'Lavage intérieur', ['Citadine', 'SUV / 4x4']],
    ['it', 'Lavaggio interni', ['Utilitaria', 'Furgone']],
    ['pt', 'Lavagem interior', ['Carro pequeno', 'SUV']],
    ['nl', 'Poetsbeurt', ['Kleine auto', 'Bestelbus']],
    ['pl', 'Mycie wnętrza', ['Kombi', 'SUV']],
    ['ro', 'Spălare interior', ['Autoturism', 'Microbuz']],
    ['ja', '車内清掃', ['軽自動車', 'ミニバン']],
  ])('%s: %s', (language, name, [one, other]) => {
    const html = `<h2>${name}</h2>${priced(euros, one!, other!)}`;
    expect(servicesOf(html, language)).toEqual([`${name}, ${one} 30-30 EUR`, `${name}, ${other} 40-40 EUR`]);
  });

  it.each([
    ['en', 'Full valet', ['Car', '4WD', 'AWD']],
    ['es', 'Lavado interior', ['Turismo', '4x4', 'Furgoneta']],
    ['de', 'Flugblätter', ['Plakat', 'A4', 'A5']],
  ])('%s: and codes, which name nothing alone', (language, name, kinds) => {
    const html = `<div><h3>${name}</h3><p>${kinds.map((kind, at) => `${kind}: ${at + 2}0 €`).join('<br>')}</p></div>`;
    expect(servicesOf(html, language)).toEqual(
      kinds.map((kind, at) => `${name}, ${kind} ${at + 2}0-${at + 2}0 EUR`),
    );
  });

  it('are what is let where the heading is of prices', () => {
    const html = `<h2>Prices</h2>${priced((n) => `£${n}`, 'Minivan', 'Truck')}`;
    expect(servicesOf(html)).toEqual(['Minivan 30-30 GBP', 'Truck 40-40 GBP']);
  });
});

it.each([
  ['en', 'Ear cleaning', 'Dog bath', ['Small (under 10 kg)', 'Large (over 25 kg)']],
  ['de', 'Ohrenpflege', 'Hundebad', ['klein', 'groß (über 25 kg)']],
  ['it', 'Pulizia orecchie', 'Bagno cane', ['piccolo', 'grande']],
])('%s: sizes below a name in the midst of a list are of that', (language, first, name, [one, other]) => {
  const html = `<p>${first} 10 €<br>${name}<br>${one} 30 €<br>${other} 40 €</p>`;
  expect(servicesOf(html, language)).toEqual([
    `${first} 10-10 EUR`,
    ...[`${name}, ${one} 30-30 EUR`, `${name}, ${other} 40-40 EUR`],
  ]);
});

describe('what a price is for that stands before it', () => {
  const printed = (html: string, language: string): string[] =>
    readPage({ url: 'https://business.example/', html: `<html lang=${language}>${html}` }).facts.flatMap(
      ({ kind, value }) => (kind === 'service' ? [`${value.name}: ${value.price_text}`] : []),
    );

  it.each([
    ['en', 'Mocha small $4 / medium $4.50 / large $5', 'Mocha: small $4 / medium $4.50 / large $5'],
    ['en', 'Mocha 12oz $6 / 16oz $7.50', 'Mocha: 12oz $6 / 16oz $7.50'],
    ['fr', 'Cidre : verre 4 € / bouteille 22 €', 'Cidre: verre 4 € / bouteille 22 €'],
    ['de', 'Schorle 0,33l 2,80 € / 0,5l 3,90 €', 'Schorle: 0,33l 2,80 € / 0,5l 3,90 €'],
    ['de', '12. Flammkuchen ....... klein 7,50 € / groß 9,50 €', 'Flammkuchen: klein 7,50 € / groß 9,50 €'],
    [
      'de',
      '<b>12.</b> Flammkuchen<sup>1,3</sup> …… klein 7,50 € / groß 9,50 €',
      'Flammkuchen: klein 7,50 € / groß 9,50 €',
    ],
    ['it', 'Calzone ....... normale 6,50 € / maxi 12,00 €', 'Calzone: normale 6,50 € / maxi 12,00 €'],
    ['nl', 'Uitsmijter klein € 7 / groot € 9', 'Uitsmijter: klein € 7 / groot € 9'],
    ['pl', 'Żurek: mały 14 zł / duży 19 zł', 'Żurek: mały 14 zł / duży 19 zł'],
    ['es', 'Gazpacho: pequeño 4 € / grande 6 €', 'Gazpacho: pequeño 4 € / grande 6 €'],
    ['pt', 'Galão pequeno 1,20 € / grande 1,80 €', 'Galão: pequeno 1,20 € / grande 1,80 €'],
    ['ro', 'Ciorbă mică 12 lei / mare 18 lei', 'Ciorbă: mică 12 lei / mare 18 lei'],
    ['en', '<b>Nr. 12</b> Samosa $4', 'Samosa: $4'],
    ['en', 'Samosa (two, with chutney) $4 / $7', 'Samosa (two, with chutney): $4 / $7'],
  ])('%s: "%s"', (language, line, expected) => {
    expect(printed(`<ul><li>${line}</ul>`, language)).toEqual([expected]);
  });
});

describe('sizes of wheels', () => {
  it.each([
    ['en', 'Tyre fitting', ['up to 16 inches', '17 - 18 inches', 'from 19 inches']],
    ['de', 'Räderwechsel', ['bis 16 Zoll', '17 - 18 Zoll', 'ab 19 Zoll']],
    ['es', 'Cambio de ruedas', ['hasta 16 pulgadas', '17 - 18 pulgadas', '19 pulgadas']],
    ['fr', 'Montage de pneus', ["jusqu'à 16 pouces", '17 - 18 pouces', 'dès 19 pouces']],
    ['it', 'Cambio gomme', ['fino a 16 pollici', '17 - 18 pollici', '19 pollici']],
    ['pt', 'Troca de pneus', ['até 16 polegadas', '17 - 18 polegadas', '19 polegadas']],
    ['nl', 'Bandenwissel', ['tot 16 inch', '17 - 18 inch', 'vanaf 19 inch']],
    ['pl', 'Wymiana opon', ['do 16 cali', '17 - 18 cali', 'od 19 cali']],
    ['ro', 'Schimb anvelope', ['R13 - R15', 'R16 - R17', 'R18+']],
    ['ja', 'タイヤ交換', ['16インチ', '17インチ', '19インチ']],
  ])('%s: %s has them', (language, title, sizes) => {
    const rows = sizes.map((size, at) => `<tr><td>${size}</td><td>${30 + 10 * at} €</td></tr>`).join('');
    expect(servicesOf(`<h1>Torque Bay</h1><h3>${title}</h3><table>${rows}</table>`, language)).toEqual([
      `${title} 30-50 EUR`,
    ]);
  });
});

describe('sizes among other entries of a list', () => {
  it.each([
    [
      'en',
      'Full head tint',
      ['Short £30', 'Long £40', 'Root regrowth £25'],
      ['Full head tint 30-40 GBP', 'Root regrowth 25-25 GBP'],
    ],
    [
      'de',
      'Farbe komplett',
      ['Kurz 40 €', 'Lang 60 €', 'Ansatz 35 €'],
      ['Farbe komplett 40-60 EUR', 'Ansatz 35-35 EUR'],
    ],
    [
      'en',
      'Lemonade',
      ['Glass £2', 'Jug £6', 'Extra mint £0.50'],
      ['Lemonade 2-6 GBP', 'Extra mint 0.5-0.5 GBP'],
    ],
    // One alone may be a name; a heading of the list names nothing.
    ['en', 'Coffee', ['Espresso £2', 'Small £3'], ['Espresso 2-2 GBP', 'Small 3-3 GBP']],
    [
      'en',
      'Our services',
      ['Small £25', 'Large £40', 'Nail trim £8'],
      ['Small 25-25 GBP', 'Large 40-40 GBP', 'Nail trim 8-8 GBP'],
    ],
  ])('%s: are of the heading: %s', (language, heading, entries, expected) => {
    const list = entries.map((one) => `<li>${one}</li>`).join('');
    expect(servicesOf(`<h3>${heading}</h3><ul>${list}</ul>`, language)).toEqual(expected);
  });
});

describe('for how many people', () => {
  it.each([
    ['en', 'Cabins', '1-4 adults', '$125 per night'],
    ['de', 'Hütte am See', '4 Erwachsene', '$125'],
    ['fr', 'Cabane du lac', '4 adultes', '$125'],
  ])('%s: names nothing but what stands over it', (language, heading, people, price) => {
    const table = `<table><tr><td>${price}</td><td>${people}</td></tr></table>`;
    expect(servicesOf(`<h2>${heading}</h2>${table}`, language)).toEqual([`${heading} 125-125 USD`]);
  });
});
