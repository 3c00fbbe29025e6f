import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { unpackText } from '../../sites/packed-text.ts';
import { fakeLookup } from '../outbound/support.ts';
import { makePdf } from './make-pdf.ts';
import { openForFile, page, pathsOf, skippedOf, type Answer } from './support.ts';

const { serve, openReader, parsePool } = openForFile();
const reader = openReader();

async function readAll(pages: Record<string, Answer>, start = '/') {
  const site = await serve(pages);
  return { site, reading: await reader.read(`${site.origin}${start}`) };
}

/** Two hosts with names, on one server. */
async function readNamed(pages: Record<string, Answer>, start: string) {
  const site = await serve(pages);
  const names = ['site.example', 'www.site.example', 'new.example'];
  const named = openReader({
    allow: names.join(','),
    lookup: fakeLookup(Object.fromEntries(names.map((name) => [name, ['127.0.0.1']]))),
  });
  return { site, reading: await named.read(start.replace('PORT', String(site.port))) };
}

describe('reading a site yields', () => {
  it('each page once, as it was fetched and understood', async () => {
    const headers = { ETag: '"7"', 'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT' };
    const { site, reading } = await readAll({
      '/': { headers, body: page('Home', ['/about', '/about#team', '/', '/index.html', '#top']) },
      '/about': page('About', ['/']),
    });
    expect(pathsOf(reading)).toEqual(['/', '/about']);
    expect(reading.pages[0]).toMatchObject({
      content: { title: 'Home' },
      status: 200,
      contentType: 'text/html; charset=utf-8',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      etag: '"7"',
      lastModified: 'Mon, 01 Jan 2024 00:00:00 GMT',
    });
    expect(reading).toMatchObject({ url: `${site.origin}/`, skipped: [] });
    expect(reading.bytes).toBe(
      page('Home', ['/about', '/about#team', '/', '/index.html', '#top']).length +
        page('About', ['/']).length,
    );
    expect(reading).not.toHaveProperty('truncatedBy');
    expect(site.requests.toSorted()).toEqual(['/', '/about', '/robots.txt', '/sitemap.xml']);
  });

  it('the useful pages first', async () => {
    const others = ['/blog/2023/01/a', '/blog/2023/01/b', '/gallery', '/jobs', '/privacy', '/x1', '/x2'];
    const useful = ['/p?7|Öffnungszeiten', '/contact', '/services', '/price-list', '/faq'];
    const links = [...others, ...useful];
    const paths = links.map((link) => link.split('|')[0] ?? '');
    const site = await serve({
      '/': page('Home', links),
      ...Object.fromEntries(paths.map((path) => [path, page(path)])),
    });
    const reading = await reader.read(site.origin, { maxPages: 6 });
    expect(pathsOf(reading).toSorted()).toEqual([
      '/',
      '/contact',
      '/faq',
      '/p?7',
      '/price-list',
      '/services',
    ]);
    expect(reading.truncatedBy).toBe('pages');
  });

  it('pages that only the sitemaps know, named by robots.txt or in their usual place', async () => {
    const site = await serve({});
    const sitemap = (path: string) =>
      `<urlset><url><loc>${site.origin}${path}</loc></url><url><loc>https://other.example/x</loc></url></urlset>`;
    const pages: Record<string, Answer> = {
      '/robots.txt': `Sitemap: ${site.origin}/maps/1.xml`,
      '/maps/1.xml': { headers: { 'content-type': 'application/xml' }, body: sitemap('/hidden-hours') },
      '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: sitemap('/hidden-menu') },
      '/': page('Home'),
      '/hidden-hours': page('Hours'),
      '/hidden-menu': page('Menu'),
    };
    const mapped = await serve(
      (path) => (pages[path] as string | undefined) && rewrite(pages[path], site.origin, () => mapped.origin),
    );
    const reading = await reader.read(mapped.origin);
    expect(pathsOf(reading).toSorted()).toEqual(['/', '/hidden-hours', '/hidden-menu']);
  });

  it('the pages of frames, of image maps, and of links without text', async () => {
    const { reading } = await readAll({
      '/': '<html><head><title>Frames</title></head><frameset><frame src="nav.htm"><frame src=main.htm></frameset></html>',
      '/nav.htm': '<body><map><area href="hours.htm"></map><a href=prices.htm><img></a></body>',
      '/main.htm': page('Main', [], '<iframe src="/inner.htm"></iframe>'),
      '/inner.htm': page('Inner'),
      '/hours.htm': page('Hours'),
      '/prices.htm': page('Prices'),
    });
    expect(pathsOf(reading).toSorted()).toEqual(['/hours.htm', '/inner.htm', '/main.htm', '/prices.htm']);
    expect(reading.url).toMatch(/\/$/);
    expect(skippedOf(reading)).toEqual({ '/': 'no-text', '/nav.htm': 'no-text' });
  });

  it('menus and price lists that are PDFs', async () => {
    const pdf = (text: string) => ({
      headers: { 'content-type': 'application/pdf' },
      body: makePdf([[{ x: 72, y: 700, text }]], { title: text }),
    });
    const { reading } = await readAll({
      '/': page('Home', ['/files/menu.pdf', '/files/7.pdf|Our prices', '/files/8.pdf|Press']),
      '/files/menu.pdf': pdf('Soup of the day'),
      '/files/7.pdf': pdf('Haircut for everybody'),
      '/files/8.pdf': pdf('About our new oven'),
    });
    expect(reading.pages.map(({ content }) => [content.title, unpackText(content.text)])).toEqual([
      ['Home', expect.any(String)],
      ['Soup of the day', 'Soup of the day'],
      ['Haircut for everybody', 'Haircut for everybody'],
    ]);
    expect(skippedOf(reading)).toEqual({ '/files/8.pdf': 'not-html' });
  });

  it('pages with odd names, as they are written', async () => {
    const links = [
      'index.php%3Fid=3.html',
      'a%20b+c.htm',
      'Speisekarte.HTM',
      'men%FC.html',
      'about.old.html',
    ];
    const pages = Object.fromEntries(links.map((link) => [`/${link}`, page(link)]));
    const { reading } = await readAll({ '/': page('Home', links), ...pages });
    expect(pathsOf(reading).toSorted()).toEqual(['/', ...links.map((link) => `/${link}`)].toSorted());
  });

  it('pages that the server does not know to be HTML', async () => {
    const { reading } = await readAll({
      '/': { headers: { 'content-type': 'application/octet-stream' }, body: page('Home', ['/index.old']) },
      '/index.old': { headers: { 'content-type': 'text/plain' }, body: page('Old') },
    });
    expect(pathsOf(reading)).toEqual(['/', '/index.old']);
  });

  it('text in its charset, whatever is declared', async () => {
    const html = page('Öffnungszeiten', ['/sushi'], '<p>Größe, Maß und Füße für alle Mädchen</p>');
    const japanese =
      '<html lang=ja><title>営業時間</title><body>当店の営業時間は午前10時から午後8時までです。</body></html>';
    const { reading } = await readAll({
      '/': { headers: { 'content-type': 'text/html; charset=iso-8859-1' }, body: html },
      '/sushi': {
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: iconv.encode(japanese, 'shift_jis'),
      },
    });
    expect(reading.pages.map(({ content }) => content.title)).toEqual(['Öffnungszeiten', '営業時間']);
  });

  it('its progress, page by page', async () => {
    const site = await serve({ '/': page('Home', ['/a', '/b']), '/a': page('A'), '/b': page('B') });
    const seen: number[] = [];
    await reader.reader.read(site.origin, {
      budget: { maxPages: 10, maxBytes: 1e6, maxDurationMs: 20_000 },
      signal: new AbortController().signal,
      onProgress: ({ pagesRead, bytes }) => seen.push(bytes > 0 ? pagesRead : -1),
    });
    expect(seen).toEqual([1, 2, 3]);
  });
});

