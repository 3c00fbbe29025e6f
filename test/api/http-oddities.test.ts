/** Requests as only other programs write them: every one is answered as the contract says, none with a 5xx. */
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createApp } from '../../api/app.ts';
import { route } from '../../api/route.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

let api: TestApi;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.makeAccount();
});
afterAll(() => api.close());

/** Sends bytes as they are and reads until the server closes. */
function sendRaw(text: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(api.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
  });
}

const json = JSON.stringify({
  payload: { name: 'D', platform: 'local', business_url: 'https://a.example', template_id: 'general' },
});
const post = (headers: string[], body = '') =>
  [
    'POST /v2/agents HTTP/1.1',
    'Host: api',
    `Authorization: Bearer ${owner.token}`,
    'Content-Type: application/json',
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');
const get = (path: string, headers: string[] = []) =>
  [
    `GET ${path} HTTP/1.1`,
    ...(headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: api']),
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n');
const chunked = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`;

describe('a request', () => {
  it.each<[string, () => string, number]>([
    ['in chunks is read', () => post(['Transfer-Encoding: chunked'], chunked), 202],
    ['with two lengths is refused', () => post(['Content-Length: 1', 'Content-Length: 2'], '{}'), 400],
    [
      'with length and chunks is refused',
      () => post(['Content-Length: 2', 'Transfer-Encoding: chunked'], chunked),
      400,
    ],
    [
      'with an expectation that nobody knows is refused',
      () => post(['Expect: cookies', 'Content-Length: 2'], '{}'),
      400,
    ],
    ['for a tunnel is refused', () => 'CONNECT other.example:443 HTTP/1.1\r\nHost: api\r\n\r\n', 400],
    ['without Host is refused', () => 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['with two Hosts is refused', () => get('/healthz', ['Host: api', 'Host: api']), 400],
    ['of HTTP/1.0 without Host is answered', () => 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['with a broken Host is answered', () => get('/healthz', ['Host: [::1']), 200],
    ['with an empty Host is answered', () => get('/healthz', ['Host:']), 200],
    ['with a Host full of symbols is answered', () => get('/v2/agents', ['Host: a b/c?d#e@%zz']), 401],
    ['that is no HTTP is refused', () => 'hello\r\n\r\n', 400],
    ['with 20 kB of headers is refused', () => get('/healthz', [`X-Long: ${'a'.repeat(20_000)}`]), 400],
    [
      'with 200 headers is answered',
      () =>
        get(
          '/healthz',
          Array.from({ length: 200 }, (_, i) => `X-${i}: 1`),
        ),
      200,
    ],
    ['for a path that is no URL is not found', () => get('/%'), 404],
    ['for //host/path is not found', () => get('//evil.example/v2/agents'), 404],
    ['for an absolute address is answered', () => get('http://other.example/healthz'), 200],
    ['with a trailing slash is not found', () => get('/healthz/'), 404],
    ['with a control character in a header is refused', () => get('/healthz', ['X-A: \x01']), 400],
  ])('%s', async (_, text, status) => {
    const answer = await sendRaw(text());
    expect([answer.status, answer.head, answer.body]).toEqual([status, expect.anything(), expect.anything()]);
    if (status >= 400) expect(errorBodySchema.safeParse(JSON.parse(answer.body)).success).toBe(true);
    for (const header of ['content-security-policy:', 'x-content-type-options: nosniff', 'x-request-id: '])
      expect(answer.head.toLowerCase()).toContain(header);
  });

  it('that expects 100-continue is told to go on', async () => {
    const answer = await sendRaw(post(['Expect: 100-continue', `Content-Length: ${json.length}`], json));
    expect(answer.head).toMatch(/^HTTP\/1\.1 100 Continue/);
  });

  it('may come on a connection that was idle for longer than a load balancer keeps it', async () => {
    const answer = await api.request('GET', '/healthz');
    expect(Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('by HEAD has the headers of GET and no body', async () => {
    const head = await api.request('HEAD', '/healthz');
    expect([head.status, head.text, head.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
  });

  it.each(['OPTIONS', 'PUT', 'TRACE-ME', 'PROPFIND'])('by %s says what is allowed', async (method) => {
    const answer = await sendRaw(get('/v2/agents').replace('GET', method));
    expect([405, 400]).toContain(answer.status);
    if (answer.status === 405) expect(answer.head).toMatch(/Allow: GET, HEAD, POST/i);
  });
});

describe('a failure that nobody planned for', () => {
  it('is a generic 500 whose request id finds it in the log, with the headers of its endpoint', async () => {
    const broken = endpoint({
      id: 'broken',
      method: 'GET',
      path: '/broken',
      tag: 'Service',
      summary: 'Broken',
      scope: 'any',
      success: { status: 200, schema: z.object({}), description: '' },
      errors: [],
      deprecation: { since: '2026-01-01', sunset: '2026-07-01' },
    });
    const handler = () => Promise.reject(new Error('the secret is in row 7'));
    const callback = createApp(api.services, [route(broken)(handler)]).callback();
    const server = createServer((request, response) => void callback(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/broken`;
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${owner.token}`, connection: 'close' },
    });
    const text = await response.text();
    server.close();
    const { error } = errorBodySchema.parse(JSON.parse(text));
    expect([response.status, error.code]).toEqual([500, 'INTERNAL']);
    expect(text).not.toContain('row 7');
    expect(api.logLines.some((line) => line.includes(error.request_id) && line.includes('row 7'))).toBe(true);
    expect(response.headers.get('deprecation')).toBe('@1767225600');
    expect(response.headers.get('sunset')).toBe('Wed, 01 Jul 2026 00:00:00 GMT');
  });
});
