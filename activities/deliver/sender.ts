/** Begins attempts within each endpoint's limits, and hands over what comes of them. */
import type { AttemptResult, DueDelivery } from '../../db/system-deliveries.ts';
import { attempt, type AttemptOptions } from './attempt.ts';
import { hasRoom } from './due-reader.ts';
import { settle, type Endpoint } from './endpoint.ts';
import type { Served } from './served.ts';
import type { AttemptWriter } from './writer.ts';

export interface DeliveryObserver {
  /** One attempt: what came of it and how long after it was due it began. */
  attempted(result: AttemptResult['status'], errorClass: string | null, latenessMs: number): void;
}

export interface SenderOptions extends AttemptOptions {
  writer: AttemptWriter;
  observer: DeliveryObserver;
  /** An endpoint has room for more. */
  onRoom: () => void;
  /** The receiver said that it is gone for good. */
  onGone: (endpoint: Endpoint) => void;
  /** An attempt was broken off and nothing noted. */
  onBrokenOff: (endpoint: Endpoint) => void;
}

const mostUnwritten = 3_000;
/** Replays give way: attempts a second over all endpoints of the process. */
const replayPerSecond = 1_000;

/** @returns begins as many attempts as the endpoint's limits allow */
export function createSender(served: Served, options: SenderOptions): (endpoint: Endpoint) => void {
  const { writer, observer } = options;
  let replaySlotAt = 0;

  function launch(endpoint: Endpoint): void {
    const { maxInFlight, maxPerSecond } = endpoint.settings;
    const [live, replay] = endpoint.lanes;
    while (!endpoint.stopped && !served.closing && endpoint.inFlight < maxInFlight) {
      if (live.buffer.length === 0 && replay.buffer.length === 0) break;
      const now = performance.now();
      if (now >= served.leaseUntil || writer.waiting() > mostUnwritten) return;
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
    if (endpoint.lanes.some((lane) => hasRoom(endpoint, lane))) options.onRoom();
  }

  async function run(endpoint: Endpoint, delivery: DueDelivery): Promise<void> {
    endpoint.inFlight += 1;
    const latenessMs = Date.now() - delivery.due_us / 1000;
    const { result, gone } = await attempt(endpoint.settings, delivery, options);
    endpoint.inFlight -= 1;
    endpoint.activeAt = performance.now();
    if (result) {
      endpoint.counts[result.status === 'delivered' ? 'delivered' : 'failed'] += 1;
      observer.attempted(result.status, result.errorClass, latenessMs);
      writer.push(result);
    } else {
      settle(endpoint, delivery.event_id);
      options.onBrokenOff(endpoint);
    }
    if (gone) options.onGone(endpoint);
    launch(endpoint);
  }

  return launch;
}
