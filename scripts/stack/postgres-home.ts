/** Where PostgreSQL's data folder lies: in DATA_DIR, or outside it when PostgreSQL's user cannot get there. */
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfPresent } from './files.ts';
import { canEnter } from './postgres-user.ts';
import type { UnixUser } from './postgres-user.ts';

const outsideRoot = '/var/lib/switchboard';

export interface PostgresHome {
  /** Folder owned by PostgreSQL's user; the cluster lies in `cluster` below it. */
  folder: string;
  outside: boolean;
}

function recordOf(dataDir: string): string {
  return join(dataDir, 'postgres.location');
}

/** The folder outside `dataDir` that holds its database; undefined when it lies inside. */
export async function recordedPostgresHome(dataDir: string): Promise<string | undefined> {
  return (await readIfPresent(recordOf(dataDir)))?.trim();
}

/**
 * Finds or makes the folder. One that had to be placed outside is recorded in `<dataDir>/postgres.location`, so
 * that a later start finds it, and a start after the removal of DATA_DIR begins afresh.
 */
export async function preparePostgresHome(
  dataDir: string,
  user: UnixUser | undefined,
): Promise<PostgresHome> {
  const recorded = await recordedPostgresHome(dataDir);
  const outside = recorded !== undefined || (user !== undefined && !canEnter(user, dataDir));
  const folder = recorded ?? (outside ? join(outsideRoot, randomUUID()) : join(dataDir, 'postgres'));
  if (outside) {
    await mkdir(outsideRoot, { recursive: true });
    await chmod(outsideRoot, 0o711);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  if (outside && recorded === undefined) await writeFile(recordOf(dataDir), `${folder}\n`);
  return { folder, outside };
}
