/** Events as they happen: the stream, and the same positions as a list. */
import { listEvents, streamEvents } from '../../contract/endpoints/stream.ts';
import { listEventsAfter, type StreamedEvent } from '../../db/event-stream.ts';
import { decodeCursor, encodeCursor } from '../../domain/cursors.ts';
import { beginning, decodePosition, encodePosition } from '../../domain/stream-positions.ts';
import { listScope } from '../lists.ts';
import { presentEvent } from '../present/event.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';
import { gapOf, resolvePosition } from '../stream/positions.ts';

export function eventRoutes(services: Services): Route[] {
  const { db, sealer, streams } = services;
  return [
    route(streamEvents)(async ({ query, caller, headers, log }) => {
      const { after, ...filters } = query;
      const { accountId } = caller;
      const lastEventId = readLastEventId(headers['last-event-id']);
      const position =
        lastEventId !== undefined
          ? await resolvePosition(services, accountId, lastEventId, 'Last-Event-ID')
          : after !== undefined
            ? await resolvePosition(services, accountId, after, 'after')
            : null;
      return {
        body: '',
        stream: (response, reauthenticate) =>
          streams.open(response, { accountId, after: position, filters, reauthenticate, log }),
      };
    }),

    route(listEvents)(async ({ query, caller }) => {
      const { accountId } = caller;
      const { scope, limit, cursor } = listScope(accountId, listEvents.id, query);
      const { after, ...filters } = scope.filters;
      const start =
        cursor !== undefined
          ? (decodePosition(sealer, accountId, decodeCursor(sealer, scope, cursor)) ?? beginning)
          : after !== undefined
            ? await resolvePosition(services, accountId, after, 'after')
            : null;
      const read = (from: typeof beginning) => listEventsAfter(db, accountId, from, filters, limit + 1);
      let page = await read(start ?? beginning);
      const gap = start && gapOf(start, page);
      if (gap) page = await read(gap.at);
      const shown = page.events.slice(0, limit);
      const last = shown.at(-1);
      const more = page.events.length > limit && last !== undefined;
      const token = ({ tx, seq }: StreamedEvent) => encodePosition(sealer, accountId, { tx, seq });
      return {
        body: {
          data: shown.map(presentEvent),
          next_cursor: more ? encodeCursor(sealer, scope, token(last)) : null,
          ...(gap ? { gap: gap.gap } : {}),
        },
      };
    }),
  ];
}

/** As an EventSource sends it: the id of the last block, or nothing where there was none. */
function readLastEventId(header: string | string[] | undefined): string | undefined {
  return header === undefined || header === '' ? undefined : String(header);
}
