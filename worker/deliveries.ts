/** Webhook delivery of a worker process: the hub, what wakes it, and the workflows that watch endpoints. */
import { setTimeout as sleep } from 'node:timers/promises';
import { WorkflowExecutionAlreadyStartedError, type Client } from '@temporalio/client';
import { createDeliveryHub, type DeliveryHub, type DeliveryHubOptions } from '../activities/deliver/hub.ts';
import { everything, newReplays } from '../db/notify.ts';
import { listen } from '../db/listen.ts';
import { advanceReplays } from '../db/replays.ts';
import type { EndpointInput } from '../workflows/inputs.ts';
import { endpointSummary } from '../workflows/labels.ts';
import { endpointWorkflowId, workflowTypes, workSignalName } from '../workflows/names.ts';

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
/** Between two starts of workflows: none of them is urgent, deliveries do not wait for them. */
const startSpacingMs = 200;
const startTimeoutMs = 10_000;
/** Between two pieces of a replay: live events are written meanwhile, and nobody sends as fast as these come. */
const replayPauseMs = 50;

export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { client, taskQueue, log, databaseUrl, db } = options;
  const toWatch = new Set<string>();
  let starting: Promise<void> | undefined;
  let closed = false;

  const hub = createDeliveryHub({
    ...options,
    onWorkLeft: (webhookId) => {
      toWatch.add(webhookId);
      starting ??= watchAll().finally(() => (starting = undefined));
    },
  });

  /** One after the other and unhurried; what cannot be started now is asked for again while it is busy, or swept. */
  async function watchAll(): Promise<void> {
    for (const webhookId of toWatch) {
      if (closed) return;
      toWatch.delete(webhookId);
      await watchEndpoint(client, taskQueue, webhookId).catch((error: unknown) =>
        log.warn({ err: error, webhook_id: webhookId }, 'the workflow of an endpoint is started later'),
      );
      await sleep(startSpacingMs);
    }
  }

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
    await Promise.all([hub.close(), ...listeners.map((listener) => listener.close())]);
    await Promise.all([starting, advancing]);
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
        hear('switchboard_webhooks', (words) => hub.reload(words)),
      ];
      timer = setInterval(() => {
        void sweep(overdueSeconds);
        void advance();
      }, sweepMs);
    },
    close: () => (closing ??= close()),
  };
}

/** Starts the endpoint's workflow, or wakes the one that runs. */
async function watchEndpoint(client: Client, taskQueue: string, webhookId: string): Promise<void> {
  const input: EndpointInput = { webhookId };
  const workflowId = endpointWorkflowId(webhookId);
  await client.withDeadline(Date.now() + startTimeoutMs, async () => {
    try {
      await client.workflow.start(workflowTypes.deliverToEndpoint, {
        workflowId,
        taskQueue,
        args: [input],
        workflowIdConflictPolicy: 'FAIL',
        staticSummary: endpointSummary(webhookId),
      });
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      await client.workflow.getHandle(workflowId).signal(workSignalName);
    }
  });
}
