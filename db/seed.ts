/**
 * Makes the first account with a password and an API key with every scope, and prints them as one JSON line; prints
 * nothing on an installation that has an account. `--new-key` makes another key for the first account, `--new-password`
 * another password.
 */
import { randomBytes } from 'node:crypto';
import { scopes } from '../contract/scopes.ts';
import { loadDatabaseConfig } from '../config.ts';
import { apiKeyOf, newClientCredentials } from '../domain/client-secrets.ts';
import { newId } from '../domain/ids.ts';
import { createPasswords } from '../domain/passwords.ts';
import { findAccount, setPassword, type AccountId } from './accounts.ts';
import { insertApiKey } from './api-keys.ts';
import { createDb, type Db } from './client.ts';
import { advisoryLocks } from './locks.ts';
import { findFirstAccount, insertAccount } from './system-accounts.ts';

export interface SeededKey {
  account_id: string;
  client_id: string;
  client_secret: string;
  api_key: string;
}

export interface SeededPassword {
  account_id: string;
  email: string;
  password: string;
}

const firstEmail = 'owner@localhost';

/** @returns the new key, with the password where the account is new too; null where there was nothing to make */
export async function seed(
  db: Db,
  options: { newKey: boolean },
): Promise<(SeededKey & Partial<SeededPassword>) | null> {
  const password = newPassword();
  return await db.transaction(async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.seed]);
    const present = await findFirstAccount(tx);
    if (present && !options.newKey) return null;
    const accountId = present?.id ?? (newId('account') as AccountId);
    if (!present) {
      const passwordHash = await createPasswords().hash(password);
      await insertAccount(tx, { id: accountId, email: firstEmail, passwordHash });
    }
    const { clientId, clientSecret, secretHash } = newClientCredentials();
    await insertApiKey(tx, accountId, { id: newId('key'), name: 'First key', clientId, secretHash, scopes });
    return {
      account_id: accountId,
      client_id: clientId,
      client_secret: clientSecret,
      api_key: apiKeyOf(clientId, clientSecret),
      ...(present ? {} : { email: firstEmail, password }),
    };
  });
}

/** Gives the first account another password; null where there is no account. */
export async function renewPassword(db: Db): Promise<SeededPassword | null> {
  const present = await findFirstAccount(db);
  const account = present && (await findAccount(db, present.id));
  if (!account) return null;
  const password = newPassword();
  await setPassword(db, account.id, await createPasswords().hash(password));
  return { account_id: account.id, email: account.email, password };
}

const newPassword = () => randomBytes(18).toString('base64url');

if (import.meta.main) {
  const db = createDb({
    url: loadDatabaseConfig(process.env).databaseUrl,
    poolSize: 2,
    applicationName: 'switchboard-seed',
  });
  try {
    const key = await seed(db, { newKey: process.argv.includes('--new-key') });
    const password = process.argv.includes('--new-password') ? await renewPassword(db) : null;
    if (key ?? password) process.stdout.write(`${JSON.stringify({ ...key, ...password })}\n`);
  } finally {
    await db.destroy();
  }
}
