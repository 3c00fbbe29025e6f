/** API keys: the service accounts that programs get their tokens with. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';
import {
  apiKeySchema,
  apiKeyWithSecretSchema,
  createApiKeySchema,
  rotateApiKeySchema,
} from '../schemas/sessions.ts';

const keyParams = z.object({ key_id: idSchema('key') });

export const createApiKey = endpoint({
  id: 'createApiKey',
  method: 'POST',
  path: '/v2/api-keys',
  tag: 'API keys',
  summary: 'Make an API key',
  description: 'The secret is in this answer and nowhere else; what is kept of it is a hash.',
  scope: 'session',
  body: createApiKeySchema,
  success: { status: 201, schema: apiKeyWithSecretSchema, description: 'The key with its secret' },
  errors: [],
  idempotency: 'transaction',
  secretAnswer: true,
});

export const listApiKeys = endpoint({
  id: 'listApiKeys',
  method: 'GET',
  path: '/v2/api-keys',
  tag: 'API keys',
  summary: 'List API keys, newest first',
  scope: 'session',
  query: z.strictObject({ ...pageQuery }),
  success: { status: 200, schema: pageOf(apiKeySchema), description: 'A page of API keys' },
  errors: ['INVALID_CURSOR'],
});

export const getApiKey = endpoint({
  id: 'getApiKey',
  method: 'GET',
  path: '/v2/api-keys/{key_id}',
  tag: 'API keys',
  summary: 'Read an API key',
  scope: 'session',
  params: keyParams,
  success: { status: 200, schema: apiKeySchema, description: 'The key' },
  errors: [],
  etag: true,
});

export const deleteApiKey = endpoint({
  id: 'deleteApiKey',
  method: 'DELETE',
  path: '/v2/api-keys/{key_id}',
  tag: 'API keys',
  summary: 'Revoke an API key',
  description: 'It gets no token from now on, and those that it was given are refused within 5 seconds.',
  scope: 'session',
  params: keyParams,
  success: {
    status: 200,
    schema: z.object({ key_id: idSchema('key'), deleted: z.literal(true) }),
    description: 'Revoked',
  },
  errors: [],
  idempotency: 'transaction',
});

export const rotateApiKey = endpoint({
  id: 'rotateApiKey',
  method: 'POST',
  path: '/v2/api-keys/{key_id}/rotate',
  tag: 'API keys',
  summary: 'Give an API key another secret',
  description:
    'The client id stays. The secret of before is good for `overlap_seconds` more; with 0 it is not good at all from now on. Tokens that were given live on.',
  scope: 'session',
  params: keyParams,
  body: rotateApiKeySchema,
  success: { status: 200, schema: apiKeyWithSecretSchema, description: 'The key with its new secret' },
  errors: [],
  idempotency: 'transaction',
  secretAnswer: true,
});
