/** API keys: made, listed, given another secret, revoked. */
import {
  createApiKey,
  deleteApiKey,
  getApiKey,
  listApiKeys,
  rotateApiKey,
} from '../../contract/endpoints/api-keys.ts';
import type { ApiKey } from '../../contract/schemas/sessions.ts';
import type { ApiKeyRow } from '../../db/api-keys.ts';
import * as keyRows from '../../db/api-keys.ts';
import { apiKeyOf, newClientCredentials } from '../../domain/client-secrets.ts';
import { newId } from '../../domain/ids.ts';
import { answerList, idOf } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function apiKeyRoutes({ db, sealer, revocations }: Services): Route[] {
  return [
    route(createApiKey)(async ({ body, caller, db: tx }) => {
      const id = newId('key');
      const { clientId, clientSecret, secretHash } = newClientCredentials();
      const key = { id, name: body.name, clientId, secretHash, scopes: body.scopes };
      await keyRows.insertApiKey(tx, caller.accountId, key);
      const row = await keyRows.findApiKey(tx, caller.accountId, id);
      return {
        body: presentWithSecret(row as ApiKeyRow, clientSecret),
        headers: { Location: `/v2/api-keys/${id}` },
      };
    }),

    route(listApiKeys)(async (call) => ({
      body: await answerList(sealer, listApiKeys, call, {
        fetch: (page) => keyRows.listApiKeys(db, call.caller.accountId, page),
        keyOf: idOf,
        present: presentApiKey,
      }),
    })),

    route(getApiKey)(async ({ params, caller }) => {
      const row = await keyRows.findApiKey(db, caller.accountId, params.key_id);
      if (!row) throw notFound('API key');
      return { body: presentApiKey(row) };
    }),

    route(deleteApiKey)(async ({ params, caller, db: tx, requireMatch, afterCommit }) => {
      const row = await keyRows.lockApiKey(tx, caller.accountId, params.key_id);
      if (!row) throw notFound('API key');
      requireMatch(presentApiKey(row));
      const subject = await keyRows.revokeApiKey(tx, caller.accountId, row.id);
      afterCommit(() => revocations.note(subject));
      return { body: { key_id: row.id, deleted: true as const } };
    }),

    route(rotateApiKey)(async ({ params, body, caller, db: tx }) => {
      const row = await keyRows.lockApiKey(tx, caller.accountId, params.key_id);
      if (!row) throw notFound('API key');
      const { clientSecret, secretHash } = newClientCredentials();
      await keyRows.rotateApiKey(tx, caller.accountId, row.id, secretHash, body.overlap_seconds);
      const rotated = await keyRows.findApiKey(tx, caller.accountId, row.id);
      return { body: presentWithSecret(rotated as ApiKeyRow, clientSecret) };
    }),
  ];
}

function presentApiKey(row: ApiKeyRow): ApiKey {
  return {
    key_id: row.id,
    name: row.name,
    client_id: row.client_id,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    previous_secret_expires_at: row.previous_secret_expires_at?.toISOString() ?? null,
  };
}

const presentWithSecret = (row: ApiKeyRow, clientSecret: string) => ({
  ...presentApiKey(row),
  client_secret: clientSecret,
  api_key: apiKeyOf(row.client_id, clientSecret),
});
