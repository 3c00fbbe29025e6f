/** Rate limits: counted over all replicas, told in every answer, and never in the way of reads when their store is away. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from '../../api/app.ts';
import { createLimiter, type LimiterOptions, type Limits } from '../../api/limits/limiter.ts';
import { addressSubject } from '../../api/limits/subjects.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { leaseRequests } from '../../db/system-limits.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';

let api: TestApi;
const servers: Server[] = [];

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await api.close();
});

const quotas = { token: 1000, read: 1000, write: 1000 };
const fromDatabase: LimiterOptions['lease'] = (...request) => leaseRequests(api.db, ...request);
const makeLimiter = (limits: Partial<Limits>, lease = fromDatabase) =>
  createLimiter({ limits: { windowSeconds: 60, quotas, ...limits }, lease, log: pino({ level: 'silent' }) });

/** Another replica on the same database. */
async function startReplica(limits: Partial<Limits>, lease?: LimiterOptions['lease']): Promise<string> {
  const callback = createApp({ ...api.services, limiter: makeLimiter(limits, lease) }).callback();
  const server = createServer((request, response) => void callback(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = (url: string, { token }: TestAccount) =>
  fetch(`${url}/v2/templates?limit=1`, { headers: { authorization: `Bearer ${token}` } });
const askToken = (url: string, body: Record<string, string>) =>
  fetch(`${url}/v2/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', ...body }),
  });

async function statuses(requests: Promise<Response>[]): Promise<number[]> {
  return await Promise.all(
    requests.map(async (request) => {
      const response = await request;
      await response.arrayBuffer();
      return response.status;
    }),
  );
}

describe('two replicas', () => {
  it.each([40, 300])(
    'let %d requests of an account through together, give or take a tenth',
    async (quota) => {
      const account = await api.makeAccount();
      const limits = { quotas: { ...quotas, read: quota } };
      const urls = [await startReplica(limits), await startReplica(limits)];
      const answers: number[] = [];
      for (let sent = 0; sent < quota * 1.6; sent += 20)
        answers.push(
          ...(await statuses(Array.from({ length: 20 }, (_, i) => read(urls[i % 2] as string, account)))),
        );
      const passed = answers.filter((status) => status === 200).length;
      expect(passed).toBeGreaterThanOrEqual(quota * 0.9);
      expect(passed).toBeLessThanOrEqual(quota * 1.1);
      expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    },
  );

  it('give an account that comes to one of them alone what the other does not use', async () => {
    const limiters = [makeLimiter({}), makeLimiter({})] as const;
    await limiters[1].take('read', 'alone');
    let passed = 0;
    while ((await limiters[0].take('read', 'alone'))?.allowed) passed += 1;
    expect(passed).toBeGreaterThanOrEqual(900);
    expect(passed).toBeLessThan(1000);
  });
});

describe('an answer', () => {
  it('says the policy and what is left of it', async () => {
    const account = await api.makeAccount();
    const url = await startReplica({ quotas: { ...quotas, read: 3 } });
    const headers = [];
    for (let i = 0; i < 3; i += 1) headers.push((await read(url, account)).headers);
    expect(headers.map((each) => each.get('ratelimit-policy'))).toEqual(Array(3).fill('"read";q=3;w=60'));
    expect(headers.map((each) => each.get('ratelimit')?.replace(/t=\d+$/, 't'))).toEqual([
      '"read";r=2;t',
      '"read";r=1;t',
      '"read";r=0;t',
    ]);
  });

  it('over the limit is 429 with the time to wait, and other classes and accounts go on', async () => {
    const [account, other] = [await api.makeAccount(), await api.makeAccount()];
    const url = await startReplica({ quotas: { ...quotas, read: 1 } });
    await read(url, account);
    const response = await read(url, account);
    const { error } = errorBodySchema.parse(await response.json());
    expect([response.status, error.code, error.retryable]).toEqual([429, 'RATE_LIMITED', true]);
    expect(error.retry_after).toBeGreaterThan(0);
    expect(error.retry_after).toBeLessThanOrEqual(60);
    expect(response.headers.get('retry-after')).toBe(String(error.retry_after));
    expect(response.headers.get('ratelimit')).toBe(`"read";r=0;t=${error.retry_after}`);
    expect((await read(url, other)).status).toBe(200);
    const write = await fetch(`${url}/v2/agents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([write.status, write.headers.get('ratelimit-policy')]).toEqual([400, '"write";q=1000;w=60']);
  });

  it('that refuses a scope too small says the same, and is counted', async () => {
    const account = await api.makeAccount();
    const token = await api.tokenFor(account, ['calls:read']);
    const url = await startReplica({ quotas: { ...quotas, read: 2 } });
    const ask = () => fetch(`${url}/v2/agents`, { headers: { authorization: `Bearer ${token}` } });
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 429]);
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"read";q=2;w=60');
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"read";r=1;t=\d+$/);
  });

  it('is given again when the window is over', async () => {
    const limiter = makeLimiter({ windowSeconds: 1, quotas: { ...quotas, read: 1 } });
    const take = () => limiter.take('read', 'again');
    expect(await take()).toMatchObject({ allowed: true });
    // At once, unless this machine took longer than a window.
    const refused = await waitFor(async () => {
      const decision = await take();
      return decision?.allowed === false && decision;
    });
    expect(refused).toMatchObject({ remaining: 0 });
    await waitFor(async () => (await take())?.allowed);
  });
});

