/** State that lives in the database and is needed on every request: read again on use, never older than promised. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface Fresh {
  /** Nothing to wait for, or the promise of a state that is young enough; rejects where there is none to be had. */
  ensure(): Promise<void> | undefined;
  /** Reads unless it was read in the last `ms`. */
  ensureYoungerThan(ms: number): Promise<void>;
}

export interface FreshOptions {
  /** Reads the state. */
  load: () => Promise<void>;
  /** Whether `load` has succeeded once already. */
  loaded: boolean;
  log: Logger;
  /** Older than this, using it starts a read. */
  softMs?: number;
  /** Older than this, it is not used: users wait for a read. */
  hardMs?: number;
}

const longestReadMs = 2000;

/**
 * No timer: a replica that nobody asks reads nothing, and one that is asked reads once a second. Age counts from the
 * start of a read, since what commits during it may be missing from its result.
 */
export function keepFresh({ load, loaded, log, softMs = 1000, hardMs = 4500 }: FreshOptions): Fresh {
  let readAt = loaded ? performance.now() : -Infinity;
  let reading: Promise<void> | undefined;
  const age = () => performance.now() - readAt;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    await load();
    readAt = startedAt;
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  }

  /** A database that hangs must not hang everybody who asks. */
  async function refreshInTime(): Promise<void> {
    const timeout = new AbortController();
    const late = sleep(longestReadMs, undefined, { signal: timeout.signal }).then(() => {
      throw Object.assign(new Error('what may be trusted cannot be read'), { code: 'ETIMEDOUT' });
    });
    late.catch(() => undefined);
    try {
      await Promise.race([refresh(), late]);
    } finally {
      timeout.abort();
    }
  }

  return {
    ensure() {
      if (age() <= softMs) return undefined;
      if (age() > hardMs) return refreshInTime();
      refresh().catch((error: unknown) => log.warn({ err: error }, 'reading what may be trusted failed'));
      return undefined;
    },
    async ensureYoungerThan(ms) {
      if (age() > ms) await refreshInTime();
    },
  };
}
