import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { readSitemaps } from '../../sites/read-sitemap.ts';

const limits = { maxFiles: 10, maxUrls: 100, maxBytes: 1_000_000 };
const origin = 'https://a.example';
const urlset = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>\n ${origin}${path} </loc><lastmod>2024-01-01</lastmod></url>`)
    .join('')}</urlset>`;
const index = (...paths: string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`).join('')}</sitemapindex>`;

async function read(
  files: Record<string, string | Buffer>,
  more: Partial<typeof limits> = {},
  starts = ['/sitemap.xml'],
) {
  const urls: string[] = [];
  const asked: string[] = [];
  await readSitemaps(
    starts.map((path) => `${origin}${path}`),
    (url) => {
      asked.push(url.slice(origin.length));
      const file = files[url.slice(origin.length)];
      return Promise.resolve(file === undefined ? undefined : Buffer.from(file));
    },
    { ...limits, ...more },
    (url) => urls.push(url.replace(origin, '')),
  );
  return { urls, asked };
}

describe('readSitemaps', () => {
  it.each([
    ['XML', urlset('/a', '/b?x=1&amp;y=2'), ['/a', '/b?x=1&y=2']],
    ['gzipped XML', gzipSync(urlset('/a')), ['/a']],
    ['prefixed XML', `<s:urlset><s:url><s:loc>${origin}/a</s:loc></s:url></s:urlset>`, ['/a']],
    ['CDATA', `<urlset><url><loc><![CDATA[${origin}/a?b&c]]></loc></url></urlset>`, ['/a?b&c']],
    [
      'pages, not their pictures',
      `<urlset><url><loc>${origin}/a</loc><image:image><image:loc>${origin}/a.jpg</image:loc></image:image></url></urlset>`,
      ['/a'],
    ],
    [
      'addresses without their host',
      '<urlset><url><loc>/a</loc></url><url><loc>b/c</loc></url></urlset>',
      ['/a', '/b/c'],
    ],
    ['plain text', `${origin}/a\r\n\n# note\n  ${origin}/b\n`, ['/a', '/b']],
    [
      'broken XML, as far as it goes',
      `${urlset('/a').replace('</urlset>', '')}<url><loc>${origin}/b`,
      ['/a'],
    ],
    ['nothing in a page', '<html><body><a href="/x">x</a></body></html>', []],
    ['nothing in broken gzip', gzipSync(urlset('/a')).subarray(0, 20), []],
    ['nothing in nothing', '', []],
  ])('reads %s', async (_case, file, expected) => {
    expect((await read({ '/sitemap.xml': file })).urls).toEqual(expected);
  });

  it('follows indexes, each sitemap once', async () => {
    const files = {
      '/sitemap.xml': index('/1.xml', '/2.xml', '/sitemap.xml'),
      '/1.xml': urlset('/a'),
      '/2.xml': index('/1.xml', '/3.xml'),
      '/3.xml': urlset('/c'),
    };
    expect(await read(files, {}, ['/sitemap.xml', '/1.xml', '/1.xml'])).toEqual({
      urls: ['/a', '/c'],
      asked: ['/sitemap.xml', '/1.xml', '/2.xml', '/3.xml'],
    });
  });

  it('goes on where one is missing', async () => {
    expect((await read({ '/b.xml': urlset('/b') }, {}, ['/a.xml', '/b.xml'])).urls).toEqual(['/b']);
  });

  it('stops at its limits of files, addresses and bytes', async () => {
    const many = index(...Array.from({ length: 50 }, (_, number) => `/${number}.xml`));
    expect((await read({ '/sitemap.xml': many }, { maxFiles: 4 })).asked).toHaveLength(4);
    const long = urlset(...Array.from({ length: 5_000 }, (_, number) => `/p${number}`));
    expect((await read({ '/sitemap.xml': long })).urls).toHaveLength(100);
    const bomb = gzipSync(Buffer.alloc(5_000_000, ' '));
    expect((await read({ '/sitemap.xml': bomb })).urls).toEqual([]);
  });
});

describe('a hostile sitemap', () => {
  it('with a million open tags costs no more than its length', async () => {
    const hostile = `<urlset>${'<a>'.repeat(1_000_000)}</urlset>`;
    const { urls } = await read({
      '/sitemap.xml': hostile.replace('</urlset>', `<url><loc>${origin}/a</loc></url></urlset>`),
    });
    expect(urls).toEqual(['/a']);
  });

  it.each([
    ['an address without an end', `<urlset><url><loc>${origin}/a`],
    ['a tag without an end', '<urlset><url><loc'],
    ['an address of a megabyte', `<urlset><url><loc>${origin}/${'a'.repeat(1_000_000)}</loc></url></urlset>`],
  ])('with %s lists nothing', async (_, text) => {
    expect((await read({ '/sitemap.xml': text }, { maxBytes: 10_000_000 })).urls).toEqual([]);
  });
});
