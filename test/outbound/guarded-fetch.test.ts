import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer as createRawServer, type AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import type { FetchOptions } from '../../outbound/guarded-fetch.ts';
import { fakeLookup, listen, openWayOut, serve, type TestServer, type WayOut } from './support.ts';
import { siteCertificate, siteKey } from './tls-fixture.ts';

type Route = (request: IncomingMessage, response: ServerResponse) => void;

const mebibyte = 1_048_576;
const page = Buffer.from('<p>Grüße aus Köln</p>'.repeat(50));
const zeros = Buffer.alloc(20 * mebibyte);

function send(body: Buffer | string, headers: Record<string, string> = {}): Route {
  return (_request, response) => response.writeHead(200, headers).end(body);
}
function redirect(location: string, status = 302): Route {
  return (_request, response) => response.writeHead(status, { location }).end('moved');
}
function encoded(body: Buffer, coding: string): Route {
  return send(body, { 'content-encoding': coding });
}

const routes: Record<string, Route> = {
  '/page': send(page, { ETag: '"1"' }),
  '/echo': (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      response.end(JSON.stringify({ method, headers, body: Buffer.concat(chunks).toString() }));
    });
  },
  '/gzip': encoded(gzipSync(page), 'gzip'),
  '/x-gzip': encoded(gzipSync(page), 'X-GZIP'),
  '/deflate': encoded(deflateSync(page), 'deflate'),
  '/raw-deflate': encoded(deflateRawSync(page), 'deflate'),
  '/br': encoded(brotliCompressSync(page), 'br'),
  '/zstd': encoded(zstdCompressSync(page), 'zstd'),
  '/twice': encoded(gzipSync(deflateSync(page)), 'deflate, gzip'),
  '/identity': encoded(page, 'identity'),
  '/gzip-without-trailer': encoded(gzipSync(page).subarray(0, -8), 'gzip'),
  '/gzip-with-half-a-trailer': encoded(gzipSync(page).subarray(0, -3), 'x-gzip'),
  '/deflate-without-checksum': encoded(deflateSync(page).subarray(0, -4), 'deflate'),
  '/cut-in-last-block': encoded(gzipSync(page).subarray(0, -9), 'gzip'),
  '/cut-in-second-stream': encoded(Buffer.concat([gzipSync(page), gzipSync(page).subarray(0, -20)]), 'gzip'),
  '/cut-in-header': encoded(gzipSync(page).subarray(0, 5), 'gzip'),
  '/cut-gzip': encoded(gzipSync(page).subarray(0, -20), 'gzip'),
  '/cut-deflate': encoded(deflateSync(page).subarray(0, -20), 'deflate'),
  '/cut-br': encoded(brotliCompressSync(page).subarray(0, -20), 'br'),
  '/cut-zstd': encoded(zstdCompressSync(page).subarray(0, -20), 'zstd'),
  '/gzip-and-junk': encoded(Buffer.concat([gzipSync(page), Buffer.from('junk')]), 'gzip'),
  '/bomb-and-junk': encoded(Buffer.concat([gzipSync(zeros), Buffer.from('junk')]), 'gzip'),
  '/empty-gzip': encoded(Buffer.alloc(0), 'gzip'),
  '/no-gzip': encoded(page, 'gzip'),
  '/unknown-coding': encoded(page, 'snappy'),
  '/thrice': encoded(gzipSync(gzipSync(gzipSync(page))), 'gzip, gzip, gzip'),
  '/bomb-gzip': encoded(gzipSync(zeros), 'gzip'),
  '/bomb-deflate': encoded(deflateSync(zeros), 'deflate'),
  '/bomb-br': encoded(brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), 'br'),
  '/bomb-zstd': encoded(zstdCompressSync(zeros), 'zstd'),
  '/bomb-nested': encoded(gzipSync(gzipSync(zeros)), 'gzip, gzip'),
  '/nothing-for-ever': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    const empty = gzipSync('');
    const many = Buffer.concat(Array.from({ length: 1_000 }, () => empty));
    Readable.from(
      (function* () {
        for (;;) yield many;
      })(),
    ).pipe(response);
  },
  '/large': send(Buffer.alloc(2 * mebibyte, 'x')),
  '/claims-large': (_request, response) => {
    response.writeHead(200, { 'content-length': '5000000000' });
    response.write('x');
  },
  '/endless': (_request, response) => {
    Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(16_384, 'x');
      })(),
    ).pipe(response);
  },
  '/trickle': (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 5);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/slow-headers': (request) => {
    request.socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => request.socket.write('x: y\r\n'), 5);
    request.socket.on('close', () => clearInterval(timer));
  },
  '/reset': (request) => request.socket.destroy(),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  },
  '/not-http': (request) => request.socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  '/to-page': redirect('/page#part'),
  '/to-page-5': redirect('/to-page-4', 301),
  '/to-page-4': redirect('to-page-3', 303),
  '/to-page-3': redirect('/to-page-2', 307),
  '/to-page-2': redirect('/to-page', 308),
  '/loop': redirect('/loop'),
  '/to-utf8': redirect(Buffer.from('/päge', 'utf8').toString('latin1')),
  '/p%C3%A4ge': send('raw'),
  '/to-nothing': (_request, response) => response.writeHead(302).end('no location'),
  '/to-garbage': redirect('http://[::1'),
  '/to-metadata': redirect('http://169.254.169.254/latest/'),
  '/to-other-port': redirect('http://127.0.0.1:1/'),
  '/to-mapped': redirect('http://[::ffff:127.0.0.1]/'),
  '/to-localhost': redirect('http://localhost/'),
  '/to-inside': redirect('http://inside.example/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-user': redirect('http://a:b@site.example/'),
  '/to-echo-302': redirect('/echo', 302),
  '/to-echo-303': redirect('/echo', 303),
  '/to-echo-307': redirect('/echo', 307),
};

