/** Rows of a provisioned agent, for tests that read. */
import { insertAgent } from '../../db/agents.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db, Tx } from '../../db/client.ts';
import { saveKnowledge } from '../../db/knowledge.ts';
import { planResource, recordResource } from '../../db/ledger.ts';
import { completeOperation } from '../../db/operation-progress.ts';
import { insertOperation, type OperationRow } from '../../db/operations.ts';
import { insertPhoneNumber } from '../../db/phone-numbers.ts';
import { replaceSitePages } from '../../db/site-pages.ts';
import { activateVersion, savePromptVersion } from '../../db/versions.ts';
import type { AgentChanges } from '../../domain/agent-life.ts';
import { newId } from '../../domain/ids.ts';
import { initialSteps } from '../../domain/operations.ts';
import { defaultExtraction } from '../../domain/extraction.ts';
import type { ProvisionRequest } from '../../domain/provisioning.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import type { Template } from '../../domain/templates/types.ts';

let numbers = 0;
const general = findTemplate('general') as Template;

export const testRequest: ProvisionRequest = {
  requestId: 'req_test0000',
  name: 'Front desk',
  platform: 'local',
  businessUrl: 'http://site.example/',
  templateId: 'general',
  voice: 'warm',
  language: null,
  areaCode: null,
  extraction: defaultExtraction(general),
  metadata: {},
};

const asked = { estimated_seconds: 10, actor: 'key_of_the_test', retry_of: null } as const;

/** A pending operation as the API accepts it. */
export async function makeOperation(db: Db, accountId: AccountId, request: Partial<ProvisionRequest> = {}) {
  const id = newId('operation');
  return await db.transaction(
    (tx) =>
      insertOperation(tx, accountId, {
        id,
        kind: 'provision_agent',
        agent_id: newId('agent'),
        workflow_id: `provision/${id}`,
        request: { ...testRequest, ...request },
        steps: initialSteps('provision_agent'),
        ...asked,
      }) as Promise<OperationRow<'provision_agent'>>,
  );
}

/** A pending update of an agent, as the API accepts it; gives its id. */
export async function makeUpdate(
  tx: Tx,
  accountId: AccountId,
  agentId: string,
  changes: AgentChanges = {},
): Promise<string> {
  const id = newId('operation');
  await insertOperation(tx, accountId, {
    id,
    kind: 'update_agent',
    agent_id: agentId,
    workflow_id: `update/${id}`,
    request: { requestId: 'req_test0000', changes },
    steps: initialSteps('update_agent'),
    ...asked,
  });
  return id;
}

/** An active agent with one page and one fact. */
export async function makeAgent(db: Db, accountId: AccountId, request: Partial<ProvisionRequest> = {}) {
  const operation = await makeOperation(db, accountId, request);
  const { agent_id: agentId } = operation;
  const url = 'http://site.example/contact';
  // A number is held by one agent at a time, in tests too.
  const phone = `+1212555${String((numbers += 1)).padStart(4, '0')}`;
  const phoneNumberId = newId('phoneNumber');
  await db.transaction(async (tx) => {
    const page = { url, title: 'Contact', language: 'en', text: 'Call 212-555-0142', contentJson: '{}' };
    const id = newId('document');
    await replaceSitePages(tx, accountId, agentId, [
      {
        id,
        ...page,
        linksJson: '[]',
        contentHash: 'a'.repeat(64),
        etag: undefined,
        lastModified: undefined,
        readerVersion: 'test',
        isUnchanged: false,
      },
    ]);
    await saveKnowledge(
      tx,
      accountId,
      agentId,
      1,
      {
        language: 'en',
        facts: [
          {
            kind: 'phone',
            value: { e164: phone, printed: '212-555-0142' },
            source: { url, quote: '212-555-0142' },
          },
        ],
        conflicts: [],
        absent: ['email'],
        passages: [],
      },
      'America/New_York',
    );
    await savePromptVersion(tx, accountId, {
      id: newId('version'),
      agentId,
      number: 1,
      businessName: 'Site & Co',
      language: 'en',
      greeting: 'Hello',
      systemPrompt: 'You answer for Site & Co.',
      knowledgeNumber: 1,
      voice: operation.request.voice,
      slots: operation.request.extraction.slots,
      operationId: operation.id,
      actor: operation.actor,
    });
    await completeOperation(tx, accountId, operation.id, { phoneNumber: phone, version: 1 });
    await insertAgent(tx, accountId, {
      id: agentId,
      operation_id: operation.id,
      name: operation.request.name,
      status: 'active',
      platform: 'local',
      business_url: operation.request.businessUrl,
      template_id: operation.request.templateId,
      voice: operation.request.voice,
      version: 1,
      phone_number: phone,
      extraction: operation.request.extraction,
      custom_extraction: {},
      metadata: operation.request.metadata,
    });
    await activateVersion(tx, accountId, agentId, 1, phone);
    await insertPhoneNumber(tx, accountId, {
      id: phoneNumberId,
      agent_id: agentId,
      platform: 'local',
      e164: phone,
      vendor_id: `vendor's phone_number of ${agentId}`,
    });
    for (const kind of ['knowledge_base', 'agent', 'phone_number'] as const) {
      const reference = `${operation.id}/${kind}` as const;
      const plan = {
        operation_id: operation.id,
        agent_id: agentId,
        platform: 'local',
        kind,
        reference,
      } as const;
      const row = await planResource(tx, accountId, { id: newId('resource'), ...plan });
      const detail = kind === 'phone_number' ? { e164: phone } : null;
      await recordResource(tx, accountId, row.id, `vendor's ${kind} of ${agentId}`, detail);
    }
    await tx('start_requests').where({ operation_id: operation.id }).delete();
  });
  return { agentId, operationId: operation.id, phoneNumberId, documentUrl: url };
}
