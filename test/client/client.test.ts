/** The client package: what it repeats and what not, its keys and tokens, waiting, iterating, and that it is not stale. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ConnectionError,
  OperationFailedError,
  OperationTimeoutError,
  SwitchboardError,
  createClient,
  type Client,
} from '../../client/src/index.ts';
import { pauseBeforeRetryMs } from '../../client/src/waiting.ts';
import { staleFiles } from '../../scripts/generate-client.ts';
import { makeAgent } from '../support/agents.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'reset' | 'hang';

const seen: Seen[] = [];
let replies: Reply[] = [];
let server: Server;
let baseUrl: string;
let tokens = 0;
const tokenRequests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v2/auth/token') {
        tokens += 1;
        tokenRequests.push(body);
        response.end(
          JSON.stringify({ access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 3600 }),
        );
        return;
      }
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const reply = replies.shift() ?? { status: 200, body: { data: [], next_cursor: null } };
      if (reply === 'reset') response.destroy();
      else if (reply !== 'hang')
        response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(() => {
  seen.length = 0;
  replies = [];
  tokens = 0;
});

const client = (options: { patienceMs?: number; timeoutMs?: number } = {}): Client =>
  createClient({ baseUrl, clientId: 'id', clientSecret: 'secret', patienceMs: 20_000, ...options });
const failure = (status: number, code: string, retryable: boolean, more = {}): Reply => ({
  status,
  body: {
    error: { code, message: 'no', retryable, recovery: { action: 'retry', description: '' }, ...more },
  },
});
const body = {
  payload: { name: 'Desk', platform: 'local', business_url: 'https://a.example', template_id: 'general' },
} as const;
const accepted: Reply = { status: 202, body: { operation_id: 'op_1', status: 'pending' } };

describe('a call', () => {
  it('repeats what may be repeated, under one key that it made itself', async () => {
    replies = [
      failure(503, 'UNAVAILABLE', true),
      'reset',
      failure(409, 'IDEMPOTENCY_IN_PROGRESS', true),
      accepted,
    ];
    expect(await client().createAgent({ body })).toMatchObject({ operation_id: 'op_1' });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(Array(4).fill(keys[0]));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(seen.map((request) => request.body)).size).toBe(1);
  });

  it('takes another key for another call, and the one it is given', async () => {
    replies = [accepted, accepted, accepted];
    const ours = client();
    await ours.createAgent({ body });
    await ours.createAgent({ body });
    await ours.createAgent({ body, idempotencyKey: 'mine' });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  it('throws at once what no repetition mends, with everything that the service said', async () => {
    const details = [{ path: 'payload.name', message: 'is missing' }];
    replies = [failure(400, 'INVALID_REQUEST', false, { details, request_id: 'req_1' })];
    const error = await client()
      .createAgent({ body })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SwitchboardError);
    expect(error).toMatchObject({ status: 400, code: 'INVALID_REQUEST', details, requestId: 'req_1' });
    expect(seen).toHaveLength(1);
  });

  it('waits as long as the service asks, or gives up where that is longer than its patience', async () => {
    replies = [failure(429, 'RATE_LIMITED', true, { retry_after: 1 })];
    const startedAt = performance.now();
    await client().listAgents();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
    replies = [failure(429, 'RATE_LIMITED', true, { retry_after: 60 })];
    await expect(client().listAgents()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 60,
    });
  });

  it('heeds what a proxy before the service says', async () => {
    replies = [
      { status: 429, headers: { 'retry-after': '1' } },
      { status: 200, body: {} },
    ];
    const startedAt = performance.now();
    await client().listAgents();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
  });

  it('says so when no answer comes', async () => {
    replies = ['hang'];
    await expect(client({ timeoutMs: 50, patienceMs: 0 }).listAgents()).rejects.toThrow(ConnectionError);
  });

  it('ends when it is aborted, also while it waits', async () => {
    replies = ['hang'];
    const control = new AbortController();
    const hanging = client().listAgents({ signal: control.signal });
    setTimeout(() => control.abort(new Error('enough')), 50);
    await expect(hanging).rejects.toThrow('enough');
    replies = [failure(503, 'UNAVAILABLE', true, { retry_after: 10 })];
    const late = AbortSignal.timeout(50);
    await expect(client().listAgents({ signal: late })).rejects.toThrow('timeout');
  });

  it('fills in path, query and If-Match', async () => {
    replies = [{ status: 200, body: {} }];
    await client().request('PATCH', '/v2/agents/a', { ifMatch: '"1"', body: {} });
    await client().listDocuments({ path: { agent_id: 'a/b' }, query: { limit: 5, cursor: 'x y' } });
    // What the test before has aborted may still arrive.
    expect(seen.find(({ method }) => method === 'PATCH')?.headers['if-match']).toBe('"1"');
    expect(seen.map(({ url }) => url)).toContain('/v2/agents/a%2Fb/kb/documents?limit=5&cursor=x+y');
  });
});

describe('the pause before a retry', () => {
  it('doubles up to a bound and is spread', () => {
    expect(pauseBeforeRetryMs(0, undefined, () => 0)).toBe(100);
    expect(pauseBeforeRetryMs(0, undefined, () => 1)).toBe(200);
    expect(pauseBeforeRetryMs(3, undefined, () => 1)).toBe(1600);
    expect(pauseBeforeRetryMs(30, undefined, () => 1)).toBe(5000);
  });
  it('is never shorter than what the service asks for', () => {
    expect(pauseBeforeRetryMs(0, 2, () => 0)).toBe(2000);
    expect(pauseBeforeRetryMs(0, 2, () => 1)).toBe(2500);
  });
});

describe('the token', () => {
  it('is had by an API key in one piece', async () => {
    const { apiKey, ...options } = { apiKey: 'sk_sbc_1.a.b', baseUrl, patienceMs: 0 };
    await createClient({ apiKey, ...options }).listAgents();
    expect(JSON.parse(tokenRequests.at(-1) ?? '')).toMatchObject({
      client_id: 'sbc_1',
      client_secret: 'a.b',
    });
    expect(() => createClient({ apiKey: 'sbc_1', ...options })).toThrow('sk_<client_id>.<client_secret>');
  });

  it('is fetched once for many calls', async () => {
    const ours = client();
    await Promise.all(Array.from({ length: 10 }, () => ours.listAgents()));
    expect(tokens).toBe(1);
    expect(seen[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('is renewed once where the service refuses it', async () => {
    replies = [failure(401, 'TOKEN_EXPIRED', false)];
    await client().listAgents();
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    replies = Array.from({ length: 2 }, () => failure(401, 'UNAUTHENTICATED', false));
    await expect(client().listAgents()).rejects.toMatchObject({ status: 401 });
  });

  it('is not sent to open endpoints', async () => {
    await client().healthz();
    expect([tokens, seen[0]?.headers.authorization]).toEqual([0, undefined]);
  });
});

describe('an operation', () => {
  const operation = (status: string, error?: unknown): Reply => ({
    status: 200,
    body: { operation_id: 'op_1', status, steps: [], ...(error ? { error } : {}) },
    headers: { 'retry-after': '0' },
  });

  it('is waited for until it is active, and every state on the way is seen', async () => {
    replies = [operation('pending'), operation('pending'), operation('active')];
    const states: string[] = [];
    const onProgress = ({ status }: { status: string }) => void states.push(status);
    expect(await client().waitForOperation('op_1', { onProgress })).toMatchObject({ status: 'active' });
    expect(states).toEqual(['pending', 'pending', 'active']);
  });

  it('is waited for no longer than asked, and goes on', async () => {
    replies = Array.from({ length: 100 }, () => operation('pending'));
    const waiting = client().waitForOperation('op_1', { timeoutMs: 500, pollMs: 20 });
    const error = await waiting.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperationTimeoutError);
    expect(error).toMatchObject({ operation: { operation_id: 'op_1', status: 'pending' } });
    expect(seen.length).toBeGreaterThan(1);
  });

  it('is not waited for any more once the signal says so', async () => {
    replies = Array.from({ length: 100 }, () => operation('pending'));
    const control = new AbortController();
    const onProgress = () => control.abort(new Error('enough'));
    const waiting = client().waitForOperation('op_1', { pollMs: 10_000, signal: control.signal, onProgress });
    await expect(waiting).rejects.toThrow('enough');
  });

  it('that failed is an error with its code', async () => {
    replies = [operation('failed', { code: 'SITE_EMPTY', message: 'nothing to read' })];
    const error = await client()
      .waitForOperation('op_1')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperationFailedError);
    expect(error).toMatchObject({ code: 'SITE_EMPTY', operation: { operation_id: 'op_1' } });
  });
});

describe('against the real API', () => {
  let api: TestApi;
  let real: Client;
  beforeAll(async () => {
    api = await startTestApi();
    const { accountId, clientId, clientSecret } = await api.makeAccount();
    for (let i = 0; i < 5; i += 1) await makeAgent(api.db, accountId, { name: `Desk ${i}` });
    real = createClient({ baseUrl: api.baseUrl, clientId, clientSecret, scopes: ['agents:read'] });
  });
  afterAll(() => api.close());

  it('iterates a list to its end, page after page', async () => {
    const names: string[] = [];
    for await (const agent of real.iterate('listAgents', { query: { limit: 2 } })) names.push(agent.name);
    expect(names).toEqual(['Desk 4', 'Desk 3', 'Desk 2', 'Desk 1', 'Desk 0']);
  });

  it('asks for no page that its loop does not reach', async () => {
    for await (const agent of real.iterate('listAgents', { query: { limit: 2 } })) {
      expect(agent.name).toBe('Desk 4');
      break;
    }
    expect(api.logLines.filter((line) => line.includes('"listAgents"')).length).toBe(4);
  });

  it('holds no more scopes than it asked for', async () => {
    await expect(real.createAgent({ body })).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  });

  it('tells status and headers to whoever wants them', async () => {
    let etag: string | null = null;
    await real.getTemplate({
      path: { template_id: 'dental' },
      onAnswer: ({ headers }) => (etag = headers.get('etag')),
    });
    expect(etag).toMatch(/^"/);
  });
});

it('is what the OpenAPI document says today (if not: npm run client)', async () => {
  expect(await staleFiles()).toEqual([]);
});
