/** Tokens for API keys: given, ended, asked about; and how others verify them. */
import {
  createToken,
  getJwks,
  getServerMetadata,
  introspectToken,
  revokeToken,
} from '../../contract/endpoints/auth.ts';
import { ApiError } from '../../contract/errors.ts';
import { scopes, scopeSchema, type Scope } from '../../contract/scopes.ts';
import type { AccountId } from '../../db/accounts.ts';
import { insertRevocation } from '../../db/system-trust.ts';
import { revocationSubjects } from '../../domain/revocation-subjects.ts';
import { authenticateClient } from '../auth/client-credentials.ts';
import type { TokenClaims } from '../auth/tokens.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

const publicFor = { 'Cache-Control': 'public, max-age=300' };

export function authRoutes({ db, keys, tokens, revocations, keyUsage, publicUrl }: Services): Route[] {
  /** What a token says if it is a live one of this account; null for every other one. */
  async function inspect(accountId: AccountId, token: string): Promise<TokenClaims | null> {
    try {
      const claims = await tokens.verify(token);
      return claims.accountId === accountId ? claims : null;
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'UNAVAILABLE') return null;
      throw error;
    }
  }

  return [
    route(createToken)(async ({ body, headers }) => {
      const key = await authenticateClient(db, body, headers['authorization']);
      const granted = grantedScopes(body.scope, key.scopes);
      const accessToken = await tokens.issue({
        accountId: key.account_id,
        keyId: key.id,
        clientId: key.client_id,
        scopes: granted,
      });
      keyUsage.mark(key.id);
      return {
        body: {
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: tokens.lifetimeSeconds,
          scope: granted.join(' '),
          scopes: granted,
        },
      };
    }),

    route(revokeToken)(async ({ body, headers }) => {
      const key = await authenticateClient(db, body, headers['authorization']);
      const claims = await inspect(key.account_id, body.token);
      if (claims) {
        const subject = revocationSubjects.token(claims.tokenId);
        await insertRevocation(db, subject, claims.expiresAtSeconds - Math.floor(Date.now() / 1000) + 60);
        revocations.note(subject);
      }
      return { body: {} };
    }),

    route(introspectToken)(async ({ body, headers }) => {
      const key = await authenticateClient(db, body, headers['authorization']);
      const claims = await inspect(key.account_id, body.token);
      return { body: claims ? presentClaims(claims) : { active: false } };
    }),

    route(getJwks)(async () => {
      await keys.ensureFresh();
      return { body: keys.jwks, headers: publicFor };
    }),

    route(getServerMetadata)(() => {
      const methods = ['client_secret_basic', 'client_secret_post'];
      const body = {
        issuer: publicUrl,
        token_endpoint: `${publicUrl}${createToken.path}`,
        revocation_endpoint: `${publicUrl}${revokeToken.path}`,
        introspection_endpoint: `${publicUrl}${introspectToken.path}`,
        jwks_uri: `${publicUrl}${getJwks.path}`,
        scopes_supported: [...scopes],
        response_types_supported: [],
        grant_types_supported: ['client_credentials'],
        token_endpoint_auth_methods_supported: methods,
        revocation_endpoint_auth_methods_supported: methods,
        introspection_endpoint_auth_methods_supported: methods,
        service_documentation: `${publicUrl}/docs`,
      };
      return Promise.resolve({ body, headers: publicFor });
    }),
  ];
}

function presentClaims(claims: TokenClaims) {
  return {
    active: true,
    scope: claims.scopes.join(' '),
    client_id: claims.clientId,
    token_type: 'Bearer' as const,
    exp: claims.expiresAtSeconds,
    iat: claims.issuedAtSeconds,
    sub: claims.keyId,
    aud: claims.issuer,
    iss: claims.issuer,
    jti: claims.tokenId,
  };
}

function grantedScopes(asked: string | undefined, held: readonly Scope[]): Scope[] {
  const names = asked?.split(' ').filter((name) => name !== '') ?? [];
  if (names.length === 0) return [...held];
  return [...new Set(names)].map((name) => {
    const scope = scopeSchema.safeParse(name);
    if (!scope.success) {
      throw new ApiError('INVALID_REQUEST', 'A scope is not known.', {
        details: [
          { path: 'scope', message: `must be a space-separated subset of ${scopeSchema.options.join(', ')}` },
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
