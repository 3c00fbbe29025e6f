/** The newest events in memory, by account: what most readers need, without asking the database. */
import type { EventType } from '../../contract/events/index.ts';
import type { EventPosition } from '../../domain/stream-positions.ts';

export interface RecentEvent {
  position: EventPosition;
  type: EventType;
  agentId: string | null;
  frame: Buffer;
}

/** One account's part of the window. */
export interface Feed {
  /** Every event of the account behind it, as far as the tail has read, stands in `events`. */
  from: EventPosition;
  /** How many have left: the event at `events[i]` is number `gone + i`. */
  gone: number;
  events: RecentEvent[];
  /** What a crowd of readers without filters writes next: joined once, for all of them. */
  joined: { first: number; end: number; bytes: Buffer } | null;
}

export interface EventWindow {
  append(feed: Feed, event: RecentEvent): void;
  /** Bytes held, for metrics and tests. */
  bytes(): number;
}

export function createFeed(from: EventPosition): Feed {
  return { from, gone: 0, events: [], joined: null };
}

/** The frames of the events with numbers from `first` up to `end`, as one. */
export function joinFrames(feed: Feed, first: number, end: number): Buffer {
  if (feed.joined?.first !== first || feed.joined.end !== end) {
    const frames = feed.events.slice(first - feed.gone, end - feed.gone).map(({ frame }) => frame);
    feed.joined = { first, end, bytes: Buffer.concat(frames) };
  }
  return feed.joined.bytes;
}

/** Beside its bytes an event costs about this much. */
const overheadBytes = 300;
const compactAt = 4096;

/** Holds at most `maxBytes` over all feeds; the oldest events leave first. */
export function createEventWindow(maxBytes: number): EventWindow {
  // In order of arrival: the head's event is always the first one of its feed.
  let queue: Feed[] = [];
  let head = 0;
  let bytes = 0;
  const sizeOf = (event: RecentEvent) => event.frame.byteLength + overheadBytes;

  function evictOldest(): void {
    const feed = queue[head] as Feed;
    head += 1;
    const event = feed.events.shift() as RecentEvent;
    feed.from = event.position;
    feed.gone += 1;
    bytes -= sizeOf(event);
    if (head >= compactAt && head * 2 >= queue.length) {
      queue = queue.slice(head);
      head = 0;
    }
  }

  return {
    append(feed, event) {
      feed.events.push(event);
      queue.push(feed);
      bytes += sizeOf(event);
      while (bytes > maxBytes && head < queue.length) evictOldest();
    },
    bytes: () => bytes,
  };
}
