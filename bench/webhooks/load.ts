/** The events of the webhook benchmark: 0.5 kB each, one after the other at a rate, or as fast as they are accepted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue } from '../../contract/events/index.ts';

/** Callers at once where there is no rate. */
export const publishers = 32;

export const eventType = 'call.started';
/** With the envelope about 500 bytes. */
export const eventData = { ...eventCatalogue[eventType].example, from: 'x'.repeat(180) };

/** Calls `publish` `count` times: `perSecond`, whether or not the last has ended, or, where null, one after the other each publisher. */
export async function atRate(
  count: number,
  perSecond: number | null,
  publish: (i: number) => Promise<unknown>,
): Promise<void> {
  if (perSecond === null) {
    let next = 0;
    await Promise.all(
      Array.from({ length: publishers }, async () => {
        while (next < count) await publish(next++);
      }),
    );
    return;
  }
  const startedAt = performance.now();
  const all: Promise<unknown>[] = [];
  for (let i = 0; i < count; i += 1) {
    const waitMs = startedAt + (i * 1000) / perSecond - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    all.push(publish(i));
  }
  await Promise.all(all);
}
