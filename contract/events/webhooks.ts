/** What happens to subscriptions. */
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { timestampSchema } from '../schemas/common.ts';
import { eventType, exampleIds } from './definition.ts';

/** Why the service stopped delivering: the endpoint said 410, or nothing but failures for five days. */
export const disabledReasons = ['gone', 'failing'] as const;

export const webhookEvents = {
  'webhook.disabled': eventType({
    description:
      'A subscription was disabled because its endpoint answered 410, or failed for five days without a success.',
    data: z.strictObject({
      webhook_id: idSchema('webhook').describe('The subscription that was disabled'),
      url: z.string(),
      reason: z.enum(disabledReasons),
      failing_since: timestampSchema.nullable(),
      waiting: z.number().int().min(0).describe('Deliveries that go on when it is enabled again'),
    }),
    example: {
      webhook_id: exampleIds.webhook,
      url: 'https://hooks.example.com/switchboard',
      reason: 'failing',
      failing_since: '2026-01-26T09:30:00.000Z',
      waiting: 312,
    },
    ofAccount: true,
  }),
};
