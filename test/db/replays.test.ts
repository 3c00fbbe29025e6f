/** Replays: what was accepted becomes due piece by piece, whoever dies meanwhile, and holds up nobody. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeliveryRow } from '../../db/deliveries.ts';
import { acceptReplay, countReplay, type ReplayWindow } from '../../db/replays.ts';
import { advanceReplays } from '../../db/system-replays.ts';
import { purgeReplays } from '../../db/system-retention.ts';
import { deleteWebhook, findWebhook, type WebhookRow } from '../../db/webhooks.ts';
import { startDeliveryBench, type DeliveryBench } from '../support/deliveries.ts';

let bench: DeliveryBench;
beforeAll(async () => {
  bench = await startDeliveryBench();
});
afterEach(async () => {
  await bench.db('replays').delete();
  await bench.db('events').delete();
});
afterAll(() => bench.close());

const everything: ReplayWindow = { since: new Date(0), until: null, eventTypes: null, onlyFailed: false };
const onlyFailed = { ...everything, onlyFailed: true };

async function subscribe(): Promise<WebhookRow> {
  const { id } = await bench.subscribe('http://127.0.0.1:9/');
  return (await findWebhook(bench.db, bench.accountId, id)) as WebhookRow;
}
const accept = (webhook: WebhookRow, window = everything, id: string = randomUUID(), most = 10_000) =>
  acceptReplay(bench.db, bench.accountId, id, webhook, window, most);
const rowsOf = (webhook: WebhookRow) =>
  bench.db<DeliveryRow & { lane: number }>('deliveries').where({ webhook_id: webhook.id });
async function advanceAll(): Promise<number> {
  let pieces = 0;
  while (await advanceReplays(bench.db)) pieces += 1;
  return pieces;
}

describe('a replay', () => {
  it('becomes due in pieces, each of which lasts some milliseconds, and all of it', async () => {
    await bench.publishMany(1_200);
    const webhook = await subscribe();
    expect(await accept(webhook)).toBe(1_200);
    expect(await rowsOf(webhook)).toHaveLength(0);
    expect(await advanceAll()).toBe(3);
    const rows = await rowsOf(webhook);
    expect(rows).toHaveLength(1_200);
    expect(new Set(rows.map(({ status, lane }) => `${status} ${lane}`))).toEqual(new Set(['pending 1']));
    expect(await bench.db('replays').first()).toMatchObject({ done: 1_200, event_ids: [] });
  });

  it('asked for twice under one id is one', async () => {
    await bench.publishMany(10);
    const webhook = await subscribe();
    const id = randomUUID();
    expect(await accept(webhook, everything, id)).toBe(10);
    await advanceAll();
    expect(await accept(webhook, everything, id)).toBe(10);
    expect(await advanceAll()).toBe(0);
    expect(
      new Set((await rowsOf(webhook)).map((row) => (row as unknown as { round: number }).round)),
    ).toEqual(new Set([0]));
  });

  it('counts nothing that one before it has still to send', async () => {
    await bench.publishMany(600);
    const [webhook, other] = [await subscribe(), await subscribe()];
    expect(await accept(webhook)).toBe(600);
    expect(await accept(webhook)).toBe(0);
    await advanceReplays(bench.db);
    expect(await countReplay(bench.db, bench.accountId, webhook, everything, 10_000)).toBe(0);
    expect(await accept(other)).toBe(600);
    await advanceAll();
    expect(await accept(webhook)).toBe(0);
    await bench.db('deliveries').where({ webhook_id: webhook.id }).update({ status: 'delivered' });
    expect(await accept(webhook)).toBe(600);
  });

  it('of more than the most is none, and one of just as many is', async () => {
    await bench.publishMany(10);
    const webhook = await subscribe();
    expect(await accept(webhook, everything, randomUUID(), 9)).toBeNull();
    expect(await bench.db('replays')).toEqual([]);
    expect(await accept(webhook, everything, randomUUID(), 10)).toBe(10);
  });

  it('is done once by several processes, and a large one does not hold up a small one', async () => {
    await bench.publishMany(1_600);
    const [large, small] = [await subscribe(), await subscribe()];
    await accept(large);
    await advanceReplays(bench.db);
    await accept(small, { ...everything, until: new Date(), eventTypes: ['call.started'] });
    await bench.db('replays').where({ webhook_id: small.id }).update({ count: 10 });
    await bench.db.raw('update replays set event_ids = event_ids[1:10] where webhook_id = ?', [small.id]);
    await advanceReplays(bench.db);
    expect(await rowsOf(small)).toHaveLength(10);
    await Promise.all([advanceAll(), advanceAll(), advanceAll()]);
    const rows = await rowsOf(large);
    expect(rows).toHaveLength(1_600);
  });

  it('leaves alone what waits for its first attempt', async () => {
    const webhook = await subscribe();
    await bench.publishMany(3);
    expect(await accept(webhook)).toBe(0);
    const [first] = await rowsOf(webhook);
    await rowsOf(webhook)
      .where('event_id', first?.event_id ?? '')
      .update({ status: 'delivered', due_at: null });
    expect(await accept(webhook)).toBe(1);
    // Replayed by somebody else in between, and so waiting.
    await rowsOf(webhook)
      .where('event_id', first?.event_id ?? '')
      .update({ status: 'pending', due_at: new Date() });
    await advanceAll();
    expect(new Set((await rowsOf(webhook)).map(({ lane }) => lane))).toEqual(new Set([0]));
  });

  it('ends where its subscription is deleted', async () => {
    await bench.publishMany(1_200);
    const webhook = await subscribe();
    await accept(webhook);
    await advanceReplays(bench.db);
    await bench.db.transaction((tx) => deleteWebhook(tx, bench.accountId, webhook.id));
    expect(await advanceAll()).toBe(1);
    expect((await rowsOf(webhook)).length).toBe(500);
  });

  it('reaches what was given up within 30 days, however old the event', async () => {
    const webhook = await subscribe();
    await bench.publishMany(2);
    await bench.db('events').update({ created_at: new Date(Date.now() - 35 * 86_400_000) });
    const [kept] = await rowsOf(webhook);
    await rowsOf(webhook).update({ status: 'delivered', due_at: null });
    await rowsOf(webhook)
      .where('event_id', kept?.event_id ?? '')
      .update({ status: 'exhausted', finished_at: new Date(Date.now() - 10 * 86_400_000) });
    expect(await countReplay(bench.db, bench.accountId, webhook, everything, 10)).toBe(1);
    expect(await accept(webhook, onlyFailed)).toBe(1);
    await advanceAll();
    expect(await rowsOf(webhook).where({ status: 'pending' })).toMatchObject([{ event_id: kept?.event_id }]);
  });

  it('is forgotten days after its end', async () => {
    await bench.publishMany(1);
    await accept(await subscribe());
    await purgeReplays(bench.db, 2);
    expect(await bench.db('replays')).toHaveLength(1);
    await advanceAll();
    await bench.db('replays').update({ finished_at: new Date(Date.now() - 3 * 86_400_000) });
    await purgeReplays(bench.db, 2);
    expect(await bench.db('replays')).toHaveLength(0);
  });
});
