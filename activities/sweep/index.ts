/** What the sweeper does: finishes what compensation could not, ends operations whose workflows are gone, forgets old keys. */
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import type { OperationFailure } from '../../db/operation-endings.ts';
import { completeFailedDeletions } from '../../db/operation-progress.ts';
import { findLastOperation } from '../../db/operations.ts';
import {
  findOperationStatuses,
  findResourcesByReference,
  listAgentsToRetire,
  listIdleOperations,
  listObsoleteResources,
  listUnreleasedOperations,
  type IdleOperation,
  purgeIdempotencyKeys,
} from '../../db/system-sweep.ts';
import { purgeRateWindows } from '../../db/system-limits.ts';
import type { PlatformRegistry } from '../../platforms/registry.ts';
import type { PlatformResource, VoicePlatform } from '../../platforms/voice-platform.ts';
import { bindAll } from '../heartbeat.ts';
import { failOperation, releaseResources, releaseRows } from '../compensate.ts';
import { retireAgent } from '../delete/retire.ts';

export interface SweepDependencies {
  db: Db;
  platforms: PlatformRegistry;
  client: Client;
  log: Logger;
}

/** A pending operation this long without a sign of life is looked up in Temporal. */
const idleSeconds = 60;
const batchSize = 200;
const keysAtOnce = 5_000;

export function createSweepActivities({ db, platforms, client, log }: SweepDependencies) {
  /** One thing that cannot be mended now must not keep the sweeper from the others. Returns 1 where something was done. */
  async function attempt(what: string, work: () => Promise<boolean>): Promise<number> {
    try {
      return (await work()) ? 1 : 0;
    } catch (error) {
      log.error({ err: error, swept: what }, 'the sweeper will try again');
      return 0;
    }
  }

  async function endIfAbandoned(operation: IdleOperation): Promise<boolean> {
    const failure = await failureOfWorkflow(client, operation.workflow_id);
    if (!failure) return false;
    const input = { operationId: operation.id, accountId: operation.account_id, agentId: operation.agent_id };
    if (!(await releaseResources({ db, platforms }, input))) return false;
    await failOperation({ db }, input, failure);
    log.warn({ operation_id: operation.id, code: failure.code }, 'ended an abandoned operation');
    return true;
  }

  async function releaseOrphan(
    platform: VoicePlatform,
    { kind, id, reference }: PlatformResource,
  ): Promise<boolean> {
    await platform.release(kind, id);
    log.warn({ platform: platform.name, kind, reference }, 'released an orphan');
    return true;
  }

  async function finishDeletion(accountId: AccountId, agentId: string): Promise<boolean> {
    const deletion = await findLastOperation(db, accountId, agentId, 'delete_agent');
    if (!deletion) return false;
    return await db.transaction(async (tx) => {
      const retired = await retireAgent(tx, accountId, agentId, deletion.id);
      if (retired) await completeFailedDeletions(tx, accountId, agentId);
      return retired;
    });
  }

  const activities = {
    /** Ends operations whose workflow was terminated or lost; returns how many. */
    async endAbandonedOperations(): Promise<number> {
      let ended = 0;
      for (const operation of await listIdleOperations(db, idleSeconds, batchSize)) {
        ended += await attempt(operation.id, () => endIfAbandoned(operation));
      }
      return ended;
    },

    /**
     * Releases what the ledger still holds of failed operations and what updates replaced, puts changed agents back,
     * and retires agents whose deletion broke off; returns how many things it finished.
     */
    async finishCompensations(): Promise<number> {
      let finished = 0;
      for (const operation of await listUnreleasedOperations(db, batchSize)) {
        finished += await attempt(operation.operationId, async () => {
          await releaseResources({ db, platforms }, operation);
          return true;
        });
      }
      for (const row of await listObsoleteResources(db, batchSize)) {
        finished += await attempt(row.reference, async () => {
          await releaseRows({ db, platforms }, [row]);
          return true;
        });
      }
      for (const { id, account_id: accountId } of await listAgentsToRetire(db, batchSize)) {
        finished += await attempt(id, async () => await finishDeletion(accountId, id));
      }
      return finished;
    },

    /** Releases what stands at the platforms for failed operations, or twice; returns how many resources. */
    async releaseOrphans(): Promise<number> {
      let released = 0;
      for (const { name } of platforms.configured()) {
        await attempt(name, async () => {
          const platform = platforms.get(name);
          for await (const orphan of orphansAt(db, platform))
            released += await attempt(orphan.reference, () => releaseOrphan(platform, orphan));
          return true;
        });
      }
      return released;
    },

    /** Forgets idempotency keys that are past their time, and ended rate windows; returns how many keys. */
    async purgeIdempotencyKeys(): Promise<number> {
      await purgeRateWindows(db);
      let forgotten = 0;
      for (;;) {
        const batch = await purgeIdempotencyKeys(db, keysAtOnce);
        forgotten += batch;
        if (batch < keysAtOnce) return forgotten;
      }
    },
  };
  // The next sweep waits for this one: a worker that dies in it must not be waited for long.
  return bindAll(undefined, activities);
}
export type SweepActivities = ReturnType<typeof createSweepActivities>;

/** All that a platform has of them, page by page. */
async function* orphansAt(db: Db, platform: VoicePlatform): AsyncGenerator<PlatformResource> {
  let cursor: string | undefined;
  do {
    const page = await platform.list(cursor);
    yield* await findOrphans(db, platform, page.resources);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/**
 * Resources of failed operations, released ones, and second ones under a reference whose id the ledger knows. A reference of an
 * operation that this database has never seen belongs to another installation and is left alone.
 */
async function findOrphans(
  db: Db,
  platform: VoicePlatform,
  resources: readonly PlatformResource[],
): Promise<PlatformResource[]> {
  const operationOf = (resource: PlatformResource) => resource.reference.split('/')[0] ?? '';
  const statuses = await findOperationStatuses(db, [...new Set(resources.map(operationOf))]);
  const ledger = await findResourcesByReference(
    db,
    platform.name,
    resources.map((resource) => resource.reference),
  );
  return resources.filter((resource) => {
    const status = statuses.get(operationOf(resource));
    if (!status || status === 'pending') return false;
    const row = ledger.get(resource.reference);
    return status === 'failed' || row?.vendorId !== resource.id || row.status === 'released';
  });
}

/** Why the workflow will not end the operation itself; null while it still may. */
async function failureOfWorkflow(client: Client, workflowId: string): Promise<OperationFailure | null> {
  try {
    const { status } = await client.workflow.getHandle(workflowId).describe();
    switch (status.name) {
      case 'RUNNING':
      case 'CONTINUED_AS_NEW':
      case 'PAUSED':
        return null;
      case 'CANCELLED':
      case 'TERMINATED':
        return { code: 'CANCELED', message: 'The operation was stopped by an operator.', retryable: false };
      default:
        return { code: 'INTERNAL', message: 'The operation broke on our side.', retryable: true };
    }
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    return { code: 'INTERNAL', message: 'The operation was lost on our side.', retryable: true };
  }
}
