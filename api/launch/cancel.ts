/** Tells the workflows of operations that were asked to stop; the database has already closed them for further steps. */
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { Db } from '../../db/client.ts';
import { claimCancelRequests, deleteCancelRequest, postponeCancelRequest } from '../../db/system-launch.ts';

const batchSize = 50;
const leaseSeconds = 30;
const retrySeconds = 1;
const timeoutMs = 15_000;

/** @returns a function that delivers what stands in the table; it throws when Temporal is away */
export function createCanceller({ db, client }: { db: Db; client: Client }) {
  return async function deliver(): Promise<void> {
    const failures: unknown[] = [];
    for (const request of await claimCancelRequests(db, batchSize, leaseSeconds)) {
      try {
        await client.withDeadline(Date.now() + timeoutMs, () =>
          client.workflow.getHandle(request.workflow_id).cancel(),
        );
        await deleteCancelRequest(db, request.operation_id);
      } catch (error) {
        if (error instanceof WorkflowNotFoundError && !request.starting) {
          // It has ended, or was lost and is the sweeper's.
          await deleteCancelRequest(db, request.operation_id);
          continue;
        }
        await postponeCancelRequest(db, request.operation_id, retrySeconds);
        if (!(error instanceof WorkflowNotFoundError)) failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
}
