/** What the OAuth endpoints take and answer: RFC 6749 §4.4, RFC 7009, RFC 7662, RFC 8414. */
import { z } from 'zod';
import { scopeSchema } from '../scopes.ts';

const clientCredentials = {
  client_id: z.string().min(1).max(255).optional().describe('Here or by HTTP Basic'),
  client_secret: z.string().min(1).max(255).optional(),
};

export const tokenRequestSchema = z
  .object({
    grant_type: z.literal('client_credentials'),
    ...clientCredentials,
    scope: z
      .string()
      .max(255)
      .optional()
      .describe("Space-separated subset of the key's scopes; all of them where it is left out"),
  })
  .meta({ id: 'TokenRequest' });

export const tokenSchema = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int().describe('Seconds'),
    scope: z.string().describe('Those of the token, space-separated (RFC 6749 §5.1)'),
    scopes: z.array(scopeSchema),
  })
  .meta({ id: 'Token' });

export const jwksSchema = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });

/** Of revocation (RFC 7009 §2.1) and introspection (RFC 7662 §2.1). */
export const tokenQuestionSchema = z
  .object({
    token: z.string().min(1).max(10_000),
    token_type_hint: z.string().max(255).optional().describe('Taken and not needed: there is one kind'),
    ...clientCredentials,
  })
  .meta({ id: 'TokenQuestion' });

export const introspectionSchema = z
  .object({
    active: z.boolean().describe('False for every token that is not a live one of this account'),
    scope: z.string().optional().describe('Space-separated'),
    client_id: z.string().optional(),
    token_type: z.literal('Bearer').optional(),
    exp: z.number().int().optional(),
    iat: z.number().int().optional(),
    sub: z.string().optional().describe('The API key'),
    aud: z.string().optional(),
    iss: z.string().optional(),
    jti: z.string().optional(),
  })
  .meta({ id: 'Introspection' });

export const serverMetadataSchema = z
  .object({
    issuer: z.string(),
    token_endpoint: z.string(),
    revocation_endpoint: z.string(),
    introspection_endpoint: z.string(),
    jwks_uri: z.string(),
    scopes_supported: z.array(scopeSchema),
    response_types_supported: z.array(z.string()).describe('None: there is no authorization endpoint'),
    grant_types_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    revocation_endpoint_auth_methods_supported: z.array(z.string()),
    introspection_endpoint_auth_methods_supported: z.array(z.string()),
    service_documentation: z.string(),
  })
  .meta({ id: 'AuthorizationServerMetadata' });
