/**
 * Delivers to every endpoint that this process serves: one lease an endpoint, one read for all of them, attempts side by
 * side within each endpoint's limits, results written in bulk. Whoever has the lease is the only one to deliver, so limits
 * hold and nothing is sent twice without a fault.
 */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import {
  leaseEndpoints,
  listOverdueEndpoints,
  markFailing,
  readDue,
  recordAttempts,
  releaseLeases,
  renewLeases,
  type AttemptResult,
  type DueDelivery,
} from '../../db/system-deliveries.ts';
import type { WebhookRow } from '../../db/webhooks.ts';
import type { Sealer } from '../../domain/seal.ts';
import { openSettings } from '../../domain/webhooks/settings.ts';
import type { PostApart } from '../../outbound/post-apart.ts';
import { attempt } from './attempt.ts';
import { disable } from './disable.ts';
import {
  askFor,
  dropBuffers,
  expectMore,
  fill,
  isIdle,
  mayHaveMore,
  newEndpoint,
  settle,
  type Endpoint,
  type ServiceEnd,
} from './endpoint.ts';
import { createAttemptWriter } from './writer.ts';

export interface DeliveryObserver {
  /** One attempt: what came of it and how long after it was due it began. */
  attempted(result: AttemptResult['status'], errorClass: string | null, latenessMs: number): void;
}

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
  /** Endpoints whose settings changed. */
  reload(webhookIds: readonly string[]): void;
  /** Looks for endpoints with deliveries that nobody has begun for this long: whoever noticed them died, or could not. */
  sweep(overdueSeconds: number): Promise<void>;
  /** Serves an endpoint until it is idle, stopped, or the process closes. `elsewhere`: another process does, or nobody may. */
  serve(webhookId: string, signal: AbortSignal): Promise<ServiceEnd | 'elsewhere'>;
  /** What an endpoint is doing, for operators; null where it is not served here. */
  describe(webhookId: string): Record<string, unknown> | null;
  /** Begins nothing more, waits for what is under way, writes it off and gives every endpoint up. */
  close(): Promise<void>;
}

const leaseSeconds = 4;
const renewMs = 1_000;
/** An owner stops this long before its lease ends, by its own clock. */
const leaseMarginMs = 1_000;
/** Kept this long after the last delivery: the next event finds everything ready. */
const lingerMs = 3_000;
/** An endpoint that is busy for this long gets its workflow, so that operators see it. */
const workflowAfterMs = 2_000;
/** Rows read ahead for an endpoint, and when to read again. */
const bufferSize = 200;
const lowWater = 100;
/** Rows of one read over all endpoints. */
const largestRead = 4_000;
const mostUnwritten = 3_000;
/** Replays give way: attempts a second over all endpoints of the process. */
const replayPerSecond = 1_000;
const heldElsewhereMs = 1_000;
const sweepLimit = 200;
/** How long closing waits for answers before it breaks the attempts off. */
const closeGraceMs = 2_500;
const dbPauseMs = 250;
const lookAheadMs = 60_000;
const retryStepMs = 20;

