/** All open streams of the process: who may open one, what each is fed with, and how they end. */
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ApiError } from '../../contract/errors.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import { listEventsAfter, type EventFilters, type StreamedEvent } from '../../db/event-stream.ts';
import { findNewestPosition, listNewEvents } from '../../db/system-events.ts';
import { createGate } from '../../domain/gate.ts';
import type { Sealer } from '../../domain/seal.ts';
import { encodePosition, type EventPosition } from '../../domain/stream-positions.ts';
import { presentEvent } from '../present/event.ts';
import { eventFrame } from './frames.ts';
import { gapOf } from './positions.ts';
import { openReader, type CatchUpPage, type Reader, type ReaderTimes } from './reader.ts';
import { createTail } from './tail.ts';
import { createEventWindow, createFeed, type Feed } from './window.ts';

export interface StreamRequest {
  accountId: AccountId;
  /** Null for now. */
  after: EventPosition | null;
  filters: EventFilters;
  /** Rejects when the token is not good any more. */
  reauthenticate: () => Promise<unknown>;
  log: Logger;
}

export interface EventHub {
  /**
   * Opens a stream on a response of which nothing has been sent; resolves when it is open.
   * Throws `RATE_LIMITED` where the account has too many, `UNAVAILABLE` while the process stops.
   */
  open(response: ServerResponse, request: StreamRequest): Promise<void>;
  /** Says that there may be new events. */
  wake(): void;
  /** How many streams are open. */
  readers(): number;
  /** Ends every stream so that its client goes on elsewhere. */
  close(): Promise<void>;
}

export interface HubOptions {
  db: Db;
  sealer: Sealer;
  log: Logger;
  /** Most open streams of one account in this process. */
  maxPerAccount: number;
  times?: Partial<ReaderTimes>;
  /** Memory for recent events. */
  windowBytes?: number;
  pollMs?: number;
}

const defaultTimes: ReaderTimes = { heartbeatMs: 15_000, stallMs: 20_000, recheckMs: 5_000, retryMs: 2_000 };
/** Readers that catch up share this many queries, so that they leave the pool to requests. */
const catchUpQueries = 3;
const fullRetrySeconds = 30;
/** Clients of a process that stops come back spread over this time. */
const reconnectWithinMs = 4_000;
/** For the last words to reach clients that read. */
const farewellMs = 1_000;

interface AccountStreams {
  feed: Feed;
  readers: Set<Reader>;
}

export function createEventHub(options: HubOptions): EventHub {
  const { db, sealer, log, maxPerAccount, pollMs = 1000 } = options;
  const times = { ...defaultTimes, ...options.times };
  const accounts = new Map<AccountId, AccountStreams>();
  /** Open and opening streams by account. */
  const counts = new Map<AccountId, number>();
  const window = createEventWindow(options.windowBytes ?? 16 * 1024 * 1024);
  const catchUpGate = createGate(catchUpQueries);
  let closing = false;

  const tail = createTail({
    findNewest: () => findNewestPosition(db),
    read: (after, limit) => listNewEvents(db, after, limit),
    deliver,
    isWanted: () => counts.size > 0,
    log,
    pollMs,
  });

  function deliver(events: readonly StreamedEvent[]): void {
    const grown = new Set<AccountStreams>();
    for (const event of events) {
      const account = accounts.get(event.account_id);
      if (!account) continue;
      const position = { tx: event.tx, seq: event.seq };
      const token = encodePosition(sealer, event.account_id, position);
      const frame = eventFrame(token, presentEvent(event));
      window.append(account.feed, { position, type: event.type, agentId: event.agent_id, frame });
      grown.add(account);
    }
    for (const { readers } of grown) for (const reader of readers) reader.wake();
  }

  async function catchUp(
    accountId: AccountId,
    after: EventPosition,
    filters: EventFilters,
    limit: number,
  ): Promise<CatchUpPage> {
    const read = (from: EventPosition) =>
      catchUpGate(() => listEventsAfter(db, accountId, from, filters, limit));
    const page = await read(after);
    const gap = gapOf(after, page);
    const events = gap ? (await read(gap.at)).events : page.events;
    return { gap, events, complete: events.length < limit };
  }

  function take(accountId: AccountId): void {
    if (closing)
      throw new ApiError('UNAVAILABLE', 'This process is stopping; connect again.', { retryAfterSeconds: 1 });
    const count = counts.get(accountId) ?? 0;
    if (count >= maxPerAccount) {
      throw new ApiError('RATE_LIMITED', `The account has ${maxPerAccount} open streams already.`, {
        retryAfterSeconds: fullRetrySeconds,
      });
    }
    counts.set(accountId, count + 1);
  }

  function giveBack(accountId: AccountId): void {
    const count = (counts.get(accountId) ?? 0) - 1;
    if (count > 0) counts.set(accountId, count);
    else {
      counts.delete(accountId);
      accounts.delete(accountId);
    }
  }

  async function open(response: ServerResponse, request: StreamRequest): Promise<void> {
    const { accountId, filters } = request;
    take(accountId);
    try {
      await tail.refresh();
      if (closing) throw new ApiError('UNAVAILABLE', 'This process is stopping.', { retryAfterSeconds: 1 });
    } catch (error) {
      giveBack(accountId);
      throw error;
    }
    if (response.destroyed) return giveBack(accountId);
    let account = accounts.get(accountId);
    if (!account) {
      account = { feed: createFeed(tail.position()), readers: new Set() };
      accounts.set(accountId, account);
    }
    const { feed, readers } = account;
    const reader = openReader({
      response,
      feed,
      filters,
      start: request.after ?? tail.position(),
      resumed: request.after !== null,
      tailPosition: tail.position,
      tokenOf: (position) => encodePosition(sealer, accountId, position),
      catchUp: (after, limit) => catchUp(accountId, after, filters, limit),
      reauthenticate: request.reauthenticate,
      times,
      log: request.log,
    });
    readers.add(reader);
    void reader.closed.then(() => {
      readers.delete(reader);
      giveBack(accountId);
    });
  }

  return {
    open,
    wake: tail.wake,
    readers: () => [...accounts.values()].reduce((sum, { readers }) => sum + readers.size, 0),
    async close() {
      closing = true;
      const readers = [...accounts.values()].flatMap((account) => [...account.readers]);
      for (const reader of readers) reader.end('the service restarts', spreadRetryMs());
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, farewellMs);
      await Promise.race([Promise.all(readers.map((reader) => reader.closed)), patience.promise]);
      clearTimeout(timer);
      await tail.close();
    },
  };
}

const spreadRetryMs = () => 500 + Math.floor(Math.random() * reconnectWithinMs);
