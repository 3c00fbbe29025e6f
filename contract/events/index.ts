/** The catalogue of events: every type that webhooks and the stream deliver, and the envelope around it. */
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { timestampSchema } from '../schemas/common.ts';
import { agentEvents } from './agents.ts';
import { callEvents } from './calls.ts';
import { exampleIds, type EventDefinition } from './definition.ts';
import { knowledgeEvents } from './knowledge.ts';
import { webhookEvents } from './webhooks.ts';

export const eventCatalogue = { ...agentEvents, ...callEvents, ...knowledgeEvents, ...webhookEvents };
export type EventType = keyof typeof eventCatalogue;

/** What `data` of a type is written with. */
export type EventData<T extends EventType> = z.input<(typeof eventCatalogue)[T]['data']>;

export const eventTypes = Object.keys(eventCatalogue) as [EventType, ...EventType[]];
export const eventTypeSchema = z.enum(eventTypes);

const definitionOf = (type: EventType): EventDefinition => eventCatalogue[type];

/** Checks `data` of a type; throws a `ZodError` where it is not as the catalogue says. */
export function parseEventData<T extends EventType>(type: T, data: EventData<T>): EventData<T> {
  return definitionOf(type).data.parse(data) as EventData<T>;
}

function envelopeOf<T extends z.ZodType, D extends z.ZodType>(type: T, data: D) {
  return z.object({
    webhook_id: idSchema('webhook').nullable().describe('The subscription; null on the event stream'),
    event_type: type,
    created_at: timestampSchema,
    idempotency_key: idSchema('event').describe(
      "The event's id: the same on every attempt and for every subscription",
    ),
    account_id: idSchema('account'),
    agent_id: idSchema('agent').optional(),
    data,
  });
}

/** Any event on the wire: the body of a webhook, the data of a stream event. */
export const eventSchema = envelopeOf(eventTypeSchema, z.record(z.string(), z.unknown())).meta({
  id: 'Event',
});
export type EventEnvelope = z.infer<typeof eventSchema>;

/** An event of one type on the wire. */
export function eventSchemaOf(type: EventType): z.ZodType<EventEnvelope> {
  const { data } = definitionOf(type);
  return envelopeOf(z.literal(type), data) as unknown as z.ZodType<EventEnvelope>;
}

/** JSON Schema (2020-12) of an event of one type on the wire. */
export function eventJsonSchema(type: EventType): Record<string, unknown> {
  return z.toJSONSchema(eventSchemaOf(type), { reused: 'inline' });
}

/** An event of one type as a webhook receives it. */
export function exampleEvent(type: EventType): EventEnvelope {
  const { example, ofAccount } = definitionOf(type);
  return {
    webhook_id: exampleIds.webhook,
    event_type: type,
    created_at: '2026-01-31T09:31:35.000Z',
    idempotency_key: exampleIds.event,
    account_id: exampleIds.account,
    ...(ofAccount ? {} : { agent_id: exampleIds.agent }),
    data: example as Record<string, unknown>,
  };
}

/** Descriptions by type, for the catalogue and the docs. */
export function describeEvent(type: EventType): string {
  return definitionOf(type).description;
}
