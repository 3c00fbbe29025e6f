/** Many who wait for one signal: an EventTarget walks all its listeners at each addition, a set does not. */

const waiting = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back when the signal aborts, or never where it has aborted already.
 * @returns takes it back
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const callbacks = waiting.get(signal) ?? listenOnce(signal);
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

function listenOnce(signal: AbortSignal): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(signal, callbacks);
  const callAll = () => {
    for (const callback of callbacks) callback();
  };
  signal.addEventListener('abort', callAll, { once: true });
  return callbacks;
}
