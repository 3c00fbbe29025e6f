/** API keys before it is known whose they are, for signing in and for operators. */
import type { ApiKeyRow } from './api-keys.ts';
import type { Db } from './client.ts';

/** Who a client_id belongs to; null for an unknown one. */
export async function findApiKeyByClientId(db: Db, clientId: string): Promise<ApiKeyRow | null> {
  return (await db<ApiKeyRow>('api_keys').where({ client_id: clientId }).first()) ?? null;
}

/** A key by its own id or its client's, whoever has it; one that was revoked too. */
export async function findNamedApiKey(db: Db, name: string): Promise<ApiKeyRow | null> {
  return (await db<ApiKeyRow>('api_keys').where({ id: name }).orWhere({ client_id: name }).first()) ?? null;
}

/** Notes when keys were last used; never moves backwards. */
export async function recordKeyUses(db: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  await db.raw(
    `update api_keys set last_used_at = greatest(last_used_at, used.at)
     from unnest(?::text[], ?::timestamptz[]) as used(id, at) where api_keys.id = used.id`,
    [[...uses.keys()], [...uses.values()]],
  );
}
