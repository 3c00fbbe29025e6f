/** The end of an agent: gone for its account, with its event; its calls and operations stay. */
import type { AccountId } from '../../db/accounts.ts';
import { findAgent, markDeleted } from '../../db/agents.ts';
import type { Db, Tx } from '../../db/client.ts';
import { publishEvent } from '../../db/events.ts';
import { deleteContent } from '../../db/knowledge.ts';
import { listReleasesOf, toReleased } from '../../db/ledger.ts';
import { completeOperation } from '../../db/operation-progress.ts';
import { retirePhoneNumbers } from '../../db/phone-numbers.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { runStepInTransaction } from '../step.ts';

/** The last step, `retire`, in one transaction. Repeating it after it committed changes nothing. */
export async function retire({ db }: { db: Db }, input: StepInput): Promise<string> {
  const { accountId, operationId, agentId } = input;
  return await runStepInTransaction(db, input, { kind: 'delete_agent', step: 'retire' }, async (tx) => {
    await retireAgent(tx, accountId, agentId, operationId);
    await completeOperation(tx, accountId, operationId, { phoneNumber: null, version: null });
  });
}

/** @param operationId the deletion that this completes */
export async function retireAgent(
  tx: Tx,
  accountId: AccountId,
  agentId: string,
  operationId: string,
): Promise<boolean> {
  const agent = await findAgent(tx, accountId, agentId);
  if (!agent || !(await markDeleted(tx, accountId, agentId))) return false;
  await retirePhoneNumbers(tx, accountId, agentId);
  await deleteContent(tx, accountId, agentId);
  const releases = (await listReleasesOf(tx, accountId, [operationId])).get(operationId) ?? [];
  await publishEvent(tx, accountId, {
    type: 'agent.deleted',
    agentId,
    data: {
      operation_id: operationId,
      name: agent.name,
      platform: agent.platform,
      phone_number: agent.phone_number,
      released: releases.flatMap(toReleased).slice(0, 100),
    },
  });
  return true;
}
