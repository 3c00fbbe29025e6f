/** Steps that act at a voice platform: its failures in our terms, its resources noted before they are asked for. */
import { Context } from '@temporalio/activity';
import type { OperationKind, ResourceKind } from '../contract/schemas/operations.ts';
import { planResource, recordResource } from '../db/ledger.ts';
import type { Db } from '../db/client.ts';
import type { OperationRow } from '../db/operations.ts';
import { newId } from '../domain/ids.ts';
import type { Reference, VoicePlatform } from '../platforms/voice-platform.ts';
import type { StepInput } from '../workflows/inputs.ts';
import { finalFailure, platformFailure } from './errors.ts';
import { runStep, type StepOf } from './step.ts';

/** Runs a step whose work talks to a platform; one that is away is waited for within `platformPatienceMs`. */
export async function runPlatformStep<K extends OperationKind>(
  { db, platformPatienceMs }: { db: Db; platformPatienceMs: number },
  input: StepInput,
  which: StepOf<K>,
  work: (operation: OperationRow<K>) => Promise<void>,
): Promise<string> {
  return await runStep(db, input, which, async (operation) => {
    try {
      await work(operation);
    } catch (error) {
      const waitedMs = Date.now() - Context.current().info.scheduledTimestampMs;
      throw platformFailure(error, waitedMs >= platformPatienceMs);
    }
  });
}

/** Notes the resource, has it made unless the ledger already has its id, and notes that id. */
export async function ensureResource(
  { db }: { db: Db },
  input: StepInput,
  platform: VoicePlatform,
  kind: ResourceKind,
  create: (reference: Reference) => Promise<{ id: string; e164?: string }>,
): Promise<{ id: string }> {
  const reference: Reference = `${input.operationId}/${kind}`;
  const row = await planResource(db, input.accountId, {
    id: newId('resource'),
    operation_id: input.operationId,
    agent_id: input.agentId,
    platform: platform.name,
    kind,
    reference,
  });
  if (row.status === 'released') throw finalFailure('CANCELED', 'The operation was cancelled.', false);
  if (row.vendor_id !== null) return { id: row.vendor_id };
  const { id, e164 } = await create(reference);
  await recordResource(db, input.accountId, row.id, id, e164 === undefined ? null : { e164 });
  return { id };
}
