/** Events as they happen: one connection after another, each of which goes on where the last one ended. */
import { createParser } from 'eventsource-parser';
import { ConnectionError, SwitchboardError } from './errors.ts';
import type { Schemas } from './types.ts';
import { pause, pauseBeforeRetryMs } from './waiting.ts';

export type EventEnvelope = Schemas['Event'];
export type StreamGap = Schemas['StreamGap'];

/** What a stream tells: an event, or that events are missing at this place. `id` is the position behind it. */
export type StreamItem =
  { id: string; event: EventEnvelope; gap?: undefined } | { id: string; gap: StreamGap; event?: undefined };

export interface EventsOptions {
  /** Go on behind this: an item's `id`, or an event's `idempotency_key`. Now, where it is left out. */
  after?: string | undefined;
  /** Only events of these types. */
  types?: readonly EventEnvelope['event_type'][] | undefined;
  /** Only events of this agent. */
  agentId?: string | undefined;
  /** Ends the loop, which is no error. */
  signal?: AbortSignal | undefined;
  /**
   * How long to go without a connection before the loop throws: the client's `patienceMs` for the first one, without an
   * end for those after it, where this is left out.
   */
  patienceMs?: number | undefined;
  /**
   * Sees how far the loop has come, each time that it comes back for more, and where filters let nothing through: what to
   * remember, and to give as `after` another time.
   */
  onPosition?: ((id: string) => void) | undefined;
}

export interface StreamRequest {
  query: Record<string, string | readonly string[] | undefined>;
  /** The position behind which to go on; wins over what the query says. */
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
}

/** Opens a connection; throws `SwitchboardError`, `ConnectionError`. */
export type OpenStream = (request: StreamRequest) => Promise<ReadableStream<Uint8Array>>;

/** Three heartbeats: a connection that is silent for so long is dead. */
const longestSilenceMs = 45_000;

/** A block of the stream that moved the position, with an item where it told something. */
interface Step {
  id: string;
  item?: StreamItem;
}

/** Yields every item once and in order, over as many connections as it takes. */
export async function* followEvents(
  open: OpenStream,
  { after, types, agentId, signal, patienceMs, onPosition }: EventsOptions,
  firstPatienceMs: number,
): AsyncGenerator<StreamItem, void, void> {
  const query = { after, types, agent_id: agentId };
  let position: string | undefined;
  let retryMs = 0;
  let failures = 0;
  let lostAt = Date.now();
  let longestMs = patienceMs ?? firstPatienceMs;

  while (!signal?.aborted) {
    const opened = await open({ query, lastEventId: position, signal }).catch((error: unknown) => {
      if (signal?.aborted || error instanceof ConnectionError || error instanceof SwitchboardError)
        return error as Error;
      throw error;
    });
    if (signal?.aborted) return;
    let failure: Error | undefined;
    if (opened instanceof Error) failure = opened;
    else {
      longestMs = patienceMs ?? Number.POSITIVE_INFINITY;
      const steps: Step[] = [];
      const parser = createParser({
        onId: (id) => steps.push({ id }),
        onEvent: ({ event, data }) => {
          const step = steps.at(-1);
          if (step) step.item = itemOf(step.id, event, data);
        },
        onRetry: (ms) => (retryMs = ms),
      });
      for await (const text of readText(opened, signal)) {
        failures = 0;
        parser.feed(text);
        for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
          position = step.id;
          if (step.item) yield step.item;
          onPosition?.(step.id);
          if (signal?.aborted) return;
        }
      }
      lostAt = Date.now();
    }
    const refused = failure instanceof SwitchboardError ? failure : undefined;
    if (refused?.retryable === false) throw refused;
    const waitMs = Math.max(retryMs, pauseBeforeRetryMs(failures, refused?.retryAfterSeconds));
    if (failure && Date.now() + waitMs > lostAt + longestMs) throw failure;
    failures += 1;
    // What aborts it is seen by the loop.
    await pause(waitMs, signal).catch(() => undefined);
  }
}

function itemOf(id: string, type: string | undefined, data: string): StreamItem {
  const told = JSON.parse(data) as unknown;
  return type === 'gap' ? { id, gap: told as StreamGap } : { id, event: told as EventEnvelope };
}

/** The text of a connection until it ends, is lost, falls silent, or is aborted, all of which are the same to who resumes. */
async function* readText(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const cut = (): void => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cut, { once: true });
  try {
    for (;;) {
      const silence = setTimeout(cut, longestSilenceMs);
      const chunk = await reader
        .read()
        .catch(() => ({ done: true, value: undefined }) as const)
        .finally(() => clearTimeout(silence));
      if (chunk.done) return;
      yield decoder.decode(chunk.value, { stream: true });
    }
  } finally {
    signal?.removeEventListener('abort', cut);
    cut();
  }
}
