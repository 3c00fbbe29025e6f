/** Who calls; apart from it, whether the token's scopes suffice. */
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../contract/errors.ts';
import { authOf, type Endpoint } from '../../contract/endpoint.ts';
import type { TokenIssuer } from '../auth/tokens.ts';
import type { Caller, Services } from '../services.ts';

/** The caller, by whatever the endpoint's kind of authentication is; undefined where the handler itself looks, or nobody does. */
export async function authenticate(
  request: IncomingMessage,
  endpoint: Endpoint,
  services: Pick<Services, 'tokens' | 'keyUsage' | 'sessions'>,
): Promise<Caller | undefined> {
  switch (authOf(endpoint)) {
    case 'token': {
      const caller = await authenticateToken(request, services.tokens);
      services.keyUsage.mark(caller.keyId);
      return caller;
    }
    case 'session': {
      const session = await services.sessions.authenticate(request, endpoint);
      return { accountId: session.account_id, keyId: session.id, scopes: [], session };
    }
    case 'client':
    case 'none':
      return undefined;
  }
}

/** Throws `INSUFFICIENT_SCOPE` where a token lacks the endpoint's scope. */
export function requireScope({ scope }: Endpoint, caller: Caller): void {
  if (caller.session || scope === 'any' || caller.scopes.some((held) => held === scope)) return;
  throw new ApiError('INSUFFICIENT_SCOPE', `This needs the scope ${scope}.`, {
    details: [{ path: 'scope', message: `lacks ${scope}` }],
  });
}

/**
 * Reads `Authorization: Bearer` (RFC 6750 §2.1; never from the query or the body).
 * @throws ApiError `UNAUTHENTICATED`, `TOKEN_EXPIRED`
 */
async function authenticateToken(request: IncomingMessage, tokens: TokenIssuer): Promise<Caller> {
  const given = request.headersDistinct['authorization'] ?? [];
  if (given.length === 0)
    throw new ApiError('UNAUTHENTICATED', 'Send an access token as Authorization: Bearer.');
  const token = given.length === 1 ? /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(given[0] ?? '')?.[1] : undefined;
  if (token === undefined)
    throw new ApiError('UNAUTHENTICATED', 'The Authorization header is not one Bearer token.');
  return await tokens.verify(token);
}
