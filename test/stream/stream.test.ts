/** The event stream over real HTTP and PostgreSQL: what it sends, how it resumes, whom it refuses. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventSchema } from '../../contract/events/index.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { newId } from '../../domain/ids.ts';
import { encodePosition } from '../../domain/stream-positions.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';
import {
  openTestStream,
  publish,
  waitUntilInLog,
  waitUntilOpen,
  type TestStream,
  type TestStreamOptions,
} from './support.ts';

let api: TestApi;
const open: TestStream[] = [];

beforeAll(async () => {
  api = await startTestApi({ streaming: { maxPerAccount: 3, times: { heartbeatMs: 100, recheckMs: 50 } } });
});
afterAll(async () => {
  for (const stream of open) stream.cut();
  await api.close();
});

async function openStream(account: TestAccount, options: TestStreamOptions = {}): Promise<TestStream> {
  const stream = await openTestStream(api, account.token, options);
  open.push(stream);
  return stream;
}

describe('a stream', () => {
  it('starts at now and sends every event of its account, in order, as it is', async () => {
    const account = await api.makeAccount();
    const other = await api.makeAccount();
    const earlier = await publish(api.db, account.accountId);
    await waitUntilInLog(api, account.token, earlier);
    const stream = await openStream(account);
    await waitUntilOpen(stream);
    const agentId = newId('agent');
    await publish(api.db, other.accountId);
    const ids = [
      await publish(api.db, account.accountId),
      await publish(api.db, account.accountId, { type: 'call.completed', agentId }),
    ];
    const [first, second] = await stream.waitForEvents(2);
    expect(stream.ids()).toEqual(ids);
    expect(first).toMatchObject({
      webhook_id: null,
      account_id: account.accountId,
      event_type: 'call.started',
    });
    expect(first).not.toHaveProperty('agent_id');
    expect(second).toMatchObject({ agent_id: agentId, event_type: 'call.completed' });
    expect(eventSchema.parse(second)).toEqual(second);
    const block = stream.blocks.find(({ data }) => data?.includes(ids[1] ?? ''));
    expect(block).toMatchObject({
      event: 'call.completed',
      id: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
  });

  it('tells proxies to keep their hands off it', async () => {
    const stream = await openStream(await api.makeAccount());
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.stringMatching(/^req_/) as unknown,
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers).not.toHaveProperty('content-encoding');
    await waitFor(() => stream.blocks.some((block) => block.retry === '2000'));
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const stream = await openStream(await api.makeAccount(), { method: 'HEAD' });
    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    await stream.closed;
    expect(stream.blocks).toEqual([]);
  });

  it('beats, and moves the position of a client whose filter lets nothing through', async () => {
    const account = await api.makeAccount();
    const stream = await openStream(account, { query: '?types=kb.synced' });
    await waitUntilOpen(stream);
    const before = stream.lastEventId();
    await waitFor(() => stream.blocks.some((block) => block.comment === 'heartbeat'));
    expect(stream.lastEventId()).toBe(before);
    await publish(api.db, account.accountId);
    await waitFor(() => stream.lastEventId() !== before);
    expect(stream.events()).toEqual([]);
  });

  it.each([
    [
      'types',
      (agentId: string) => `?types=call.completed,agent.activated&x=${agentId}`.replace(/&x.*/, ''),
      [1, 2],
    ],
    ['agent_id', (agentId: string) => `?agent_id=${agentId}`, [0, 2]],
    ['both', (agentId: string) => `?types=call.completed&agent_id=${agentId}`, [2]],
  ])('filters by %s, live and from the past', async (_, query, expected) => {
    const account = await api.makeAccount();
    const agentId = newId('agent');
    const live = await openStream(account, { query: query(agentId) });
    await waitUntilOpen(live);
    const ids = [
      await publish(api.db, account.accountId, { agentId }),
      await publish(api.db, account.accountId, { type: 'agent.activated' }),
      await publish(api.db, account.accountId, { type: 'call.completed', agentId }),
    ];
    const wanted = expected.map((index) => ids[index]);
    await live.waitForEvents(wanted.length);
    expect(live.ids()).toEqual(wanted);
    const start = encodePosition(api.services.sealer, account.accountId, { tx: 0, seq: 0 });
    const past = await openStream(account, { query: query(agentId), lastEventId: start });
    await past.waitForEvents(wanted.length);
    expect(past.ids()).toEqual(wanted);
  });
});

