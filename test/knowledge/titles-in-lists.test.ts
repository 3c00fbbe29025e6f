/** Titles of parts of a price list that are no headings, and rows that say only how: what they are of stands over them. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const row = (size: string, price: string): string =>
  `<div class=row><div class="cell name">${size}</div><div class="cell amount">${price}</div></div>`;
const part = (title: string, rows: readonly [string, string][]): string =>
  `<div class=sub>${title}</div>${rows.map(([size, price]) => row(size, price)).join('')}`;

describe('sizes below a line that looks like others over sizes', () => {
  it.each([
    ['en', 'Massages', 'Back massage', 'Foot massage', '20 mins', '40 mins'],
    ['de', 'Massagen', 'Rückenmassage', 'Fußmassage', '20 Min', '40 Min'],
    ['fr', 'Massages', 'Massage du dos', 'Massage des pieds', '20 min', '40 min'],
    ['es', 'Masajes', 'Masaje de espalda', 'Masaje de pies', '20 minutos', '40 minutos'],
    ['it', 'Massaggi', 'Massaggio schiena', 'Massaggio piedi', '20 minuti', '40 minuti'],
    ['pt', 'Massagens', 'Massagem nas costas', 'Massagem nos pés', '20 minutos', '40 minutos'],
    ['nl', 'Massages', 'Rugmassage', 'Voetmassage', '20 minuten', '40 minuten'],
    ['pl', 'Masaże', 'Masaż pleców', 'Masaż stóp', '20 min', '40 min'],
    ['ro', 'Masaje', 'Masaj de spate', 'Masaj la picioare', '20 min', '40 min'],
  ])('in %s are sizes of it', (language, heading, one, other, short, long) => {
    const list = (price: number): [string, string][] => [
      [short, `€${price}`],
      [long, `€${price + 15}`],
    ];
    const body = `<h3>${heading}</h3>${part(one, list(20))}${part(other, list(30))}`;
    expect(servicesOf(body, language)).toEqual([`${one} 20-35 EUR`, `${other} 30-45 EUR`]);
  });

  it('are dropped where nothing says of what', () => {
    expect(servicesOf(`${row('20 mins', '€20')}${row('40 mins', '€35')}`)).toEqual([]);
  });

  it('are of the heading where only one such line stands there', () => {
    const rows = row('20 mins', '€20') + row('40 mins', '€35');
    expect(servicesOf(`<h3>Back massage</h3><div class=sub>By appointment</div>${rows}`)).toEqual([
      'Back massage 20-35 EUR',
    ]);
  });
});

it('one name below two such lines is told with each of them', () => {
  const list = (title: string, one: string, other: string): string =>
    `<div class=sub>${title}</div><p>Setup ${one}</p><p>Removal ${other}</p>`;
  const body = `<h3>Aerials</h3>${list('Own cable', '€40', '€15')}${list('New cable', '€60', '€25')}`;
  expect(servicesOf(body).slice(0, 2)).toEqual([
    'Own cable, Setup 40-40 EUR',
    'Own cable, Removal 15-15 EUR',
  ]);
});

describe('a description between a name and its price', () => {
  const entry = (name: string, text: string, price: string): string =>
    `<p class=name>${name}</p><p class=text>${text}</p><p class=amount>${price}</p>`;

  it.each([
    ['30 min', 'For neck and shoulders', '60 min', 'For the whole body'],
    ['Small', 'Up to ten kilos', 'Large', 'All the others'],
    ['Adults', 'With a towel', 'Children', 'With armbands'],
  ])('is no title over "%s"', (one, about, other, aboutOther) => {
    const list = entry(one, about, '€40') + entry(other, aboutOther, '€70');
    expect(servicesOf(`<h1>Alpha</h1><h2>Warm bath</h2>${list}`)).toEqual(['Warm bath 40-70 EUR']);
  });

  it('is none above or behind either', () => {
    const above =
      '<p class=text>For the neck</p><p>30 min</p><p>€40</p><p class=text>For all</p><p>60 min</p><p>€70</p>';
    expect(servicesOf(`<h1>Alpha</h1><h2>Warm bath</h2>${above}`)).toEqual(['Warm bath 40-70 EUR']);
  });

  it('and titles below the title of a page have their sizes', () => {
    const body = `<h1>Our services</h1>${part('Back massage', [
      ['20 mins', '€20'],
      ['40 mins', '€35'],
    ])}`;
    const other = part('Foot massage', [
      ['20 mins', '€30'],
      ['40 mins', '€45'],
    ]);
    expect(servicesOf(body + other)).toEqual(['Back massage 20-35 EUR', 'Foot massage 30-45 EUR']);
  });
});

describe('how, and how many times', () => {
  it.each([
    ['de', 'Bilderrahmung', 'mit Glas', 'ohne Glas'],
    ['es', 'Enmarcado', 'con cristal', 'sin cristal'],
    ['fr', 'Encadrement', 'avec verre', 'sans verre'],
    ['it', 'Cornici su misura', 'con vetro', 'senza vetro'],
    ['nl', 'Inlijsten', 'met glas', 'zonder glas'],
    ['pl', 'Oprawa obrazów', 'ze szkłem', 'bez szkła'],
    ['pt', 'Molduras', 'com vidro', 'sem vidro'],
    ['ro', 'Înrămare', 'cu sticlă', 'fără sticlă'],
    ['it', 'Corso di yoga', '1 lezione', '10 lezioni'],
    ['en', 'Yoga course', '1 lesson', '10 lessons'],
    ['fr', 'Cours de yoga', '1 séance', '10 séances'],
    ['es', 'Curso de yoga', '1 clase', '10 clases'],
    ['pl', 'Kurs jogi', '1 wejście', '10 wejść'],
    ['de', 'Sauna am See', '1 Eintritt', '10 Eintritte'],
  ])('in %s is no name beside its heading %s', (language, heading, one, other) => {
    const body = `<h1>Alpha</h1><h2>${heading}</h2><p>${one}: 20 €</p><p>${other}: 90 €</p>`;
    expect(servicesOf(body, language)).toEqual([`${heading} 20-90 EUR`]);
  });

  it('but dishes counted beside each other are two', () => {
    const body = '<h1>Alpha</h1><h2>Snacks</h2><p>2 samosas £4</p><p>3 sandwiches £6</p>';
    expect(servicesOf(body)).toHaveLength(2);
  });
});
