/** The token endpoint, by RFC 6749 §4.4. */
import { z } from 'zod';
import { scopeSchema } from '../scopes.ts';

export const tokenRequestSchema = z
  .object({
    grant_type: z.literal('client_credentials'),
    client_id: z.string().min(1).max(255).optional().describe('Here or by HTTP Basic'),
    client_secret: z.string().min(1).max(255).optional(),
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
    scopes: z.array(scopeSchema),
  })
  .meta({ id: 'Token' });

export const jwksSchema = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
