/** Readers of the event stream that are cut again and again; afterwards each must have seen the log, once and in order. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../client/src/index.ts';
import type { ClientCredentials } from '../client-for.ts';
import { openEventStream, type EventStream } from '../event-stream.ts';

export interface StreamReaders {
  /** Goes on until every position of the log has been seen and enough cuts have been made; answers what is wrong. */
  finish(): Promise<{ cuts: number; seen: number; problems: string[] }>;
}

export interface StreamReadersOptions {
  credentials: ClientCredentials;
  client: Client;
  /** Over all readers, at least. */
  cuts: number;
  random: () => number;
}

const readers = 3;
const retryMs = 250;
const finishTimeoutMs = 120_000;

interface Reader {
  seen: string[];
  gaps: number;
}

/** Resolves when every reader has its first position: from then on it must not miss anything. */
export async function startStreamReaders({
  credentials,
  client,
  cuts,
  random,
}: StreamReadersOptions): Promise<StreamReaders> {
  const state: Reader[] = Array.from({ length: readers }, () => ({ seen: [], gaps: 0 }));
  let made = 0;
  let stopped = false;
  let token: string | null = null;

  async function fetchToken(): Promise<string> {
    const { client_id, client_secret, base_url } = credentials;
    const response = await fetch(`${base_url}/v2/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
    });
    if (!response.ok) throw new Error(`no token: ${response.status}`);
    return ((await response.json()) as { access_token: string }).access_token;
  }

  /** One connection, cut after a while; answers where to go on. */
  async function readForAWhile(reader: Reader, lastEventId: string | undefined): Promise<string | undefined> {
    token ??= await fetchToken();
    const stream: EventStream = await openEventStream({
      baseUrl: credentials.base_url,
      token,
      lastEventId,
      onBlock: ({ event, data }) => {
        if (event === 'gap') reader.gaps += 1;
        else if (data !== undefined)
          reader.seen.push((JSON.parse(data) as { idempotency_key: string }).idempotency_key);
      },
    });
    if (stream.status !== 200) {
      token = null;
      throw new Error(`no stream: ${stream.status} ${await stream.errorText}`);
    }
    await Promise.race([stream.closed, sleep(50 + random() * 700)]);
    stream.cut();
    await stream.closed;
    made += 1;
    return stream.lastEventId();
  }

  const started = state.map(() => Promise.withResolvers<void>());
  const loops = state.map(async (reader, index) => {
    let lastEventId: string | undefined;
    while (!stopped) {
      try {
        lastEventId = await readForAWhile(reader, lastEventId);
        if (lastEventId !== undefined) started[index]?.resolve();
      } catch {
        // Somebody was killed; the position stands.
        await sleep(retryMs);
      }
    }
  });

  async function readLog(): Promise<string[]> {
    const ids: string[] = [];
    for await (const event of client.iterate('listEvents', { query: { limit: 100 } }))
      ids.push(event.idempotency_key);
    return ids;
  }

  await Promise.all(started.map(({ promise }) => promise));
  return {
    async finish() {
      const giveUpAt = performance.now() + finishTimeoutMs;
      const log = await readLog();
      const last = log.at(-1);
      const behind = () => state.some(({ seen }) => last !== undefined && !seen.includes(last));
      while ((behind() || made < cuts) && performance.now() < giveUpAt) await sleep(retryMs);
      stopped = true;
      await Promise.all(loops);
      const problems = state.flatMap((reader, index) => compare(`stream reader ${index}`, reader, log));
      if (made < cuts) problems.push(`streams were cut ${made} times only`);
      return { cuts: made, seen: log.length, problems };
    },
  };
}

function compare(name: string, { seen, gaps }: Reader, log: readonly string[]): string[] {
  const problems = gaps > 0 ? [`${name} was told of ${gaps} gaps`] : [];
  const once = new Set(seen);
  if (once.size < seen.length) problems.push(`${name} saw ${seen.length - once.size} events twice`);
  const missed = log.filter((id) => !once.has(id));
  if (missed.length > 0) problems.push(`${name} missed ${missed.length} events, e.g. ${missed[0]}`);
  const order = log.filter((id) => once.has(id));
  if (problems.length === 0 && order.some((id, index) => seen[index] !== id))
    problems.push(`${name} saw events in another order than the log`);
  return problems;
}
