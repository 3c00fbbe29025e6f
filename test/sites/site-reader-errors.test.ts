import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:https';
import { fakeLookup, listen } from '../outbound/support.ts';
import { siteCertificate, siteKey } from '../outbound/tls-fixture.ts';
import { UnreadablePage, type ParsePage } from '../../sites/parse-page.ts';
import type { ReadBudget, SiteError } from '../../sites/types.ts';
import { openForFile, page, type Answer } from './support.ts';

const { serve, openReader, closeAfterTest, parsePool } = openForFile();
const lookup = fakeLookup({
  'site.example': ['127.0.0.1'],
  'inside.example': ['10.1.2.3'],
  'mixed.example': ['93.184.215.14', '192.168.7.7'],
});
const reader = openReader({ allow: 'site.example', lookup, pageTimeoutMs: 2_000 });

async function failureOf(url: string, budget?: Partial<ReadBudget>): Promise<SiteError> {
  const reading = await reader.read(url, budget).catch((error: unknown) => error);
  expect(reading).toMatchObject({ name: 'SiteError' });
  return reading as SiteError;
}

/** The failure of reading a site that answers so; the host in its message is `HOST`. */
async function failureOfSite(pages: Record<string, Answer> | Answer, budget?: Partial<ReadBudget>) {
  const isTable =
    typeof pages === 'object' &&
    !Buffer.isBuffer(pages) &&
    Object.keys(pages).some((key) => key.startsWith('/'));
  const site = await serve(isTable ? (pages as Record<string, Answer>) : { '/': pages });
  const { code, retryable, retryAfterMs, message } = await failureOf(
    `http://site.example:${site.port}/`,
    budget,
  );
  return {
    code,
    retryable,
    retryAfterMs,
    message: message.replace(`site.example:${site.port}`, 'HOST'),
    requests: site.requests,
  };
}

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('URL_NOT_ALLOWED', () => {
  it.each([
    'nonsense',
    'ftp://site.example/',
    'http://u:p@site.example/',
    'http://localhost/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'file:///etc/passwd',
  ])('for %s', async (url) => {
    expect(await failureOf(url)).toMatchObject({ code: 'URL_NOT_ALLOWED', retryable: false });
  });

  it.each(['inside.example', 'mixed.example'])(
    'for %s, which leads inside, without telling where',
    async (host) => {
      const { code, message } = await failureOf(`http://${host}/`);
      expect(code).toBe('URL_NOT_ALLOWED');
      expect(message).toBe(`${host} leads to an address that is not on the public internet`);
    },
  );

  it.each([
    ['its home page', { '/': { status: 302, headers: { location: 'http://169.254.169.254/' } } }],
    [
      'its home page, by way of another',
      {
        '/': { status: 302, headers: { location: '/next' } },
        '/next': { status: 307, headers: { location: 'http://inside.example/' } },
      },
    ],
    [
      'its home page, by meta refresh',
      { '/': '<meta http-equiv="refresh" content="0;url=http://10.0.0.1/">' },
    ],
  ])('for a site that sends the reader of %s inside', async (_case, pages) => {
    expect(await failureOfSite(pages)).toMatchObject({
      code: 'URL_NOT_ALLOWED',
      retryable: false,
      message: 'HOST leads to an address that is not on the public internet',
    });
  });

  it.each(['http://192.168.0.1/robots.txt', 'http://inside.example/robots.txt'])(
    'for a site whose robots.txt leads inside, which the message names: %s',
    async (location) => {
      expect(await failureOfSite({ '/robots.txt': { status: 301, headers: { location } } })).toMatchObject({
        code: 'URL_NOT_ALLOWED',
        retryable: false,
        message: 'The robots.txt of HOST leads to an address that is not on the public internet',
      });
    },
  );
});

describe('URL_NOT_ALLOWED tells what the site did', () => {
  it.each([
    ['file:///etc/passwd', 'redirects to an address that does not start with http:// or https://'],
    ['ftp://site.example/', 'redirects to an address that does not start with http:// or https://'],
    ['javascript:alert(1)', 'redirects to an address that does not start with http:// or https://'],
    ['http://u:p@site.example/', 'redirects to an address that carries a user name or password'],
    ['http://localhost/', 'leads to an address that is not on the public internet'],
  ])('when it redirects to %s', async (location, words) => {
    expect(await failureOfSite({ '/': { status: 302, headers: { location } } })).toMatchObject({
      code: 'URL_NOT_ALLOWED',
      retryable: false,
      message: `HOST ${words}`,
    });
  });
});

