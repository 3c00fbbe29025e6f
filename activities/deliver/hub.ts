/**
 * Delivers to every endpoint that this process serves: one lease an endpoint, one read for all of them, attempts side by
 * side within each endpoint's limits, results written in bulk. Whoever has the lease is the only one to deliver, so limits
 * hold and nothing is sent twice without a fault.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { everything } from '../../db/notify.ts';
import {
  endUnrecorded,
  listOverdueEndpoints,
  recordAttempts,
  type AttemptResult,
} from '../../db/system-deliveries.ts';
import type { Sealer } from '../../domain/seal.ts';
import type { PostApart } from '../../outbound/post-apart.ts';
import { createDueReader } from './due-reader.ts';
import { dropBuffers, expectMore, settle, type ServiceEnd } from './endpoint.ts';
import { createHealth } from './health.ts';
import { createLeases } from './leases.ts';
import { lookAgainAt } from './retry-timer.ts';
import { createSender, type DeliveryObserver } from './sender.ts';
import { newServed } from './served.ts';
import { createAttemptWriter } from './writer.ts';

export interface DeliveryHubOptions {
  db: Db;
  sealer: Sealer;
  post: PostApart;
  log: Logger;
  observer: DeliveryObserver;
  /** Waits before the second, third … attempt. */
  retryDelaysMs: readonly number[];
  attemptTimeoutMs: number;
  /** An endpoint that has done nothing but fail for this long is disabled. */
  disableAfterMs: number;
  /** Called with endpoints that a workflow should watch: busy for long, or with something to do later. */
  onWorkLeft: (webhookId: string, accountId: string) => void;
}

export interface DeliveryHub {
  /** Endpoints that have something new; serves those that nobody else does, at once. */
  notice(webhookIds: readonly string[]): void;
  /** Endpoints whose settings changed; `*`: any of those that are served. */
  reload(words: readonly string[]): void;
  /** Looks for endpoints with deliveries that nobody has begun for this long: whoever noticed them died, or could not. */
  sweep(overdueSeconds: number): Promise<void>;
  /** Serves an endpoint until it is idle, stopped, or the process closes. `elsewhere`: another process does, or nobody may. */
  serve(webhookId: string, signal: AbortSignal): Promise<ServiceEnd | 'elsewhere'>;
  /** What an endpoint is doing, for operators; null where it is not served here. */
  describe(webhookId: string): Record<string, unknown> | null;
  /** Begins nothing more, waits for what is under way, writes it off and gives every endpoint up. */
  close(): Promise<void>;
}

const sweepLimit = 200;
/** How long closing waits for answers before it breaks the attempts off. */
const closeGraceMs = 2_500;

export function createDeliveryHub(options: DeliveryHubOptions): DeliveryHub {
  const { db, log } = options;
  const served = newServed();
  const { endpoints, draining } = served;
  const breakOff = new AbortController();

  const writer = createAttemptWriter({
    record: (results) => recordAttempts(db, results),
    endUnrecorded: (result) => endUnrecorded(db, result),
    onWritten,
    log,
  });
  const leases = createLeases(served, { ...options, onReady: goOn });
  const health = createHealth({
    ...options,
    onDisabled: (endpoint) => leases.letGo([endpoint], 'stopped'),
  });
  const launch = createSender(served, {
    post: options.post,
    retryDelaysMs: options.retryDelaysMs,
    timeoutMs: options.attemptTimeoutMs,
    signal: breakOff.signal,
    writer,
    observer: options.observer,
    onRoom: () => read(),
    onGone: (endpoint) => health.disable(endpoint, 'gone'),
    onBrokenOff: leases.letGoDrained,
  });
  const read = createDueReader(served, { db, log, onRead: launch });

  function goOn(): void {
    for (const endpoint of endpoints.values()) launch(endpoint);
    read();
  }

  function notice(webhookIds: readonly string[]): void {
    const now = performance.now();
    for (const id of webhookIds) {
      const endpoint = endpoints.get(id);
      if (!endpoint) continue;
      endpoint.activeAt = now;
      expectMore(endpoint);
    }
    leases.takeNew(webhookIds);
    read();
  }

  function onWritten(results: readonly AttemptResult[], replayed: readonly string[]): void {
    const byEndpoint = Map.groupBy(results, (result) => result.webhookId);
    for (const [id, own] of byEndpoint) {
      const endpoint = endpoints.get(id) ?? draining.get(id);
      if (!endpoint) continue;
      for (const result of own) {
        settle(endpoint, result.eventId);
        if (result.nextAttemptAt) lookAgainAt(endpoint, result.nextAttemptAt.getTime(), read);
      }
      health.note(endpoint, own);
      leases.letGoDrained(endpoint);
    }
    for (const id of replayed) {
      const endpoint = endpoints.get(id);
      if (endpoint) expectMore(endpoint);
    }
    goOn();
  }

  return {
    notice,

    reload(words) {
      const webhookIds = words.flatMap((word) => (word === everything ? [...endpoints.keys()] : [word]));
      // Taken afresh with new settings, or not any more where it was disabled.
      void (async () => {
        await leases.take(webhookIds);
        const lost = webhookIds
          .filter((id) => leases.isElsewhere(id))
          .flatMap((id) => endpoints.get(id) ?? []);
        await leases.letGo(lost, 'stopped');
      })();
    },

    async sweep(overdueSeconds) {
      notice(await listOverdueEndpoints(db, overdueSeconds, sweepLimit));
    },

    async serve(webhookId, signal) {
      notice([webhookId]);
      await leases.settled();
      if (served.closing || signal.aborted) return 'closing';
      const endpoint = endpoints.get(webhookId);
      if (!endpoint) return 'elsewhere';
      return await new Promise((resolve) => {
        const leave = (end: ServiceEnd) => {
          signal.removeEventListener('abort', onAbort);
          endpoint.attached.delete(leave);
          resolve(end);
        };
        const onAbort = () => leave('closing');
        signal.addEventListener('abort', onAbort, { once: true });
        endpoint.attached.add(leave);
      });
    },

    describe(webhookId) {
      const endpoint = endpoints.get(webhookId);
      if (!endpoint) return null;
      return {
        ...endpoint.counts,
        in_flight: endpoint.inFlight,
        failing_since: endpoint.settings.failingSince?.toISOString() ?? null,
      };
    },

    async close() {
      served.closing = true;
      leases.stop();
      await leases.settled();
      const all = [...endpoints.values(), ...draining.values()];
      for (const endpoint of all) dropBuffers(endpoint);
      const underWay = () => all.some((endpoint) => endpoint.inFlight > 0);
      const until = performance.now() + closeGraceMs;
      while (underWay() && performance.now() < until) await sleep(10);
      breakOff.abort();
      while (underWay()) await sleep(5);
      await Promise.race([writer.flush(), sleep(closeGraceMs)]);
      await leases.letGo([...endpoints.values()], 'closing');
    },
  };
}
