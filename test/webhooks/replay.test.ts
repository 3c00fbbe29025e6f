/** A replay of a hundred thousand events: the count is kept, memory stays small, and live events go first. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeliveryRow } from '../../db/deliveries.ts';
import { acceptReplay, countReplay, type ReplayWindow } from '../../db/replays.ts';
import { advanceReplays } from '../../db/system-replays.ts';
import { deleteWebhook, findWebhook, type WebhookRow } from '../../db/webhooks.ts';
import { startDeliveryBench, type DeliveryBench } from '../support/deliveries.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

let bench: DeliveryBench;
let receiver: Receiver;

const many = 100_000;
const everything: ReplayWindow = { since: new Date(0), until: null, eventTypes: null, onlyFailed: false };

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  // Before there is any subscription: events without deliveries.
  for (let i = 0; i < many; i += 20_000) await bench.publishMany(20_000);
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});

async function replay(webhookId: string, window: ReplayWindow) {
  const webhook = (await findWebhook(bench.db, bench.accountId, webhookId)) as WebhookRow;
  const told = await countReplay(bench.db, bench.accountId, webhook, window, 2 * many);
  const sent = await acceptReplay(bench.db, bench.accountId, randomUUID(), webhook, window, 2 * many);
  while (await advanceReplays(bench.db));
  return { told, sent };
}
const remove = (webhookId: string) =>
  bench.db.transaction((tx) => deleteWebhook(tx, bench.accountId, webhookId));

/** Rows of each read of what is due. */
function watchReads(): number[] {
  const reads: number[] = [];
  bench.db.on('query-response', (response: { rows?: unknown[] }, { sql }: { sql: string }) => {
    if (sql.includes('cross join lateral')) reads.push(response.rows?.length ?? 0);
  });
  return reads;
}

describe('a replay of a hundred thousand events', () => {
  it('is as large as it was told, is read piece by piece, oldest first, and lets live events pass', async () => {
    const { id } = await bench.subscribe(receiver.url('/replayed'));
    const beside = await bench.subscribe(receiver.url('/beside'), { event_types: ['kb.synced'] });
    const oldest = (await bench.db('events').select<{ id: string }[]>('id').orderBy('id')).map(
      (row) => row.id,
    );
    const reads = watchReads();
    expect(await replay(id, everything)).toEqual({ told: many, sent: many });
    bench.startHub();
    await waitFor(() => receiver.at('/replayed').length > 0);

    const live: string[] = [];
    for (let i = 0; i < 30; i += 1) {
      const eventId = await bench.publish('kb.synced');
      live.push(eventId);
      const isThere = (path: string) => receiver.at(path).some((item) => item.id === eventId);
      await waitFor(() => isThere('/replayed') && isThere('/beside'));
    }
    await waitFor(() => receiver.at('/replayed').length > 1_500);
    await remove(id);
    await remove(beside.id);

    const received = receiver.at('/replayed').map((item) => item.id);
    const replayed = received.filter((eventId) => !live.includes(eventId));
    expect(received).toHaveLength(new Set(received).size);
    // Every live event was there while most of the replay still waited.
    expect(replayed.length).toBeLessThan(many / 2);
    expect(receiver.at('/beside').map((item) => item.id)).toEqual(live);
    const next = new Set(oldest.slice(0, replayed.length + 10));
    expect(replayed.filter((eventId) => !next.has(eventId))).toEqual([]);
    expect(Math.max(...reads)).toBeLessThan(1_000);
    const read = reads.reduce((total, rows) => total + rows, 0);
    expect(read).toBeGreaterThanOrEqual(received.length);
    expect(read - received.length).toBeLessThan(2_000);
  });

  it('by type sends each event that it told, once', async () => {
    const count = 2_000;
    const { id } = await bench.subscribe(receiver.url('/by-type'));
    await bench.db.raw(
      `update events set type = 'kb.synced' where id in (select id from events where type = 'call.started' limit ?)`,
      [count - 30],
    );
    expect(await replay(id, { ...everything, eventTypes: ['kb.synced'] })).toEqual({
      told: count,
      sent: count,
    });
    await waitFor(
      async () =>
        !(await bench
          .db<DeliveryRow>('deliveries')
          .where({ webhook_id: id, status: 'pending' })
          .first('event_id')),
    );
    const received = receiver.at('/by-type').map((item) => item.id);
    expect([received.length, new Set(received).size]).toEqual([count, count]);
    expect(await bench.db('delivery_attempts').where({ webhook_id: id })).toHaveLength(count);
  });
});
