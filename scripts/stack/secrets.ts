/** Secrets of this installation: made once, kept in DATA_DIR where only its owner reads them. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StackError, systemErrorCode } from './errors.ts';
import { parseObject, readIfPresent, writeJson } from './files.ts';

export interface Secrets {
  /** 32 bytes in base64. */
  encryption_key: string;
  runtime_api_key: string;
  postgres_password: string;
}

const privateMode = 0o600;

function makeSecrets(): Secrets {
  return {
    encryption_key: randomBytes(32).toString('base64'),
    runtime_api_key: randomBytes(24).toString('base64url'),
    postgres_password: randomBytes(24).toString('base64url'),
  };
}

function unreadable(file: string, how: string, dataDir: string): StackError {
  return new StackError(
    `${file} ${how}, and the data in ${dataDir} cannot be read without it. ` +
      `Put it back from a backup, or remove ${dataDir} to begin afresh.`,
  );
}

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json');

/**
 * Reads `<dataDir>/secrets.json`, or makes it.
 * @throws StackError when it is incomplete, or missing beside data: other secrets could not read them.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir);
  const found = await readSecrets(dataDir);
  if (found !== undefined) {
    await chmod(file, privateMode);
    return found;
  }
  const data = ['postgres', 'postgres.location', 'temporal'].find((name) => existsSync(join(dataDir, name)));
  if (data !== undefined) throw unreadable(file, 'is missing', dataDir);
  const made = makeSecrets();
  await writeJson(file, made, privateMode);
  return made;
}

/**
 * What is in `<dataDir>/secrets.json`; undefined where there is none.
 * @throws StackError when it is incomplete or may not be read
 */
export async function readSecrets(dataDir: string): Promise<Secrets | undefined> {
  const file = fileIn(dataDir);
  const text = await readIfPresent(file).catch((error: unknown) => {
    throw systemErrorCode(error) === undefined
      ? error
      : new StackError(`DATA_DIR=${dataDir} cannot be read: ${messageOf(error)}.`);
  });
  if (text === undefined) return undefined;
  const found = parseObject(text) as Partial<Secrets>;
  const { encryption_key, runtime_api_key, postgres_password } = found;
  if (!encryption_key || !runtime_api_key || !postgres_password)
    throw unreadable(file, 'is damaged', dataDir);
  return { encryption_key, runtime_api_key, postgres_password };
}
