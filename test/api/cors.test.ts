/** Pages in browsers: those of listed origins may call the API, all others may not. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadApiConfig } from '../../config.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';

const listed = 'https://app.example.com';
let api: TestApi;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi({ corsOrigins: [listed, 'http://localhost:5173'] });
  owner = await api.makeAccount();
});
afterAll(() => api.close());

const preflight = (path: string, origin: string) =>
  api.request('OPTIONS', path, {
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
const read = (path: string, headers: Record<string, string>) =>
  api.request('GET', path, { token: owner.token, headers });
const namesIn = (headers: Headers, name: string) => (headers.get(name) ?? '').toLowerCase().split(', ');

describe('a page of a listed origin', () => {
  it('may send what clients send', async () => {
    const { status, headers, text } = await preflight('/v2/agents', listed);
    expect([status, text, headers.get('access-control-allow-origin')]).toEqual([204, '', listed]);
    expect(namesIn(headers, 'access-control-allow-methods')).toEqual([
      'get',
      'post',
      'put',
      'patch',
      'delete',
    ]);
    expect(namesIn(headers, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'idempotency-key',
        'if-match',
        'last-event-id',
      ]),
    );
    expect(headers.get('access-control-max-age')).toBe('7200');
  });

  it.each([
    ['an answer', '/v2/templates', 200],
    ['an error', '/v2/agents?surprise=1', 400],
    ['a stream', '/v2/events', 200],
  ])('may read %s with its headers, and no cookie goes along', async (_, path, status) => {
    const answer = await read(path, { origin: listed });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, listed]);
    expect(namesIn(answer.headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining([
        'etag',
        'ratelimit',
        'retry-after',
        'x-request-id',
        'idempotent-replayed',
        'location',
      ]),
    );
    expect(answer.headers.get('vary')).toBe('Origin');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('is told without a token that it needs one', async () => {
    const answer = await api.request('GET', '/v2/agents', { headers: { origin: listed } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, listed]);
  });
});

describe('CORS_ORIGINS', () => {
  const origins = (text?: string) =>
    loadApiConfig({
      DATABASE_URL: 'postgres://127.0.0.1/x',
      ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
      RUNTIME_API_KEY: 'a-key-of-some-length',
      ...(text === undefined ? {} : { CORS_ORIGINS: text }),
    }).corsOrigins;

  it('lists origins, and none by default', () => {
    expect(origins()).toEqual([]);
    expect(origins(`${listed}, http://localhost:5173`)).toEqual([listed, 'http://localhost:5173']);
  });

  it.each([`${listed}/`, 'app.example.com', '*', 'null', 'https://App.example.com', 'file:///x'])(
    'refuses %s',
    (text) => expect(() => origins(text)).toThrow('CORS_ORIGINS'),
  );
});

describe('nothing is allowed', () => {
  it.each([
    ['to another origin', '/v2/agents', 'https://evil.example'],
    ['to a name that only begins like a listed one', '/v2/agents', `${listed}.evil.example`],
    ['to a page without an origin', '/v2/agents', 'null'],
    ['outside the API', '/docs', listed],
  ])('%s', async (_, path, origin) => {
    const [asked, answer] = [await preflight(path, origin), await read(path, { origin })];
    expect(asked.status).toBe(405);
    for (const { headers } of [asked, answer]) expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  it('where no origin is listed', async () => {
    const closed = await startTestApi();
    const answer = await closed.request('GET', '/v2/agents', { headers: { origin: listed } });
    expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('vary')]).toEqual([
      null,
      null,
    ]);
    await closed.close();
  });
});
