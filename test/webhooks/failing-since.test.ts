/** Since when an endpoint fails is written although the first write of it is lost. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import type { WebhookRow } from '../../db/webhooks.ts';
import { startDeliveryBench, type DeliveryBench } from '../support/deliveries.ts';
import { answer, startReceiver, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

let bench: DeliveryBench;
let receiver: Receiver;
let lost = 0;

/** The database, but for one write of every state. */
function losingWrites(db: Db): Db {
  const seen = new Set<string>();
  const raw = (sql: string, bindings: never[]) => {
    if (!sql.startsWith('update webhooks set failing_since') || seen.has(sql)) return db.raw(sql, bindings);
    seen.add(sql);
    lost += 1;
    return Promise.reject(new Error('Connection terminated'));
  };
  return new Proxy(db, {
    get: (target, name): unknown => (name === 'raw' ? raw : Reflect.get(target, name)),
  });
}

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  bench.startHub({ db: losingWrites(bench.db) });
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});

it('and so is that it works again', async () => {
  receiver.behave('/hook', answer(500));
  const { id } = await bench.subscribe(receiver.url('/hook'));
  const failingSince = async () =>
    (await bench.db<WebhookRow>('webhooks').where({ id }).first('failing_since'))?.failing_since;
  await bench.publish();
  await waitFor(async () => (await failingSince()) !== null);
  expect(lost).toBe(1);
  receiver.behave('/hook', answer(204));
  await bench.publish();
  await waitFor(() => lost === 2);
  await bench.publish();
  await waitFor(async () => (await failingSince()) === null);
});
