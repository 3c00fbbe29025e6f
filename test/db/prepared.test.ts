/** Statements that are planned once a connection, while a migration changes what they return. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDb, type Db } from '../../db/client.ts';
import { rawPrepared } from '../../db/prepared.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty' });
  db = createDb({ url: database.url, poolSize: 2, applicationName: 'test' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Row {
  id: number;
}

const read = async (of: Db) =>
  (await rawPrepared<{ rows: Row[] }>(of, 'read', 'select * from things where id = ?', [1])).rows;

describe('a prepared statement', () => {
  it('is planned once a connection', async () => {
    await db.raw('create table things as select 1 as id');
    await db.transaction(async (tx) => {
      await read(tx);
      await read(tx);
      const { rows } = await tx.raw<{ rows: { plans: number }[] }>(
        `select generic_plans + custom_plans as plans from pg_prepared_statements where name = 'read'`,
      );
      expect(rows).toEqual([{ plans: 2 }]);
    });
  });

  it('returns a column that a migration has added, on every connection', async () => {
    await Promise.all([read(db), read(db)]);
    await db.raw('alter table things add column added text');
    const all = await Promise.all(Array.from({ length: 10 }, () => read(db)));
    expect(all).toEqual(Array.from({ length: 10 }, () => [{ id: 1, added: null }]));
  });

  it('fails one transaction, and the next succeeds', async () => {
    const alone = createDb({ url: database.url, poolSize: 1, applicationName: 'test' });
    try {
      await read(alone);
      await db.raw('alter table things add column another text');
      await expect(alone.transaction((tx) => read(tx))).rejects.toMatchObject({ code: '0A000' });
      expect(await alone.transaction((tx) => read(tx))).toEqual([{ id: 1, added: null, another: null }]);
    } finally {
      await alone.destroy();
    }
  });

  it('tells what else is wrong', async () => {
    await expect(rawPrepared(db, 'wrong', 'select 1 / ?::int', [0])).rejects.toMatchObject({ code: '22012' });
    // Of the same class as an outdated plan, and no better on another connection.
    const unsupported = rawPrepared(db, 'unsupported', 'select distinct id from things for update', []);
    await expect(unsupported).rejects.toMatchObject({ code: '0A000' });
    const ended = await db.transaction((tx) => Promise.resolve(tx));
    await expect(read(ended)).rejects.toThrow(/already complete/);
  });
});
