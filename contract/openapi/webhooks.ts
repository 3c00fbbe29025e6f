/** What subscribed endpoints receive, in the document's webhooks section. */
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { describeEvent, eventJsonSchema, eventTypes, exampleEvent, type EventType } from '../events/index.ts';

const headers = z.object({
  'webhook-id': z.string().describe("The event's `idempotency_key`; the same on every attempt"),
  'webhook-timestamp': z.string().describe('Seconds since 1970; refuse what is older than five minutes'),
  'webhook-signature': z
    .string()
    .describe(
      '`v1,` and base64 HMAC-SHA256 over `id.timestamp.body`; two of them while the secret is rotated',
    ),
});

/** Inline: as the body of a request it would stand a second time among the components, in its form for input. */
function schemaOf(type: EventType) {
  const { $schema: _dialect, $defs = {}, ...schema } = eventJsonSchema(type);
  return inline(schema, $defs as Record<string, unknown>) as Record<string, unknown>;
}

function inline(value: unknown, named: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, named));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference } = value as { $ref?: unknown };
  if (typeof reference === 'string') return inline(named[reference.replace('#/$defs/', '')], named);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inline(member, named)]));
}

export function webhookPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    eventTypes.map((type) => [
      type,
      {
        post: {
          operationId: `on.${type}`,
          tags: ['Events'],
          summary: describeEvent(type),
          security: [],
          requestParams: { header: headers },
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(type), example: exampleEvent(type) } },
          },
          responses: {
            '2XX': { description: 'Received; whatever else is answered is tried again, at most five times' },
            '410': { description: 'Gone: the subscription is disabled' },
          },
        },
      },
    ]),
  );
}
