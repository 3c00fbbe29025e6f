/** Tokens: getting one, ending one, asking about one, and what verifies them. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  introspectionSchema,
  jwksSchema,
  serverMetadataSchema,
  tokenQuestionSchema,
  tokenRequestSchema,
  tokenSchema,
} from '../schemas/auth.ts';

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

export const revokeToken = endpoint({
  id: 'revokeToken',
  method: 'POST',
  path: '/v2/auth/revoke',
  tag: 'Authentication',
  summary: 'End an access token',
  description:
    'RFC 7009: JSON, form or HTTP Basic. On every replica within 5 seconds. Answers alike for tokens that are not live ones of this account, and has no effect on them; repeating it is harmless.',
  scope: 'client',
  body: tokenQuestionSchema,
  bodyStyle: 'oauth',
  success: { status: 200, schema: z.object({}), description: 'The token is not valid any more' },
  errors: [],
  limit: 'token',
});

export const introspectToken = endpoint({
  id: 'introspectToken',
  method: 'POST',
  path: '/v2/auth/introspect',
  tag: 'Authentication',
  summary: 'Ask what a token is good for',
  description: 'RFC 7662: JSON, form or HTTP Basic.',
  scope: 'client',
  body: tokenQuestionSchema,
  bodyStyle: 'oauth',
  success: { status: 200, schema: introspectionSchema, description: 'What the token says, if it is live' },
  errors: [],
  limit: 'token',
});

export const getServerMetadata = endpoint({
  id: 'getServerMetadata',
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  tag: 'Authentication',
  summary: 'Where the OAuth endpoints are, and what they support',
  scope: 'none',
  success: { status: 200, schema: serverMetadataSchema, description: 'Metadata by RFC 8414' },
  errors: [],
});
