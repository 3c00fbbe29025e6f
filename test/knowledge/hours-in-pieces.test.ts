/** Hours that the markup cuts: cells that reach over rows, spans over two lines, times in columns of their own. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('cells that reach over several rows', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><table><tr><td>Wed</td><td rowspan=3>10 AM – 6 PM</td></tr><tr><td>Thu</td></tr><tr><td>Fri</td></tr><tr><td>Sat</td><td>10 AM – 4 PM</td></tr></table>',
      ['wed 10:00-18:00', 'thu 10:00-18:00', 'fri 10:00-18:00', 'sat 10:00-16:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><table><tr><th></th><th>Vormittag</th><th>Nachmittag</th></tr><tr><td>Montag</td><td rowspan=2>8–12 Uhr</td><td>14–18 Uhr</td></tr><tr><td>Dienstag</td><td>geschlossen</td></tr></table>',
      ['mon 08:00-12:00', 'mon 14:00-18:00', 'tue 08:00-12:00'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><table><tr><th></th><th>Magasin</th><th>Atelier</th></tr><tr><td>Jeudi</td><td>9h-18h</td><td rowspan=2>13h-17h</td></tr><tr><td>Vendredi</td><td>9h-19h</td></tr></table>',
      [
        'thu 09:00-18:00 Magasin',
        'thu 13:00-17:00 Atelier',
        'fri 09:00-19:00 Magasin',
        'fri 13:00-17:00 Atelier',
      ],
    ],
    [
      'en',
      '<h2>Hours</h2><table><tr><td rowspan=2>Mon</td><td>8–12</td></tr><tr><td>1–4</td></tr><tr><td>Tue</td><td>8–12</td></tr></table>',
      ['mon 08:00-12:00', 'mon 13:00-16:00', 'tue 08:00-12:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('spans that go on in the next line', () => {
  it.each<Row>([
    ['en', '<h2>Hours</h2><p>Monday – Thursday<br>7:30 a.m. –<br>4 p.m.</p>', ['mon-thu 07:30-16:00']],
    [
      'en',
      '<h2>Hours</h2><p>Wed: 8:00 am<br>to 5:30 pm</p><p>Thu: 8:00 am<br>to 7:30 pm</p>',
      ['wed 08:00-17:30', 'thu 08:00-19:30'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Dienstag bis Freitag<br>9.00 Uhr<br>bis 18.00 Uhr</p>',
      ['tue-fri 09:00-18:00'],
    ],
    ['fr', '<h2>Horaires</h2><p>Mardi : 10h -<br>19h</p>', ['tue 10:00-19:00']],
    [
      'en',
      '<h2>Hours</h2><div>Tue</div><div>9:00 am</div><div>–</div><div>6:00 pm</div>',
      ['tue 09:00-18:00'],
    ],
    ['es', '<h2>Horario</h2><p>Sábado: 10:00<br>a 14:00</p>', ['sat 10:00-14:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('opening and closing times in columns of their own', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><div>Day</div><div>Open</div><div>Close</div><div>Friday</div><div>7:00 AM</div><div>3:00 PM</div><div>Saturday</div><div>8:00 AM</div><div>1:00 PM</div>',
      ['fri 07:00-15:00', 'sat 08:00-13:00'],
    ],
    ['en', '<h2>Closing day</h2><p>Monday</p>', ['mon closed']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});
