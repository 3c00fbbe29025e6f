/** Long work as clients see it. */
import { z } from 'zod';
import { errorObjectSchema } from '../errors.ts';
import { idSchema } from '../ids.ts';
import { timestampSchema } from './common.ts';

export const provisionSteps = [
  'readSite',
  'composeKnowledge',
  'composePrompt',
  'deploy',
  'acquireNumber',
  'assignNumber',
  'verifyLive',
  'activate',
] as const;
export type ProvisionStep = (typeof provisionSteps)[number];

export const updateSteps = [
  'composeVersion',
  'deploy',
  'acquireNumber',
  'assignNumber',
  'verifyLive',
  'activate',
] as const;
export type UpdateStep = (typeof updateSteps)[number];

export const deleteSteps = ['releaseNumber', 'releaseAgent', 'releaseKnowledge', 'retire'] as const;
export type DeleteStep = (typeof deleteSteps)[number];

export const operationKinds = ['provision_agent', 'update_agent', 'delete_agent'] as const;
export const operationKindSchema = z.enum(operationKinds);
export type OperationKind = z.infer<typeof operationKindSchema>;

export const operationStatuses = ['pending', 'active', 'failed'] as const;
export const operationStatusSchema = z.enum(operationStatuses);
export type OperationStatus = z.infer<typeof operationStatusSchema>;

export const stepNoteCodes = ['PAGES_NEED_SCRIPTS', 'PAGES_NOT_READ', 'SITE_NOT_READ_WHOLE'] as const;
export const stepNoteSchema = z
  .object({
    code: z.enum(stepNoteCodes).describe('More codes may be added'),
    message: z.string(),
    urls: z.array(z.string()).describe('What it is about, the first 20; empty where it is about the whole'),
  })
  .meta({ id: 'StepNote' });
export type StepNote = z.infer<typeof stepNoteSchema>;

export const stepSchema = z
  .object({
    name: z.string(),
    status: z
      .enum(['pending', 'running', 'succeeded', 'failed', 'skipped'])
      .describe('`skipped`: there was nothing to do'),
    started_at: timestampSchema.nullable(),
    finished_at: timestampSchema.nullable(),
    attempt: z.number().int().describe('0 before the first one'),
    notes: z
      .array(stepNoteSchema)
      .optional()
      .describe('What succeeded only in part: pages of the site that could not be read, and why'),
  })
  .meta({ id: 'Step' });
export type Step = z.infer<typeof stepSchema>;

/** What can exist at a voice platform on our behalf. */
export const resourceKinds = ['knowledge_base', 'agent', 'phone_number'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export const releasedSchema = z
  .object({
    kind: z.enum(resourceKinds),
    platform: z.string(),
    id: z
      .string()
      .describe("The voice platform's own id of it, for asking the platform; none that this API takes"),
    released_at: timestampSchema,
  })
  .meta({ id: 'Released' });
export type Released = z.infer<typeof releasedSchema>;

export const operationSchema = z
  .object({
    operation_id: idSchema('operation'),
    kind: operationKindSchema,
    status: operationStatusSchema,
    steps: z.array(stepSchema),
    estimated_seconds: z.number().int(),
    created_at: timestampSchema,
    finished_at: timestampSchema.nullable(),
    workflow_id: z.string().describe("The id in Temporal's UI"),
    retry_of: idSchema('operation').optional().describe('The failed operation that this one does again'),
    cancel_requested_at: timestampSchema.optional().describe('When it was asked to stop'),
    agent_id: idSchema('agent')
      .optional()
      .describe('The agent; while one is being built, it has an id only when active'),
    phone_number: z.string().optional().describe('When active, E.164'),
    version: z.number().int().optional().describe('When active: the version of the agent that is live since'),
    provisioning_time_seconds: z.number().optional().describe('When active: seconds from request to end'),
    error: errorObjectSchema.optional().describe('When failed'),
    released: z
      .array(releasedSchema)
      .optional()
      .describe('When ended: everything that was given back at the platform'),
  })
  .meta({ id: 'Operation' });
export type Operation = z.infer<typeof operationSchema>;
