/** What is taken from every call: intents, slots and the confidence below which a human should look. */
import { z } from 'zod';
import { overItems, overMembers, text } from './common.ts';

const nameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be snake_case, start with a letter and have at most 64 characters');

const slotTypes = ['string', 'number', 'boolean', 'date', 'time', 'phone', 'email', 'enum'] as const;

export const slotSchema = z
  .strictObject({
    name: nameSchema,
    description: text(500),
    type: z.enum(slotTypes),
    values: z.array(text(100)).min(1).max(50).optional().describe('Allowed values of an enum'),
    required: z.boolean().default(false),
  })
  .refine(
    (slot) => !slotTypes.includes(slot.type) || (slot.type === 'enum') === (slot.values !== undefined),
    {
      path: ['values'],
      message: 'stands with type enum, and only there',
      ...overMembers,
    },
  )
  .meta({
    id: 'Slot',
    if: { properties: { type: { const: 'enum' } } },
    then: { required: ['values'] },
    else: { properties: { values: false } },
  });

export const intentSchema = z
  .strictObject({ name: nameSchema, description: text(500) })
  .meta({ id: 'Intent' });

function namesOnce(items: readonly unknown[]): boolean {
  const names = items.map((item) => (item as { name?: unknown } | null)?.name);
  const given = names.filter((name) => typeof name === 'string');
  return new Set(given).size === given.length;
}

const intentsSchema = z
  .array(intentSchema)
  .min(1)
  .max(50)
  .refine(namesOnce, { message: 'names an intent twice', ...overItems });
const slotsSchema = z
  .array(slotSchema)
  .max(50)
  .refine(namesOnce, { message: 'names a slot twice', ...overItems });
const thresholdSchema = z.number().min(0).max(1);

export const extractionSchema = z
  .strictObject({
    intents: intentsSchema,
    slots: slotsSchema,
    confidence_threshold: thresholdSchema,
  })
  .meta({ id: 'Extraction' });
export type Extraction = z.output<typeof extractionSchema>;

const fromTemplate = "null or left out: the template's";

/** One's own configuration in place of the template's, member by member. */
export const customExtractionSchema = z
  .strictObject({
    intents: intentsSchema.nullable().optional().describe(fromTemplate),
    slots: slotsSchema.nullable().optional().describe(fromTemplate),
    confidence_threshold: thresholdSchema.nullable().optional().describe(fromTemplate),
  })
  .meta({ id: 'CustomExtraction', example: { confidence_threshold: 0.8 } });
