/** Agents: build one from a web address, read, change and delete them. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import {
  agentPlanSchema,
  agentSchema,
  agentStatuses,
  createAgentSchema,
  platformNameSchema,
  updateAgentSchema,
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

export const updateAgent = endpoint({
  id: 'updateAgent',
  method: 'PATCH',
  path: '/v2/agents/{agent_id}',
  tag: 'Agents',
  summary: 'Change an agent',
  description:
    'Answers at once with an operation. A change of system prompt, greeting, language, voice, slots or number makes a new version, is deployed, checked with a call, and emits `agent.updated`; other changes do none of that. Changes of one agent are done one after the other, in the order in which they were accepted. A change that fails leaves the agent as it was. With `If-Match` it is accepted only where the agent is as you read it and no other change is under way.',
  scope: 'agents:write',
  params: agentParams,
  body: updateAgentSchema,
  success: { status: 202, schema: operationSchema, description: 'Accepted: the operation that changes it' },
  errors: ['CONFLICT'],
  idempotency: 'transaction',
});

export const deleteAgent = endpoint({
  id: 'deleteAgent',
  method: 'DELETE',
  path: '/v2/agents/{agent_id}',
  tag: 'Agents',
  summary: 'Delete an agent',
  description:
    'Answers at once with an operation, which gives back the number and removes agent and knowledge base at the platform, after the changes accepted before it. From then on the agent answers 404; its calls and operations stay readable. While it is being deleted, deleting it again answers with the same operation. One that fails when it can no longer go back goes on by itself, and its operation is `active` when nothing is left. Emits `agent.deleted`.',
  scope: 'agents:write',
  params: agentParams,
  success: { status: 202, schema: operationSchema, description: 'Accepted: the operation that deletes it' },
  errors: [],
  idempotency: 'transaction',
});
