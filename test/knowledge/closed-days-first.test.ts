/** Closed days that a line tells before those on which it is open. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

const told = (language: string, text: string): string[] => hoursOf(`<p>${text}</p>`, language);

describe('a closed day with its word behind it, and open days behind that', () => {
  it.each([
    ['en', 'Opening hours: Sunday closed, Monday to Thursday 10-4, Friday 10-2'],
    ['en', 'HOURS Sun Closed Mon-Thu 10-4 Fri 10-2'],
    ['en', 'We’re open: Sun: CLOSED Mon-Thu: 10-4 Fri: 10-2'],
    ['de', 'Öffnungszeiten: Sonntag geschlossen, Montag bis Donnerstag 10-16 Uhr, Freitag 10-14 Uhr'],
    ['de', 'Öffnungszeiten: So geschlossen, Mo–Do 10–16 Uhr, Fr 10–14 Uhr'],
    ['fr', 'Horaires : dimanche fermé, lundi au jeudi 10h-16h, vendredi 10h-14h'],
    ['es', 'Horario: domingo cerrado, lunes a jueves 10-16h, viernes 10-14h'],
    ['it', 'Orari di apertura: domenica chiuso, da lunedì a giovedì 10-16, venerdì 10-14'],
    ['pt', 'Horário: domingo fechado, segunda a quinta 10h-16h, sexta 10h-14h'],
    ['nl', 'Openingstijden: zondag gesloten, maandag t/m donderdag 10-16 uur, vrijdag 10-14 uur'],
    ['pl', 'Godziny otwarcia: niedziela nieczynne, poniedziałek - czwartek 10-16, piątek 10-14'],
    ['ro', 'Program: duminică închis, luni - joi 10-16, vineri 10-14'],
    ['ja', '営業時間 日曜休み 月～木 10:00～16:00 金 10:00～14:00'],
  ])('%s: %s', (language, text) => {
    expect(told(language, text)).toEqual(['sun closed', 'mon-thu 10:00-16:00', 'fri 10:00-14:00']);
  });

  it('may be several', () => {
    expect(told('en', 'Hours: Sunday closed, Monday closed, Tue-Fri 9-5')).toEqual([
      'sun closed',
      'mon closed',
      'tue-fri 09:00-17:00',
    ]);
  });
});

describe('the word before the closed days, and open days behind them', () => {
  it.each([
    ['en', 'Hours: Closed Sunday, Mon-Thu 10-4, Fri 10-2'],
    ['en', 'Hours: Closed Sun. Mon-Thu 10-4. Fri 10-2.'],
    ['es', 'Horario: cerrado domingo, lunes a jueves 10-16h, viernes 10-14h'],
    ['fr', 'Horaires : fermé le dimanche, du lundi au jeudi 10h-16h, vendredi 10h-14h'],
  ])('%s: %s', (language, text) => {
    expect(told(language, text)).toEqual(['sun closed', 'mon-thu 10:00-16:00', 'fri 10:00-14:00']);
  });

  it('ends a list where the days have times', () => {
    expect(told('en', 'Hours: Closed Mon-Tue. Wed-Sun 11-8.')).toEqual([
      'mon+tue closed',
      'wed-sun 11:00-20:00',
    ]);
    expect(told('en', 'Hours: Closed Sun, Mon, Tue-Fri 9-5, Sat 9-1')).toEqual([
      'mon+sun closed',
      'tue-fri 09:00-17:00',
      'sat 09:00-13:00',
    ]);
  });
});

describe('what is closed behind open days has days of its own', () => {
  it.each([
    ['en', 'Open Tuesday to Saturday, closed Sunday and Monday', ['mon+sun closed']],
    ['en', 'Open Tue-Fri, closed Sat, closed Sun', ['sat closed', 'sun closed']],
    ['de', 'Geöffnet Dienstag bis Samstag, geschlossen Sonntag und Montag', ['mon+sun closed']],
    [
      'en',
      'Hours: 9-5 Mon-Fri, 9-1 Sat, closed Sun',
      ['mon-fri 09:00-17:00', 'sat 09:00-13:00', 'sun closed'],
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(told(language, text)).toEqual(expected);
  });
});
