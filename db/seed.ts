/**
 * Makes the first account and an API key with every scope, and prints them as one JSON line; prints nothing on an
 * installation that has an account. `--new-key` makes another key for the first account.
 */
import { scopes } from '../contract/scopes.ts';
import { loadDatabaseConfig } from '../config.ts';
import { apiKeyOf, newClientCredentials } from '../domain/client-secrets.ts';
import { newId } from '../domain/ids.ts';
import { insertApiKey, type AccountId } from './accounts.ts';
import { createDb, type Db } from './client.ts';
import { findFirstAccount, insertAccount } from './system.ts';

export interface SeededKey {
  account_id: string;
  client_id: string;
  client_secret: string;
  api_key: string;
}

const seedLock = 7_202_403;

/** @returns the new key, or null where there was nothing to make */
export async function seed(db: Db, options: { newKey: boolean; email?: string }): Promise<SeededKey | null> {
  return await db.transaction(async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(?)', [seedLock]);
    const present = await findFirstAccount(tx);
    if (present && !options.newKey) return null;
    const accountId = present?.id ?? (newId('account') as AccountId);
    if (!present) await insertAccount(tx, { id: accountId, email: options.email ?? 'owner@localhost' });
    const { clientId, clientSecret, secretHash } = newClientCredentials();
    await insertApiKey(tx, accountId, { id: newId('key'), name: 'First key', clientId, secretHash, scopes });
    return {
      account_id: accountId,
      client_id: clientId,
      client_secret: clientSecret,
      api_key: apiKeyOf(clientId, clientSecret),
    };
  });
}

if (import.meta.main) {
  const db = createDb({
    url: loadDatabaseConfig(process.env).databaseUrl,
    poolSize: 2,
    applicationName: 'switchboard-seed',
  });
  try {
    const key = await seed(db, { newKey: process.argv.includes('--new-key') });
    if (key) process.stdout.write(`${JSON.stringify(key)}\n`);
  } finally {
    await db.destroy();
  }
}
