/** One open stream: writes what its client has not seen, as fast as the client reads and no faster. */
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { StreamGap } from '../../contract/endpoints/stream.ts';
import { ApiError } from '../../contract/errors.ts';
import type { EventFilters, StreamedEvent } from '../../db/event-stream.ts';
import { comparePositions, laterPosition, type EventPosition } from '../../domain/stream-positions.ts';
import { presentEvent } from '../present/event.ts';
import {
  eventFrame,
  farewellFrame,
  gapFrame,
  heartbeatFrame,
  openingFrame,
  streamHeaders,
} from './frames.ts';
import { joinFrames, type Feed, type RecentEvent } from './window.ts';

/** Events behind a position, from the database; `gap` where some behind it are missing, and where to go on then. */
export interface CatchUpPage {
  gap: { at: EventPosition; gap: StreamGap } | null;
  events: StreamedEvent[];
  /** Nothing more was there. */
  complete: boolean;
}

export interface ReaderTimes {
  heartbeatMs: number;
  /** How long a client may take to make room for more. */
  stallMs: number;
  /** How often the token is looked at again. */
  recheckMs: number;
  /** What clients are told to wait before they reconnect. */
  retryMs: number;
}

export interface ReaderOptions {
  response: ServerResponse;
  feed: Feed;
  filters: EventFilters;
  /** Behind which the stream begins. */
  start: EventPosition;
  /** Whether the client named the start itself; else it is told where it stands. */
  resumed: boolean;
  /** Everything up to here has been put into the feed. */
  tailPosition: () => EventPosition;
  tokenOf: (position: EventPosition) => string;
  catchUp: (after: EventPosition, limit: number) => Promise<CatchUpPage>;
  /** Rejects when the token is not good any more. */
  reauthenticate: () => Promise<unknown>;
  times: ReaderTimes;
  log: Logger;
}

export interface Reader {
  /** Says that the feed has grown. */
  wake(): void;
  /** Says goodbye and ends; the client reconnects after `retryMs`. */
  end(reason: string, retryMs: number): void;
  /** Resolves when the connection is gone. */
  closed: Promise<void>;
}

/** Written at once; then the socket is asked whether it takes more. */
const writeBytes = 64 * 1024;
const firstPage = 32;
const smallestPage = 4;
const largestPage = 128;
/** How long a reader waits for a database that does not answer. */
const databasePauseMs = 1000;

/** Opens the stream; nothing of it is kept in memory but its position and what the socket takes. */
export function openReader(options: ReaderOptions): Reader {
  const { response, feed, filters, times, tokenOf, log } = options;
  const openedAt = performance.now();
  let position = options.start;
  /** What the client knows by an id that it was sent. */
  let told = options.start;
  /** Number of the next event of the feed; null while it is not known where in the feed we stand. */
  let next: number | null = null;
  /** A start that the tail has not reached may be one of a database that was there before a restore. */
  let inDoubt = comparePositions(position, options.tailPosition()) > 0;
  /** Events asked of the database at once: about as many as the socket has taken lately. */
  let pageSize = firstPage;
  let busy = false;
  let blocked: NodeJS.Timeout | null = null;
  let closed = false;
  let reason = 'the client left';
  let sent = 0;
  const done = Promise.withResolvers<void>();

  const matches = ({ type, agentId }: RecentEvent) =>
    (!filters.types || filters.types.includes(type)) &&
    (filters.agent_id === undefined || filters.agent_id === agentId);

  function write(frame: Buffer | string): void {
    if (closed || response.write(frame)) return;
    blocked ??= setTimeout(() => cut('the client reads too slowly'), times.stallMs);
  }

  response.on('drain', () => {
    if (blocked) clearTimeout(blocked);
    blocked = null;
    pump();
  });

  /** Where in the feed to go on; null where it does not reach back to our position. */
  function placeInFeed(): number | null {
    if (next !== null && next >= feed.gone) return next;
    if (inDoubt || comparePositions(position, feed.from) < 0) return null;
    const seen = feed.events.findLastIndex((event) => comparePositions(event.position, position) <= 0);
    return feed.gone + seen + 1;
  }

  function pump(): void {
    if (closed || blocked || busy) return;
    next = placeInFeed();
    if (next === null) {
      busy = true;
      void catchUp().finally(() => {
        busy = false;
        pump();
      });
      return;
    }
    const end = feed.gone + feed.events.length;
    while (next < end && !blocked) {
      const first = next;
      const frames: Buffer[] = [];
      let bytes = 0;
      for (; next < end && bytes < writeBytes; next += 1) {
        const event = feed.events[next - feed.gone] as RecentEvent;
        // An id of another process may lie ahead of what this one has read.
        if (comparePositions(event.position, position) <= 0) continue;
        position = event.position;
        if (!matches(event)) continue;
        told = position;
        bytes += event.frame.byteLength;
        frames.push(event.frame);
      }
      sent += frames.length;
      if (frames.length === next - first) write(joinFrames(feed, first, next));
      else if (frames.length > 0) write(Buffer.concat(frames));
    }
  }

  /** One page from the database. What the client has no room for is read again later, not kept. */
  async function catchUp(): Promise<void> {
    // Before the read: by the time it answers the feed may begin later.
    const { from } = feed;
    const page = await options.catchUp(position, pageSize).catch(async (error: unknown) => {
      log.debug({ err: error }, 'a stream waits for the database');
      await new Promise((resolve) => setTimeout(resolve, databasePauseMs));
      return null;
    });
    if (!page || closed) return;
    inDoubt = false;
    if (page.gap) {
      position = told = page.gap.at;
      write(gapFrame(tokenOf(position), page.gap.gap));
    }
    for (const [index, event] of page.events.entries()) {
      if (blocked) {
        pageSize = Math.min(pageSize, Math.max(index * 2, smallestPage));
        return;
      }
      position = told = { tx: event.tx, seq: event.seq };
      sent += 1;
      write(eventFrame(tokenOf(position), presentEvent(event)));
    }
    pageSize = Math.min(pageSize * 2, largestPage);
    if (page.complete) position = laterPosition(position, from);
  }

  function heartbeat(): void {
    if (blocked || busy || closed) return;
    const caughtUp = next === feed.gone + feed.events.length;
    if (caughtUp) position = laterPosition(position, options.tailPosition());
    const moved = comparePositions(position, told) > 0;
    told = position;
    write(heartbeatFrame(moved ? tokenOf(position) : null));
  }

  async function recheck(): Promise<void> {
    try {
      await options.reauthenticate();
    } catch (error) {
      // A database that is away is no reason to send anybody away.
      if (error instanceof ApiError && error.code !== 'UNAVAILABLE')
        end('the token is not valid any more', times.retryMs);
    }
  }

  function cut(why: string): void {
    if (closed) return;
    reason = why;
    response.destroy();
  }

  function end(why: string, retryMs: number): void {
    if (closed) return;
    if (blocked) return cut(why);
    reason = why;
    response.end(farewellFrame(why, retryMs));
  }

  const timers = [
    setInterval(heartbeat, times.heartbeatMs),
    setInterval(() => void recheck(), times.recheckMs),
  ];
  response.once('close', () => {
    closed = true;
    for (const timer of timers) clearInterval(timer);
    if (blocked) clearTimeout(blocked);
    log.info({ reason, events: sent, seconds: (performance.now() - openedAt) / 1000 }, 'stream ended');
    done.resolve();
  });

  response.writeHead(200, streamHeaders);
  write(openingFrame(times.retryMs, options.resumed ? null : tokenOf(position)));
  pump();
  return { wake: pump, end, closed: done.promise };
}
