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
