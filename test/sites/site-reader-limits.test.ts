import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { SiteReading } from '../../sites/types.ts';
import {
  openReader,
  openSharedPool,
  page,
  pathsOf,
  serveSite,
  skippedOf,
  type Answer,
  type ReaderUnderTest,
  type TestSite,
} from './support.ts';

const shared = openSharedPool();
let reader: ReaderUnderTest;
beforeAll(() => {
  reader = openReader({ parsePool: shared.pool, pageTimeoutMs: 2_000 });
});
const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
afterAll(async () => {
  await reader.close();
  await shared.close();
});

async function serve(pages: Parameters<typeof serveSite>[0]): Promise<TestSite> {
  const site = await serveSite(pages);
  sites.push(site);
  return site;
}

/** Every page leads to ten more. */
const endlessSite = (path: string): string | undefined =>
  /^\/(?:\d+)?$/.test(path)
    ? page(
        path,
        Array.from({ length: 10 }, (_, digit) => `${path}${digit}`),
      )
    : undefined;

describe('a reading stays within its budget of', () => {
  it('pages', async () => {
    const site = await serve(endlessSite);
    const reading = await reader.read(site.origin, { maxPages: 7 });
    expect(reading.pages).toHaveLength(7);
    expect(reading.truncatedBy).toBe('pages');
    expect(site.requests).toHaveLength(7 + 2);
  });

  it('pages, which is not exceeded where the site has just as many', async () => {
    const site = await serve({ '/': page('Home', ['/a']), '/a': page('A') });
    expect(await reader.read(site.origin, { maxPages: 2 })).not.toHaveProperty('truncatedBy');
  });

  it('bytes, after decompression', async () => {
    const site = await serve((path) => {
      const answer = endlessSite(path);
      return answer === undefined
        ? undefined
        : {
            headers: { 'content-encoding': 'gzip' },
            body: gzipSync(`${answer}${' '.repeat(50_000)}`),
          };
    });
    const reading = await reader.read(site.origin, { maxBytes: 200_000 });
    expect(reading.bytes).toBeLessThanOrEqual(200_000);
    expect(reading.pages).toHaveLength(3);
    expect(reading.truncatedBy).toBe('bytes');
  });

  it('bytes, without waiting for pages under way', async () => {
    const site = await serve({
      '/': page('Home', ['/contact|Contact', '/hours|Hours']),
      '/contact': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
      '/hours': page('Hours').padEnd(60_000),
    });
    const patient = openReader({ parsePool: shared.pool, pageTimeoutMs: 3_600_000 });
    const reading = await patient.read(site.origin, { maxBytes: 50_000, maxDurationMs: 3_600_000 });
    await patient.close();
    expect(reading.truncatedBy).toBe('bytes');
  });

  it('time, keeping what was read', async () => {
    const site = await serve((path) => {
      if (path === '/' || path === '/robots.txt') return endlessSite(path);
      return () => undefined;
    });
    const quick = openReader({ parsePool: shared.pool });
    const reading = await quick.read(site.origin, { maxDurationMs: 2_000 });
    await quick.close();
    expect(pathsOf(reading)).toContain('/');
    expect(reading.truncatedBy).toBe('duration');
  });

  it('requests, where most links are broken', async () => {
    const links = Array.from({ length: 500 }, (_, number) => `/broken/${number}`);
    const site = await serve({ '/': page('Home', links) });
    const reading = await reader.read(site.origin, { maxPages: 20 });
    expect(site.requests.filter((path) => path.startsWith('/broken'))).toHaveLength(80);
    expect(reading.truncatedBy).toBe('pages');
  });

  it('one reader, who may stop it', async () => {
    const reason = new Error('cancelled');
    const stop = new AbortController();
    const site = await serve((path) => {
      if (path === '/1') stop.abort(reason);
      return endlessSite(path);
    });
    await expect(reader.read(site.origin, {}, stop.signal)).rejects.toBe(reason);
  });
});

