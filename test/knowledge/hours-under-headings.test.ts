/** Hours under headings that are days, under tabs and under lines in bold letters. */
import { describe, expect, it } from '@jest/globals';
import { wordTables, phrases } from '../../domain/knowledge/words/index.ts';
import { hoursOf } from '../support/hours-of.ts';

describe('headings that are days', () => {
  it.each([
    [
      'en',
      '<h1>Opening times</h1><h2>Monday</h2><h4>8am ~ 4pm<br><span>hot food until 2</span></h4><h2>Tuesday</h2><h4>9am ~ 4pm<br><span>no hot food</span></h4>',
      ['mon 08:00-16:00', 'tue 09:00-16:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><h3>Montag</h3><h4>7–12 Uhr</h4><p>mit Frühstück</p><h3>Dienstag</h3><h4>8–12 Uhr</h4><p>mit Brotverkauf</p>',
      ['mon 07:00-12:00', 'tue 08:00-12:00'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><h3>Lundi</h3><h4>9h - 12h</h4><p>atelier</p><h3>Mardi</h3><h4>10h - 12h</h4><p>atelier</p>',
      ['mon 09:00-12:00', 'tue 10:00-12:00'],
    ],
  ])('%s: part nothing from the heading of hours above them', (language, body, expected) => {
    expect(hoursOf(body, language)).toEqual(expected);
  });

  it('begin anew behind a line of days', () => {
    const body =
      '<h1>Hours</h1><h2>Stylists</h2><h4>Ana Brook<br>Monday ~ Thursday</h4><h2>Monday</h2><h4>9am ~ 5pm</h4><h2>Tuesday</h2><h4>10am ~ 5pm</h4>';
    expect(hoursOf(body)).toEqual(['mon 09:00-17:00', 'tue 10:00-17:00']);
  });
});

describe('boxes that a tab shows', () => {
  const week = (open: string): string => `<h3>Monday</h3><p>${open}–5pm</p><h3>Friday</h3><p>${open}–6pm</p>`;

  it.each([
    ['links', '<a role=tab href="#a">Oakham</a><a role=tab href="#b">Ferry Lane</a>'],
    [
      'buttons',
      '<button role=tab aria-controls=a>Oakham</button><button role=tab aria-controls=b>Ferry Lane</button>',
    ],
    ['Bootstrap', '<a data-toggle=tab href="#a">Oakham</a><a data-toggle=tab href="#b">Ferry Lane</a>'],
  ])('carry its name: %s', (_, tabs) => {
    const body = `<h2>Opening hours</h2><div>${tabs}</div><div id=a>${week('8am')}</div><div id=b>${week('10am')}</div>`;
    expect(hoursOf(body)).toEqual([
      'mon 08:00-17:00 Oakham',
      'fri 08:00-18:00 Oakham',
      'mon 10:00-17:00 Ferry Lane',
      'fri 10:00-18:00 Ferry Lane',
    ]);
  });

  it('end the heading of the last tab', () => {
    const body = `<h2>Opening hours</h2><a role=tab href="#a">Oakham</a><a role=tab href="#b">Ferry Lane</a><div id=a>${week('8am')}</div><div id=b>${week('10am')}</div><p>Sunday closed</p>`;
    expect(hoursOf(body)).toContain('sun closed');
  });
});

describe('bold lines', () => {
  const table = (from: number): string =>
    `<table><tr><td>Poniedziałek</td><td>${from}.00 - 15.00</td></tr><tr><td>Wtorek</td><td>${from}.00 - 14.00</td></tr></table>`;

  it('that only say "hours:" stand below such as name a department', () => {
    const box = (name: string, from: number): string =>
      `<div><b>${name}</b> (prywatnie)<br>Lek. Jan Kot<br><b>Godziny przyjęć:</b>${table(from)}</div>`;
    expect(
      hoursOf(
        `<h1>Przychodnia</h1>${box('Gabinet Okulistyczny', 8)}${box('Gabinet Alergologiczny', 9)}`,
        'pl',
      ),
    ).toEqual([
      'mon 08:00-15:00 Gabinet Okulistyczny (prywatnie)',
      'tue 08:00-14:00 Gabinet Okulistyczny (prywatnie)',
      'mon 09:00-15:00 Gabinet Alergologiczny (prywatnie)',
      'tue 09:00-14:00 Gabinet Alergologiczny (prywatnie)',
    ]);
  });

  it.each([
    ['pl', 'Rejestracja', 'Pon — Pt'],
    ['de', 'Küche', 'Mo – Fr'],
    ['en', 'Kitchen hours', 'Mon – Fri'],
  ])('%s: that are days leave what they stand under over their times: %s', (language, heading, days) => {
    const html = `<h2>Alpha</h2><h3>${heading}</h3><p><b>${days}</b><br>9:00 – 17:00</p>`;
    expect(hoursOf(html, language)).toEqual([`mon-fri 09:00-17:00 ${heading}`]);
  });

  it('give their name without the colon', () => {
    const body =
      '<h2>Öffnungszeiten</h2><h3>Werkstatt:</h3><p>Mo–Fr 8–17 Uhr</p><h3>Verkauf:</h3><p>Mo–Fr 9–18 Uhr</p>';
    expect(hoursOf(body, 'de')).toEqual(['mon-fri 08:00-17:00 Werkstatt', 'mon-fri 09:00-18:00 Verkauf']);
  });
});

describe('days behind their times', () => {
  it.each([
    ['en', 'Open 9am to 7pm Monday to Friday and 9am to 1pm on Saturdays'],
    ['de', 'Geöffnet von 9 bis 19 Uhr Montag bis Freitag und von 9 bis 13 Uhr am Samstag'],
    ['es', 'Abierto de 9:00 a 19:00 los días lunes a viernes y de 9:00 a 13:00 los sábados'],
    ['fr', 'Ouvert de 9h à 19h du lundi au vendredi et de 9h à 13h le samedi'],
    ['it', 'Aperto dalle 9:00 alle 19:00 dal lunedì al venerdì e dalle 9:00 alle 13:00 il sabato'],
    ['pt', 'Aberto das 9h às 19h de segunda a sexta e das 9h às 13h aos sábados'],
    [
      'nl',
      'Geopend van 9.00 tot 19.00 uur op maandag tot en met vrijdag en van 9.00 tot 13.00 uur op zaterdag',
    ],
    ['pl', 'Czynne w godz. 9:00-19:00 od poniedziałku do piątku i 9:00-13:00 w soboty'],
    ['ro', 'Deschis între 9:00 și 19:00 de luni până vineri și între 9:00 și 13:00 sâmbăta'],
  ])('%s', (language, text) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(['mon-fri 09:00-19:00', 'sat 09:00-13:00']);
  });

  it.each(wordTables.map((table) => [table.language, table] as const))(
    '%s: no day is passed over as a small word',
    (_, { hours, days }) => {
      const named = new Set(Object.values(days).flatMap((list) => phrases(list)));
      const passed = phrases(hours.filler).flatMap((phrase) => phrase.split(' '));
      expect(passed.filter((word) => named.has(word) && word.length > 3)).toEqual([]);
    },
  );
});

describe('cards of branches without headings', () => {
  const card = (town: string, hours: string, kind = 'store-card') =>
    `<div class="${kind}"><div><div class="name">${town}</div><span>Bakery</span></div><div><span>4 Mill Lane</span> <span>${town}</span></div>
     <div class="box"><div class="title">Opening hours</div><span>Mon – Fri</span> <span>${hours}</span></div></div>`;

  it('give their hours the name of the branch', () => {
    expect(hoursOf(card('Harwick', '8 AM – 5 PM') + card('Selby Bay', '9 AM – 6 PM'))).toEqual([
      'mon-fri 08:00-17:00 Harwick',
      'mon-fri 09:00-18:00 Selby Bay',
    ]);
  });

  it('say nothing where there is but one', () => {
    expect(hoursOf(card('Harwick', '8 AM – 5 PM'))).toEqual(['mon-fri 08:00-17:00']);
  });
});
