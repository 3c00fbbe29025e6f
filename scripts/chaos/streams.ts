/** Readers of the event stream that are cut again and again; afterwards each must have seen the log, once and in order. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '../../client/src/index.ts';
import type { ClientCredentials } from '../client-for.ts';

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
  const { client_id: clientId, client_secret: clientSecret, base_url: baseUrl } = credentials;
  let opened = 0;
  let stopped = false;
  const following = createClient({
    baseUrl,
    clientId,
    clientSecret,
    fetch: async (...given) => {
      const response = await fetch(...given);
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) opened += 1;
      return response;
    },
  });

  const started = state.map(() => Promise.withResolvers<void>());
  const loops = state.map(async (reader, index) => {
    let after: string | undefined;
    const onPosition = (id: string) => {
      after = id;
      started[index]?.resolve();
    };
    while (!stopped) {
      // Every connection is cut after a while.
      const signal = AbortSignal.timeout(50 + Math.floor(random() * 700));
      try {
        for await (const { event } of following.events({ after, signal, onPosition })) {
          if (event) reader.seen.push(event.idempotency_key);
          else reader.gaps += 1;
        }
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
      while ((behind() || opened < cuts) && performance.now() < giveUpAt) await sleep(retryMs);
      stopped = true;
      await Promise.all(loops);
      const problems = state.flatMap((reader, index) => compare(`stream reader ${index}`, reader, log));
      if (opened < cuts) problems.push(`streams were cut ${opened} times only`);
      return { cuts: opened, seen: log.length, problems };
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
