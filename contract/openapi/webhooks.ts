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
  const { $schema: _dialect, ...schema } = eventJsonSchema(type);
  return schema;
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
