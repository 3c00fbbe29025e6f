/** Subscriptions: events posted to an address of the client's, signed. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';
import {
  createWebhookSchema,
  deletedWebhookSchema,
  mostWebhooks,
  replayedSchema,
  replaySchema,
  testWebhookSchema,
  updateWebhookSchema,
  webhookSchema,
  webhookTestSchema,
  webhookWithSecretSchema,
} from '../schemas/webhooks.ts';

const tag = 'Webhooks';
const scope = 'webhooks:manage';
export const webhookParams = z.object({ webhook_id: idSchema('webhook') });

export const createWebhook = endpoint({
  id: 'createWebhook',
  method: 'POST',
  path: '/v2/webhooks',
  tag,
  summary: 'Subscribe to events',
  description: `Events are posted to \`url\` with Standard Webhooks signatures. A 2xx answer within 15 seconds takes an event; anything else is tried again after 5 seconds, 5 minutes, 30 minutes and 2 hours. An account has at most ${mostWebhooks} subscriptions: one more answers \`CONFLICT\`. The secret is shown this once.`,
  scope,
  body: createWebhookSchema,
  success: { status: 201, schema: webhookWithSecretSchema, description: 'The subscription with its secret' },
  errors: ['URL_NOT_ALLOWED', 'CONFLICT'],
  idempotency: 'transaction',
  secretAnswer: true,
});

export const listWebhooks = endpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/v2/webhooks',
  tag,
  summary: 'List subscriptions, newest first',
  scope,
  query: z.strictObject({
    ...pageQuery,
    agent_id: idSchema('agent').optional(),
    enabled: z.enum(['true', 'false']).optional(),
  }),
  success: { status: 200, schema: pageOf(webhookSchema), description: 'A page of subscriptions' },
  errors: ['INVALID_CURSOR'],
});

export const getWebhook = endpoint({
  id: 'getWebhook',
  method: 'GET',
  path: '/v2/webhooks/{webhook_id}',
  tag,
  summary: 'Read a subscription',
  scope,
  params: webhookParams,
  success: { status: 200, schema: webhookSchema, description: 'The subscription' },
  errors: [],
  etag: true,
});

export const updateWebhook = endpoint({
  id: 'updateWebhook',
  method: 'PATCH',
  path: '/v2/webhooks/{webhook_id}',
  tag,
  summary: 'Change a subscription',
  description:
    'Disabling stops deliveries at once; enabled again, it goes on with what is still due. Events that happen meanwhile are not delivered unless they are replayed.',
  scope,
  params: webhookParams,
  body: updateWebhookSchema,
  success: { status: 200, schema: webhookSchema, description: 'The subscription as it is now' },
  errors: ['URL_NOT_ALLOWED'],
  idempotency: 'transaction',
  etag: true,
});

export const deleteWebhook = endpoint({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/v2/webhooks/{webhook_id}',
  tag,
  summary: 'Unsubscribe',
  description: 'Deliveries stop at once.',
  scope,
  params: webhookParams,
  success: { status: 200, schema: deletedWebhookSchema, description: 'It is gone' },
  errors: [],
  idempotency: 'transaction',
});

export const rotateWebhookSecret = endpoint({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v2/webhooks/{webhook_id}/rotate-secret',
  tag,
  summary: 'Get a new secret',
  description:
    'For 24 hours the secret before it signs too, and each one longer before that until its own 24 hours are over. The new one is shown this once.',
  scope,
  params: webhookParams,
  success: {
    status: 200,
    schema: webhookWithSecretSchema,
    description: 'The subscription with its new secret',
  },
  errors: ['CONFLICT'],
  idempotency: 'transaction',
  secretAnswer: true,
});

export const testWebhook = endpoint({
  id: 'testWebhook',
  method: 'POST',
  path: '/v2/webhooks/{webhook_id}/test',
  tag,
  summary: 'Send a signed example now',
  description:
    "Posts the type's example, signed like any event, also where the subscription is disabled, and answers with what came of it. It is tried once and stands neither in the event log nor among the deliveries.",
  scope,
  params: webhookParams,
  body: testWebhookSchema,
  success: { status: 200, schema: webhookTestSchema, description: 'What the endpoint answered' },
  errors: [],
  idempotency: 'lease',
});

export const replayWebhook = endpoint({
  id: 'replayWebhook',
  method: 'POST',
  path: '/v2/webhooks/{webhook_id}/replay',
  tag,
  summary: 'Send events again',
  description:
    'All events of the window that the subscription asks for, whether or not it had them before, under their original `webhook-id`. What still waits for its first attempt is left alone. Replays give way to live events. At most 250,000 events at once. The window reaches back 30 days, and to whatever was given up within the last 30 days.',
  scope,
  params: webhookParams,
  body: replaySchema,
  success: { status: 202, schema: replayedSchema, description: 'How many are being sent' },
  alternative: { status: 200, schema: replayedSchema, description: 'Dry run: how many would be' },
  errors: ['CONFLICT'],
  idempotency: 'lease',
});
