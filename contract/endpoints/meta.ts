/** Health and the description of the service itself. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const healthz = endpoint({
  id: 'healthz',
  method: 'GET',
  path: '/healthz',
  tag: 'Service',
  summary: 'Is the process alive?',
  scope: 'none',
  success: { status: 200, schema: z.object({ status: z.literal('ok') }), description: 'Alive' },
  errors: [],
});

const checkSchema = z.enum(['ok', 'failed']);

export const readyz = endpoint({
  id: 'readyz',
  method: 'GET',
  path: '/readyz',
  tag: 'Service',
  summary: 'Can it take requests?',
  description:
    'Ready as long as the database answers: accepted work waits there while Temporal is away, so `temporal` is reported and does not decide.',
  scope: 'none',
  success: {
    status: 200,
    schema: z.object({
      status: z.literal('ok'),
      checks: z.object({ database: checkSchema, temporal: checkSchema }),
    }),
    description: 'Ready',
  },
  errors: [],
});

export const getOpenApi = endpoint({
  id: 'getOpenApi',
  method: 'GET',
  path: '/v2/openapi.json',
  tag: 'Service',
  summary: 'This description, OpenAPI 3.1',
  scope: 'none',
  success: { status: 200, schema: z.record(z.string(), z.unknown()), description: 'The OpenAPI document' },
  errors: [],
  etag: true,
});
