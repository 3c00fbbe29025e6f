/** Runs activities without a worker. */
import { asyncLocalStorage, type Context } from '@temporalio/activity';

/** Runs an activity as a worker runs its first attempt; it is never cancelled. */
export function runActivity<T>(activity: () => Promise<T>): Promise<T> {
  const context = {
    info: { attempt: 1 },
    heartbeat: () => undefined,
    cancelled: new Promise(() => undefined),
  };
  return asyncLocalStorage.run(context as unknown as Context, activity);
}
