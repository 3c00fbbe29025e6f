/** `client.events` against the real API: what it tells, and that neither cuts nor tokens nor refusals lose or repeat any of it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ConnectionError,
  SwitchboardError,
  createClient,
  type Client,
  type EventsOptions,
  type StreamItem,
} from '../../client/src/index.ts';
import { newId } from '../../domain/ids.ts';
import { encodePosition } from '../../domain/stream-positions.ts';
import { publish, publishManyLarge } from '../stream/support.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';

const retryMs = 20;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    streaming: { times: { heartbeatMs: 100, recheckMs: 50, stallMs: 500, retryMs } },
  });
});
afterAll(() => api.close());

const clientOf = (
  { clientId, clientSecret }: TestAccount,
  options: { fetch?: typeof fetch; patienceMs?: number; scopes?: string[]; baseUrl?: string } = {},
): Client => createClient({ baseUrl: api.baseUrl, clientId, clientSecret, ...options });

/** Follows in the background; `open` resolves with the first position. */
function follow(client: Client, options: EventsOptions = {}) {
  const items: StreamItem[] = [];
  const positions: string[] = [];
  const control = new AbortController();
  const opened = Promise.withResolvers<void>();
  const onPosition = (id: string) => {
    positions.push(id);
    opened.resolve();
  };
  const over = (async () => {
    for await (const item of client.events({ onPosition, signal: control.signal, ...options }))
      items.push(item);
  })();
  // A test that waits for neither learns of it by what it waits for.
  over.catch(opened.reject);
  opened.promise.catch(() => undefined);
  return {
    items,
    positions,
    opened: opened.promise,
    over,
    ids: () => items.map(({ event, gap }) => event?.idempotency_key ?? gap?.reason),
    waitFor: (count: number) => waitFor(() => items.length >= count),
    stop: async () => {
      control.abort();
      await over;
    },
  };
}

/** A `fetch` that does with event streams what the test says; `seen` holds the headers of each. */
function fetchWith(onStream: (request: () => Promise<Response>, count: number) => Promise<Response>) {
  const seen: Headers[] = [];
  const send: typeof fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.includes('/v2/events')) return await fetch(input, init);
    seen.push(new Headers(init?.headers));
    return await onStream(() => fetch(input, init), seen.length);
  };
  return { fetch: send, seen };
}

/** The same answer, lost after that many bytes as a connection is that breaks. */
function lostAfter(response: Response, bytes: number): Response {
  let left = bytes;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (left > 0) controller.enqueue(chunk.subarray(0, left));
        left -= chunk.byteLength;
        if (left <= 0) controller.error(new TypeError('terminated'));
      },
    }),
  );
  return new Response(body ?? null, response);
}

const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ error: { code, message: 'no', retryable: true, ...more } }, { status });

describe('events', () => {
  it('come as they happen, each with its position, by type and agent', async () => {
    const account = await api.makeAccount();
    const client = clientOf(account);
    const agentId = newId('agent');
    const all = follow(client);
    const some = follow(client, { types: ['call.completed', 'agent.activated'], agentId });
    await Promise.all([all.opened, some.opened]);
    const ids = [
      await publish(api.db, account.accountId, { agentId }),
      await publish(api.db, account.accountId, { type: 'call.completed' }),
      await publish(api.db, account.accountId, { type: 'call.completed', agentId }),
    ];
    await Promise.all([all.waitFor(3), some.waitFor(1)]);
    expect([all.ids(), some.ids()]).toEqual([ids, [ids[2]]]);
    expect(all.items[2]).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      event: expect.objectContaining({
        event_type: 'call.completed',
        agent_id: agentId,
        webhook_id: null,
      }) as unknown,
    });
    // What was filtered out moves the position all the same.
    await waitFor(() => some.positions.at(-1) === all.items[2]?.id);
    await Promise.all([all.stop(), some.stop()]);
    for (const after of [all.items[0]?.id, ids[0]]) {
      const later = follow(client, { after });
      await later.waitFor(2);
      expect(later.ids()).toEqual(ids.slice(1));
      await later.stop();
    }
  });

  it('that are missing are told in their place', async () => {
    const account = await api.makeAccount();
    const after = encodePosition(api.services.sealer, account.accountId, { tx: 0, seq: 0 });
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await publish(api.db, account.accountId));
    await api.db('events').whereIn('id', ids.slice(0, 2)).delete();
    const stream = follow(clientOf(account), { after });
    await stream.waitFor(2);
    expect(stream.ids()).toEqual(['retention', ids[2]]);
    expect(stream.items[0]?.gap?.message).toContain('removed');
    await stream.stop();
  });
});

