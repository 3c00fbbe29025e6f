/** Hours that are told in words. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

describe('spans of hours in words', () => {
  it.each<[language: string, text: string, expected: string[]]>([
    ['en', 'We are open Monday to Friday from nine to five.', ['mon-fri 09:00-17:00']],
    [
      'en',
      "The shop is open from half past nine until five o'clock, Tuesday to Saturday.",
      ['tue-sat 09:30-17:00'],
    ],
    [
      'de',
      'Geöffnet ist montags bis freitags von halb neun bis zwölf Uhr und von vierzehn bis achtzehn Uhr.',
      ['mon-fri 08:30-12:00', 'mon-fri 14:00-18:00'],
    ],
    [
      'es',
      'Abrimos de lunes a viernes de nueve y media a dos y de cinco a ocho.',
      ['mon-fri 09:30-14:00', 'mon-fri 17:00-20:00'],
    ],
    [
      'fr',
      'Ouvert du mardi au samedi de huit heures et demie à midi et de quatorze à dix-huit heures.',
      ['tue-sat 08:30-12:00', 'tue-sat 14:00-18:00'],
    ],
    [
      'it',
      'Aperto tutti i giorni dalle otto e mezza alle tredici e dalle sedici alle venti.',
      ['mon-sun 08:30-13:00', 'mon-sun 16:00-20:00'],
    ],
    ['nl', 'Open van dinsdag tot zaterdag van half tien tot zes uur.', ['tue-sat 09:30-18:00']],
    ['pl', 'Czynne od poniedziałku do piątku od dziewiątej do siedemnastej.', ['mon-fri 09:00-17:00']],
    ['pt', 'Aberto de segunda a sábado das nove e meia às dezanove.', ['mon-sat 09:30-19:00']],
    ['ro', 'Suntem deschiși de luni până vineri de la nouă la optsprezece.', ['mon-fri 09:00-18:00']],
  ])('%s: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });
});

describe('words that are no whole span of hours', () => {
  it.each([
    // Nothing is told of times of which a part is not understood.
    ['en', 'We are open Monday to Friday from quarter past eight to five.'],
    ['en', 'We are open Monday to Friday from nine to quarter to five.'],
    ['de', 'Geöffnet Montag bis Freitag von Viertel nach acht bis fünf Uhr.'],
    ['de', 'Geöffnet montags von Viertel nach acht bis zwölf Uhr und von vierzehn bis achtzehn Uhr.'],
    ['es', 'Abierto de lunes a sábado de nueve y cuarto a dos.'],
    // What is counted is no time.
    ['en', 'Open Monday. Allow two to three weeks for delivery.'],
    ['en', 'We work Monday to Friday in teams of two to four.'],
    ['en', 'Our class for ages five to seven is on Mondays.'],
    ['nl', 'Maandag open. Levering duurt twee tot drie weken.'],
  ])('%s: %s', (language, text) => {
    expect(hoursOf(`<p>${text}</p>`, language).filter((line) => /\d/.test(line))).toEqual([]);
  });
});
