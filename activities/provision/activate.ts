/** The last step, `activate`: agent, number and operation become real in one transaction. */
import { insertAgent, insertPhoneNumber } from '../../db/agents.ts';
import { activateOperation, findOperation } from '../../db/operations.ts';
import { newId } from '../../domain/ids.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { firstVersion } from './compose.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { loadDeployed } from './platform.ts';
import { beginStep } from './step.ts';

/** Repeating it after it committed changes nothing. */
export async function activate({ db }: ProvisionDependencies, input: StepInput): Promise<string> {
  const { accountId, operationId, agentId } = input;
  await db.transaction(async (tx) => {
    const { number } = await loadDeployed({ db: tx }, input);
    if ((await findOperation(tx, accountId, operationId))?.status === 'active') return;
    const { request } = await beginStep(tx, input, 'activate');
    await activateOperation(tx, accountId, operationId, number.e164);
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
  return new Date().toISOString();
}
