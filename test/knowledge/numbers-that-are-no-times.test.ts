/** Numbers beside days that are no opening hours: telephone numbers with letters, and what is counted. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('telephone numbers with letters', () => {
  it.each<Row>([
    ['en', '<p>We are open Tuesday to Saturday, call 1-800-BIG-TREE for details.</p>', []],
    ['en', '<p>Open daily. Ring 1-888-NEW-TREE</p>', []],
    ['en', '<p>Closed Mondays. 1-800-BIG-TREE</p>', ['mon closed']],
    ['en', '<p>Order by phone: 1-800-BLOSSOM</p>', []],
    ['en', '<p>Mon-Fri 8-4, 1-800-BIG-TREE</p>', ['mon-fri 08:00-16:00']],
    ['en', '<p>Mon-Fri 8-4 | 1 (800) Big-Tree</p>', ['mon-fri 08:00-16:00']],
    ['en', '<p>Mon-Fri 8-4 | (503) CUT-TREE</p>', ['mon-fri 08:00-16:00']],
    ['en', '<p>Open Mon-Fri. Call 1-877-555-XXXX</p>', []],
    // Times without a sign between hour and minutes.
    ['en', '<p>MON-FRI 800-MIDNIGHT</p>', ['mon-fri 08:00-00:00']],
    ['en', '<p>MON-FRI 830-NOON</p>', ['mon-fri 08:30-12:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('what is counted', () => {
  it.each<Row>([
    ['en', '<p>Mon-Sat 8-6</p><p>Delivery: 3-5 working days, Monday to Friday.</p>', ['mon-sat 08:00-18:00']],
    ['en', '<p>Alterations: 7-10 days, Mon-Fri</p>', []],
    ['en', '<p>Open Monday to Friday, 10-15 minutes from the pier</p>', []],
    ['en', '<p>Open Mon-Fri, framing takes 2 to 3 weeks</p>', []],
    ['de', '<p>Lieferung: Montag bis Freitag, 3-5 Tage</p>', []],
    ['de', '<p>Lieferung: 7 bis 10 Werktage, Mo-Fr</p>', []],
    ['fr', '<p>Livraison du lundi au samedi sous 2 à 4 jours ouvrés</p>', []],
    ['it', '<p>Consegna 3-5 giorni lavorativi, lun-ven</p>', []],
    ['pt', '<p>Entrega de segunda a sexta em 3-5 dias úteis</p>', []],
    ['pl', '<p>Dostawa 3-5 dni roboczych, pn-pt</p>', []],
    ['ro', '<p>Livrare luni-vineri în 3-5 zile</p>', []],
    // Days that are open, and not counted.
    ['en', '<p>Open 7 days 8-6</p>', ['mon-sun 08:00-18:00']],
    ['es', '<p>Abierto los 7 días de la semana de 9 a 18 h</p>', ['mon-sun 09:00-18:00']],
    ['it', '<p>Orari: 9-18 giorni feriali</p>', ['mon-fri 09:00-18:00']],
    [
      'fr',
      '<p>Horaires : 9-18 lundi à vendredi, 10-16 jours fériés</p>',
      ['mon-fri 09:00-18:00', '10:00-16:00 jours fériés'],
    ],
    ['ja', '<p>営業時間 月～金 9時～18時30分</p>', ['mon-fri 09:00-18:30']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});
