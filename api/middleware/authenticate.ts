/** Who calls, and whether the token's scopes suffice. */
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../contract/errors.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { TokenIssuer } from '../auth/tokens.ts';
import type { Caller } from '../services.ts';

/**
 * Reads `Authorization: Bearer` (RFC 6750 §2.1; never from the query or the body).
 * @throws ApiError `UNAUTHENTICATED`, `TOKEN_EXPIRED`, `INSUFFICIENT_SCOPE`
 */
export async function authenticate(
  request: IncomingMessage,
  endpoint: Endpoint,
  tokens: TokenIssuer,
): Promise<Caller> {
  const given = request.headersDistinct['authorization'] ?? [];
  if (given.length === 0)
    throw new ApiError('UNAUTHENTICATED', 'Send an access token as Authorization: Bearer.');
  const token = given.length === 1 ? /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(given[0] ?? '')?.[1] : undefined;
  if (token === undefined)
    throw new ApiError('UNAUTHENTICATED', 'The Authorization header is not one Bearer token.');
  const caller = await tokens.verify(token);
  const needed = endpoint.scope;
  if (needed !== 'any' && needed !== 'none' && !caller.scopes.includes(needed)) {
    throw new ApiError('INSUFFICIENT_SCOPE', `This needs the scope ${needed}.`, {
      details: [{ path: 'scope', message: `lacks ${needed}` }],
    });
  }
  return caller;
}