describe('a connection that is lost', () => {
  it('anywhere, in the middle of an event too, loses and repeats nothing', async () => {
    const account = await api.makeAccount();
    const before = await publish(api.db, account.accountId);
    const { fetch: losing, seen } = fetchWith(async (request, count) =>
      lostAfter(await request(), 150 + count * 97),
    );
    const stream = follow(clientOf(account, { fetch: losing }), { after: before });
    const ids = [];
    for (let n = 0; n < 40; n += 1) ids.push(await publish(api.db, account.accountId));
    await stream.waitFor(ids.length);
    expect(stream.ids()).toEqual(ids);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen[0]?.get('last-event-id')).toBeNull();
    expect(seen.at(-1)?.get('last-event-id')).toMatch(/^[\w-]{43}$/);
    await stream.stop();
  });

  it('before the first event misses nothing that happens until it is back', async () => {
    const account = await api.makeAccount();
    const back = Promise.withResolvers<void>();
    let lose: () => void = () => undefined;
    const { fetch: losing, seen } = fetchWith(async (request, count) => {
      if (count > 1) {
        await back.promise;
        return await request();
      }
      const response = await request();
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const lost = new AbortController();
      lose = () => lost.abort();
      response.body?.pipeTo(writable, { signal: lost.signal }).catch(() => undefined);
      return new Response(readable, response);
    });
    const stream = follow(clientOf(account, { fetch: losing }));
    await stream.opened;
    lose();
    await waitFor(() => seen.length === 2);
    const id = await publish(api.db, account.accountId);
    back.resolve();
    await stream.waitFor(1);
    expect(stream.ids()).toEqual([id]);
    await stream.stop();
  });

  it('because its reader is too slow goes on where the reader is', async () => {
    const account = await api.makeAccount();
    const first = await publishManyLarge(api.db, account.accountId);
    const after = encodePosition(api.services.sealer, account.accountId, { tx: 0, seq: 0 });
    const ids: string[] = [];
    for await (const { event } of clientOf(account).events({ after })) {
      ids.push(event?.idempotency_key ?? 'gap');
      if (ids.length === 1)
        await waitFor(() => api.logLines.some((line) => line.includes('reads too slowly')));
      if (ids.length === 1001) break;
    }
    expect([new Set(ids).size, ids[0]]).toEqual([1001, first]);
  });

  it('is opened again after as long as the service says', async () => {
    const slow = await startTestApi({ replicaOf: api, streaming: { times: { retryMs: 700 } } });
    const account = await api.makeAccount();
    const times: number[] = [];
    const { fetch: losing } = fetchWith(async (request, count) => {
      times.push(performance.now());
      return count === 1 ? lostAfter(await request(), 60) : await request();
    });
    const stream = follow(clientOf(account, { fetch: losing, baseUrl: slow.baseUrl }));
    await waitFor(() => times.length === 2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(690);
    await stream.stop();
    await slow.close();
  });
});