describe('resuming', () => {
  it('goes on behind the last id, by header or by after, and the header wins', async () => {
    const account = await api.makeAccount();
    const stream = await openStream(account);
    await waitUntilOpen(stream);
    const ids = [];
    for (let i = 0; i < 4; i += 1) ids.push(await publish(api.db, account.accountId));
    await stream.waitForEvents(4);
    const tokens = stream.blocks.flatMap(({ id, data }) => (data === undefined || !id ? [] : [id]));
    stream.cut();
    const options: [TestStreamOptions, string[]][] = [
      [{ lastEventId: tokens[0] }, ids.slice(1)],
      [{ query: `?after=${tokens[1]}` }, ids.slice(2)],
      [{ query: `?after=${ids[1]}` }, ids.slice(2)],
      [{ lastEventId: ids[2] }, ids.slice(3)],
      [{ lastEventId: tokens[2], query: `?after=${tokens[0]}` }, ids.slice(3)],
      [{ lastEventId: '', query: `?after=${tokens[2]}` }, ids.slice(3)],
    ];
    for (const [option, expected] of options) {
      const resumed = await openStream(account, option);
      await resumed.waitForEvents(expected.length);
      expect(resumed.ids()).toEqual(expected);
      resumed.cut();
      await resumed.closed;
    }
  });

  it('misses nothing for a client that was cut before its first event', async () => {
    const account = await api.makeAccount();
    const stream = await openStream(account);
    await waitUntilOpen(stream);
    stream.cut();
    await stream.closed;
    const id = await publish(api.db, account.accountId);
    const resumed = await openStream(account, { lastEventId: stream.lastEventId() });
    await resumed.waitForEvents(1);
    expect(resumed.ids()).toEqual([id]);
  });

  it('gives the same event the same id on every connection', async () => {
    const account = await api.makeAccount();
    const live = await openStream(account);
    await waitUntilOpen(live);
    const id = await publish(api.db, account.accountId);
    await live.waitForEvents(1);
    const past = await openStream(account, {
      lastEventId: encodePosition(api.services.sealer, account.accountId, { tx: 0, seq: 0 }),
    });
    await past.waitForEvents(1);
    const idOf = (stream: TestStream) => stream.blocks.find(({ data }) => data?.includes(id))?.id;
    expect(idOf(past)).toBe(idOf(live));
  });

  it('reads long histories in pages', async () => {
    const account = await api.makeAccount();
    await publish(api.db, account.accountId);
    await api.db.raw(
      `insert into events (id, account_id, type, data)
       select 'evt_' || lpad(n::text, 26, '0'), account_id, type, data from events, generate_series(1, 500) n
       where account_id = ?`,
      [account.accountId],
    );
    const start = encodePosition(api.services.sealer, account.accountId, { tx: 0, seq: 0 });
    const stream = await openStream(account, { lastEventId: start });
    await stream.waitForEvents(501);
    expect(new Set(stream.ids()).size).toBe(501);
    const last = await publish(api.db, account.accountId);
    await stream.waitForEvents(502);
    expect(stream.ids().at(-1)).toBe(last);
  });
});

describe('a gap', () => {
  it('is told where events behind the position were removed, once, and the stream goes on', async () => {
    const account = await api.makeAccount();
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push(await publish(api.db, account.accountId));
    const start = encodePosition(api.services.sealer, account.accountId, { tx: 0, seq: 0 });
    await api.db('events').whereIn('id', ids.slice(0, 2)).delete();
    const stream = await openStream(account, { lastEventId: start });
    await stream.waitForEvents(1);
    const [gap] = stream.blocks.filter(({ event }) => event === 'gap');
    expect(JSON.parse(gap?.data ?? '')).toEqual({
      reason: 'retention',
      message: expect.stringContaining('removed') as unknown,
    });
    expect(stream.ids()).toEqual(ids.slice(2));
    stream.cut();
    const resumed = await openStream(account, { lastEventId: gap?.id });
    await resumed.waitForEvents(1);
    expect(resumed.blocks.filter(({ event }) => event === 'gap')).toEqual([]);
    expect(resumed.ids()).toEqual(ids.slice(2));
  });

  it('is not told to accounts of which nothing was removed', async () => {
    const [quiet, busy] = [await api.makeAccount(), await api.makeAccount()];
    const start = encodePosition(api.services.sealer, quiet.accountId, { tx: 0, seq: 0 });
    await publish(api.db, busy.accountId);
    await api.db('events').where({ account_id: busy.accountId }).delete();
    const stream = await openStream(quiet, { lastEventId: start });
    const id = await publish(api.db, quiet.accountId);
    await stream.waitForEvents(1);
    expect([stream.ids(), stream.blocks.filter(({ event }) => event === 'gap')]).toEqual([[id], []]);
  });

  it('is told to clients whose position is newer than a restored database', async () => {
    const account = await api.makeAccount();
    const id = await publish(api.db, account.accountId);
    const future = encodePosition(api.services.sealer, account.accountId, { tx: 2 ** 40, seq: 1 });
    const stream = await openStream(account, { lastEventId: future });
    await stream.waitForEvents(1);
    expect(stream.blocks.find(({ event }) => event === 'gap')?.data).toContain('"restored"');
    expect(stream.ids()).toEqual([id]);
  });
});

