/** Hours in rarer layouts and spellings: kept line breaks, glued initials, parts in one line, seasons in sentences. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('breaks of lines that the page shows without a tag', () => {
  it.each<Row>([
    [
      'en',
      '<pre>\nOPENING TIMES\n\nMon      closed\nTue-Thu  9.30 - 5.30\nSat      9.00 - 4.00\n</pre>',
      ['mon closed', 'tue-thu 09:30-17:30', 'sat 09:00-16:00'],
    ],
    [
      'de',
      '<h3>Öffnungszeiten</h3><p style="white-space: pre-line">Mo–Fr 9 – 18 Uhr\nSa 9 – 13 Uhr\nSo geschlossen</p>',
      ['mon-fri 09:00-18:00', 'sat 09:00-13:00', 'sun closed'],
    ],
    [
      'it',
      '<h3>Orari</h3><div class="mt-2 whitespace-pre-wrap">martedì 10-18\nmercoledì chiuso\ngiovedì 10-18</div>',
      ['tue 10:00-18:00', 'wed closed', 'thu 10:00-18:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });

  it('prose that was wrapped by hand stays whole', () => {
    const wrapped =
      'We are a family business that has been in the valley for many years now, and we open\nfrom Monday to Friday 9–5.';
    expect(hoursOf(`<pre>${wrapped}</pre>`)).toEqual(hoursOf(`<p>${wrapped}</p>`));
  });
});

describe('initials without spaces', () => {
  it.each<Row>([
    [
      'en',
      '<h3>Office hours</h3><p>MWF 9am–4pm<br>TTh 11am–7pm</p>',
      ['mon+wed+fri 09:00-16:00', 'tue+thu 11:00-19:00'],
    ],
    ['en', '<h3>Hours</h3><p>TWThFSa 10–6</p>', ['tue-sat 10:00-18:00']],
    // Two of them may be the ends of a range, and other capitals are no days.
    ['en', '<h3>Hours</h3><p>MF 9–5</p>', []],
    ['en', '<h3>Hours</h3><p>SMS 24–48</p>', []],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('several parts in one line', () => {
  it.each<Row>([
    [
      'es',
      '<h3>Horarios</h3><p>Cocina: 13:00–16:00. Bar: 10:00–23:00.</p>',
      ['13:00-16:00 Cocina', '10:00-23:00 Bar'],
    ],
    [
      'it',
      '<h3>Orari</h3><p>Cucina: 12–15 e 19–23. Bar: 7–24.</p>',
      ['12:00-15:00 Cucina', '19:00-23:00 Cucina', '07:00-00:00 Bar'],
    ],
    [
      'de',
      '<h3>Öffnungszeiten</h3><p>Küche: Di–So 11:30–14 Uhr, Restaurant: Di–So 10–23 Uhr</p>',
      ['tue-sun 11:30-14:00 Küche', 'tue-sun 10:00-23:00'],
    ],
    [
      'fr',
      '<p>Ouvert le midi du lundi au jeudi de 12h à 14h et le soir du vendredi au dimanche de 19h à 22h</p>',
      ['mon-thu 12:00-14:00', 'fri-sun 19:00-22:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

it('a season begins behind a small word without its end', () => {
  const html =
    "<h3>Horaires</h3><p>D'avril à octobre : tous les jours 9h30-18h30. De novembre à mars : du mercredi au dimanche 10h-17h.</p>";
  expect(hoursOf(html, 'fr')).toEqual([
    'mon-sun 09:30-18:30 avril à octobre',
    'wed-sun 10:00-17:00 novembre à mars',
  ]);
});

describe('months alone before hours', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Opening times</h2><table><tr><th>Month</th><th>Opens</th><th>Closes</th></tr><tr><td>March–October</td><td>10:00</td><td>17:00</td></tr><tr><td>November–February</td><td>10:00</td><td>15:30</td></tr></table>',
      ['10:00-17:00 March–October', '10:00-15:30 November–February'],
    ],
    [
      'it',
      '<h3>Orari</h3><ul><li>Maggio–Settembre: 9:00–20:00</li><li>Ottobre–Aprile: 9:00–18:00</li></ul>',
      ['09:00-20:00 Maggio–Settembre', '09:00-18:00 Ottobre–Aprile'],
    ],
    [
      'ja',
      '<h3>営業時間</h3><p>4月〜10月 9:00〜18:00<br>11月〜3月 9:00〜17:00</p>',
      ['09:00-18:00 4月〜10月', '09:00-17:00 11月〜3月'],
    ],
    [
      'en',
      '<h3>Reception hours</h3><p>Low season: 9-12 / 3-6<br>High season: 8.30am-8pm</p>',
      ['09:00-12:00 Low season', '15:00-18:00 Low season', '08:30-20:00 High season'],
    ],
    [
      'fr',
      '<h3>Horaires</h3><p>Basse saison : 9h-12h<br>Haute saison : 8h30-20h</p>',
      ['09:00-12:00 Basse saison', '08:30-20:00 Haute saison'],
    ],
    [
      'de',
      '<h3>Öffnungszeiten</h3><p>Sommer: 9–18 Uhr<br>Winter: 10–16 Uhr</p>',
      ['09:00-18:00 Sommer', '10:00-16:00 Winter'],
    ],
    [
      'es',
      '<h3>Horario</h3><p>Verano: de 9 a 15 h<br>Invierno: de 10 a 14 h</p>',
      ['09:00-15:00 Verano', '10:00-14:00 Invierno'],
    ],
    ['en', '<h3>Our garden</h3><p>Summer: 9-5</p>', []],
    // A word that counts is no month.
    ['en', '<h3>Opening hours</h3><p>Mon–Fri 9–5</p><p>First: 10–14</p>', ['mon-fri 09:00-17:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

it.each([
  ['en', 'We are closed in August.', 'August'],
  ['en', 'Closed in January and February', 'January and February'],
  ['de', 'Im August haben wir geschlossen.', 'August'],
  ['fr', 'Fermeture annuelle en août', 'août'],
  ['es', 'Cerrado en agosto', 'agosto'],
  ['it', 'Chiuso in agosto', 'agosto'],
  ['nl', 'Gesloten in augustus', 'augustus'],
  ['ja', '8月は休業', '8月'],
])('%s: months that are closed are told: %s', (language, text, month) => {
  expect(hoursOf(`<p>${text}</p>`, language)).toEqual([expect.stringContaining(month)]);
});

it.each([
  ['en', 'Opening hours', 'Kitchen: 12–9. Bar: 11–11 daily', 'Kitchen'],
  ['de', 'Öffnungszeiten', 'Küche: 12–21 Uhr. Restaurant: 11–23 Uhr täglich', 'Küche'],
  ['nl', 'Openingstijden', 'Keuken: 12–21 uur. Restaurant: 11–23 uur, dagelijks', 'Keuken'],
])('%s: every day of the house is every day of the part before it', (language, title, text, part) => {
  expect(hoursOf(`<h3>${title}</h3><p>${text}</p>`, language)).toEqual([
    `mon-sun 12:00-21:00 ${part}`,
    'mon-sun 11:00-23:00',
  ]);
});

describe('until it gets dark', () => {
  it.each<Row>([
    ['en', '<p>Open daily 9am to dusk.</p>', ['mon-sun 09:00-?']],
    ['en', '<h2>Opening hours</h2><p>Mon-Sun 9am - sunset</p>', ['mon-sun 09:00-?']],
    ['de', '<p>Täglich von 10 Uhr bis Sonnenuntergang geöffnet.</p>', ['mon-sun 10:00-?']],
    ['it', '<p>Aperto tutti i giorni dalle 10 al tramonto.</p>', ['mon-sun 10:00-?']],
    ['fr', '<p>Ouvert tous les jours de 10h au coucher du soleil.</p>', ['mon-sun 10:00-?']],
    ['ja', '<p>営業時間 毎日 10:00〜日没</p>', ['mon-sun 10:00-?']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('a mark that a note below its table explains', () => {
  const days = ['月', '火', '水', '木', '金', '土', '日'].map((day) => `<th>${day}</th>`).join('');
  const row = (times: string, marks: string): string =>
    `<tr><td>${times}</td>${[...marks].map((mark) => `<td>${mark}</td>`).join('')}</tr>`;
  const table = (note: string): string =>
    `<table><tr><th>診療時間</th>${days}</tr>${row('9:00～12:30', '○○○／○○／')}${row('15:00～19:00', '○○○／○△／')}</table>${note}`;
  const told = (html: string): string[] => hoursOf(html, 'ja').filter((line) => !/09:00|19:00/.test(line));

  it.each(['<p>△…14:00～17:00</p>', '<p>※△は14:00～17:00</p>', '<p>△：14:00～17:00</p>'])('%s', (note) => {
    expect(told(table(note))).toEqual(['sat 14:00-17:00']);
  });

  it('is nothing where the note is not understood', () => {
    expect(told(table('<p>△…隔週で14:00～17:00の診療</p>'))).toEqual([]);
  });
});
