/** When the API counts as being in a burst. */
import { describe, expect, it } from '@jest/globals';
import { createBurst } from '../../api/burst.ts';

function setup() {
  let nowMs = 0;
  const burst = createBurst(() => nowMs);
  const open = (count: number) => {
    const requests = Array.from({ length: count }, () => Promise.withResolvers<void>());
    for (const { promise } of requests) burst.track(promise);
    return async (fails = false) => {
      for (const { resolve, reject } of requests)
        if (fails) reject(new Error('gone'));
        else resolve();
      await new Promise((resolve) => setImmediate(resolve));
    };
  };
  return { burst, open, wait: (ms: number) => (nowMs += ms) };
}

describe('a burst', () => {
  it('is not one caller with a few requests', () => {
    const { burst, open } = setup();
    open(9);
    expect(burst.isUnderWay()).toBe(false);
  });

  it('is many requests at once, for as long as they are open', () => {
    const { burst, open, wait } = setup();
    open(10);
    wait(60_000);
    expect(burst.isUnderWay()).toBe(true);
  });

  it.each(['answered', 'refused'])('goes on between two waves that are %s', async (how) => {
    const { burst, open, wait } = setup();
    const end = open(10);
    wait(1000);
    await end(how === 'refused');
    wait(199);
    expect(burst.isUnderWay()).toBe(true);
    wait(1);
    expect(burst.isUnderWay()).toBe(false);
  });
});
