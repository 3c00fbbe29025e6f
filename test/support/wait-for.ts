/** Waiting for a condition, where a test cannot be told that it is fulfilled. */
import { setTimeout as delay } from 'node:timers/promises';

/** Asks `condition` again and again until it gives something other than undefined or false; throws after `timeoutMs`. */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<Exclude<T, undefined | false>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await condition();
    if (value !== undefined && value !== false) return value as Exclude<T, undefined | false>;
    if (performance.now() > deadline)
      throw new Error(`not fulfilled within ${timeoutMs} ms: ${condition.toString()}`);
    await delay(10);
  }
}
