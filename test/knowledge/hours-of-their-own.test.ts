/** What belongs to some hours and not to others: closing days, appointments, the headings above a footer. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';

const url = 'https://larch.example/';

const siteOf = (language: string, ...bodies: string[]) =>
  composeKnowledge(
    bodies.map((body, at) =>
      readPage({
        url: `${url}${at || ''}`,
        html: `<html lang=${language}><body><h1>Larch</h1>${body}</body></html>`,
      }),
    ),
    { url },
  );

const hoursOf = (language: string, ...bodies: string[]): string[] =>
  siteOf(language, ...bodies).facts.flatMap(({ kind, value }) =>
    kind === 'hours'
      ? [
          `${value.days.join()} ${value.closed ? 'closed' : `${value.opens}-${value.closes}`} ${value.label ?? ''}`.trim(),
        ]
      : [],
  );

describe('the day on which it is closed every week', () => {
  it.each([
    ['en', '<h2>Hours</h2><p>Mon–Sat 10:00–21:00</p>', 'Good to know: closed on Tuesdays.'],
    ['de', '<h2>Öffnungszeiten</h2><p>Mo–Sa 10:00–21:00 Uhr</p>', 'Ruhetag: Dienstag'],
    ['es', '<h2>Horario</h2><p>Lunes a sábado 10:00–21:00</p>', 'Cerrado los martes'],
    ['fr', '<h2>Horaires</h2><p>Lundi–samedi 10:00–21:00</p>', 'Fermé le mardi'],
    ['it', '<h2>Orari</h2><p>Lunedì–sabato 10:00–21:00</p>', 'Chiuso il martedì'],
    ['pt', '<h2>Horário</h2><p>Segunda a sábado 10:00–21:00</p>', 'Fechado às terças-feiras'],
    ['nl', '<h2>Openingstijden</h2><p>Maandag t/m zaterdag 10:00–21:00</p>', 'Dinsdag gesloten'],
    ['pl', '<h2>Godziny otwarcia</h2><p>Poniedziałek–sobota 10:00–21:00</p>', 'We wtorki nieczynne'],
    ['ro', '<h2>Program</h2><p>Luni–sâmbătă 10:00–21:00</p>', 'Închis marțea'],
    ['ja', '<h2>営業時間</h2><p>月〜土 10:00〜21:00</p>', '※火曜日は定休日です。'],
  ])('%s: wins over the range of another page', (language, range, closed) => {
    expect(siteOf(language, range, `<p>${closed}</p>`).conflicts).toEqual([]);
    expect(hoursOf(language, range, `<p>${closed}</p>`)).toEqual(
      expect.arrayContaining(['mon,wed,thu,fri,sat 10:00-21:00', 'tue closed']),
    );
  });
});

it('an appointment is of the days behind it alone', () => {
  const body =
    '<h2>Hours</h2><p>Mon-Fri 6:30am-6:30pm</p><p>Drop by any time during open hours M–F or by appt on weekends.</p>';
  expect(hoursOf('en', body).filter((line) => /appt/.test(line) && /mon/.test(line))).toEqual([]);
});

it('the last heading of a page is none of its footer', () => {
  const body =
    '<main><h2>Sessions</h2><p>Open Monday to Friday 9am – 12pm and 12pm – 3pm.</p><h2>Fees</h2><p>Ask us.</p></main><footer><p>Tel: 01865 400 033<br>(Mon - Fri 9am - 3pm)</p></footer>';
  expect(hoursOf('en', body).join()).not.toContain('Fees');
});

it('spans that meet are one, where nothing names them', () => {
  const body = '<h2>Hours</h2><p>Mon–Fri 9am – 12pm and 12pm – 3pm</p>';
  expect(hoursOf('en', body)).toEqual(['mon,tue,wed,thu,fri 09:00-15:00']);
});

describe('when classes and camps are is not when the house is open', () => {
  const header = '<tr><th>Time</th><th>Mon</th><th>Wed</th><th>Fri</th></tr>';

  it.each([
    ['en', `<table>${header}<tr><td>18:00-18:30</td><td></td><td></td><td>Juniors</td></tr></table>`],
    [
      'fr',
      '<table><tr><th>Horaires</th><th>Lundi</th><th>Jeudi</th></tr><tr><td>18h - 19h</td><td></td><td>Ados</td></tr></table>',
    ],
    ['en', `<table>${header}<tr><td>9:00-12:00</td><td>open</td><td>open</td><td>closed</td></tr></table>`],
    ['en', '<h2>Preschool program</h2><p>Ages 2–4. Monday - Friday, 9am - 12pm</p>'],
    [
      'en',
      '<h2>School Age Camp!</h2><ul><li><b>Program hours</b><ul><li>9:00AM - 5:00PM</li><li>Monday - Friday</li></ul></li></ul>',
    ],
    ['de', '<h2>Ferienkurse</h2><p>Montag bis Freitag 9–16 Uhr</p>'],
    ['fr', '<h2>Stages vacances</h2><p>Du lundi au vendredi de 10h à 16h</p>'],
    ['es', '<h2>Campamento de verano</h2><p>De lunes a viernes de 9:00 a 14:00 h</p>'],
    ['it', '<h2>Centro estivo</h2><p>Dal lunedì al venerdì dalle 8:30 alle 16:30</p>'],
    ['nl', '<h2>Zomerkamp</h2><p>Maandag t/m vrijdag 9.00 - 16.00 uur</p>'],
    ['pl', '<h2>Półkolonie</h2><p>Poniedziałek–piątek 8:00–16:00</p>'],
    ['pt', '<h2>Colónia de férias</h2><p>Segunda a sexta das 9h às 17h</p>'],
    ['ro', '<h2>Tabără de vară</h2><p>Luni – vineri 9:00 – 17:00</p>'],
    ['ja', '<h2>サマースクール</h2><p>月〜金 9:00〜16:00</p>'],
  ])('%s: %s', (language, body) => {
    expect(hoursOf(language, body)).toEqual([]);
  });

  it.each([
    [
      '<h2>Summer camp</h2><p>Mon-Fri 8.30am-3.30pm</p><h2>Opening hours</h2><p>Mon-Sat 9-6</p>',
      ['mon,tue,wed,thu,fri,sat 09:00-18:00'],
    ],
    [
      '<table><tr><th>Mon</th><th>Tue</th><th>Wed</th></tr><tr><td colspan=3>9:00-17:00</td></tr></table>',
      ['mon,tue,wed 09:00-17:00'],
    ],
    [
      `<table>${header}<tr><td>9:00-12:00</td><td>✓</td><td>✓</td><td></td></tr><tr><td>14:00-18:00</td><td>✓</td><td></td><td>✓</td></tr></table>`,
      ['mon 09:00-12:00', 'wed 09:00-12:00', 'mon 14:00-18:00', 'fri 14:00-18:00'],
    ],
    [
      '<h2>Courses</h2><p>Mon-Fri 9-5</p><p>Sat 9-1</p>',
      ['mon,tue,wed,thu,fri 09:00-17:00', 'sat 09:00-13:00'],
    ],
  ])('but those of the house are: %s', (body, expected) => {
    expect(hoursOf('en', body)).toEqual(expected);
  });
});
