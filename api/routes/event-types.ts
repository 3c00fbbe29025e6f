/** The catalogue of events, for those who write receivers. */
import { listEventTypes } from '../../contract/endpoints/events.ts';
import { describeEvent, eventJsonSchema, eventTypes, exampleEvent } from '../../contract/events/index.ts';
import { answerArray } from '../lists.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function eventTypeRoutes({ sealer }: Services): Route[] {
  const entries = eventTypes.map((type) => ({
    event_type: type,
    description: describeEvent(type),
    json_schema: eventJsonSchema(type),
    example: exampleEvent(type),
  }));
  return [
    route(listEventTypes)(async (call) => ({
      body: await answerArray(sealer, listEventTypes, call, {
        rows: entries,
        keyOf: (entry) => entry.event_type,
        present: (entry) => entry,
      }),
    })),
  ];
}