let server: TestServer;
let wayOut: WayOut;
beforeAll(async () => {
  server = await serve((request, response) => {
    const route = routes[request.url ?? ''];
    if (route) route(request, response);
    else response.writeHead(404, { 'x-why': 'none' }).end('not here');
  });
  wayOut = openWayOut({
    allow: `127.0.0.1:${server.port}`,
    lookup: fakeLookup({ 'inside.example': ['10.0.0.1'] }),
  });
});
afterAll(async () => {
  await wayOut.close();
  await server.close();
});

function get(path: string, options: Partial<FetchOptions> = {}) {
  return wayOut.fetch(`${server.origin}${path}`, { maxBytes: mebibyte, ...options });
}

describe('guardedFetch returns', () => {
  it('address, status, headers and body', async () => {
    const fetched = await get('/page');
    expect(fetched).toMatchObject({ url: `${server.origin}/page`, status: 200, hops: [], truncated: false });
    expect(fetched.headers.etag).toBe('"1"');
    expect(fetched.body.equals(page)).toBe(true);
  });

  it('error statuses as answers', async () => {
    expect(await get('/missing')).toMatchObject({ status: 404, headers: { 'x-why': 'none' } });
  });

  it.each(['/gzip', '/x-gzip', '/deflate', '/raw-deflate', '/br', '/zstd', '/twice', '/identity'])(
    'the decoded body of %s',
    async (path) => {
      expect((await get(path)).body.equals(page)).toBe(true);
    },
  );

  it('a gzip body without what stands behind it, and one of nothing', async () => {
    expect((await get('/gzip-and-junk')).body.equals(page)).toBe(true);
    expect((await get('/empty-gzip')).body.length).toBe(0);
  });

  it.each(['/gzip-without-trailer', '/gzip-with-half-a-trailer', '/deflate-without-checksum'])(
    'all data of %s, as browsers do',
    async (path) => {
      expect((await get(path)).body.equals(page)).toBe(true);
    },
  );

  it('a body that owns its memory', async () => {
    const { body } = await get('/page');
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('the beginning of a body too large, when asked to', async () => {
    const fetched = await get('/endless', { maxBytes: 100_000, overflow: 'truncate' });
    expect([fetched.body.length, fetched.truncated]).toEqual([100_000, true]);
    const bomb = await get('/bomb-br', { maxBytes: 1_000, overflow: 'truncate' });
    expect([bomb.body.length, bomb.truncated]).toEqual([1_000, true]);
  });

  it('no body when the caller does not want it', async () => {
    const fetched = await get('/endless', { wantsBody: ({ status }) => status !== 200 });
    expect([fetched.status, fetched.body.length]).toEqual([200, 0]);
  });

  it('the answer to another method, with its body and headers', async () => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'test' };
    const { body } = await get('/echo', { method: 'POST', body: '{"a":1}', headers });
    expect(JSON.parse(body.toString())).toMatchObject({ method: 'POST', headers, body: '{"a":1}' });
  });
});

