/** API keys of an account; those that were revoked are kept and not shown. */
import type { Scope } from '../contract/scopes.ts';
import { revocationSubjects } from '../domain/revocation-subjects.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { fetchPage, type PageRequest } from './pages.ts';
import { insertRevocation } from './system-trust.ts';

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

export async function listApiKeys(
  db: Db | Tx,
  accountId: AccountId,
  page: PageRequest,
): Promise<ApiKeyRow[]> {
  const query = db<ApiKeyRow>('api_keys').where({ account_id: accountId, revoked_at: null });
  return (await fetchPage(query, page)) as ApiKeyRow[];
}

export async function findApiKey(db: Db | Tx, accountId: AccountId, id: string): Promise<ApiKeyRow | null> {
  return (
    (await db<ApiKeyRow>('api_keys').where({ account_id: accountId, id, revoked_at: null }).first()) ?? null
  );
}

/** The key, locked for the rest of the transaction. */
export async function lockApiKey(tx: Tx, accountId: AccountId, id: string): Promise<ApiKeyRow | null> {
  const query = tx<ApiKeyRow>('api_keys').where({ account_id: accountId, id, revoked_at: null });
  return (await query.forUpdate().first()) ?? null;
}

/** Longer than any token lives, whatever `TOKEN_LIFETIME_SECONDS` was when it was given. */
const revokedForSeconds = 25 * 3600;

/** Ends the key and all tokens that it was given, those on every replica within 5 seconds; returns what is revoked. */
export async function revokeApiKey(tx: Tx, accountId: AccountId, id: string): Promise<string> {
  await tx('api_keys').where({ account_id: accountId, id }).update({ revoked_at: tx.fn.now() });
  const subject = revocationSubjects.key(id);
  await insertRevocation(tx, subject, revokedForSeconds);
  return subject;
}

/** Puts another secret in place; the one of before stays good for a while, the one before that does not. */
export async function rotateApiKey(
  tx: Tx,
  accountId: AccountId,
  id: string,
  secretHash: string,
  overlapSeconds: number,
): Promise<void> {
  await tx.raw(
    `update api_keys set previous_secret_hash = case when ? > 0 then secret_hash end, secret_hash = ?,
       previous_secret_expires_at = case when ? > 0 then now() + make_interval(secs => ?) end
     where account_id = ? and id = ?`,
    [overlapSeconds, secretHash, overlapSeconds, overlapSeconds, accountId, id],
  );
}
