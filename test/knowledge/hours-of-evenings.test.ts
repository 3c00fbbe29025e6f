/** Evenings that are told for every day, and days that close later than the others. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('every evening but one', () => {
  const others = ['mon+tue+thu+fri+sat+sun 18:30-22:30', 'wed closed'];
  it.each<Row>([
    ['en', '<p>Open every evening from 6:30pm to 10:30pm. Closed Wednesdays.</p>', others],
    ['de', '<p>Allabendlich von 18:30 bis 22:30 Uhr geöffnet. Mittwoch Ruhetag.</p>', others],
    ['es', '<p>Abrimos todas las noches de 18:30 a 22:30. Miércoles cerrado.</p>', others],
    ['fr', '<p>Ouvert tous les soirs de 18h30 à 22h30. Fermé le mercredi.</p>', others],
    ['it', '<p>Siamo aperti tutte le sere dalle 18.30 alle 22.30. Chiuso il mercoledì.</p>', others],
    ['nl', '<p>Elke avond geopend van 18.30 tot 22.30 uur. Woensdag gesloten.</p>', others],
    ['pl', '<p>Otwarte każdego wieczoru od 18:30 do 22:30. We środy nieczynne.</p>', others],
    ['pt', '<p>Aberto todas as noites das 18h30 às 22h30. Fechado à quarta-feira.</p>', others],
    ['ro', '<p>Deschis în fiecare seară între 18:30 și 22:30. Miercuri închis.</p>', others],
    ['ja', '<p>毎晩18:30〜22:30営業。水曜定休。</p>', others],
    [
      'it',
      '<p>Aperti ogni mattina dalle 7 alle 12. Chiuso il lunedì.</p>',
      ['tue-sun 07:00-12:00', 'mon closed'],
    ],
    // Which times are those of noon and which of the evening is not said.
    [
      'fr',
      '<p>Ouvert tous les midis sauf le lundi, et le soir du jeudi au samedi. Service de 12h à 14h et de 19h à 21h.</p>',
      [],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language).toSorted()).toEqual(expected.toSorted());
  });
});

describe('some days that close in the night', () => {
  const until = (closes: string): string[] => ['sun-thu 17:00-23:00', `fri+sat 17:00-${closes}`];
  it.each<Row>([
    ['en', '<p>Open daily 5pm to 11pm.</p><p>Friday and Saturday until midnight.</p>', until('00:00')],
    ['en', '<p>Open daily 5pm to 11pm. Friday and Saturday until 1am.</p>', until('01:00')],
    ['de', '<p>Täglich von 17 bis 23 Uhr geöffnet.</p><p>Freitag und Samstag bis 1 Uhr.</p>', until('01:00')],
    [
      'es',
      '<p>Abierto todos los días de 17:00 a 23:00</p><p>Viernes y sábados hasta la 1:00</p>',
      until('01:00'),
    ],
    [
      'it',
      '<p>Aperto tutti i giorni dalle 17 alle 23.</p><p>Venerdì e sabato fino a mezzanotte.</p>',
      until('00:00'),
    ],
    // A closing before all opening, but not of the night, is none of these.
    [
      'en',
      '<h2>Hours</h2><p>Open daily 2pm to 11pm.</p><p>Friday until noon.</p>',
      ['mon-sun 14:00-23:00', 'fri ?-12:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    const days = (told: string): string => told.replace('mon+tue+wed+thu+sun', 'sun-thu');
    expect(hoursOf(html, language).map(days)).toEqual(expected);
  });

  it('are told by the word for a late opening in French', () => {
    expect(
      hoursOf('<p>Ouvert du lundi au samedi de 10h à 19h. Nocturne le jeudi jusqu’à 21h.</p>', 'fr'),
    ).toEqual(['mon+tue+wed+fri+sat 10:00-19:00', 'thu 10:00-21:00']);
    // When it begins or ends is not said.
    expect(hoursOf('<h2>Horaires</h2><p>Lundi–samedi 10h–19h</p><p>Nocturne jeudi 21h</p>', 'fr')).toEqual([
      'mon-sat 10:00-19:00',
    ]);
  });
});
