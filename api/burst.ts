/** Tells whether clients are waiting in number, so that other work can give way to answering them. */

export interface Burst {
  /** Counts a request until its answer is settled. */
  track(answered: Promise<unknown>): void;
  isUnderWay(): boolean;
}

/** One caller after the other never has more than a few requests open at once. */
const manyRequests = 10;
/** Between two waves of a burst hardly anything is open, so it is over only after a while. */
const calmMs = 200;

export function createBurst(now: () => number = () => performance.now()): Burst {
  let open = 0;
  let lastManyAt = -Infinity;
  return {
    track(answered) {
      open += 1;
      if (open >= manyRequests) lastManyAt = now();
      const end = () => {
        if (open >= manyRequests) lastManyAt = now();
        open -= 1;
      };
      answered.then(end, end);
    },
    isUnderWay: () => open >= manyRequests || now() - lastManyAt < calmMs,
  };
}
