/** The first account's credentials: made once by `db/seed.ts`, kept in `<dataDir>/credentials.json`. */
import { join } from 'node:path';
import { StackError } from './errors.ts';
import { parseObject, readIfPresent, writeJson } from './files.ts';

export interface Credentials {
  base_url: string;
  client_id: string;
  client_secret: string;
  api_key: string;
  console_url: string;
  /** To sign in at the console. */
  email: string;
  password: string;
  /** Null where Temporal is not ours and its UI is not known. */
  temporal_ui_url: string | null;
}

type Key = Pick<Credentials, 'client_id' | 'client_secret' | 'api_key'>;
type SignIn = Pick<Credentials, 'email' | 'password'>;

export interface CredentialsOptions {
  dataDir: string;
  baseUrl: string;
  temporalUiUrl: string | undefined;
  /** Runs `db/seed.ts` with these arguments and gives its output. */
  seed: (args: string[]) => Promise<string>;
}

const privateMode = 0o600;

function keyIn(text: string): Key | undefined {
  const { client_id, client_secret, api_key } = parseObject(text);
  const complete =
    typeof client_id === 'string' && typeof client_secret === 'string' && typeof api_key === 'string';
  return complete ? { client_id, client_secret, api_key } : undefined;
}

function signInOf(text: string): SignIn | undefined {
  const { email, password } = parseObject(text);
  return typeof email === 'string' && typeof password === 'string' ? { email, password } : undefined;
}

/**
 * Creates the first account when there is none, and writes the file with today's addresses. An account whose file was
 * lost gets a new key and password: only hashes of the old ones are stored.
 */
export async function ensureCredentials(options: CredentialsOptions): Promise<Credentials> {
  const { dataDir, baseUrl, temporalUiUrl, seed } = options;
  const file = join(dataDir, 'credentials.json');
  const created = await seed([]);
  const kept = keyIn(created) ? created : ((await readIfPresent(file)) ?? '');
  const key = keyIn(kept) ?? keyIn(await seed(['--new-key']));
  if (key === undefined) throw new StackError('db/seed.ts made no key for the first account.');
  const signIn = signInOf(kept) ?? signInOf(await seed(['--new-password']));
  if (signIn === undefined) throw new StackError('db/seed.ts made no password for the first account.');
  const credentials: Credentials = {
    base_url: baseUrl,
    ...key,
    console_url: `${baseUrl}/console`,
    ...signIn,
    temporal_ui_url: temporalUiUrl ?? null,
  };
  await writeJson(file, credentials, privateMode);
  return credentials;
}
