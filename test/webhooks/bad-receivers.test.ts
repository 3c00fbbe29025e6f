/** Half of all endpoints misbehave at once, in every way that a server can; the others notice nothing. */
import { createServer as createRaw, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttemptRow, DeliveryRow } from '../../db/deliveries.ts';
import { findWebhook } from '../../db/webhooks.ts';
import { startDeliveryBench, type DeliveryBench } from '../support/deliveries.ts';
import { answer, hang, startReceiver, type Behaviour, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';

let bench: DeliveryBench;
let receiver: Receiver;
let raw: Server;
let rawUrl: string;
const rawSockets = new Set<Socket>();

/** Answers with bytes that are no HTTP, or closes, by path. */
const rawAnswers: Record<string, string> = {
  '/garbage': 'HTTP/1.1 banana\r\n\r\n',
  '/garbage-headers': 'HTTP/1.1 200 OK\r\nfoo\0bar\r\n\r\n',
  '/endless-headers': `HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(20_000)}`,
  '/reset': '',
};

beforeAll(async () => {
  [bench, receiver] = await Promise.all([startDeliveryBench(), startReceiver()]);
  raw = createRaw((socket) => {
    rawSockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      const path = data.toString('latin1').split(' ', 2)[1] ?? '';
      if (path === '/reset') socket.resetAndDestroy();
      else socket.end(rawAnswers[path] ?? '', 'latin1');
    });
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  rawUrl = `http://127.0.0.1:${(raw.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
  for (const socket of rawSockets) socket.destroy();
  await new Promise((resolve) => raw.close(resolve));
});

const trickle: Behaviour = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('x'), 20);
  response.once('close', () => clearInterval(timer));
};
const slowHeaders: Behaviour = (_, response) =>
  void setTimeout(() => response.writeHead(204).end(), 60_000).unref();
const flood: Behaviour = (_, response) => void response.writeHead(200).end('y'.repeat(5_000_000));

const neverClosing: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('so far');
};

/** What an endpoint does, and what its attempts must say. `null`: the delivery counts as taken. */
const classes: Record<string, [Behaviour | 'raw' | 'tls' | 'closed', string | null]> = {
  hang: [hang, 'timeout'],
  'slow-headers': [slowHeaders, 'timeout'],
  'slow-body': [trickle, null],
  'never-closing': [neverClosing, null],
  'huge-answer': [flood, null],
  redirect: [answer(302, '', { location: 'http://127.0.0.1:1/' }), 'redirect'],
  'rate-limited': [answer(429, '', { 'retry-after': '3600' }), 'rate-limited'],
  'garbage-retry-after': [answer(503, '', { 'retry-after': '1e99; banana' }), 'server-error'],
  refused: [answer(404, 'nothing here'), 'refused'],
  reset: ['raw', 'connection-reset'],
  garbage: ['raw', 'bad-answer'],
  'garbage-headers': ['raw', 'bad-answer'],
  'endless-headers': ['raw', 'bad-answer'],
  'bad-tls': ['tls', 'tls'],
  'closed-port': ['closed', 'connection-refused'],
};

describe('half of all endpoints misbehaving at once', () => {
  it('takes nothing from the others at the same origin, and says of each what is wrong with it', async () => {
    const good: string[] = [];
    const bad = new Map<string, string>();
    const event_types = ['call.started'];
    for (const [name, [behaviour]] of Object.entries(classes)) {
      good.push((await bench.subscribe(receiver.url('/good'), { event_types })).id);
      const path = `/${name}`;
      if (typeof behaviour === 'function') receiver.behave(path, behaviour);
      const url =
        behaviour === 'raw'
          ? `${rawUrl}${path}`
          : behaviour === 'tls'
            ? receiver.url(path).replace('http:', 'https:')
            : behaviour === 'closed'
              ? 'http://127.0.0.1:9/'
              : receiver.url(path);
      bad.set(name, (await bench.subscribe(url, { event_types })).id);
    }
    receiver.behave('/gone', answer(410));
    const gone = await bench.subscribe(receiver.url('/gone'), { event_types });
    const process = bench.startHub({ retryDelaysMs: [30], attemptTimeoutMs: 12_000 });
    const events = 10;
    for (let i = 0; i < events; i += 1) await bench.publish();
    await waitFor(() => receiver.at('/good').length >= events * good.length);
    expect(new Set(receiver.at('/good').map(({ id, body }) => `${id} ${body}`)).size).toBe(
      events * good.length,
    );

    const waiting = () =>
      bench.db<DeliveryRow>('deliveries').where({ status: 'pending' }).whereNot({ webhook_id: gone.id });
    await waitFor(async () => !(await waiting().first('event_id')));
    for (const [name, [, error]] of Object.entries(classes)) {
      const rows = await bench.db<AttemptRow>('delivery_attempts').where({ webhook_id: bad.get(name) ?? '' });
      const errors = [...new Set(rows.map((row) => row.error_class))];
      expect({ [name]: errors }).toEqual({ [name]: [error] });
      expect({ [name]: rows.length }).toEqual({ [name]: error === null ? events : 2 * events });
      expect(Math.max(...rows.map((row) => row.response_excerpt?.length ?? 0))).toBeLessThanOrEqual(8192);
    }
    expect(await findWebhook(bench.db, bench.accountId, gone.id)).toMatchObject({
      enabled: false,
      disabled_reason: 'gone',
    });
    const askedGone = await bench.db<AttemptRow>('delivery_attempts').where({ webhook_id: gone.id });
    expect(new Set(askedGone.map((row) => row.error_class))).toEqual(new Set(['gone']));
    for (const id of good)
      expect(await findWebhook(bench.db, bench.accountId, id)).toMatchObject({ failing_since: null });
    await process.close();
  });
});

describe('an endpoint that hangs', () => {
  it('holds nobody up: all others are done while its first requests are still open', async () => {
    await bench.db('webhooks').update({ enabled: false, deleted_at: new Date() });
    receiver.behave('/never', hang);
    const never = await bench.subscribe(receiver.url('/never'));
    const paths = Array.from({ length: 19 }, (_, index) => `/beside-${index}`);
    const ids: string[] = [];
    for (const path of paths) ids.push((await bench.subscribe(receiver.url(path))).id);
    const { hub, close } = bench.startHub({ attemptTimeoutMs: 600_000 });
    const publish = async (count: number) => {
      await bench.publishMany(count);
      hub.notice([never.id, ...ids]);
    };
    await publish(10);
    await waitFor(() => receiver.at('/never').length === 10);
    await publish(200);
    const waiting = () =>
      bench.db<DeliveryRow>('deliveries').where({ status: 'pending' }).whereIn('webhook_id', ids);
    await waitFor(async () => !(await waiting().first('event_id')));
    const others = receiver.received.filter(({ path }) => path.startsWith('/beside-'));
    expect(new Set(others.map(({ id, path }) => `${id} ${path}`)).size).toBe(210 * paths.length);
    expect(others).toHaveLength(210 * paths.length);
    // The ten that came first are the ten that are open: none was given up, none came after them.
    expect(receiver.at('/never')).toHaveLength(10);
    expect(await bench.db('delivery_attempts').where({ webhook_id: never.id })).toEqual([]);
    await close();
  });
});

describe('two processes', () => {
  it('share the endpoints and deliver nothing twice, also when one of them stops', async () => {
    await bench.db('webhooks').update({ enabled: false, deleted_at: new Date() });
    const first = bench.startHub();
    bench.startHub();
    const paths = Array.from({ length: 6 }, (_, i) => `/shared-${i}`);
    for (const path of paths) {
      receiver.behave(path, (_, response) => void setTimeout(() => response.writeHead(204).end(), 3));
      await bench.subscribe(receiver.url(path));
    }
    const before = receiver.received.length;
    for (let i = 0; i < 60; i += 1) await bench.publish();
    await first.close();
    for (let i = 0; i < 20; i += 1) await bench.publish();
    const [other] = [bench.startHub()];
    await waitFor(async () => {
      await other.hub.sweep(0);
      return receiver.received.length - before >= 80 * paths.length;
    });
    const received = receiver.received.slice(before).map(({ id, path }) => `${id} ${path}`);
    expect(received).toHaveLength(80 * paths.length);
    expect(new Set(received).size).toBe(received.length);
  });
});
