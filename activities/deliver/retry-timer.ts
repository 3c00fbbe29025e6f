/** Looks at an endpoint again when the next of its retries is due. */
import { expectMore, type Endpoint } from './endpoint.ts';

const lookAheadMs = 60_000;
const stepMs = 20;

/** What is due later than that is read with whatever comes meanwhile, or waited for by the endpoint's workflow. */
export function lookAgainAt(endpoint: Endpoint, at: number, onDue: () => void): void {
  endpoint.hasRetries = true;
  if (endpoint.stopped || at > Date.now() + lookAheadMs) return;
  endpoint.retryTimes.add(Math.ceil(at / stepMs) * stepMs);
  awaitRetry(endpoint, onDue);
}

function awaitRetry(endpoint: Endpoint, onDue: () => void): void {
  clearTimeout(endpoint.retryTimer);
  if (endpoint.stopped || endpoint.retryTimes.size === 0) return;
  const next = Math.min(...endpoint.retryTimes);
  endpoint.retryTimer = setTimeout(
    () => {
      for (const time of endpoint.retryTimes) if (time <= Date.now()) endpoint.retryTimes.delete(time);
      expectMore(endpoint);
      onDue();
      awaitRetry(endpoint, onDue);
    },
    Math.max(1, next - Date.now()),
  );
}
