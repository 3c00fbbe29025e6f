/** DATA_DIR as a whole: made, and removed with what had to be placed outside it. */
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError, messageOf, systemErrorCode } from './errors.ts';
import { recordedPostgresHome } from './postgres-home.ts';

/** Makes the folder, for its owner alone, and the one for logs in it; one that is there keeps its mode. */
export async function makeDataDir(dataDir: string): Promise<void> {
  const made = await mkdir(dataDir, { recursive: true });
  // Started by root, PostgreSQL runs as another user, who must get through, though not look around.
  if (made !== undefined) await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  await mkdir(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
}

/** What to say of an error met while DATA_DIR was made or first written to; errors that are not the system's stay as they are. */
export function unusableDataDir(dataDir: string, error: unknown): unknown {
  if (systemErrorCode(error) === undefined) return error;
  return new StackError(
    `DATA_DIR=${dataDir} cannot be used: ${messageOf(error)}.\n` +
      'Set DATA_DIR to a folder that this user may write to; one that is missing is made.',
  );
}

/** Removes the folder of a stack that is not running, and PostgreSQL's data where they lie outside it. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const outside = await recordedPostgresHome(dataDir);
  if (outside !== undefined) await rm(outside, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
