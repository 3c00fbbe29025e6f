/** Cards whose heading names what a description below it tells the price of. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
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

describe('cards of one price each', () => {
  it.each([
    ['en', 'Gutter clearing', 'Ladders included, £45', 'Moss removal', 'Scraped and swept – from £90'],
    ['de', 'Rinnenreinigung', 'Inklusive Leiter, 45 €', 'Moosentfernung', 'Nach Dachgröße ab 90 €'],
    ['fr', 'Nettoyage', 'Échelle comprise, 45 €', 'Démoussage', 'Gratté et balayé – dès 90 €'],
    ['es', 'Canalones', 'Con escalera propia, 45 €', 'Musgo', 'Raspado y barrido: desde 90 €'],
    ['it', 'Grondaie', 'Scala inclusa, 45 €', 'Muschio', 'Raschiato e spazzato: da 90 €'],
    ['pt', 'Caleiras', 'Escada incluída, 45 €', 'Musgo', 'Raspado e varrido – desde 90 €'],
    ['nl', 'Goten', 'Inclusief ladder, € 45', 'Mos', 'Geschraapt en geveegd – vanaf € 90'],
    ['pl', 'Rynny', 'Z własną drabiną, 45 zł', 'Mech', 'Zdrapany i zmieciony – od 90 zł'],
    ['ro', 'Jgheaburi', 'Scară inclusă, 45 lei', 'Mușchi', 'Răzuit și măturat – de la 90 lei'],
    ['ja', '雨どい掃除', 'はしご込み、45円', '苔取り', '手作業で丁寧に、90円〜'],
  ])('%s: their titles have them: %s', (language, one, text, other, otherText) => {
    const told = servicesOf(cards([one, text], [other, otherText]), language);
    expect(told).toEqual([expect.stringMatching(`^${one} 45-45 `), expect.stringMatching(`^${other} 90- `)]);
  });

  it('decide together, also where one is nothing but a price', () => {
    const told = servicesOf(cards(['Beds', '£45'], ['Hedges', 'Cut and cleared £90'], ['Lawns', 'Cut £15']));
    expect(told).toEqual(['Beds 45-45 GBP', 'Hedges 90-90 GBP', 'Lawns 15-15 GBP']);
  });

  it('are told with how long or how much the price is for', () => {
    const body =
      '<h2>.</h2><div><h3>First ride</h3><p>First 2 hours, £60</p></div><div><h3>Refresher</h3><p>£35</p></div>';
    const facts = readPage({ url: 'https://business.example/', html: body }).facts;
    expect(facts).toContainEqual(
      expect.objectContaining({
        value: {
          name: 'First ride',
          price_text: 'First 2 hours, £60',
          price_min: 60,
          price_max: 60,
          currency: 'GBP',
        },
      }),
    );
  });

  it('need no other price beside them where they are boxes', () => {
    const told = servicesOf(
      '<ul><li><h4>Brakes</h4><p>Discs and pads.</p></li><li><h4>Cold air refill</h4><p>Gas R12: £70</p></li></ul><p>Courier £9</p>',
    );
    expect(told).toContain('Cold air refill 70-70 GBP');
  });

  it.each([
    ['whom', 'Children', 'Wash, cut £12', 'Adults', 'Wash, cut £22'],
    ['which days', 'Monday', 'Loom class, £12', 'Saturday', 'Knot class, £22'],
    ['what is sold in several kinds', 'Hats', 'Straw £12</p><p>Felt £14', 'Scarves', 'Wool, grey £22'],
  ])('keep their own words where the titles say %s', (_, one, text, other, otherText) => {
    const told = servicesOf(cards([one, text], [other, otherText]));
    expect(told.join()).not.toMatch(new RegExp(`(?:^|,)(?:${one}|${other}) \\d`));
  });
});

describe('a price on a page of its own', () => {
  const url = 'https://business.example/one';

  it.each([
    ['en', 'Gutter clearing', 'Terraces and barns. From £3 a metre.'],
    ['de', 'Rinnenreinigung', 'Häuser und Scheunen. Ab 3 € pro Meter.'],
    ['fr', 'Nettoyage de gouttières', 'Maisons et granges. À partir de 3 € le mètre.'],
    ['es', 'Limpieza de canalones', 'Casas y graneros. Desde 3 € por metro.'],
    ['it', 'Pulizia grondaie', 'Case e fienili. Da 3 € al metro.'],
    ['pt', 'Limpeza de caleiras', 'Casas e celeiros. Desde 3 € por metro.'],
    ['nl', 'Goten reinigen', 'Huizen en schuren. Vanaf € 3 per meter.'],
    ['pl', 'Czyszczenie rynien', 'Domy i stodoły. Od 3 zł za metr.'],
    ['ro', 'Curățare jgheaburi', 'Case și hambare. De la 3 lei pe metru.'],
  ])('%s: is that of its heading: %s', (language, title, text) => {
    const body = `<h1>${title}</h1><p>${text}</p>${language === 'de' ? '<p>Mo–Do 8–17<br>Fr. 8–14</p>' : ''}`;
    expect(servicesOf(body, language, url)).toEqual([expect.stringMatching(`^${title} 3- `)]);
  });
});

describe('what is paid in parts', () => {
  it.each([
    ['pt', 'Alisamento: 10x de R$ 99,90 ou R$ 899', 'Alisamento 899-899 BRL'],
    ['pt', 'Alisamento: a partir de 10x de R$ 99,90 ou R$ 899 à vista', 'Alisamento 899-899 BRL'],
    ['es', 'Alisado: 3x de $300 o $800 al contado', 'Alisado 800-800 USD'],
    ['en', 'Straightening: 3x $30 or $80', 'Straightening 80-80 USD'],
  ])('%s: costs what is paid at once: %s', (language, text, service) => {
    expect(servicesOf(`<p>${text}</p>`, language)).toEqual([service]);
  });
});

it('what such words describe is no part of the price', () => {
  const room = (name: string, text: string): string => `<h2>${name}</h2><p>${text}</p>`;
  const html = `<h1>Camere</h1>${room('Camera Ginestra', 'Doppia con due letti, 18 m². 90 € a notte.')}${room('Camera Malva', 'Tripla con balcone, 24 m². 120 € a notte.')}`;
  const { facts } = readPage({ url: 'https://business.example/', html: `<html lang=it><body>${html}` });
  expect(valuesOf(facts, 'service').map(({ name, price_text }) => [name, price_text])).toEqual([
    ['Camera Ginestra', '90 € a notte'],
    ['Camera Malva', '120 € a notte'],
  ]);
});
