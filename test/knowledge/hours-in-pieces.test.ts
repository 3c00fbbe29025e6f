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

describe('a sentence beside that tells when something else is', () => {
  it.each<Row>([
    ['en', '<p>Pottery class: Monday 5–6pm. The shop is open Mon–Fri 9am–5pm.</p>', ['mon-fri 09:00-17:00']],
    [
      'es',
      '<p>Clases de cerámica: martes 18:00 a 19:00. Tienda abierta de lunes a viernes de 9 a 19 h.</p>',
      ['mon-fri 09:00-19:00'],
    ],
    [
      'fr',
      '<p>Atelier de reliure le jeudi de 14h à 16h. Boutique ouverte du mardi au samedi de 10h à 19h.</p>',
      ['tue-sat 10:00-19:00'],
    ],
    ['en', '<p>We are open. Mon–Fri 9–5. Sat 9–1.</p>', ['mon-fri 09:00-17:00', 'sat 09:00-13:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('which of the month, and what is otherwise in a season', () => {
  it.each<Row>([
    [
      'nl',
      '<h2>Openingstijden</h2><p>za 10:00-16:00, elke 2e zondag van de maand 12:00-16:00</p>',
      ['sat 10:00-16:00', 'sun 12:00-16:00 2e zondag van de maand'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Mardi au vendredi : 9h-18h<br>1er samedi du mois : 9h-13h</p>',
      ['tue-fri 09:00-18:00', 'sat 09:00-13:00 1er samedi du mois'],
    ],
    ['en', '<h2>Hours</h2><p>Mon–Fri 9–5. Sat 10–2</p>', ['mon-fri 09:00-17:00', 'sat 10:00-14:00']],
    ['en', '<h2>Hours</h2><p>Friday 9–17 (Nov–Dec until 20)</p>', ['fri 09:00-17:00', 'fri ?-20:00 Nov–Dec']],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Sa 9–13 Uhr (im Dezember bis 18 Uhr)</p>',
      ['sat 09:00-13:00', 'sat ?-18:00 Dezember'],
    ],
    ['ja', '<p>営業時間 10:00〜19:00（土日は9:00〜）</p>', ['mon-fri 10:00-19:00', 'sat+sun 09:00-19:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('labels in bold that only style sets apart', () => {
  it.each<Row>([
    [
      'en',
      '<ul><li><strong>Hours</strong>Mon–Fri 9:00–17:30 · Sat by appointment</li></ul>',
      ['mon-fri 09:00-17:30', 'sat by appointment'],
    ],
    ['de', '<p><b>Öffnungszeiten</b>Mo–Fr 8–18 Uhr</p>', ['mon-fri 08:00-18:00']],
    ['en', '<p><b>M</b>onday to Friday 9–5</p>', ['mon-fri 09:00-17:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});
