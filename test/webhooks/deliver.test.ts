/** Delivery: what is sent, when it is tried again, within which limits, and when it stops. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventSchemaOf } from '../../contract/events/index.ts';
import type { AttemptRow, DeliveryRow } from '../../db/deliveries.ts';
import { retryDelivery } from '../../db/deliveries.ts';
import { acceptReplay, countReplay, type ReplayWindow } from '../../db/replays.ts';
import { advanceReplays } from '../../db/system-replays.ts';
import {
  deleteWebhook,
  findWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookRow,
} from '../../db/webhooks.ts';
import { newId } from '../../domain/ids.ts';
import { createSealer } from '../../domain/seal.ts';
import { rotateSecrets } from '../../domain/webhooks/secrets.ts';
import { newWebhookSecret } from '../../domain/webhooks/signing.ts';
import { startDeliveryBench, type DeliveryBench, type TestHub } from '../support/deliveries.ts';
import { answer, startReceiver, verify, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

let bench: DeliveryBench;
let receiver: Receiver;
let hub: TestHub;
let path = '';
let count = 0;

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  hub = bench.startHub();
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});
afterEach(async () => {
  await bench.db('webhooks').update({ deleted_at: new Date() });
});

/** A path of its own for a test. */
const nextPath = () => (path = `/hook-${(count += 1)}`);
const attempts = (webhookId: string) =>
  bench.db<AttemptRow>('delivery_attempts').where({ webhook_id: webhookId }).orderBy(['event_id', 'number']);
const deliveries = (webhookId: string) =>
  bench.db<DeliveryRow>('deliveries').where({ webhook_id: webhookId }).orderBy('event_id');
const settled = (webhookId: string) =>
  waitFor(async () => {
    const rows = await deliveries(webhookId);
    return rows.length > 0 && rows.every((row) => row.status !== 'pending') ? rows : undefined;
  });

describe('an event', () => {
  it('arrives signed, as the catalogue says, with the subscription’s id and headers', async () => {
    const agentId = newId('agent');
    const { id, secret } = await bench.subscribe(receiver.url(nextPath()), { headers: { 'X-Team': 'desk' } });
    const eventId = await bench.publish('call.completed', agentId);
    const [received] = await waitFor(() => receiver.at(path).length > 0 && receiver.at(path));
    expect(received).toMatchObject({
      id: eventId,
      headers: { 'x-team': 'desk', 'content-type': 'application/json' },
    });
    const body = eventSchemaOf('call.completed').parse(verify(secret, received as never));
    expect(body).toMatchObject({
      webhook_id: id,
      idempotency_key: eventId,
      agent_id: agentId,
      account_id: bench.accountId,
    });
    expect(await settled(id)).toMatchObject([{ status: 'delivered', attempts: 1, due_at: null }]);
    expect(await attempts(id)).toMatchObject([
      { number: 1, status_code: 204, error_class: null, response_excerpt: null },
    ]);
  });

  it('goes to subscriptions that ask for its type and agent, and to no other', async () => {
    const agentId = newId('agent');
    const url = receiver.url(nextPath());
    const wanted = [
      await bench.subscribe(url),
      await bench.subscribe(url, { event_types: ['kb.synced', 'call.started'] }),
      await bench.subscribe(url, { agent_id: agentId }),
    ];
    await bench.subscribe(url, { event_types: ['kb.synced'] });
    await bench.subscribe(url, { agent_id: newId('agent') });
    await bench.subscribe(url, { enabled: false });
    const eventId = await bench.publish('call.started', agentId);
    await waitFor(() => receiver.at(path).length >= 3);
    const rows = await bench.db<DeliveryRow>('deliveries').where({ event_id: eventId });
    expect(rows.map((row) => row.webhook_id).sort()).toEqual(wanted.map(({ id }) => id).sort());
    const bodies = receiver
      .at(path)
      .map(({ body }) => (JSON.parse(body) as { webhook_id: string }).webhook_id);
    expect(bodies.sort()).toEqual(wanted.map(({ id }) => id).sort());
  });
});

