/** What the pages of one site repeat around their text: furniture, consent, leftovers of a template. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';

const frame = (title: string, main: string) => `<html lang=en><title>${title}</title><body>
  <div class="cookie-banner">We use cookies to improve your experience. <button>Accept all</button></div>
  <nav><a href=/>Home</a><a href=/about>About</a><a href=/menu>Menu</a><a href=/contact>Contact</a></nav>
  <main><h1>${title}</h1>${main}</main>
  <div><p>Add a photo here</p><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>
    <p>Phone: (555) 123-4567</p><p>Call 123-456-7890</p><p>123 Street Name, City, State 12345</p>
    <p>Your tagline goes here</p></div>
  <footer><p>Harvest House, 12 Mill Road, Albany, NY 12207 · (518) 555-0132</p></footer></body></html>`;

const pages = Object.entries({
  '/': frame('Harvest House', '<p>Fresh food every day.</p>'),
  '/about': frame('About', '<p>Founded in 1987 by Ann Miller.</p>'),
  '/menu': frame('Menu', '<ul><li>Soup $5</li><li>Pie $6</li></ul>'),
  '/contact': frame('Contact', '<p>Open Monday to Friday 9 am to 5 pm.</p>'),
  '/faq': frame('FAQ', '<h3>Do you deliver?</h3><p>Yes, within ten miles.</p>'),
}).map(([path, html]) => readPage({ url: `https://a.example${path}`, html }));

const knowledge = composeKnowledge(pages, { url: 'https://a.example/' });
const everything = JSON.stringify([knowledge.facts, knowledge.passages]);

describe('text in unusual dress', () => {
  const read = (body: string) =>
    readPage({ url: 'https://a.example/', html: `<html lang=en><body>${body}</body>` });

  it('is read where a page is white on what its style sheet paints', () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `<div><p>Room ${at} has a view of the lake.</p></div>`,
    );
    const { passages } = read(`<div style="color: white">${lines.join('')}</div>`);
    expect(JSON.stringify(passages)).toContain('Room 11 has a view');
  });

  it('is read where a sentence is set as a heading', () => {
    const { passages } = read(
      '<h1>Prices</h1><h2>Private lessons are charged for without a notice of 24 hours.</h2>',
    );
    expect(passages).toMatchObject([{ heading: 'Prices', text: expect.stringContaining('24 hours') }]);
  });
});

describe('what the pages of a site repeat', () => {
  it.each([
    'cookies',
    'Accept all',
    'Add a photo',
    'Lorem',
    'tagline',
    '123-4567',
    '123-456-7890',
    'Street Name',
  ])('is no knowledge: %s', (leftover) => {
    expect(everything).not.toContain(leftover);
  });

  it('is knowledge once, where the business says it', () => {
    const { passages, facts } = knowledge;
    expect(passages.filter(({ text }) => text.includes('12 Mill Road'))).toHaveLength(1);
    expect(facts.filter(({ kind }) => kind === 'phone')).toHaveLength(1);
    expect(facts.filter(({ kind }) => kind === 'address')).toHaveLength(1);
  });
});
