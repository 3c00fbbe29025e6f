/** Lines about opening hours in many wordings and languages. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { hoursOf } from '../support/hours-of.ts';

const url = 'https://business.example/';

describe('opening hours in words', () => {
  it.each([
    [
      'en',
      'Open Mon–Fri 9am–5pm, Sat 10-2, closed Sundays',
      ['mon-fri 09:00-17:00', 'sat 10:00-14:00', 'sun closed'],
    ],
    ['en', 'Hours: 9–5 Monday to Friday', ['mon-fri 09:00-17:00']],
    ['ja', '営業時間 月曜～金曜 午前9:00～午後6:00', ['mon-fri 09:00-18:00']],
    ['ja', '営業時間 土曜日 AM9:00～PM6:00', ['sat 09:00-18:00']],
    ['ja', '営業時間 毎日 18:00～翌2:00', ['mon-sun 18:00-02:00']],
    [
      'ja',
      '営業時間 月～金 １０：００～１９：００、日 午前９時～午後６時',
      ['mon-fri 10:00-19:00', 'sun 09:00-18:00'],
    ],
    ['en', 'Open daily 11am–midnight', ['mon-sun 11:00-00:00']],
    ['en', 'Hours: Tue-Thu: 5pm - 10pm; Fri & Sat 5pm - 2am', ['tue-thu 17:00-22:00', 'fri+sat 17:00-02:00']],
    ['en', 'Open Friday 6pm until late', ['fri 18:00-?']],
    ['en', 'Open Wednesday 11:30–2:30, 5:30–10', ['wed 11:30-14:30', 'wed 17:30-22:00']],
    ['en', 'Open 24 hours, 7 days a week', ['mon-sun 00:00-23:59']],
    ['en', 'We are open 24/7', ['mon-sun 00:00-23:59']],
    ['en', 'Sunday by appointment only', ['sun by appointment only']],
    ['en', 'Open Mon - Thr 10am - 12am, Tursday too', ['mon-thu 10:00-00:00']],
    ['en', 'Open Monday to Sunday 12am - 12am', ['mon-sun 00:00-23:59']],
    ['en', 'Opening hours: Tue closed all day', ['tue closed']],
    ['de', 'Öffnungszeiten: Mittwoch ganztägig geschlossen', ['wed closed']],
    ['en', 'Restaurant open from 8:00-20:00', ['08:00-20:00 Restaurant']],
    ['en', 'Office hours M–Th 8:30am–5:30pm; F 8:30am–1pm', ['mon-thu 08:30-17:30', 'fri 08:30-13:00']],
    ['en', 'Open Tues 7:30am-noon', ['tue 07:30-12:00']],
    ['en', 'Open on the first Saturday of the month 10–14', ['sat 10:00-14:00 first Saturday of the month']],
    ['en', 'We open one Saturday a month', ['sat one Saturday a month']],
    ['en', 'Opening hours: Mon - Fri 0900-1700', ['mon-fri 09:00-17:00']],
    ['en', 'Closed from December 24 to January 2.', ['closed December 24 to January 2']],
    ['en', 'Closed December 24, 25 and 26.', ['closed December 24, 25 and 26']],
    ['en', 'Closed until January 7.', ['closed until January 7']],
    ['en', 'Open December 24: 10am - 2pm', ['10:00-14:00 December 24']],
    ['en', 'Holiday closures: Dec 24-26, January 1', ['closed Holiday Dec 24-26, January 1']],
    [
      'en',
      "Hours: Christmas Eve 10am-2pm, closed Christmas Day and New Year's Day",
      ['10:00-14:00 Christmas Eve', "closed Christmas Day and New Year's Day"],
    ],
    ['de', 'Betriebsferien vom 23.12. bis 2.1.', ['closed 23.12. bis 2.1.']],
    ['fr', 'Ouvert le 24 décembre : 10h-16h', ['10:00-16:00 24 décembre']],
    ['fr', 'Fermé le 24 et le 25 décembre', ['closed 24 et le 25 décembre']],
    [
      'nl',
      'Open: eerste kerstdag gesloten, oudejaarsdag 9:00 - 15:00',
      ['closed eerste kerstdag', '09:00-15:00 oudejaarsdag'],
    ],
    ['pl', 'Czynne: Wigilia 9:00 - 13:00', ['09:00-13:00 Wigilia']],
    [
      'de',
      'Geöffnet Mo–Fr 9–18 Uhr, Sa 9–14 Uhr, Montag Ruhetag',
      ['tue-fri 09:00-18:00', 'sat 09:00-14:00', 'mon closed'],
    ],
    [
      'de',
      'Geöffnet Di. bis Fr. von 9.00 bis 12.30 und 14.00 bis 18.00 Uhr',
      ['tue-fri 09:00-12:30', 'tue-fri 14:00-18:00'],
    ],
    ['de', 'Sonn- und Feiertage geschlossen', ['sun closed', 'closed Feiertage']],
    [
      'es',
      'Abierto de lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:30',
      ['mon-fri 09:00-14:00', 'mon-fri 17:00-20:30'],
    ],
    [
      'fr',
      'Ouvert tous les jours de 7h à 20h sauf le mercredi',
      ['mon+tue+thu+fri+sat+sun 07:00-20:00', 'wed closed'],
    ],
    ['fr', 'Ouvert du mardi au samedi de 9h30 à 19h', ['tue-sat 09:30-19:00']],
    ['it', 'Aperto dal martedì alla domenica dalle 19:00 alle 23:30', ['tue-sun 19:00-23:30']],
    ['pt', 'Aberto de segunda a sexta das 9h às 18h30', ['mon-fri 09:00-18:30']],
    ['nl', 'Geopend ma t/m vr 9.00 - 17.30 uur', ['mon-fri 09:00-17:30']],
    ['pl', 'Czynne pon.-pt. 8-16, niedziela nieczynne', ['mon-fri 08:00-16:00', 'sun closed']],
    ['ro', 'Deschis zilnic între orele 10:00 și 22:00', ['mon-sun 10:00-22:00']],
  ])('%s: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });

  it('does not give the days of the line above to hours of a date', () => {
    expect(
      hoursOf('<h2>Öffnungszeiten</h2><p>Mo–Fr 10–18 Uhr</p><p>Am 24.12. von 10 bis 14 Uhr</p>', 'de'),
    ).toEqual(['mon-fri 10:00-18:00', '10:00-14:00 24.12.']);
  });

  it('leaves out the days that a range excepts', () => {
    const { facts } = readPage({ url, html: '<html lang=en><p>Open daily except Tuesday 8am-3pm</p>' });
    expect(valuesOf(facts, 'hours')[0]!.days).toEqual(['mon', 'wed', 'thu', 'fri', 'sat', 'sun']);
  });
});

describe('opening hours by layout', () => {
  it('joins days and times that stand on lines of their own', () => {
    expect(
      hoursOf('<h3>Hours</h3><div>Monday</div><div>9 AM – 5 PM</div><div>Tuesday</div><div>Closed</div>'),
    ).toEqual(['mon 09:00-17:00', 'tue closed']);
  });

  it('gives a second span on its own line to the day before', () => {
    expect(hoursOf('<h3>Hours</h3><p>Thursday 9:00–12:00<br>13:00–17:00</p>')).toEqual([
      'thu 09:00-12:00',
      'thu 13:00-17:00',
    ]);
  });

  it('reads a row of days over a row of times', () => {
    const table = '<h2>Hours</h2><table><tr><td>Mon<td>Tue<td>Wed<tr><td>9–5<td>10–4<td>closed</table>';
    expect(hoursOf(table)).toEqual(['mon 09:00-17:00', 'tue 10:00-16:00', 'wed closed']);
  });

  it('reads parallel columns that are broken into lines', () => {
    expect(hoursOf('<b>Hours</b><table><tr><td>Mon<br>Tue<td>9-5<br>10-6</table>')).toEqual([
      'mon 09:00-17:00',
      'tue 10:00-18:00',
    ]);
  });

  it('labels seasons by their headings', () => {
    expect(hoursOf('<h3>Winter hours</h3><p>Thu–Sun 11–4</p><h3>Summer hours</h3><p>Daily 10–6</p>')).toEqual(
      ['thu-sun 11:00-16:00 Winter hours', 'mon-sun 10:00-18:00 Summer hours'],
    );
  });

  it('gives mornings and afternoons on lines of their own the days that are not off', () => {
    const html = '<h2>診療時間</h2><p>午前　9:00～12:00<br>午後　4:00～7:00<br>休診日　木曜・日曜</p>';
    expect(hoursOf(html, 'ja')).toEqual([
      'mon+tue+wed+fri+sat 09:00-12:00',
      'mon+tue+wed+fri+sat 16:00-19:00',
      'thu+sun closed',
    ]);
  });

  it('reads the marks of clinics under days', () => {
    const row = (time: string, marks: string) =>
      `<tr><td>${time}${[...marks].map((mark) => `<td>${mark}`).join('')}`;
    const html = `<h2>診療時間</h2><table><tr><th>${[...'月火水木金土日'].map((day) => `<th>${day}`).join('')}${row('9:00～12:00', '○○○×○○×')}${row('午後3:00～6:00', '●●●－●△－')}</table>`;
    expect(hoursOf(html, 'ja')).toEqual([
      ...['mon', 'tue', 'wed', 'fri', 'sat'].map((day) => `${day} 09:00-12:00`),
      ...['mon', 'tue', 'wed', 'fri'].map((day) => `${day} 15:00-18:00`),
    ]);
  });

  it.each([
    ['Opening hours:', 'Mon – Fri:', 'Sat:', 'closed'],
    ['A line that says nothing', 'Mon – Fri:', 'Sat:', 'closed'],
    ['Orarul de lucru:', 'Luni - Vineri:', 'Sâmbătă:', 'Zi de odihnă'],
  ])('reads days that stand beside two rows of times, below "%s"', (above, days, off, closed) => {
    const html = `<p>${above}</p><table><tr><td rowspan=2>${days}<td>9:00 - 12:00<tr><td>14:30 - 18:00<tr><td>${off}<td>${closed}</table>`;
    const language = above.startsWith('Orarul') ? 'ro' : 'en';
    expect(hoursOf(html, language)).toEqual(['mon-fri 09:00-12:00', 'mon-fri 14:30-18:00', 'sat closed']);
  });

  it('keeps times of two cells apart where the first ends in a sign of the hour', () => {
    const html = '<h2>Horaires</h2><table><tr><td>Mercredi</td><td>9h-12h</td><td>15h-19h</td></tr></table>';
    expect(hoursOf(html, 'fr')).toEqual(['wed 09:00-12:00', 'wed 15:00-19:00']);
  });

  it('labels kinds of hours that stand beside each other', () => {
    const html =
      '<h2>Attended hours</h2><p>Monday - Sunday: 6am - 9pm</p><h2>Open hours</h2><p>Monday - Sunday: 5am - 11pm</p>';
    expect(hoursOf(html)).toEqual(['mon-sun 06:00-21:00 Attended hours', 'mon-sun 05:00-23:00']);
  });

  it('labels branches by their headings', () => {
    const branch = (name: string, hours: string): string =>
      `<h2>${name}</h2><p>208-555-0110</p><p>${hours}</p>`;
    expect(hoursOf(branch('Downtown', 'Mon–Sat 7am–9pm') + branch('Eastside', 'Mon–Sat 8am–8pm'))).toEqual([
      'mon-sat 07:00-21:00 Downtown',
      'mon-sat 08:00-20:00 Eastside',
    ]);
  });
});

describe('what is no opening hours', () => {
  it.each([
    ['an event', '<p>Join us every Thursday from 7pm to 9pm for trivia night!</p>'],
    ['a class', '<h2>Pottery for beginners</h2><p>Mon, Wed and Fri 18:00–19:30</p>'],
    ['a timetable', '<h2>Class schedule</h2><p>Open classes Monday 9am – 5pm</p>'],
    ['a happy hour', '<p>Happy hour Mon-Fri 4-6pm</p>'],
    ['a date', '<p>Open day, Saturday 14 June</p>'],
    ['a phone number', '<p>Open a chat or call 555 0123 - 9</p>'],
    ['words of a customer', '<h2>What our customers say</h2><p>They are open Monday 9am–5pm, wonderful!</p>'],
  ])('%s', (_, html) => {
    expect(hoursOf(html)).toEqual([]);
  });

  it('does not close a day that the site forgot', () => {
    expect(hoursOf('<h2>Hours</h2><p>Mon–Wed 9–5</p><p>Fri 9–5</p>')).toEqual([
      'mon-wed 09:00-17:00',
      'fri 09:00-17:00',
    ]);
  });
});