export function createDeliveryHub(options: DeliveryHubOptions): DeliveryHub {
  const { db, sealer, post, log, observer } = options;
  const owner = randomUUID();
  const endpoints = new Map<string, Endpoint>();
  /** Given up with attempts under way: the lease stays until they are written off. */
  const draining = new Map<string, Endpoint>();
  /** Endpoints that another process serves: not asked for again before then. */
  const elsewhere = new Map<string, number>();
  const wanted = new Set<string>();
  const breakOff = new AbortController();
  setMaxListeners(0, breakOff.signal);
  let leaseUntil = 0;
  let closing = false;
  let reading = false;
  let acquiring: Promise<void> | undefined;
  let replaySlotAt = 0;

  const writer = createAttemptWriter({ record: (results) => recordAttempts(db, results), onWritten, log });
  const ticker = setInterval(() => void tick(), renewMs);

  // --- Who is served ---------------------------------------------------------------------------------------------

  function want(webhookIds: readonly string[]): void {
    const now = performance.now();
    for (const id of webhookIds) {
      const endpoint = endpoints.get(id);
      if (endpoint) {
        endpoint.activeAt = now;
        expectMore(endpoint);
      } else if ((elsewhere.get(id) ?? 0) <= now) wanted.add(id);
    }
    if (wanted.size > 0) acquiring ??= acquire().finally(() => (acquiring = undefined));
    read();
  }

  async function acquire(): Promise<void> {
    while (wanted.size > 0 && !closing) {
      const ids = [...wanted];
      wanted.clear();
      const askedAt = performance.now();
      try {
        const rows = await leaseEndpoints(db, owner, ids, leaseSeconds);
        if (endpoints.size === 0) leaseUntil = askedAt + leaseSeconds * 1000 - leaseMarginMs;
        for (const id of ids) elsewhere.set(id, askedAt + heldElsewhereMs);
        for (const row of rows) {
          elsewhere.delete(row.id);
          begin(row);
        }
        read();
      } catch (error) {
        log.warn({ err: error }, 'endpoints are taken later');
        for (const id of ids) wanted.add(id);
        await sleep(dbPauseMs);
      }
    }
  }

  function begin(row: WebhookRow): void {
    const settings = openSettings(sealer, row);
    const known = endpoints.get(row.id) ?? draining.get(row.id);
    if (known) {
      known.settings = settings;
      known.stopped = false;
      expectMore(known);
    }
    draining.delete(row.id);
    endpoints.set(row.id, known ?? newEndpoint(settings));
  }

  async function tick(): Promise<void> {
    const now = performance.now();
    for (const [id, until] of elsewhere) if (until <= now) elsewhere.delete(id);
    const idle: Endpoint[] = [];
    for (const endpoint of endpoints.values()) {
      if (isIdle(endpoint) && now - endpoint.activeAt > lingerMs) idle.push(endpoint);
      else if (endpoint.attached.size === 0 && now - endpoint.servedSince > workflowAfterMs) {
        endpoint.servedSince = now;
        options.onWorkLeft(endpoint.settings.webhookId, endpoint.settings.accountId);
      }
    }
    await letGo(idle, 'idle');
    const ids = [...endpoints.keys(), ...draining.keys()];
    if (ids.length === 0 || closing) return;
    try {
      const renewed = await renewLeases(db, owner, ids, leaseSeconds);
      leaseUntil = now + leaseSeconds * 1000 - leaseMarginMs;
      await letGo(
        ids.filter((id) => renewed.get(id) !== true).flatMap((id) => endpoints.get(id) ?? []),
        'stopped',
      );
      launchAll();
      read();
    } catch (error) {
      log.warn({ err: error }, 'leases are renewed later');
    }
  }

  /** No more is begun for these endpoints; the lease goes back once their last results are written. */
  async function letGo(leaving: readonly Endpoint[], end: ServiceEnd): Promise<void> {
    if (leaving.length === 0) return;
    for (const endpoint of leaving) {
      const { webhookId, accountId } = endpoint.settings;
      endpoint.stopped = true;
      clearTimeout(endpoint.slotTimer);
      clearTimeout(endpoint.retryTimer);
      endpoint.slotTimer = undefined;
      dropBuffers(endpoint);
      endpoints.delete(webhookId);
      if (endpoint.held.size > 0) draining.set(webhookId, endpoint);
      if (end === 'idle' && endpoint.attached.size === 0 && endpoint.hasRetries)
        options.onWorkLeft(webhookId, accountId);
      endpoint.retryTimes.clear();
      endpoint.hasRetries = false;
      for (const leave of endpoint.attached) leave(end);
    }
    await release(leaving.filter((endpoint) => endpoint.held.size === 0));
  }

  /** Where it fails, the lease runs out. */
  async function release(left: readonly Endpoint[]): Promise<void> {
    const ids = left.map((endpoint) => endpoint.settings.webhookId);
    if (ids.length > 0) await releaseLeases(db, owner, ids).catch(() => undefined);
  }

  // --- What is due -----------------------------------------------------------------------------------------------

  /** Reads what is due of every endpoint that has room; one statement at a time. */
  function read(): void {
    if (reading || closing) return;
    const asked = [...endpoints.values()].flatMap((endpoint) =>
      endpoint.lanes
        .filter((lane) => lane.buffer.length < lowWater && mayHaveMore(lane))
        .map((lane) => ({ endpoint, lane })),
    );
    if (asked.length === 0) return;
    reading = true;
    for (const { endpoint } of asked) endpoint.settled.clear();
    const share = Math.max(10, Math.min(bufferSize, Math.floor(largestRead / asked.length)));
    const questions = asked.map(({ endpoint, lane }) => askFor(endpoint, lane, share));
    readDue(db, questions)
      .then((rows) => {
        const byLane = Map.groupBy(rows, (row) => `${row.webhook_id}/${row.lane}`);
        for (const [index, { endpoint, lane }] of asked.entries()) {
          if (endpoint.stopped) continue;
          const question = questions[index] as (typeof questions)[number];
          fill(endpoint, lane, byLane.get(`${question.webhookId}/${lane.number}`) ?? [], question);
          launch(endpoint);
        }
      })
      .catch(async (error: unknown) => {
        log.warn({ err: error }, 'what is due is read later');
        await sleep(dbPauseMs);
      })
      .finally(() => {
        reading = false;
        read();
      });
  }

  // --- Attempts --------------------------------------------------------------------------------------------------

  function launchAll(): void {
    for (const endpoint of endpoints.values()) launch(endpoint);
  }

  /** Begins as many attempts as the endpoint's limits allow. */
  function launch(endpoint: Endpoint): void {
    const { maxInFlight, maxPerSecond } = endpoint.settings;
    const [live, replay] = endpoint.lanes;
    while (!endpoint.stopped && !closing && endpoint.inFlight < maxInFlight) {
      if (live.buffer.length === 0 && replay.buffer.length === 0) break;
      const now = performance.now();
      if (now >= leaseUntil || writer.waiting() > mostUnwritten) return;
      const slotAt =
        live.buffer.length > 0 ? endpoint.nextSlotAt : Math.max(endpoint.nextSlotAt, replaySlotAt);
      if (slotAt > now) {
        endpoint.slotTimer ??= setTimeout(() => {
          endpoint.slotTimer = undefined;
          launch(endpoint);
        }, slotAt - now);
        break;
      }
      if (live.buffer.length === 0) replaySlotAt = Math.max(replaySlotAt, now - 20) + 1000 / replayPerSecond;
      if (maxPerSecond !== null)
        endpoint.nextSlotAt = Math.max(endpoint.nextSlotAt, now - 1) + 1000 / maxPerSecond;
      void run(endpoint, (live.buffer.shift() ?? replay.buffer.shift()) as DueDelivery);
    }
    if (endpoint.lanes.some((lane) => lane.buffer.length < lowWater && mayHaveMore(lane))) read();
  }

  async function run(endpoint: Endpoint, delivery: DueDelivery): Promise<void> {
    endpoint.inFlight += 1;
    const latenessMs = Date.now() - delivery.due_us / 1000;
    const { result, gone } = await attempt(endpoint.settings, delivery, {
      post,
      retryDelaysMs: options.retryDelaysMs,
      timeoutMs: options.attemptTimeoutMs,
      signal: breakOff.signal,
    });
    endpoint.inFlight -= 1;
    endpoint.activeAt = performance.now();
    if (result) {
      endpoint.counts[result.status === 'delivered' ? 'delivered' : 'failed'] += 1;
      observer.attempted(result.status, result.errorClass, latenessMs);
      writer.push(result);
    } else {
      settle(endpoint, delivery.event_id);
      forgetDrained(endpoint);
    }
    if (gone) disableEndpoint(endpoint, 'gone');
    launch(endpoint);
  }

  function onWritten(results: readonly AttemptResult[], replayed: readonly string[]): void {
    const byEndpoint = Map.groupBy(results, (result) => result.webhookId);
    for (const [id, own] of byEndpoint) {
      const endpoint = endpoints.get(id) ?? draining.get(id);
      if (!endpoint) continue;
      for (const result of own) {
        settle(endpoint, result.eventId);
        if (result.nextAttemptAt) lookAgainAt(endpoint, result.nextAttemptAt.getTime());
      }
      noteHealth(endpoint, own);
      forgetDrained(endpoint);
    }
    for (const id of replayed) {
      const endpoint = endpoints.get(id);
      if (endpoint) expectMore(endpoint);
    }
    launchAll();
    read();
  }

  function forgetDrained(endpoint: Endpoint): void {
    const { webhookId } = endpoint.settings;
    if (endpoint.held.size > 0 || draining.get(webhookId) !== endpoint) return;
    draining.delete(webhookId);
    void release([endpoint]);
  }

  /** What is due later than that is read with whatever comes meanwhile, or waited for by the endpoint's workflow. */
  function lookAgainAt(endpoint: Endpoint, at: number): void {
    endpoint.hasRetries = true;
    if (endpoint.stopped || at > Date.now() + lookAheadMs) return;
    endpoint.retryTimes.add(Math.ceil(at / retryStepMs) * retryStepMs);
    awaitRetry(endpoint);
  }

  function awaitRetry(endpoint: Endpoint): void {
    clearTimeout(endpoint.retryTimer);
    if (endpoint.stopped || endpoint.retryTimes.size === 0) return;
    const next = Math.min(...endpoint.retryTimes);
    endpoint.retryTimer = setTimeout(
      () => {
        for (const time of endpoint.retryTimes) if (time <= Date.now()) endpoint.retryTimes.delete(time);
        expectMore(endpoint);
        read();
        awaitRetry(endpoint);
      },
      Math.max(1, next - Date.now()),
    );
  }

  /** Keeps `failing_since` true, one write a change, and disables what has failed for too long. */
  function noteHealth(endpoint: Endpoint, results: readonly AttemptResult[]): void {
    const { settings } = endpoint;
    const works = results.some((result) => result.status === 'delivered');
    if (works && settings.failingSince === null) return;
    if (!works && settings.failingSince !== null) {
      if (Date.now() - settings.failingSince.getTime() > options.disableAfterMs)
        disableEndpoint(endpoint, 'failing');
      return;
    }
    settings.failingSince = works ? null : new Date();
    markFailing(db, settings.webhookId, settings.failingSince).catch((error: unknown) =>
      log.warn({ err: error, webhook_id: settings.webhookId }, 'the state of an endpoint is not written'),
    );
  }

  /** Begins nothing more at once; the notice of the change then ends the service. */
  function disableEndpoint(endpoint: Endpoint, reason: 'gone' | 'failing'): void {
    if (endpoint.stopped) return;
    endpoint.stopped = true;
    disable(db, endpoint.settings.webhookId, reason)
      .then(() => letGo([endpoint], 'stopped'))
      .catch((error: unknown) => {
        endpoint.stopped = false;
        log.error({ err: error, webhook_id: endpoint.settings.webhookId }, 'an endpoint is disabled later');
      });
  }

  return {
    notice: want,

    reload(webhookIds) {
      // Taken afresh with new settings, or not any more where it was disabled.
      for (const id of webhookIds) {
        elsewhere.delete(id);
        wanted.add(id);
      }
      const ids = [...wanted];
      void (async () => {
        await (acquiring ??= acquire().finally(() => (acquiring = undefined)));
        const mine = ids.flatMap((id) => (elsewhere.has(id) ? (endpoints.get(id) ?? []) : []));
        await letGo(mine, 'stopped');
      })();
    },

    async sweep(overdueSeconds) {
      want(await listOverdueEndpoints(db, overdueSeconds, sweepLimit));
    },

    async serve(webhookId, signal) {
      want([webhookId]);
      await acquiring;
      if (closing || signal.aborted) return 'closing';
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
      closing = true;
      clearInterval(ticker);
      await acquiring;
      const served = [...endpoints.values(), ...draining.values()];
      for (const endpoint of served) dropBuffers(endpoint);
      const underWay = () => served.some((endpoint) => endpoint.inFlight > 0);
      const until = performance.now() + closeGraceMs;
      while (underWay() && performance.now() < until) await sleep(10);
      breakOff.abort();
      while (underWay()) await sleep(5);
      await Promise.race([writer.flush(), sleep(closeGraceMs)]);
      await letGo([...endpoints.values()], 'closing');
    },
  };
}
