/** Finding failed operations that have left something at a platform, among many that have not. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db } from '../../db/client.ts';
import { listUnreleasedOperations } from '../../db/system-sweep.ts';
import { newId } from '../../domain/ids.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { rowsRead } from '../support/rows-read.ts';

let database: TestDatabase;
let db: Db;
const account = newId('account') as AccountId;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 1, applicationName: 'test' });
  await db('accounts').insert({ id: account, email: 'a@a.example' });
  await db.raw(
    `insert into operations (id, account_id, kind, status, agent_id, workflow_id, request, steps, estimated_seconds)
     select 'op_' || n, ?, 'create_agent', case when n <= 4 then 'failed' else 'active' end, 'agt_' || n, 'w', '{}', '[]', 1
     from generate_series(1, 5000) n`,
    [account],
  );
  // Of those that failed: one left a resource, one a change, one was released, one had nothing.
  await db.raw(
    `insert into platform_resources (id, account_id, operation_id, agent_id, platform, kind, reference, status)
     select 'res_' || id, account_id, id, agent_id, 'p', 'agent', id, case id when 'op_3' then 'released' else 'created' end
     from operations where id not in ('op_2', 'op_4')`,
  );
  await db('platform_changes').insert({
    operation_id: 'op_2',
    account_id: account,
    agent_id: 'agt_2',
    status: 'planned',
  });
  await db.raw('vacuum analyze operations');
  await db.raw('vacuum analyze platform_resources');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('operations that have left something', () => {
  it('are the failed ones with a resource or a change that is not settled', async () => {
    const found = await listUnreleasedOperations(db, 10);
    expect(found.map(({ operationId }) => operationId).toSorted()).toEqual(['op_1', 'op_2']);
  });

  it('are found without reading those that succeeded', async () => {
    const read = await rowsRead(database.url, 'operations', (tx) => listUnreleasedOperations(tx, 10));
    expect((read?.inSequence ?? NaN) + (read?.byIndex ?? NaN)).toBeLessThanOrEqual(4);
  });
});
