/** Webhook delivery beside a graphile-worker sender that writes an attempt row, in the same run against one receiver. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { makeWorkerUtils } from 'graphile-worker';
import { clientFor } from '../scripts/client-for.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { eventCatalogue } from '../contract/events/index.ts';
import type { AccountId } from '../db/accounts.ts';
import { createDb, type Db } from '../db/client.ts';
import { publishEvent } from '../db/events.ts';
import { newId } from '../domain/ids.ts';
import { endpointWorkflowId } from '../workflows/names.ts';
import { figure, percentile, type Figure } from './figures.ts';

const backlog = 10_000;
const endpointCount = 20;
const rounds = 3;
const steadyPerSecond = 100;
const steadySeconds = 30;
const publishers = 8;
const padding = 'x'.repeat(180);

interface Report {
  doneAt: number;
  firstAt: number;
  latenesses: number[];
  repeated: number;
}

export async function measureWebhooks(stack: Stack): Promise<Figure[]> {
  const receiver = await startReceiver();
  const db = createDb({
    url: stack.env['DATABASE_URL'] ?? '',
    poolSize: publishers + 2,
    applicationName: 'bench',
  });
  const connection = await Connection.connect({ address: stack.env['TEMPORAL_ADDRESS'] ?? '' });
  const temporal = new Client({ connection });
  const api = clientFor(stack.credentials);
  const { id: accountId } = (await db<{ id: AccountId }>('accounts').first('id')) as { id: AccountId };

  const subscribe = async (count: number, base = '/e') => {
    await db('webhooks').update({ enabled: false, deleted_at: new Date() });
    await db.raw("select pg_notify('switchboard_webhooks', string_agg(id, ' ')) from webhooks");
    const made: string[] = [];
    for (let i = 0; i < count; i += 1) {
      const url = `${receiver.url}${i === 0 && base === '/hang' ? '/hang' : '/e'}/${i}`;
      const { webhook_id: id } = await api.request<{ webhook_id: string }>('POST', '/v2/webhooks', {
        body: { url, event_types: [`call.started`] },
      });
      made.push(id);
    }
    return made;
  };
  const enable = async (ids: readonly string[], enabled: boolean) => {
    await db('webhooks').whereIn('id', ids).update({ enabled });
    await db.raw("select pg_notify('switchboard_webhooks', ?)", [ids.join(' ')]);
  };
  const say = (line: string) => process.stderr.write(`  ${line}\n`);
  const drain = async (ids: readonly string[], counted: number) => {
    await enable(ids, false);
    await fillBacklog(db, accountId, ids, backlog);
    await db.raw('vacuum analyze deliveries');
    const report = receiver.expect(counted);
    await receiver.ready();
    await sleep(500);
    const startedAt = performance.timeOrigin + performance.now();
    await enable(ids, true);
    const { doneAt, repeated } = await report;
    if (repeated > 0) throw new Error(`${repeated} deliveries were repeated`);
    await untilWritten(db, ids);
    say(`drained ${counted} in ${Math.round(doneAt - startedAt)} ms`);
    return doneAt - startedAt;
  };
  const live = async (count: number, perSecond: number | null) => {
    const report = receiver.expect(count);
    await receiver.ready();
    const startedAt = performance.timeOrigin + performance.now();
    await publishLive(db, accountId, count, perSecond);
    const done = await report;
    say(`live ${count} in ${Math.round(done.doneAt - startedAt)} ms`);
    return { ms: done.doneAt - startedAt, latenesses: done.latenesses };
  };
  /** One endpoint each event: the count of deliveries is the count of events. */
  const spread = async (ids: readonly string[]) => {
    const agents = ids.map(() => newId('agent'));
    for (const [i, id] of ids.entries()) await db('webhooks').where({ id }).update({ agent_id: agents[i] });
    return agents;
  };
  const historyEvents = async (ids: readonly string[]) => {
    let events = 0;
    for (const id of ids) {
      const description = await temporal.workflow
        .getHandle(endpointWorkflowId(id))
        .describe()
        .catch(() => null);
      events += description?.historyLength ?? 0;
    }
    return events;
  };

  const peer = await startPeer(stack, db, receiver);
  try {
    const transactions = async () => {
      await sleep(1_500);
      const { rows } = await db.raw<{ rows: { n: number }[] }>(
        'select xact_commit as n from pg_stat_database where datname = current_database()',
      );
      return rows[0]?.n ?? 0;
    };
    const twenty = { ours: [] as number[], theirs: [] as number[] };
    const one = { ours: [] as number[], theirs: [] as number[] };
    let statements = 0;
    for (let round = 0; round < rounds; round += 1) {
      twenty.theirs.push(await peer.drain(endpointCount));
      const drained = await subscribe(endpointCount);
      const before = await transactions();
      twenty.ours.push(await drain(drained, backlog));
      statements = (await transactions()) - before;
      one.theirs.push(await peer.drain(1));
      one.ours.push(await drain(await subscribe(1), backlog));
    }
    const hanging = await subscribe(endpointCount, '/hang');
    const hangingMs = await drain(hanging, backlog - backlog / endpointCount);
    await enable(hanging, false);

    const liveIds = await subscribe(endpointCount);
    liveAgents = await spread(liveIds);
    const liveRuns = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      liveRuns.theirs.push((await peer.live(backlog, null)).ms);
      liveRuns.ours.push((await live(backlog, null)).ms);
    }
    await sleep(6_000);
    const liveHistory = await historyEvents(liveIds);

    const theirSteady = await peer.live(steadyPerSecond * steadySeconds, steadyPerSecond);
    const steadyIds = await subscribe(endpointCount);
    liveAgents = await spread(steadyIds);
    await sleep(8_000);
    const steady = await live(steadyPerSecond * steadySeconds, steadyPerSecond);
    await sleep(6_000);
    const steadyHistory = await historyEvents(steadyIds);
    await sleep(60_000);
    const firstAfterIdle = await live(1, null);

    const perSecond = (ms: number[]) => (backlog / percentile(ms, 50)) * 1000;
    const share = (runs: { ours: number[]; theirs: number[] }) =>
      perSecond(runs.ours) / perSecond(runs.theirs);
    const at = (kind: 'most' | 'least', value: number) => ({ at: kind, value });
    return [
      figure('drain of 10,000, 20 endpoints', perSecond(twenty.ours), '/s', at('least', 9000)),
      figure('  graphile-worker sender', perSecond(twenty.theirs), '/s'),
      figure('  share of it', share(twenty) * 100, '%', at('least', 250)),
      figure(
        '  SQL transactions per delivery, everything of the service',
        statements / backlog,
        '',
        at('most', 0.1),
      ),
      figure('drain of 10,000, one endpoint', perSecond(one.ours), '/s', at('least', 8000)),
      figure('  graphile-worker sender', perSecond(one.theirs), '/s'),
      figure(
        'live, 10,000 over 20 endpoints, publish included',
        perSecond(liveRuns.ours),
        '/s',
        at('least', 3000),
      ),
      figure('  graphile-worker sender', perSecond(liveRuns.theirs), '/s'),
      figure(
        '  history events per 1,000 deliveries',
        liveHistory / ((backlog * rounds) / 1000),
        '',
        at('most', 30),
      ),
      figure(
        '100/s over 20 endpoints, commit to receipt, p50',
        percentile(steady.latenesses, 50),
        'ms',
        at('most', 2.2),
      ),
      figure('  p99, cold start included', percentile(steady.latenesses, 99), 'ms', at('most', 10)),
      figure('  graphile-worker sender, p50', percentile(theirSteady.latenesses, 50), 'ms'),
      figure('  graphile-worker sender, p99', percentile(theirSteady.latenesses, 99), 'ms'),
      figure(
        '  history events per 1,000 deliveries',
        steadyHistory / ((steadyPerSecond * steadySeconds) / 1000),
        '',
        at('most', 80),
      ),
      figure(
        'first event after a minute of silence',
        percentile(firstAfterIdle.latenesses, 50),
        'ms',
        at('most', 40),
      ),
      figure('one of 20 hangs: the other 9,500', hangingMs, 'ms', at('most', 4000)),
    ];
  } finally {
    await peer.stop();
    await connection.close();
    await db.destroy();
    receiver.child.kill('SIGTERM');
  }
}

