/** Writes attempts in bulk: few statements under load, at once when there is little to do. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isRefusedData } from '../../db/refused-data.ts';
import type { AttemptResult } from '../../db/system-deliveries.ts';

export interface AttemptWriter {
  push(result: AttemptResult): void;
  /** Results that are not written yet. */
  waiting(): number;
  /** Resolves when everything that was pushed is written. */
  flush(): Promise<void>;
}

export interface AttemptWriterOptions {
  record: (results: readonly AttemptResult[]) => Promise<string[]>;
  /** Ends a delivery whose attempt `record` refuses. */
  endUnrecorded: (result: AttemptResult) => Promise<string[]>;
  /** Called with what was written and the endpoints that were replayed meanwhile. */
  onWritten: (results: readonly AttemptResult[], replayed: readonly string[]) => void;
  log: Logger;
}

const largestBatch = 500;
const mostWriters = 2;
/** A second writer is worth it only for a batch of this size. */
const worthASecond = 200;
const gatherMs = 2;
const retryMs = 500;

export function createAttemptWriter(options: AttemptWriterOptions): AttemptWriter {
  const { record, endUnrecorded, onWritten, log } = options;
  const queue: AttemptResult[] = [];
  const running = new Set<Promise<void>>();
  let unwritten = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    timer = undefined;
    while (queue.length > 0 && running.size < (queue.length >= worthASecond ? mostWriters : 1)) {
      const writing = write(queue.splice(0, largestBatch)).finally(() => {
        running.delete(writing);
        schedule();
      });
      running.add(writing);
    }
  }

  function schedule(): void {
    if (queue.length >= worthASecond) begin();
    else if (queue.length > 0) timer ??= setTimeout(begin, gatherMs);
  }

  /** Until it is written: the attempts have been made. Repeating a write that was lost changes nothing. */
  async function write(batch: readonly AttemptResult[], store = record): Promise<void> {
    for (;;) {
      let replayed: string[];
      try {
        replayed = await store(batch);
      } catch (error) {
        if (store === record && isRefusedData(error)) return await sift(batch, error);
        log.warn({ err: error, attempts: batch.length }, 'attempts are written later');
        await sleep(retryMs);
        continue;
      }
      unwritten -= batch.length;
      return tell(batch, replayed);
    }
  }

  /** A defect in what follows is no reason to write once more, or to leave the next batch. */
  function tell(batch: readonly AttemptResult[], replayed: readonly string[]): void {
    try {
      onWritten(batch, replayed);
    } catch (error) {
      log.error({ err: error, attempts: batch.length }, 'attempts are written, but not taken note of');
    }
  }

  /** One row that the database refuses costs no other: by halves it is found, and its delivery ends without it. */
  async function sift(batch: readonly AttemptResult[], error: unknown): Promise<void> {
    const [first] = batch;
    if (first && batch.length === 1) {
      const { webhookId, eventId, number } = first;
      log.error(
        { err: error, webhook_id: webhookId, event_id: eventId, number },
        'an attempt cannot be written; its delivery ends without it',
      );
      return await write(batch, () => endUnrecorded(first));
    }
    const middle = Math.ceil(batch.length / 2);
    await write(batch.slice(0, middle));
    await write(batch.slice(middle));
  }

  return {
    push(result) {
      queue.push(result);
      unwritten += 1;
      schedule();
    },
    waiting: () => unwritten,
    async flush() {
      begin();
      while (unwritten > 0) {
        await Promise.race(running);
        begin();
      }
    },
  };
}
