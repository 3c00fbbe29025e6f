/** The catalogue of events. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { eventSchema, eventTypeSchema } from '../events/index.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';

const eventTypeEntrySchema = z
  .object({
    event_type: eventTypeSchema,
    description: z.string(),
    json_schema: z.record(z.string(), z.unknown()).describe('JSON Schema (2020-12) of the whole event'),
    example: eventSchema,
  })
  .meta({ id: 'EventType' });

export const listEventTypes = endpoint({
  id: 'listEventTypes',
  method: 'GET',
  path: '/v2/event-types',
  tag: 'Events',
  summary: 'List the types of events, with their JSON Schemas',
  description:
    'What webhooks and the event stream deliver. New types may be added; ignore what you do not know.',
  scope: 'any',
  query: z.strictObject({ ...pageQuery }),
  success: { status: 200, schema: pageOf(eventTypeEntrySchema), description: 'A page of event types' },
  errors: ['INVALID_CURSOR'],
});
