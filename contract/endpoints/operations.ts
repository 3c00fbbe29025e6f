/** Long work: follow it. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';
import { operationKindSchema, operationSchema, operationStatusSchema } from '../schemas/operations.ts';

export const getOperation = endpoint({
  id: 'getOperation',
  method: 'GET',
  path: '/v2/operations/{operation_id}',
  tag: 'Operations',
  summary: 'Follow an operation',
  description: 'While it is pending, `Retry-After` says when to ask again.',
  scope: 'agents:read',
  params: z.object({ operation_id: idSchema('operation') }),
  success: { status: 200, schema: operationSchema, description: 'The operation with its steps' },
  errors: [],
  etag: true,
});

export const listOperations = endpoint({
  id: 'listOperations',
  method: 'GET',
  path: '/v2/operations',
  tag: 'Operations',
  summary: 'List operations, newest first',
  scope: 'agents:read',
  query: z.strictObject({
    ...pageQuery,
    status: operationStatusSchema.optional(),
    kind: operationKindSchema.optional(),
  }),
  success: { status: 200, schema: pageOf(operationSchema), description: 'A page of operations' },
  errors: ['INVALID_CURSOR'],
});
