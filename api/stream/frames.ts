/** What is written on a stream: blocks of `text/event-stream` (WHATWG HTML, "Server-sent events"). */
import type { StreamGap } from '../../contract/endpoints/stream.ts';
import type { EventEnvelope } from '../../contract/events/index.ts';

/** Proxies must neither keep nor gather nor pack what a stream writes. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // The end of a stream ends its connection: whoever comes back may be better served by another process.
  Connection: 'close',
};

/** JSON has no line breaks of its own, so every event is one `data` line. */
export function eventFrame(token: string, event: EventEnvelope): Buffer {
  return Buffer.from(`id: ${token}\nevent: ${event.event_type}\ndata: ${JSON.stringify(event)}\n\n`);
}

/** Its id is where the stream goes on, so that a client that reconnects is not told again. */
export function gapFrame(token: string, gap: StreamGap): string {
  return `id: ${token}\nevent: gap\ndata: ${JSON.stringify(gap)}\n\n`;
}

/**
 * How long to wait before reconnecting, and where a client stands that has seen no event yet: a block with an id and
 * without data sets the last event id and fires nothing.
 */
export function openingFrame(retryMs: number, token: string | null): string {
  return `retry: ${retryMs}\n${token === null ? '' : `id: ${token}\n`}\n`;
}

/** Keeps the connection from being taken for dead; with a token where the client's position has moved on silently. */
export function heartbeatFrame(token: string | null): string {
  return `: heartbeat\n${token === null ? '' : `id: ${token}\n`}\n`;
}

/** The last words of a stream that the service ends. */
export function farewellFrame(reason: string, retryMs: number): string {
  return `: ${reason}\nretry: ${retryMs}\n\n`;
}