describe('a retry that is some seconds away', () => {
  it('is made by the process that failed, without a workflow that would come late', async () => {
    const own = await startDeliveryBench();
    const { hub: serving } = own.startHub({ retryDelaysMs: [6_000, 60_000] });
    receiver.behave(nextPath(), answer(503));
    const { id } = await own.subscribe(receiver.url(path));
    await own.publish();
    await waitFor(() => receiver.at(path).length === 1);
    await waitFor(() => receiver.at(path).length === 2);
    // One that is further away is left to the workflow.
    await waitFor(() => serving.describe(id) === null);
    await own.close();
  });
});

describe('a receiver that fails', () => {
  it('is tried five times with the same id, then the delivery is exhausted', async () => {
    receiver.behave(nextPath(), answer(500, 'no\0t now'));
    const { id, secret } = await bench.subscribe(receiver.url(path));
    const eventId = await bench.publish();
    expect(await settled(id)).toMatchObject([{ status: 'exhausted', attempts: 5, due_at: null }]);
    expect(receiver.at(path).map((item) => item.id)).toEqual(Array(5).fill(eventId));
    for (const received of receiver.at(path)) verify(secret, received);
    const rows = await attempts(id);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5]);
    expect(rows[0]).toMatchObject({
      status_code: 500,
      error_class: 'server-error',
      response_excerpt: 'no\ufffdt now',
    });
    expect(rows[0]?.next_attempt_at).not.toBeNull();
    expect(rows[4]?.next_attempt_at).toBeNull();
    expect((await findWebhook(bench.db, bench.accountId, id))?.failing_since).not.toBeNull();
  });

  it('gets what waits once it works again, and counts as working', async () => {
    receiver.behave(nextPath(), answer(503));
    const { id } = await bench.subscribe(receiver.url(path));
    await bench.publish();
    await waitFor(() => receiver.at(path).length >= 2);
    receiver.behave(path, answer(200, 'ok'));
    const [row] = await settled(id);
    expect(row).toMatchObject({ status: 'delivered' });
    await waitFor(async () => (await findWebhook(bench.db, bench.accountId, id))?.failing_since === null);
  });

  it('that is gone (410) is disabled, its account is told, and what was due stays due', async () => {
    receiver.behave(nextPath(), answer(410));
    const gone = await bench.subscribe(receiver.url(path), { event_types: ['call.started'] });
    const watching = `/watch${path}`;
    await bench.subscribe(receiver.url(watching), { event_types: ['webhook.disabled'] });
    await bench.publish();
    const [told] = await waitFor(() => receiver.at(watching).length > 0 && receiver.at(watching));
    const row = await findWebhook(bench.db, bench.accountId, gone.id);
    expect(row).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    expect(JSON.parse(told?.body ?? '')).toMatchObject({
      data: {
        webhook_id: gone.id,
        reason: 'gone',
        failing_since: row?.failing_since?.toISOString() ?? 'none',
      },
    });
    receiver.behave(path, answer(204));
    await bench.db.transaction((tx) => updateWebhook(tx, bench.accountId, gone.id, { enabled: true }));
    await bench.db.transaction((tx) => retryFirst(tx, gone.id));
    expect(await settled(gone.id)).toMatchObject([{ status: 'delivered' }]);
  });

  it('for longer than allowed is disabled, and its account is told', async () => {
    receiver.behave(nextPath(), answer(500));
    const { id } = await bench.subscribe(receiver.url(path));
    await bench
      .db('webhooks')
      .where({ id })
      .update({ failing_since: new Date(Date.now() - 6 * 86_400_000) });
    await bench.publish();
    await waitFor(
      async () => (await findWebhook(bench.db, bench.accountId, id))?.disabled_reason === 'failing',
    );
    const events = await bench
      .db('events')
      .where({ type: 'webhook.disabled' })
      .select<{ data: object }[]>('data');
    expect(events.map((event) => event.data)).toContainEqual(
      expect.objectContaining({ webhook_id: id, reason: 'failing', waiting: 1 }),
    );
  });

  const retryFirst = async (tx: Parameters<typeof retryDelivery>[0], webhookId: string) => {
    const [row] = await deliveries(webhookId);
    await retryDelivery(tx, bench.accountId, webhookId, row?.event_id ?? '');
  };
});

