/** Rows of a provisioned agent, for tests that read. */
import { insertAgent, savePromptVersion } from '../../db/agents.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import { saveKnowledge } from '../../db/knowledge.ts';
import { replaceSitePages } from '../../db/site-pages.ts';
import { activateOperation, insertOperation } from '../../db/operations.ts';
import { newId } from '../../domain/ids.ts';
import { defaultExtraction, initialSteps, type ProvisionRequest } from '../../domain/provisioning.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import type { Template } from '../../domain/templates/types.ts';

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

/** A pending operation as the API accepts it. */
export async function makeOperation(db: Db, accountId: AccountId, request: Partial<ProvisionRequest> = {}) {
  const id = newId('operation');
  return await db.transaction((tx) =>
    insertOperation(tx, accountId, {
      id,
      kind: 'provision_agent',
      agent_id: newId('agent'),
      workflow_id: `provision/${id}`,
      request: { ...testRequest, ...request },
      steps: initialSteps(),
      estimated_seconds: 10,
    }),
  );
}

/** An active agent with one page and one fact. */
export async function makeAgent(db: Db, accountId: AccountId, request: Partial<ProvisionRequest> = {}) {
  const operation = await makeOperation(db, accountId, request);
  const { agent_id: agentId } = operation;
  const url = 'http://site.example/contact';
  const phone = '+12125550142';
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
    });
    await activateOperation(tx, accountId, operation.id, phone);
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
      metadata: operation.request.metadata,
    });
    await tx('start_requests').where({ operation_id: operation.id }).delete();
  });
  return { agentId, operationId: operation.id, documentUrl: url };
}
