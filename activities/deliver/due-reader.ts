/** Reads what is due of every endpoint that has room for it: one statement for all of them, one at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { readDue, type DueQuestion } from '../../db/system-deliveries.ts';
import { askFor, fill, mayHaveMore, type Endpoint, type Lane } from './endpoint.ts';
import type { Served } from './served.ts';

export interface DueReaderOptions {
  db: Db;
  log: Logger;
  /** The endpoint has got what was found. */
  onRead: (endpoint: Endpoint) => void;
}

/** Rows read ahead for an endpoint, and when to read on. */
const bufferSize = 200;
const lowWater = 100;
/** Rows of one read over all endpoints. */
const largestRead = 4_000;
const smallestShare = 10;
const dbPauseMs = 250;

/** @returns looks for more where there may be more; harmless to call often */
export function createDueReader(served: Served, { db, log, onRead }: DueReaderOptions): () => void {
  let reading = false;

  function read(): void {
    if (reading || served.closing) return;
    const asked = [...served.endpoints.values()].flatMap((endpoint) =>
      endpoint.lanes.filter((lane) => hasRoom(endpoint, lane)).map((lane) => ({ endpoint, lane })),
    );
    if (asked.length === 0) return;
    reading = true;
    for (const { endpoint } of asked) endpoint.settled.clear();
    const share = Math.max(smallestShare, Math.min(bufferSize, Math.floor(largestRead / asked.length)));
    const questions = asked.map(({ endpoint, lane }) => askFor(endpoint, lane, share));
    answer(asked, questions)
      .catch(async (error: unknown) => {
        log.warn({ err: error }, 'what is due is read later');
        await sleep(dbPauseMs);
      })
      .finally(() => {
        reading = false;
        read();
      });
  }

  async function answer(
    asked: readonly { endpoint: Endpoint; lane: Lane }[],
    questions: readonly DueQuestion[],
  ): Promise<void> {
    const rows = await readDue(db, questions);
    const byLane = Map.groupBy(rows, (row) => `${row.webhook_id}/${row.lane}`);
    for (const [index, { endpoint, lane }] of asked.entries()) {
      if (endpoint.stopped) continue;
      const question = questions[index] as DueQuestion;
      fill(endpoint, lane, byLane.get(`${question.webhookId}/${lane.number}`) ?? [], question);
      onRead(endpoint);
    }
  }

  return read;
}

/** Reading from the beginning brings what is held once more, so it waits until there is little left to do. */
export function hasRoom(endpoint: Endpoint, lane: Lane): boolean {
  const least = lane.cursor === null ? Math.min(lowWater, endpoint.settings.maxInFlight) : lowWater;
  return lane.buffer.length < least && mayHaveMore(lane);
}