describe('a reading is polite:', () => {
  it('two requests at once to a host, over all readings of it', async () => {
    const site = await serve(endlessSite);
    await Promise.all([1, 2, 3].map(() => reader.read(site.origin, { maxPages: 15 })));
    expect(site.mostAtOnce()).toBe(2);
  });

  it('it says who it is', async () => {
    const agents = new Set<string | undefined>();
    const site = await serve({
      '/': (request, response) => {
        agents.add(request.headers['user-agent']);
        response.setHeader('content-type', 'text/html').end(page('Home'));
      },
    });
    await reader.read(site.origin);
    expect([...agents]).toEqual(['SwitchboardBot/1.0 (+https://switchboard.example/bot)']);
  });

  it('it leaves out what robots.txt forbids, also behind redirects', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nDisallow: /private\nUser-agent: SwitchboardBot\nDisallow: /secret',
      '/': page('Home', ['/private', '/secret/1', '/way-in']),
      '/private': page('Private'),
      '/secret/1': page('Secret'),
      '/secret/2': page('Secret too'),
      '/way-in': { status: 302, headers: { location: '/secret/2' } },
    });
    const reading = await reader.read(site.origin);
    expect(pathsOf(reading)).toEqual(['/', '/private']);
    expect(skippedOf(reading)).toEqual({ '/secret/1': 'robots', '/way-in': 'robots' });
    expect(site.requests.filter((path) => path.startsWith('/secret'))).toEqual([]);
  });

  it('it keeps the distance that robots.txt asks for', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 0.2',
      '/': page('Home', ['/a', '/b']),
      '/a': page('A'),
      '/b': page('B'),
    });
    const { durationMs, pages } = await reader.read(site.origin);
    expect(pages).toHaveLength(3);
    expect(durationMs).toBeGreaterThanOrEqual(2 * 200);
  });

  const urls = (...paths: string[]) => ({
    headers: { 'content-type': 'application/xml' },
    body: `<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`,
  });

  it('it leaves out sitemaps that robots.txt forbids, also behind redirects and in indexes', async () => {
    const site = await serve({
      '/robots.txt':
        'User-agent: *\nDisallow: /sitemap\nDisallow: /maps/\nSitemap: /index.xml\nSitemap: /moved.xml',
      '/index.xml': '<sitemapindex><sitemap><loc>/maps/1.xml</loc></sitemap></sitemapindex>',
      '/moved.xml': { status: 301, headers: { location: '/maps/2.xml' } },
      '/maps/1.xml': urls('/secret-hours'),
      '/maps/2.xml': urls('/secret-hours'),
      '/sitemap.xml': urls('/secret-hours'),
      '/': page('Home'),
      '/secret-hours': page('Secret'),
    });
    const reading = await reader.read(site.origin);
    expect(pathsOf(reading)).toEqual(['/']);
    expect(site.requests.toSorted()).toEqual(['/', '/index.xml', '/moved.xml', '/robots.txt']);
  });

  it('it reads a sitemap that robots.txt names itself, whatever its rules say of the folder', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nDisallow: /system/\nSitemap: /system/map.xml',
      '/system/map.xml': urls('/hours'),
      '/': page('Home'),
      '/hours': page('Hours'),
    });
    expect(pathsOf(await reader.read(site.origin))).toEqual(['/', '/hours']);
  });

  it('it keeps that distance between sitemaps and pages too', async () => {
    const times: number[] = [];
    const noting =
      (body: string): Answer =>
      (_request, response) => {
        times.push(performance.now());
        response.setHeader('content-type', 'text/html').end(body);
      };
    const site = await serve({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 0.2\nSitemap: /1.xml\nSitemap: /2.xml',
      '/': noting(page('Home', ['/a'])),
      '/a': noting(page('A')),
      '/1.xml': noting(urls('/').body),
      '/2.xml': noting(urls('/').body),
      '/sitemap.xml': noting(urls('/').body),
    });
    await reader.read(site.origin);
    const distances = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(distances).toHaveLength(4);
    // Requests start that far apart; they arrive with a little less or more.
    expect(Math.min(...distances)).toBeGreaterThan(100);
  });

  it('it comes back once to a page that is asked for too soon', async () => {
    let asked = 0;
    const site = await serve({
      '/': page('Home', ['/busy', '/always-busy']),
      '/busy': (_request, response) => {
        asked += 1;
        if (asked === 1) response.writeHead(429, { 'retry-after': '1' }).end();
        else response.setHeader('content-type', 'text/html').end(page('Busy'));
      },
      '/always-busy': { status: 503, headers: { 'retry-after': '0' } },
    });
    const reading = await reader.read(site.origin);
    expect(pathsOf(reading)).toEqual(['/', '/busy']);
    expect(reading.durationMs).toBeGreaterThanOrEqual(1_000);
    expect(skippedOf(reading)).toEqual({ '/always-busy': 'status' });
    expect(site.requests.filter((path) => path.includes('busy'))).toHaveLength(4);
  });

  it('it leaves a site alone that has gone down', async () => {
    const links = Array.from({ length: 100 }, (_, number) => `/${number}`);
    const site = await serve((path) => {
      if (path === '/robots.txt') return undefined;
      return path === '/' ? page('Home', links) : (request) => request.socket.destroy();
    });
    const reading = await reader.read(site.origin);
    expect(reading.pages).toHaveLength(1);
    expect(reading.skipped.length).toBeLessThan(10);
    expect(reading.truncatedBy).toBe('failures');
  });
});

