/** What a process knows of an endpoint that it serves: what it holds of its queue, and how fast it may go on. */
import type { DueCursor, DueDelivery, DueQuestion } from '../../db/system-deliveries.ts';
import type { EndpointSettings } from '../../domain/webhooks/settings.ts';

/** One lane of an endpoint's queue. */
export interface Lane {
  number: 0 | 1;
  /** Read and not begun, in order. */
  buffer: DueDelivery[];
  /** Counts the reasons to look from the beginning, and up to which of them that has been done. */
  asked: number;
  covered: number;
  covering: number;
  /** Where reading goes on; null: from the beginning. */
  cursor: DueCursor | null;
}

export interface Endpoint {
  settings: EndpointSettings;
  lanes: readonly [live: Lane, replay: Lane];
  /** Events read and not yet written off, so that reading them again does not send them again. */
  held: Set<string>;
  /** No longer held since the read that is under way began: it may still show them as they were. */
  settled: Set<string>;
  inFlight: number;
  /** When the rate allows the next attempt (ms, monotonic). */
  nextSlotAt: number;
  slotTimer: NodeJS.Timeout | undefined;
  /** Looks again when the next of its retries is due. */
  retryTimer: NodeJS.Timeout | undefined;
  /** When retries of the next minute are due (ms since 1970, rounded up). */
  retryTimes: Set<number>;
  /** Something failed while it was served here and is to be tried again. */
  hasRetries: boolean;
  /** Set once nothing more may be begun: disabled, deleted, or the lease is gone. */
  stopped: boolean;
  /** Something was asked or done last (ms, monotonic). */
  activeAt: number;
  /** From when on a workflow is to watch it, if none does (ms, monotonic). */
  watchAt: number;
  /** Activities that stay with it. */
  attached: Set<(end: ServiceEnd) => void>;
  counts: { delivered: number; failed: number };
}

/** Why a process no longer serves an endpoint. */
export type ServiceEnd = 'idle' | 'stopped' | 'closing';

const newLane = (number: 0 | 1): Lane => ({
  number,
  buffer: [],
  asked: 1,
  covered: 0,
  covering: 0,
  cursor: null,
});

/** @param watchAfterMs how long it may be busy before a workflow watches it */
export function newEndpoint(settings: EndpointSettings, watchAfterMs: number): Endpoint {
  const now = performance.now();
  return {
    settings,
    lanes: [newLane(0), newLane(1)],
    held: new Set(),
    settled: new Set(),
    inFlight: 0,
    // A new server does not know what the last one has just sent.
    nextSlotAt: settings.maxPerSecond === null ? 0 : now + 1000 / settings.maxPerSecond,
    slotTimer: undefined,
    retryTimer: undefined,
    retryTimes: new Set(),
    hasRetries: false,
    stopped: false,
    activeAt: now,
    watchAt: now + watchAfterMs,
    attached: new Set(),
    counts: { delivered: 0, failed: 0 },
  };
}

/** Something may be new: look again, from the beginning. */
export function expectMore(endpoint: Endpoint): void {
  for (const lane of endpoint.lanes) lane.asked += 1;
}

/** Whether the table may hold more than was read. */
export const mayHaveMore = (lane: Lane): boolean => lane.cursor !== null || lane.asked > lane.covered;

/** How to read on in a lane that has room for `room` more; rows that are held already may come again. */
export function askFor(endpoint: Endpoint, lane: Lane, room: number): DueQuestion {
  if (lane.cursor === null) lane.covering = lane.asked;
  const again = lane.cursor === null ? endpoint.held.size : 0;
  const { webhookId } = endpoint.settings;
  return { webhookId, lane: lane.number, limit: room + again, after: lane.cursor };
}

/** Takes what `question` was answered with. */
export function fill(
  endpoint: Endpoint,
  lane: Lane,
  rows: readonly DueDelivery[],
  question: DueQuestion,
): void {
  const last = rows.at(-1);
  const complete = rows.length < question.limit || last === undefined;
  lane.cursor = complete ? null : { dueUs: last.due_us, eventId: last.event_id };
  if (complete) lane.covered = lane.covering;
  for (const row of rows) {
    if (endpoint.held.has(row.event_id) || endpoint.settled.has(row.event_id)) continue;
    endpoint.held.add(row.event_id);
    lane.buffer.push(row);
  }
}

/** The delivery is written off, or was not made: from the next read on it is what the table says. */
export function settle(endpoint: Endpoint, eventId: string): void {
  endpoint.held.delete(eventId);
  endpoint.settled.add(eventId);
}

/** A retry that is this near is waited for: who takes the endpoint meanwhile would not know of it, and come late. */
const nearMs = 10_000;

/** Nothing waits, nothing runs, nothing is known to be unread, no retry is near. */
export function isIdle(endpoint: Endpoint): boolean {
  if (endpoint.held.size > 0 || endpoint.lanes.some(mayHaveMore)) return false;
  return Math.min(...endpoint.retryTimes) > Date.now() + nearMs;
}

/** Forgets what was read and not begun; it stays due in the table. */
export function dropBuffers(endpoint: Endpoint): void {
  for (const lane of endpoint.lanes) {
    for (const row of lane.buffer) endpoint.held.delete(row.event_id);
    lane.buffer = [];
    lane.cursor = null;
  }
}
