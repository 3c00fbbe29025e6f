/** Lists of hours with a season in front, ends of spans, struck lines and rows of letters. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('a season in front of a list of days', () => {
  it.each<Row>([
    [
      'en',
      '<h3>Opening hours</h3><p>May–August: Tue–Fri 10–18, Sat 10–16<br>September–April: Fri 12–17</p>',
      ['tue-fri 10:00-18:00 May–August', 'sat 10:00-16:00 May–August', 'fri 12:00-17:00 September–April'],
    ],
    [
      'de',
      '<h3>Öffnungszeiten</h3><p>Mai–August: Di–Fr 10–18 Uhr, Sa 10–16 Uhr</p>',
      ['tue-fri 10:00-18:00 Mai–August', 'sat 10:00-16:00 Mai–August'],
    ],
    [
      'fr',
      '<h3>Horaires</h3><p>Été : mar-ven 9h-19h, sam 9h-17h</p>',
      ['tue-fri 09:00-19:00 Été', 'sat 09:00-17:00 Été'],
    ],
    [
      'nl',
      '<h3>Openingstijden</h3><p>Winter: di-vr 9-17 uur; za 10-15 uur</p>',
      ['tue-fri 09:00-17:00 Winter', 'sat 10:00-15:00 Winter'],
    ],
    [
      'en',
      '<h3>Opening hours</h3><p>June 1 – August 31: daily 8am to 4pm, Wednesdays closed</p>',
      ['mon-sun 08:00-16:00 June 1 – August 31', 'wed closed June 1 – August 31'],
    ],
    // A sentence of its own, and a day of one date, hold for nothing behind them.
    [
      'en',
      '<h3>Opening hours</h3><p>Summer: Tue–Fri 9am–7pm. Saturday 10am–3pm.</p>',
      ['tue-fri 09:00-19:00 Summer', 'sat 10:00-15:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('ends of spans', () => {
  it.each<Row>([
    ['es', '<h3>Horario</h3><p>Martes a domingo: 10–24 h</p>', ['tue-sun 10:00-00:00']],
    ['fr', '<h3>Horaires</h3><p>Ven et sam 18 à 24h</p>', ['fri+sat 18:00-00:00']],
    ['es', '<p>Abrimos de jueves a sábado desde las 19 h hasta la medianoche.</p>', ['thu-sat 19:00-00:00']],
    [
      'pt',
      '<h3>Horário</h3><p>2.ª a 5.ª: 8h–17h, 6.ª: 8h–12h</p>',
      ['mon-thu 08:00-17:00', 'fri 08:00-12:00'],
    ],
    ['es', '<h3>Horario</h3><p>Abierto 24 h</p>', ['mon-sun 00:00-23:59']],
    ['en', '<h3>Hours</h3><p>Mon–Thu 9:00–5:00, Fri until 2:00</p>', ['mon-thu 09:00-17:00', 'fri ?-14:00']],
    ['en', '<h3>Hours</h3><p>Mon–Thu 10:00–5:00, Fri until 8:00</p>', ['mon-thu 10:00-17:00', 'fri ?-20:00']],
    [
      'en',
      '<h3>Hours</h3><p>Mon–Thu 17:00–23:00, Fri until 2:00</p>',
      ['mon-thu 17:00-23:00', 'fri ?-02:00'],
    ],
    [
      'nl',
      '<h3>Openingstijden</h3><p>ma-vr 10.00-18.00 uur, donderdag koopavond tot 9 uur</p>',
      ['mon+tue+wed+fri 10:00-18:00', 'thu 10:00-21:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('struck words', () => {
  it.each<Row>([
    [
      'en',
      '<h3>Opening hours</h3><ul><li>Tuesday <s>8am–4pm</s> Closed<li>Wed–Fri 8am–4pm</ul>',
      ['tue closed', 'wed-fri 08:00-16:00'],
    ],
    ['de', '<h3>Öffnungszeiten</h3><p>Di–Fr <del>9–18 Uhr</del> 10–17 Uhr</p>', ['tue-fri 10:00-17:00']],
    [
      'fr',
      '<h3>Horaires</h3><p>Mar–Ven 9h–18h <strike>Sam 9h–12h</strike> Dim fermé</p>',
      ['tue-fri 09:00-18:00', 'sun closed'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

const grid = (letters: string, times: string): string =>
  `<table><tr>${[...letters].map((letter) => `<th>${letter}`).join('')}<tr>${times
    .split(' ')
    .map((time) => `<td>${time}`)
    .join('')}</table>`;

describe('a row of letters over times', () => {
  it.each<Row>([
    [
      'fr',
      `<h3>Horaires</h3>${grid('LMMJVSD', 'Fermé 9h-17h 10h-17h 9h-17h 9h-19h 9h-13h Fermé')}`,
      [
        'mon closed',
        'tue 09:00-17:00',
        'wed 10:00-17:00',
        'thu 09:00-17:00',
        'fri 09:00-19:00',
        'sat 09:00-13:00',
        'sun closed',
      ],
    ],
    [
      'it',
      `<h3>Orari</h3>${grid('LMMGV', '9-13 10-14 9-13 10-14 9-12')}`,
      ['mon 09:00-13:00', 'tue 10:00-14:00', 'wed 09:00-13:00', 'thu 10:00-14:00', 'fri 09:00-12:00'],
    ],
    [
      'en',
      `<h3>Hours</h3>${grid('SMTWTFS', 'Closed 9-5 9-6 9-5 9-7 9-5 10-2')}`,
      [
        'sun closed',
        'mon 09:00-17:00',
        'tue 09:00-18:00',
        'wed 09:00-17:00',
        'thu 09:00-19:00',
        'fri 09:00-17:00',
        'sat 10:00-14:00',
      ],
    ],
    // Sizes are no days.
    ['en', `<h3>Hours</h3>${grid('SMLXQ', '9-5 9-6 9-5 9-7 9-5')}`, []],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('around the clock behind the hours of something named', () => {
  it.each<Row>([
    [
      'en',
      '<h3>Hours</h3><p>Staffed hours: Mon–Thu 10am–7pm. Members may enter 24/7.</p>',
      ['mon-thu 10:00-19:00'],
    ],
    ['en', '<h3>Hours</h3><p>Open 24/7</p>', ['mon-sun 00:00-23:59']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('three days and more between dashes', () => {
  it.each<Row>([
    ['it', '<h3>Orari</h3><p>Lunedì - Mercoledì - Venerdì 9:00 - 11:00</p>', ['mon+wed+fri 09:00-11:00']],
    ['fr', '<h3>Horaires</h3><p>Lun - Mar - Jeu - Ven : 9h à 18h</p>', ['mon+tue+thu+fri 09:00-18:00']],
    ['es', '<h3>Horario</h3><p>Martes-jueves-sábado de 10 a 14 h</p>', ['tue+thu+sat 10:00-14:00']],
    ['de', '<h3>Öffnungszeiten</h3><p>Mo – Mi – Fr 8–12 Uhr</p>', ['mon+wed+fri 08:00-12:00']],
    ['it', '<h3>Orari</h3><p>Lunedì - Venerdì 9:00 - 11:00</p>', ['mon-fri 09:00-11:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

it('the head of a table names its columns, also where its row is not written', () => {
  const rows = '<tr><th>Lunedì</th><td>15:00 - 17:00</td><td>17:00 - 17:30</td></tr>';
  const html = `<h3>Orari</h3><table><thead><th></th><th>Visite</th><th>Certificati</th></thead><tbody>${rows}</tbody></table>`;
  expect(hoursOf(html, 'it')).toEqual(['mon 15:00-17:00 Visite', 'mon 17:00-17:30 Certificati']);
});

describe('a week without a word of opening over it', () => {
  const week = (...rows: [day: string, time: string][]): string =>
    `<h1>Alpha</h1><ul>${rows.map(([day, time]) => `<li><div>${day}</div><div>${time}</div></li>`).join('')}</ul>`;

  it.each<[string, [string, string][], string[]]>([
    [
      'en',
      [
        ['Mon', '9am-6pm'],
        ['Tue', '10am-12pm'],
        ['Wed', 'closed'],
        ['Thu', '9am-5pm'],
      ],
      ['mon 09:00-18:00', 'tue 10:00-12:00', 'wed closed', 'thu 09:00-17:00'],
    ],
    [
      'de',
      [
        ['Montag', '9–18 Uhr'],
        ['Dienstag', '10–12 Uhr'],
        ['Mittwoch', 'geschlossen'],
        ['Donnerstag', '9–17 Uhr'],
      ],
      ['mon 09:00-18:00', 'tue 10:00-12:00', 'wed closed', 'thu 09:00-17:00'],
    ],
  ])('%s: is that of the house where a day of it is closed', (language, rows, expected) => {
    expect(hoursOf(week(...rows), language)).toEqual(expected);
  });

  it('is not where an hour or two a day are told', () => {
    const lessons: [string, string][] = [
      ['Mon', '5pm-6pm'],
      ['Tue', '5pm-7pm'],
      ['Wed', 'closed'],
      ['Thu', '6pm-7pm'],
    ];
    expect(hoursOf(week(...lessons), 'en')).not.toContain('mon 17:00-18:00');
  });
});
