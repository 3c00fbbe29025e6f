/** `npm run admin -- prompt-diff`, as operators run it. */
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activateVersion, savePromptVersion } from '../../db/versions.ts';
import { newId } from '../../domain/ids.ts';
import { makeAgent } from '../support/agents.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let agentId: string;

function promptDiff(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/admin.ts', 'prompt-diff', ...args], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: api.databaseUrl },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

beforeAll(async () => {
  api = await startTestApi();
  const { accountId } = await api.makeAccount();
  ({ agentId } = await makeAgent(api.db, accountId));
  await savePromptVersion(api.db, accountId, {
    id: newId('version'),
    agentId,
    number: 2,
    businessName: 'Site & Co',
    language: 'en',
    greeting: 'Good day',
    systemPrompt: 'You answer for Site & Co.\n- 212-555-0142',
    knowledgeNumber: 1,
    voice: 'warm',
    slots: [],
    operationId: newId('operation'),
    actor: 'key_of_the_test',
  });
  await api.db.transaction((tx) => activateVersion(tx, accountId, agentId, 2, '+12125550101'));
});
afterAll(() => api.close());

describe('prompt-diff', () => {
  it('compares the last two versions, with the fact behind a new line', async () => {
    const { code, out } = await promptDiff(agentId);
    expect(code).toBe(0);
    expect(out).toContain('-Hello\n+Good day\n');
    expect(out).toMatch(/\+- 212-555-0142\n {6}fact_[0-9a-f]{12} {2}http:\/\/site\.example\/contact/);
  });

  it('says that a version equals itself', async () => {
    expect((await promptDiff(agentId, '2', '2')).out).toContain('have the same prompt');
  });

  it.each([
    [['agt_unknown'], /There is no agent agt_unknown/],
    [[], /Usage: npm run admin -- prompt-diff/],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await promptDiff(...args);
    expect(code).not.toBe(0);
    expect(err).toMatch(message);
  });

  it('refuses a version that is not there', async () => {
    expect((await promptDiff(agentId, '7')).err).toContain(`${agentId} has no version 7`);
  });
});
