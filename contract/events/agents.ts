/** What happens to agents. */
import { z } from 'zod';
import { errorObjectSchema } from '../errors.ts';
import { idSchema } from '../ids.ts';
import { platformNameSchema } from '../schemas/agents.ts';
import { releasedSchema } from '../schemas/operations.ts';
import { eventType, exampleIds } from './definition.ts';

const agentFields = {
  operation_id: idSchema('operation').describe('The operation that did it'),
  name: z.string().describe('What you call the agent'),
  platform: platformNameSchema,
};

const exampleAgent = {
  operation_id: exampleIds.operation,
  name: 'Front desk',
  platform: 'local',
} as const;

export const agentEvents = {
  'agent.activated': eventType({
    description: 'An agent is live: it answers on its phone number.',
    data: z.strictObject({
      ...agentFields,
      business_url: z.string(),
      phone_number: z.string().describe('E.164'),
      version: z.number().int(),
      provisioning_time_seconds: z.number(),
    }),
    example: {
      ...exampleAgent,
      business_url: 'https://www.example.com/',
      phone_number: '+12125550123',
      version: 1,
      provisioning_time_seconds: 4.2,
    },
  }),

  'agent.updated': eventType({
    description: "An agent's new version is deployed.",
    data: z.strictObject({
      ...agentFields,
      phone_number: z.string().describe('E.164'),
      version: z.number().int(),
      previous_version: z.number().int(),
      changed: z
        .array(z.string().max(64))
        .min(1)
        .max(50)
        .describe('What differs from the version before, e.g. `system_prompt`, `voice`, `phone_number`'),
    }),
    example: {
      ...exampleAgent,
      phone_number: '+12125550123',
      version: 2,
      previous_version: 1,
      changed: ['voice'],
    },
  }),

  'agent.provisioning_failed': eventType({
    description: 'An agent could not be built; everything that was made for it has been taken back.',
    data: z.strictObject({
      ...agentFields,
      business_url: z.string(),
      error: errorObjectSchema,
      released: z.array(releasedSchema).max(100).describe('What was taken back at the platform'),
    }),
    example: {
      ...exampleAgent,
      business_url: 'https://www.example.com/',
      error: {
        code: 'SITE_UNREACHABLE',
        message: 'The site could not be read: its name does not exist in the DNS.',
        retryable: true,
        recovery: { action: 'fix_site', description: 'Make the site reachable and provision again.' },
        request_id: 'req_0123456789abcdef0123456789abcdef',
      },
      released: [],
    },
  }),

  'agent.deleted': eventType({
    description: 'An agent is gone, and with it its phone number and everything else at the platform.',
    data: z.strictObject({
      ...agentFields,
      phone_number: z.string().nullable().describe('The number that was given back, E.164'),
      released: z.array(releasedSchema).max(100).describe('What was taken back at the platform'),
    }),
    example: {
      ...exampleAgent,
      phone_number: '+12125550123',
      released: [
        {
          kind: 'phone_number',
          platform: 'local',
          id: 'num_1',
          released_at: '2026-01-31T09:30:00.000Z',
        },
      ],
    },
  }),
};