describe('a reading that ends early tells', () => {
  /** The pages named come before `/visit.html`. */
  const siteOf = (count: number, answer: Answer) => (path: string) => {
    if (path === '/visit.html') return page('Visit');
    if (path !== '/') return path === '/robots.txt' || path === '/sitemap.xml' ? undefined : answer;
    return page('Home', [
      ...Array.from({ length: count }, (_, number) => `/${number}|Opening hours`),
      '/visit.html',
    ]);
  };
  const pathsLeft = ({ unread }: SiteReading) => unread.map((url) => new URL(url).pathname);

  it('that the host failed, and which pages that cost, the best first', async () => {
    const site = await serve(siteOf(12, (request: IncomingMessage) => request.socket.destroy()));
    const reading = await reader.read(site.origin);
    expect(reading.truncatedBy).toBe('failures');
    const missed = [...Object.keys(skippedOf(reading)), ...pathsLeft(reading)];
    expect(missed.toSorted()).toEqual(
      [...Array.from({ length: 12 }, (_, n) => `/${n}`), '/visit.html'].toSorted(),
    );
    expect(missed.at(-1)).toBe('/visit.html');
  });

  it('nothing where nothing was left to read', async () => {
    const site = await serve((path) => {
      if (path === '/')
        return page(
          'Home',
          Array.from({ length: 6 }, (_, number) => `/${number}`),
        );
      return path === '/robots.txt' ? undefined : (request) => request.socket.destroy();
    });
    const reading = await reader.read(site.origin);
    expect(Object.values(skippedOf(reading))).toEqual(Array(6).fill('unreachable'));
    expect(reading).not.toHaveProperty('truncatedBy');
    expect(reading.unread).toEqual([]);
  });

  it('that its pages cannot be understood', async () => {
    const site = await serve(siteOf(9, '<!-- throw -->'));
    const reading = await reader.read(site.origin);
    expect(reading.truncatedBy).toBe('unreadable');
    expect(pathsLeft(reading)).toContain('/visit.html');
  });

  it('that its pages are too large, but reads what stands behind a few of them', async () => {
    const large = Buffer.alloc(3_200_000, 'x');
    const few = await reader.read((await serve(siteOf(10, large))).origin);
    expect(pathsOf(few)).toEqual(['/', '/visit.html']);
    expect(Object.values(skippedOf(few))).toEqual(Array(10).fill('too-large'));
    expect(few).not.toHaveProperty('truncatedBy');
    const many = await reader.read((await serve(siteOf(40, large))).origin);
    expect(pathsOf(many)).toEqual(['/']);
    expect(many.truncatedBy).toBe('too-large');
    expect(many.skipped.length).toBeLessThan(25);
    expect(many.skipped.length + many.unread.length).toBeGreaterThan(30);
  });

  it('which pages its budgets cost, also those that were under way', async () => {
    const site = await serve((path) => {
      if (path === '/') return page('Home', ['/slow-hours', '/slow-contact', '/a', '/b']);
      return path === '/robots.txt' || path === '/sitemap.xml' ? undefined : () => undefined;
    });
    const quick = openReader({ parsePool: shared.pool });
    const reading = await quick.read(site.origin, { maxDurationMs: 1_500 });
    await quick.close();
    expect(reading.truncatedBy).toBe('duration');
    expect(pathsLeft(reading).toSorted()).toEqual(['/a', '/b', '/slow-contact', '/slow-hours']);
    const few = await reader.read((await serve(endlessSite)).origin, { maxPages: 7 });
    expect(few.unread).toHaveLength(20);
  });
});

