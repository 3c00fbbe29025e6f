/** Webhook delivery beside a graphile-worker sender that writes an attempt row, in the same run against one receiver. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createDb } from '../db/client.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { figure, percentile, type Figure } from './figures.ts';
import { publishers } from './webhooks/load.ts';
import { createOurs, type Ours } from './webhooks/ours.ts';
import { startPeer, type Peer } from './webhooks/peer.ts';
import { startReceiver } from './webhooks/receiver.ts';
import { startSecondWorker } from './webhooks/second-worker.ts';
import { latenciesMs, p95ArrivalMs, tookMs, type Sent } from './webhooks/subject.ts';

const backlog = 10_000;
const endpoints = 20;
const rounds = 3;
const steadyPerSecond = 100;
const steadySeconds = 30;
const idleMs = 60_000;
/** Until a worker has given an idle endpoint back, so that the next event finds everything cold. */
const coldMs = 8_000;
/** Until the workflows that watch busy endpoints have ended. */
const settleMs = 8_000;

interface Sides {
  stack: Stack;
  ours: Ours;
  peer: Peer;
}

export async function measureWebhooks(stack: Stack): Promise<Figure[]> {
  const databaseUrl = stack.env['DATABASE_URL'] ?? '';
  const db = createDb({ url: databaseUrl, poolSize: publishers + 2, applicationName: 'bench' });
  const closing: (() => unknown)[] = [() => db.destroy()];
  try {
    const receiver = await startReceiver();
    closing.push(receiver.stop);
    const ours = await createOurs(stack, db, receiver);
    closing.push(ours.close);
    const peer = await startPeer(databaseUrl, db, receiver);
    closing.push(peer.stop);
    const sides = { stack, ours, peer };
    await warmUp(sides);
    return [
      ...(await measureDrains(sides)),
      ...(await measureOneEndpoint(sides)),
      ...(await measureTwoWorkers(sides)),
      ...(await measureHanging(sides)),
      ...(await measureLive(sides)),
      ...(await measureSteady(sides)),
      ...(await measureIdle(sides)),
      figure('  messages that came once more, in all of it', await receiver.repeated(), '', most(0)),
    ];
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

const say = (line: string) => process.stderr.write(`  ${line}\n`);
const most = (value: number) => ({ at: 'most', value }) as const;
const least = (value: number) => ({ at: 'least', value }) as const;
const median = (runs: readonly number[]) => percentile(runs, 50);
const medianMs = (runs: readonly Sent[]) => median(runs.map(tookMs));
const rateOf = (runs: readonly Sent[], count = backlog) => (count / medianMs(runs)) * 1000;
const peerName = '  graphile-worker sender';

function noted(name: string, sent: Sent): Sent {
  const count = sent.arrivals.byId.size;
  say(
    `${name}: ${count} in ${Math.round(tookMs(sent))} ms, ${Math.round((count / tookMs(sent)) * 1000)} a second`,
  );
  return sent;
}

/** Both programs have compiled what they run often before anything counts. */
async function warmUp({ ours, peer }: Sides): Promise<void> {
  peer.subscribe(endpoints);
  noted('warm-up of the peer', await peer.drain(backlog / 2));
  await ours.subscribe(endpoints);
  noted('warm-up', await ours.drain(backlog / 2));
}

async function measureDrains({ ours, peer }: Sides): Promise<Figure[]> {
  const [mine, theirs, statements]: [Sent[], Sent[], number[]] = [[], [], []];
  let events = 0;
  for (let round = 0; round < rounds; round += 1) {
    peer.subscribe(endpoints);
    theirs.push(noted('drain, peer', await peer.drain(backlog)));
    const subscriptions = await ours.subscribe(endpoints);
    const before = await ours.transactions();
    mine.push(noted('drain', await ours.drain(backlog)));
    statements.push(((await ours.transactions()) - before) / backlog);
    events += await ours.historyEvents(subscriptions);
  }
  return [
    figure('drain of 10,000, 20 endpoints', rateOf(mine), '/s', least(9000)),
    figure(peerName, rateOf(theirs), '/s'),
    figure('  share of it', (rateOf(mine) / rateOf(theirs)) * 100, '%', least(250)),
    figure('  SQL statements per delivery, of all processes', median(statements), '', most(0.1)),
    figure("  Temporal's history events per 1,000", events / ((backlog * rounds) / 1000), '', most(30)),
  ];
}

async function measureOneEndpoint({ ours, peer }: Sides): Promise<Figure[]> {
  const [mine, theirs]: [Sent[], Sent[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    peer.subscribe(1);
    theirs.push(noted('drain of one endpoint, peer', await peer.drain(backlog)));
    await ours.subscribe(1);
    mine.push(noted('drain of one endpoint', await ours.drain(backlog)));
  }
  return [
    figure('drain of 10,000, one endpoint', rateOf(mine), '/s', least(8000)),
    figure(peerName, rateOf(theirs), '/s'),
  ];
}

async function measureTwoWorkers({ stack, ours }: Sides): Promise<Figure[]> {
  const [one, two]: [Sent[], Sent[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await ours.subscribe(endpoints);
    one.push(noted('drain, one worker', await ours.drain(backlog)));
    const stop = await startSecondWorker(stack);
    try {
      await ours.subscribe(endpoints);
      await ours.drain(backlog / 2);
      await ours.subscribe(endpoints);
      two.push(noted('drain, two workers', await ours.drain(backlog)));
    } finally {
      await stop();
    }
  }
  return [
    figure('drain of 10,000 by two workers', rateOf(two), '/s'),
    figure('  of one worker in these rounds', rateOf(one), '/s'),
    figure('  share of it', (rateOf(two) / rateOf(one)) * 100, '%', least(130)),
  ];
}

async function measureHanging({ ours, peer }: Sides): Promise<Figure[]> {
  const [hanging, none]: [Sent[], Sent[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await ours.subscribe(endpoints);
    none.push(noted('none hangs', await ours.drain(backlog)));
    await ours.subscribe(endpoints, { firstHangs: true });
    hanging.push(noted('one hangs', await ours.drain(backlog)));
  }
  await ours.subscribe(0);
  peer.subscribe(endpoints, { firstHangs: true });
  const theirs = noted('one hangs, peer', await peer.drain(backlog));
  const p95 = (runs: readonly Sent[]) => median(runs.map(p95ArrivalMs));
  return [
    figure('one of 20 hangs: the 9,500 of the others', medianMs(hanging), 'ms', most(4000)),
    figure(peerName, tookMs(theirs), 'ms'),
    figure('  p95 of when they came', p95(hanging), 'ms'),
    figure('  share of the p95 where none hangs', (p95(hanging) / p95(none)) * 100, '%', most(110)),
  ];
}

async function measureLive({ ours, peer }: Sides): Promise<Figure[]> {
  const [mine, theirs]: [Sent[], Sent[]] = [[], []];
  peer.subscribe(endpoints);
  const subscriptions = await ours.subscribe(endpoints);
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(noted('live, peer', await peer.live(backlog, null)));
    mine.push(noted('live', await ours.live(backlog, null)));
  }
  await sleep(settleMs);
  const events = await ours.historyEvents(subscriptions);
  return [
    figure('live, 10,000 over 20 endpoints, publishing included', rateOf(mine), '/s', least(3000)),
    figure(peerName, rateOf(theirs), '/s'),
    figure("  Temporal's history events per 1,000", events / ((backlog * rounds) / 1000), '', most(30)),
  ];
}

async function measureSteady({ ours, peer }: Sides): Promise<Figure[]> {
  const count = steadyPerSecond * steadySeconds;
  const theirs = latenciesMs(noted('100 a second, peer', await peer.live(count, steadyPerSecond)));
  const subscriptions = await ours.subscribe(endpoints);
  await sleep(coldMs);
  const mine = latenciesMs(noted('100 a second', await ours.live(count, steadyPerSecond)));
  await sleep(settleMs);
  const events = await ours.historyEvents(subscriptions);
  return [
    figure('100 a second for 30 s, commit to receipt, p50', percentile(mine, 50), 'ms', most(2.2)),
    figure(`${peerName}, p50`, percentile(theirs, 50), 'ms'),
    figure('  p99, cold start included', percentile(mine, 99), 'ms', most(10)),
    figure(`${peerName}, p99`, percentile(theirs, 99), 'ms'),
    figure("  Temporal's history events per 1,000", events / (count / 1000), '', most(80)),
  ];
}

/** Each endpoint gets one event, after all have been idle for a minute. */
async function measureIdle({ ours, peer }: Sides): Promise<Figure[]> {
  await sleep(idleMs);
  const theirs = latenciesMs(await peer.live(endpoints, 5));
  const mine = latenciesMs(await ours.live(endpoints, 5));
  return [
    figure('first event after an idle minute, p50 of 20 endpoints', median(mine), 'ms', most(40)),
    figure('  the slowest of 20', Math.max(...mine), 'ms', most(40)),
    figure(`${peerName}, p50`, median(theirs), 'ms'),
  ];
}
