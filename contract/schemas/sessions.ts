/** The console's session and the API keys that are made in it. */
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { scopeSchema } from '../scopes.ts';
import { label, overItems, timestampSchema } from './common.ts';

export const sessionSchema = z
  .object({
    session_id: idSchema('session'),
    account_id: idSchema('account'),
    email: z.string(),
    csrf_token: z.string().describe('Send it as `X-CSRF-Token` on every request that is not a GET'),
    created_at: timestampSchema,
    expires_at: timestampSchema.describe('At the latest; an hour without a request ends it too'),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

const apiKeyFields = {
  key_id: idSchema('key'),
  name: z.string(),
  client_id: z.string(),
  scopes: z.array(scopeSchema),
  created_at: timestampSchema,
  last_used_at: timestampSchema.nullable().describe('To about half a minute'),
  previous_secret_expires_at: timestampSchema
    .nullable()
    .describe('Until when the secret before the last rotation is good as well'),
};

export const apiKeySchema = z.object(apiKeyFields).meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The only answer that has the secret. */
export const apiKeyWithSecretSchema = z
  .object({
    ...apiKeyFields,
    client_secret: z.string().describe('Shown this once'),
    api_key: z
      .string()
      .describe('Both in one, `sk_<client_id>.<client_secret>`, as the tool server takes it'),
  })
  .meta({ id: 'ApiKeyWithSecret' });

export const createApiKeySchema = z
  .strictObject({
    name: label(100).describe('What you call it'),
    scopes: z
      .array(scopeSchema)
      .min(1)
      .max(scopeSchema.options.length)
      .refine((held) => new Set(held).size === held.length, { message: 'holds a scope twice', ...overItems })
      .meta({ uniqueItems: true })
      .describe('The most that its tokens can be given'),
  })
  .meta({ id: 'CreateApiKey', example: { name: 'Reporting', scopes: ['agents:read', 'calls:read'] } });

export const rotateApiKeySchema = z
  .strictObject({
    overlap_seconds: z
      .number()
      .int()
      .min(0)
      .max(604_800)
      .default(86_400)
      .describe('How long the secret of before stays good'),
  })
  .meta({ id: 'RotateApiKey', example: { overlap_seconds: 3600 } });
