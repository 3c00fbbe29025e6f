/** The bodies and queries that the voice runtime accepts. */
import { z } from 'zod';
import { conflictSchema, factSchema } from '../../../contract/schemas/facts.ts';

/** PostgreSQL's `text` holds neither NUL nor lone surrogates. */
const storableText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be well-formed text without NUL');

const referenceSchema = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 visible ASCII characters');
/** Whether it exists is decided later; here it only has to be text that can be looked up. */
const idSchema = storableText(100);
const e164Schema = z.string().regex(/^\+[1-9]\d{1,14}$/, 'must be an E.164 number');

const passageSchema = z.strictObject({ url: z.string(), heading: z.string(), text: z.string() });

export const knowledgeBaseSchema = z.strictObject({
  reference: referenceSchema,
  name: z.string().min(1),
  facts: z.array(factSchema),
  conflicts: z.array(conflictSchema),
  passages: z.array(passageSchema),
});

const slotSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string(),
  type: z.enum(['string', 'number', 'boolean', 'date', 'time', 'phone', 'email', 'enum']),
  values: z.array(z.string()).optional(),
  required: z.boolean(),
});

const agentFieldsSchema = z.strictObject({
  name: z.string().min(1),
  business_name: z.string(),
  language: z.string().min(1),
  voice: z.string(),
  greeting: z.string(),
  system_prompt: z.string(),
  slots: z.array(slotSchema),
  time_zone: z.string().nullable(),
  knowledge_base_id: idSchema,
});

export const agentSchema = agentFieldsSchema.extend({ reference: referenceSchema });
export const agentPatchSchema = agentFieldsSchema.partial();

export const phoneNumberSchema = z.strictObject({
  reference: referenceSchema,
  area_code: z
    .string()
    .regex(/^[2-9]\d\d$/, 'must be three digits')
    .optional(),
  label: storableText(200),
});
export const phoneNumberPatchSchema = z.strictObject({ agent_id: idSchema.nullable() });

export const callSchema = z.strictObject({
  to_number: e164Schema,
  caller_id: storableText(100).optional(),
  turns: z.array(z.string().max(20_000)).max(200),
  call_key: storableText(300).min(1),
  /** How long the client waits for the whole conversation, in milliseconds. */
  answer_within_ms: z.int().min(0).max(600_000).default(15_000),
});

export const listQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z
    .string()
    .regex(/^[a-z]{2,4}_[0-9a-z]{26}$/, 'is not one that this list gave out')
    .optional(),
  reference: storableText(300).optional(),
});
export const callListQuerySchema = listQuerySchema
  .omit({ reference: true })
  .extend({ call_key: storableText(300).optional() });

/** What an agent is made of, as it is stored; the knowledge base stands in a column of its own. */
export type AgentFields = Omit<z.infer<typeof agentFieldsSchema>, 'knowledge_base_id'>;
export type KnowledgeBaseFields = Omit<z.infer<typeof knowledgeBaseSchema>, 'reference'>;
export type CallRequest = z.infer<typeof callSchema>;
