/** Hours of several branches of one business: none is taken for the whole. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('branches under headings of unequal level', () => {
  it.each<Row>([
    [
      'en',
      '<h1>Contact</h1><h2>Fern Opticians Malton</h2><p>Mon–Fri 9–6</p><h3>Fern Opticians Pickering</h3><h4>Opening hours</h4><p>Mon–Fri 9–5</p>',
      ['mon-fri 09:00-18:00 Fern Opticians Malton', 'mon-fri 09:00-17:00 Fern Opticians Pickering'],
    ],
    [
      'de',
      '<h2>Filiale Nord</h2><p>Öffnungszeiten: Mo–Sa 6–18 Uhr</p><h3>Filiale Süd</h3><p>Öffnungszeiten: Mo–Fr 7–17 Uhr</p>',
      ['mon-sat 06:00-18:00 Filiale Nord', 'mon-fri 07:00-17:00 Filiale Süd'],
    ],
    [
      'ja',
      '<h2>サロンみどり青葉店</h2><p>営業時間 10:00〜19:00　定休日 日曜日</p><h3>サロンみどり港北店</h3><h4>港北店住所</h4><p>営業時間 9:00〜18:00　定休日 月曜日</p>',
      [
        'mon-sat 10:00-19:00 サロンみどり青葉店',
        'sun closed サロンみどり青葉店',
        'tue-sun 09:00-18:00 サロンみどり港北店',
        'mon closed サロンみどり港北店',
      ],
    ],
    // What is under the heading of the page is of the page.
    [
      'en',
      '<h2>Opening hours</h2><p>Mon–Sun 11–11</p><h3>Kitchen hours</h3><p>Mon–Sun 12–9</p>',
      ['mon-sun 11:00-23:00', 'mon-sun 12:00-21:00 Kitchen hours'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('branches with their street and hours in one line', () => {
  it.each<Row>([
    [
      'en',
      '<p>Leeds office: 10 Mill Street, Mon–Fri 9–5</p><p>York office: 3 Castle Road, Mon–Fri 10–4</p>',
      ['mon-fri 09:00-17:00 Leeds office', 'mon-fri 10:00-16:00 York office'],
    ],
    [
      'de',
      '<p>Praxis Ulm: Lindenstraße 3, Mo–Fr 8–12 Uhr</p><p>Praxis Laupheim: Marktweg 9, Di+Do 14–18 Uhr</p>',
      ['mon-fri 08:00-12:00 Praxis Ulm', 'tue+thu 14:00-18:00 Praxis Laupheim'],
    ],
    [
      'ro',
      '<p>Punct de lucru Turda: Str. Horea 10, L–V 9–17</p><p>Punct de lucru Dej: Str. Crângului 3, L–V 10–16</p>',
      ['mon-fri 09:00-17:00 Punct de lucru Turda', 'mon-fri 10:00-16:00 Punct de lucru Dej'],
    ],
    ['en', '<p>Address: 10 Mill Street, Mon–Fri 9–5</p>', ['mon-fri 09:00-17:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });

  it('the closing day of one branch is none of the other', () => {
    const lines =
      '<h3>営業時間</h3><p>大阪店：10:00〜19:00（月曜定休）</p><p>神戸店：10:00〜21:00（日曜定休）</p>';
    expect(hoursOf(lines, 'ja')).toEqual([
      'tue-sun 10:00-19:00 大阪',
      'mon closed 大阪',
      'mon-sat 10:00-21:00 神戸',
      'sun closed 神戸',
    ]);
  });
});

describe('branches that only their streets tell apart', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Our shops</h2><p>12 Mill Street, Leeds LS1 4BB<br>0113 496 0001<br>Mon–Fri 8–6<br>Sat 9–5</p><p>4 Park Road, York YO1 7BD<br>01904 496 0002<br>Mon–Fri 9–5<br>Sat closed</p>',
      [
        'mon-fri 08:00-18:00 12 Mill Street, Leeds',
        'sat 09:00-17:00 12 Mill Street, Leeds',
        'mon-fri 09:00-17:00 4 Park Road, York',
        'sat closed 4 Park Road, York',
      ],
    ],
    [
      'de',
      '<div><p>Mühlstraße 12<br>70173 Stuttgart</p><p>Mo–Fr 6–18 Uhr</p></div><div><p>Parkweg 4<br>70182 Stuttgart</p><p>Mo–Fr 7–18 Uhr<br>Sa geschlossen</p></div>',
      ['mon-fri 06:00-18:00 Mühlstraße 12', 'mon-fri 07:00-18:00 Parkweg 4', 'sat closed Parkweg 4'],
    ],
    // The same heading over each tells nothing.
    [
      'it',
      '<h3>Negozio</h3><p>Via Roma 12, 20121 Milano</p><p>Lun–Ven 8–19</p><h3>Negozio</h3><p>Via Torino 4, 20123 Milano</p><p>Lun–Sab 7–20</p>',
      ['mon-fri 08:00-19:00 Via Roma 12', 'mon-sat 07:00-20:00 Via Torino 4'],
    ],
    // Names of their own do.
    [
      'es',
      '<h3>Centro</h3><p>Calle Mayor 12, 28013 Madrid</p><p>Lunes a viernes 8:00–20:00</p><h3>Barrio Sur</h3><p>Calle Alta 40, 28014 Madrid</p><p>Lunes a viernes 9:00–21:00</p>',
      ['mon-fri 08:00-20:00 Centro', 'mon-fri 09:00-21:00 Barrio Sur'],
    ],
    // The same hours at both are those of the whole.
    [
      'nl',
      '<p>Molenweg 3, 3511 AB Utrecht</p><p>Ma–vr 9–17</p><p>Kerkstraat 8, 1017 GP Amsterdam</p><p>Ma–vr 9–17</p>',
      ['mon-fri 09:00-17:00'],
    ],
    // Above the first address, or of a place between that no address tells: nobody knows whose hours follow.
    [
      'pl',
      '<p>Pon.–pt. 8–18</p><p>ul. Długa 3, 00-238 Warszawa</p><p>Pon.–pt. 9–17</p><p>ul. Krótka 8, 31-042 Kraków</p>',
      ['mon-fri 08:00-18:00', 'mon-fri 09:00-17:00'],
    ],
    [
      'en',
      '<p>12 Mill Street, Leeds LS1 4BB</p><p>Mon–Fri 8–6</p><p>The market hall</p><p>Mon–Fri 9–4</p><p>4 Park Road, York YO1 7BD</p><p>Mon–Fri 9–5</p>',
      ['mon-fri 08:00-18:00', 'mon-fri 09:00-16:00', 'mon-fri 09:00-17:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('places that all have the same hours', () => {
  it.each<[language: string, html: string, expected: string[]]>([
    [
      'en',
      '<h2>Opening hours</h2><p>Ashby – OLD TOWN: Monday - Sunday 10:00am – 9:00pm</p><p>Corley – DOCKS: Monday - Sunday 10:00am – 9:00pm</p>',
      ['mon-sun 10:00-21:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Altstadt: Mo–Fr 9–17 Uhr</p><p>Hafen: Mo–Fr 9–17 Uhr</p>',
      ['mon-fri 09:00-17:00'],
    ],
    [
      'en',
      '<h2>Opening hours</h2><p>Ashby: Mon-Fri 9-5</p><p>Corley: Mon-Fri 9-4</p>',
      ['mon-fri 09:00-17:00 Ashby', 'mon-fri 09:00-16:00 Corley'],
    ],
    // A kitchen is never the house, and lessons are none of its hours.
    [
      'en',
      '<h2>Opening hours</h2><p>Kitchen: Mon-Fri 9-5</p><p>Ticket desk: Mon-Fri 9-5</p>',
      ['mon-fri 09:00-17:00 Kitchen', 'mon-fri 09:00-17:00 Ticket desk'],
    ],
  ])('%s: are told once, without their names: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});
