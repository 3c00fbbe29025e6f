import { afterAll, describe, expect, it } from '@jest/globals';
import { Connection } from '@temporalio/client';
import pg from 'pg';
import { createTestDatabase } from '../support/postgres.ts';
import type { TestDatabase } from '../support/postgres.ts';
import { temporalAddress, uniqueTaskQueue } from '../support/temporal.ts';

const databases: TestDatabase[] = [];

async function makeDatabase(template: 'empty' | 'migrated'): Promise<TestDatabase> {
  const database = await createTestDatabase({ template });
  databases.push(database);
  return database;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const tableCount = `select count(*)::int as n from information_schema.tables where table_schema = 'public'`;

afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

describe('databases of tests', () => {
  it('has the schema in a migrated one and nothing in an empty one', async () => {
    const [migrated, empty] = [await makeDatabase('migrated'), await makeDatabase('empty')];
    const [withTables] = (await query(migrated.url, tableCount)) as [{ n: number }];
    expect(withTables.n).toBeGreaterThan(3);
    expect(await query(empty.url, tableCount)).toEqual([{ n: 0 }]);
  });

  it('keeps databases apart that were made at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => makeDatabase('migrated')));
    await Promise.all(made.map(({ url }, index) => query(url, `create table mine_${index} (id int)`)));
    for (const [index, { url }] of made.entries()) {
      const rows = await query(
        url,
        `select table_name from information_schema.tables where table_name like 'mine\\_%'`,
      );
      expect(rows).toEqual([{ table_name: `mine_${index}` }]);
    }
  });

  it('is gone after drop, even with a connection open', async () => {
    const database = await createTestDatabase({ template: 'empty' });
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'select 1')).rejects.toMatchObject({ code: '3D000' });
  });
});

describe('Temporal of tests', () => {
  it('serves the default namespace', async () => {
    const connection = await Connection.connect({ address: temporalAddress() });
    const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace: 'default' });
    await connection.close();
    expect(namespaceInfo?.name).toBe('default');
  });

  it('gives every file a task queue of its own', () => {
    expect(uniqueTaskQueue('provision')).toMatch(/^provision-[0-9a-f]{12}$/);
    expect(uniqueTaskQueue('provision')).not.toBe(uniqueTaskQueue('provision'));
  });
});
