/** The shapes in which a site's statements are stored, served and reasoned about. */
import { z } from 'zod';
import { factKinds } from './fact-kinds.ts';
import { weekdays, type Weekday } from './weekdays.ts';

export const weekdaySchema = z.enum(weekdays);
export type { Weekday };

const clockTimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('Local time of day, 24-hour HH:MM');

/** Where a statement stands: `quote` occurs word for word in the page at `url`. */
export const sourceSchema = z.object({
  url: z.string().describe('The page that says so'),
  quote: z.string().describe('Its words, verbatim'),
});
export type Source = z.infer<typeof sourceSchema>;

export const factValueSchemas = {
  name: z.object({ text: z.string() }),
  phone: z.object({ e164: z.string().optional(), printed: z.string() }),
  email: z.object({ address: z.string() }),
  address: z.object({
    street: z.string().optional(),
    city: z.string().optional(),
    region: z.string().optional(),
    postal_code: z.string().optional(),
    country: z.string().optional().describe('ISO 3166-1 alpha-2 where the site makes it clear'),
    printed: z.string(),
  }),
  hours: z.object({
    days: z.array(weekdaySchema),
    opens: clockTimeSchema.nullable(),
    closes: clockTimeSchema
      .nullable()
      .describe('Past midnight it is smaller than `opens`; null when the site names no end'),
    closed: z.boolean(),
    label: z.string().optional().describe('What the span is for, or its condition, in the words of the site'),
  }),
  service: z.object({
    name: z.string(),
    price_text: z.string().optional(),
    price_min: z.number().optional(),
    price_max: z.number().optional(),
    currency: z.string().optional().describe('ISO 4217'),
  }),
  faq: z.object({ question: z.string(), answer: z.string() }),
  policy: z.object({ text: z.string() }),
  other: z.object({ text: z.string() }),
} as const;

export const factKindSchema = z.enum(factKinds);
export type FactKind = z.infer<typeof factKindSchema>;
export type FactValue<K extends FactKind> = z.infer<(typeof factValueSchemas)[K]>;

const factOf = <K extends FactKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    value: factValueSchemas[kind],
    source: sourceSchema,
    stale: z
      .literal(true)
      .optional()
      .describe('The dates that it names were past when the site was read: a notice that was left standing'),
  });

/** One statement of a site with its source. */
export const factSchema = z.discriminatedUnion('kind', [
  factOf('name'),
  factOf('phone'),
  factOf('email'),
  factOf('address'),
  factOf('hours'),
  factOf('service'),
  factOf('faq'),
  factOf('policy'),
  factOf('other'),
]);
export type Fact = {
  [K in FactKind]: { kind: K; value: FactValue<K>; source: Source; stale?: true | undefined };
}[FactKind];

/** Statements of one site that cannot all be true; every contradicting fact stands here with its source. */
export const conflictSchema = z.object({
  kind: factKindSchema,
  values: z.array(z.object({ value: z.record(z.string(), z.unknown()), source: sourceSchema })),
});
export type Conflict = z.infer<typeof conflictSchema>;
