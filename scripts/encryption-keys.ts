/** The encryption keys that a program of an operator uses. */
import path from 'node:path';
import { loadEncryptionKeys } from '../config.ts';
import { readSecrets } from './stack/secrets.ts';

/** Those of the environment, else the one that `npm start` made in DATA_DIR; undefined where there is neither. */
export async function findEncryptionKeys(
  env: NodeJS.ProcessEnv,
): Promise<ReturnType<typeof loadEncryptionKeys> | undefined> {
  const dataDir = path.resolve(env['DATA_DIR'] || '.data');
  const key = env['ENCRYPTION_KEY'] || (await readSecrets(dataDir))?.encryption_key;
  return key ? loadEncryptionKeys({ ...env, ENCRYPTION_KEY: key }) : undefined;
}