describe('guardedFetch follows', () => {
  it('five redirects, of every status, and tells the hops', async () => {
    const fetched = await get('/to-page-4', { maxRedirects: 4 });
    expect(fetched).toMatchObject({
      url: `${server.origin}/page`,
      status: 200,
      hops: ['/to-page-4', '/to-page-3', '/to-page-2', '/to-page'].map((path) => `${server.origin}${path}`),
    });
    expect((await get('/to-page-5')).hops).toHaveLength(5);
  });

  it('a Location with raw UTF-8', async () => {
    expect((await get('/to-utf8')).body.toString()).toBe('raw');
  });

  it('not a redirect without a Location', async () => {
    expect(await get('/to-nothing')).toMatchObject({ status: 302, hops: [] });
  });

  it('not a redirect that the caller declines', async () => {
    const asked: string[] = [];
    const followRedirect = (next: URL) => (asked.push(next.href), false);
    expect(await get('/to-page', { followRedirect })).toMatchObject({
      status: 302,
      url: `${server.origin}/to-page`,
    });
    expect(asked).toEqual([`${server.origin}/page`]);
  });

  it.each([
    ['/to-echo-302', 'GET', ''],
    ['/to-echo-303', 'GET', ''],
    ['/to-echo-307', 'POST', 'text'],
  ])('%s with a POST as %s', async (path, method, body) => {
    const fetched = await get(path, {
      method: 'POST',
      body: 'text',
      headers: { 'content-type': 'text/plain' },
    });
    const echoed = JSON.parse(fetched.body.toString()) as { headers: Record<string, string> };
    expect(echoed).toMatchObject({ method, body });
    expect(echoed.headers['content-type']).toBe(method === 'POST' ? 'text/plain' : undefined);
  });

  it('to another origin without the credentials', async () => {
    const first = await serve((_request, response) => {
      response.writeHead(307, { location: `${server.origin}/echo` }).end();
    });
    const both = openWayOut({ allow: `127.0.0.1` });
    const headers = { Authorization: 'Bearer x', cookie: 'a=b', 'x-keep': 'yes' };
    const { body } = await both.fetch(first.origin, { maxBytes: mebibyte, headers });
    const echoed = JSON.parse(body.toString()) as { headers: Record<string, string> };
    expect(echoed.headers).toMatchObject({ 'x-keep': 'yes' });
    expect(echoed.headers).not.toHaveProperty('authorization');
    expect(echoed.headers).not.toHaveProperty('cookie');
    await both.close();
    await first.close();
  });
});

describe('guardedFetch refuses the address', () => {
  it.each([
    '/to-metadata',
    '/to-other-port',
    '/to-mapped',
    '/to-localhost',
    '/to-inside',
    '/to-file',
    '/to-user',
  ])('behind %s', async (path) => {
    await expect(get(path)).rejects.toMatchObject({ name: 'AddressRefused' });
  });

  it('before the caller is asked whether to follow', async () => {
    const asked: URL[] = [];
    const followRedirect = (next: URL) => (asked.push(next), true);
    await expect(get('/to-metadata', { followRedirect })).rejects.toMatchObject({ name: 'AddressRefused' });
    expect(asked).toEqual([]);
  });

  it.each(['http://127.0.0.1:1/', 'ftp://site.example/', 'nonsense', 'http://inside.example/'])(
    '%s',
    async (url) => {
      await expect(wayOut.fetch(url, { maxBytes: 1 })).rejects.toMatchObject({ name: 'AddressRefused' });
    },
  );
});

