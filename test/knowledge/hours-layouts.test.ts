/** How opening hours are laid out: tables in all directions, columns that the text runs through one after the other, letters for days. */
import { describe, expect, it } from '@jest/globals';
import { mergeFacts } from '../../domain/knowledge/merge-facts.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { hoursOf } from '../support/hours-of.ts';

const cells = (texts: string[]): string => texts.map((text) => `<td>${text}</td>`).join('');
const column = (texts: string[]): string => `<div>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`;

describe('tables', () => {
  it.each([
    [
      'a half of a day that is closed, in a cell of its own',
      'de',
      `<h2>Sprechzeiten</h2><table><tr>${cells(['', 'Vormittag', 'Nachmittag'])}<tr>${cells(['Mo', 'geschlossen', '14–18'])}<tr>${cells(['Di', '8–12', 'geschlossen'])}<tr>${cells(['So', 'geschlossen', 'geschlossen'])}</table>`,
      ['mon 14:00-18:00', 'tue 08:00-12:00', 'sun closed'],
    ],
    [
      'seasons side by side',
      'en',
      `<h2>Opening times</h2><table><tr>${cells(['', 'Summer', 'Winter'])}<tr>${cells(['Mon–Fri', '9am–7pm', '9am–5pm'])}<tr>${cells(['Sat', '9am–4pm', 'Closed'])}</table>`,
      [
        'mon-fri 09:00-19:00 Summer',
        'mon-fri 09:00-17:00 Winter',
        'sat 09:00-16:00 Summer',
        'sat closed Winter',
      ],
    ],
    [
      'single letters as heads',
      'es',
      `<h2>Horario</h2><table><tr>${cells(['L', 'M', 'X', 'S', 'D'])}<tr>${cells(['9–18', '9–18', '9–13', '10–14', 'Cerrado'])}</table>`,
      ['mon 09:00-18:00', 'tue 09:00-18:00', 'wed 09:00-13:00', 'sat 10:00-14:00', 'sun closed'],
    ],
    [
      'hours with "h" behind the second one only',
      'es',
      `<h2>Horario</h2><table><tr>${cells(['Lunes', '8 - 12 h', '14 - 18 h'])}</table>`,
      ['mon 08:00-12:00', 'mon 14:00-18:00'],
    ],
  ])('%s', (_, language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('columns that follow each other in the text', () => {
  it.each([
    [
      'days, then mornings, then afternoons',
      `${column(['Mon', 'Tue', 'Wed'])}${column(['8–12', '8–12', '8–12'])}${column(['13–17', '13–17', '13–18'])}`,
      [
        'mon 08:00-12:00',
        'mon 13:00-17:00',
        'tue 08:00-12:00',
        'tue 13:00-17:00',
        'wed 08:00-12:00',
        'wed 13:00-18:00',
      ],
    ],
    [
      'more times than days: nobody can tell which are whose',
      `${column(['Mon–Fri', 'Sat'])}${column(['9–12', '14–18', '9–13'])}`,
      [],
    ],
    [
      'as many days as spans in one line',
      '<p>Mon Tue Wed 9–17 9–18 9–13</p>',
      ['mon 09:00-17:00', 'tue 09:00-18:00', 'wed 09:00-13:00'],
    ],
  ])('%s', (_, html, expected) => {
    expect(hoursOf(`<h2>Opening hours</h2>${html}`)).toEqual(expected);
  });
});

describe('short days', () => {
  it.each([
    [
      'fr',
      '<h2>Horaires</h2><p>Lu à Ve 9h–18h<br>Sa sur rendez-vous<br>Di fermé</p>',
      ['mon-fri 09:00-18:00', 'sat sur rendez-vous', 'sun closed'],
    ],
    [
      'it',
      '<h2>Orari</h2><p>Lu e Me 9:00–13:00, Ma e Gi 14:00–18:00</p>',
      ['mon+wed 09:00-13:00', 'tue+thu 14:00-18:00'],
    ],
    [
      'it',
      '<h2>Orari</h2><p>Lun/Ven 8:30–19:30, Sab 8:30–13:00</p>',
      ['mon-fri 08:30-19:30', 'sat 08:30-13:00'],
    ],
    [
      'ro',
      '<h2>Program</h2><p>Lun - Vin 9:00-18:00, Sâm 9:00-13:00, Dum închis</p>',
      ['mon-fri 09:00-18:00', 'sat 09:00-13:00', 'sun closed'],
    ],
    [
      'de',
      '<footer><p>Sprechzeiten Mo. – Fr. 9 - 18 Uhr Sa. 9 - 13 Uhr So. Ruhetag Tel. 06232 919 19 33</p></footer>',
      ['mon-fri 09:00-18:00', 'sat 09:00-13:00', 'sun closed'],
    ],
    [
      'de',
      '<h2>Zeiten</h2><p>Mo Di Do Fr 9–18<br>Sa 9–14</p>',
      ['mon+tue+thu+fri 09:00-18:00', 'sat 09:00-14:00'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><ul><li><span>Niedziela</span><span>nieczynne</span></ul>',
      ['sun closed'],
    ],
    [
      'ja',
      '<h2>営業時間</h2><p>月から金 9時–18時、土 10時–14時</p>',
      ['mon-fri 09:00-18:00', 'sat 10:00-14:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('what hours are of', () => {
  it.each([
    [
      'en',
      '<h2>Hours</h2><p>Monday – Friday</p><p>Lunch: 11am–2pm</p><p>Dinner: 5pm–9pm</p><p>Saturday</p><p>Dinner: 4pm–10pm</p>',
      ['mon-fri 11:00-14:00 Lunch', 'mon-fri 17:00-21:00 Dinner', 'sat 16:00-22:00 Dinner'],
    ],
    [
      'en',
      '<h2>Opening times</h2><span>Bar:</span><dl><dt>Wed<dd>6pm–11pm<dt>Sat<dd>5pm–11pm</dl><span>Normal hours for the kitchen:</span><dl><dt>Sat<dd>6pm–8pm<dt>Sun<dd>12–2pm</dl>',
      [
        'wed 18:00-23:00',
        'sat 17:00-23:00',
        'sat 18:00-20:00 Normal hours for the kitchen',
        'sun 12:00-14:00 Normal hours for the kitchen',
      ],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Neudorf</p><p>Am Alten Markt 4-6</p><p>Mo–Fr 7–18 Uhr</p><p>Altheim</p><p>Mühlgasse 1</p><p>Mo–Fr 6–12 Uhr</p>',
      ['mon-fri 07:00-18:00 Neudorf', 'mon-fri 06:00-12:00 Altheim'],
    ],
    [
      'en',
      '<h2>Hours</h2><p>Mon–Fri: 11am–2pm (lunch), 5pm–9pm (dinner)</p>',
      ['mon-fri 11:00-14:00 lunch', 'mon-fri 17:00-21:00 dinner'],
    ],
    [
      'en',
      '<h2>Summer Hours (Memorial Day – Labor Day)</h2><p>Daily 7am–10pm</p>',
      ['mon-sun 07:00-22:00 Summer Hours (Memorial Day – Labor Day)'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 8–18 Uhr</p><h2>Offene Sprechstunde</h2><p>Mo–Fr 12–13 Uhr</p>',
      ['mon-fri 08:00-18:00', 'mon-fri 12:00-13:00 Offene Sprechstunde'],
    ],
    ['de', '<p>Rufen Sie uns an: Mo–Fr 8–17 Uhr</p>', ['mon-fri 08:00-17:00 Rufen Sie uns an']],
    ['en', '<p>020 7946 0123 (Mon–Fri 9–5)</p>', ['mon-fri 09:00-17:00 020 7946 0123']],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>1. April – 31. Oktober: Di–So 10–17 Uhr</p>',
      ['tue-sun 10:00-17:00 1. April – 31. Oktober'],
    ],
    [
      'ja',
      '<h2>営業時間</h2><p>平日・土 9:00〜18:30</p><h2>定休日</h2><p>毎週水曜日</p>',
      ['mon+tue+thu+fri+sat 09:00-18:30', 'wed closed'],
    ],
    [
      'en',
      '<h1>Hana</h1><h2>Hours</h2><p>Mon–Fri 9–5</p><h3>Travel Clinic</h3><p>Wed 6–8pm</p>',
      ['mon-fri 09:00-17:00', 'wed 18:00-20:00 Travel Clinic'],
    ],
    [
      'en',
      '<h2>Happy Hour</h2><p>Mon–Fri 4–7pm</p><h2>Hours</h2><p>Daily 11am–11pm</p>',
      ['mon-sun 11:00-23:00'],
    ],
    [
      'nl',
      '<h2>Openingstijden</h2><p>Praktijk: ma–vr 8.00–17.00<br>Bloedprikken: ma–vr 8.00–9.30</p>',
      ['mon-fri 08:00-17:00', 'mon-fri 08:00-09:30 Bloedprikken'],
    ],
    [
      'es',
      '<p>Los pedidos se entregan de lunes a sábado, en horario de 10:00 a 20:00 h.</p>',
      ['mon-sat 10:00-20:00 se entregan'],
    ],
    [
      'de',
      '<h2>Privatsprechstunde</h2><p>Mo 17–18:30 Uhr</p><h2>Sprechzeiten</h2><p>Mo–Do 8–12 Uhr</p>',
      ['mon 17:00-18:30 Privatsprechstunde', 'mon-thu 08:00-12:00'],
    ],
    ['it', '<h2>Orari SS. Messe</h2><p>Feriali ore 18.00 – Festivi ore 9.00</p>', []],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('closing', () => {
  it.each([
    [
      'ja',
      '<p>OPEN 10:00 / CLOSE 19:00　定休日 火曜</p>',
      ['mon+wed+thu+fri+sat+sun 10:00-19:00', 'tue closed'],
    ],
    [
      'ja',
      '<p>受付時間：平日 9:00–18:00（12:00–13:00を除く）</p>',
      ['mon-fri 09:00-12:00', 'mon-fri 13:00-18:00'],
    ],
    [
      'ja',
      '<p>診療時間 午前9時〜12時 午後3時〜6時 休診日 日曜</p>',
      ['mon-sat 09:00-12:00', 'mon-sat 15:00-18:00', 'sun closed'],
    ],
    [
      'nl',
      '<p>Open maandag - vrijdag 7:30 - 16:15u</p><p>Vrijdag vanaf 12:00u gesloten</p>',
      ['mon-thu 07:30-16:15', 'fri 07:30-12:00'],
    ],
    [
      'de',
      '<p>Termine nach Vereinbarung, Öffnungszeiten Mo–Do 8–19, Fr 8–15</p>',
      ['Termine nach Vereinbarung', 'mon-thu 08:00-19:00', 'fri 08:00-15:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('days that close at a time of their own', () => {
  it.each([
    ['ja', '受付時間 10:00～20:00（土日～18:00）', ['mon-fri 10:00-20:00', 'sat+sun 10:00-18:00']],
    ['ja', '営業時間：10時～19時（日曜は17時まで）', ['mon-sat 10:00-19:00', 'sun 10:00-17:00']],
    ['ja', '営業時間 平日10:00～夜9時、日曜 朝9時～夕方5時', ['mon-fri 10:00-21:00', 'sun 09:00-17:00']],
    ['de', 'Öffnungszeiten: 9–20 Uhr (Sa/So bis 18 Uhr)', ['mon-fri 09:00-20:00', 'sat+sun 09:00-18:00']],
    ['en', 'Open 8am - 8pm every day, Sundays till 6pm', ['mon-sat 08:00-20:00', 'sun 08:00-18:00']],
    ['en', 'Hours: 9am-5pm Mon-Fri, Sat 10am until 1pm', ['mon-fri 09:00-17:00', 'sat 10:00-13:00']],
    [
      'de',
      'Sprechzeiten: 9–12 Uhr Mo, Di, Mi, Do und Fr nur 9–11 Uhr',
      ['mon-wed 09:00-12:00', 'thu+fri 09:00-11:00'],
    ],
  ])('%s: %s', (language, line, expected) => {
    expect(hoursOf(`<p>${line}</p>`, language)).toEqual(expected);
  });
});

it('takes "daily" for the working days, where other words of the site tell the same times of these', () => {
  const url = 'https://business.example/';
  const page = '<h2>Godziny otwarcia</h2><p>Pn–Pt 6:00–17:30</p><p>Czynne codziennie od 6:00 do 17:30.</p>';
  const { facts } = readPage({ url, html: `<html lang=pl><body>${page}</body></html>` });
  const days = mergeFacts(facts, undefined).flatMap((fact) =>
    fact.kind === 'hours' ? [fact.value.days] : [],
  );
  expect(days).toEqual([['mon', 'tue', 'wed', 'thu', 'fri']]);
});

describe('letters for days in a row', () => {
  it.each([
    ['en', 'Opening hours', 'M T W Th F 9–5', ['mon-fri 09:00-17:00']],
    ['en', 'Opening hours', 'M T W T 9–5 F 9–3', ['mon-thu 09:00-17:00', 'fri 09:00-15:00']],
    ['en', 'Opening hours', 'T W Th 10am–6pm, Sa 9–1', ['tue-thu 10:00-18:00', 'sat 09:00-13:00']],
    ['es', 'Horario', 'L M X J V 10:00–14:00', ['mon-fri 10:00-14:00']],
    ['en', 'Opening hours', 'Vitamin A B C 9–5', []],
  ])('%s, %s: %s', (language, heading, line, expected) => {
    expect(hoursOf(`<h2>${heading}</h2><p>${line}</p>`, language)).toEqual(expected);
  });
});