describe('requests for tokens', () => {
  it('are limited by address before any secret is looked at', async () => {
    const url = await startReplica({ quotas: { ...quotas, token: 2 } });
    await api.db.raw("delete from rate_windows where budget like 'token:%'");
    const asked = [];
    for (let i = 0; i < 3; i += 1)
      asked.push((await askToken(url, { client_id: `guess-${i}`, client_secret: 'x' })).status);
    expect(asked).toEqual([401, 401, 429]);
    await api.db.raw("delete from rate_windows where budget like 'token:%'");
  });

  it('are told how much is left of the smaller of the two budgets', async () => {
    const url = await startReplica({ quotas: { ...quotas, token: 10 } });
    await api.db.raw("delete from rate_windows where budget like 'token:%'");
    const remaining = [];
    for (const client of ['one', 'one', 'two']) {
      const answer = await askToken(url, { client_id: client, client_secret: 'x' });
      remaining.push(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    }
    // The third is the first of its client, but not of its address.
    expect(remaining).toEqual(['9', '8', '7']);
    await api.db.raw("delete from rate_windows where budget like 'token:%'");
  });

  it('are limited by client however it is spelled, also from many addresses', async () => {
    const { clientId } = await api.makeAccount();
    const limiter = makeLimiter({ quotas: { ...quotas, token: 50 } });
    const callback = createApp({ ...api.services, limiter, trustedProxies: 1 }).callback();
    const server = createServer((request, response) => void callback(request, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/auth/token`;
    const ask = (i: number) => {
      const id = i % 2 ? clientId : clientId.replace('sbc_', 'sbc%5F');
      return fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${id}:wrong`).toString('base64')}`,
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.100.${i}`,
        },
        body: '{"grant_type":"client_credentials"}',
      });
    };
    // A few at once: whoever cannot be counted in time is refused in another way.
    const answers: number[] = [];
    for (let i = 0; i < 60; i += 6)
      answers.push(...(await statuses(Array.from({ length: 6 }, (_, k) => ask(i + k)))));
    expect(answers.filter((status) => status === 401)).toHaveLength(50);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('the address of a caller', () => {
  const request = (forwarded: string[], remoteAddress: string) =>
    ({ headersDistinct: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as never;

  it.each([
    ['is the connection, whatever a header claims', ['1.1.1.1'], '192.0.2.7', 0, 'address:192.0.2.7'],
    ['is what the nearest trusted proxy saw', ['1.1.1.1, 2.2.2.2'], '10.0.0.1', 1, 'address:2.2.2.2'],
    ['is what the second proxy saw', ['1.1.1.1', '2.2.2.2'], '10.0.0.1', 2, 'address:1.1.1.1'],
    ['is the connection where no proxy wrote one', [], '10.0.0.1', 1, 'address:10.0.0.1'],
    ['is one for both spellings of IPv4', [], '::ffff:192.0.2.7', 0, 'address:192.0.2.7'],
    ['is one for a /64', [], '2001:db8:1:2:3::1', 0, 'address:20010db800010002'],
    ['may be unknown', ['x'], '10.0.0.1', 1, 'address:unknown'],
  ])('%s', (_, forwarded, remote, proxies, subject) => {
    expect(addressSubject(request(forwarded, remote), proxies)).toBe(subject);
  });
});

describe('while the store of the limits is away', () => {
  it.each([
    ['refuses', () => Promise.reject(new Error('no such table'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('and %s, reads and writes go on and token requests answer 503', async (_, lease) => {
    const account = await api.makeAccount();
    const url = await startReplica({}, lease);
    expect((await read(url, account)).status).toBe(200);
    const write = await fetch(`${url}/v2/agents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        payload: { name: 'D', platform: 'local', business_url: 'https://a.example', template_id: 'general' },
      }),
    });
    expect(write.status).toBe(202);
    const { clientId, clientSecret } = account;
    const token = await askToken(url, { client_id: clientId, client_secret: clientSecret });
    const { error } = errorBodySchema.parse(await token.json());
    expect([token.status, error.code, error.retry_after]).toEqual([503, 'UNAVAILABLE', 2]);
  });
});
