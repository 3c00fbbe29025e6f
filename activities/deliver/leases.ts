/** Takes endpoints for this process, keeps them while they are busy, and gives them back. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { leaseEndpoints, releaseLeases, renewLeases } from '../../db/system-leases.ts';
import type { WebhookRow } from '../../db/webhooks.ts';
import type { Sealer } from '../../domain/seal.ts';
import { openSettings, type EndpointSettings } from '../../domain/webhooks/settings.ts';
import { dropBuffers, expectMore, isIdle, newEndpoint, type Endpoint, type ServiceEnd } from './endpoint.ts';
import type { Served } from './served.ts';

export interface LeasesOptions {
  db: Db;
  sealer: Sealer;
  log: Logger;
  /** Called with endpoints that a workflow should watch: busy for long, or with something to do later. */
  onWorkLeft: (webhookId: string, accountId: string) => void;
  /** Endpoints were taken, or their leases renewed: there may be something to do. */
  onReady: () => void;
}

export interface Leases {
  /** Takes those of these endpoints that nobody serves, and opens the settings of those that are ours afresh. */
  take(webhookIds: readonly string[]): Promise<void>;
  /** As `take`, without those that are served here or were served elsewhere a moment ago; does not wait. */
  takeNew(webhookIds: readonly string[]): void;
  /** Resolves when nothing is being taken. */
  settled(): Promise<void>;
  /** Whether another process had it a moment ago, or nobody may serve it. */
  isElsewhere(webhookId: string): boolean;
  /** No more is begun for these endpoints; the lease goes back once their last results are written. */
  letGo(leaving: readonly Endpoint[], end: ServiceEnd): Promise<void>;
  /** Gives the lease back where the endpoint was given up and its last result is written. */
  letGoDrained(endpoint: Endpoint): void;
  /** No lease is renewed any more. */
  stop(): void;
}

const leaseSeconds = 4;
const renewMs = 1_000;
/** An owner stops this long before its lease ends, by its own clock. */
const leaseMarginMs = 1_000;
/** Kept this long after the last delivery: the next event finds everything ready. */
const lingerMs = 3_000;
/** An endpoint that is busy for this long gets its workflow, so that operators see it; a burst needs none. */
const workflowAfterMs = 5_000;
/** Asked for again, should it not have come: each time costs the history of one that comes late some events. */
const workflowAgainMs = 30_000;
const heldElsewhereMs = 1_000;
/** Whose settings cannot be opened is asked for again after this, or when they change. */
const unopenedMs = 60_000;
const dbPauseMs = 250;
/** Taken at once: so many, or this share of all that are wanted. */
const fewestAtOnce = 4;
const shareAtOnce = 1 / 8;

