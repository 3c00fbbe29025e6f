/** Subscriptions and deliveries as clients see them. */
import { z } from 'zod';
import { disabledReasons } from '../events/webhooks.ts';
import { eventTypeSchema } from '../events/index.ts';
import { idSchema } from '../ids.ts';
import { entries, msBetween, overItems, overMembers, text, timestampSchema } from './common.ts';

/** What signing, HTTP itself or the proxies between own (RFC 9110 §7.6.1): nobody may set them. */
const reservedHeaders = new Set([
  'host',
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'user-agent',
  'date',
  'accept-encoding',
]);
const isReserved = (name: string) =>
  reservedHeaders.has(name.toLowerCase()) || name.toLowerCase().startsWith('webhook-');

/** Headers that carry secrets by their nature. */
const secretNames = new Set(['authorization', 'cookie', 'x-api-key', 'api-key', 'x-auth-token']);

const headerNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'is not the name of a header')
  .refine((name) => !isReserved(name), 'is set by the service');
const headerValueSchema = z
  .string()
  .regex(/^[\x21-\x7e]([\x20-\x7e]{0,998}[\x21-\x7e])?$/, 'must be up to 1,000 visible ASCII characters');

const mostHeaders = 20;
/** Of an account; each gets every event that it asks for, up to five times. */
export const mostWebhooks = 50;
const headersSchema = entries(headerNameSchema, headerValueSchema)
  .refine((value) => Object.keys(value).length <= mostHeaders, {
    message: `must hold at most ${mostHeaders} headers`,
    ...overMembers,
  })
  .refine(
    (value) =>
      new Set(Object.keys(value).map((name) => name.toLowerCase())).size === Object.keys(value).length,
    { message: 'names a header twice', ...overMembers },
  )
  .meta({ maxProperties: mostHeaders });

const plainHeadersSchema = headersSchema.refine(
  (value) => !Object.keys(value).some((name) => secretNames.has(name.toLowerCase())),
  { message: 'holds a header that belongs to secret_headers', ...overMembers },
);

/** Both maps are sent with every request: HTTP would join the values of a name that stands in both. */
export const headerInBoth = 'names a header that the other of headers and secret_headers names too';

