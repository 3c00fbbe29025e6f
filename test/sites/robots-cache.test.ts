import { afterEach, describe, expect, it } from '@jest/globals';
import { createRobotsCache, type RobotsCache } from '../../sites/robots-cache.ts';
import { openWayOut } from '../outbound/support.ts';
import { serveSite, type Answer, type TestSite } from './support.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function robotsOf(
  answer: Record<string, Answer>,
): Promise<{ site: TestSite; cache: RobotsCache; clock: { ms: number } }> {
  const site = await serveSite(answer);
  const wayOut = openWayOut({ allow: '127.0.0.1' });
  cleanups.push(wayOut.close, site.close);
  const clock = { ms: 0 };
  const cache = createRobotsCache({
    fetch: wayOut.fetch,
    userAgent: 'SwitchboardBot/1.0',
    productToken: 'SwitchboardBot',
    now: () => clock.ms,
  });
  return { site, cache, clock };
}

const denyAll = 'User-agent: *\nDisallow: /';

async function allowed(answer: Record<string, Answer>, path = '/x'): Promise<boolean | string> {
  const { site, cache } = await robotsOf(answer);
  const url = new URL(path, site.origin);
  const found = await cache.ask(url);
  return found.kind === 'rules' ? found.rules.allows(url) : found.kind;
}

describe('a robots.txt', () => {
  it('of 200 counts', async () => {
    expect(await allowed({ '/robots.txt': denyAll })).toBe(false);
  });

  it.each([
    ['little', Buffer.from(`\ufeff${denyAll}`, 'utf16le')],
    ['big', Buffer.from(`\ufeff${denyAll}`, 'utf16le').swap16()],
  ])('in UTF-16, the %s end first, counts', async (_, body) => {
    expect(await allowed({ '/robots.txt': body })).toBe(false);
  });

  it.each([400, 401, 403, 404, 410, 429])('of %d allows everything (RFC 9309, 2.3.1.3)', async (status) => {
    expect(await allowed({ '/robots.txt': { status, body: denyAll } })).toBe(true);
  });

  it.each([500, 502, 503])('of %d allows nothing (2.3.1.4)', async (status) => {
    expect(await allowed({ '/robots.txt': { status } })).toBe('unreachable');
  });

  it('that breaks off allows nothing, and says why', async () => {
    const { site, cache } = await robotsOf({ '/robots.txt': (request) => request.socket.destroy() });
    expect(await cache.ask(new URL(site.origin))).toMatchObject({
      kind: 'failed',
      error: { kind: 'connection-reset' },
    });
  });

  it('counts after five redirects, and not after six (2.3.1.2)', async () => {
    const chain = (length: number): Record<string, Answer> => {
      const hops = Array.from({ length }, (_, index): [string, Answer] => [
        index === 0 ? '/robots.txt' : `/hop${index}`,
        { status: 301, headers: { location: `/hop${index + 1}` } },
      ]);
      return { ...Object.fromEntries(hops), [`/hop${length}`]: denyAll };
    };
    expect(await allowed(chain(5))).toBe(false);
    expect(await allowed(chain(6))).toBe(true);
  });

  it('counts up to 500 KiB (2.5)', async () => {
    const filler = `# ${'x'.repeat(97)}\n`.repeat(5_110);
    expect(await allowed({ '/robots.txt': `User-agent: *\n${filler}Disallow: /x` })).toBe(false);
    expect(await allowed({ '/robots.txt': `User-agent: *\n${filler.repeat(2)}Disallow: /x` })).toBe(true);
  });
});

describe('a robots.txt is asked for', () => {
  it('once in 24 hours, also by many at once', async () => {
    const { site, cache, clock } = await robotsOf({ '/robots.txt': denyAll });
    const url = new URL(site.origin);
    await Promise.all([cache.ask(url), cache.ask(url)]);
    clock.ms = 24 * 3_600_000 - 1;
    await cache.ask(url);
    expect(site.requests).toEqual(['/robots.txt']);
    clock.ms += 1;
    await cache.ask(url);
    expect(site.requests).toHaveLength(2);
  });

  it('again after it could not be read, and after it was forgotten', async () => {
    const pages: Record<string, Answer> = { '/robots.txt': { status: 503 } };
    const { site, cache } = await robotsOf(pages);
    const url = new URL(site.origin);
    expect((await cache.ask(url)).kind).toBe('unreachable');
    pages['/robots.txt'] = denyAll;
    expect((await cache.ask(url)).kind).toBe('rules');
    cache.forget(url);
    await cache.ask(url);
    expect(site.requests).toHaveLength(3);
  });
});
