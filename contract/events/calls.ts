/** What happens on calls, and what is learnt from them. */
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { timestampSchema } from '../schemas/common.ts';
import { eventType, exampleIds } from './definition.ts';

const callFields = {
  call_id: idSchema('call'),
  direction: z.enum(['inbound', 'outbound', 'test']),
  caller_id: z.string().nullable().describe('E.164, null where it is withheld'),
  started_at: timestampSchema,
};

const exampleCall = {
  call_id: exampleIds.call,
  direction: 'inbound',
  caller_id: '+12125550142',
  started_at: '2026-01-31T09:30:00.000Z',
} as const;

const confidence = z.number().min(0).max(1);
const slotValueSchema = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);
const fieldSchema = z.strictObject({ name: z.string().max(64), value: slotValueSchema, confidence });

export const callEvents = {
  'call.started': eventType({
    description: 'A call has begun.',
    data: z.strictObject({ ...callFields, from: z.string().nullable(), to: z.string().nullable() }),
    example: { ...exampleCall, from: '+12125550142', to: '+12125550123' },
  }),

  'call.completed': eventType({
    description: 'A call has ended.',
    data: z.strictObject({
      ...callFields,
      duration_seconds: z.number().min(0),
      disposition: z.string().max(64).describe('How it ended, e.g. `completed`, `no_answer`, `failed`'),
      ended_at: timestampSchema,
    }),
    example: {
      ...exampleCall,
      duration_seconds: 94.5,
      disposition: 'completed',
      ended_at: '2026-01-31T09:31:34.500Z',
    },
  }),

  'call.transcript_ready': eventType({
    description: 'The transcript of a call can be read at `transcript_url`.',
    data: z.strictObject({
      call_id: idSchema('call'),
      turns: z.number().int().min(0).describe('How many there are'),
      language: z.string().nullable(),
      transcript_url: z.string().describe('Path of the API'),
    }),
    example: {
      call_id: exampleIds.call,
      turns: 12,
      language: 'en',
      transcript_url: `/v2/calls/${exampleIds.call}/transcript`,
    },
  }),

  'call.extractions_ready': eventType({
    description: 'Intent and fields of a call have been extracted.',
    data: z.strictObject({
      call_id: idSchema('call'),
      intent: z.strictObject({ name: z.string().max(64), confidence }).nullable(),
      fields: z.array(fieldSchema).max(50),
      extractions_url: z.string().describe('Path of the API: the same with evidence'),
    }),
    example: {
      call_id: exampleIds.call,
      intent: { name: 'book_appointment', confidence: 0.93 },
      fields: [{ name: 'caller_name', value: 'Ada', confidence: 0.88 }],
      extractions_url: `/v2/calls/${exampleIds.call}/extractions`,
    },
  }),

  'extraction.low_confidence': eventType({
    description: "Fields of a call are below the agent's confidence threshold: a human should look.",
    data: z.strictObject({
      call_id: idSchema('call'),
      threshold: confidence,
      fields: z.array(fieldSchema).min(1).max(50).describe('The ones below the threshold'),
      extractions_url: z.string().describe('Path of the API: the same with evidence'),
    }),
    example: {
      call_id: exampleIds.call,
      threshold: 0.7,
      fields: [{ name: 'preferred_date', value: '2026-02-03', confidence: 0.41 }],
      extractions_url: `/v2/calls/${exampleIds.call}/extractions`,
    },
  }),
};
