/** What became of events on their way to a subscription. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { eventTypeSchema } from '../events/index.ts';
import { idSchema } from '../ids.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';
import { deliverySchema, deliveryStatuses } from '../schemas/webhooks.ts';
import { webhookParams } from './webhooks.ts';

const tag = 'Webhooks';
const scope = 'webhooks:manage';
const deliveryParams = webhookParams.extend({ delivery_id: idSchema('delivery') });

export const listDeliveries = endpoint({
  id: 'listDeliveries',
  method: 'GET',
  path: '/v2/webhooks/{webhook_id}/deliveries',
  tag,
  summary: 'List deliveries, the newest event first',
  scope,
  params: webhookParams,
  query: z.strictObject({
    ...pageQuery,
    status: z.enum(deliveryStatuses).optional(),
    event_type: eventTypeSchema.optional(),
  }),
  success: { status: 200, schema: pageOf(deliverySchema), description: 'A page of deliveries' },
  errors: ['INVALID_CURSOR'],
});

export const getDelivery = endpoint({
  id: 'getDelivery',
  method: 'GET',
  path: '/v2/webhooks/{webhook_id}/deliveries/{delivery_id}',
  tag,
  summary: 'Read a delivery with its attempts',
  scope,
  params: deliveryParams,
  success: { status: 200, schema: deliverySchema, description: 'The delivery' },
  errors: [],
  etag: true,
});

export const retryDelivery = endpoint({
  id: 'retryDelivery',
  method: 'POST',
  path: '/v2/webhooks/{webhook_id}/deliveries/{delivery_id}/retry',
  tag,
  summary: 'Send an event again',
  description: 'At once, with all its attempts ahead of it again and under its original `webhook-id`.',
  scope,
  params: deliveryParams,
  success: { status: 202, schema: deliverySchema, description: 'The delivery, waiting' },
  errors: ['CONFLICT'],
  idempotency: 'transaction',
});
