/** How streams end, and what they cost while they are open. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createTokenIssuer, type TokenIssuer } from '../../api/auth/tokens.ts';
import { ApiError } from '../../contract/errors.ts';
import { scopes } from '../../contract/scopes.ts';
import { listen } from '../../db/listen.ts';
import { encodePosition } from '../../domain/stream-positions.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';
import { openTestStream, publish, publishManyLarge, waitUntilInLog, waitUntilOpen } from './support.ts';

let api: TestApi;
afterEach(() => api.close());

const commentsOf = (stream: { blocks: { comment?: string }[] }) =>
  stream.blocks.flatMap(({ comment }) => (comment === undefined || comment === 'heartbeat' ? [] : [comment]));

describe('a token that ends', () => {
  it('ends its streams when it expires, and reconnecting is refused', async () => {
    api = await startTestApi({ streaming: { times: { recheckMs: 50 } } });
    const account = await api.makeAccount();
    const { keys, revocations } = api.services;
    const options = { keys, revocations, issuer: 'http://api.test', lifetimeSeconds: 2 };
    const issuer = createTokenIssuer(options);
    const token = await issuer.issue({ ...account, scopes });
    const stream = await openTestStream(api, token);
    await stream.closed;
    expect(commentsOf(stream)).toEqual(['the token is not valid any more']);
    const again = await api.request('GET', '/v2/events', { token });
    expect([again.status, again.body.error?.code]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('ends them when it is revoked, and not because the database is away', async () => {
    let failure: Error | null = null;
    let checks = 0;
    const tokens: { current?: TokenIssuer } = {};
    const verify: TokenIssuer['verify'] = (token) => {
      checks += 1;
      return failure ? Promise.reject(failure) : (tokens.current as TokenIssuer).verify(token);
    };
    api = await startTestApi({ streaming: { times: { recheckMs: 20 } } });
    tokens.current = { ...api.services.tokens };
    Object.assign(api.services.tokens, { verify });
    const { token } = await api.makeAccount();
    const stream = await openTestStream(api, token);
    const unavailable = new ApiError('UNAVAILABLE', 'Revocations cannot be read.');
    for (const away of [new Error('Connection terminated'), unavailable]) {
      failure = away;
      const before = checks;
      await waitFor(() => checks > before + 3);
      expect(commentsOf(stream)).toEqual([]);
    }
    failure = new ApiError('UNAUTHENTICATED', 'Revoked.');
    await stream.closed;
    expect(commentsOf(stream)).toEqual(['the token is not valid any more']);
  });
});

describe('a process that stops', () => {
  it('says goodbye to every client, tells them apart when to come back, and takes no new ones', async () => {
    api = await startTestApi();
    const account = await api.makeAccount();
    const streams = await Promise.all(Array.from({ length: 5 }, () => openTestStream(api, account.token)));
    for (const stream of streams) await waitUntilOpen(stream);
    await api.services.streams.close();
    for (const stream of streams) await stream.closed;
    expect(streams.map(commentsOf)).toEqual(streams.map(() => ['the service restarts']));
    const waits = streams.map((stream) => Number(stream.blocks.at(-1)?.retry));
    expect(waits.every((ms) => ms >= 500 && ms <= 5000)).toBe(true);
    expect(new Set(waits).size).toBeGreaterThan(1);
    const refused = await api.request('GET', '/v2/events', { token: account.token });
    expect([refused.status, refused.body.error?.code]).toEqual([503, 'UNAVAILABLE']);
    expect(api.services.streams.readers()).toBe(0);
  });
});

describe('a client that does not read', () => {
  it('is cut, and goes on where it stopped', async () => {
    api = await startTestApi({ streaming: { times: { stallMs: 1000 } } });
    const account = await api.makeAccount();
    const first = await publishManyLarge(api.db, account.accountId);
    let lastEventId = encodePosition(api.services.sealer, account.accountId, { tx: 0, seq: 0 });
    const slow = await openTestStream(api, account.token, { lastEventId });
    slow.pause();
    await waitFor(() => api.services.streams.readers() === 0);
    expect(api.logLines.some((line) => line.includes('the client reads too slowly'))).toBe(true);
    slow.resume();
    await slow.closed;
    expect(slow.ids().length).toBeLessThan(1001);
    lastEventId = slow.lastEventId() as string;
    const resumed = await openTestStream(api, account.token, { lastEventId });
    await resumed.waitForEvents(1001 - slow.ids().length);
    const all = [...slow.ids(), ...resumed.ids()];
    expect([all.length, new Set(all).size, all[0]]).toEqual([1001, 1001, first]);
    resumed.cut();
  });
});

describe('many streams of one process', () => {
  it('share their reads: as many statements for thirty readers as for one', async () => {
    api = await startTestApi({ streaming: { pollMs: 60_000 } });
    const account = await api.makeAccount();
    const statements: string[] = [];
    api.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    const count = async (readers: number) => {
      const streams = await Promise.all(
        Array.from({ length: readers }, () => openTestStream(api, account.token)),
      );
      for (const stream of streams) await waitUntilOpen(stream);
      // What an older transaction holds back is looked for again and again.
      await waitUntilInLog(api, account.token, await publish(api.db, account.accountId));
      statements.length = 0;
      api.services.streams.wake();
      for (const stream of streams) await stream.waitForEvents(1);
      const reads = statements.filter((sql) => sql.includes('from clock')).length;
      for (const stream of streams) stream.cut();
      await waitFor(() => api.services.streams.readers() === 0);
      return reads;
    };
    expect([await count(1), await count(30)]).toEqual([1, 1]);
  });

  it('ask nothing of the database while nobody listens', async () => {
    api = await startTestApi({ streaming: { pollMs: 1 } });
    const account = await api.makeAccount();
    const stream = await openTestStream(api, account.token);
    stream.cut();
    await waitFor(() => api.services.streams.readers() === 0);
    let reads = 0;
    api.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('from clock')) reads += 1;
    });
    for (let i = 0; i < 20; i += 1) {
      api.services.streams.wake();
      await publish(api.db, account.accountId);
    }
    expect(reads).toBeLessThanOrEqual(1);
  });

  it('are woken by one listening connection, and miss nothing when it breaks', async () => {
    api = await startTestApi({ streaming: { pollMs: 60_000 } });
    const account = await api.makeAccount();
    const applicationName = `listen-${account.accountId}`;
    let lost = 0;
    let connected = 0;
    const listener = listen({
      url: api.databaseUrl,
      channel: 'switchboard_events',
      applicationName,
      onWords: (words) => {
        if (words.includes('*')) connected += 1;
        api.services.streams.wake();
      },
      onLost: () => (lost += 1),
    });
    try {
      await waitFor(() => connected === 1);
      const stream = await openTestStream(api, account.token);
      await waitUntilOpen(stream);
      const ids = [await publish(api.db, account.accountId)];
      await stream.waitForEvents(1);
      await api.db.raw('select pg_terminate_backend(pid) from pg_stat_activity where application_name = ?', [
        applicationName,
      ]);
      ids.push(await publish(api.db, account.accountId));
      await stream.waitForEvents(2);
      await waitFor(() => lost === 1 && connected === 2);
      ids.push(await publish(api.db, account.accountId));
      await stream.waitForEvents(3);
      expect(stream.ids()).toEqual(ids);
      stream.cut();
    } finally {
      await listener.close();
    }
  });
});
