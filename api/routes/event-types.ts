/** The catalogue of events, for those who write receivers. */
import { listEventTypes } from '../../contract/endpoints/events.ts';
import { describeEvent, eventJsonSchema, eventTypes, exampleEvent } from '../../contract/events/index.ts';
import { answerList, listScope, pageOfArray } from '../lists.ts';
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
    route(listEventTypes)(async ({ query, caller }) => {
      const { scope } = listScope(caller.accountId, listEventTypes.id, query);
      const keyOf = (entry: (typeof entries)[number]) => entry.event_type;
      const fetch = pageOfArray(entries, keyOf);
      return { body: await answerList({ sealer, scope, query, fetch, keyOf, present: (entry) => entry }) };
    }),
  ];
}