/** Whether two maps of headers name one header, however it is written. */
export function shareHeader(one: object, other: object): boolean {
  const names = new Set(Object.keys(one).map((name) => name.toLowerCase()));
  return Object.keys(other).some((name) => names.has(name.toLowerCase()));
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const namesEachHeaderOnce = ({ headers, secret_headers: secret }: Record<string, unknown>) =>
  !(isRecord(headers) && isRecord(secret) && shareHeader(headers, secret));
const onSecretHeaders = { message: headerInBoth, path: ['secret_headers'], ...overMembers };

const settings = {
  url: z
    .string()
    .trim()
    .min(1)
    .max(2048)
    .refine((url) => url === '' || URL.canParse(url), 'is not a web address')
    .describe('Where events are posted to'),
  description: text(500).nullable(),
  event_types: z
    .array(eventTypeSchema)
    .min(1)
    .max(50)
    .refine((types) => new Set(types).size === types.length, { message: 'names a type twice', ...overItems })
    .meta({ uniqueItems: true })
    .nullable()
    .describe('Null: every type, those that are added later too'),
  agent_id: idSchema('agent').nullable().describe('Null: events of every agent, and of the account'),
  enabled: z.boolean(),
  headers: plainHeadersSchema.describe('Sent with every request'),
  secret_headers: headersSchema.describe('The same for values that are never shown again'),
  max_in_flight: z.number().int().min(1).max(50).describe('Requests at once'),
  max_per_second: z.number().int().min(1).max(1000).nullable().describe('Null: as fast as it answers'),
};

export const createWebhookSchema = z
  .strictObject({
    url: settings.url,
    description: settings.description.default(null),
    event_types: settings.event_types.default(null),
    agent_id: settings.agent_id.default(null),
    enabled: settings.enabled.default(true),
    headers: settings.headers.default({}),
    secret_headers: settings.secret_headers.default({}),
    max_in_flight: settings.max_in_flight.default(10),
    max_per_second: settings.max_per_second.default(null),
  })
  .refine(namesEachHeaderOnce, onSecretHeaders)
  .meta({
    id: 'CreateWebhook',
    example: { url: 'https://hooks.example.com/switchboard', event_types: ['call.completed'] },
  });

export const updateWebhookSchema = z
  .strictObject(settings)
  .partial()
  .refine(namesEachHeaderOnce, onSecretHeaders)
  .meta({ id: 'UpdateWebhook', example: { enabled: true } });

const webhookFields = {
  webhook_id: idSchema('webhook'),
  url: z.string(),
  description: settings.description,
  event_types: settings.event_types,
  agent_id: settings.agent_id,
  enabled: z.boolean(),
  disabled_reason: z
    .enum(disabledReasons)
    .nullable()
    .describe('Why the service disabled it: it answered 410, or did nothing but fail for five days'),
  headers: z.record(z.string(), z.string()),
  secret_header_names: z.array(z.string()),
  max_in_flight: z.number().int(),
  max_per_second: z.number().int().nullable(),
  failing_since: timestampSchema.nullable().describe('The first failure after the last success'),
  previous_secret_until: timestampSchema
    .nullable()
    .describe('Until then the secret before the last rotation signs too'),
  created_at: timestampSchema,
  updated_at: timestampSchema,
};
export const webhookSchema = z.object(webhookFields).meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

const secretSchema = z
  .string()
  .describe('`whsec_` and 32 bytes in base64; shown this once')
  .meta({ example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0J7Tg9uQ8oE=' });
export const webhookWithSecretSchema = z
  .object({ ...webhookFields, secret: secretSchema })
  .meta({ id: 'WebhookWithSecret' });

export const deletedWebhookSchema = z
  .object({ webhook_id: idSchema('webhook'), deleted: z.literal(true) })
  .meta({ id: 'DeletedWebhook' });

export const testWebhookSchema = z
  .strictObject({
    event_type: eventTypeSchema
      .optional()
      .describe('Whose example is sent; default: the first that it asks for'),
  })
  .meta({ id: 'TestWebhook', example: { event_type: 'call.completed' } });

export const webhookTestSchema = z
  .object({
    webhook_id: idSchema('webhook'),
    idempotency_key: idSchema('event').describe('The `webhook-id` that was sent'),
    event_type: eventTypeSchema,
    delivered: z.boolean().describe('Whether the answer was 2xx'),
    status_code: z.number().int().nullable().describe('Null where there was no answer'),
    error: z.string().nullable().describe('What went wrong, e.g. `timeout`, `server-error`'),
    latency_ms: z.number().int(),
    response_excerpt: z.string().nullable(),
  })
  .meta({ id: 'WebhookTest' });

export const replaySchema = z
  .strictObject({
    since: timestampSchema.describe('Events from here on'),
    until: timestampSchema.optional().describe('Events before this; default: now'),
    event_types: z.array(eventTypeSchema).min(1).max(50).optional(),
    only_failed: z
      .boolean()
      .default(false)
      .describe('Only what is exhausted, or has failed and waits for its next attempt'),
    dry_run: z.boolean().default(false).describe('Count and send nothing'),
  })
  .refine(({ since, until }) => (msBetween(since, until) ?? 1) > 0, {
    path: ['until'],
    message: 'is not after since',
    ...overMembers,
  })
  .meta({ id: 'ReplayWebhook', example: { since: '2026-01-31T00:00:00.000Z', only_failed: true } });

export const replayedSchema = z
  .object({
    webhook_id: idSchema('webhook'),
    dry_run: z.boolean(),
    count: z.number().int().describe('Events that are sent, or would be'),
  })
  .meta({ id: 'WebhookReplay' });

export const deliveryStatuses = ['pending', 'delivered', 'exhausted'] as const;

/** Of one delivery that are shown; retries and replays can make them many. */
export const mostAttempts = 50;

const attemptSchema = z
  .object({
    number: z.number().int().describe('From 1, over all retries and replays'),
    started_at: timestampSchema,
    status_code: z.number().int().nullable().describe('Null where there was no answer'),
    error: z.string().nullable().describe('What went wrong, e.g. `timeout`; null where it was delivered'),
    latency_ms: z.number().int(),
    response_excerpt: z.string().nullable().describe('Up to 8 kB; in lists up to 200 characters'),
    next_attempt_at: timestampSchema.nullable().describe('For when the next one was planned then'),
  })
  .meta({ id: 'DeliveryAttempt' });

export const deliverySchema = z
  .object({
    delivery_id: idSchema('delivery'),
    webhook_id: idSchema('webhook'),
    idempotency_key: idSchema('event').describe("The event's id: `webhook-id` of every attempt"),
    event_type: eventTypeSchema,
    status: z
      .enum(deliveryStatuses)
      .describe('`exhausted`: given up after the last attempt; can be replayed for 30 days'),
    created_at: timestampSchema,
    finished_at: timestampSchema.nullable(),
    next_attempt_at: timestampSchema
      .nullable()
      .describe('Null where nothing is to be sent: it has ended, or the subscription is disabled'),
    attempts: z
      .array(attemptSchema)
      .max(mostAttempts)
      .describe(`The newest ${mostAttempts}, the oldest of them first`),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof deliverySchema>;