describe('limits', () => {
  it('keep requests at once below max_in_flight', async () => {
    receiver.behave(nextPath(), (_, response) => void setTimeout(() => response.writeHead(204).end(), 150));
    const { id } = await bench.subscribe(receiver.url(path), { max_in_flight: 3 });
    for (let i = 0; i < 12; i += 1) await bench.publish();
    await settled(id);
    expect(receiver.mostOpen(path)).toBe(3);
  });

  it('keep requests a second below max_per_second', async () => {
    const { id } = await bench.subscribe(receiver.url(nextPath()), { max_per_second: 20 });
    for (let i = 0; i < 12; i += 1) await bench.publish();
    await settled(id);
    const times = receiver.at(path).map(({ at }) => at);
    // Attempts start that far apart; the first may arrive late.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(11 * 25);
  });
});

describe('settings', () => {
  it('that disable an endpoint stop it at once; enabled again, it goes on with what is due', async () => {
    const underWay: ServerResponse[] = [];
    receiver.behave(nextPath(), (_, response) => void underWay.push(response));
    const { id } = await bench.subscribe(receiver.url(path), { max_in_flight: 2 });
    for (let i = 0; i < 20; i += 1) await bench.publish();
    await waitFor(() => underWay.length === 2);
    await bench.db.transaction((tx) => updateWebhook(tx, bench.accountId, id, { enabled: false }));
    await waitFor(() => hub.hub.describe(id) === null);
    receiver.behave(path, answer(204));
    for (const response of underWay) response.writeHead(204).end();
    await waitFor(async () => (await bench.db('endpoint_leases').where({ webhook_id: id })).length === 0);
    expect(receiver.at(path)).toHaveLength(2);
    expect((await deliveries(id)).filter((row) => row.status === 'pending')).toHaveLength(18);
    await bench.db.transaction((tx) => updateWebhook(tx, bench.accountId, id, { enabled: true }));
    await settled(id);
    expect(new Set(receiver.at(path).map((item) => item.id)).size).toBe(20);
    expect(receiver.at(path)).toHaveLength(20);
  });

  it('that delete an endpoint stop it for good', async () => {
    receiver.behave(nextPath(), answer(500));
    const { id } = await bench.subscribe(receiver.url(path));
    await bench.publish();
    await waitFor(() => receiver.at(path).length >= 1);
    await bench.db.transaction((tx) => deleteWebhook(tx, bench.accountId, id));
    await waitFor(async () => (await bench.db('endpoint_leases').where({ webhook_id: id })).length === 0);
    const before = receiver.at(path).length;
    await hub.hub.sweep(0);
    expect(receiver.at(path)).toHaveLength(before);
  });

  it('with a rotated secret sign with both until the old one’s time has come', async () => {
    const { id, secret } = await bench.subscribe(receiver.url(nextPath()));
    const next = newWebhookSecret();
    const row = (await findWebhook(bench.db, bench.accountId, id)) as WebhookRow;
    const secrets = rotateSecrets(createSealer(Buffer.alloc(32, 7)), row, next, Date.now());
    await bench.db.transaction((tx) =>
      rotateWebhookSecret(tx, bench.accountId, id, secrets as NonNullable<typeof secrets>, 3600),
    );
    await bench.publish();
    const [first] = await waitFor(() => receiver.at(path).length > 0 && receiver.at(path));
    verify(secret, first as never);
    verify(next, first as never);
    await bench
      .db('webhooks')
      .where({ id })
      .update({ previous_secret_until: new Date(0) });
    hub.hub.reload([id]);
    await bench.publish();
    await waitFor(async () => {
      await bench.publish();
      const last = receiver.at(path).at(-1);
      return last?.headers['webhook-signature']?.split(' ').length === 1;
    });
    const last = receiver.at(path).at(-1);
    verify(next, last as never);
    expect(() => verify(secret, last as never)).toThrow();
  });
});