let liveAgents: string[] = [];

async function startReceiver() {
  const child = fork(path.join(import.meta.dirname, 'webhook-receiver.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  let ready: Promise<unknown> = Promise.resolve();
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    ready: () => ready,
    /** Begins to count; resolves when `count` have come. */
    expect(count: number): Promise<Report> {
      const { promise, resolve } = Promise.withResolvers<Report>();
      const isReady = Promise.withResolvers<void>();
      ready = isReady.promise;
      const onMessage = (message: Report | { ready: true }) => {
        if ('ready' in message) return isReady.resolve();
        child.off('message', onMessage);
        resolve(message);
      };
      child.on('message', onMessage);
      child.send({ reset: count });
      return promise;
    },
  };
}

const dataOf = () =>
  JSON.stringify({
    ...eventCatalogue['call.started'].example,
    from: `${padding}`,
  });

/** Waiting deliveries, an event each, over these endpoints in turn. */
async function fillBacklog(
  db: Db,
  accountId: AccountId,
  ids: readonly string[],
  count: number,
): Promise<void> {
  const events = Array.from({ length: count }, () => newId('event'));
  await db.raw(
    `with e as (
       insert into events (id, account_id, type, data) select id, ?, 'call.started', ? from unnest(?::text[]) as id returning id
     )
     insert into deliveries (webhook_id, event_id, account_id, due_at)
     select (?::text[])[1 + (row_number() over () % ?)], id, ?, clock_timestamp() from e`,
    [accountId, dataOf(), events, [...ids], ids.length, accountId],
  );
}

async function untilWritten(db: Db, ids: readonly string[]): Promise<void> {
  for (;;) {
    const row = await db('deliveries').whereIn('webhook_id', ids).whereNotNull('due_at').first('event_id');
    if (!row || ids.length === endpointCount) return;
    await sleep(20);
  }
}

/** Publishes one event a transaction, each for one of the endpoints; `perSecond` null is as fast as it goes. */
async function publishLive(
  db: Db,
  accountId: AccountId,
  count: number,
  perSecond: number | null,
): Promise<void> {
  const publish = (i: number) => {
    const sentAt = performance.timeOrigin + performance.now();
    // The catalogue knows no such member, so it stands in one that it has; the receiver looks for `sent_at:`.
    const data = { ...eventCatalogue['call.started'].example, from: padding, to: `sent_at:${sentAt}` };
    return db.transaction((tx) =>
      publishEvent(tx, accountId, {
        type: 'call.started',
        agentId: liveAgents[i % liveAgents.length] ?? null,
        data,
      }),
    );
  };
  await atRate(count, perSecond, publish);
}

async function atRate(
  count: number,
  perSecond: number | null,
  one: (i: number) => Promise<unknown>,
): Promise<void> {
  if (perSecond === null) {
    let next = 0;
    await Promise.all(
      Array.from({ length: publishers }, async () => {
        while (next < count) await one(next++);
      }),
    );
    return;
  }
  const startedAt = performance.now();
  const all: Promise<unknown>[] = [];
  for (let i = 0; i < count; i += 1) {
    const waitMs = startedAt + (i * 1000) / perSecond - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    all.push(one(i));
  }
  await Promise.all(all);
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** graphile-worker in a database of its own on the same server. */
async function startPeer(stack: Stack, db: Db, receiver: Receiver) {
  await db.raw('create database bench_peer');
  const url = new URL(stack.env['DATABASE_URL'] ?? '');
  url.pathname = '/bench_peer';
  const own = createDb({ url: url.href, poolSize: publishers, applicationName: 'bench-peer' });
  const utils = await makeWorkerUtils({ connectionString: url.href });
  await utils.migrate();
  await own.raw(
    'create table peer_attempts (job_id text primary key, started_at timestamptz, latency_ms int, status_code int)',
  );
  let sender: ChildProcess | undefined;
  const startSender = async () => {
    sender = fork(path.join(import.meta.dirname, 'graphile-sender.ts'), {
      env: { ...process.env, DATABASE_URL: url.href, NO_LOG_SUCCESS: '1', GRAPHILE_LOGGER_DEBUG: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(sender, 'message');
  };
  const stopSender = async () => {
    if (!sender) return;
    const gone = once(sender, 'exit');
    sender.kill('SIGTERM');
    await gone;
    sender = undefined;
  };
  const jobOf = (endpoint: number, sentAt: number | null) => {
    const id = newId('event');
    const data = {
      ...eventCatalogue['call.started'].example,
      from: padding,
      ...(sentAt ? { sent_at: sentAt } : {}),
    };
    return {
      id,
      url: `${receiver.url}/p/${endpoint}`,
      body: JSON.stringify({ idempotency_key: id, event_type: 'call.started', data }),
    };
  };
  return {
    async drain(endpoints: number): Promise<number> {
      const jobs = Array.from({ length: backlog }, (_, i) => ({
        identifier: 'post',
        payload: jobOf(i % endpoints, null),
      }));
      for (let i = 0; i < jobs.length; i += 1000) await utils.addJobs(jobs.slice(i, i + 1000));
      const report = receiver.expect(backlog);
      await receiver.ready();
      await startSender();
      const { doneAt, firstAt } = await report;
      await stopSender();
      // From its first request: starting its process is not what is compared.
      return doneAt - firstAt;
    },
    async live(count: number, perSecond: number | null) {
      await startSender();
      await sleep(1000);
      const report = receiver.expect(count);
      await receiver.ready();
      const startedAt = performance.timeOrigin + performance.now();
      await atRate(count, perSecond, (i) =>
        own.raw('select graphile_worker.add_job(?, ?::json)', [
          'post',
          JSON.stringify(jobOf(i % endpointCount, performance.timeOrigin + performance.now())),
        ]),
      );
      const done = await report;
      await stopSender();
      return { ms: done.doneAt - startedAt, latenesses: done.latenesses };
    },
    async stop() {
      await stopSender();
      await utils.release();
      await own.destroy();
    },
  };
}
