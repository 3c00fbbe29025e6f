/** The last step, `activate`: agent, number, operation and event become real in one transaction. */
import { insertAgent } from '../../db/agents.ts';
import { publishEvent } from '../../db/events.ts';
import { completeOperation } from '../../db/operation-progress.ts';
import { insertPhoneNumber } from '../../db/phone-numbers.ts';
import { activateVersion } from '../../db/versions.ts';
import { newId } from '../../domain/ids.ts';
import { provisioningSeconds } from '../../domain/operations.ts';
import type { StepInput } from '../../workflows/inputs.ts';
import { runStepInTransaction } from '../step.ts';
import { firstVersion } from './compose.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { loadDeployed } from './platform.ts';

/** Repeating it after it committed changes nothing. */
export async function activate({ db }: ProvisionDependencies, input: StepInput): Promise<string> {
  const { accountId, operationId, agentId } = input;
  const which = { kind: 'provision_agent', step: 'activate' } as const;
  return await runStepInTransaction(db, input, which, async (tx, operation) => {
    const { number } = await loadDeployed({ db: tx }, input);
    const { request } = operation;
    const result = { phoneNumber: number.e164, version: firstVersion };
    const finishedAt = await completeOperation(tx, accountId, operationId, result);
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
      custom_extraction: request.customExtraction ?? {},
      metadata: request.metadata,
    });
    await activateVersion(tx, accountId, agentId, firstVersion, number.e164);
    await insertPhoneNumber(tx, accountId, {
      id: newId('phoneNumber'),
      agent_id: agentId,
      platform: request.platform,
      e164: number.e164,
      vendor_id: number.id,
    });
    await publishEvent(tx, accountId, {
      type: 'agent.activated',
      agentId,
      data: {
        operation_id: operationId,
        name: request.name,
        platform: request.platform,
        business_url: request.businessUrl,
        phone_number: number.e164,
        version: firstVersion,
        provisioning_time_seconds: provisioningSeconds(operation.created_at, finishedAt),
      },
    });
  });
}
