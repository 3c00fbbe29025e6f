/** An API key that authenticates itself: by HTTP Basic or in the body (RFC 6749 §2.3.1). */
import { ApiError } from '../../contract/errors.ts';
import type { ApiKeyRow } from '../../db/api-keys.ts';
import type { Db } from '../../db/client.ts';
import { findApiKeyByClientId } from '../../db/system-api-keys.ts';
import { hashClientSecret, matchesClientSecret } from '../../domain/client-secrets.ts';
import { readBasic, type ClientCredentials } from './basic.ts';

/** Compared against for unknown clients, so that they take as long as known ones. */
const nobodysHash = hashClientSecret('nobody');

interface ClientBody {
  client_id?: string | undefined;
  client_secret?: string | undefined;
}

/**
 * The key whose secret was given; for a while after a rotation the one before is as good.
 * @throws ApiError `INVALID_CLIENT`, also for none (RFC 6749 §5.2); `INVALID_REQUEST` for two
 */
export async function authenticateClient(
  db: Db,
  body: ClientBody,
  authorization: string | string[] | undefined,
): Promise<ApiKeyRow> {
  const { clientId, clientSecret } = readClient(body, authorization);
  const key = await findApiKeyByClientId(db, clientId);
  const matches = matchesClientSecret(clientSecret, key?.secret_hash ?? nobodysHash);
  const matchesPrevious = matchesClientSecret(clientSecret, key?.previous_secret_hash ?? nobodysHash);
  const previousLives = (key?.previous_secret_expires_at?.getTime() ?? 0) > Date.now();
  if (!key || key.revoked_at || !(matches || (matchesPrevious && previousLives))) throw invalidClient();
  return key;
}

/** Credentials from the body or from HTTP Basic, one of the two (RFC 6749 §2.3.1). */
function readClient(body: ClientBody, authorization: string | string[] | undefined): ClientCredentials {
  if (typeof authorization === 'string') {
    if (body.client_secret !== undefined) {
      throw new ApiError('INVALID_REQUEST', 'Give the credentials once.', {
        details: [{ path: 'client_secret', message: 'stands beside an Authorization header' }],
      });
    }
    const credentials = readBasic(authorization);
    if (!credentials) throw invalidClient();
    // Libraries name the client in the body too; another one would be a second way to authenticate.
    if (body.client_id !== undefined && body.client_id !== credentials.clientId) {
      throw new ApiError('INVALID_REQUEST', 'Name one client.', {
        details: [{ path: 'client_id', message: 'is not the one of the Authorization header' }],
      });
    }
    return credentials;
  }
  if (body.client_id === undefined || body.client_secret === undefined) {
    const missing = (['client_id', 'client_secret'] as const).filter((name) => body[name] === undefined);
    throw new ApiError('INVALID_CLIENT', 'The client credentials are missing.', {
      details: missing.map((path) => ({ path, message: 'is required, here or by HTTP Basic' })),
    });
  }
  return { clientId: body.client_id, clientSecret: body.client_secret };
}

const invalidClient = () => new ApiError('INVALID_CLIENT', 'No active API key has these credentials.');
