/** Waiting for what may never come. */

/** Waits for `task` no longer than `ms`, however it ends; whether it did. */
export async function within(ms: number, task: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  const ended = task.then(
    () => true,
    () => true,
  );
  const isEnded = await Promise.race([ended, promise]);
  clearTimeout(timer);
  return isEnded;
}

/** Rejects with the reason of `signal` where that comes first; the task is left to itself then. */
export function untilAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  task.catch(() => undefined);
  return Promise.race([task, aborted]).finally(() => signal.removeEventListener('abort', abort));
}
