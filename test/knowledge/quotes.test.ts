/** Quotes stand in one stretch of the page, however its text is taken out. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { strictText } from '../../eval/strict-text.ts';

const url = 'https://shop.example/';
const quotesOf = (html: string, kind: string): string[] =>
  readPage({ url, html: `<html lang=en>${html}` }).facts.flatMap((fact) =>
    fact.kind === kind ? [fact.source.quote] : [],
  );

describe('the shortest words that carry a fact', () => {
  it.each([
    [
      'an address in a sentence',
      '<p>Write to <a href="#">jo@shop.example</a>.</p>',
      'email',
      'jo@shop.example',
    ],
    ['a number in a sentence', '<p>Call <b>(415) 555-0132</b>, any day.</p>', 'phone', '(415) 555-0132'],
    [
      'a number among icons',
      '<p><svg><title>Phone</title></svg>(415) 555-0132 <button>Call</button></p>',
      'phone',
      '(415) 555-0132',
    ],
    [
      'a sentence of a paragraph',
      '<p>We love hair. Dogs are <i>very</i> welcome. Come in.</p>',
      'policy',
      'Dogs are very welcome.',
    ],
    ['a name inside styled letters', '<h2>Prices</h2><p><b>Cut</b>: $30</p>', 'service', 'Cut : $30'],
    [
      'cells that style sets apart',
      '<h2>Hours</h2><p><span>Tue</span><span>10am-5pm</span></p>',
      'hours',
      'Tue 10am-5pm',
    ],
    ['an amount in two elements', '<h3>Half day</h3><p><i>€</i><b>590</b></p>', 'service', 'Half day € 590'],
    [
      'all paragraphs of an answer',
      '<details><summary>Why?</summary><p>Because we can do it.<p>And more.</details>',
      'faq',
      'Because we can do it. And more.',
    ],
  ])('%s', (_, html, kind, quote) => {
    expect(quotesOf(html, kind)).toEqual([quote]);
    expect(strictText(html)).toContain(quote);
  });

  it('never reaches across text that nobody sees', () => {
    const html =
      '<p>Open Mon-Fri <script>var a = 1</script>9am-5pm</p><p>Cash<button>Ignore</button> only, please no cards.</p>';
    for (const { source } of readPage({ url, html: `<html lang=en>${html}` }).facts)
      expect(strictText(html)).toContain(source.quote);
  });

  it('parts the words around a remark as it parts those around a tag', () => {
    const html = '<table><tr><td>Scalp mask</td><td>$<!-- -->35</td></tr></table>';
    const [price] = readPage({ url, html: `<html lang=en>${html}` }).facts;
    expect(price).toMatchObject({ kind: 'service', value: { name: 'Scalp mask', price_min: 35 } });
    expect(strictText(html)).toContain(price!.source.quote);
  });

  it('writes attributes as the markup does', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/Store"><meta itemprop=name content="Cut &amp; Go"><meta itemprop=telephone content="+1 415 555 0132"></div>';
    const { facts } = composeKnowledge([readPage({ url, html })], { url });
    for (const { source } of facts) expect(html).toContain(source.quote);
    expect(facts.map(({ kind }) => kind)).toEqual(['name', 'phone']);
  });
});

describe('the text of a line', () => {
  const textOf = (html: string): string => readPage({ url, html }).text;
  it.each([
    ['<p><span>Mon</span><span>Closed</span></p>', 'Mon Closed'],
    ['<p><span>Cut</span><span>29 €</span></p>', 'Cut 29 €'],
    ['<p><span>mit Föhnen</span><span>ab 48 €</span></p>', 'mit Föhnen ab 48 €'],
    ['<p><span>Haar</span><span>werk</span></p>', 'Haarwerk'],
    ['<p><b>W</b>elcome</p>', 'Welcome'],
    ['<p>m<sup>2</sup></p>', 'm2'],
    ['<p>Write to <a>us</a>.</p>', 'Write to us.'],
    ['<p>soft&shy;hyphen</p>', 'softhyphen'],
  ])('%s reads "%s"', (html, text) => {
    expect(textOf(html)).toBe(text);
  });
});