describe('a token that the service refuses', () => {
  it('is replaced, and the stream goes on', async () => {
    const account = await api.makeAccount();
    const { fetch: refusing, seen } = fetchWith((request, count) =>
      count === 1 ? Promise.resolve(refusal(401, 'TOKEN_EXPIRED', { retryable: false })) : request(),
    );
    const stream = follow(clientOf(account, { fetch: refusing }));
    await stream.opened;
    const tokens = seen.map((headers) => headers.get('authorization'));
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
    // Revoked while the stream is open: the service ends it, and the next connection gets a token of its own.
    await api.request('POST', '/v2/auth/revoke', {
      json: {
        client_id: account.clientId,
        client_secret: account.clientSecret,
        token: tokens[1]?.replace('Bearer ', ''),
      },
    });
    await waitFor(() => seen.length >= 4);
    const id = await publish(api.db, account.accountId);
    await stream.waitFor(1);
    expect([stream.ids(), new Set(seen.map((headers) => headers.get('authorization'))).size]).toEqual([
      [id],
      3,
    ]);
    await stream.stop();
  });
});

describe('a refusal', () => {
  it.each([
    [429, 'RATE_LIMITED'],
    [503, 'UNAVAILABLE'],
  ])('%s is waited out as long as it asks', async (status, code) => {
    const account = await api.makeAccount();
    const times: number[] = [];
    const { fetch: refusing } = fetchWith((request, count) => {
      times.push(performance.now());
      return count === 1 ? Promise.resolve(refusal(status, code, { retry_after: 1 })) : request();
    });
    const stream = follow(clientOf(account, { fetch: refusing }));
    await stream.opened;
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
    await stream.stop();
  });

  it('that no repetition mends is thrown, with what the service said', async () => {
    const account = await api.makeAccount();
    const client = clientOf(account);
    const unknown = follow(client, { after: newId('event') });
    await expect(unknown.over).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: [{ path: 'after' }],
    });
    const narrow = follow(clientOf(account, { scopes: ['agents:read'] }));
    await expect(narrow.over).rejects.toThrow(SwitchboardError);
    await expect(narrow.over).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  });

  it('to connect at all is thrown when patience is over', async () => {
    const account = await api.makeAccount();
    const { fetch: broken, seen } = fetchWith(() => Promise.reject(new TypeError('fetch failed')));
    const stream = follow(clientOf(account, { fetch: broken, patienceMs: 500 }));
    await expect(stream.over).rejects.toThrow(ConnectionError);
    expect(seen.length).toBeGreaterThan(1);
    const { fetch: proxied } = fetchWith(() => Promise.resolve(new Response('<html>', { status: 200 })));
    const other = follow(clientOf(account, { fetch: proxied, patienceMs: 0 }));
    await expect(other.over).rejects.toThrow('no stream of events');
  });
});

describe('the end', () => {
  const waitForReaders = (count: number) => waitFor(() => api.services.streams.readers() === count);

  it('comes with the signal, whatever the stream is doing, and closes the connection', async () => {
    const account = await api.makeAccount();
    const client = clientOf(account);
    await waitForReaders(0);
    const stream = follow(client);
    await stream.opened;
    await waitForReaders(1);
    await stream.stop();
    await waitForReaders(0);
    const { fetch: refusing, seen } = fetchWith(() =>
      Promise.resolve(refusal(503, 'UNAVAILABLE', { retry_after: 30 })),
    );
    const waiting = follow(clientOf(account, { fetch: refusing }));
    await waitFor(() => seen.length === 1);
    await waiting.stop();
    const never = follow(client, { signal: AbortSignal.abort() });
    await never.over;
    expect([waiting.items, never.items, seen.length]).toEqual([[], [], 1]);
  });

  it('comes with the loop, and closes the connection', async () => {
    const account = await api.makeAccount();
    await waitForReaders(0);
    const before = await publish(api.db, account.accountId);
    const id = await publish(api.db, account.accountId);
    for await (const { event } of clientOf(account).events({ after: before })) {
      expect(event?.idempotency_key).toBe(id);
      break;
    }
    await waitForReaders(0);
  });
});
