/** The last step, `activate`: agent, number and operation become real in one transaction. */
import { Context } from '@temporalio/activity';
import { insertAgent, insertPhoneNumber } from '../../db/agents.ts';
import { activateOperation, findOperation, startStep } from '../../db/operations.ts';
import { newId } from '../../domain/ids.ts';
import { stepIndex } from '../../domain/provisioning.ts';
import type { ProvisionInput } from '../../workflows/inputs.ts';
import { finalFailure } from '../errors.ts';
import { firstVersion } from './compose.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { loadDeployed } from './platform.ts';

/** Repeating it after it committed changes nothing. */
export async function activate({ db }: ProvisionDependencies, input: ProvisionInput): Promise<void> {
  const { accountId, operationId, agentId } = input;
  const { attempt } = Context.current().info;
  const operation = await startStep(db, accountId, operationId, stepIndex('activate'), attempt);
  if (!operation) {
    const ended = await findOperation(db, accountId, operationId);
    if (ended?.status === 'active') return;
    throw finalFailure('CANCELED', 'The operation has already ended.', false);
  }
  const { number } = await loadDeployed({ db }, input);
  const { request } = operation;
  await db.transaction(async (tx) => {
    if (!(await activateOperation(tx, accountId, operationId, number.e164))) {
      throw finalFailure('CANCELED', 'The operation has already ended.', false);
    }
    await insertAgent(tx, accountId, {
      id: agentId,
      operation_id: operationId,
      name: request.name,
      status: 'active',
      platform: request.platform,
      business_url: request.businessUrl,
      template_id: request.templateId,
      voice: request.voice,
      version: firstVersion,
      phone_number: number.e164,
      extraction: request.extraction,
      metadata: request.metadata,
    });
    await insertPhoneNumber(tx, accountId, {
      id: newId('phoneNumber'),
      agent_id: agentId,
      platform: request.platform,
      e164: number.e164,
      vendor_id: number.id,
    });
  });
}
