/** Finding endpoints whose deliveries nobody has begun, in a table of many that are finished. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db } from '../../db/client.ts';
import { listOverdueEndpoints } from '../../db/system-deliveries.ts';
import { newId } from '../../domain/ids.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { rowsRead } from '../support/rows-read.ts';

let database: TestDatabase;
let db: Db;
const account = newId('account') as AccountId;
const eventsEach = 1_000;
const names = [
  'waiting',
  'replayed',
  'later',
  'finished',
  'disabled',
  'deleted',
  'leased',
  'lease-over',
] as const;
const ids = new Map(names.map((name) => [name, newId('webhook')]));
const idOf = (name: (typeof names)[number]) => ids.get(name) ?? '';

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 2, applicationName: 'test' });
  await db('accounts').insert({ id: account, email: 'a@a.example' });
  await db('webhooks').insert(
    names.map((name) => ({
      id: idOf(name),
      account_id: account,
      url: `https://${name}.example`,
      enabled: name !== 'disabled',
      deleted_at: name === 'deleted' ? new Date() : null,
      sealed_secret: '',
      headers: '[]',
      max_in_flight: 10,
    })),
  );
  // The planner last saw the table when all of it was waiting.
  await db.raw(
    `insert into deliveries (webhook_id, event_id, account_id, due_at)
     select id, 'evt_' || n, account_id, now() - interval '1 minute' from webhooks, generate_series(1, ?) n`,
    [eventsEach],
  );
  await db.raw('vacuum analyze deliveries');
  await db('deliveries').update({ due_at: null, status: 'delivered' });
  const due = (name: (typeof names)[number], lane: number, at: string) =>
    db.raw(
      `update deliveries set due_at = now() + ?::interval, lane = ? where webhook_id = ? and event_id = 'evt_7'`,
      [at, lane, idOf(name)],
    );
  for (const name of ['waiting', 'disabled', 'deleted', 'leased', 'lease-over'] as const)
    await due(name, 0, '-10 seconds');
  await due('replayed', 1, '-10 seconds');
  await due('later', 0, '1 minute');
  for (const [name, until] of [
    ['leased', '1 minute'],
    ['lease-over', '-1 minute'],
  ] as const) {
    await db.raw(
      'insert into endpoint_leases (webhook_id, owner, until) values (?, ?, now() + ?::interval)',
      [idOf(name), 'other', until],
    );
  }
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('endpoints with overdue deliveries', () => {
  it('are those that may be served, that nobody serves, and whose time has come', async () => {
    const found = await listOverdueEndpoints(db, 2, 100);
    expect(found.toSorted()).toEqual([idOf('waiting'), idOf('replayed'), idOf('lease-over')].toSorted());
    expect(await listOverdueEndpoints(db, 30, 100)).toEqual([]);
    expect(await listOverdueEndpoints(db, 2, 1)).toHaveLength(1);
  });

  it('are found by the index of what is due, whatever the planner believes of the table', async () => {
    const read = await rowsRead(database.url, 'deliveries', (tx) => listOverdueEndpoints(tx, 2, 100));
    expect(read?.inSequence).toBe(0);
  });
});
