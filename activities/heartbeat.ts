/** Heartbeats for activities, so that a dead worker is noticed in seconds, however long the work may take. */
import { Context } from '@temporalio/activity';

/** Well below every heartbeat timeout: a site or a platform may be silent for long without our being dead. */
const intervalMs = 2000;

/** Heartbeats as long as `work` lasts; `details` says how far it is, for operators who look at the activity. */
export async function whileHeartbeating<T>(work: () => Promise<T>, details?: () => unknown): Promise<T> {
  const context = Context.current();
  const timer = setInterval(() => context.heartbeat(details?.()), intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** The result of `work`, or the activity's cancellation as soon as it comes; for work that may be left behind. */
export async function untilCancelled<T>(work: Promise<T>): Promise<T> {
  return await Promise.race([work, Context.current().cancelled]);
}

type Bound<D, A> = {
  [K in keyof A]: A[K] extends (dependencies: D, ...args: infer P) => infer R ? (...args: P) => R : never;
};

/** Activities as the workflows call them: with their dependencies, and heartbeating as long as they last. */
export function bindAll<D, A extends Record<string, (dependencies: D, ...args: never[]) => Promise<unknown>>>(
  dependencies: D,
  activities: A,
): Bound<D, A> {
  const bound = Object.entries(activities).map(([name, activity]) => [
    name,
    (...args: never[]) => whileHeartbeating(() => activity(dependencies, ...args)),
  ]);
  return Object.fromEntries(bound) as Bound<D, A>;
}
