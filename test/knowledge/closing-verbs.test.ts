/** Sentences that say with verbs when it opens and when it closes. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

const told = (language: string, text: string): string[] => hoursOf(`<p>${text}</p>`, language);

describe('when it opens and when it closes', () => {
  it.each([
    ['en', 'We open at 9am and close at 7pm, Monday to Saturday'],
    ['en', 'The shop opens at 9 and closes at 7 Monday to Saturday'],
    ['en', 'Open from 9am Monday to Saturday, closing at 7pm'],
    ['de', 'Wir öffnen um 9 Uhr und schließen um 19 Uhr, Montag bis Samstag.'],
    ['de', 'Montag bis Samstag ab 9 Uhr geöffnet, wir schließen um 19 Uhr.'],
    ['es', 'Abrimos a las 9 y cerramos a las 19 de lunes a sábado.'],
    ['fr', 'Nous ouvrons à 9h et fermons à 19h du lundi au samedi.'],
    ['it', 'Apriamo alle 9 e chiudiamo alle 19 dal lunedì al sabato.'],
    ['pt', 'Abrimos às 9h e fechamos às 19h de segunda a sábado.'],
    ['nl', 'Wij openen om 9 uur en sluiten om 19 uur, maandag tot en met zaterdag.'],
    ['pl', 'Otwieramy o 9:00 i zamykamy o 19:00, od poniedziałku do soboty.'],
    ['ro', 'Deschidem la ora 9:00 și închidem la ora 19:00, luni - sâmbătă.'],
  ])('are the hours of the days beside them (%s: %s)', (language, text) => {
    expect(told(language, text)).toEqual(['mon-sat 09:00-19:00']);
  });

  it('may be of several days one after the other', () => {
    const text =
      'Monday to Friday we open at 9am and close at 5.30pm; Saturday we open at 10 and close at 2.';
    expect(told('en', text)).toEqual(['mon-fri 09:00-17:30', 'sat 10:00-14:00']);
  });
});

describe('when it closes alone', () => {
  it.each([
    ['en', 'Mon-Sat 9-5. We close at 4pm on Wednesdays.'],
    ['de', 'Mo–Sa 9–17 Uhr. Wir schließen um 16 Uhr am Mittwoch.'],
  ])('is of the days behind it (%s: %s)', (language, text) => {
    expect(told(language, text)).toEqual(['mon+tue+thu+fri+sat 09:00-17:00', 'wed 09:00-16:00']);
  });

  it('closes no day where its time is told in words', () => {
    expect(told('en', 'We open at eight and close at six, Monday to Saturday.')).toEqual([]);
    expect(told('de', 'Wir schließen um sechs, Montag bis Samstag.')).toEqual([]);
  });

  it.each([
    ['Open Mon-Fri 9-5, closed at weekends', ['mon-fri 09:00-17:00', 'sat+sun closed']],
    ['On Christmas Eve we close at 2 pm.', ['?-14:00 Christmas Eve']],
    ['Close at 6. Monday closed.', ['mon closed']],
  ])('is no time where none is said of it: %s', (text, expected) => {
    expect(told('en', text)).toEqual(expected);
  });
});
