/** Holidays that have a day of the week in their name, days before them, and closing days that a holiday moves. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('holidays with a day of the week in their name are none of every week', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><p>Tue–Sun 10–5<br>Bank Holiday Mondays 11–3</p>',
      ['tue-sun 10:00-17:00', '11:00-15:00 Bank Holiday Mondays'],
    ],
    [
      'en',
      '<p>Mon–Fri 8–5. Whit Monday closed. Good Friday 9–1.</p>',
      ['mon-fri 08:00-17:00', 'closed Whit Monday', '09:00-13:00 Good Friday'],
    ],
    [
      'es',
      '<h2>Horario</h2><p>Martes a viernes: 10 a 18 h<br>Lunes de Pascua: 11 a 15 h</p>',
      ['tue-fri 10:00-18:00', '11:00-15:00 Lunes de Pascua'],
    ],
    [
      'it',
      '<h2>Orari</h2><p>Mar–sab 9–19<br>Domenica di Pasqua: chiuso</p>',
      ['tue-sat 09:00-19:00', 'closed Domenica di Pasqua'],
    ],
    [
      'pt',
      '<h2>Horário</h2><p>Segunda a sexta: 9h–18h<br>Terça-feira de Carnaval: encerrado</p>',
      ['mon-fri 09:00-18:00', 'closed Terça-feira de Carnaval'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Mardi au samedi : 9h – 19h<br>Lundis fériés : 10h – 12h</p>',
      ['tue-sat 09:00-19:00', '10:00-12:00 Lundis fériés'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Di–Fr 10–18 Uhr<br>Rosenmontag: geschlossen</p>',
      ['tue-fri 10:00-18:00', 'closed Rosenmontag'],
    ],
    [
      'nl',
      '<h2>Openingstijden</h2><p>Di t/m za 10–17 uur<br>Paasmaandag: 12–16 uur</p>',
      ['tue-sat 10:00-17:00', '12:00-16:00 Paasmaandag'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>pon.–pt. 9–17<br>Lany poniedziałek: nieczynne</p>',
      ['mon-fri 09:00-17:00', 'closed Lany poniedziałek'],
    ],
    [
      'ro',
      '<h2>Program</h2><p>Luni – Vineri: 9 – 17<br>Lunea Paștelui: închis</p>',
      ['mon-fri 09:00-17:00', 'closed Lunea Paștelui'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('days that are no holidays', () => {
  it.each<Row>([
    [
      'es',
      '<h2>Horario</h2><p>Viernes, sábados y vísperas de festivos: 20:00 a 02:00</p>',
      ['fri+sat 20:00-02:00'],
    ],
    ['it', '<h2>Orari</h2><p>Sabato e prefestivi 8.30–13</p>', ['sat 08:30-13:00']],
    [
      'pl',
      '<p>pon.–sob. 8–20, niedziela handlowa 10–16</p>',
      ['mon-sat 08:00-20:00', 'sun 10:00-16:00 handlowa'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('a closing day that a holiday moves', () => {
  it.each<Row>([
    [
      'ja',
      '<p>営業時間 9:00～18:00</p><p>定休日 水曜日（祝日の場合は翌木曜日）</p>',
      ['mon+tue+thu+fri+sat+sun 09:00-18:00', 'wed closed'],
    ],
    [
      'ja',
      '<p>営業時間 9:00～18:00</p><p>定休日 火曜日 ※祝日の場合は翌平日</p>',
      ['mon+wed+thu+fri+sat+sun 09:00-18:00', 'tue closed'],
    ],
    [
      'ja',
      '<p>OPEN 10:00 - CLOSE 18:00</p><p>定休日 木曜日</p>',
      ['mon+tue+wed+fri+sat+sun 10:00-18:00', 'thu closed'],
    ],
    [
      'en',
      '<p>Closed Tuesday (Wednesday if Tuesday is a public holiday). Open 11–5.</p>',
      ['tue closed', 'mon+wed+thu+fri+sat+sun 11:00-17:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Di–So 10–17 Uhr, Mo geschlossen (Dienstag, wenn Montag Feiertag ist)</p>',
      ['tue-sun 10:00-17:00', 'mon closed'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('rows of a day and the holidays, with their state in a box of its own', () => {
  const row = ([days, times]: [string, string]): string => `<div><div>${days}</div><div>${times}</div></div>`;

  it.each<[language: string, heading: string, rows: [string, string][], expected: string[]]>([
    [
      'es',
      'Horario',
      [
        ['L-V', '8:00 a 20:00'],
        ['D y festivos', 'Cerrado'],
        ['S', '9:00 a 13:00'],
      ],
      ['mon-fri 08:00-20:00', 'sun closed', 'closed festivos', 'sat 09:00-13:00'],
    ],
    [
      'es',
      'Horario',
      [
        ['L-V', '8:00 a 20:00'],
        ['Festivos', 'Cerrado'],
        ['S', '9:00 a 13:00'],
      ],
      ['mon-fri 08:00-20:00', 'closed Festivos', 'sat 09:00-13:00'],
    ],
    [
      'fr',
      'Horaires',
      [
        ['L-V', '9h-18h'],
        ['D et jours fériés', 'Fermé'],
      ],
      ['mon-fri 09:00-18:00', 'sun closed', 'closed jours fériés'],
    ],
    [
      'it',
      'Orari',
      [
        ['L-V', '9-18'],
        ['D e festivi', 'Chiuso'],
        ['S', '9-13'],
      ],
      ['mon-fri 09:00-18:00', 'sun closed', 'closed festivi', 'sat 09:00-13:00'],
    ],
    [
      'ro',
      'Program',
      [
        ['L-V', '9-18'],
        ['D și sărbători legale', 'Închis'],
      ],
      ['mon-fri 09:00-18:00', 'sun closed', 'closed sărbători legale'],
    ],
    [
      'de',
      'Öffnungszeiten',
      [
        ['Mo-Fr', '9-18'],
        ['So u. Feiertage', '10-12'],
      ],
      ['mon-fri 09:00-18:00', 'sun 10:00-12:00', '10:00-12:00 Feiertage'],
    ],
    // What is closed in a row that is not understood is not the day of the next one.
    [
      'en',
      'Hours',
      [
        ['Mon-Fri', '9am-6pm'],
        ['Weekend of the regatta', 'Closed'],
        ['Sat', '9am-1pm'],
      ],
      ['mon-fri 09:00-18:00'],
    ],
  ])('%s: %s %j', (language, heading, rows, expected) => {
    expect(hoursOf(`<div>${heading}</div>${rows.map(row).join('')}`, language)).toEqual(expected);
  });

  it('a closing day on a line of its own still tells the day below', () => {
    expect(hoursOf('<h2>Hours</h2><p>Mon-Fri 9-6</p><p>Closed:</p><p>Sundays</p>')).toEqual([
      'mon-fri 09:00-18:00',
      'sun closed',
    ]);
  });
});

describe('the holidays of a house, with their dates', () => {
  it.each([
    ['de', 'Wir sind vom 1.3. bis 14.3.2026 im Urlaub.', '1.3. bis 14.3.2026'],
    ['de', 'Urlaub vom 1.8. bis 21.8.2026', '1.8. bis 21.8.2026'],
    ['en', 'We’ll be away from 3 to 9 May.', '3 to 9 May'],
    ['en', 'We are on holiday until 15 March 2026.', 'until 15 March 2026'],
    ['es', 'Estaremos de vacaciones del 3 al 9 de mayo', '3 al 9 de mayo'],
    ['es', 'Vacaciones del 3 al 9 de mayo', '3 al 9 de mayo'],
    ['fr', 'Nous serons en congés du 3 au 9 mai 2026', '3 au 9 mai 2026'],
    ['fr', 'Congés du 3 au 9 mai', '3 au 9 mai'],
    ['it', 'Saremo in ferie dal 3 al 9 maggio', '3 al 9 maggio'],
    ['it', 'Ferie dal 3 al 9 maggio', '3 al 9 maggio'],
    ['pt', 'Estamos de férias de 3 a 9 de maio', '3 a 9 de maio'],
    ['pt', 'Férias de 3 a 9 de maio', '3 a 9 de maio'],
    ['nl', 'Wij zijn met vakantie van 3 t/m 9 mei', '3 t/m 9 mei'],
    ['nl', 'Vakantie van 3 t/m 9 mei', '3 t/m 9 mei'],
    ['pl', 'Urlop od 3 do 9 maja', '3 do 9 maja'],
    ['ro', 'Concediu 3 - 9 august', '3 - 9 august'],
  ])('are a closing (%s: %s)', (language, text, label) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual([`closed ${label}`]);
  });

  it.each([
    ['de', 'Verbringen Sie Ihren Urlaub vom 1.8. bis 21.8.2026 bei uns!'],
    ['de', 'Urlaub vom Alltag'],
    ['es', 'Disfrute sus vacaciones del 3 al 9 de mayo con nosotros'],
  ])('are no closing where they are those of guests (%s: %s)', (language, text) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual([]);
  });
});

it('reads a rarer spelling of the Japanese word for hours', () => {
  const rows =
    '<tr><th>営業時閒</th><td>11：00～14：00&nbsp;17:30～22:00</td></tr><tr><th>定休日</th><td>日曜日</td></tr>';
  expect(hoursOf(`<table>${rows}</table>`, 'ja')).toEqual([
    'mon-sat 11:00-14:00',
    'mon-sat 17:30-22:00',
    'sun closed',
  ]);
});
