/** Pieces that many schemas share. */
import { z } from 'zod';
import { sayIssue } from '../issue-messages.ts';

export const timestampSchema = z.iso.datetime().meta({ example: '2026-01-31T09:30:00.000Z' });

/** `?limit=&cursor=` of every list. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'must be a whole number from 1 to 100')
    .transform(Number)
    .default(20)
    .describe('How many rows to return, 1 to 100')
    .meta({ override: { type: 'integer', minimum: 1, maximum: 100, default: 20 } }),
  cursor: z.string().min(1).max(2000).optional().describe('`next_cursor` of the page before'),
};

/** A page of a list. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    next_cursor: z.string().nullable().describe('Null on the last page'),
  });
}

/** Text that PostgreSQL and JSON can carry everywhere: well-formed, no NUL, trimmed, not empty; counted in code points. */
export function text(maxLength: number) {
  return z.string().trim().min(1).max(maxLength).meta({ pattern: '\\S' });
}

/**
 * Characters that break a line or turn its direction; marks of single letters' direction are part of names. By their numbers,
 * since the document tells them to clients that validate before they send, and not all of their engines know classes.
 */
const BREAKING = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069';
const UNSEEN = new RegExp(`[${BREAKING}]`, 'u');

/** What somebody calls a thing: a text of one line that reads in lists and logs as it was written. */
export function label(maxLength: number) {
  return text(maxLength)
    .refine((value) => !UNSEEN.test(value), {
      message: 'must be one line without control characters',
    })
    .meta({ pattern: `^[^${BREAKING}]*[^\\s${BREAKING}][^${BREAKING}]*$` });
}

/** For a rule over members: it is tried whatever else is wrong, so that all is told at once; members may be anything then. */
export const overMembers = {
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** The same for a rule over the items of an array. */
export const overItems = { when: ({ value }: { value: unknown }) => Array.isArray(value) };

/** A record whose names and values are judged apart: `z.record` says nothing of the value of a wrong name. */
export function entries<V extends z.ZodType>(name: z.ZodString, value: V) {
  const { $schema: _, ...propertyNames } = z.toJSONSchema(name);
  return z
    .record(z.string(), value)
    .superRefine((record, context) => {
      for (const key of Object.keys(record)) {
        for (const { message } of name.safeParse(key, { error: sayIssue }).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: [key], message });
      }
    }, overMembers)
    .meta({ propertyNames });
}

export const metadataNameSchema = z.string().min(1).max(40);

export const metadataSchema = entries(metadataNameSchema, z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50, {
    message: 'must hold at most 50 keys',
    ...overMembers,
  })
  .meta({ maxProperties: 50 })
  .describe('Your own keys and values; at most 50, keys up to 40 and values up to 500 characters');

/** From one date or time to another in ms; null where one is missing, or is none and refused as such. */
export function msBetween(from: unknown, to: unknown): number | null {
  const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
  const ms = isTime(from) && isTime(to) ? Date.parse(to as string) - Date.parse(from as string) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

/** Money: integer micro-dollars, so that nothing is lost to rounding. */
export const costSchema = z.object({ amount_microusd: z.number().int(), currency: z.literal('USD') });
