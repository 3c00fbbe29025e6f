/** The workflows that watch endpoints: started where one is to be watched, told where something has changed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { EndpointInput } from '../workflows/inputs.ts';
import { endpointSummary } from '../workflows/labels.ts';
import { endpointWorkflowId, workflowTypes, workSignalName } from '../workflows/names.ts';

export interface EndpointWorkflows {
  /** Starts the endpoint's workflow, or wakes the one that runs; does not wait. */
  watch(webhookId: string): void;
  /** Lets the endpoint's workflow look at it anew, where one runs: what it waits for may never come; does not wait. */
  tell(webhookId: string): void;
  /** Begins nothing more; resolves when nothing is under way. */
  close(): Promise<void>;
}

export interface EndpointWorkflowsOptions {
  client: Client;
  taskQueue: string;
  log: Logger;
}

/** Between two calls: none of them is urgent, deliveries do not wait for them. */
const spacingMs = 200;
const callTimeoutMs = 10_000;

export function createEndpointWorkflows({
  client,
  taskQueue,
  log,
}: EndpointWorkflowsOptions): EndpointWorkflows {
  const call = (work: () => Promise<void>) => client.withDeadline(Date.now() + callTimeoutMs, work);
  const signal = (webhookId: string) =>
    client.workflow.getHandle(endpointWorkflowId(webhookId)).signal(workSignalName);

  async function start(webhookId: string): Promise<void> {
    const input: EndpointInput = { webhookId };
    try {
      await client.workflow.start(workflowTypes.deliverToEndpoint, {
        workflowId: endpointWorkflowId(webhookId),
        taskQueue,
        args: [input],
        workflowIdConflictPolicy: 'FAIL',
        staticSummary: endpointSummary(webhookId),
      });
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      await signal(webhookId);
    }
  }

  // What cannot be started now is asked for again while it is busy, or swept.
  const watched = unhurried(async (webhookId) => {
    await call(() => start(webhookId)).catch((error: unknown) =>
      log.warn({ err: error, webhook_id: webhookId }, 'the workflow of an endpoint is started later'),
    );
  });
  // One that is not told finds out when its timer ends.
  const told = unhurried(async (webhookId) => {
    await call(() => signal(webhookId)).catch((error: unknown) => {
      if (error instanceof WorkflowNotFoundError) return;
      log.warn({ err: error, webhook_id: webhookId }, 'the workflow of an endpoint hears of a change later');
    });
  });

  return {
    watch: watched.add,
    tell: told.add,
    async close() {
      await Promise.all([watched.close(), told.close()]);
    },
  };
}

/** Calls `work` for each endpoint that is added, one after the other and with a pause between them. */
function unhurried(work: (webhookId: string) => Promise<void>) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  let closed = false;

  async function run(): Promise<void> {
    for (const webhookId of waiting) {
      if (closed) return;
      waiting.delete(webhookId);
      await work(webhookId);
      await sleep(spacingMs);
    }
  }

  return {
    add(webhookId: string): void {
      waiting.add(webhookId);
      running ??= run().finally(() => (running = undefined));
    },
    async close(): Promise<void> {
      closed = true;
      await running;
    },
  };
}
