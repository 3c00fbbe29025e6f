/** Events as they happen: the stream, and the same positions as a list. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { eventSchema, eventTypes, eventTypeSchema, type EventType } from '../events/index.ts';
import { idSchema } from '../ids.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';

const oneType = `(?:${eventTypes.map((type) => type.replaceAll('.', '\\.')).join('|')})`;

const isEventType = (type: string): type is EventType => eventTypeSchema.safeParse(type).success;

const typesSchema = z
  .string()
  .transform((text, context) => {
    const types = [...new Set(text.split(','))].sort();
    if (types.every(isEventType)) return types;
    context.addIssue('must be types of GET /v2/event-types, separated by commas');
    return z.NEVER;
  })
  .optional()
  .describe('Only events of these types, separated by commas')
  .meta({
    override: {
      type: 'string',
      pattern: `^${oneType}(?:,${oneType})*$`,
      examples: ['call.completed,agent.activated'],
    },
    example: `${eventTypes[0]},call.completed`,
  });

const eventFilters = {
  types: typesSchema,
  agent_id: idSchema('agent').optional().describe('Only events of this agent'),
  after: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Go on behind this position: the `id` of an event on the stream, or an `idempotency_key`'),
};

export const gapReasons = ['retention', 'restored'] as const;

/** Why events may be missing at this place. */
export const streamGapSchema = z
  .object({
    reason: z
      .enum(gapReasons)
      .describe(
        '`retention`: events after your position have been removed. `restored`: the service went back to a backup that is older than your position',
      ),
    message: z.string(),
  })
  .meta({ id: 'StreamGap' });
export type StreamGap = z.infer<typeof streamGapSchema>;

export const streamEvents = endpoint({
  id: 'streamEvents',
  method: 'GET',
  path: '/v2/events',
  tag: 'Events',
  summary: 'Follow events as they happen (server-sent events)',
  description: [
    'Each block has the position as `id`, the type as `event`, and the event (`Event`, with `webhook_id` null) as `data`.',
    'Reconnect with `Last-Event-ID`, as every EventSource does by itself: nothing is missed and nothing is repeated.',
    'It wins over `after`; without either the stream starts at now. Unknown positions are refused with `INVALID_REQUEST`.',
    'Where events after the position have been removed, a block with `event: gap` (data: `StreamGap`) comes first.',
    'A comment every 15 seconds keeps the connection alive. A stream ends when its token ends, when the reader is too slow,',
    'and when the service restarts: reconnect.',
  ].join(' '),
  scope: 'calls:read',
  query: z.strictObject(eventFilters),
  success: {
    status: 200,
    schema: z.string().meta({
      example:
        'retry: 2000\n\nid: b3xq…\nevent: call.completed\ndata: {"webhook_id":null,"event_type":"call.completed",…}\n\n: heartbeat\n\n',
    }),
    description: 'The stream; it stays open',
    stream: true,
  },
  errors: ['RATE_LIMITED'],
});

export const listEvents = endpoint({
  id: 'listEvents',
  method: 'GET',
  path: '/v2/events/log',
  tag: 'Events',
  summary: 'List events, oldest first',
  description:
    'The same events at the same positions as on the stream. To go on later behind the last page, give the last event’s `idempotency_key` as `after`, here or on the stream.',
  scope: 'calls:read',
  query: z.strictObject({ ...pageQuery, ...eventFilters }),
  success: {
    status: 200,
    schema: pageOf(eventSchema).extend({
      gap: streamGapSchema
        .optional()
        .describe('Only where events between your position and this page may be missing'),
    }),
    description: 'A page of events',
  },
  errors: ['INVALID_CURSOR'],
});