export function createLeases(served: Served, options: LeasesOptions): Leases {
  const { db, sealer, log, onWorkLeft, onReady } = options;
  const { endpoints, draining } = served;
  const owner = randomUUID();
  /** Endpoints that another process serves, or nobody can: not asked for again before then. */
  const elsewhere = new Map<string, number>();
  const wanted = new Set<string>();
  let acquiring: Promise<void> | undefined;
  const ticker = setInterval(() => void tick(), renewMs);

  async function acquire(): Promise<void> {
    while (wanted.size > 0 && !served.closing) {
      const ids = someOf(wanted);
      for (const id of ids) wanted.delete(id);
      const askedAt = performance.now();
      try {
        const rows = await leaseEndpoints(db, owner, ids, leaseSeconds);
        if (endpoints.size === 0) served.leaseUntil = askedAt + leaseSeconds * 1000 - leaseMarginMs;
        for (const id of ids) elsewhere.set(id, askedAt + heldElsewhereMs);
        for (const row of rows) {
          const settings = open(row);
          if (settings) begin(settings);
          else await setAside(row.id);
        }
        onReady();
      } catch (error) {
        log.warn({ err: error }, 'endpoints are taken later');
        for (const id of ids) wanted.add(id);
        await sleep(dbPauseMs);
      }
    }
  }

  const acquireAll = () => (acquiring ??= acquire().finally(() => (acquiring = undefined)));

  function open(row: WebhookRow): EndpointSettings | null {
    try {
      return openSettings(sealer, row);
    } catch (error) {
      log.error(
        { err: error, webhook_id: row.id },
        'an endpoint is not served: its settings cannot be opened',
      );
      return null;
    }
  }

  function begin(settings: EndpointSettings): void {
    const { webhookId } = settings;
    const known = endpoints.get(webhookId) ?? draining.get(webhookId);
    if (known) {
      known.settings = settings;
      known.stopped = false;
      expectMore(known);
    }
    elsewhere.delete(webhookId);
    draining.delete(webhookId);
    endpoints.set(webhookId, known ?? newEndpoint(settings, workflowAfterMs));
  }

  /** It must not keep the others from being served, so it is not asked for again at once. */
  async function setAside(webhookId: string): Promise<void> {
    elsewhere.set(webhookId, performance.now() + unopenedMs);
    const known = endpoints.get(webhookId);
    if (known) await letGo([known], 'stopped');
    else if (!draining.has(webhookId)) await release([webhookId]);
  }

  async function tick(): Promise<void> {
    const now = performance.now();
    for (const [id, until] of elsewhere) if (until <= now) elsewhere.delete(id);
    const idle: Endpoint[] = [];
    for (const endpoint of endpoints.values()) {
      if (isIdle(endpoint) && now - endpoint.activeAt > lingerMs) idle.push(endpoint);
      else if (endpoint.attached.size === 0 && now > endpoint.watchAt) {
        endpoint.watchAt = now + workflowAgainMs;
        onWorkLeft(endpoint.settings.webhookId, endpoint.settings.accountId);
      }
    }
    await letGo(idle, 'idle');
    const ids = [...endpoints.keys(), ...draining.keys()];
    if (ids.length > 0 && !served.closing) await renew(ids, now);
  }

  async function renew(ids: readonly string[], now: number): Promise<void> {
    try {
      const renewed = await renewLeases(db, owner, ids, leaseSeconds);
      served.leaseUntil = now + leaseSeconds * 1000 - leaseMarginMs;
      const lost = ids.filter((id) => !renewed.has(id)).flatMap((id) => endpoints.get(id) ?? []);
      await letGo(lost, 'stopped');
      // The notice of a change can be lost, with its connection or with the process that made the change.
      const changed = [...renewed].filter(([id, updatedAt]) => isOutdated(endpoints.get(id), updatedAt));
      if (changed.length > 0) await take(changed.map(([id]) => id));
      onReady();
    } catch (error) {
      log.warn({ err: error }, 'leases are renewed later');
    }
  }

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
        onWorkLeft(webhookId, accountId);
      endpoint.retryTimes.clear();
      endpoint.hasRetries = false;
      for (const leave of endpoint.attached) leave(end);
    }
    const left = leaving.filter((endpoint) => endpoint.held.size === 0);
    await release(left.map((endpoint) => endpoint.settings.webhookId));
  }

  /** Where it fails, the lease runs out. */
  async function release(webhookIds: readonly string[]): Promise<void> {
    if (webhookIds.length > 0) await releaseLeases(db, owner, webhookIds).catch(() => undefined);
  }

  async function take(webhookIds: readonly string[]): Promise<void> {
    for (const id of webhookIds) {
      elsewhere.delete(id);
      wanted.add(id);
    }
    await acquireAll();
  }

  return {
    take,

    takeNew(webhookIds) {
      const now = performance.now();
      for (const id of webhookIds) if (!endpoints.has(id) && (elsewhere.get(id) ?? 0) <= now) wanted.add(id);
      if (wanted.size > 0) void acquireAll();
    },

    settled: async () => await acquiring,
    isElsewhere: (webhookId) => elsewhere.has(webhookId),
    letGo,

    letGoDrained(endpoint) {
      const { webhookId } = endpoint.settings;
      if (endpoint.held.size > 0 || draining.get(webhookId) !== endpoint) return;
      draining.delete(webhookId);
      void release([webhookId]);
    },

    stop: () => clearInterval(ticker),
  };
}

const isOutdated = (endpoint: Endpoint | undefined, updatedAt: Date): boolean =>
  endpoint !== undefined && endpoint.settings.updatedAt.getTime() !== updatedAt.getTime();

/** Few at a time and in an order of one's own: processes that hear of many endpoints at one moment share them. */
function someOf(wanted: ReadonlySet<string>): string[] {
  const ids = [...wanted];
  const count = Math.max(fewestAtOnce, Math.ceil(ids.length * shareAtOnce));
  for (let i = 0; i < Math.min(count, ids.length); i += 1) {
    const j = i + Math.floor(Math.random() * (ids.length - i));
    [ids[i], ids[j]] = [ids[j] as string, ids[i] as string];
  }
  return ids.slice(0, count);
}
