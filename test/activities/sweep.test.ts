/** What the sweeper does while a platform is away, and with many keys at once. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@temporalio/client';
import { pino } from 'pino';
import { createSweepActivities } from '../../activities/sweep/index.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { PlatformName } from '../../contract/schemas/agents.ts';
import { createDb, type Db } from '../../db/client.ts';
import { insertAccount } from '../../db/system-accounts.ts';
import { newId } from '../../domain/ids.ts';
import type { PlatformRegistry } from '../../platforms/registry.ts';
import { PlatformError, type Reference, type VoicePlatform } from '../../platforms/voice-platform.ts';
import { makeOperation } from '../support/agents.ts';
import { echoPlatform } from '../support/api.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { runActivity } from '../support/run-activity.ts';

const accountId = newId('account') as AccountId;
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 2, applicationName: 'test' });
  await insertAccount(db, { id: accountId, email: 'sweep@example' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

function sweeperOf(platforms: Partial<Record<PlatformName, VoicePlatform>>) {
  const registry: PlatformRegistry = {
    get: (name) => platforms[name] as VoicePlatform,
    configured: () => Object.values(platforms).map(({ name, capabilities }) => ({ name, capabilities })),
  };
  // It asks Temporal about idle operations only.
  return createSweepActivities({
    db,
    platforms: registry,
    client: {} as Client,
    log: pino({ level: 'silent' }),
  });
}

describe('orphans', () => {
  it('are released at one platform while another is away', async () => {
    const { id } = await makeOperation(db, accountId);
    await db('operations').where({ id }).update({ status: 'failed' });
    const released: string[] = [];
    const reference: Reference = `${id}/agent`;
    const sweeper = sweeperOf({
      vapi: echoPlatform({
        name: 'vapi',
        list: () => Promise.reject(new PlatformError('unavailable', 'away')),
      }),
      local: echoPlatform({
        list: () =>
          Promise.resolve({ resources: [{ kind: 'agent', id: 'left', reference }], nextCursor: null }),
        release: (_, vendorId) => Promise.resolve(void released.push(vendorId)),
      }),
    });
    expect(await runActivity(sweeper.releaseOrphans)).toBe(1);
    expect(released).toEqual(['left']);
  });
});

describe('idempotency keys', () => {
  it('that are past their time are forgotten, however many, a part at a time', async () => {
    await db.raw(
      `insert into idempotency_keys (account_id, method, path, key, request_hash, created_at)
       select ?, 'POST', '/', n, '', now() - case when n <= 12000 then interval '25 hours' else interval '23 hours' end
       from generate_series(1, 12003) n`,
      [accountId],
    );
    const deleted: (number | undefined)[] = [];
    db.on(
      'query-response',
      (_: unknown, { sql, response }: { sql: string; response?: { rowCount: number } }) => {
        if (sql.startsWith('delete from idempotency_keys')) deleted.push(response?.rowCount);
      },
    );
    expect(await runActivity(sweeperOf({}).purgeIdempotencyKeys)).toBe(12_000);
    expect(deleted).toEqual([5_000, 5_000, 2_000]);
    expect(await db('idempotency_keys').select('key')).toHaveLength(3);
  });
});
