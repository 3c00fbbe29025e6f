/** A busy endpoint's settings change while the wake-up that tells of it is lost. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { updateWebhook } from '../../db/webhooks.ts';
import { startDeliveryBench, type DeliveryBench, type TestHub } from '../support/deliveries.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

let bench: DeliveryBench;
let receiver: Receiver;
let hub: TestHub;
let id: string;
let count = 0;
let isBusy: boolean;
let publishing: Promise<void>;

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  hub = bench.startHub();
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});
beforeEach(async () => {
  count += 1;
  ({ id } = await bench.subscribe(receiver.url(oldPath())));
  isBusy = true;
  publishing = publishWhileBusy();
  await waitFor(() => receiver.at(oldPath()).length > 0);
});
afterEach(async () => {
  isBusy = false;
  await publishing;
  await bench.db('webhooks').where({ id }).delete();
});

/** Paths of its own for a test: what it has sent may arrive during the next one. */
const oldPath = () => `/old-${count}`;
const newPath = () => `/new-${count}`;
/** More often than an endpoint is idle long enough to be given up. */
async function publishWhileBusy(): Promise<void> {
  while (isBusy) {
    await bench.publish();
    await delay(100);
  }
}
async function arriveAtNew(more: number): Promise<void> {
  const wanted = receiver.at(newPath()).length + more;
  await waitFor(() => receiver.at(newPath()).length >= wanted);
}
async function allArriveAtNew(): Promise<void> {
  // What was under way to the old address arrives beside the first ones.
  await arriveAtNew(3);
  const before = receiver.at(oldPath()).length;
  await arriveAtNew(3);
  expect(receiver.at(oldPath())).toHaveLength(before);
}

it('with the process that made the change, between commit and notice', async () => {
  await bench
    .db('webhooks')
    .where({ id })
    .update({ url: receiver.url(newPath()), updated_at: new Date() });
  await allArriveAtNew();
});

it('with the connection that listens', async () => {
  const { rows } = await bench.db.raw<{ rows: object[] }>(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen "switchboard_webhooks"'`,
  );
  expect(rows).toHaveLength(1);
  await bench.db.transaction((tx) =>
    updateWebhook(tx, bench.accountId, id, { url: receiver.url(newPath()), max_in_flight: 3 }),
  );
  await allArriveAtNew();
});

it('and a new connection says that anything may have changed', async () => {
  // As though nothing had changed since it was loaded: the renewal of the lease does not see it.
  await bench
    .db('webhooks')
    .where({ id })
    .update({ url: receiver.url(newPath()) });
  hub.hub.reload(['*']);
  await allArriveAtNew();
});
