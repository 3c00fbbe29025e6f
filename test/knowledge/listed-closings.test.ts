/** Sentences that list several things on which it is closed, and hours that a sentence on a meal tells. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

describe('every part of a list of closings is kept', () => {
  it.each([
    [
      'en',
      'We are closed on all bank holidays and from 23 December to 3 January.',
      ['closed bank holidays', 'closed 23 December to 3 January'],
    ],
    [
      'en',
      'Closed Mondays, in February and on public holidays.',
      ['mon closed', 'closed February', 'closed public holidays'],
    ],
    ['en', 'We are closed in March and on Tuesdays.', ['closed March', 'tue closed']],
    [
      'en',
      'Closed Sundays and between Christmas and New Year.',
      ['sun closed', 'closed between Christmas and New Year'],
    ],
    [
      'de',
      'Geschlossen ist montags und vom 23. Dezember bis 3. Januar.',
      ['mon closed', 'closed 23. Dezember bis 3. Januar'],
    ],
    ['es', 'Cerrado los lunes y del 1 al 20 de agosto.', ['mon closed', 'closed 1 al 20 de agosto']],
    ['fr', 'Fermé le lundi et du 1er au 20 août.', ['mon closed', 'closed 1er au 20 août']],
    ['it', 'Chiuso il lunedì e dal 1 al 20 agosto.', ['mon closed', 'closed 1 al 20 agosto']],
    ['pt', 'Fechado às segundas-feiras e de 1 a 20 de agosto.', ['mon closed', 'closed 1 a 20 de agosto']],
    ['nl', 'Gesloten op maandag en van 1 tot 20 augustus.', ['mon closed', 'closed 1 tot 20 augustus']],
    ['pl', 'Nieczynne w poniedziałki i od 1 do 20 sierpnia.', ['mon closed', 'closed 1 do 20 sierpnia']],
    ['ro', 'Închis lunea și între 1 și 20 august.', ['mon closed', 'closed între 1 și 20 august']],
    ['ja', '定休日：水曜日、8月1日〜8月20日', ['wed closed', 'closed 8月1日〜8月20日']],
  ])('%s: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });

  it.each([
    ['en', 'Closed Mondays in winter.', ['mon closed winter']],
    ['de', 'Montags im Winter geschlossen.', ['mon closed Winter']],
    ['en', 'Closed Mondays, except bank holidays.', ['mon closed']],
    ['en', 'Closed Sundays except in December.', ['sun closed except in December']],
  ])('%s: what narrows a closing is none of its own: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });
});

describe('when a meal begins on named days', () => {
  it.each([
    ['en', 'We serve supper Wednesday through Sunday from 5 pm.', 'supper'],
    ['de', 'Abendessen servieren wir Mittwoch bis Sonntag ab 17 Uhr.', 'Abendessen'],
    ['es', 'Servimos cenas de miércoles a domingo desde las 17:00.', 'cenas'],
    ['fr', 'Le dîner est servi du mercredi au dimanche à partir de 17h.', 'dîner'],
    ['it', 'La cena si serve dal mercoledì alla domenica dalle 17:00.', 'cena'],
    ['pt', 'Servimos jantares de quarta a domingo a partir das 17h.', 'jantares'],
    ['nl', 'We serveren diner van woensdag tot en met zondag vanaf 17.00 uur.', 'diner'],
    ['pl', 'Kolacje serwujemy od środy do niedzieli od 17:00.', 'Kolacje'],
    ['ro', 'Servim cina de miercuri până duminică de la 17:00.', 'cina'],
    ['ja', 'ディナーは水曜から日曜まで17時から提供しています。', 'ディナー'],
  ])('%s: %s', (language, text, label) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual([`wed-sun 17:00-? ${label}`]);
  });

  it('is told of a part that a line names with its days and times and nothing else', () => {
    expect(hoursOf('<p>Brunch is Saturday and Sunday, 10 am to 2 pm.</p>')).toEqual([
      'sat+sun 10:00-14:00 Brunch',
    ]);
  });
});

describe('dates of a closing', () => {
  it.each([
    ['en', 'We will be closed for stocktaking on Friday 27 March.', ['closed 27 March']],
    ['en', 'Closed from Friday 29 May until Tuesday 2 June.', ['closed 29 May until Tuesday 2 June']],
    [
      'en',
      'We are closed in November, except on the 11th of November.',
      ['closed November, except on the 11th of November'],
    ],
    ['en', 'We are closed in November, apart from St Crispin’s weekend.', ['closed November']],
    [
      'de',
      'Geschlossen von Freitag, 29. Mai, bis Dienstag, 2. Juni.',
      ['closed 29. Mai, bis Dienstag, 2. Juni'],
    ],
    ['de', 'Sommerpause: 1. bis 15. August.', ['closed 1. bis 15. August']],
    ['fr', 'Fermeture exceptionnelle le vendredi 27 mars.', ['closed 27 mars']],
  ])('%s: name no day of every week: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });

  it('still name the day of every week in German where "closed" stands behind the date', () => {
    expect(
      hoursOf('<p>Wegen Inventur bleibt unser Haus am Freitag, den 27. März, geschlossen.</p>', 'de'),
    ).toEqual(['fri closed Freitag, den 27. März']);
  });

  it.each([
    ['en', 'On Christmas Eve we close at 2pm.', 'Christmas Eve'],
    ['de', 'An Heiligabend schließen wir um 14 Uhr.', 'Heiligabend'],
    ['es', 'En Nochebuena cerramos a las 14:00.', 'Nochebuena'],
    ['fr', 'La veille de Noël, nous fermons à 14h.', 'veille de Noël'],
    ['it', 'La vigilia di Natale chiudiamo alle 14.', 'vigilia di Natale'],
    ['pt', 'Na véspera de Natal fechamos às 14h.', 'véspera de Natal'],
    ['nl', 'Op kerstavond sluiten we om 14 uur.', 'kerstavond'],
    ['pl', 'W Wigilię zamykamy o 14:00.', 'Wigilię'],
    ['ro', 'În ajun închidem la ora 14:00.', 'ajun'],
  ])('%s: who closes at a time is open until then: %s', (language, text, label) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual([`?-14:00 ${label}`]);
  });
});

describe('several hours in one sentence', () => {
  it.each([
    [
      'de',
      'Von Ostern bis Ende Oktober ist täglich von 10 bis 17 Uhr geöffnet, im Winter nur am Wochenende von 11 bis 15 Uhr.',
      ['mon-sun 10:00-17:00 Ostern bis Ende Oktober', 'sat+sun 11:00-15:00 Winter'],
    ],
    [
      'en',
      'From Easter to October we are open daily from 10am to 5pm, in winter on weekends from 11am to 3pm.',
      ['mon-sun 10:00-17:00 Easter to October', 'sat+sun 11:00-15:00 winter'],
    ],
    [
      'fr',
      'Ouvert de Pâques à la Toussaint, tous les jours de 10h à 18h.',
      ['mon-sun 10:00-18:00 Pâques à la Toussaint'],
    ],
  ])('%s: each season has its own: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });

  it('a dated sentence names nothing for the hours below it', () => {
    expect(hoursOf('<p>Ausstellung: 1. bis 15. August.</p><p>Mo–Fr 9–17 Uhr</p>', 'de')).toEqual([
      'mon-fri 09:00-17:00',
    ]);
  });
});
