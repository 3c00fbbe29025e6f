/** Waiting: between attempts, with jitter, and never past an abort. */

/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** How long an answer asks to wait; undefined where it does not say so in seconds. */
export function retryAfterSecondsOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

const firstPauseMs = 200;
const longestPauseMs = 5_000;

/**
 * How long to wait before the next attempt. What the service asked for is a least time, spread by a quarter so that
 * clients that were refused together do not come back together; without it, anything up to a doubling bound.
 * @param attempt 0 after the first one
 */
export function pauseBeforeRetryMs(
  attempt: number,
  retryAfterSeconds: number | undefined,
  random = Math.random,
): number {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds * 1000 * (1 + random() / 4);
  const bound = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
  return bound / 2 + (random() * bound) / 2;
}
