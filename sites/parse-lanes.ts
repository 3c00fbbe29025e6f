/** Who is next: pages wait by lane, one a reading of a site, and lanes whose pages cost much come last. */

export interface ParseLanes<T> {
  add(lane: object, waiting: T): void;
  /** Of the lanes that have cost least, in turn. */
  take(): T | undefined;
  /** A page of this lane was slow: pages of others go first from now on. */
  charge(lane: object): void;
  readonly isEmpty: boolean;
}

export function createParseLanes<T>(): ParseLanes<T> {
  const lanes = new Map<object, T[]>();
  const costs = new WeakMap<object, number>();
  const costOf = (lane: object) => costs.get(lane) ?? 0;

  return {
    add(lane, waiting) {
      const queue = lanes.get(lane) ?? [];
      queue.push(waiting);
      lanes.set(lane, queue);
    },
    take() {
      const cheapest = Math.min(...[...lanes.keys()].map(costOf));
      for (const [lane, queue] of lanes) {
        if (costOf(lane) > cheapest) continue;
        const next = queue.shift();
        // The lane that was served goes to the end.
        lanes.delete(lane);
        if (queue.length > 0) lanes.set(lane, queue);
        return next;
      }
      return undefined;
    },
    charge(lane) {
      costs.set(lane, costOf(lane) + 1);
    },
    get isEmpty() {
      return lanes.size === 0;
    },
  };
}
