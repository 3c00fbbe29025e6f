/** Versions of an agent: what was live when, who changed what, and back to an earlier one. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { versionParts } from '../schemas/agents.ts';
import { pageOf, pageQuery, timestampSchema } from '../schemas/common.ts';
import { extractionSchema } from '../schemas/extraction.ts';
import { operationSchema } from '../schemas/operations.ts';
import { agentParams } from './agents.ts';

const versionSchema = z
  .object({
    agent_id: idSchema('agent'),
    version: z.number().int(),
    version_id: idSchema('version'),
    live: z.boolean().describe('Whether it is the one that answers now'),
    system_prompt: z.string(),
    greeting: z.string(),
    language: z.string(),
    voice: z.string(),
    slots: extractionSchema.shape.slots.describe('What it asks callers for, unless its prompt is your own'),
    phone_number: z.string().describe('When it went live, E.164'),
    knowledge_snapshot: z.number().int().describe('Number of the snapshot of what the agent knew'),
    changed: z
      .array(z.enum(versionParts))
      .describe('What differs from the version before; empty for the first'),
    restored_from: z.number().int().nullable().describe('The version that was brought back'),
    changed_by: z.string().nullable().describe('Id of the API key or session that asked for it'),
    operation_id: idSchema('operation').describe('The operation that made it'),
    created_at: timestampSchema.describe('When it went live'),
  })
  .meta({ id: 'AgentVersion' });
export type AgentVersion = z.infer<typeof versionSchema>;

const versionParams = agentParams.extend({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a version number')
    .transform(Number)
    .meta({ override: { type: 'integer', minimum: 1 }, example: 1 }),
});

export const listVersions = endpoint({
  id: 'listVersions',
  method: 'GET',
  path: '/v2/agents/{agent_id}/versions',
  tag: 'Agents',
  summary: "List an agent's versions, newest first",
  scope: 'agents:read',
  params: agentParams,
  query: z.strictObject({ ...pageQuery }),
  success: { status: 200, schema: pageOf(versionSchema), description: 'A page of versions' },
  errors: ['INVALID_CURSOR'],
});

export const getVersion = endpoint({
  id: 'getVersion',
  method: 'GET',
  path: '/v2/agents/{agent_id}/versions/{version}',
  tag: 'Agents',
  summary: 'Read a version',
  scope: 'agents:read',
  params: versionParams,
  success: { status: 200, schema: versionSchema, description: 'The version' },
  errors: [],
  etag: true,
});

export const restoreVersion = endpoint({
  id: 'restoreVersion',
  method: 'POST',
  path: '/v2/agents/{agent_id}/versions/{version}/restore',
  tag: 'Agents',
  summary: 'Bring a version back',
  description:
    "Makes a new version with the system prompt, greeting, language, voice, slots and knowledge of that one. The number stays: one that was given back may be somebody else's by now.",
  scope: 'agents:write',
  params: versionParams,
  success: { status: 202, schema: operationSchema, description: 'Accepted: the operation that restores it' },
  errors: ['CONFLICT'],
  idempotency: 'transaction',
});