describe('a site that moved is read where it is', () => {
  it('by redirect, over www and to another name, with robots.txt of where it leads', async () => {
    const { reading, site } = await readNamed(
      {
        '/': (request, response) => {
          const [name = '', port] = (request.headers.host ?? '').split(':');
          const next = { 'site.example': 'www.site.example', 'www.site.example': 'new.example' }[name];
          if (next) return void response.writeHead(301, { location: `http://${next}:${port}/` }).end();
          response.writeHead(200, { 'content-type': 'text/html' });
          response.end(
            page('New', [
              '/hours',
              `http://site.example:${port}/contact`,
              `http://www.new.example:${port}/faq`,
            ]),
          );
        },
        '/hours': page('Hours'),
        '/contact': page('Contact'),
        '/faq': page('Questions'),
      },
      'http://site.example:PORT/',
    );
    expect(
      reading.pages.map(({ content }) => content.url.replace(String(site.port), 'PORT')).toSorted(),
    ).toEqual([
      'http://new.example:PORT/',
      'http://new.example:PORT/faq',
      'http://new.example:PORT/hours',
      'http://site.example:PORT/contact',
    ]);
    expect(site.requests.filter((path) => path === '/robots.txt')).toHaveLength(3);
  });

  it('by meta refresh, of the home page and of others, also to another spelling of itself', async () => {
    const refresh = (to: string) =>
      `<html><head><meta http-equiv="refresh" content="0; url=${to}"></head><body></body></html>`;
    const { reading } = await readAll({
      '/': refresh('/index.html'),
      '/index.html': page('Home', ['/old-hours']),
      '/old-hours': refresh('/new-hours'),
      '/new-hours': page('Hours'),
    });
    expect(pathsOf(reading)).toEqual(['/index.html', '/new-hours']);
    expect(reading.url).toMatch(/\/index\.html$/);
  });

  it('not where a page with text of its own refreshes itself', async () => {
    const text = 'We bake bread every day. '.repeat(40);
    const { reading } = await readAll({
      '/': `<html><head><title>Home</title><meta http-equiv="refresh" content="300; url=/"></head><body>${text}</body></html>`,
    });
    expect(pathsOf(reading)).toEqual(['/']);
  });
});

