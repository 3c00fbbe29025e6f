/** Long work: follow it, stop it, do it again. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';
import { operationKindSchema, operationSchema, operationStatusSchema } from '../schemas/operations.ts';

export const operationParams = z.object({ operation_id: idSchema('operation') });

export const getOperation = endpoint({
  id: 'getOperation',
  method: 'GET',
  path: '/v2/operations/{operation_id}',
  tag: 'Operations',
  summary: 'Follow an operation',
  description: 'While it is pending, `Retry-After` says when to ask again.',
  scope: 'agents:read',
  params: operationParams,
  success: {
    status: 200,
    schema: operationSchema,
    description: 'The operation with its steps',
    headers: ['Retry-After'],
  },
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
    agent_id: idSchema('agent').optional(),
  }),
  success: { status: 200, schema: pageOf(operationSchema), description: 'A page of operations' },
  errors: ['INVALID_CURSOR'],
});

export const cancelOperation = endpoint({
  id: 'cancelOperation',
  method: 'POST',
  path: '/v2/operations/{operation_id}/cancel',
  tag: 'Operations',
  summary: 'Stop an operation',
  description:
    'Interrupts what it is doing and takes back what it has done; it then ends `failed` with `CANCELED`. Once accepted this is certain, also where the workflow has not begun or cannot be reached at the moment. Cancelling again changes nothing. What has ended, and a deletion that has begun to release, answer `CONFLICT`.',
  scope: 'agents:write',
  params: operationParams,
  success: { status: 202, schema: operationSchema, description: 'Accepted: the operation that will end' },
  errors: ['CONFLICT'],
  idempotency: 'transaction',
});

export const retryOperation = endpoint({
  id: 'retryOperation',
  method: 'POST',
  path: '/v2/operations/{operation_id}/retry',
  tag: 'Operations',
  summary: 'Do a failed operation again',
  description:
    'Starts afresh with the same request, as an operation of its own that names the failed one in `retry_of`. Any other than a failed one answers `CONFLICT`.',
  scope: 'agents:write',
  params: operationParams,
  success: { status: 202, schema: operationSchema, description: 'Accepted: the new operation' },
  errors: ['CONFLICT', 'CREDIT_EXHAUSTED'],
  idempotency: 'transaction',
});
