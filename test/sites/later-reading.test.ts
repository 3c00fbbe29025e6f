import { beforeEach, describe, expect, it } from '@jest/globals';
import { unpackText } from '../../sites/packed-text.ts';
import type { KeptPage, KnownPage, SiteReading } from '../../sites/types.ts';
import type { PageContent, PageLink } from '../../domain/knowledge/types.ts';
import { openForFile, page, pathsOf, roomyBudget, type Answer, type TestSite } from './support.ts';

const { serve, openReader, parsePool } = openForFile();
const parsed: string[] = [];
const reader = openReader({
  parsePool: {
    ...parsePool,
    parse: (task, ...rest) => (parsed.push(new URL(task.url).pathname), parsePool.parse(task, ...rest)),
  },
});
beforeEach(() => void parsed.splice(0));

/** What the database would keep of a reading. */
function knownOf({ pages }: SiteReading): Map<string, KnownPage> {
  const keep = ({ content, contentHash, etag, lastModified, linksJson }: KeptPage): KnownPage => ({
    contentHash,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    restore: () =>
      Promise.resolve({
        ...(JSON.parse(unpackText(content.contentJson)) as PageContent),
        title: `${content.title} (kept)`,
        text: unpackText(content.text),
        links: JSON.parse(unpackText(linksJson)) as PageLink[],
      }),
  });
  return new Map(pages.map((read) => [read.content.url, keep(read)]));
}

const readAgain = (site: TestSite, known: ReadonlyMap<string, KnownPage>) =>
  reader.reader.read(site.origin, { budget: roomyBudget, signal: new AbortController().signal, known });

/** Answers 304 to its own validators, as servers do; the tag wins over the date. */
const validated =
  (body: string, headers: { etag?: string; 'last-modified'?: string }): Answer =>
  (request, response) => {
    const { 'if-none-match': tag, 'if-modified-since': since } = request.headers;
    const isSame =
      tag === undefined ? since !== undefined && since === headers['last-modified'] : tag === headers.etag;
    response
      .writeHead(isSame ? 304 : 200, { 'content-type': 'text/html', ...headers })
      .end(isSame ? '' : body);
  };

const titlesOf = ({ pages }: SiteReading) => pages.map(({ content }) => content.title);

describe('a later reading', () => {
  it('keeps the pages that have not changed, and follows their links', async () => {
    const modified = 'Mon, 01 Jan 2024 00:00:00 GMT';
    const pages: Record<string, Answer> = {
      '/': validated(page('Home', ['/tagged', '/dated', '/plain']), { etag: '"1"' }),
      '/tagged': validated(page('Tagged', ['/deep']), { etag: 'W/"2"', 'last-modified': modified }),
      '/dated': validated(page('Dated'), { 'last-modified': modified }),
      '/plain': page('Plain'),
      '/deep': validated(page('Deep'), { etag: '"3"' }),
    };
    const site = await serve(pages);
    const first = await readAgain(site, new Map());
    expect(first.pages.map(({ isUnchanged }) => isUnchanged)).toEqual(Array(5).fill(undefined));
    parsed.length = 0;
    const second = await readAgain(site, knownOf(first));
    expect(parsed).toEqual([]);
    expect(pathsOf(second).toSorted()).toEqual(pathsOf(first).toSorted());
    expect(second.pages.every(({ isUnchanged }) => isUnchanged)).toBe(true);
    expect(titlesOf(second)).toContain('Deep (kept)');
    // Only the page without validators was sent again.
    expect(second.bytes).toBe(page('Plain').length);
  });

  it('takes the pages over that another agent knows, to be written for this one, and no 304 that nobody asked for', async () => {
    const pages: Record<string, Answer> = {
      '/': validated(page('Home', ['/menu', '/visit']), { etag: '"1"' }),
      '/menu': validated(page('Menu'), { etag: '"2"' }),
      '/visit': { status: 304 },
    };
    const site = await serve(pages);
    const borrowed = new Map(
      [...knownOf(await readAgain(site, new Map()))].map(([url, known]) => [
        url,
        { ...known, isBorrowed: true as const },
      ]),
    );
    parsed.length = 0;
    const reading = await readAgain(site, borrowed);
    expect(parsed).toEqual([]);
    expect(titlesOf(reading)).toEqual(['Home (kept)', 'Menu (kept)']);
    expect(reading.pages.map(({ isUnchanged }) => isUnchanged)).toEqual([undefined, undefined]);
    expect(reading.skipped).toContainEqual({ url: `${site.origin}/visit`, reason: 'status', detail: '304' });
  });

  it('reads what changed, what is new, and not what is gone', async () => {
    const pages: Record<string, Answer> = {
      '/': validated(page('Home', ['/hours', '/gone']), { etag: '"1"' }),
      '/hours': validated(page('Hours'), { etag: '"2"' }),
      '/gone': validated(page('Gone'), { etag: '"3"' }),
    };
    const site = await serve(pages);
    const first = await readAgain(site, new Map());
    pages['/'] = validated(page('Home', ['/hours', '/new']), { etag: '"1b"' });
    pages['/new'] = page('New');
    delete pages['/gone'];
    const second = await readAgain(site, knownOf(first));
    expect(titlesOf(second).toSorted()).toEqual(['Home', 'Hours (kept)', 'New']);
    expect(second.pages.find(({ content }) => content.title === 'Home')?.etag).toBe('"1b"');
  });

  it('sends validators of a page to that page only, also behind redirects', async () => {
    const asked: (string | undefined)[] = [];
    const note: (answer: Answer) => Answer = (answer) => (request, response) => {
      asked.push(`${request.url} ${request.headers['if-none-match'] ?? '-'}`);
      if (typeof answer === 'function') answer(request, response);
    };
    const site = await serve({
      '/': note((_request, response) => void response.writeHead(302, { location: '/home' }).end()),
      '/home': note(validated(page('Home'), { etag: '"h"' })),
    });
    const first = await readAgain(site, new Map());
    asked.length = 0;
    const second = await readAgain(site, knownOf(first));
    expect(asked).toEqual(['/ -', '/home "h"']);
    expect(titlesOf(second)).toEqual(['Home (kept)']);
  });

  it('reads a page afresh that is no longer there to be restored', async () => {
    const site = await serve({ '/': page('Home') });
    const first = await readAgain(site, new Map());
    const known = new Map(
      [...knownOf(first)].map(([url, entry]) => [
        url,
        { ...entry, restore: () => Promise.resolve(undefined) },
      ]),
    );
    const second = await readAgain(site, known);
    expect(titlesOf(second)).toEqual(['Home']);
    expect(second.pages[0]).not.toHaveProperty('isUnchanged');
  });

  it('still knows a form to log in, which alone is no site', async () => {
    const form =
      '<title>Log in</title><p>Please log in to go on</p><input type="password"><a href="/hours">Hours</a>';
    const pages: Record<string, Answer> = { '/': validated(form, { etag: '"1"' }), '/hours': page('Hours') };
    const site = await serve(pages);
    const first = await readAgain(site, new Map());
    expect(pathsOf(first)).toEqual(['/', '/hours']);
    delete pages['/hours'];
    await expect(readAgain(site, knownOf(first))).rejects.toMatchObject({
      code: 'SITE_EMPTY',
      message: expect.stringContaining('without logging in'),
    });
  });
});
