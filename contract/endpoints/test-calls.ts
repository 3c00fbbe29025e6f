/** Talk to a deployed agent by text. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { text } from '../schemas/common.ts';
import { sourceSchema } from '../schemas/facts.ts';
import { agentParams } from './agents.ts';

export const createTestCall = endpoint({
  id: 'createTestCall',
  method: 'POST',
  path: '/v2/agents/{agent_id}/test-calls',
  tag: 'Agents',
  summary: 'Hold a text conversation with the deployed agent',
  description:
    'The caller turns are scripted; the answer is the finished call, from the greeting on, with the sources of every claim.',
  scope: 'agents:write',
  params: agentParams,
  body: z
    .strictObject({
      turns: z.array(text(2000)).min(1).max(50).describe('What the caller says, turn by turn'),
      caller_id: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number in E.164, e.g. +12125550123')
        .optional(),
    })
    .meta({
      id: 'CreateTestCall',
      example: { turns: ['When are you open on Saturday?', 'Thank you, bye!'] },
    }),
  success: {
    status: 200,
    schema: z
      .object({
        call_id: idSchema('call'),
        turns: z.array(
          z.object({
            speaker: z.enum(['agent', 'caller']),
            text: z.string(),
            sources: z.array(sourceSchema).optional().describe('What an answer rests on'),
          }),
        ),
      })
      .meta({ id: 'TestCall' }),
    description: 'The finished call',
  },
  errors: ['CONFLICT', 'UPSTREAM_FAILED'],
  idempotency: 'lease',
});
