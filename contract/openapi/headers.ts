/** Headers of requests and answers, in the document. */
import { z } from 'zod';
import { takesIfMatch, type Endpoint } from '../endpoint.ts';
import { limitOf } from '../limits.ts';

const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/)
  .optional()
  .describe(
    'Makes a repeated request have one effect: same key and body give the stored answer for 24 hours',
  );
const ifMatch = z
  .string()
  .optional()
  .describe('The `ETag` that you read: the change happens only if it still holds');
const ifNoneMatch = z.string().optional().describe('An `ETag` that you have: 304 if it still holds');

const lastEventId = z
  .string()
  .optional()
  .describe('Go on behind this position, as every EventSource does by itself; wins over `after`');

/** Headers that requests of an endpoint may carry, beside those that say who is calling. */
export function requestHeadersOf(endpoint: Endpoint): z.ZodObject | undefined {
  const shape = {
    ...(endpoint.idempotency ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(takesIfMatch(endpoint) ? { 'If-Match': ifMatch } : {}),
    ...(endpoint.etag && endpoint.method === 'GET' ? { 'If-None-Match': ifNoneMatch } : {}),
    ...(endpoint.success.stream ? { 'Last-Event-ID': lastEventId } : {}),
  };
  return Object.keys(shape).length > 0 ? z.object(shape) : undefined;
}

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;

/** Each answer header once; operations refer to them. */
export const answerHeaders = {
  'X-Request-Id': { schema: text, description: 'Finds the request in our logs' },
  ETag: { schema: text, description: 'For If-None-Match and If-Match' },
  'RateLimit-Policy': {
    schema: text,
    description: 'Class, quota and window in seconds',
    example: '"read";q=60000;w=60',
  },
  RateLimit: {
    schema: text,
    description: 'What is left of the quota, and seconds until it is whole again',
    example: '"read";r=59940;t=31',
  },
  'Idempotent-Replayed': {
    schema: { type: 'string', const: 'true' },
    description: 'The stored answer of an earlier request with this Idempotency-Key',
  },
  Location: { schema: text, description: 'Where to read what was made, or follow the operation' },
  'Retry-After': { schema: whole, description: 'Seconds until asking again is worth it' },
  'WWW-Authenticate': { schema: text, description: 'The scheme that is wanted (RFC 6750 §3)' },
  Deprecation: { schema: text, description: 'Since when this endpoint is deprecated (RFC 9745)' },
  Sunset: { schema: text, description: 'When it will be gone (RFC 8594)' },
} as const;
type AnswerHeader = keyof typeof answerHeaders;

const refer = (names: AnswerHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` as const }]));

/**
 * Headers of an endpoint's answers of one status.
 * @param linked names of what its body links to
 */
export function answerHeadersOf(endpoint: Endpoint, status: number, linked: readonly string[] = []) {
  const names: AnswerHeader[] = ['X-Request-Id'];
  if (limitOf(endpoint)) names.push('RateLimit-Policy', 'RateLimit');
  if (endpoint.etag && (status === 200 || status === 304)) names.push('ETag');
  if (endpoint.idempotency && status < 300) names.push('Idempotent-Replayed');
  if ((status === 201 || status === 202) && linked.length > 0) names.push('Location');
  if (status === 202 && linked.includes('operation')) names.push('Retry-After');
  if (status === endpoint.success.status) names.push(...(endpoint.success.headers ?? []));
  if (endpoint.deprecation) names.push('Deprecation');
  if (endpoint.deprecation?.sunset) names.push('Sunset');
  return refer(names);
}

/** Whether an endpoint's errors of a status tell of the budget: whoever is not known has none, but for tokens. */
export const errorsTellOfLimit = (endpoint: Endpoint, status: number) => {
  const limit = limitOf(endpoint);
  return limit !== null && (status !== 401 || limit === 'token');
};

/** Headers of errors of one status. */
export function errorHeadersOf(status: number, tellOfLimit: boolean) {
  const names: AnswerHeader[] = ['X-Request-Id'];
  if (status === 401 || status === 403) names.push('WWW-Authenticate');
  if ([409, 429, 502, 503].includes(status)) names.push('Retry-After');
  if (tellOfLimit) names.push('RateLimit-Policy', 'RateLimit');
  return refer(names);
}
