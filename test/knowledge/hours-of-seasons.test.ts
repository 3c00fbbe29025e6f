/** Hours that hold in some months: what stands behind the months are times and no days of them. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('months and bare times', () => {
  it.each<Row>([
    ['en', '<h2>Opening hours</h2><p>April to September: 10–6</p>', [' 10:00-18:00 April to September']],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>April bis September 10–18 Uhr<br>Oktober bis März 10–16 Uhr</p>',
      [' 10:00-18:00 April bis September', ' 10:00-16:00 Oktober bis März'],
    ],
    ['nl', '<h2>Openingstijden</h2><p>Mei t/m augustus 9–17 uur</p>', [' 09:00-17:00 Mei t/m augustus']],
    ['pl', '<h2>Godziny otwarcia</h2><p>maj–sierpień 9–17</p>', [' 09:00-17:00 maj–sierpień']],
    ['it', '<h2>Orari</h2><p>Da maggio ad agosto 9–17</p>', [' 09:00-17:00 maggio ad agosto']],
    ['es', '<h2>Horario</h2><p>Mayo–agosto 9–17 h</p>', [' 09:00-17:00 Mayo–agosto']],
    ['fr', '<h2>Horaires</h2><p>Mai à août 9h–17h</p>', [' 09:00-17:00 Mai à août']],
    ['pt', '<h2>Horário</h2><p>Maio a agosto 9h–17h</p>', [' 09:00-17:00 Maio a agosto']],
    ['ro', '<h2>Program</h2><p>Iunie – august 9–17</p>', [' 09:00-17:00 Iunie – august']],
    // Days of a month stay what they are.
    [
      'en',
      '<h2>Opening hours</h2><p>Mon–Fri 9–5</p><p>Closed December 24–26</p>',
      ['mon-fri 09:00-17:00', ' closed December 24–26'],
    ],
    [
      'en',
      '<h2>Opening hours</h2><p>Mon–Fri 9–5</p><p>Closed 20 July – August 10</p>',
      ['mon-fri 09:00-17:00', ' closed 20 July – August 10'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language).map((text) => text.replace(/^undefined/, ''))).toEqual(
      expected.map((text) => text.trim()),
    );
  });
});

describe('days before two seasons', () => {
  it.each<Row>([
    [
      'en',
      '<p>We are open daily from April to September 10am–6pm and from October to March 10am–4pm.</p>',
      ['mon-sun 10:00-18:00 April to September', 'mon-sun 10:00-16:00 October to March'],
    ],
    [
      'de',
      '<p>Täglich geöffnet: April–Oktober 9–18 Uhr, November–März 10–16 Uhr</p>',
      ['mon-sun 09:00-18:00 April–Oktober', 'mon-sun 10:00-16:00 November–März'],
    ],
    [
      'fr',
      "<p>Ouvert tous les jours d'avril à septembre de 10h à 18h et d'octobre à mars de 10h à 16h.</p>",
      ['mon-sun 10:00-18:00 avril à septembre', 'mon-sun 10:00-16:00 octobre à mars'],
    ],
    [
      'es',
      '<p>Abierto todos los días de abril a septiembre de 10:00 a 18:00 y de octubre a marzo de 10:00 a 16:00.</p>',
      ['mon-sun 10:00-18:00 abril a septiembre', 'mon-sun 10:00-16:00 octubre a marzo'],
    ],
    [
      'nl',
      '<p>Dagelijks geopend van april t/m september 10–18 uur, oktober t/m maart 10–16 uur.</p>',
      ['mon-sun 10:00-18:00 april t/m september', 'mon-sun 10:00-16:00 oktober t/m maart'],
    ],
    // The second one has days of its own.
    [
      'en',
      '<p>Open daily April to September 10am–6pm, October to March Sat 10am–4pm.</p>',
      ['mon-sun 10:00-18:00 April to September', 'sat 10:00-16:00 October to March'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('seasons with their dates in brackets', () => {
  it.each<Row>([
    [
      'es',
      '<h3>Horario</h3><p>Invierno (1 oct - 31 may): L-V 9:30-13:30<br>Verano (1 jun - 30 sep): L-V 8:00-15:00</p>',
      ['mon-fri 09:30-13:30 Invierno (1 oct - 31 may)', 'mon-fri 08:00-15:00 Verano (1 jun - 30 sep)'],
    ],
    [
      'pt',
      '<h3>Horário</h3><p>Inverno (1 out - 31 mar): Seg-Sex 9h-17h</p>',
      ['mon-fri 09:00-17:00 Inverno (1 out - 31 mar)'],
    ],
    [
      'ro',
      '<h3>Program</h3><p>Vara (1 mai - 30 sep): Luni-Vineri 9-19</p>',
      ['mon-fri 09:00-19:00 Vara (1 mai - 30 sep)'],
    ],
    [
      'pl',
      '<h3>Godziny otwarcia</h3><p>Zima (1 lis - 31 mar): pn-pt 9-17<br>Lato (1 kwi - 31 paź): pn-pt 9-19</p>',
      ['mon-fri 09:00-17:00 Zima (1 lis - 31 mar)', 'mon-fri 09:00-19:00 Lato (1 kwi - 31 paź)'],
    ],
    [
      'it',
      '<h3>Orari</h3><p>Estate (1/6 - 30/9): lun-ven 9-19</p>',
      ['mon-fri 09:00-19:00 Estate (1/6 - 30/9)'],
    ],
    // Words that are no months close the bracket all the same.
    [
      'en',
      '<h2>Hours</h2><p>Summer (June 1 - harvest fair): Mon-Fri 9-6</p><p>Winter: Mon-Fri 10-4</p>',
      ['mon-fri 09:00-18:00 Summer (June 1 - harvest fair)', 'mon-fri 10:00-16:00 Winter'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('months in which it is closed, below the heading of another season', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><h4>Summer</h4><p>Daily 12pm - 10pm</p><h4>Spring & Fall</h4><p>Friday: 4pm - 8pm</p><p>We are closed October through April.</p>',
      ['mon-sun 12:00-22:00 Summer', 'fri 16:00-20:00 Spring & Fall', ' closed October through April'],
    ],
    [
      'fr',
      '<h3>Horaires</h3><h4>Printemps</h4><p>Samedi 10h-18h</p><h4>Été</h4><p>Lundi au samedi 9h-18h</p><p>Fermé de novembre à mars.</p>',
      ['sat 10:00-18:00 Printemps', 'mon-sat 09:00-18:00 Été', ' closed novembre à mars'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language).map((told) => told.replace(/^closed/, ' closed'))).toEqual(expected);
  });
});

describe('a season behind the end of a sentence', () => {
  const regular = ['mon-thu 09:00-17:00', 'fri 09:00-15:00'];
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><p>Mon–Thu 9–5, Fri 9–3. June and July: 9–1.</p>',
      [...regular, '09:00-13:00 June and July'],
    ],
    ['en', '<p>Mon–Thu 9am–5pm, Fri 9am–3pm. In June: 9am–1pm.</p>', [...regular, '09:00-13:00 June']],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Do 9–17 Uhr, Fr 9–15 Uhr. Im Juli 9–13 Uhr.</p>',
      [...regular, '09:00-13:00 Juli'],
    ],
    [
      'es',
      '<p>Horario: lunes a jueves de 9 a 17, viernes de 9 a 15. En julio, de 9 a 13.</p>',
      [...regular, '09:00-13:00 julio'],
    ],
    [
      'es',
      '<p>Horario: lunes a viernes de 9 a 14 y de 16 a 19. Junio y julio, de 8 a 15.</p>',
      ['mon-fri 09:00-14:00', 'mon-fri 16:00-19:00', '08:00-15:00 Junio y julio'],
    ],
    [
      'fr',
      '<p>Ouvert du lundi au jeudi de 9h à 17h, le vendredi de 9h à 15h. En juillet, de 9h à 13h.</p>',
      [...regular, '09:00-13:00 juillet'],
    ],
    [
      'it',
      '<h2>Orari</h2><p>Lun–Gio 9–17, Ven 9–15. In luglio 9–13.</p>',
      [...regular, '09:00-13:00 luglio'],
    ],
    [
      'nl',
      '<h2>Openingstijden</h2><p>Ma–do 9–17 uur, vr 9–15 uur. In juli 9–13 uur.</p>',
      [...regular, '09:00-13:00 juli'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>Pon–czw 9–17, pt 9–15. W lipcu 9–13.</p>',
      [...regular, '09:00-13:00 lipcu'],
    ],
    [
      'pt',
      '<h2>Horário</h2><p>Seg a qui 9h–17h, sex 9h–15h. Em julho, das 9h às 13h.</p>',
      [...regular, '09:00-13:00 julho'],
    ],
    [
      'ro',
      '<h2>Program</h2><p>Luni–joi 9–17, vineri 9–15. În iulie 9–13.</p>',
      [...regular, '09:00-13:00 iulie'],
    ],
    // Behind the point of a date, too, the month is of its day.
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Do 9–17 Uhr, geschlossen vom 9. bis 13. Juli</p>',
      ['mon-thu 09:00-17:00', 'closed 9. bis 13. Juli'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });

  it('is told below hours that no heading leads to', () => {
    expect(
      hoursOf('<p>Martes a viernes: 9:30–19:30</p><p>Julio: solo mañanas de 9 a 14 h</p>', 'es'),
    ).toEqual(['tue-fri 09:30-19:30', '09:00-14:00 Julio']);
  });
});
