/** When a delivery is tried again, and when it is given up. */

/** Waits differ by up to this share in both directions, so that failures of one moment do not come back together. */
const jitter = 0.2;
/** A receiver may lengthen a wait, up to this many times its base. */
const mostLengthening = 2;

export interface RetryQuestion {
  /** Attempts of this round that have been made, the failed one included. */
  attempts: number;
  /** Waits before the second, third … attempt; one attempt more than there are waits. */
  delaysMs: readonly number[];
  /** What the receiver asked for; undefined where it did not. */
  retryAfterMs: number | undefined;
  /** 0 ≤ x < 1. */
  random: number;
}

/** Milliseconds until the next attempt, or null where that was the last one. */
export function nextRetryDelayMs({ attempts, delaysMs, retryAfterMs, random }: RetryQuestion): number | null {
  const base = delaysMs[attempts - 1];
  if (base === undefined) return null;
  const own = base * (1 - jitter + 2 * jitter * random);
  return Math.round(Math.min(Math.max(own, retryAfterMs ?? 0), Math.max(own, base * mostLengthening)));
}
