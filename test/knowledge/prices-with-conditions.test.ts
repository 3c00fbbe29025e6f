/** Prices that a least sum, a tax, a unit or a second part goes with: these stand in their words and bound their amounts. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { servicesOf } from '../support/services-of.ts';

/** Name, words, lower and upper end of what is told. */
function pricesOf(lang: string, body: string, title = 'Reed'): unknown[] {
  const url = 'https://reed.example/';
  const html = `<html lang=${lang}><title>${title}</title><body>${body}`;
  return valuesOf(composeKnowledge([readPage({ url, html })], { url }).facts, 'service').map(
    ({ name, price_text, price_min, price_max }) => [name, price_text, price_min, price_max],
  );
}

const list = (...items: readonly string[]): string =>
  `<h2>Prices</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const nameless = /^(?:Call-out|Visite|Einsatz|Salida|Uscita|Saída|Bezoek|Wizyta|Vizită|出張) /u;

describe('a price of two parts', () => {
  it.each([
    ['en', 'Call-out $50 plus $20 per hour', 50],
    ['en', 'Call-out £60 + £35 per hour', 60],
    ['en', 'Call-out £80 for the first hour, then £60 per hour', 80],
    ['de', 'Einsatz 40 € zzgl. 25 € pro Stunde', 40],
    ['fr', 'Visite 40 € plus 25 € par heure', 40],
    ['es', 'Salida 40 € más 25 € por hora', 40],
    ['it', "Uscita 40 € più 25 € all'ora", 40],
    ['pt', 'Saída 40 € mais 25 € por hora', 40],
    ['nl', 'Bezoek € 40 plus € 25 per uur', 40],
    ['pl', 'Wizyta 40 zł plus 25 zł za godzinę', 40],
    ['ro', 'Vizită 40 lei plus 25 lei pe oră', 40],
  ])('is at least its first in %s: %s', (lang, text, min) => {
    const [name] = nameless.exec(text)!;
    expect(pricesOf(lang, `<p>${text}</p>`)).toEqual([
      [name.trim(), text.slice(name.length), min, undefined],
    ]);
  });

  it.each([
    ['Call-out $50 plus $20 per hour, minimum $90', 90],
    ['Call-out $30 per hour (minimum $90)', 90],
  ])('is at least what it says: %s', (text, min) => {
    expect(pricesOf('en', list(text))).toEqual([['Call-out', text.slice(9), min, undefined]]);
  });
});

describe('a least price', () => {
  it.each([
    ['en', '$1,200 minimum'],
    ['en', 'minimum $1,200'],
    ['en', 'at least $1,200'],
    ['en', '$1,200 min.'],
    ['de', 'mindestens 1.200 €'],
    ['de', 'mind. 1.200 €'],
    ['fr', '1.200 € minimum'],
    ['fr', 'au moins 1200 €'],
    ['es', 'mínimo 1.200 €'],
    ['it', 'minimo 1.200 €'],
    ['pt', 'no mínimo 1.200 €'],
    ['nl', 'minimaal € 1.200'],
    ['pl', 'co najmniej 1200 zł'],
    ['ro', 'minim 1200 lei'],
    ['ja', '最低1,200円'],
    ['ja', '1,200円以上'],
  ])('has no upper end in %s: %s', (lang, text) => {
    const title = lang === 'ja' ? '塗装' : 'Roof paint';
    expect(pricesOf(lang, list(`${title} ${text}`))).toEqual([[title, text, 1200, undefined]]);
  });

  it('is told of the heading that it stands under', () => {
    expect(pricesOf('en', '<h2>Boiler repairs</h2><p>Minimum charge £90</p>')).toEqual([
      ['Boiler repairs', 'Minimum charge £90', 90, undefined],
    ]);
  });

  it.each([
    ['en', 'Order minimum $30'],
    ['en', 'Minimum order $20'],
    ['fr', 'Commande minimum 15 €'],
    ['es', 'Pedido mínimo 15 €'],
    ['pl', 'Minimalne zamówienie 30 zł'],
  ])('of an order is no service in %s: %s', (lang, text) => {
    expect(pricesOf(lang, list(text))).toEqual([]);
  });

  it.each([
    ['en', 'Roof paint 60 min. $90', 'Roof paint', '$90', 90],
    ['de', 'Lehrstunde 50 Min. CHF 98', 'Lehrstunde', 'CHF 98', 98],
  ])('is none behind a length in %s: %s', (lang, text, name, price, amount) => {
    expect(pricesOf(lang, list(text))).toEqual([[name, price, amount, amount]]);
  });
});

describe('what goes with a price', () => {
  it.each([
    ['en', '$80 + tax'],
    ['en', '$80 plus tax'],
    ['en', '£80 (ex. VAT)'],
    ['en', '£80 inc VAT'],
    ['en', '£80 plus parts'],
    ['en', '£80 including two coats'],
    ['en', '$80/hr, 2 hour minimum'],
    ['en', '$80 pp (min. 10 people)'],
    ['de', '80 € zzgl. MwSt.'],
    ['de', '80 € inkl. 19 % MwSt.'],
    ['de', '80 € netto'],
    ['fr', '80 € HT'],
    ['fr', '80 € + TVA'],
    ['es', '80 € más IVA'],
    ['es', '80 € IVA incluido'],
    ['it', '80 € IVA esclusa'],
    ['pt', '80 € + IVA'],
    ['nl', '€ 80 excl. btw'],
    ['pl', '80 zł + VAT'],
    ['ro', '80 lei + TVA'],
    ['ja', '80円(税込)'],
  ])('stands in its words in %s: %s', (lang, price) => {
    const title = lang === 'ja' ? '塗装' : 'Roof paint';
    expect(pricesOf(lang, list(`${title} ${price}`))).toEqual([[title, price, 80, 80]]);
  });

  it.each([
    ['en', '$80 per sq ft'],
    ['en', '$80 monthly'],
    ['de', '80 € die Stunde'],
    ['de', '80 € pro m²'],
    ['de', '80 € p. P.'],
    ['fr', "80 € de l'heure"],
    ['fr', '80 € la séance'],
    ['es', '80 € la hora'],
    ['es', '80 € el m²'],
    ['it', "80 € all'ora"],
    ['pt', '80 € o m²'],
    ['nl', '€ 80 p.p.'],
    ['pl', '80 zł za godzinę'],
    ['pl', '80 zł od osoby'],
    ['ro', '80 lei pe oră'],
    ['ro', '80 lei de persoană'],
  ])('may be what it is paid for each time in %s: %s', (lang, price) => {
    expect(pricesOf(lang, list(`Roof paint ${price}`))).toEqual([['Roof paint', price, 80, 80]]);
  });

  it.each([
    ['en', '$50 more'],
    ['en', '$50 more than a wash'],
    ['en', '$50 extra'],
    ['en', 'extra $50'],
    ['en', 'additional $50'],
    ['de', '50 € mehr'],
    ['de', '50 € Aufpreis'],
    ['fr', '50 € de plus'],
    ['es', '50 € más'],
    ['it', '50 € in più'],
    ['pt', '50 € a mais'],
    ['nl', '€ 50 extra'],
    ['pl', '50 zł więcej'],
    ['ro', '50 lei în plus'],
  ])('may make it the difference to another price in %s: %s', (lang, price) => {
    expect(pricesOf(lang, list(`Roof paint ${price}`))).toEqual([
      ['Roof paint', price, undefined, undefined],
    ]);
  });

  it('is not the word of a link', () => {
    expect(pricesOf('en', list('Roof paint $50 <a href=/paint>More</a>'))).toEqual([
      ['Roof paint', '$50', 50, 50],
    ]);
  });

  it('keeps the amount of what is chosen besides', () => {
    expect(pricesOf('en', list('Inside of the oven +$35'))).toEqual([['Inside of the oven', '+$35', 35, 35]]);
  });
});

describe('amounts that are no price of the thing', () => {
  it.each([
    ['en', 'Roof paint $50 deposit'],
    ['en', 'Roof paint (£50 non-refundable deposit)'],
    ['en', 'Cancellations within 24 hours $40'],
    ['en', 'No-show fee $40'],
    ['de', 'Dachanstrich 50 € Anzahlung'],
    ['de', 'Ausfallhonorar 40 €'],
    ['de', 'Schlüsselpfand 20 €'],
    ['fr', "Peinture de toit 50 € d'acompte"],
    ['fr', 'Rendez-vous non honoré 40 €'],
    ['es', 'Pintura de tejado 50 € de señal'],
    ['it', 'Pittura del tetto 50 € di acconto'],
    ['pt', 'Pintura de telhado 50 € de sinal'],
    ['nl', 'Dakverf € 50 aanbetaling'],
    ['pl', 'Malowanie dachu 50 zł zaliczki'],
    ['ro', 'Vopsit acoperiș 50 lei avans'],
    ['ja', '塗装 5,000円 前金'],
  ])('are held or fined in %s: %s', (lang, text) => {
    expect(pricesOf(lang, list(text)).filter((told) => (told as string[])[1] !== undefined)).toEqual([]);
  });

  it.each([
    ['en', '$60 (reg $80)'],
    ['pl', 'było 80 zł teraz 60 zł'],
    ['ro', 'era 80 lei acum 60 lei'],
    ['ja', '80円が今なら60円'],
  ])('held once in %s: %s', (lang, price) => {
    const title = lang === 'ja' ? '塗装' : 'Roof paint';
    expect(pricesOf(lang, list(`${title} ${price}`))).toEqual([[title, expect.anything(), 60, 60]]);
  });
});

describe('a price that is told on request', () => {
  it.each([
    ['en', 'Roof paint POA', 'POA'],
    ['en', 'Roof paint – price on request', 'price on request'],
    ['de', 'Roof paint auf Anfrage', 'auf Anfrage'],
    ['fr', 'Roof paint : sur devis', 'sur devis'],
    ['es', 'Roof paint a consultar', 'a consultar'],
    ['it', 'Roof paint su richiesta', 'su richiesta'],
    ['pt', 'Roof paint sob consulta', 'sob consulta'],
    ['nl', 'Roof paint op aanvraag', 'op aanvraag'],
    ['pl', 'Roof paint na zapytanie', 'na zapytanie'],
    ['ro', 'Roof paint la cerere', 'la cerere'],
  ])('stands in a list of prices in %s: %s', (lang, text, price) => {
    expect(pricesOf(lang, list('Wall paint 20 €', text))).toContainEqual([
      'Roof paint',
      price,
      undefined,
      undefined,
    ]);
  });

  it('is none where nothing has a price', () => {
    expect(pricesOf('en', '<h2>About us</h2><p>References on request</p>')).toEqual([]);
  });

  it.each([
    ['相談 無料', '相談'],
    ['見積り：無料', '見積り'],
  ])('is none at all where the thing is free in Japanese: %s', (text, name) => {
    expect(pricesOf('ja', list('塗装 80円', text))).toContainEqual([name, '無料', 0, 0]);
  });
});

describe('words over a price', () => {
  it.each([
    ['en', '<h1>Kings Cuts</h1><p>Prices from £20.</p>', 'Kings Cuts | Barbers in Leeds'],
    ['de', '<h1>Salon Lindner</h1><p>Preise ab 30 €.</p>', 'Salon Lindner'],
    ['fr', '<h1>Salon Bleu</h1><p>Prix à partir de 30 €.</p>', 'Salon Bleu'],
  ])('are no service where they are the name of the business (%s)', (lang, body, title) => {
    expect(pricesOf(lang, body, title)).toEqual([]);
  });

  it('are one where the business is called like what it offers', () => {
    const body = '<h1>Kayak Hire</h1><ul><li>Kayak hire £20</li></ul>';
    expect(pricesOf('en', body, 'Kayak Hire')).toEqual([['Kayak hire', '£20', 20, 20]]);
  });

  it.each([
    ['de', '<p>Getränke: Kännchen Kaffee 4,50 €</p>', 'Kännchen Kaffee'],
    ['en', '<p>Drinks: Pot of coffee $4.50</p>', 'Pot of coffee'],
    ['fr', '<p>Desserts : tarte aux pommes maison 4,50 €</p>', 'tarte aux pommes maison'],
    ['es', '<p>Postres: tarta de manzana casera 4,50 €</p>', 'tarta de manzana casera'],
    ['de', '<p>Damen: Waschen und Schneiden 4,50 €</p>', 'Damen: Waschen und Schneiden'],
  ])('are no service where they are the title of a part of the list (%s)', (lang, body, name) => {
    expect(pricesOf(lang, body)).toEqual([[name, expect.anything(), 4.5, 4.5]]);
  });
});

describe('a surcharge', () => {
  const priceList = (title: string, name: string): string =>
    `<h2>${title}</h2><table><tr><td>Piercing</td><td>25 €</td></tr><tr><td>${name}</td><td>10 €</td></tr></table>`;

  it.each([
    ['en', 'Prices', 'Long hair surcharge'],
    ['de', 'Preise', 'Zuschlag langes Haar'],
    ['es', 'Precios', 'Suplemento pelo largo'],
    ['fr', 'Tarifs', 'Supplément cheveux longs'],
    ['it', 'Prezzi', 'Supplemento capelli lunghi'],
    ['pt', 'Preços', 'Suplemento cabelo comprido'],
    ['nl', 'Prijzen', 'Toeslag lang haar'],
    ['pl', 'Cennik', 'Dopłata za długie włosy'],
  ])('is told with what it is for in %s', (lang, title, name) => {
    expect(servicesOf(priceList(title, name), lang)).toEqual(['Piercing 25-25 EUR', `${name} 10-10 EUR`]);
  });

  it.each([
    ['en', 'Prices', 'Surcharge'],
    ['de', 'Preise', 'Zuschlag'],
    ['fr', 'Tarifs', 'Supplément'],
    ['pl', 'Cennik', 'Dopłata'],
  ])('for nothing that is named is left out in %s', (lang, title, name) => {
    expect(servicesOf(priceList(title, name), lang)).toEqual(['Piercing 25-25 EUR']);
  });
});

describe('a price with when it holds behind it', () => {
  it.each([
    ['en', 'Ridge Roast $19 Sundays only, 1 to 5pm', 'Ridge Roast', '$19 Sundays only, 1 to 5pm'],
    ['en', 'Lunch special $12, 11am-2pm', 'Lunch special', '$12, 11am-2pm'],
    ['en', 'Quick Facial $60 (Mon-Wed only)', 'Quick Facial', '$60 (Mon-Wed only)'],
    [
      'de',
      'Gratinplatte 19 € nur sonntags, 12 bis 15 Uhr',
      'Gratinplatte',
      '19 € nur sonntags, 12 bis 15 Uhr',
    ],
    [
      'es',
      'Arroz meloso 19 € solo domingos, 13:00 a 16:00',
      'Arroz meloso',
      '19 € solo domingos, 13:00 a 16:00',
    ],
    ['fr', 'Gigot rôti 19 € dimanche seulement, 12h-15h', 'Gigot rôti', '19 € dimanche seulement, 12h-15h'],
    [
      'it',
      'Pollo ruspante 19 € solo domenica, 12:00-15:00',
      'Pollo ruspante',
      '19 € solo domenica, 12:00-15:00',
    ],
    [
      'pt',
      'Leitão assado 19 € só domingo, 12:00 às 15:00',
      'Leitão assado',
      '19 € só domingo, 12:00 às 15:00',
    ],
    ['nl', 'Stoofpot € 19 alleen zondag, 12:00-15:00', 'Stoofpot', '€ 19 alleen zondag, 12:00-15:00'],
    [
      'pl',
      'Pieczona kaczka 19 zł tylko niedziela, 12:00-15:00',
      'Pieczona kaczka',
      '19 zł tylko niedziela, 12:00-15:00',
    ],
    [
      'ro',
      'Friptură de rață 19 lei doar duminică, 12:00-15:00',
      'Friptură de rață',
      '19 lei doar duminică, 12:00-15:00',
    ],
  ])('%s: %s', (language, line, name, price_text) => {
    const html = `<html lang=${language}><body><h2>Menu</h2><div>${line}</div></body></html>`;
    const told = valuesOf(readPage({ url: 'https://business.example/', html }).facts, 'service');
    expect(told).toMatchObject([{ name, price_text }]);
  });

  it.each([
    'Monday to Friday 9am-5pm £5',
    'Sunday 12pm - 5pm',
    'Saturdays £5 10am-1pm',
    'Mule Monday: copper mugs £6 after 5pm',
  ])('is none where the line begins with when: %s', (line) => {
    expect(servicesOf(`<h2>Menu</h2><div>${line}</div>`)).toEqual([]);
  });
});

describe('a price for some beside that of all', () => {
  it.each([
    ['en', 'Full price', 'Concession'],
    ['de', 'Preis', 'Ermäßigt'],
    ['es', 'Precio', 'Reducido'],
    ['fr', 'Plein tarif', 'Tarif réduit'],
    ['it', 'Prezzo', 'Ridotto'],
    ['pt', 'Preço', 'Reduzido'],
    ['nl', 'Prijs', 'Leden'],
    ['pl', 'Cena', 'Ulgowy'],
    ['ro', 'Preț', 'Redus'],
  ])('%s: "%s" and "%s"', (language, full, reduced) => {
    const row = (name: string, one: number, other: number): string =>
      `<tr><td>${name}</td><td>6 × Yin</td><td>${one} €</td><td>${other} €</td></tr>`;
    const html = `<table><tr><th>Yoga</th><th>Yin</th><th>${full}</th><th>${reduced}</th></tr>${row('Lotus', 24, 18)}${row('Heron', 110, 85)}</table>`;
    expect(servicesOf(html, language)).toEqual(['Lotus 18-24 EUR', 'Heron 85-110 EUR']);
  });
});

describe('the lowest price over the sizes', () => {
  it.each([
    ['en', 'from $95', '60 min $95 | 90 min $135', 'Knot Relief 95-135 USD'],
    ['de', 'ab 95 €', '60 Min. 95 € | 90 Min. 135 €', 'Knot Relief 95-135 EUR'],
    ['fr', 'à partir de 95 €', '1h 95 € | 1h30 135 €', 'Knot Relief 95-135 EUR'],
    ['ja', '9,500円〜', '60分 9,500円 | 90分 13,500円', 'Knot Relief 9500-13500 JPY'],
  ])('%s: %s, %s', (language, least, sizes, expected) => {
    const card = (name: string, price: string, below: string): string =>
      `<div class=card><div><b>${name}</b></div><div><div>${price}</div></div><div><p>${below}</p></div></div>`;
    const html = `<div>${card('Knot Relief', least, sizes)}${card('Mum To Be', least, 'Lying on one side, with care.')}</div>`;
    expect(servicesOf(html, language)).toContain(expected);
  });
});

it('is told of the cover', () => {
  expect(
    servicesOf('<h2>Menù</h2><ul><li>Zuppa di Ceci € 9,00</li></ul><p>Coperto € 2,00</p>', 'it'),
  ).toContain('Coperto 2-2 EUR');
});
