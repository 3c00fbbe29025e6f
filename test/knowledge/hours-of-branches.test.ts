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