describe('replay', () => {
  const everything = { since: new Date(0), until: null, eventTypes: null, onlyFailed: false };
  const webhookOf = async (id: string) => (await findWebhook(bench.db, bench.accountId, id)) as WebhookRow;
  const replay = async (webhook: WebhookRow, window: ReplayWindow) => {
    const sent = await acceptReplay(bench.db, bench.accountId, randomUUID(), webhook, window, 1000);
    while (await advanceReplays(bench.db));
    return sent;
  };

  it('sends as many as it told, under the original ids', async () => {
    await bench.db('events').delete();
    const { id } = await bench.subscribe(receiver.url(nextPath()), { event_types: ['call.started'] });
    const ids = [await bench.publish(), await bench.publish(), await bench.publish()];
    await bench.publish('kb.synced');
    await waitFor(() => receiver.at(path).length === 3);
    await settled(id);
    const webhook = await webhookOf(id);
    const told = await countReplay(bench.db, bench.accountId, webhook, everything, 1000);
    const sent = await replay(webhook, everything);
    expect([told, sent]).toEqual([3, 3]);
    await waitFor(() => receiver.at(path).length === 6);
    expect(
      receiver
        .at(path)
        .slice(3)
        .map((item) => item.id)
        .sort(),
    ).toEqual([...ids].sort());
    expect(await settled(id)).toMatchObject(ids.map(() => ({ status: 'delivered', attempts: 2 })));
  });

  it('reaches events from before the subscription', async () => {
    await bench.db('events').delete();
    const eventId = await bench.publish();
    const { id } = await bench.subscribe(receiver.url(nextPath()));
    const webhook = await webhookOf(id);
    await replay(webhook, everything);
    await waitFor(() => receiver.at(path).some((item) => item.id === eventId));
  });

  it('of failures alone leaves out what was delivered, and begins five attempts afresh', async () => {
    await bench.db('events').delete();
    let failing = true;
    receiver.behave(nextPath(), (_, response) => void response.writeHead(failing ? 500 : 204).end());
    const { id } = await bench.subscribe(receiver.url(path));
    const lost = await bench.publish();
    expect(await settled(id)).toMatchObject([{ status: 'exhausted' }]);
    failing = false;
    await bench.publish();
    await waitFor(async () => (await deliveries(id)).some((row) => row.status === 'delivered'));
    const window = { ...everything, onlyFailed: true };
    const webhook = await webhookOf(id);
    expect(await countReplay(bench.db, bench.accountId, webhook, window, 1000)).toBe(1);
    await replay(webhook, window);
    await settled(id);
    const rows = (await attempts(id)).filter((row) => row.event_id === lost);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.at(-1)).toMatchObject({ status_code: 204 });
  });

  it('asked for while an attempt is under way sends once more', async () => {
    const underWay = Promise.withResolvers<ServerResponse>();
    receiver.behave(nextPath(), (_, response) => underWay.resolve(response));
    const { id } = await bench.subscribe(receiver.url(path));
    const eventId = await bench.publish();
    const response = await underWay.promise;
    receiver.behave(path, answer(204));
    await bench.db.transaction((tx) => retryDelivery(tx, bench.accountId, id, eventId));
    response.destroy();
    expect(await settled(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    expect(receiver.at(path)).toHaveLength(2);
  });
});

describe('processes that hear of many endpoints at one moment', () => {
  /** How many processes took endpoints of which all hear at once. */
  async function ownersOf(hubs: readonly TestHub[]): Promise<number> {
    const ids: string[] = [];
    for (let i = 0; i < 24; i += 1) ids.push((await bench.subscribe(receiver.url(path))).id);
    // A connection for each: who has to open one first comes when all are taken.
    await Promise.all([1, 2, 3, 4].map(() => bench.db.raw('select pg_sleep(0.05)')));
    for (const each of hubs) each.hub.notice(ids);
    const leases = await waitFor(async () => {
      const rows = await bench.db<{ owner: string }>('endpoint_leases').whereIn('webhook_id', ids);
      return rows.length === ids.length && rows;
    });
    return new Set(leases.map(({ owner }) => owner)).size;
  }

  it('share them', async () => {
    const other = bench.startHub();
    receiver.behave(nextPath(), answer(204));
    // One that the machine held up for a few milliseconds finds all taken: that is no sharing, and no fault.
    await waitFor(async () => (await ownersOf([hub, other])) === 2);
    await other.close();
  });
});
