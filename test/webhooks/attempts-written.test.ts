/** Attempts are written, however many a delivery has had; one that cannot be written costs no other. */
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createAttemptWriter } from '../../activities/deliver/writer.ts';
import { retryDelivery, type AttemptRow, type DeliveryRow } from '../../db/deliveries.ts';
import type { AttemptResult } from '../../db/system-deliveries.ts';
import { startDeliveryBench, type DeliveryBench } from '../support/deliveries.ts';
import { answer, startReceiver, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

const largestSmallint = 32_767;
const largestInteger = 2_147_483_647;

let bench: DeliveryBench;
let receiver: Receiver;
let lines: string[] = [];
const sink = new Writable({
  write(line: Buffer, _, done) {
    lines.push(line.toString('utf8'));
    done();
  },
});

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  bench.startHub({ log: pino({ level: 'error' }, sink) });
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});
afterEach(() => {
  lines = [];
});

const deliveries = (webhookId: string) =>
  bench.db<DeliveryRow>('deliveries').where({ webhook_id: webhookId });
const attempts = (webhookId: string) =>
  bench.db<AttemptRow>('delivery_attempts').where({ webhook_id: webhookId });
const settled = (webhookId: string, count: number) =>
  waitFor(async () => {
    const rows = await deliveries(webhookId);
    return rows.length === count && rows.every((row) => row.status !== 'pending');
  });

/** A delivery that was made, as though it had had so many attempts. */
async function makeDelivered(path: string, attemptsMade: number) {
  const { id } = await bench.subscribe(receiver.url(path));
  const eventId = await bench.publish();
  await settled(id, 1);
  await bench.db('deliveries').where({ webhook_id: id }).update({ attempts: attemptsMade });
  return { id, eventId };
}
const retry = (webhookId: string, eventId: string) =>
  bench.db.transaction((tx) => retryDelivery(tx, bench.accountId, webhookId, eventId));

describe('a delivery that is sent again and again', () => {
  it('is recorded beyond what 16 bits can count', async () => {
    const { id, eventId } = await makeDelivered('/often', largestSmallint);
    await bench.db('deliveries').where({ webhook_id: id }).update({ round: largestSmallint });
    await retry(id, eventId);
    await settled(id, 1);
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered', attempts: largestSmallint + 1 }]);
    expect((await attempts(id)).map((row) => row.number)).toContain(largestSmallint + 1);
    await bench.db('webhooks').update({ deleted_at: new Date() });
  });
});

describe('what fails once attempts are written', () => {
  it('does not write them again, and is told', async () => {
    const written: string[][] = [];
    const writer = createAttemptWriter({
      record: (results) => {
        written.push(results.map(({ eventId }) => eventId));
        return Promise.resolve([]);
      },
      endUnrecorded: () => Promise.resolve([]),
      onWritten: () => {
        throw new Error('a defect');
      },
      log: pino({ level: 'error' }, sink),
    });
    const push = async (eventId: string) => {
      writer.push({ eventId } as AttemptResult);
      await writer.flush();
    };
    await push('first');
    await push('second');
    expect(written).toEqual([['first'], ['second']]);
    expect(writer.waiting()).toBe(0);
    expect(lines.map((line) => (JSON.parse(line) as { err: Error }).err.message)).toEqual([
      'a defect',
      'a defect',
    ]);
  });
});

describe('an attempt that the database refuses', () => {
  it.each([
    ['taken', 204, 'delivered'],
    ['failed', 500, 'exhausted'],
  ])('and that the receiver has %s ends its delivery; all others are recorded', async (name, status, end) => {
    receiver.behave(`/${name}`, (request, response, received) => {
      const isBad = received.id === bad.eventId;
      answer(isBad ? status : 204)(request, response, received);
    });
    let bad = { id: '', eventId: '' };
    bad = await makeDelivered(`/${name}`, largestInteger);
    const timesBefore = receiver.at(`/${name}`).length;
    const published = [bad.eventId];
    await Promise.all([
      retry(bad.id, bad.eventId),
      ...Array.from({ length: 40 }, async () => void published.push(await bench.publish())),
    ]);
    await settled(bad.id, published.length);
    const rows = await deliveries(bad.id);
    expect(rows.find((row) => row.event_id === bad.eventId)).toMatchObject({ status: end, due_at: null });
    expect(rows.filter((row) => row.status === 'delivered').length).toBeGreaterThanOrEqual(40);
    // One more of the bad one, and each of the others once.
    expect(receiver.at(`/${name}`).length - timesBefore).toBe(41);
    expect((await attempts(bad.id)).length).toBe(41);
    expect(lines.map((line) => (JSON.parse(line) as { event_id: string }).event_id)).toEqual([bad.eventId]);
    await bench.db('webhooks').update({ deleted_at: new Date() });
  });
});
