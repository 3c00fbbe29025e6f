import { describe, expect, it } from '@jest/globals';
import { toParsedPage, type ParsedPage } from '../../sites/parse-page.ts';
import { createFrontier } from '../../sites/frontier.ts';
import { createLinkIntake } from '../../sites/link-intake.ts';
import { createReadingLog } from '../../sites/reading-log.ts';
import { createSiteScope } from '../../sites/site-scope.ts';

function content(url: string, text: string, links: string[]): ParsedPage {
  const stated = { facts: [], passages: [], links: links.map((link) => linkTo(new URL(link, url).href)) };
  return toParsedPage({ url, title: '', text, ...stated }, false);
}

const linkTo = (url: string) => ({ url, text: '', nofollow: false });

function intakeOf(home: string) {
  const frontier = createFrontier();
  const log = createReadingLog({ maxPages: 10, maxBytes: 1_000, maxDurationMs: 1_000 });
  const scope = createSiteScope(new URL(home));
  const links = createLinkIntake({ home: content(home, '', []), scope, frontier, log });
  const taken = () => Array.from({ length: frontier.size }, () => frontier.take()?.url.href);
  return { links, log, taken };
}

describe('a link intake', () => {
  it('prefers what a frame set or a splash page links to', () => {
    const { links, taken } = intakeOf('https://a.example/');
    links.take(content('https://a.example/long', 'words '.repeat(100), ['/x', '/team']), 1);
    links.take(content('https://a.example/frames', 'Enter', ['/main.htm']), 1);
    expect(taken()).toEqual(['https://a.example/main.htm', 'https://a.example/team', 'https://a.example/x']);
  });

  it('spells the addresses of the site as its home page does', () => {
    const { links, taken } = intakeOf('https://www.a.example/');
    links.take(content('https://www.a.example/', '', ['http://a.example/b', 'http://www.a.example/b']), 1);
    expect(taken()).toEqual(['https://www.a.example/b']);
  });

  it('does not take a site off https that is read over http', () => {
    const { links, taken } = intakeOf('http://a.example/');
    links.take(content('http://a.example/', '', ['https://a.example/b']), 1);
    expect(taken()).toEqual(['https://a.example/b']);
  });

  it('leaves out other sites, pictures and documents, and notes the documents once', () => {
    const { links, log, taken } = intakeOf('https://a.example/');
    links.take(
      content('https://a.example/', '', [
        'https://b.example/',
        '/a.jpg',
        '/menu.docx',
        '/menu.DOC?v=1',
        '/menu.docx#2',
      ]),
      1,
    );
    links.takeFromSitemap('https://a.example/menu.docx');
    links.takeFromSitemap('not a url');
    expect(taken()).toEqual([]);
    expect(log.skipped.map(({ url }) => url)).toEqual([
      'https://a.example/menu.docx',
      'https://a.example/menu.DOC?v=1',
    ]);
  });

  it('takes PDFs behind pages of the same topic', () => {
    const { links, taken } = intakeOf('https://a.example/');
    links.take(content('https://a.example/', '', ['/menu.pdf', '/menu.html']), 1);
    expect(taken()).toEqual(['https://a.example/menu.html', 'https://a.example/menu.pdf']);
  });

  it('takes what stands in a frame before anything else', () => {
    const { links, taken } = intakeOf('https://a.example/');
    const page = content('https://a.example/', '', ['/opening-hours', '/x7']);
    page.links = page.links.map((link) => (link.url.endsWith('/x7') ? { ...link, framed: true } : link));
    links.take(page, 1);
    expect(taken()).toEqual(['https://a.example/x7', 'https://a.example/opening-hours']);
  });
});
