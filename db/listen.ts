/** One connection that listens to a channel: wake-ups in milliseconds for those who also poll. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Channel } from './notify.ts';
import { everything } from './notify.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  url: string;
  channel: Channel;
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
  /** Gets the words of a wake-up; `*` whenever the connection is new, because wake-ups may have been lost before. */
  onWords: (words: readonly string[]) => void;
  /** The connection broke or could not be made; another try follows. */
  onLost: (error: unknown) => void;
}

const retryMs = 500;

/** Listens until it is closed, connecting again whenever the connection is lost. */
export function listen({ url, channel, applicationName, onWords, onLost }: ListenOptions): Listener {
  const closing = new AbortController();
  let current: pg.Client | undefined;

  /** Resolves when the connection has ended, rejects when it broke. */
  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    const ended = new Promise<void>((resolve, reject) => {
      // One loss may tell of itself several times.
      client.on('error', reject);
      client.once('end', resolve);
    });
    // Looked at below; a failure before that is the one of `connect`.
    ended.catch(() => undefined);
    client.on('notification', ({ payload }) => onWords((payload ?? everything).split(' ')));
    current = client;
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    if (closing.signal.aborted) return await client.end();
    onWords([everything]);
    await ended;
  }

  const loop = (async () => {
    while (!closing.signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        if (!closing.signal.aborted) onLost(error);
      }
      await sleep(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    async close() {
      closing.abort();
      await current?.end().catch(() => undefined);
      await loop;
    },
  };
}
