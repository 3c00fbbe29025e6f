import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolveSamplePath, sampleNames, serveSample } from '../../samples/serve.ts';
import type { SampleName, ServedSample } from '../../samples/serve.ts';

const served = new Map<SampleName, ServedSample>();
beforeAll(async () => {
  for (const name of sampleNames) served.set(name, await serveSample(name));
});
afterAll(async () => {
  for (const sample of served.values()) await sample.close();
});
const urlOf = (name: SampleName, path: string): string => `${served.get(name)?.baseUrl ?? ''}${path}`;

describe('bundled samples', () => {
  it.each([
    ['trattoria', ['/', '/menu.html', '/contact.html'], 'Trattoria Bellafiore'],
    ['dental', ['/', '/services.html', '/faq.html', '/visit.html'], 'Bright Harbor Dental'],
    ['friseur', ['/', '/preise.html', '/kontakt.html'], 'Friseur Lindenhof'],
  ] as const)('%s serves its pages', async (name, paths, business) => {
    for (const path of paths) {
      const response = await fetch(urlOf(name, path));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain(business);
    }
  });

  it('links only to pages that exist', async () => {
    for (const name of sampleNames) {
      const home = await (await fetch(urlOf(name, '/'))).text();
      const links = [...home.matchAll(/href="((?!mailto:|tel:)[^"]+)"/g)].map((match) => match[1] ?? '');
      expect(links.length).toBeGreaterThan(2);
      for (const link of links) expect((await fetch(new URL(link, urlOf(name, '/')))).status).toBe(200);
    }
  });

  it('names its own address in robots.txt and the sitemap', async () => {
    const origin = served.get('friseur')?.baseUrl ?? '';
    expect(await (await fetch(urlOf('friseur', '/robots.txt'))).text()).toBe(
      `User-agent: *\nDisallow: /intern/\nSitemap: ${origin}/sitemap.xml\n`,
    );
    const sitemap = await (await fetch(urlOf('friseur', '/sitemap.xml'))).text();
    expect(sitemap.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      `<loc>${origin}/</loc>`,
      `<loc>${origin}/preise.html</loc>`,
      `<loc>${origin}/kontakt.html</loc>`,
    ]);
  });

  it('uses fictional numbers alone', async () => {
    for (const name of sampleNames) {
      for (const path of [
        '/',
        name === 'friseur' ? '/kontakt.html' : name === 'dental' ? '/visit.html' : '/contact.html',
      ]) {
        const text = await (await fetch(urlOf(name, path))).text();
        expect(
          text.match(/\(\d{3}\) \d{3}-\d{4}/g)?.every((number) => /^\(\d{3}\) 555-01\d\d$/.test(number)),
        ).toBe(true);
      }
    }
  });

  it('answers 404 for what is not there and 405 for what is no reading', async () => {
    expect((await fetch(urlOf('trattoria', '/robots.txt'))).status).toBe(404);
    expect((await fetch(urlOf('trattoria', '/nothing.html'))).status).toBe(404);
    expect((await fetch(urlOf('trattoria', '/'), { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(urlOf('trattoria', '/'), { method: 'HEAD' })).text()).toBe('');
  });

  it('rejects where the port is taken', async () => {
    await expect(serveSample('dental', { port: served.get('trattoria')?.port ?? 0 })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('path traversal (security)', () => {
  const paths = [
    '/../serve.ts',
    '/../dental/index.html',
    '/%2e%2e/dental/index.html',
    '/..%2fdental/index.html',
    '/..\\dental\\index.html',
    '/%5c..%5cdental/index.html',
    '/%00.html',
    '/%',
    'index.html',
    '//etc/passwd',
    '/intern/../../dental/faq.html',
  ];

  it.each(paths)('finds no file for %s', (path) => {
    const file = resolveSamplePath('/srv/samples/friseur', path);
    expect(file === undefined || file.startsWith('/srv/samples/friseur/')).toBe(true);
    if (file !== undefined) expect(file).not.toContain('dental');
  });

  it.each(paths.slice(0, 4))('answers 404 to a raw request for %s', async (path) => {
    const port = served.get('friseur')?.port ?? 0;
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).not.toContain(
      await readFile(new URL('../../samples/dental/index.html', import.meta.url), 'utf8'),
    );
  });
});
