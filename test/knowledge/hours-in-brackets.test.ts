/** Hours that brackets behind hours tell: of a season, of some days, of a meal, a break at noon; and days that are left out. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

const hours = (text: string): string => `<h2>Hours</h2><p>${text}</p>`;

describe('a season in brackets', () => {
  it.each<Row>([
    ['en', hours('Daily 9 to 6 (winter 10 to 4)'), ['mon-sun 09:00-18:00', 'mon-sun 10:00-16:00 winter']],
    ['en', hours('Mon-Fri 9-6 (5 in winter)'), ['mon-fri 09:00-18:00', 'mon-fri ?-17:00 winter']],
    [
      'en',
      hours('Mon-Sat 9-6 (Nov to March 9-4)'),
      ['mon-sat 09:00-18:00', 'mon-sat 09:00-16:00 Nov to March'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Täglich 9–18 Uhr (im Winter 10–16 Uhr)</p>',
      ['mon-sun 09:00-18:00', 'mon-sun 10:00-16:00 Winter'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Tous les jours 9h-19h (en hiver 10h-17h)</p>',
      ['mon-sun 09:00-19:00', 'mon-sun 10:00-17:00 hiver'],
    ],
    [
      'es',
      '<h2>Horario</h2><p>De lunes a viernes de 9 a 20 h (en invierno de 10 a 18 h)</p>',
      ['mon-fri 09:00-20:00', 'mon-fri 10:00-18:00 invierno'],
    ],
    [
      'it',
      '<h2>Orari</h2><p>Tutti i giorni 9-19 (inverno 10-17)</p>',
      ['mon-sun 09:00-19:00', 'mon-sun 10:00-17:00 inverno'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>Codziennie 9:00-19:00 (zimą 10:00-17:00)</p>',
      ['mon-sun 09:00-19:00', 'mon-sun 10:00-17:00 zimą'],
    ],
    // A season right behind the days is of the hours themselves.
    ['en', hours('Mon-Fri (summer) 9-6'), ['mon-fri 09:00-18:00 summer']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('a meal in brackets', () => {
  it.each<Row>([
    ['en', hours('Mon–Fri 9–5 (lunch 1–2)'), ['mon-fri 09:00-13:00', 'mon-fri 14:00-17:00']],
    [
      'en',
      hours('Mon–Fri 9–5 (lunch: 1pm–2pm), Sat 9–1'),
      ['mon-fri 09:00-13:00', 'mon-fri 14:00-17:00', 'sat 09:00-13:00'],
    ],
    ['es', '<h2>Horario</h2><p>L-V 9-18 (comida 14-15)</p>', ['mon-fri 09:00-14:00', 'mon-fri 15:00-18:00']],
    // So long it is served.
    ['en', hours('Tue–Sun 11–10 (lunch 12–2:30)'), ['tue-sun 11:00-22:00', 'tue-sun 12:00-14:30 lunch']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('another end with a word for open', () => {
  it.each<Row>([
    [
      'en',
      hours('Open daily 10–6 (open Fri until 8)'),
      ['mon+tue+wed+thu+sat+sun 10:00-18:00', 'fri 10:00-20:00'],
    ],
    [
      'en',
      hours('Open daily 10–6 (open until 8 on Fridays)'),
      ['mon+tue+wed+thu+sat+sun 10:00-18:00', 'fri 10:00-20:00'],
    ],
    [
      'de',
      '<p>Geöffnet täglich 10–18 Uhr (Fr geöffnet bis 20 Uhr)</p>',
      ['mon+tue+wed+thu+sat+sun 10:00-18:00', 'fri 10:00-20:00'],
    ],
    // From then on, and no end.
    ['en', hours('Daily 10–6 (open Fridays from 8)'), ['mon-sun 10:00-18:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('days that are left out, and what follows', () => {
  it.each<Row>([
    [
      'en',
      '<p>We are open every day from 9am to 5.30pm, except on Sundays when we are open from 10am until 4pm.</p>',
      ['mon-sat 09:00-17:30', 'sun 10:00-16:00'],
    ],
    ['en', '<p>Open daily except Sundays 9–5</p>', ['mon-sat 09:00-17:00', 'sun closed']],
    [
      'de',
      '<p>Öffnungszeiten: Mo–Fr 9–18 Uhr außer Mittwochnachmittag, Sa 9–13 Uhr</p>',
      ['mon+tue+thu+fri 09:00-18:00', 'wed 09:00-?', 'sat 09:00-13:00'],
    ],
    [
      'fr',
      '<p>Ouvert du lundi au vendredi de 8h30 à 12h et de 14h à 19h, sauf le mercredi après-midi, ainsi que le samedi matin de 9h à 12h.</p>',
      ['mon+tue+thu+fri 08:30-12:00', 'mon+tue+thu+fri 14:00-19:00', 'wed 08:30-12:00', 'sat 09:00-12:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });

  it('are not those of which a time was said that is not known', () => {
    const html =
      '<p>The shop opens at 9 every morning and closes half an hour after dark, except on Sundays when we are open from 10 until 4.</p>';
    expect(hoursOf(html, 'en')).not.toContain('mon-sat 10:00-16:00');
  });
});

it('what a sentence says is open is not the part of the house before it', () => {
  const html = '<p>Kitchen: daily 12–2.30 and 6–9. Open from 11am.</p>';
  expect(hoursOf(html, 'en')).toEqual(['mon-sun 12:00-14:30 Kitchen', 'mon-sun 18:00-21:00 Kitchen']);
});

describe('days that are closed from a time on', () => {
  const early = ['mon+tue+thu+fri 09:00-18:00', 'wed 09:00-13:00'];

  it.each<Row>([
    ['en', hours('9am – 6pm Monday to Friday (closed Wednesday from 1pm)'), early],
    ['en', '<p>Open Mon–Fri 9–6. Closed on Wednesdays after 1pm.</p>', early],
    ['fr', '<p>Ouvert du lundi au vendredi de 9h à 18h, fermé le mercredi à partir de 13h</p>', early],
    ['es', '<p>Horario: L-V 9-18 h (cerrado los miércoles a partir de las 13 h)</p>', early],
    ['it', '<p>Orario: lun-ven 9-18, chiuso il mercoledì dalle 13</p>', early],
    // A break, other days, and a date.
    [
      'en',
      hours('Mon–Fri 9–6 (closed Wednesday from 1pm to 2pm)'),
      ['mon+tue+thu+fri 09:00-18:00', 'wed 09:00-13:00', 'wed 14:00-18:00'],
    ],
    [
      'en',
      hours('Mon–Fri 9–6, closed Saturday, Sunday from 10am to 2pm'),
      ['mon-fri 09:00-18:00', 'sat closed', 'sun 10:00-14:00'],
    ],
    ['en', '<p>Closed Mondays. From 9am Tuesday to Sunday.</p>', ['mon closed', 'tue-sun 09:00-?']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('holidays cut short, and terms of schools', () => {
  it.each<Row>([
    [
      'en',
      '<p>Mon - Fri 9am - 5.30pm | Sat 9am - 5pm | Sun & P/Hols 10am - 4pm</p>',
      ['mon-fri 09:00-17:30', 'sat 09:00-17:00', 'sun 10:00-16:00', '10:00-16:00 P/Hols'],
    ],
    [
      'fr',
      '<p>Période scolaire : mar-sam 10h-18h. Vacances scolaires : tous les jours 10h-19h.</p>',
      ['tue-sat 10:00-18:00 Période scolaire', 'mon-sun 10:00-19:00 Vacances scolaires'],
    ],
    [
      'de',
      '<p>Schulzeit: Mo–Fr 14–18 Uhr. Ferien: Mo–Fr 10–18 Uhr.</p>',
      ['mon-fri 14:00-18:00 Schulzeit', 'mon-fri 10:00-18:00 Ferien'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});
