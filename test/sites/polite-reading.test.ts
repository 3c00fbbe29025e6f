import { describe, expect, it } from '@jest/globals';
import { endlessSite, openForFile, page, pathsOf, skippedOf, type Answer } from './support.ts';

const { serve, openReader } = openForFile();
const reader = openReader();

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
