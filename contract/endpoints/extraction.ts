/** What is taken from an agent's calls: the template's configuration, or one's own. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { customExtractionSchema, extractionSchema } from '../schemas/extraction.ts';
import { agentParams } from './agents.ts';

const extractionConfigSchema = z
  .object({
    agent_id: idSchema('agent'),
    ...extractionSchema.shape,
    custom: z
      .array(z.enum(['intents', 'slots', 'confidence_threshold']))
      .describe("Which members are your own; the others are the template's"),
  })
  .meta({ id: 'ExtractionConfig' });
export type ExtractionConfig = z.infer<typeof extractionConfigSchema>;

export const getExtraction = endpoint({
  id: 'getExtraction',
  method: 'GET',
  path: '/v2/agents/{agent_id}/extraction',
  tag: 'Agents',
  summary: 'Read what is taken from calls',
  scope: 'agents:read',
  params: agentParams,
  success: { status: 200, schema: extractionConfigSchema, description: 'The configuration' },
  errors: [],
  etag: true,
});

export const putExtraction = endpoint({
  id: 'putExtraction',
  method: 'PUT',
  path: '/v2/agents/{agent_id}/extraction',
  tag: 'Agents',
  summary: 'Say what is taken from calls',
  description:
    "Replaces your own configuration; a member that is null or left out is the template's. It holds for calls that end from now on. Changed slots are also what the agent asks for: `Location` names the operation that writes them into its prompt, unless that is your own, and makes a new version.",
  scope: 'agents:write',
  params: agentParams,
  body: customExtractionSchema,
  success: {
    status: 200,
    schema: extractionConfigSchema,
    description: 'The configuration that holds now',
    headers: ['Location'],
  },
  errors: ['CONFLICT'],
  idempotency: 'transaction',
  etag: true,
});
