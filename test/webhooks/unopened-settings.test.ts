/** A subscription whose settings cannot be opened costs no other: their key was dropped too early, or the row was damaged. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DeliveryHub } from '../../activities/deliver/hub.ts';
import { updateWebhook, type WebhookRow } from '../../db/webhooks.ts';
import { startDeliveryBench, type DeliveryBench } from '../support/deliveries.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

let bench: DeliveryBench;
let receiver: Receiver;
let hub: DeliveryHub;

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  ({ hub } = bench.startHub());
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});

const damage = (id: string, sealed: string) =>
  bench.db('webhooks').where({ id }).update({ sealed_secret: sealed, updated_at: new Date() });
const sealedSecretOf = async (id: string) =>
  (await bench.db<WebhookRow>('webhooks').where({ id }).first('sealed_secret'))?.sealed_secret ?? '';
const leaseOf = (id: string): Promise<unknown> =>
  bench.db('endpoint_leases').where({ webhook_id: id }).first('owner');
const neverAborted = new AbortController().signal;

it('others are served, it is not, and nobody waits for it', async () => {
  const bad = await bench.subscribe(receiver.url('/bad'));
  await damage(bad.id, 'damaged');
  for (const path of ['/one', '/two', '/three']) await bench.subscribe(receiver.url(path));
  await bench.publish();
  await waitFor(() => ['/one', '/two', '/three'].every((path) => receiver.at(path).length === 1));
  expect(await hub.serve(bad.id, neverAborted)).toBe('elsewhere');
  await waitFor(async () => !(await leaseOf(bad.id)));
  expect(receiver.at('/bad')).toEqual([]);
  await bench.db('webhooks').update({ deleted_at: new Date() });
});

it('one that was served is given up, and served again once it has settings that can be opened', async () => {
  const { id } = await bench.subscribe(receiver.url('/mended'));
  const good = await sealedSecretOf(id);
  await bench.publish();
  await waitFor(() => receiver.at('/mended').length === 1);
  await damage(id, 'damaged');
  hub.reload([id]);
  await waitFor(() => hub.describe(id) === null);
  await bench.publish();
  expect(await hub.serve(id, neverAborted)).toBe('elsewhere');
  await damage(id, good);
  await bench.db.transaction((tx) => updateWebhook(tx, bench.accountId, id, { max_in_flight: 2 }));
  await waitFor(() => receiver.at('/mended').length === 2);
});
