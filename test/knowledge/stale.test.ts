/** Notices that were left standing are marked, dates that are no notices are not. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { currentOnly, lastDate } from '../../domain/knowledge/stale.ts';
import { phrases, wordsOf } from '../../domain/knowledge/words/index.ts';

const url = 'https://shop.example/';
const readAt = new Date('2026-03-04T15:00:00Z');
const knowledgeOf = (html: string, lang: string, at?: Date) =>
  composeKnowledge([readPage({ url, html: `<html lang=${lang}>${html}` })], {
    url,
    ...(at === undefined ? {} : { readAt: at }),
  });
const staleIn = (html: string, lang = 'en', at: Date | null = readAt) =>
  knowledgeOf(html, lang, at ?? undefined)
    .facts.filter(({ stale }) => stale === true)
    .map(({ source }) => source.quote);

describe('stale notices', () => {
  it.each([
    ['en', 'Closed from 24 December 2025 to 2 January 2026.'],
    ['de', 'Geschlossen vom 24.12.2025 bis 02.01.2026'],
    ['fr', 'Fermeture annuelle du 5 au 26 août 2024.'],
    ['es', 'Cerrado del 1 al 15 de agosto de 2025'],
    ['it', 'Chiuso dal 10 al 25 agosto 2025'],
  ])('%s: %s', (lang, text) => {
    expect(staleIn(`<p>${text}`, lang)).toEqual([text]);
  });

  it.each([
    ['a notice that still holds', '<p>Closed from 24 December 2025 to 12 April 2026.'],
    ['a notice without a year', '<p>Closed from 24 December to 2 January.'],
    ['regular hours', '<h2>Hours</h2><p>Mon-Fri 9am-5pm<p>Founded on 3 May 1987. Since 2019 in Elm Street.'],
  ])('%s is not marked', (_, html) => {
    expect(staleIn(html)).toEqual([]);
  });

  it('are not marked where nobody says when the site was read', () => {
    expect(staleIn('<p>Closed from 24 December 2024 to 2 January 2025.', 'en', null)).toEqual([]);
  });

  it('contradict nothing', () => {
    const html = '<h2>Hours</h2><p>Mon 9am-5pm<p>Closed Monday 25 December 2023';
    expect(knowledgeOf(html, 'en', readAt).conflicts).toEqual([]);
  });
});

describe('prices of past years', () => {
  const list = '<h2>Prices</h2><table><tr><td>Small dog<td>£19.50<tr><td>Large dog<td>£23</table>';

  it.each([
    ['in their own line', `${list}<p>2025 prices: small dog £18.00, large dog £21.50`, 2],
    ['in a comparison', `${list}<p>Small dog in 2025: £18.00`, 1],
    ['under a heading', `${list}<h2>Old prices (bookings made in 2025)</h2><p>Small dog £18.00</p>`, 1],
    ['of an offer that has ended', `${list}<p>Spring Special 2025: Bath £9`, 1],
  ])('are marked %s', (_, html, count) => {
    expect(staleIn(html)).toHaveLength(count);
  });

  it.each([
    ['that hold since then', `${list}<h2>Cats (valid from 2025)</h2><p>Cat £12.50`],
    ['of this year', `${list}<p>2026 prices: cat £12.50, rabbit £9.00`],
    [
      'whose amount looks like a year',
      `${list}<h2>Groups</h2><p>Wolfhound ¥2000~</p><p>Saint Bernard ¥12000~</p><p>Horse $2025</p>`,
    ],
    ['where the site has no others', '<h2>Prices 2025</h2><table><tr><td>Cat<td>£12.50</table>'],
  ])('are not marked %s', (_, html) => {
    expect(staleIn(html)).toEqual([]);
  });

  it('are neither in the prompt nor in the passages that are answered from', () => {
    const knowledge = knowledgeOf(`${list}<p>2025 prices: small dog £18.00, large dog £21.50`, 'en', readAt);
    const current = currentOnly(knowledge);
    expect(JSON.stringify(knowledge)).toContain('18.00');
    expect(JSON.stringify([current.facts, current.passages])).not.toMatch(/18\.00|21\.50/);
    expect(JSON.stringify(current.facts)).toContain('19.50');
  });
});

describe('the last date of a text', () => {
  it.each([
    ['until 24 December 2025', '2025-12-25'],
    ['until December 24, 2025', '2025-12-25'],
    ['in February 2024', '2024-03-01'],
    ['summer 2024', '2025-01-01'],
    ['24/12/2025 – 02/01/2026', '2026-01-03'],
    ['2025-12-24', '2025-12-25'],
    ['2025年12月31日まで', '2026-01-01'],
  ])('%s', (text, end) => {
    const found = lastDate(text, phrases(wordsOf('en').months));
    expect(found === undefined ? found : new Date(found).toISOString().slice(0, 10)).toBe(end);
  });

  it('is none where no year is named', () => {
    expect(lastDate('until 24 December', phrases(wordsOf('en').months))).toBeUndefined();
  });
});
