/** Undoing a failed operation: what a platform refuses to take back keeps nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseResources } from '../../activities/compensate.ts';
import type { ResourceKind } from '../../contract/schemas/operations.ts';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db, type Tx } from '../../db/client.ts';
import { listResources, planResource, recordResource } from '../../db/ledger.ts';
import { isChangePlanned, planChange } from '../../db/platform-changes.ts';
import { insertAccount } from '../../db/system-accounts.ts';
import { newId } from '../../domain/ids.ts';
import { PlatformError } from '../../platforms/voice-platform.ts';
import { makeAgent, makeOperation, makeUpdate } from '../support/agents.ts';
import { echoPlatform } from '../support/api.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const accountId = newId('account') as AccountId;
let database: TestDatabase;
let db: Db;
/** What the platform was asked for, and what of it it refuses. */
let asked: string[];
let refused: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 4, applicationName: 'test' });
  await insertAccount(db, { id: accountId, email: 'undo@example' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => {
  asked = [];
});

async function ask(what: string): Promise<void> {
  asked.push(what);
  if (what === refused) await Promise.reject(new PlatformError('rejected', `no ${what}`));
}
const platform = echoPlatform({
  updateAgent: () => ask('update agent'),
  assignNumber: () => ask('assign number'),
  release: (kind: ResourceKind) => ask(`release ${kind}`),
});

const undo = (input: Parameters<typeof releaseResources>[1]) =>
  releaseResources({ db, platforms: { get: () => platform, configured: () => [] } }, input);

async function makeResource(tx: Db | Tx, operationId: string, agentId: string, kind: ResourceKind) {
  const plan = { operation_id: operationId, agent_id: agentId, platform: 'local', kind } as const;
  const named = { ...plan, id: newId('resource'), reference: `${operationId}/${kind}` } as const;
  const { id } = await planResource(tx, accountId, named);
  await recordResource(tx, accountId, id, `vendor's ${kind} of ${operationId}`, null);
}

/** An update of an agent that has made a knowledge base and a number, and changed the agent. */
async function makeHalfUpdate() {
  const { agentId } = await makeAgent(db, accountId);
  const operationId = await db.transaction(async (tx) => {
    const id = await makeUpdate(tx, accountId, agentId);
    await makeResource(tx, id, agentId, 'knowledge_base');
    await makeResource(tx, id, agentId, 'phone_number');
    await planChange(tx, accountId, id, agentId);
    return id;
  });
  return { accountId, operationId, agentId };
}

/** An operation that has made an agent and its knowledge base. */
async function makeProvisioning() {
  const { id: operationId, agent_id: agentId } = await makeOperation(db, accountId);
  for (const kind of ['knowledge_base', 'agent'] as const) await makeResource(db, operationId, agentId, kind);
  return { accountId, operationId, agentId };
}
const statuses = async (operationId: string) =>
  Object.fromEntries(
    (await listResources(db, accountId, operationId)).map(({ kind, status }) => [kind, status]),
  );

describe('a platform that refuses for good', () => {
  it('to take a number back: the agent is put back, and the rest released', async () => {
    const input = await makeHalfUpdate();
    refused = 'release phone_number';
    await expect(undo(input)).rejects.toThrow('no release phone_number');
    expect(asked).toEqual([
      'release phone_number',
      'update agent',
      'assign number',
      'release knowledge_base',
    ]);
    expect(await statuses(input.operationId)).toEqual({
      knowledge_base: 'released',
      phone_number: 'created',
    });
    expect(await isChangePlanned(db, accountId, input.operationId)).toBe(false);
  });

  it('to remove an agent: its knowledge base is removed', async () => {
    const input = await makeProvisioning();
    refused = 'release agent';
    await expect(undo(input)).rejects.toThrow('no release agent');
    expect(await statuses(input.operationId)).toEqual({ agent: 'created', knowledge_base: 'released' });
  });

  it('to put the agent back: what it may still be using stays', async () => {
    const input = await makeHalfUpdate();
    refused = 'update agent';
    await expect(undo(input)).rejects.toThrow('no update agent');
    expect(asked).toEqual(['release phone_number', 'update agent']);
    expect(await statuses(input.operationId)).toEqual({
      knowledge_base: 'created',
      phone_number: 'released',
    });
    expect(await isChangePlanned(db, accountId, input.operationId)).toBe(true);
  });
});
