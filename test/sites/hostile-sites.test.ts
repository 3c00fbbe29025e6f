import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { SiteReading } from '../../sites/types.ts';
import { openForFile, page, pathsOf, skippedOf, type Answer } from './support.ts';

const { serve, openReader } = openForFile();
const reader = openReader({ pageTimeoutMs: 5_000 });

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

  it('a hundred redirects that go on for ever, each of them a request', async () => {
    const links = Array.from({ length: 100 }, (_, number) => `/go${number}`);
    const site = await serve((path) => {
      if (path === '/') return page('Home', links);
      if (!path.startsWith('/go')) return undefined;
      return { status: 302, headers: { location: `${path}x` } };
    });
    const reading = await reader.read(site.origin, { maxPages: 20 });
    expect(pathsOf(reading)).toEqual(['/']);
    expect(site.requests.filter((path) => path.startsWith('/go')).length).toBeLessThanOrEqual(80);
    expect(reading.truncatedBy).toBe('pages');
    expect(reading.unread).toHaveLength(20);
  });

  it('redirects beyond its attempts, whose destinations it names', async () => {
    const site = await serve((path) => {
      if (path === '/') return page('Home', ['/a1', '/b1']);
      const [, name, number] = /^\/([ab])(\d)$/.exec(path) ?? [];
      if (name === undefined) return undefined;
      return number === '5'
        ? page(path)
        : { status: 302, headers: { location: `/${name}${Number(number) + 1}` } };
    });
    const reading = await reader.read(site.origin, { maxPages: 2 });
    const asked = site.requests.filter((path) => /^\/[ab]/.test(path));
    const unread = reading.unread.map((url) => new URL(url).pathname);
    expect(unread.length).toBeGreaterThan(0);
    expect(asked).not.toEqual(expect.arrayContaining(unread));
    expect(reading.truncatedBy).toBe('pages');
  });

  it('sessions in addresses, new on each page', async () => {
    let session = 0;
    const site = await serve((path) => {
      const name = path.replace(/^\/\(S\(\w+\)\)/, '');
      if (!['/', '/hours', '/menu'].includes(name)) return undefined;
      session += 1;
      const folder = `/(S(lit3py55t21z5v55vlm${session}))`;
      return page(`${name} ${session}`, [`${folder}/hours`, `${folder}/menu`, `${folder}/`]);
    });
    const reading = await reader.read(site.origin);
    expect(pathsOf(reading)).toEqual(['/', '/hours', '/menu']);
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
