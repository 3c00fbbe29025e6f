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
