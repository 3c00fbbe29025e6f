/** G5: whatever the order in which transactions commit, every reader sees every event once and in the same order. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../../api/app.ts';
import { createEventHub, type EventHub } from '../../api/stream/hub.ts';
import type { EventEnvelope } from '../../contract/events/index.ts';
import { createDb, type Tx } from '../../db/client.ts';
import { createRandom } from '../../scripts/chaos/random.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';
import { openTestStream, publish, publishIn, waitUntilOpen, type TestStream } from './support.ts';

let api: TestApi;
/** A second process on the same database, as far as streams go. */
let replica: { baseUrl: string; server: Server; hub: EventHub };

beforeAll(async () => {
  api = await startTestApi({ streaming: { pollMs: 20 } });
  const { db, sealer, log } = api.services;
  const hub = createEventHub({ db, sealer, log, maxPerAccount: 100, pollMs: 20, windowBytes: 4000 });
  const callback = createApp({ ...api.services, streams: hub }).callback();
  const server = createServer((request, response) => void callback(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  replica = { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, hub };
});
afterAll(async () => {
  await replica.hub.close();
  replica.server.closeAllConnections();
  replica.server.close();
  await api.close();
});

/** The whole log of an account, page by page. */
async function readLog({ token }: TestAccount, limit = 7): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await api.request('GET', `/v2/events/log?limit=${limit}${query}`, { token });
    const page = body as unknown as { data: EventEnvelope[]; next_cursor: string | null };
    ids.push(...page.data.map((event) => event.idempotency_key));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return ids;
}

/** Waits until the database shows an event to whoever does not care about order. */
const waitUntilVisible = (id: string) =>
  waitFor(async () => (await api.db<{ id: string }>('events').where({ id }).first('id')) !== undefined);

describe('transactions that commit out of order', () => {
  it('keep for a stream that opens meanwhile what they hold back', async () => {
    const account = await api.makeAccount();
    const slow = await api.db.transaction();
    await publishIn(slow, (await api.makeAccount()).accountId);
    const held = await publish(api.db, account.accountId);
    const stream = await openTestStream(api, account.token);
    await waitUntilOpen(stream);
    expect(await readLog(account)).toEqual([]);
    await slow.commit();
    await stream.waitForEvents(1);
    expect([stream.ids(), await readLog(account)]).toEqual([[held], [held]]);
    stream.cut();
  });

  it('hold back what was committed before them, on the stream and in the log', async () => {
    const account = await api.makeAccount();
    const stream = await openTestStream(api, account.token);
    await waitUntilOpen(stream);
    const [slow, quick] = [await api.db.transaction(), await api.db.transaction()];
    const first = await publishIn(slow, account.accountId);
    const second = await publishIn(quick, account.accountId);
    await quick.commit();
    await waitUntilVisible(second);
    const late = await openTestStream(api, account.token);
    await waitUntilOpen(late);
    expect([stream.ids(), await readLog(account)]).toEqual([[], []]);
    await slow.commit();
    await stream.waitForEvents(2);
    await late.waitForEvents(2);
    expect([stream.ids(), late.ids()]).toEqual([
      [first, second],
      [first, second],
    ]);
    expect(await readLog(account, 1)).toEqual([first, second]);
    stream.cut();
    late.cut();
  });

  it('that run long and write no event hold back too, and a reader that is cut meanwhile misses nothing', async () => {
    const account = await api.makeAccount();
    const stream = await openTestStream(api, account.token);
    await waitUntilOpen(stream);
    const before = await publish(api.db, account.accountId);
    await stream.waitForEvents(1);
    const long = await api.db.transaction();
    await long.raw('select pg_current_xact_id()');
    const held: string[] = [];
    for (let i = 0; i < 20; i += 1) held.push(await publish(api.db, account.accountId));
    stream.cut();
    await stream.closed;
    const resumed = await openTestStream(replica, account.token, { lastEventId: stream.lastEventId() });
    await waitUntilOpen(resumed);
    expect(resumed.ids()).toEqual([]);
    await long.rollback();
    await resumed.waitForEvents(20);
    expect([...stream.ids(), ...resumed.ids()]).toEqual([before, ...held]);
    resumed.cut();
  });

  it('cannot hold back for ever what others wrote: one that is left open is ended', async () => {
    const account = await api.makeAccount();
    const stream = await openTestStream(api, account.token);
    await waitUntilOpen(stream);
    const forgetful = createDb({
      url: api.databaseUrl,
      poolSize: 1,
      applicationName: 'forgetful',
      idleTransactionTimeoutMs: 1000,
    });
    const abandoned = await forgetful.transaction();
    await abandoned.raw('select pg_current_xact_id()');
    const id = await publish(api.db, account.accountId);
    await stream.waitForEvents(1);
    expect(stream.ids()).toEqual([id]);
    await expect(abandoned.raw('select 1')).rejects.toThrow();
    await abandoned.rollback();
    await forgetful.destroy();
    stream.cut();
  });

  it('leave no trace where they roll back', async () => {
    const account = await api.makeAccount();
    const stream = await openTestStream(api, account.token);
    await waitUntilOpen(stream);
    const [doomed, good] = [await api.db.transaction(), await api.db.transaction()];
    await publishIn(doomed, account.accountId);
    const kept = await publishIn(good, account.accountId);
    await good.commit();
    await doomed.rollback();
    await stream.waitForEvents(1);
    expect(stream.ids()).toEqual([kept]);
    stream.cut();
  });
});

describe('many writers at random', () => {
  const writers = 6;
  const transactionsEach = 60;
  const cuts = 200;

  it('are seen once and in one order by readers that stay, and by one that is cut 200 times', async () => {
    const account = await api.makeAccount();
    const other = await api.makeAccount();
    const random = createRandom(20_261_121);
    const stay = [await openTestStream(api, account.token), await openTestStream(replica, account.token)];
    for (const stream of stay) await waitUntilOpen(stream);
    const cutter = startCutReader(account, random);
    await cutter.opened;

    const committed = new Set<string>();
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (let i = 0; i < transactionsEach; i += 1) {
          const ids = await writeAtRandom(account, other, random);
          for (const id of ids) committed.add(id);
        }
      }),
    );
    const total = committed.size;
    for (const stream of stay) await stream.waitForEvents(total);
    const cutIds = await cutter.finish(total);

    expect(new Set(stay[0]?.ids())).toEqual(committed);
    expect(stay[0]?.ids()).toHaveLength(total);
    expect(stay[1]?.ids()).toEqual(stay[0]?.ids());
    expect(cutIds).toEqual(stay[0]?.ids());
    expect(await readLog(account, 50)).toEqual(stay[0]?.ids());
    for (const stream of stay) stream.cut();
  });

  /** One transaction: some events of both accounts, some waiting, and now and then a change of mind. */
  async function writeAtRandom(account: TestAccount, other: TestAccount, random: () => number) {
    const tx: Tx = await api.db.transaction();
    const ids: string[] = [];
    for (let n = Math.floor(random() * 3); n >= 0; n -= 1) {
      ids.push(await publishIn(tx, account.accountId));
      if (random() < 0.5) await publishIn(tx, other.accountId);
      if (random() < 0.5) await sleep(random() * 8);
    }
    if (random() < 0.15) {
      await tx.rollback();
      return [];
    }
    await tx.commit();
    return ids;
  }

  /** Reads and is cut, 200 times, now at one process and now at the other; goes on with the last id. */
  function startCutReader(account: TestAccount, random: () => number) {
    const seen: string[] = [];
    const opened = Promise.withResolvers<void>();
    let total = Number.POSITIVE_INFINITY;
    let current: TestStream | undefined;
    const loop = (async () => {
      let lastEventId: string | undefined;
      for (let cut = 0; cut < cuts || seen.length < total; cut += 1) {
        const stream = await openTestStream(random() < 0.5 ? api : replica, account.token, { lastEventId });
        current = stream;
        await waitUntilOpen(stream);
        opened.resolve();
        const wanted = Math.floor(random() * 8);
        const until = performance.now() + random() * 40;
        await waitFor(() => stream.events().length >= wanted || performance.now() > until);
        stream.cut();
        await stream.closed;
        seen.push(...stream.ids());
        lastEventId = stream.lastEventId();
      }
    })();
    return {
      opened: opened.promise,
      async finish(count: number) {
        total = count;
        await loop;
        current?.cut();
        return seen;
      },
    };
  }
});
