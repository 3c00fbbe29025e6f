/** What `npm run fuzz` makes of the document, of what it has seeded, and of the service's log. */
import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createOpenApiDocument } from '../../contract/openapi/index.ts';
import { operationsOf, putExamples, type Document } from '../../scripts/fuzz/document.ts';
import { settingsOf } from '../../scripts/fuzz/settings.ts';
import { neverSucceeded, readStatuses, summarize } from '../../scripts/fuzz/summary.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const request = (endpoint: string, status: number) => `${JSON.stringify({ endpoint, status })}\n`;

describe('the summary', () => {
  it('counts statuses by operation from a place of the log on, and tells who never succeeded', async () => {
    const log = path.join(makeFolder(), 'api.log');
    const before = request('getAgent', 200);
    await writeFile(log, before);
    await appendFile(
      log,
      `${request('getAgent', 404)}${request('getAgent', 404)}{"msg":"ready"}\nnot JSON\n`,
    );
    await appendFile(log, request('listAgents', 200));
    const statuses = await readStatuses(log, before.length);
    expect(summarize(['getAgent', 'listAgents', 'other'], statuses)).toEqual([
      'getAgent    404: 2',
      'listAgents  200: 1',
      'other       never met',
    ]);
    expect(neverSucceeded(['getAgent', 'listAgents', 'other'], statuses)).toEqual(['getAgent', 'other']);
  });
});

describe('what was seeded', () => {
  const values = {
    '*': { agent_id: ['agt_1', 'agt_2'] },
    deleteAgent: { agent_id: ['agt_3'] },
    createAgent: { 'body.payload.business_url': ['http://site/'] },
  };

  it('stands in the examples of the document, that of an operation first', () => {
    const document = createOpenApiDocument('') as unknown as Document;
    putExamples(document, values);
    const operation = (id: string) => operationsOf(document).find((each) => each.operationId === id);
    const agentIn = (id: string) =>
      operation(id)?.parameters?.find(({ name }) => name === 'agent_id')?.example;
    expect([agentIn('getAgent'), agentIn('deleteAgent')]).toEqual(['agt_1', 'agt_3']);
    const body = operation('createAgent')?.requestBody?.content['application/json']?.example;
    expect(body).toMatchObject({ payload: { business_url: 'http://site/', platform: 'local' } });
  });

  it('is what parameters are drawn from, and the run authenticates in every way', () => {
    const session = { cookie: 'c', csrfToken: 't' };
    const seeds = {
      token: 'x',
      session,
      spareSessions: [],
      kept: {},
      pending: { operationId: '', createAgent: {} },
      values,
    };
    const settings = settingsOf(seeds, { maxExamples: 3, maxSeconds: 60 });
    expect(settings).toMatchObject({
      auth: { openapi: { token: { bearer: 'x' }, session: { api_key: 'c' }, csrf: { api_key: 't' } } },
      checks: { enabled: true },
      parameters: { 'path.agent_id': { dictionary: '*-agent_id' } },
      dictionaries: { 'deleteAgent-agent_id': { values: ['agt_3'] } },
    });
    expect(settings['operations']).toContainEqual({
      'include-operation-id': 'createAgent',
      parameters: {
        'body.payload.business_url': expect.objectContaining({
          dictionary: 'createAgent-body.payload.business_url',
        }) as unknown,
      },
    });
  });
});
