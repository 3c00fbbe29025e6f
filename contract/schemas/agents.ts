/** Agents: what is asked for, what is planned, what is answered. */
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import {
  costSchema,
  entries,
  metadataNameSchema,
  metadataSchema,
  overMembers,
  label,
  text,
  timestampSchema,
} from './common.ts';
import { customExtractionSchema, extractionSchema } from './extraction.ts';
import { provisionSteps } from './operations.ts';

export const platformNames = ['local', 'vapi', 'retell', 'elevenlabs'] as const;
export type PlatformName = (typeof platformNames)[number];
export const platformNameSchema = z.enum(platformNames);

/** What agents speak, ISO 639-1. */
export const languages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ro'] as const;
export type Language = (typeof languages)[number];
const languageSchema = z
  .enum(languages)
  .describe("ISO 639-1; left out: the site's own language, or English where that is none of these");
const areaCodeSchema = z
  .string()
  .regex(/^[2-9]\d{2}$/, 'must be three digits, the first 2 to 9')
  .describe("Where the number should be; the business's own area where it is left out");

const optionalFields = {
  voice: text(64).optional().describe("The template's voice where it is left out"),
  language: languageSchema.optional(),
  area_code: areaCodeSchema.optional(),
  extraction: customExtractionSchema
    .optional()
    .describe("Your own in place of the template's, member by member"),
  metadata: metadataSchema.optional(),
  dry_run: z.boolean().optional().describe('Answer with the plan and build nothing'),
};
const optionalNames = Object.keys(optionalFields) as (keyof typeof optionalFields)[];

/** The optional members may stand in `payload` or beside it, each of them once. */
export const createAgentSchema = z
  .strictObject({
    payload: z.strictObject({
      name: label(100).describe('What you call this agent'),
      platform: platformNameSchema.describe('Where it lives; GET /v2/platforms lists those configured here'),
      business_url: z.string().trim().min(1).max(2048).describe("The business's web address"),
      template_id: text(64).describe('GET /v2/templates lists them; `general` always exists'),
      ...optionalFields,
    }),
    ...optionalFields,
  })
  .superRefine((body, context) => {
    const { payload } = body as { payload?: Partial<typeof body.payload> | null };
    for (const name of optionalNames) {
      if (body[name] !== undefined && payload?.[name] !== undefined) {
        context.addIssue({ code: 'custom', path: [name], message: 'stands in payload too; give it once' });
      }
    }
  }, overMembers)
  .meta({
    id: 'CreateAgent',
    not: {
      anyOf: optionalNames.map((name) => ({
        required: [name],
        properties: { payload: { required: [name] } },
      })),
    },
    example: {
      payload: {
        name: 'Front desk',
        platform: 'local',
        business_url: 'https://www.example.com',
        template_id: 'dental',
      },
    },
  });
export type CreateAgent = z.output<typeof createAgentSchema>;

/** Merged key by key, as clients of Stripe's API expect it. */
const metadataChangeSchema = entries(metadataNameSchema, z.string().max(500).nullable())
  .refine((value) => Object.keys(value).length <= 100, {
    message: 'must name at most 100 keys',
    ...overMembers,
  })
  .meta({ maxProperties: 100 })
  .nullable()
  .describe('Merged key by key: an empty string or null removes a key, null in place of all removes all');

export const updateAgentSchema = z
  .strictObject({
    name: label(100).optional(),
    voice: text(64).nullable().optional().describe("null: the template's"),
    language: languageSchema
      .nullable()
      .optional()
      .describe("ISO 639-1; null: the site's own language, or English where that is none of these"),
    area_code: z
      .string()
      .regex(/^[2-9]\d{2}$/, 'must be three digits, the first 2 to 9')
      .optional()
      .describe('Gets a new number there; the old one is given back'),
    template_id: text(64)
      .optional()
      .describe("Voice and extraction follow it where they were the old template's"),
    system_prompt: text(100_000)
      .nullable()
      .optional()
      .describe('Your own in place of the composed one; null: composed again'),
    greeting: text(1000)
      .nullable()
      .optional()
      .describe('Your own in place of the composed one; null: composed again'),
    extraction: customExtractionSchema
      .nullable()
      .optional()
      .describe("Replaces your own configuration; null: the template's"),
    metadata: metadataChangeSchema.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, { message: 'names nothing to change', ...overMembers })
  .meta({
    id: 'UpdateAgent',
    minProperties: 1,
    example: { voice: 'deep', metadata: { customer: '42', draft: null } },
  });

export const agentPlanSchema = z
  .object({
    dry_run: z.literal(true),
    plan: z.object({
      name: z.string(),
      platform: platformNameSchema,
      business_url: z.string().describe('As it will be read'),
      template_id: z.string(),
      voice: z.string(),
      language: z.string().nullable().describe("Null: the site's own language"),
      area_code: z.string().nullable().describe("Null: the business's own area, or any"),
      extraction: extractionSchema,
      metadata: metadataSchema,
      steps: z.array(z.enum(provisionSteps)),
    }),
    estimated_seconds: z.number().int(),
    estimated_cost: costSchema,
  })
  .meta({ id: 'AgentPlan' });

export const agentStatuses = ['active', 'deleting'] as const;
export const agentSchema = z
  .object({
    agent_id: idSchema('agent'),
    name: z.string(),
    status: z.enum(agentStatuses).describe('`deleting`: accepted to be deleted; a deleted agent answers 404'),
    platform: platformNameSchema,
    business_url: z.string(),
    business_name: z.string().describe('As the site states it'),
    template_id: z.string(),
    voice: z.string(),
    language: z.string(),
    time_zone: z.string().nullable().describe('IANA zone of the business, where the site makes it clear'),
    phone_number: z.string(),
    greeting: z.string(),
    system_prompt: z.string(),
    version: z.number().int(),
    extraction: extractionSchema,
    overrides: z
      .array(z.enum(['system_prompt', 'greeting']))
      .describe('What is your own text; the rest is composed from template and knowledge'),
    metadata: metadataSchema,
    operation_id: idSchema('operation').describe('The operation that built it'),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: 'Agent' });
export type Agent = z.infer<typeof agentSchema>;

/** What a version of an agent consists of: a difference in any of these makes a new one. */
export const versionParts = [
  'system_prompt',
  'greeting',
  'language',
  'voice',
  'slots',
  'phone_number',
  'knowledge',
] as const;
export type VersionPart = (typeof versionParts)[number];
