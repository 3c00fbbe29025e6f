/** Lets only so many through at once; the others wait in turn. */

export interface GateLimit {
  longestQueue: number;
  /** What those get who come when the queue is that long. */
  refusal: () => Error;
}

export function createGate(width: number, limit?: GateLimit): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= width) {
      if (limit && waiting.length >= limit.longestQueue) throw limit.refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
