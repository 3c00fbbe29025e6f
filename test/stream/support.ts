/** Streams of a test API, and events to put on them. */
import { eventCatalogue, type EventEnvelope, type EventType } from '../../contract/events/index.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db, Tx } from '../../db/client.ts';
import { publishEvent } from '../../db/events.ts';
import { openEventStream, type EventStream, type StreamBlock } from './event-stream.ts';
import type { TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait-for.ts';

export interface TestStream extends EventStream {
  blocks: StreamBlock[];
  /** The events among the blocks. */
  events(): EventEnvelope[];
  /** Ids of events, in the order of their arrival. */
  ids(): string[];
  /** Waits for that many events. */
  waitForEvents(count: number): Promise<EventEnvelope[]>;
}

export interface TestStreamOptions {
  query?: string;
  lastEventId?: string | undefined;
  method?: 'GET' | 'HEAD';
}

export async function openTestStream(
  api: Pick<TestApi, 'baseUrl'>,
  token: string,
  options: TestStreamOptions = {},
): Promise<TestStream> {
  const blocks: StreamBlock[] = [];
  const received: EventEnvelope[] = [];
  const onBlock = (block: StreamBlock) => {
    blocks.push(block);
    if (block.data !== undefined && block.event !== 'gap')
      received.push(JSON.parse(block.data) as EventEnvelope);
  };
  const stream = await openEventStream({ baseUrl: api.baseUrl, token, onBlock, ...options });
  const events = () => received;
  return {
    ...stream,
    blocks,
    events,
    ids: () => events().map((event) => event.idempotency_key),
    waitForEvents: (count) => waitFor(() => (events().length >= count ? events() : undefined)),
  };
}

/** Waits until the server has told the stream where it stands. */
export async function waitUntilOpen(stream: TestStream): Promise<void> {
  await waitFor(() => stream.blocks.some((block) => block.retry !== undefined));
}

/** Waits until an event has its place in the order: no transaction older than its own runs any more, in no database of the server. */
export async function waitUntilInLog(
  api: Pick<TestApi, 'request'>,
  token: string,
  eventId: string,
): Promise<void> {
  await waitFor(async () => {
    const { body } = await api.request('GET', '/v2/events/log?limit=100', { token });
    return (body as unknown as { data: EventEnvelope[] }).data.some(
      (event) => event.idempotency_key === eventId,
    );
  });
}

/** Writes an event within a transaction of the test. */
export async function publishIn<T extends EventType = 'call.started'>(
  tx: Tx,
  accountId: AccountId,
  { type, agentId }: { type?: T; agentId?: string } = {},
): Promise<string> {
  const chosen = type ?? ('call.started' as T);
  const data = eventCatalogue[chosen].example;
  return await publishEvent(tx, accountId, { type: chosen, agentId: agentId ?? null, data: data as never });
}

/** Writes an event and commits it. */
export async function publish<T extends EventType = 'call.started'>(
  db: Db,
  accountId: AccountId,
  options: { type?: T; agentId?: string } = {},
): Promise<string> {
  return await db.transaction((tx) => publishIn(tx, accountId, options));
}

/**
 * Events too large to wait in the buffers of a connection that nobody reads: 1,001 of them, all but the first 20 kB. Returns
 * the id of the first.
 */
export async function publishManyLarge(db: Db, accountId: AccountId): Promise<string> {
  const first = await publish(db, accountId);
  await db.raw(
    `insert into events (id, account_id, type, data)
     select 'evt_' || lpad(n::text, 26, '0'), account_id, type, json_build_object('filler', repeat('x', 20000))
     from events, generate_series(1, 1000) n where id = ?`,
    [first],
  );
  return first;
}