describe('SITE_UNREACHABLE', () => {
  it.each([
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [408, true],
    [410, false],
    [429, true],
    [500, true],
    [502, true],
    [503, true],
  ])('for a home page of status %d, retryable %s', async (status, retryable) => {
    const failure = await failureOfSite({ '/': { status, body: page('Sorry') } });
    expect(failure).toMatchObject({ code: 'SITE_UNREACHABLE', retryable });
    expect(failure.message).toMatch(new RegExp(`^HOST answered ${status} [A-Z]`));
  });

  it.each([
    [429, '120', 120_000],
    [503, '7', 7_000],
    [429, '9'.repeat(400), 86_400_000],
    [429, 'soon', undefined],
    [429, '-5', undefined],
    [503, 'Mon, 01 Jan 2024 00:00:00 GMT', 0],
    [403, '120', undefined],
  ])(
    'for status %d with a Retry-After is left alone as long as that says, a day at most',
    async (status, after, retryAfterMs) => {
      const answer = { status, headers: { 'retry-after': after }, body: page('No') };
      const failure = await failureOfSite({ '/': answer });
      expect(failure).toMatchObject({ code: 'SITE_UNREACHABLE', retryAfterMs });
    },
  );

  it.each<[string, Answer, boolean, string]>([
    [
      'closes the connection',
      (request) => request.socket.destroy(),
      true,
      'the connection was closed before the answer was complete',
    ],
    ['says nothing', () => undefined, true, 'it did not answer in time'],
    [
      'speaks another protocol',
      (request) => request.socket.end('220 mail.example ESMTP\r\n'),
      false,
      'its answer is not valid HTTP',
    ],
    ['redirects for ever', { status: 302, headers: { location: '/' } }, false, 'it redirects too many times'],
  ])('for a site that %s', async (_case, answer, retryable, words) => {
    expect(await failureOfSite(answer)).toMatchObject({
      code: 'SITE_UNREACHABLE',
      retryable,
      message: `HOST could not be reached: ${words}`,
    });
  });

  it('for a name that does not exist', async () => {
    expect(await failureOf('http://gone.example/')).toMatchObject({
      code: 'SITE_UNREACHABLE',
      retryable: false,
      message: 'gone.example could not be reached: its name does not exist in the DNS',
    });
  });

  it('for a port where nobody listens', async () => {
    const port = await unusedPort();
    expect(await failureOf(`http://site.example:${port}/`)).toMatchObject({
      code: 'SITE_UNREACHABLE',
      retryable: true,
      message: `site.example:${port} could not be reached: the connection was refused`,
    });
  });

  it('for a certificate that cannot be trusted', async () => {
    const tls = closeAfterTest(await listen(createTlsServer({ cert: siteCertificate, key: siteKey })));
    const failure = await failureOf(`https://site.example:${tls.port}/`);
    expect(failure).toMatchObject({ code: 'SITE_UNREACHABLE', retryable: false });
    expect(failure.message).toContain('certificate');
  });

  it('for a site that is slower than the whole budget', async () => {
    const failure = await failureOfSite(() => undefined, { maxDurationMs: 100 });
    expect(failure).toMatchObject({
      code: 'SITE_UNREACHABLE',
      retryable: true,
      message: 'HOST could not be reached: it did not answer in time',
    });
  });

  it('for a robots.txt of 5xx: nobody may read for now', async () => {
    const failure = await failureOfSite({ '/robots.txt': { status: 502 }, '/': page('Home') });
    expect(failure).toMatchObject({
      code: 'SITE_UNREACHABLE',
      retryable: true,
      message: 'HOST answered 502 for its robots.txt, which means that it may not be read for now',
    });
    expect(failure.requests).toEqual(['/robots.txt']);
  });

  it('with the host as its owner writes it', async () => {
    const failure = await failureOf('http://b%C3%BCcher.example/');
    expect(failure.message).toMatch(/^bücher\.example could/);
  });
});

describe('SITE_BLOCKED_BY_ROBOTS', () => {
  it.each([
    'User-agent: *\nDisallow: /',
    'User-agent: *\nDisallow:\nUser-agent: switchboardbot\nDisallow: /$',
  ])('for %j', async (robots) => {
    expect(await failureOfSite({ '/robots.txt': robots, '/': page('Home') })).toMatchObject({
      code: 'SITE_BLOCKED_BY_ROBOTS',
      retryable: false,
      message: 'The robots.txt of HOST does not allow SwitchboardBot to read this page',
      requests: ['/robots.txt'],
    });
  });

  it('for a site that redirects to where it may not be read', async () => {
    const pages = {
      '/robots.txt': 'User-agent: *\nDisallow: /en',
      '/': { status: 302, headers: { location: '/en/' } },
      '/en/': page('Home'),
    };
    expect(await failureOfSite(pages)).toMatchObject({
      code: 'SITE_BLOCKED_BY_ROBOTS',
      requests: ['/robots.txt', '/'],
    });
  });

  it('no longer, once the owner allows it', async () => {
    const pages: Record<string, Answer> = { '/robots.txt': 'User-agent: *\nDisallow: /', '/': page('Home') };
    const site = await serve(pages);
    expect(await failureOf(`http://site.example:${site.port}/`)).toMatchObject({
      code: 'SITE_BLOCKED_BY_ROBOTS',
    });
    delete pages['/robots.txt'];
    expect((await reader.read(`http://site.example:${site.port}/`)).pages).toHaveLength(1);
  });

  it('not where only the given page is forbidden: the root is read instead', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nDisallow: /promo',
      '/': page('Home'),
      '/promo': page('Promo'),
    });
    const reading = await reader.read(`http://site.example:${site.port}/promo`);
    expect(reading.url).toBe(`http://site.example:${site.port}/`);
  });
});

