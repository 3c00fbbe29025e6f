/** Tokens for API keys. */
import { createToken, getJwks } from '../../contract/endpoints/auth.ts';
import { ApiError } from '../../contract/errors.ts';
import { scopeSchema, type Scope } from '../../contract/scopes.ts';
import { findApiKeyByClientId } from '../../db/system.ts';
import { hashClientSecret, matchesClientSecret } from '../../domain/client-secrets.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

/** Compared against for unknown clients, so that they take as long as known ones. */
const nobodysHash = hashClientSecret('nobody');

export function authRoutes({ db, keys, tokens }: Services): Route[] {
  return [
    route(createToken)(async ({ body, headers }) => {
      const { clientId, clientSecret } = readClient(body, headers['authorization']);
      const key = await findApiKeyByClientId(db, clientId);
      const matches = matchesClientSecret(clientSecret, key?.secret_hash ?? nobodysHash);
      if (!key || !matches || key.revoked_at) throw invalidClient();
      const scopes = grantedScopes(body.scope, key.scopes);
      const accessToken = await tokens.issue({ accountId: key.account_id, keyId: key.id, clientId, scopes });
      return {
        body: { access_token: accessToken, token_type: 'Bearer', expires_in: tokens.lifetimeSeconds, scopes },
      };
    }),
    route(getJwks)(() =>
      Promise.resolve({
        body: { keys: keys.jwks.keys },
        headers: { 'Cache-Control': 'public, max-age=300' },
      }),
    ),
  ];
}

/** Credentials from the body or from HTTP Basic, one of the two (RFC 6749 §2.3.1). */
function readClient(
  body: { client_id?: string | undefined; client_secret?: string | undefined },
  authorization: string | string[] | undefined,
): { clientId: string; clientSecret: string } {
  if (typeof authorization === 'string') {
    if (body.client_secret !== undefined) {
      throw new ApiError('INVALID_REQUEST', 'Give the credentials once.', {
        details: [{ path: 'client_secret', message: 'stands beside an Authorization header' }],
      });
    }
    return readBasic(authorization);
  }
  if (body.client_id === undefined || body.client_secret === undefined) {
    const missing = (['client_id', 'client_secret'] as const).filter((name) => body[name] === undefined);
    throw new ApiError('INVALID_REQUEST', 'The client credentials are missing.', {
      details: missing.map((path) => ({ path, message: 'is required, here or by HTTP Basic' })),
    });
  }
  return { clientId: body.client_id, clientSecret: body.client_secret };
}

function readBasic(authorization: string): { clientId: string; clientSecret: string } {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1];
  const [clientId, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  if (!clientId || rest.length === 0) throw invalidClient();
  try {
    const credentials = { clientId: formDecode(clientId), clientSecret: formDecode(rest.join(':')) };
    // No client of ours has such an id, and the database could not even be asked for it.
    if (credentials.clientId.includes('\0')) throw invalidClient();
    return credentials;
  } catch {
    throw invalidClient();
  }
}

/** Basic credentials are form-encoded first (RFC 6749 §2.3.1). */
const formDecode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

function grantedScopes(asked: string | undefined, held: readonly Scope[]): Scope[] {
  const names = asked?.split(' ').filter((name) => name !== '') ?? [];
  if (names.length === 0) return [...held];
  return [...new Set(names)].map((name) => {
    const scope = scopeSchema.safeParse(name);
    if (!scope.success) {
      throw new ApiError('INVALID_REQUEST', 'A scope is not known.', {
        details: [
          { path: 'scope', message: `is a space-separated subset of ${scopeSchema.options.join(', ')}` },
        ],
      });
    }
    if (!held.includes(scope.data)) {
      throw new ApiError('INSUFFICIENT_SCOPE', `This API key does not hold the scope ${scope.data}.`, {
        details: [{ path: 'scope', message: `lacks ${scope.data}` }],
      });
    }
    return scope.data;
  });
}

const invalidClient = () => new ApiError('INVALID_CLIENT', 'No active API key has these credentials.');
