/** Pieces of a page are what it says, whatever characters it holds. */
import { describe, expect, it } from '@jest/globals';
import { textOf } from '../../domain/knowledge/page/dom.ts';
import { parseHtml } from '../../domain/knowledge/page/parse-html.ts';
import { PageSource } from '../../domain/knowledge/page/page-source.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';

describe('the source of a page', () => {
  const sources: [name: string, html: string][] = [
    ['plain', '<p class=a>Plain words</p>'],
    ['accented', '<p title="Café">Crème brûlée</p>'],
    ['with a dash', '<title>Menu – Café</title><p>Soup</p>'],
    ['in other scripts', '<p>営業時間 9:00〜18:00</p><p>Zażółć gęślą jaźń</p>'],
    ['with characters of two units', '<p>Party 🎉🎉 <b>tonight</b></p>'],
    ['with the stand-in itself', '<p>a\x1ab</p><p>– \x1a</p>'],
    ['with wide look-alikes of markup', '<p>a \u203c b \u013e c \u0126amp; d</p>'],
    ['of nothing', ''],
  ];

  it.each(sources)('gives every piece of a page %s as it is written', (_, html) => {
    const source = new PageSource(html);
    for (let start = 0; start <= html.length; start += 1)
      for (let end = start; end <= html.length; end += 1)
        expect(source.slice(start, end)).toBe(html.slice(start, end));
  });

  it.each(sources)('looks the same to a parser where it is %s', (_, html) => {
    const { narrow } = new PageSource(html);
    expect(narrow).toHaveLength(html.length);
    expect(narrow).toMatch(/^[\x00-\xff]*$/);
    expect([...narrow.matchAll(/[<>&"'=/]/g)].map(({ index }) => index)).toEqual(
      [...html.matchAll(/[<>&"'=/]/g)].map(({ index }) => index),
    );
  });

  it('keeps wide characters in names, attributes and text', () => {
    const root = parseHtml('<p data-größe="“L” – 大">Größe „L“ – 大 &amp; 🎉</p>');
    const [paragraph] = root.children;
    expect(paragraph).toMatchObject({ name: 'p', attributes: { 'data-größe': '“L” – 大' } });
    expect(textOf(root)).toBe('Größe „L“ – 大 & 🎉');
  });

  it('quotes what a page says around them', () => {
    const html = '<p>Tables for “regulars” – call <a href="tel:+15185550132">(518) 555-0132</a></p>';
    const { text, facts } = readPage({ url: 'https://harvest.example.com/', html });
    expect(text).toBe('Tables for “regulars” – call (518) 555-0132');
    for (const { source } of facts) expect(html.replace(/<[^<>]*>/g, ' ')).toContain(source.quote);
    expect(facts.map(({ kind }) => kind)).toContain('phone');
  });
});
