/** Tokens and the keys that verify them. */
import { endpoint } from '../endpoint.ts';
import { jwksSchema, tokenRequestSchema, tokenSchema } from '../schemas/auth.ts';

export const createToken = endpoint({
  id: 'createToken',
  method: 'POST',
  path: '/v2/auth/token',
  tag: 'Authentication',
  summary: 'Get an access token',
  description:
    'OAuth 2.0 client credentials (RFC 6749 §4.4): JSON, form or HTTP Basic. The token is a signed `at+jwt` (RFC 9068); `scope` narrows it to a subset of what the key holds.',
  scope: 'none',
  body: tokenRequestSchema,
  bodyStyle: 'oauth',
  success: { status: 200, schema: tokenSchema, description: 'An access token' },
  errors: ['INVALID_CLIENT', 'INSUFFICIENT_SCOPE'],
  limit: 'token',
});

export const getJwks = endpoint({
  id: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  tag: 'Authentication',
  summary: 'Public keys that verify access tokens',
  scope: 'none',
  success: { status: 200, schema: jwksSchema, description: 'A JSON Web Key Set (RFC 7517)' },
  errors: [],
});
