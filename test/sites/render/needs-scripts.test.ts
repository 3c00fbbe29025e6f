import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../../domain/knowledge/read-page.ts';
import { needsScripts } from '../../../sites/needs-scripts.ts';

const isShell = (html: string) => needsScripts(html, readPage({ url: 'https://a.example/', html }));
const script = '<script src="/app.js"></script>';
const words = 'We repair bicycles of every kind, old and new. ';

describe('a page needs its scripts', () => {
  it.each([
    ['an empty mount', `<body><div id="root"></div>${script}</body>`],
    [
      'an empty mount beside a menu',
      `<body><nav><a href=/a>Our services</a></nav><p>Loading the page, please wait a moment</p><div id=app></div>${script}</body>`,
    ],
    ['an empty component', `<body><p>${words}</p><app-root></app-root>${script}</body>`],
    [
      'a request to turn them on',
      `<body><p>${words}</p><noscript>You need to enable JavaScript to run this app.</noscript>${script}</body>`,
    ],
    ['nothing but a word', `<body>Loading…${script}</body>`],
  ])('with %s', (_case, html) => expect(isShell(html)).toBe(true));

  it.each([
    ['that has none', '<body><div id="root"></div></body>'],
    ['with text, whatever its mount', `<body>${words.repeat(10)}<div id="root"></div>${script}</body>`],
    ['with little text that counts its visitors', `<body><p>${words}</p>${script}</body>`],
    ['of frames', `<frameset><frame src="a.html"></frameset>${script}`],
    ['that sends its reader on', `<meta http-equiv="refresh" content="0;url=/b"><body>${script}</body>`],
  ])('not one %s', (_case, html) => expect(isShell(html)).toBe(false));

  it.each([
    ['<div id='.repeat(50_000)],
    ['<a-b>'.repeat(80_000)],
    ['<noscript>'.repeat(40_000)],
    [`<div ${'id= '.repeat(100_000)}`],
  ])('which is told without much thought of %.20s…', (bait) => {
    const content = { ...readPage({ url: 'https://a.example/', html: '' }) };
    expect(needsScripts(`<script>${bait}`, { ...content, text: 'x'.repeat(100) })).toBe(false);
  });
});