describe('SITE_EMPTY', () => {
  it.each<[string, Answer, string]>([
    ['an empty body', { body: '' }, 'HOST has no text to read'],
    [
      'a page without text',
      '<html><body><div id="app"></div><script src="/app.js"></script></body></html>',
      'HOST has no text to read',
    ],
    [
      'a document',
      { headers: { 'content-type': 'application/msword' }, body: 'x' },
      'HOST answered with application/msword, not with a web page',
    ],
    [
      'a picture',
      { headers: { 'content-type': 'image/png' }, body: 'x' },
      'HOST answered with image/png, not',
    ],
    [
      'JSON',
      { headers: { 'content-type': 'application/json; charset=utf-8' }, body: '{}' },
      'HOST answered with application/json, not',
    ],
    [
      'a picture that is declared HTML',
      Buffer.from('GIF89a...'),
      'HOST answered with binary data, not with a web page',
    ],
    [
      'a damaged PDF',
      Buffer.from('%PDF-1.7 ...'),
      'The home page of HOST could not be read: it could not be understood',
    ],
    [
      'a page that cannot be understood',
      page('Home', [], '<!-- throw -->'),
      'The home page of HOST could not be read: it could not be understood',
    ],
  ])('for %s', async (_case, answer, words) => {
    const failure = await failureOfSite({ '/': answer });
    expect(failure).toMatchObject({ code: 'SITE_EMPTY', retryable: false });
    expect(failure.message).toContain(words);
  });

  it('not for a frame set whose frames have text', async () => {
    const site = await serve({
      '/': '<frameset><frame src="main.htm"></frameset>',
      '/main.htm': page('Main'),
    });
    expect((await reader.read(`http://site.example:${site.port}/`)).pages).toHaveLength(1);
  });
});

describe('SITE_TOO_LARGE', () => {
  it.each<[string, Answer, Partial<ReadBudget>]>([
    ['for a home page beyond the limit of a page', { body: Buffer.alloc(4_000_000, 'x') }, {}],
    ['for one beyond the whole budget', { body: page('x').padEnd(60_000) }, { maxBytes: 50_000 }],
    [
      'for one without end',
      (_request, response) => {
        response.setHeader('content-type', 'text/html');
        const write = () => void response.write('x'.repeat(65_536), write);
        write();
      },
      {},
    ],
  ])('%s', async (_case, answer, budget) => {
    expect(await failureOfSite({ '/': answer }, budget)).toMatchObject({
      code: 'SITE_TOO_LARGE',
      retryable: false,
      message: 'The home page of HOST is too large to read',
    });
  });
});

describe('a reader with a parser of its own', () => {
  async function readWith(parse: ParsePage) {
    const site = await serve({ '/': page('Home', ['/a']), '/a': page('A') });
    return openReader({ parsePool: { ...parsePool, parse } }).read(site.origin);
  }

  it('gives a home page a second chance that took too long', async () => {
    let calls = 0;
    const reading = await readWith((task, ...rest) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new UnreadablePage('busy')) : parsePool.parse(task, ...rest);
    });
    expect(reading.pages).toHaveLength(2);
  });

  it('asks no home page again that took too much', async () => {
    let calls = 0;
    const read = readWith(() => {
      calls += 1;
      return Promise.reject(new UnreadablePage('it takes too long to understand', { isForGood: true }));
    });
    await expect(read).rejects.toMatchObject({ code: 'SITE_EMPTY', retryable: false });
    expect(calls).toBe(1);
  });

  it('passes an error on that is its own fault, not the site’s', async () => {
    const fault = new TypeError('a bug');
    const parse: ParsePage = (task, ...rest) =>
      task.url.endsWith('/a') ? Promise.reject(fault) : parsePool.parse(task, ...rest);
    await expect(readWith(parse)).rejects.toBe(fault);
  });
});
