/** What operators rely on, over real processes: old events are removed on schedule, and metrics tell of deliveries. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventCatalogue } from '../../contract/events/index.ts';
import { newId } from '../../domain/ids.ts';
import { chooseFreePort } from '../../scripts/stack/ports.ts';
import { retentionId } from '../../workflows/names.ts';
import { answer, hang, startReceiver, type Receiver } from '../support/receiver.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
let system: TestSystem;
let receiver: Receiver;
let metricsUrl: string;

beforeAll(async () => {
  receiver = await startReceiver();
  const port = await chooseFreePort(new Set());
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  system = await startTestSystem({
    folder: makeFolder(),
    env: {
      OUTBOUND_ALLOW: '127.0.0.1',
      WEBHOOK_RETRY_SECONDS: '0.1,0.1,0.1,0.1',
      METRICS_PORT: String(port),
    },
  });
});

afterAll(async () => {
  await system.stop();
  await receiver.close();
});

const subscribe = async (path: string) => {
  const body = { url: receiver.url(path), event_types: ['call.started'] };
  return (await system.client.request<{ webhook_id: string }>('POST', '/v2/webhooks', { body })).webhook_id;
};
const remove = (webhookId: string) => system.client.request('DELETE', `/v2/webhooks/${webhookId}`);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('the metrics of a worker', () => {
  async function scrape(): Promise<(name: string) => number> {
    const response = await fetch(metricsUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('switchboard_'));
    const values = new Map(lines.map((line) => line.split(/ (?=\S+$)/) as [string, string]));
    return (name) => Number(values.get(`switchboard_webhook_${name}`) ?? 0);
  }

  it('count attempts by what came of them, and tell how late they began', async () => {
    receiver.behave('/failing', answer(500));
    const ids = [await subscribe('/working'), await subscribe('/failing')];
    await system.publish();
    await system.publish();
    const value = await waitFor(async () => {
      const read = await scrape();
      return read('attempts_total{result="exhausted",error="server-error"}') === 2 && read;
    });
    expect(value('attempts_total{result="delivered",error=""}')).toBe(2);
    expect(value('attempts_total{result="pending",error="server-error"}')).toBe(8);
    expect(value('lateness_seconds_count')).toBe(12);
    expect(value('lateness_seconds_bucket{le="+Inf"}')).toBe(12);
    await Promise.all(ids.map(remove));
  });

  it('tell how long the oldest due delivery waits, of endpoints that work and of those that fail', async () => {
    receiver.behave('/hanging', hang);
    const id = await subscribe('/hanging');
    const oldest = async () => {
      const read = await scrape();
      return ['healthy', 'failing'].map((which) => read(`oldest_due_seconds{endpoints="${which}"}`) > 1000);
    };
    await system.publish();
    await waitFor(() => receiver.at('/hanging').length === 1);
    expect(await oldest()).toEqual([false, false]);
    await system
      .db('deliveries')
      .where({ webhook_id: id })
      .update({ due_at: daysAgo(1) });
    expect(await oldest()).toEqual([true, false]);
    await system.db('webhooks').where({ id }).update({ failing_since: new Date() });
    expect(await oldest()).toEqual([false, true]);
    await remove(id);
    expect(await oldest()).toEqual([false, false]);
  });

  it('are nowhere but at their path', async () => {
    expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });
});

describe('the retention schedule', () => {
  /** Events with one delivery each. */
  async function insert(count: number, days: number, webhookId: string, finished: [string, number]) {
    const ids = Array.from({ length: count }, () => newId('event'));
    const data = JSON.stringify(eventCatalogue['call.started'].example);
    const [status, finishedDays] = finished;
    await system.db.raw(
      `with e as (
         insert into events (id, account_id, type, data, created_at)
         select id, ?, 'call.started', ?, ? from unnest(?::text[]) as id returning id
       ), d as (
         insert into deliveries (webhook_id, event_id, account_id, status, attempts, finished_at)
         select ?, id, ?, ?, 1, ? from e
       )
       insert into delivery_attempts (webhook_id, event_id, number, started_at, latency_ms) select ?, id, 1, now(), 1 from e`,
      [
        ...[system.accountId, data, daysAgo(days), ids],
        ...[webhookId, system.accountId, status, daysAgo(finishedDays), webhookId],
      ],
    );
    return ids;
  }

  it('removes what is past thirty days, in batches, and keeps what was exhausted since', async () => {
    await system.db('events').delete();
    const id = await subscribe('/old');
    await insert(2_300, 31, id, ['delivered', 31]);
    await insert(1, 45, id, ['exhausted', 31]);
    const kept = [
      ...(await insert(1, 31, id, ['exhausted', 29])),
      ...(await insert(2, 29, id, ['delivered', 29])),
    ];
    const [long, lately] = [await subscribe('/forgotten'), await subscribe('/lately')];
    await Promise.all([long, lately].map(remove));
    await system
      .db('webhooks')
      .where({ id: long })
      .update({ deleted_at: daysAgo(31) });

    const schedule = system.temporal.schedule.getHandle(retentionId(system.taskQueue));
    await schedule.trigger();
    const started = await waitFor(
      async () => (await schedule.describe()).info.recentActions.at(-1)?.action.workflow,
    );
    const handle = system.temporal.workflow.getHandle(started.workflowId);
    await waitFor(async () => (await handle.describe()).status.name === 'COMPLETED');

    const column = async (table: string, name: string) =>
      (await system.db(table).where({ webhook_id: id }).select<Record<string, string>[]>(name)).map(
        (row) => row[name],
      );
    const events = await system.db('events').select<{ id: string }[]>('id');
    expect(events.map((event) => event.id).sort()).toEqual([...kept].sort());
    expect((await column('deliveries', 'event_id')).sort()).toEqual([...kept].sort());
    expect((await column('delivery_attempts', 'event_id')).sort()).toEqual([...kept].sort());
    const webhooks = await system
      .db('webhooks')
      .whereIn('id', [id, long, lately])
      .select<{ id: string }[]>('id');
    expect(webhooks.map((webhook) => webhook.id).sort()).toEqual([id, lately].sort());
  });
});