describe('refusals', () => {
  it('answer alike for positions of others, that never were, and that are none', async () => {
    const [owner, stranger] = [await api.makeAccount(), await api.makeAccount()];
    const event = await publish(api.db, stranger.accountId);
    const foreign = encodePosition(api.services.sealer, stranger.accountId, { tx: 1, seq: 1 });
    const own = encodePosition(api.services.sealer, owner.accountId, { tx: 1, seq: 1 });
    const changed = `${own.slice(0, 20)}${own[20] === 'A' ? 'B' : 'A'}${own.slice(21)}`;
    const positions = [event, newId('event'), foreign, changed, 'x', '0', '-1', `${own}=`, 'é', "' or 1=1--"];
    const requestId = { 'x-request-id': 'stream-test-0001' };
    const byHeader = new Set<string>();
    const byQuery = new Set<string>();
    for (const position of positions) {
      const query = `/v2/events?after=${encodeURIComponent(position)}`;
      const given = { token: owner.token, headers: requestId };
      const asQuery = await api.request('GET', query, given);
      expect([asQuery.status, asQuery.body.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(asQuery.body.error?.details?.[0]?.path).toBe('after');
      byQuery.add(asQuery.text);
      const headers = { ...requestId, 'last-event-id': position };
      const asHeader = await api.request('GET', '/v2/events', { token: owner.token, headers });
      expect([asHeader.status, asHeader.body.error?.details?.[0]?.path]).toEqual([400, 'Last-Event-ID']);
      byHeader.add(asHeader.text);
    }
    expect([byHeader.size, byQuery.size]).toEqual([1, 1]);
  });

  it.each([
    ['types=nothing', 'types'],
    ['types=', 'types'],
    ['types=call.completed,', 'types'],
    ['agent_id=1', 'agent_id'],
    ['after=', 'after'],
    [`after=${'x'.repeat(200)}`, 'after'],
    ['surprise=1', 'surprise'],
  ])('name what is wrong with ?%s', async (query, path) => {
    const { token } = await api.makeAccount();
    const response = await api.request('GET', `/v2/events?${query}`, { token });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.body.error?.details?.[0]?.path).toBe(path);
  });

  it('come as 429 above the cap of an account, and end when a stream does', async () => {
    const [account, other] = [await api.makeAccount(), await api.makeAccount()];
    const streams = [await openStream(account), await openStream(account), await openStream(account)];
    const refused = await api.request('GET', '/v2/events', { token: account.token });
    const { error } = errorBodySchema.parse(refused.body);
    expect([refused.status, error.code, error.retryable]).toEqual([429, 'RATE_LIMITED', true]);
    expect(refused.headers.get('retry-after')).toBe(String(error.retry_after));
    expect((await openStream(other)).status).toBe(200);
    streams[0]?.cut();
    await waitFor(async () => {
      const stream = await openStream(account);
      return stream.status === 200;
    });
  });
});

describe('a client that leaves', () => {
  it.each(['cut', 'reset'] as const)('is no failure of the service: %s', async (leave) => {
    const stream = await openStream(await api.makeAccount());
    await waitUntilOpen(stream);
    const ended = () => api.logLines.filter((line) => line.includes('stream ended'));
    const before = ended().length;
    stream[leave]();
    await waitFor(() => ended().length > before);
    expect(ended().at(-1)).toContain('the client left');
    expect(api.logLines.filter((line) => line.includes('response failed'))).toEqual([]);
  });
});
