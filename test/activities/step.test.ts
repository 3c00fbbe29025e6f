/** Steps whose data the database calls invalid: no other try helps, so there is none. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runStepInTransaction } from '../../activities/step.ts';
import { composeVersion } from '../../activities/update/compose-version.ts';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db } from '../../db/client.ts';
import { findOperation } from '../../db/operations.ts';
import { insertAccount } from '../../db/system-accounts.ts';
import { newId } from '../../domain/ids.ts';
import { makeAgent, makeOperation, makeUpdate } from '../support/agents.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { runActivity } from '../support/run-activity.ts';

const accountId = newId('account') as AccountId;
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 2, applicationName: 'test' });
  await insertAccount(db, { id: accountId, email: 'steps@example' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const isFinal = { type: 'INTERNAL', nonRetryable: true };

describe('data that the database calls invalid', () => {
  it('end a step in one transaction, of which nothing stays', async () => {
    const { id: operationId, agent_id: agentId } = await makeOperation(db, accountId);
    const input = { operationId, accountId, agentId, previousFinishedAt: null };
    const which = { kind: 'provision_agent', step: 'activate' } as const;
    const step = () =>
      runStepInTransaction(db, input, which, async (tx) => {
        await tx('accounts').where({ id: accountId }).update({ email: 'not valid\0' });
      });
    await expect(runActivity(step)).rejects.toMatchObject(isFinal);
    const operation = await findOperation(db, accountId, operationId);
    expect(operation?.steps.map(({ status }) => status)).not.toContain('running');
  });

  it('end the composing of a version', async () => {
    const { agentId } = await makeAgent(db, accountId);
    const operationId = await db.transaction((tx) => makeUpdate(tx, accountId, agentId, { language: 'de' }));
    const input = { operationId, accountId, agentId, previousFinishedAt: null };
    const engine = { writePrompt: () => Promise.resolve('not valid\0') };
    const dependencies = { db, engine } as unknown as Parameters<typeof composeVersion>[0];
    await expect(runActivity(() => composeVersion(dependencies, input))).rejects.toMatchObject(isFinal);
  });
});
