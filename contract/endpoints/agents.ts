/** Agents: build one from a web address, and read them. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import {
  agentPlanSchema,
  agentSchema,
  agentStatuses,
  createAgentSchema,
  platformNameSchema,
} from '../schemas/agents.ts';
import { pageOf, pageQuery, text } from '../schemas/common.ts';
import { operationSchema } from '../schemas/operations.ts';

export const createAgent = endpoint({
  id: 'createAgent',
  method: 'POST',
  path: '/v2/agents',
  tag: 'Agents',
  summary: 'Build a voice agent from a web address',
  description:
    'Reads the site, composes knowledge and prompt, deploys the agent, acquires and assigns a phone number and asks the live agent a question. Answers at once with an operation; poll it at `Location`. Once accepted it ends `active` or `failed`, and a failed one leaves nothing behind. With `dry_run` it answers the plan and builds nothing.',
  scope: 'agents:write',
  body: createAgentSchema,
  success: {
    status: 202,
    schema: operationSchema,
    description: 'Accepted: the operation that builds the agent',
  },
  alternative: { status: 200, schema: agentPlanSchema, description: 'Dry run: what would be built' },
  errors: ['URL_NOT_ALLOWED', 'CREDIT_EXHAUSTED'],
  idempotency: 'statement',
});

export const listAgents = endpoint({
  id: 'listAgents',
  method: 'GET',
  path: '/v2/agents',
  tag: 'Agents',
  summary: 'List agents, newest first',
  scope: 'agents:read',
  query: z.strictObject({
    ...pageQuery,
    status: z.enum(agentStatuses).optional(),
    platform: platformNameSchema.optional(),
    template_id: text(64).optional(),
    q: text(100).optional().describe('Part of the name, the business name or the web address'),
  }),
  success: { status: 200, schema: pageOf(agentSchema), description: 'A page of agents' },
  errors: ['INVALID_CURSOR'],
});

export const agentParams = z.object({ agent_id: idSchema('agent') });

export const getAgent = endpoint({
  id: 'getAgent',
  method: 'GET',
  path: '/v2/agents/{agent_id}',
  tag: 'Agents',
  summary: 'Read an agent',
  scope: 'agents:read',
  params: agentParams,
  success: { status: 200, schema: agentSchema, description: 'The agent' },
  errors: [],
  etag: true,
});
