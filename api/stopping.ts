/** What still runs when the process is told to stop: it is answered before its connection is cut. */
import { ApiError } from '../contract/errors.ts';
import { onAbort } from '../outbound/on-abort.ts';

/** Less than connections stay open (`main.ts`). */
const graceMs = 4000;

/**
 * The outcome of `work`, or `UNAVAILABLE` where it takes longer than `afterMs` once `stopping` is aborted, or fails meanwhile
 * for what it needs is stopping as well.
 */
export async function unlessStopping<T>(
  work: Promise<T>,
  stopping: AbortSignal,
  afterMs = graceMs,
): Promise<T> {
  const { promise: cut, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const startTimer = () => void (timer = setTimeout(() => reject(unavailable()), afterMs));
  const forget = onAbort(stopping, startTimer);
  if (stopping.aborted) startTimer();
  try {
    return await Promise.race([work, cut]);
  } catch (error) {
    const isOfOthers = error instanceof ApiError && error.code === 'UPSTREAM_FAILED';
    throw stopping.aborted && isOfOthers ? unavailable() : error;
  } finally {
    forget();
    clearTimeout(timer);
  }
}

const unavailable = () =>
  new ApiError('UNAVAILABLE', 'The service is being restarted.', { retryAfterSeconds: 2 });
