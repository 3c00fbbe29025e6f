/** What an agent did and cost. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { costSchema, msBetween, overMembers } from '../schemas/common.ts';
import { agentParams } from './agents.ts';

const daySchema = z.iso.date().optional();
const countsSchema = z.record(z.string(), z.number().int());

const agentUsageSchema = z
  .object({
    agent_id: idSchema('agent'),
    since: z.iso.date().nullable().describe('Null: from the first call on'),
    until: z.iso.date().nullable().describe('Null: until now'),
    calls: z.number().int(),
    minutes: z.number().describe('Of conversation, to the second'),
    directions: countsSchema.describe('Calls by direction: `inbound`, `outbound`, `test`'),
    dispositions: countsSchema.describe('Calls by how they ended, e.g. `completed`, `no_answer`'),
    cost: costSchema,
  })
  .meta({ id: 'AgentUsage' });

export const getAgentUsage = endpoint({
  id: 'getAgentUsage',
  method: 'GET',
  path: '/v2/agents/{agent_id}/usage',
  tag: 'Agents',
  summary: 'What an agent did and cost',
  description:
    'Every call, text conversations by `test-calls` too: `directions` tells them apart, and they cost nothing. `GET /v2/account/usage` lists by day what was charged, without them.',
  scope: 'agents:read',
  params: agentParams,
  query: z
    .strictObject({
      since: daySchema.describe('First day in UTC, e.g. 2026-01-01'),
      until: daySchema.describe('Last day in UTC'),
    })
    .refine(({ since, until }) => (msBetween(since, until) ?? 0) >= 0, {
      path: ['until'],
      message: 'is before since',
      ...overMembers,
    }),
  success: { status: 200, schema: agentUsageSchema, description: 'Calls, minutes and cost' },
  errors: [],
  etag: true,
});
