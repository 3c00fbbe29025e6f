/** The database that `npm run admin` speaks to. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDb, type Db } from '../../db/client.ts';
import { readSecrets } from '../stack/secrets.ts';
import { AdminError } from './command.ts';

/**
 * `DATABASE_URL`, or the database of the `npm start` that runs on DATA_DIR.
 * @throws AdminError where there is neither
 */
export async function openDatabase(env: NodeJS.ProcessEnv): Promise<Db> {
  const url = env['DATABASE_URL'] || (await embeddedUrl(resolve(env['DATA_DIR'] || '.data')));
  const db = createDb({ url, poolSize: 2, applicationName: 'switchboard-admin' });
  try {
    await db.raw('select 1');
    return db;
  } catch (error) {
    await db.destroy();
    throw new AdminError(
      `The database does not answer: ${(error as Error).message || (error as { code?: string }).code}`,
    );
  }
}

/** PostgreSQL writes its port into the fourth line of its lock file, wherever a free one was chosen. */
async function embeddedUrl(dataDir: string): Promise<string> {
  try {
    const secrets = await readSecrets(dataDir);
    if (!secrets) throw nothingRuns(dataDir);
    const outside = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => '');
    const home = outside.trim() || join(dataDir, 'postgres');
    const lock = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8');
    const port = Number(lock.split('\n')[3]);
    return `postgres://switchboard:${encodeURIComponent(secrets.postgres_password)}@127.0.0.1:${port}/switchboard`;
  } catch (error) {
    if (error instanceof AdminError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw nothingRuns(dataDir);
    throw new AdminError(`The database of ${dataDir} cannot be found: ${(error as Error).message}`);
  }
}

const nothingRuns = (dataDir: string) =>
  new AdminError(`Nothing runs on ${dataDir}: start it with \`npm start\`, or set DATABASE_URL.`);
