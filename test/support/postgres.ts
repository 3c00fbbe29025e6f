/** A database of its own for each test file or test, cloned from a template that is made once a run. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../db/migrate.ts';

export interface TestDatabase {
  /** Address of a fresh database. */
  url: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** `empty`: no tables; `migrated` (the default): today's schema. */
  template?: 'empty' | 'migrated';
}

const templateName = 'switchboard_migrated_template';
/** Advisory lock of the template's maker: several test files may want it at once. */
const templateLock = 7_202_499;

function serverUrl(): string {
  const url = process.env['TEST_PG_URL'];
  if (url === undefined)
    throw new Error('TEST_PG_URL is not set: run the tests with jest.config.js of this project');
  return url;
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(serverUrl(), 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The lock is held while cloning too: PostgreSQL refuses to clone a database that someone is connected to. */
async function cloneMigrated(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
    templateName,
  ]);
  if (rowCount === 0) {
    await client.query(`drop database if exists ${templateName} with (force)`);
    await client.query(`create database ${templateName}`);
    await migrate(withDatabase(serverUrl(), templateName));
    await client.query(`alter database ${templateName} is_template true`);
  }
  await client.query(`create database ${name} template ${templateName} strategy file_copy`);
}

/** Makes a database; drop it in `afterAll`. */
export async function createTestDatabase({
  template = 'migrated',
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(async (client) => {
    if (template === 'migrated') await cloneMigrated(client, name);
    else await client.query(`create database ${name}`);
  });
  return {
    url: withDatabase(serverUrl(), name),
    drop: () =>
      asAdmin(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}
