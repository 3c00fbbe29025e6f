/** Webhook delivery of a worker process: the hub, what wakes it, and the workflows that watch endpoints. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { createDeliveryHub, type DeliveryHub, type DeliveryHubOptions } from '../activities/deliver/hub.ts';
import { everything, newReplays } from '../db/notify.ts';
import { listen } from '../db/listen.ts';
import { advanceReplays } from '../db/system-replays.ts';
import { createEndpointWorkflows } from './endpoint-workflows.ts';

export interface DeliveriesOptions extends Omit<DeliveryHubOptions, 'onWorkLeft'> {
  databaseUrl: string;
  client: Client;
  taskQueue: string;
}

export interface Deliveries {
  hub: DeliveryHub;
  /** Begins to listen and to look for what was left behind. */
  start(): void;
  close(): Promise<void>;
}

/** Finds what nobody noticed, or what its server left behind when it died. */
const sweepMs = 1_000;
const overdueSeconds = 2;
/** Between two pieces of a replay: live events are written meanwhile, and nobody sends as fast as these come. */
const replayPauseMs = 50;

export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { client, taskQueue, log, databaseUrl, db } = options;
  let closed = false;

  const workflows = createEndpointWorkflows({ client, taskQueue, log });
  const hub = createDeliveryHub({ ...options, onWorkLeft: workflows.watch });

  const onLost = (error: unknown) => log.warn({ err: error }, 'wake-ups are not heard for a moment');
  const hear = (
    channel: 'switchboard_deliveries' | 'switchboard_webhooks',
    onWords: (words: readonly string[]) => void,
  ) => listen({ url: databaseUrl, channel, applicationName: 'switchboard-worker', onWords, onLost });
  const sweep = (overdue: number) =>
    hub.sweep(overdue).catch((error: unknown) => log.warn({ err: error }, 'endpoints are swept later'));

  let advancing: Promise<void> | undefined;
  /** Makes replayed events due until none is left; what comes meanwhile is found by the next sweep. */
  const advance = () => (advancing ??= advanceAll().finally(() => (advancing = undefined)));
  async function advanceAll(): Promise<void> {
    try {
      while (!closed && (await advanceReplays(db))) await sleep(replayPauseMs);
    } catch (error) {
      log.warn({ err: error }, 'replays go on later');
    }
  }

  async function close(): Promise<void> {
    closed = true;
    clearInterval(timer);
    const calls = workflows.close();
    await Promise.all([hub.close(), ...listeners.map((listener) => listener.close())]);
    await Promise.all([calls, advancing]);
  }

  let closing: Promise<void> | undefined;
  let listeners: ReturnType<typeof listen>[] = [];
  let timer: NodeJS.Timeout | undefined;
  return {
    hub,
    start() {
      listeners = [
        hear('switchboard_deliveries', (words) => {
          if (words.includes(everything)) void sweep(0);
          if (words.includes(everything) || words.includes(newReplays)) void advance();
          hub.notice(words.filter((word) => word !== everything && word !== newReplays));
        }),
        hear('switchboard_webhooks', (words) => {
          hub.reload(words);
          for (const word of words) if (word !== everything) workflows.tell(word);
        }),
      ];
      timer = setInterval(() => {
        void sweep(overdueSeconds);
        void advance();
      }, sweepMs);
    },
    close: () => (closing ??= close()),
  };
}
