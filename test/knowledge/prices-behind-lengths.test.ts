/** Lists of bookings: a name, and below it in the same box how long it takes and what it costs. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const box = (name: string, ...lines: string[]): string =>
  `<li><div>${name}</div>${lines.map((line) => `<div>${line}</div>`).join('')}</li>`;

describe('a length and a price below a name', () => {
  it.each([
    ['en', '45 min · $40', '2 hr 15 min - from $120', 'Fringe Trim 40-40 USD', 'Full Weave 120- USD'],
    ['de', '45 Min. · 40 €', '2 Std. 15 Min. – ab 120 €', 'Fringe Trim 40-40 EUR', 'Full Weave 120- EUR'],
    ['es', '45 min · 40 €', '2 h 15 min · desde 120 €', 'Fringe Trim 40-40 EUR', 'Full Weave 120- EUR'],
    ['fr', '45 min · 40 €', '2 h 15 · à partir de 120 €', 'Fringe Trim 40-40 EUR', 'Full Weave 120- EUR'],
    ['it', '45 min · 40 €', '2 ore · da 120 €', 'Fringe Trim 40-40 EUR', 'Full Weave 120- EUR'],
    ['pt', '45 min · 40 €', '2 horas · a partir de 120 €', 'Fringe Trim 40-40 EUR', 'Full Weave 120- EUR'],
    ['nl', '45 min · € 40', '2 uur · vanaf € 120', 'Fringe Trim 40-40 EUR', 'Full Weave 120- EUR'],
    ['pl', '45 min · 40 zł', '2 godz. · od 120 zł', 'Fringe Trim 40-40 PLN', 'Full Weave 120- PLN'],
    ['ro', '45 min · 40 lei', '2 ore · de la 120 lei', 'Fringe Trim 40-40 RON', 'Full Weave 120- RON'],
    ['ja', '45分・4000円', '2時間・12000円〜', 'Fringe Trim 4000-4000 JPY', 'Full Weave 12000- JPY'],
  ])('%s: %s, %s', (language, short, long, one, other) => {
    const html = `<ul>${box('Fringe Trim', short)}${box('Full Weave', long)}</ul>`;
    expect(servicesOf(html, language)).toEqual([one, other]);
  });

  it('may be nothing, or open', () => {
    const html = `<ul>${box('Fringe Trim', '45 min · $40')}${box('First Talk', '15 min · Free')}${box('Weave', '3 hrs · Price varies')}</ul>`;
    expect(servicesOf(html)).toEqual(['Fringe Trim 40-40 USD', 'First Talk 0-0', 'Weave']);
  });

  it('may come with a description between', () => {
    const html = `<ul>${box('Fringe Trim', 'For a clear view, dry', '45 min · $40')}${box('Weave', 'With beads', '90 min · $110')}</ul>`;
    expect(servicesOf(html)).toEqual(['Fringe Trim 40-40 USD', 'Weave 110-110 USD']);
  });

  it('may be one of several', () => {
    const html = `<ul>${box('Back Rub', '30 min · $40', '60 min · $70')}${box('Foot Rub', '20 min · $25', '40 min · $45')}</ul>`;
    expect(servicesOf(html)).toEqual(['Back Rub 40-70 USD', 'Foot Rub 25-45 USD']);
  });
});
