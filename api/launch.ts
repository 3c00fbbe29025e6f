/** The only starter of workflows: takes what was committed to be started and hands it to Temporal until Temporal has it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { WorkflowExecutionAlreadyStartedError, type Client } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType, TypedSearchAttributes } from '@temporalio/common';
import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import {
  claimStartRequests,
  deleteStartRequests,
  postponeStartRequests,
  type StartRequestRow,
} from '../db/system.ts';
import type { ProvisionInput } from '../workflows/inputs.ts';
import { searchAttributeNames, workflowTypes } from '../workflows/names.ts';

export interface Launcher {
  /** Says that something may be waiting; call it after the commit. */
  wake(): void;
  /** Stops claiming and waits for what is under way. */
  close(): Promise<void>;
}

export interface LauncherOptions {
  db: Db;
  client: Client;
  taskQueue: string;
  log: Logger;
  /** Whether clients are waiting in number: starting work gives way to accepting it, for a while. */
  isBusy: () => boolean;
}

const batchSize = 50;
/** Longer than Temporal may take to answer a start, so that a claim is not taken over while it is being served. */
const leaseSeconds = 30;
/** Finds what a replica that died had claimed, and what was committed while Temporal was away. */
const pollIntervalMs = 1000;
const concurrency = 25;
const giveWayMs = 50;
const longestWaitMs = 3000;
/** Until a request that Temporal did not take is tried again. */
const retrySeconds = 2;
/** Shorter than the lease, so that a start that hangs is not overtaken by a second one. */
const startTimeoutMs = 15_000;

const key = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);
const accountKey = key(searchAttributeNames.account);
const agentKey = key(searchAttributeNames.agent);
const operationKey = key(searchAttributeNames.operation);

/** Starts the loop. A crash between commit and start loses nothing: the request stays in the table until Temporal has the workflow. */
export function createLauncher({ db, client, taskQueue, log, isBusy }: LauncherOptions): Launcher {
  let closed = false;
  let wanted = true;
  let wakeUp: () => void = () => undefined;

  const loop = (async () => {
    while (!closed) {
      if (!wanted)
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          setTimeout(resolve, pollIntervalMs).unref();
        });
      wanted = false;
      try {
        do await giveWay();
        while (!closed && (await launchBatch()) === batchSize);
      } catch (error) {
        log.warn({ err: error }, 'starting workflows is delayed');
        await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
      }
    }
  })();

  /** Waits while a burst is being accepted, but not for longer than clients would bear. */
  async function giveWay(): Promise<void> {
    const until = performance.now() + longestWaitMs;
    while (!closed && isBusy() && performance.now() < until) await sleep(giveWayMs);
  }

  /** Claims and starts one batch; returns how many it claimed. Throws when Temporal or the database is away. */
  async function launchBatch(): Promise<number> {
    const claimed = await claimStartRequests(db, batchSize, leaseSeconds);
    const started: string[] = [];
    const failures: unknown[] = [];
    const queue = [...claimed];
    const workers = Array.from({ length: Math.min(concurrency, queue.length) }, async () => {
      for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
        try {
          await client.withDeadline(Date.now() + startTimeoutMs, () => startWorkflow(request));
          started.push(request.operation_id);
        } catch (error) {
          failures.push(error);
        }
      }
    });
    await Promise.all(workers);
    if (started.length > 0) await deleteStartRequests(db, started);
    if (failures.length > 0) {
      const left = claimed.map((request) => request.operation_id).filter((id) => !started.includes(id));
      await postponeStartRequests(db, left, retrySeconds);
      throw failures[0];
    }
    return claimed.length;
  }

  async function startWorkflow(request: StartRequestRow): Promise<void> {
    const input: ProvisionInput = {
      operationId: request.operation_id,
      accountId: request.account_id,
      agentId: request.agent_id,
    };
    try {
      await client.workflow.start(workflowTypes.provisionAgent, {
        workflowId: request.workflow_id,
        taskQueue,
        args: [input],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        typedSearchAttributes: new TypedSearchAttributes([
          { key: accountKey, value: request.account_id },
          { key: agentKey, value: request.agent_id },
          { key: operationKey, value: request.operation_id },
        ]),
        staticSummary: `Provision agent ${request.agent_id}`,
        staticDetails: `Operation ${request.operation_id} of account ${request.account_id}`,
      });
    } catch (error) {
      // It ran and ended already: whoever started it died before it could forget the request.
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
  }

  return {
    wake() {
      wanted = true;
      wakeUp();
    },
    async close() {
      closed = true;
      wakeUp();
      await loop;
    },
  };
}