describe('a reading leaves out', () => {
  it('pages that are there twice: by bytes, by text, by redirect', async () => {
    const { reading } = await readAll({
      '/': page('Home', ['/offer', '/copy', '/same-text', '/moved']),
      '/offer': page('Offer'),
      '/copy': page('Offer'),
      '/same-text': page('Offer').replace('<body>', '<body><!-- other bytes -->'),
      '/moved': { status: 302, headers: { location: '/offer' } },
    });
    expect(reading.pages).toHaveLength(2);
    expect(Object.values(skippedOf(reading))).toEqual(Array(3).fill('duplicate'));
  });

  it('what is behind a redirect that another one has led to', async () => {
    const moved: Answer = { status: 302, headers: { location: '/target' } };
    const { reading, site } = await readAll({
      '/': page('Home', ['/old-hours', '/old-menu']),
      '/old-hours': moved,
      '/old-menu': moved,
      '/target': page('Target'),
    });
    expect(pathsOf(reading)).toEqual(['/', '/target']);
    expect(site.requests.filter((path) => path === '/target')).toHaveLength(1);
  });

  it('the work of parsing a body again that it has seen', async () => {
    const site = await serve({
      '/': page('Home', ['/a']),
      '/a': page('Same', ['/b']),
      '/b': page('Same', ['/b']),
    });
    const parsed: string[] = [];
    const counting = openReader({
      parsePool: {
        ...parsePool,
        parse: (task, ...rest) => (parsed.push(task.url), parsePool.parse(task, ...rest)),
      },
    });
    await counting.read(site.origin);
    expect(parsed).toEqual([`${site.origin}/`, `${site.origin}/a`]);
  });

  it('not pages that all name the home page as their canonical', async () => {
    const home = '<link rel="canonical" href="/">';
    const { reading } = await readAll({
      '/': page('Home', ['/hours', '/menu'], home),
      '/hours': page('Hours', [], home),
      '/menu': page('Menu', [], home),
    });
    expect(reading.pages).toHaveLength(3);
  });

  it('what is not a page, and tells why', async () => {
    const { reading, site } = await readAll({
      '/': page('Home', [
        '/gone',
        '/broken',
        '/annual-report.pdf',
        '/menu.docx',
        '/picture.jpg',
        '/data',
        '/fake',
        '/lost',
        '/big',
        '/reset',
        '/empty',
        '/senseless',
        '/inside',
        'mailto:a@b.example',
        'https://elsewhere.example/',
        '/away|Book a table',
        '/go/facebook|Facebook',
      ]),
      '/gone': { status: 410 },
      '/broken': { status: 500 },
      '/data': { headers: { 'content-type': 'application/json' }, body: '{}' },
      '/fake': Buffer.from('GIF89a and so on'),
      '/lost':
        '<title>Seite nicht gefunden – Bäckerei</title><body>Diese Seite gibt es leider nicht mehr.</body>',
      '/big': Buffer.alloc(4_000_000, 'x'),
      '/reset': (request) => request.socket.destroy(),
      '/empty': '<html><body></body></html>',
      '/senseless': '<!-- throw -->',
      '/inside': { status: 302, headers: { location: 'http://10.0.0.1/' } },
      '/go/facebook': { status: 302, headers: { location: 'http://8.8.4.4/' } },
      '/away': { status: 302, headers: { location: 'http://8.8.8.8/' } },
    });
    expect(pathsOf(reading)).toEqual(['/']);
    expect(skippedOf(reading)).toEqual({
      '/gone': 'status',
      '/broken': 'status',
      '/annual-report.pdf': 'not-html',
      '/menu.docx': 'not-html',
      '/data': 'not-html',
      '/fake': 'not-html',
      '/lost': 'status',
      '/big': 'too-large',
      '/reset': 'unreachable',
      '/empty': 'no-text',
      '/senseless': 'unreadable',
      '/inside': 'refused-address',
      '/away': 'other-site',
    });
    expect(site.requests).not.toContain('/annual-report.pdf');
    expect(site.requests).not.toContain('/menu.docx');
    expect(site.requests).not.toContain('/picture.jpg');
  });

  it('old copies of pages that are there, and no others', async () => {
    const { reading, site } = await readAll({
      '/': page('Home', [
        '/index.old.html',
        '/hours.html',
        '/hours-backup.html',
        '/copy-of-hours.html',
        '/team.bak.html',
      ]),
      '/index.old.html': page('Long ago'),
      '/hours.html': page('Hours'),
      '/hours-backup.html': page('Hours of last year'),
      '/copy-of-hours.html': page('Hours of the year before'),
      '/team.bak.html': page('Team'),
    });
    expect(pathsOf(reading)).toEqual(['/', '/hours.html', '/team.bak.html']);
    expect(skippedOf(reading)).toEqual({
      '/index.old.html': 'duplicate',
      '/hours-backup.html': 'duplicate',
      '/copy-of-hours.html': 'duplicate',
    });
    expect(site.requests).not.toContain('/index.old.html');
  });

  it('the other customers of a shared host', async () => {
    const { reading } = await readAll(
      {
        '/~ann/': page('Ann', ['hours.html', '/~bob/', '/']),
        '/~ann/hours.html': page('Hours'),
        '/~bob/': page('Bob'),
        '/': page('Host'),
      },
      '/~ann/',
    );
    expect(pathsOf(reading)).toEqual(['/~ann/', '/~ann/hours.html']);
  });
});

function rewrite(answer: Answer | undefined, from: string, to: () => string): Answer | undefined {
  const replace = (body: string) => body.replaceAll(from, to());
  if (typeof answer === 'string') return replace(answer);
  if (typeof answer === 'object' && 'body' in answer && typeof answer.body === 'string')
    return { ...answer, body: replace(answer.body) };
  return answer;
}