describe('a hostile site costs no more than its budget:', () => {
  async function readHostile(pages: Record<string, Answer>): Promise<SiteReading> {
    const site = await serve({
      '/': page('Home', [...Object.keys(pages), '/hours']),
      '/hours': page('Hours'),
      ...pages,
    });
    return reader.read(site.origin);
  }

  it('a bomb, an endless and a trickling page', async () => {
    const reading = await readHostile({
      '/bomb': { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(30_000_000, 'x')) },
      '/endless': (_request, response) => {
        response.setHeader('content-type', 'text/html');
        Readable.from(
          (function* () {
            for (;;) yield '<p>more</p>'.repeat(1_000);
          })(),
        ).pipe(response);
      },
      '/trickle': (_request, response) => {
        response.setHeader('content-type', 'text/html');
        const timer = setInterval(() => response.write('x'), 10);
        response.on('close', () => clearInterval(timer));
      },
    });
    expect(pathsOf(reading)).toEqual(['/', '/hours']);
    expect(skippedOf(reading)).toEqual({
      '/bomb': 'too-large',
      '/endless': 'too-large',
      '/trickle': 'unreachable',
    });
  });

  it('redirects in a circle, and ever on', async () => {
    const site = await serve((path) => {
      if (path === '/') return page('Home', ['/circle-a', '/on/1', '/hours']);
      if (path === '/hours') return page('Hours');
      if (path.startsWith('/circle'))
        return { status: 302, headers: { location: path === '/circle-a' ? '/circle-b' : '/circle-a' } };
      if (path.startsWith('/on/'))
        return { status: 302, headers: { location: `/on/${Number(path.slice(4)) + 1}` } };
      return undefined;
    });
    const reading = await reader.read(site.origin);
    expect(pathsOf(reading)).toEqual(['/', '/hours']);
    expect(site.requests.filter((path) => path.startsWith('/on/'))).toHaveLength(6);
  });

  it('pages that send their reader on, without end', async () => {
    const site = await serve((path) => {
      const number = Number(/^\/(\d*)$/.exec(path)?.[1] ?? NaN);
      return Number.isNaN(number)
        ? undefined
        : `<meta http-equiv="refresh" content="0;url=/${number + 1}"><title>${number}</title><body>Wait ${number}`;
    });
    const reading = await reader.read(site.origin, { maxPages: 8 });
    expect(reading.url).toBe(`${site.origin}/3`);
    expect(reading.pages).toHaveLength(8);
  });

  it('links that grow, and calendars without end', async () => {
    const site = await serve((path) => {
      if (path === '/robots.txt' || path === '/sitemap.xml') return undefined;
      const day = Number(/day=(\d+)/.exec(path)?.[1] ?? 0);
      return page(path, ['/hours', 'deeper/', `/calendar?day=${day + 1}`, `/calendar?day=${day + 2}`]);
    });
    const reading = await reader.read(site.origin, { maxPages: 200 });
    expect(pathsOf(reading)).toContain('/hours');
    expect(reading.pages.length).toBeLessThan(100);
  });

  it('a page of thousands of links', async () => {
    const links = Array.from({ length: 20_000 }, (_, number) => `<a href=/x${number}>x</a>`).join('');
    const site = await serve({ '/': page('Home', [], links) });
    const reading = await reader.read(site.origin, { maxPages: 3 });
    expect(reading.pages).toHaveLength(1);
    expect(site.requests.length).toBeLessThan(20);
  });

  it('pages that take the parser hostage', async () => {
    const traps = Array.from({ length: 20 }, (_, number) => `/trap${number}`);
    const site = await serve((path) => {
      if (path === '/') return page('Home', ['/hours', ...traps]);
      if (path === '/hours') return page('Hours');
      return path.startsWith('/trap') ? page(path, [], '<!-- throw -->') : undefined;
    });
    const reading = await reader.read(site.origin);
    expect(pathsOf(reading)).toEqual(['/', '/hours']);
    expect(reading.skipped.length).toBeLessThanOrEqual(5);
  });
});
