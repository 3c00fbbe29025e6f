/** Starts the workflows of accepted operations, and ends those operations that Temporal refuses for good. */
import { isGrpcServiceError, WorkflowExecutionAlreadyStartedError, type Client } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType, TypedSearchAttributes } from '@temporalio/common';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { failOperation } from '../../db/operation-endings.ts';
import {
  claimStartRequests,
  deleteStartRequests,
  noteRefusal,
  postponeStartRequests,
  type StartRequestRow,
} from '../../db/system-launch.ts';
import type { OperationInput } from '../../workflows/inputs.ts';
import { operationDetails, operationSummary } from '../../workflows/labels.ts';
import { operationWorkflows, searchAttributeNames } from '../../workflows/names.ts';

export interface StarterOptions {
  db: Db;
  client: Client;
  taskQueue: string;
  log: Logger;
  refusalPatienceMs: number;
}

const batchSize = 50;
/**
 * As long as a batch takes where every start runs into its timeout. A claim that is taken over nevertheless does no harm: the
 * workflow's id is the operation's.
 */
const leaseSeconds = 30;
const concurrency = 25;
/** Until a request that Temporal did not take is tried again. */
const retrySeconds = 2;
/** Two rounds of starts that hang end within the lease. */
const startTimeoutMs = 15_000;

/** gRPC codes that say "later", by number: everything else is a refusal of what was asked. */
const passing: ReadonlySet<number> = new Set([
  1, // CANCELLED
  2, // UNKNOWN
  4, // DEADLINE_EXCEEDED
  8, // RESOURCE_EXHAUSTED
  10, // ABORTED
  13, // INTERNAL
  14, // UNAVAILABLE
]);

/** Whether Temporal, or our own client before it, refused the request itself. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return isGrpcServiceError(cause) ? !passing.has(cause.code) : !isGrpcServiceError(error);
}

const key = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);
const accountKey = key(searchAttributeNames.account);
const agentKey = key(searchAttributeNames.agent);
const operationKey = key(searchAttributeNames.operation);

/** @returns a function that claims and starts one batch, and says whether there may be more; it throws when Temporal is away */
export function createStarter({ db, client, taskQueue, log, refusalPatienceMs }: StarterOptions) {
  return async function startBatch(): Promise<boolean> {
    const claimed = await claimStartRequests(db, batchSize, leaseSeconds);
    const done: string[] = [];
    const failures: unknown[] = [];
    const queue = [...claimed];
    const workers = Array.from({ length: Math.min(concurrency, queue.length) }, async () => {
      for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
        try {
          await client.withDeadline(Date.now() + startTimeoutMs, () => startWorkflow(request));
          done.push(request.operation_id);
        } catch (error) {
          failures.push(error);
          if (isRefusal(error) && (await giveUpOn(request, error))) done.push(request.operation_id);
        }
      }
    });
    await Promise.all(workers);
    if (done.length > 0) await deleteStartRequests(db, done);
    if (failures.length > 0) {
      const left = claimed.map((request) => request.operation_id).filter((id) => !done.includes(id));
      await postponeStartRequests(db, left, retrySeconds);
      throw failures[0];
    }
    return claimed.length === batchSize;
  };

  /** Ends an operation that has been refused for long enough; until then it is tried again. */
  async function giveUpOn(request: StartRequestRow, error: unknown): Promise<boolean> {
    const refusedForMs = request.refused_since === null ? 0 : Date.now() - request.refused_since.getTime();
    if (request.refused_since === null || refusedForMs < refusalPatienceMs) {
      await noteRefusal(db, request.operation_id);
      return false;
    }
    log.error({ err: error, operation_id: request.operation_id }, 'Temporal refuses to start the operation');
    const failure = {
      code: 'INTERNAL' as const,
      message: 'The operation could not be started: the workflow service refused it.',
      retryable: true,
    };
    await db.transaction((tx) => failOperation(tx, request.account_id, request.operation_id, failure));
    return true;
  }

  async function startWorkflow(request: StartRequestRow): Promise<void> {
    const { operation_id: operationId, account_id: accountId, agent_id: agentId } = request;
    const { type, verb } = operationWorkflows[request.kind];
    const input: OperationInput = { operationId, accountId, agentId };
    try {
      await client.workflow.start(type, {
        workflowId: request.workflow_id,
        taskQueue,
        args: [input],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        typedSearchAttributes: new TypedSearchAttributes([
          { key: accountKey, value: accountId },
          { key: agentKey, value: agentId },
          { key: operationKey, value: operationId },
        ]),
        staticSummary: operationSummary(verb, agentId),
        staticDetails: operationDetails(operationId, accountId),
      });
    } catch (error) {
      // It ran and ended already: whoever started it died before it could forget the request.
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
  }
}
