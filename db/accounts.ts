/** Accounts and their API keys. */
import type { Scope } from '../contract/scopes.ts';
import type { Db, Tx } from './client.ts';

/** The tenant that a query speaks for; first argument of every query that serves a client. */
export type AccountId = string & { readonly __brand: 'AccountId' };

export interface ApiKeyRow {
  id: string;
  account_id: AccountId;
  name: string;
  client_id: string;
  secret_hash: string;
  scopes: Scope[];
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
