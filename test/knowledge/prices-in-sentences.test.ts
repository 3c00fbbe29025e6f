/** Prices that a sentence tells of what its heading names, and prices for different people or for several. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const under = (heading: string, text: string): string => `<h2>${heading}</h2><p>${text}</p>`;
const list = (...items: string[]): string =>
  `<h2>.</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('a sentence about what stands over it', () => {
  it.each([
    ['en', 'Mud bath', 'The treatment lasts 40 minutes and costs £55.', '55-55 GBP'],
    ['en', 'First assessment', 'It takes an hour and a half. The fee is £65.', '65-65 GBP'],
    ['en', 'Snorkel tour', 'The tour costs $45 per person.', '45-45 USD'],
    ['en', 'Brow tinting', 'Our express tinting takes ten minutes and costs $18.', '18-18 USD'],
    ['de', 'Moorbad', 'Die Anwendung dauert 40 Minuten und kostet 55 Euro.', '55-55 EUR'],
    ['de', 'Höhlentour', 'Die Tour kostet 28 € pro Person.', '28-28 EUR'],
    ['de', 'Wimpernlifting', 'Wimpernlifting bieten wir ab 49 € an.', '49- EUR'],
    ['fr', 'Bain de boue', 'La séance dure 40 minutes et coûte 55 €.', '55-55 EUR'],
    ['fr', 'Drainage', 'Comptez 60 € pour une heure.', '60-60 EUR'],
    ['es', 'Baño de barro', 'La sesión dura 40 minutos y cuesta 55 euros.', '55-55 EUR'],
    ['es', 'Micropigmentación', 'El tratamiento sale por 200 €.', '200-200 EUR'],
    ['it', 'Bagno di fango', 'Il trattamento dura 40 minuti e costa 55 €.', '55-55 EUR'],
    ['pt', 'Banho de lama', 'A sessão dura 40 minutos e custa 55 €.', '55-55 EUR'],
    ['nl', 'Modderbad', 'De behandeling duurt 40 minuten en kost € 55.', '55-55 EUR'],
    ['pl', 'Kąpiel borowinowa', 'Zabieg trwa 40 minut i kosztuje 155 zł.', '155-155 PLN'],
    ['ro', 'Baie de nămol', 'Ședința durează 40 de minute și costă 155 lei.', '155-155 RON'],
  ])('%s: %s', (language, name, text, range) => {
    expect(servicesOf(under(name, text), language)).toEqual([`${name} ${range}`]);
  });

  it('names nothing where the heading does not', () => {
    expect(servicesOf(under('Preise', 'Die Anwendung dauert 40 Minuten und kostet 55 Euro.'), 'de')).toEqual(
      [],
    );
    expect(servicesOf(under('Über uns', 'Es kostet 55 Euro.'), 'de')).toEqual([]);
  });

  it.each([
    ['en', 'Repairs', 'The call-out costs £35.', 'call-out 35-35 GBP'],
    ['en', 'Lessons', 'A first lesson costs £20.', 'first lesson 20-20 GBP'],
    ['de', 'Reparaturen', 'Die Abholung kostet pauschal 35 €.', 'Abholung 35-35 EUR'],
    ['en', 'Dentures', 'Partials start at $900 per arch.', 'Partials 900- USD'],
  ])('%s: has a subject of its own: %s, %s', (language, heading, text, service) => {
    expect(servicesOf(under(heading, text), language)).toEqual([service]);
  });

  it.each([
    ['en', 'Fully insured up to $2,000,000.'],
    ['de', 'Versichert bis 2.000.000 €.'],
    ['fr', 'SARL au capital de 10 000 €.'],
    ['it', 'Capitale sociale € 10.000.'],
  ])('%s: is no price: %s', (language, text) => {
    expect(servicesOf(under('Roof repair', text), language).filter((one) => /\d/.test(one))).toEqual([]);
  });
});

describe('prices for different people', () => {
  it.each([
    [
      'en',
      ['Harbour tour – adults $45, children (under 12) $25', 'Sunset sail – adults $60, children $35'],
      ['25-45 USD', '35-60 USD'],
    ],
    [
      'en',
      ['Wheel class: members $25, non-members $32', 'Glazing: members $9, non-members $11'],
      ['25-32 USD', '9-11 USD'],
    ],
    [
      'de',
      ['Schwimmen: Erwachsene 6 €, Kinder bis 12 Jahre 3 €', 'Sauna: Erwachsene 14 €, ermäßigt 11 €'],
      ['3-6 EUR', '11-14 EUR'],
    ],
    [
      'fr',
      ['Visite guidée : adultes 9 €, enfants 5 €', 'Atelier : adultes 15 €, enfants 9 €'],
      ['5-9 EUR', '9-15 EUR'],
    ],
    [
      'es',
      ['Visita: adultos 9 €, niños 5 €', 'Taller: socios 15 €, no socios 19 €'],
      ['5-9 EUR', '15-19 EUR'],
    ],
    [
      'it',
      ['Visita: adulti 9 €, bambini 5 €', 'Laboratorio: soci 15 €, non soci 19 €'],
      ['5-9 EUR', '15-19 EUR'],
    ],
    [
      'pt',
      ['Visita: adultos 9 €, crianças 5 €', 'Oficina: adultos 15 €, crianças 9 €'],
      ['5-9 EUR', '9-15 EUR'],
    ],
    [
      'nl',
      ['Rondvaart: volwassenen € 9, kinderen € 5', 'Workshop: leden € 15, niet-leden € 19'],
      ['5-9 EUR', '15-19 EUR'],
    ],
    [
      'pl',
      ['Rejs: dorośli 40 zł, dzieci 25 zł', 'Basen: normalny 20 zł, ulgowy 14 zł'],
      ['25-40 PLN', '14-20 PLN'],
    ],
    [
      'ro',
      ['Tur ghidat: adulți 40 lei, copii 25 lei', 'Atelier: adulți 60 lei, copii 35 lei'],
      ['25-40 RON', '35-60 RON'],
    ],
  ])('%s: are a range of one thing: %s', (language, items, ranges) => {
    const names = items.map((item) => item.split(/\s?[:–]/)[0]!);
    expect(servicesOf(list(...items), language)).toEqual(names.map((name, at) => `${name} ${ranges[at]!}`));
  });

  it('tell entries apart that have one each', () => {
    expect(servicesOf(list('Haircut – men £15', 'Haircut – women £30'))).toEqual([
      'Haircut – men 15-15 GBP',
      'Haircut – women 30-30 GBP',
    ]);
  });
});

describe('what several cost together', () => {
  it.each([
    ['en', 'Taco $3.50, 3 for $9', 'Taco 3.5-3.5 USD'],
    ['de', 'Krapfen 2 €, 6 für 10 €', 'Krapfen 2-2 EUR'],
    ['fr', 'Chausson 2 €, 3 pour 5 €', 'Chausson 2-2 EUR'],
    ['it', 'Arancino 2 €, 3 per 5 €', 'Arancino 2-2 EUR'],
    ['pl', 'Pączek 5 zł, 3 za 12 zł', 'Pączek 5-5 PLN'],
  ])('%s: is no upper end: %s', (language, item, service) => {
    expect(servicesOf(list(item), language)).toEqual([service]);
  });
});

describe('an amount from which on something else holds', () => {
  it.each([
    ['en', 'From $50 delivery is free.'],
    ['de', 'Ab 50 € Bestellwert liefern wir kostenlos.'],
    ['fr', 'Dès 50 € la livraison est offerte.'],
    ['nl', 'Vanaf € 40 gratis bezorging.'],
    ['ja', '5,000円以上で送料無料。'],
  ])('%s: is no price: %s', (language, text) => {
    const told = servicesOf(`<h2>Bouquet Aurora</h2><p>${text}</p>`, language);
    expect(told.filter((one) => /\d/.test(one))).toEqual([]);
  });
});

describe('a sentence whose heading has other prices too', () => {
  it.each([
    ['en', 'Ferry', '<p>The ferry lasts an hour and costs £40.</p><p>Night ferry £60</p>', 'ferry 40-40 GBP'],
    [
      'de',
      'Fähre',
      '<p>Die Fähre dauert eine Stunde und kostet 40 €.</p><p>Nachtfahrt 60 €</p>',
      'Fähre 40-40 EUR',
    ],
  ])('%s: keeps its own subject', (language, heading, body, service) => {
    expect(servicesOf(`<h2>${heading}</h2>${body}`, language)).toContain(service);
  });

  it('names what a Japanese sentence is about without its particle', () => {
    expect(servicesOf('<p>初回相談は3,000円です。</p>', 'ja')).toEqual(['初回相談 3000-3000 JPY']);
  });
});

describe('names of money', () => {
  it.each([
    ['it', 'Piega: euro 20', 'Piega 20-20 EUR'],
    ['es', 'Corte 25 soles', 'Corte 25-25 PEN'],
    ['pt', 'Corte 500 meticais', 'Corte 500-500 MZN'],
  ])('%s: %s', (language, item, service) => {
    expect(servicesOf(list(item), language)).toEqual([service]);
  });

  it.each([
    ['en', 'Delivery van, Euro 6 diesel'],
    ['de', 'Nachrüstung für Euro 4 und Euro 5'],
    ['it', 'Furgone diesel Euro 6'],
    ['en', 'All matches of Euro 2028 on a big screen'],
    ['es', 'Restaurante con 2 Soles Repsol'],
    ['fr', 'Assiette de 2 soles meunière'],
    ['pt', 'Casa com 3 colones e um pátio'],
  ])('%s: is no price: %s', (language, item) => {
    expect(servicesOf(list(item), language).filter((one) => / [A-Z]{3}$/.test(one))).toEqual([]);
  });
});
