import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { SiteReading } from '../../sites/types.ts';
import { endlessSite, openForFile, page, pathsOf, skippedOf, type Answer } from './support.ts';

const { serve, openReader } = openForFile();
const reader = openReader();

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
    const patient = openReader({ pageTimeoutMs: 3_600_000 });
    const reading = await patient.read(site.origin, { maxBytes: 50_000, maxDurationMs: 3_600_000 });
    expect(reading.truncatedBy).toBe('bytes');
  });

  it('time, keeping what was read', async () => {
    const site = await serve((path) => {
      if (path === '/' || path === '/robots.txt') return endlessSite(path);
      return () => undefined;
    });
    const reading = await openReader().read(site.origin, { maxDurationMs: 4_000 });
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
    const reading = await openReader().read(site.origin, { maxDurationMs: 4_000 });
    expect(reading.truncatedBy).toBe('duration');
    expect(pathsLeft(reading).toSorted()).toEqual(['/a', '/b', '/slow-contact', '/slow-hours']);
    const few = await reader.read((await serve(endlessSite)).origin, { maxPages: 7 });
    expect(few.unread).toHaveLength(20);
  });
});
