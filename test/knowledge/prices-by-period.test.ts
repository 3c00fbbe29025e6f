/** What something costs for a day, a night, a week, an hour more: prices of what the heading over them names. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const list = (...entries: string[]): string =>
  `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
const table = (...rows: string[][]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

describe('periods under a heading', () => {
  it.each([
    ['en', 'Prices', 'City bike', list('1 day $20', '3 days $50', '1 week $90'), '20-90 USD'],
    ['de', 'Preise', 'Tourenrad', list('1 Tag 15 €', '1 Woche 70 €'), '15-70 EUR'],
    [
      'de',
      'Mietpreise',
      'Minibagger',
      list('pro Tag: 140 €', 'pro Woche: 600 €', 'Kaution: 500 €'),
      '140-600 EUR',
    ],
    ['de', 'Preise', 'Partyraum', list('halbtags 80 €', 'ganztags 140 €'), '80-140 EUR'],
    ['es', 'Tarifas', 'Kayak doble', list('Medio día: 30 €', 'Día completo: 50 €'), '30-50 EUR'],
    ['fr', 'Tarifs', 'Chambre Lilas', list('Par nuit : 80 €', 'Par semaine : 450 €'), '80-450 EUR'],
    ['it', 'Prezzi', 'Appartamento Girasole', list('Notte: 80 €', 'Settimana: 450 €'), '80-450 EUR'],
    ['pt', 'Preços', 'Campo de padel', list('1 hora 20€', 'Hora adicional 15€'), '15-20 EUR'],
    ['nl', 'Tarieven', 'Trekkershut', table(['Per nacht', '€ 55'], ['Per week', '€ 330']), '55-330 EUR'],
    ['pl', 'Cennik', 'Pokój dwuosobowy', list('doba 200 zł', 'tydzień 1200 zł'), '200-1200 PLN'],
    ['ro', 'Tarife', 'Garsonieră', list('1 noapte 150 lei', 'o săptămână 900 lei'), '150-900 RON'],
    ['ja', '料金', '会議室', list('1時間 2,000円', '1日 12,000円'), '2000-12000 JPY'],
  ])('are sizes of what it names in %s: %s, %s', (lang, title, name, prices, range) => {
    expect(servicesOf(`<h2>${title}</h2><h3>${name}</h3>${prices}`, lang)).toEqual([`${name} ${range}`]);
  });

  it('are told of each that has them', () => {
    const html = `<h2>Prices</h2><h3>City bike</h3>${list('1 day $20', '1 week $90')}<h3>E-bike</h3>${list('1 day $45', '1 week $220')}`;
    expect(servicesOf(html)).toEqual(['City bike 20-90 USD', 'E-bike 45-220 USD']);
  });

  it('leave what else stands there as it is', () => {
    const html = `<h2>Rooms</h2><h3>Lavender room</h3>${list('Per night: $80', 'Breakfast basket: $9')}`;
    expect(servicesOf(html)).toEqual(['Lavender room 80-80 USD', 'Breakfast basket 9-9 USD']);
  });

  it('are nothing where no heading tells of what', () => {
    expect(servicesOf('<h2>Prices</h2><p>Per night: $80</p>')).toEqual([]);
  });

  it('are what the heading names where it is one', () => {
    expect(servicesOf('<h2>Prices</h2><h3>Half day</h3><p>$90</p>')).toEqual(['Half day 90-90 USD']);
  });

  it('may be columns', () => {
    const rows = table(['', 'Heure', 'Journée'], ['Kayak', '15 €', '40 €'], ['Paddle', '18 €', '45 €']);
    expect(servicesOf(`<h2>Tarifs</h2>${rows}`, 'fr')).toEqual(['Kayak 15-40 EUR', 'Paddle 18-45 EUR']);
  });
});

describe('a length of time behind a price', () => {
  it.each([
    [
      'de',
      'Einzelunterricht 30 Minuten kostet 78 € im Monat, 45 Minuten 112 € im Monat.',
      'Einzelunterricht 78-112 EUR',
    ],
    ['es', 'La clase individual cuesta 78 € al mes, 45 minutos 112 € al mes.', 'clase individual 78-112 EUR'],
    [
      'it',
      'La lezione individuale costa 78 € al mese, 45 minuti 112 € al mese.',
      'lezione individuale 78-112 EUR',
    ],
    ['en', 'A weekly lesson costs £78 a month, 45 minutes £112 a month.', 'weekly lesson 78-112 GBP'],
  ])('%s: names nothing of the next one: %s', (language, text, expected) => {
    expect(servicesOf(`<p>${text}</p>`, language)).toEqual([expected]);
  });
});
