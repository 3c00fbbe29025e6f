/** Phone numbers that are held for agents. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { platformNameSchema } from '../schemas/agents.ts';
import { costSchema, pageOf, pageQuery, timestampSchema } from '../schemas/common.ts';

const phoneNumberSchema = z
  .object({
    phone_number_id: idSchema('phoneNumber'),
    phone_number: z.string().describe('E.164'),
    agent_id: idSchema('agent').describe('Who answers it'),
    platform: platformNameSchema,
    monthly_cost: costSchema.describe('What holding it costs a month'),
    created_at: timestampSchema,
  })
  .meta({ id: 'PhoneNumber' });
export type PhoneNumber = z.infer<typeof phoneNumberSchema>;

export const listPhoneNumbers = endpoint({
  id: 'listPhoneNumbers',
  method: 'GET',
  path: '/v2/phone-numbers',
  tag: 'Phone numbers',
  summary: 'List the numbers that are held, newest first',
  scope: 'agents:read',
  query: z.strictObject({
    ...pageQuery,
    agent_id: idSchema('agent').optional(),
    platform: platformNameSchema.optional(),
  }),
  success: { status: 200, schema: pageOf(phoneNumberSchema), description: 'A page of phone numbers' },
  errors: ['INVALID_CURSOR'],
});

export const getPhoneNumber = endpoint({
  id: 'getPhoneNumber',
  method: 'GET',
  path: '/v2/phone-numbers/{phone_number_id}',
  tag: 'Phone numbers',
  summary: 'Read a phone number',
  description: 'A number that was given back answers 404.',
  scope: 'agents:read',
  params: z.object({ phone_number_id: idSchema('phoneNumber') }),
  success: { status: 200, schema: phoneNumberSchema, description: 'The phone number' },
  errors: [],
  etag: true,
});
