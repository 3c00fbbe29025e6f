/** Reads new events of all accounts, once a process, and hands them on in order. */
import { setImmediate as untilWritten, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StreamedEvent } from '../../db/event-stream.ts';
import type { TailBatch } from '../../db/system-events.ts';
import { beginning, type EventPosition } from '../../domain/stream-positions.ts';

export interface Tail {
  /** Says that there may be new events. */
  wake(): void;
  /** Resolves once a read that began after this call has been handed on. Rejects when the database does not answer. */
  refresh(): Promise<void>;
  /** Up to where everything has been handed on. */
  position(): EventPosition;
  close(): Promise<void>;
}

export interface TailOptions {
  findNewest: () => Promise<EventPosition>;
  read: (after: EventPosition, limit: number) => Promise<TailBatch>;
  deliver: (events: readonly StreamedEvent[]) => void;
  /** Whether anybody listens; without listeners nothing is read. */
  isWanted: () => boolean;
  log: Logger;
  /** For wake-ups that were lost. */
  pollMs: number;
}

const batchSize = 500;
/**
 * Handing on takes a fourth of the process's time at most: with a crowd of readers several events go out in one write,
 * which costs each of them as much as one event does.
 */
const pausePerWorkMs = 3;
const shortestPauseMs = 5;
const longestPauseMs = 100;
/** Events whose time has not come are looked for at growing intervals, up to the poll's. */
const firstHeldPauseMs = 10;

/** Starts the loop. Positions rest on committed events only, so a read that fails is simply made again. */
export function createTail({ findNewest, read, deliver, isWanted, log, pollMs }: TailOptions): Tail {
  let position: EventPosition | null = null;
  let waiters: PromiseWithResolvers<void>[] = [];
  let closed = false;
  let woken = false;
  let wakeUp: () => void = () => undefined;

  const wake = () => {
    woken = true;
    wakeUp();
  };

  async function untilWoken(timeoutMs: number | null): Promise<void> {
    if (!woken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wakeUp = resolve;
      const timer = timeoutMs === null ? undefined : setTimeout(resolve, timeoutMs);
      await promise;
      clearTimeout(timer);
    }
    woken = false;
  }

  async function readOnce(): Promise<{ full: boolean; held: boolean; workMs: number }> {
    position ??= await findNewest();
    const { events, held } = await read(position, batchSize);
    const startedAt = performance.now();
    const last = events.at(-1);
    if (last) {
      position = { tx: last.tx, seq: last.seq };
      deliver(events);
      await untilWritten();
    }
    return { full: events.length === batchSize, held, workMs: performance.now() - startedAt };
  }

  const loop = (async () => {
    let pauseMs = firstHeldPauseMs;
    while (!closed) {
      if (!isWanted() && waiters.length === 0) {
        position = null;
        await untilWoken(null);
        continue;
      }
      const served = waiters;
      waiters = [];
      try {
        const { full, held, workMs } = await readOnce();
        for (const waiter of served) waiter.resolve();
        if (full) woken = true;
        pauseMs = held ? Math.min(pauseMs * 2, pollMs) : firstHeldPauseMs;
        await sleep(Math.min(Math.max(workMs * pausePerWorkMs, shortestPauseMs), longestPauseMs));
        await untilWoken(held ? pauseMs : pollMs);
      } catch (error) {
        for (const waiter of served) waiter.reject(error);
        log.warn({ err: error }, 'reading new events is delayed');
        await sleep(pollMs);
      }
    }
    for (const waiter of waiters) waiter.reject(new Error('The stream is closed'));
  })();

  return {
    wake,
    async refresh() {
      if (closed) throw new Error('The stream is closed');
      const waiter = Promise.withResolvers<void>();
      waiters.push(waiter);
      wake();
      await waiter.promise;
    },
    position: () => position ?? beginning,
    async close() {
      closed = true;
      wake();
      await loop;
    },
  };
}