describe('guardedFetch fails with', () => {
  it.each([
    ['too-many-redirects', '/loop', {}],
    ['too-many-redirects', '/to-page', { maxRedirects: 0 }],
    ['bad-answer', '/to-garbage', {}],
    ['too-large', '/large', {}],
    ['too-large', '/claims-large', { totalTimeoutMs: 5_000 }],
    ['too-large', '/endless', {}],
    ['too-large', '/bomb-gzip', {}],
    ['too-large', '/bomb-deflate', {}],
    ['too-large', '/bomb-br', {}],
    ['too-large', '/bomb-zstd', {}],
    ['too-large', '/bomb-nested', {}],
    ['too-large', '/nothing-for-ever', {}],
    ['timeout', '/trickle', { totalTimeoutMs: 100 }],
    ['timeout', '/silent', { headersTimeoutMs: 100 }],
    ['timeout', '/silent', { totalTimeoutMs: 100 }],
    ['timeout', '/slow-headers', { totalTimeoutMs: 100 }],
    ['connection-reset', '/reset', {}],
    ['connection-reset', '/cut', {}],
    ['connection-reset', '/cut-gzip', {}],
    ['connection-reset', '/cut-in-last-block', {}],
    ['connection-reset', '/cut-in-second-stream', {}],
    ['connection-reset', '/cut-in-header', {}],
    ['connection-reset', '/cut-deflate', {}],
    ['connection-reset', '/cut-br', {}],
    ['connection-reset', '/cut-zstd', {}],
    ['too-large', '/bomb-and-junk', {}],
    ['bad-answer', '/not-http', {}],
    ['bad-answer', '/no-gzip', {}],
    ['bad-answer', '/unknown-coding', {}],
    ['bad-answer', '/thrice', {}],
  ])('%s for %s', async (kind, path, options) => {
    await expect(get(path, options)).rejects.toMatchObject({ name: 'FetchError', kind });
  });

  const open: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((resource) => resource.close()));
  });

  it('connection-refused where nobody listens, without naming the address', async () => {
    const gone = createRawServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => gone.on('listening', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const out = openWayOut({ allow: 'site.example', lookup: fakeLookup({ 'site.example': ['127.0.0.1'] }) });
    open.push(out);
    const failure = await out
      .fetch(`http://site.example:${port}/`, { maxBytes: 1 })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'connection-refused' });
    expect((failure as Error).message).not.toMatch(/127|\d{4}/);
  });

  it('name-not-found', async () => {
    await expect(wayOut.fetch('http://gone.example/', { maxBytes: 1 })).rejects.toMatchObject({
      kind: 'name-not-found',
    });
  });

  it.each(['EAI_AGAIN', 'ETIMEOUT', 'ESERVFAIL'])('name-lookup-failed for %s', async (code) => {
    const out = openWayOut({ lookup: () => Promise.reject(Object.assign(new Error('dns'), { code })) });
    open.push(out);
    await expect(out.fetch('http://site.example/', { maxBytes: 1 })).rejects.toMatchObject({
      kind: 'name-lookup-failed',
    });
  });

  it('tls for a certificate that nobody vouches for, and for no TLS at all', async () => {
    const tls = await listen(createTlsServer({ cert: siteCertificate, key: siteKey }), 'https');
    const out = openWayOut({ allow: '127.0.0.1' });
    open.push(tls, out);
    await expect(out.fetch(tls.origin, { maxBytes: 1 })).rejects.toMatchObject({ kind: 'tls' });
    const plain = server.origin.replace('http:', 'https:');
    await expect(out.fetch(plain, { maxBytes: 1 })).rejects.toMatchObject({ kind: 'tls' });
  });

  it("the reason of the caller's signal", async () => {
    const reason = new Error('shutting down');
    await expect(get('/page', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const wantsBody = () => (controller.abort(reason), true);
    await expect(get('/trickle', { signal: controller.signal, wantsBody })).rejects.toBe(reason);
  });
});
