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
