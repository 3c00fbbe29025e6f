/** A busy endpoint's settings change while the wake-up that tells of it is lost. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { updateWebhook } from '../../db/webhooks.ts';
import { startDeliveryBench, type DeliveryBench, type TestHub } from '../support/deliveries.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

let bench: DeliveryBench;
let receiver: Receiver;
let hub: TestHub;
let id: string;
let busy: NodeJS.Timeout;

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  hub = bench.startHub();
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  ({ id } = await bench.subscribe(receiver.url('/old')));
  // More often than an endpoint is idle long enough to be given up.
  busy = setInterval(() => void bench.publish(), 100);
  await waitFor(() => receiver.at('/old').length > 0);
});
afterEach(async () => {
  clearInterval(busy);
  await bench.db('webhooks').where({ id }).delete();
});

const arrivesAtNew = () => waitFor(() => receiver.at('/new').length > 0, 5_000);
const nothingMoreAtOld = async () => {
  const before = receiver.at('/old').length;
  const after = receiver.at('/new').length + 3;
  await waitFor(() => receiver.at('/new').length >= after);
  expect(receiver.at('/old')).toHaveLength(before);
};

it('with the process that made the change, between commit and notice', async () => {
  await bench
    .db('webhooks')
    .where({ id })
    .update({ url: receiver.url('/new'), updated_at: new Date() });
  await arrivesAtNew();
  await nothingMoreAtOld();
});

it('with the connection that listens', async () => {
  const { rows } = await bench.db.raw<{ rows: object[] }>(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen "switchboard_webhooks"'`,
  );
  expect(rows).toHaveLength(1);
  await bench.db.transaction((tx) =>
    updateWebhook(tx, bench.accountId, id, { url: receiver.url('/new'), max_in_flight: 3 }),
  );
  await arrivesAtNew();
  await nothingMoreAtOld();
});

it('and a new connection says that anything may have changed', async () => {
  // As though nothing had changed since it was loaded: the renewal of the lease does not see it.
  await bench
    .db('webhooks')
    .where({ id })
    .update({ url: receiver.url('/new') });
  hub.hub.reload(['*']);
  await arrivesAtNew();
  await nothingMoreAtOld();
});
