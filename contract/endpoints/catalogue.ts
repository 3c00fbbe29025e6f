/** What can be chosen from: templates and platforms. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { platformNameSchema } from '../schemas/agents.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';
import { extractionSchema } from '../schemas/extraction.ts';

const templateSchema = z
  .object({
    template_id: z.string(),
    name: z.string(),
    description: z.string(),
    voice: z.string(),
    prompt_outline: z.object({
      role: z.string(),
      style: z.string(),
      goals: z.array(z.string()),
      never: z.array(z.string()),
      handover: z.string(),
    }),
    extraction: extractionSchema,
  })
  .meta({ id: 'Template' });

export const listTemplates = endpoint({
  id: 'listTemplates',
  method: 'GET',
  path: '/v2/templates',
  tag: 'Catalogue',
  summary: 'List templates, by id',
  scope: 'any',
  query: z.strictObject({ ...pageQuery }),
  success: { status: 200, schema: pageOf(templateSchema), description: 'A page of templates' },
  errors: ['INVALID_CURSOR'],
});

export const getTemplate = endpoint({
  id: 'getTemplate',
  method: 'GET',
  path: '/v2/templates/{template_id}',
  tag: 'Catalogue',
  summary: 'Read a template',
  scope: 'any',
  params: z.object({
    template_id: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,63}$/)
      .meta({ example: 'dental' }),
  }),
  success: { status: 200, schema: templateSchema, description: 'The template' },
  errors: [],
  etag: true,
});

const platformSchema = z
  .object({
    platform: platformNameSchema,
    configured: z.boolean(),
    capabilities: z.object({
      numbers: z.boolean(),
      outbound_calls: z.boolean(),
      text_conversations: z.boolean(),
      languages: z.union([z.literal('any'), z.array(z.string())]),
    }),
  })
  .meta({ id: 'Platform' });

export const listPlatforms = endpoint({
  id: 'listPlatforms',
  method: 'GET',
  path: '/v2/platforms',
  tag: 'Catalogue',
  summary: 'List the voice platforms configured here',
  scope: 'any',
  query: z.strictObject({ ...pageQuery }),
  success: { status: 200, schema: pageOf(platformSchema), description: 'A page of platforms' },
  errors: ['INVALID_CURSOR'],
});
