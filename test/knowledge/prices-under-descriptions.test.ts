/** Cards whose heading names what a description below it tells the price of. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const cards = (...all: [title: string, text: string][]): string =>
  `<h2>.</h2>${all.map(([title, text]) => `<div><h3>${title}</h3><p>${text}</p></div>`).join('')}`;

describe('a price in the description of a card', () => {
  it.each([
    [
      'en',
      'Roof wash',
      'Tiles, slates and gutters. From £90.',
      'Moss removal',
      'Scraped off by hand and swept away for £120.',
      '90- GBP',
      '120-120 GBP',
    ],
    [
      'de',
      'Dachreinigung',
      'Ziegel, Schiefer und Rinnen. Ab 90 €.',
      'Moosentfernung',
      'Von Hand gelöst und sauber abgekehrt für 120 €.',
      '90- EUR',
      '120-120 EUR',
    ],
    [
      'fr',
      'Lavage de toit',
      'Tuiles, ardoises et gouttières. À partir de 90 €.',
      'Démoussage',
      'Mousse grattée et balayée à la main pour 120 €.',
      '90- EUR',
      '120-120 EUR',
    ],
    [
      'es',
      'Lavado de tejado',
      'Tejas, pizarras y canalones. Desde 90 €.',
      'Eliminación de musgo',
      'Musgo raspado y barrido a mano por 120 €.',
      '90- EUR',
      '120-120 EUR',
    ],
    [
      'it',
      'Lavaggio del tetto',
      'Tegole, ardesie e grondaie. Da 90 €.',
      'Rimozione del muschio',
      'Muschio raschiato e spazzato via a mano da 120 €.',
      '90- EUR',
      '120- EUR',
    ],
    [
      'pt',
      'Lavagem de telhado',
      'Telhas, ardósias e caleiras. Desde 90 €.',
      'Remoção de musgo',
      'Musgo raspado e varrido à mão por 120 €.',
      '90- EUR',
      '120-120 EUR',
    ],
    [
      'nl',
      'Dakreiniging',
      'Pannen, leien en goten. Vanaf € 90.',
      'Mos verwijderen',
      'Met de hand losgemaakt en netjes weggeveegd vanaf € 120.',
      '90- EUR',
      '120- EUR',
    ],
    [
      'pl',
      'Mycie dachu',
      'Dachówki, łupek i rynny. Od 90 zł.',
      'Usuwanie mchu',
      'Mech zdrapany i zmieciony ręcznie od 120 zł.',
      '90- PLN',
      '120- PLN',
    ],
    [
      'ro',
      'Spălare acoperiș',
      'Țigle, ardezie și jgheaburi. De la 90 lei.',
      'Îndepărtare mușchi',
      'Mușchi răzuit și măturat cu mâna de la 120 lei.',
      '90- RON',
      '120- RON',
    ],
  ])('%s: is that of its heading: %s', (language, one, text, other, otherText, range, otherRange) => {
    const told = servicesOf(cards([one, text], [other, otherText]), language);
    expect(told).toEqual([`${one} ${range}`, `${other} ${otherRange}`]);
  });

  it.each([
    ['en', 'Lasts for six weeks. Only £65!'],
    ['en', 'What most of our clients choose. Price: £65 per session.'],
    ['en', 'We scrape and sweep. Prices start at £65 for a bungalow.'],
    ['de', 'Hält sechs Wochen. Nur 65 €!'],
    ['de', 'Wir fegen danach ab. Preis: 65 € pro Sitzung.'],
    ['fr', 'Dure six semaines. Tarif : 65 €.'],
    ['es', 'Dura seis semanas. Precio: 65 €.'],
    ['it', 'Dura sei settimane. Prezzo: 65 €.'],
    ['nl', 'Blijft zes weken mooi. Prijs: € 65.'],
    ['pl', 'Trwa sześć tygodni. Cena: 65 zł.'],
    ['ro', 'Ține șase săptămâni. Preț: 65 lei.'],
  ])('%s: may stand behind a label: %s', (language, text) => {
    const [first] = servicesOf(cards(['Lash lift', text], ['Brow tint', '.']), language);
    expect(first).toMatch(/^Lash lift 65-/);
  });

  it.each([
    ['a short name of its own', 'Hair', 'Wash and cut $30', 'Wash and cut 30-30 USD'],
    ['a subject of its own', 'Repairs', 'The very first look costs $35.', 'very first look 35-35 USD'],
  ])('is not told of a heading over %s', (_, title, text, expected) => {
    expect(servicesOf(cards([title, text], ['Nails', 'Gel set $40']))).toEqual([
      expected,
      'Gel set 40-40 USD',
    ]);
  });

  it.each([
    ['en', 'Reservations', 'For groups of eight and more we ask a deposit of £10 a head.'],
    ['en', 'Our story', 'Grandpa began by selling meat pies from £1.'],
    ['es', 'Reservas', 'Para grupos de más de 8 personas pedimos una señal de 10 € por persona.'],
  ])('%s: names nothing that is not offered: %s', (language, title, text) => {
    const told = servicesOf(cards([title, text], ['Brow tint', 'Lasts.']), language);
    expect(told.filter((one) => one.startsWith(title))).toEqual([]);
  });
});
