/** Accounts and their API keys. */
import type { Scope } from '../contract/scopes.ts';
import type { Db, Tx } from './client.ts';

/** The tenant that a query speaks for; first argument of every query that serves a client. */
export type AccountId = string & { readonly __brand: 'AccountId' };

export interface AccountRow {
  id: AccountId;
  email: string;
  password_hash: string | null;
  balance_microusd: number;
  created_at: Date;
}

export async function findAccount(db: Db | Tx, accountId: AccountId): Promise<AccountRow | null> {
  return (await db<AccountRow>('accounts').where({ id: accountId }).first()) ?? null;
}

/** Another password; whoever is signed in with the old one is signed out. */
export async function setPassword(db: Db | Tx, accountId: AccountId, passwordHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx('accounts').where({ id: accountId }).update({ password_hash: passwordHash });
    await tx('sessions').where({ account_id: accountId }).delete();
  });
}

export interface ApiKeyRow {
  id: string;
  account_id: AccountId;
  name: string;
  client_id: string;
  secret_hash: string;
  /** Still good until `previous_secret_expires_at`, after a rotation. */
  previous_secret_hash: string | null;
  previous_secret_expires_at: Date | null;
  scopes: Scope[];
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export async function insertApiKey(
  db: Db | Tx,
  accountId: AccountId,
  key: { id: string; name: string; clientId: string; secretHash: string; scopes: readonly Scope[] },
): Promise<void> {
  await db('api_keys').insert({
    id: key.id,
    account_id: accountId,
    name: key.name,
    client_id: key.clientId,
    secret_hash: key.secretHash,
    scopes: key.scopes,
  });
}
