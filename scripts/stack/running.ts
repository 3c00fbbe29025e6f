/** What a stack has started so far: waited for together, ended in reverse order. */
import { setTimeout as delay } from 'node:timers/promises';
import { StackError, messageOf } from './errors.ts';
import { superviseChild } from './supervise.ts';
import type { ChildEvents, ChildSpec, SupervisedChild } from './supervise.ts';

export interface Running {
  children: ReadonlyMap<string, SupervisedChild>;
  /** Starts a child under supervision; resolves when it does its job. */
  start(spec: ChildSpec): Promise<void>;
  /** Has `end` called when everything ends, before what was started earlier. */
  onEnd(end: () => Promise<void>): void;
  /** Ends everything; children that were started side by side end side by side. */
  end(): Promise<void>;
}

export function createRunning(events: ChildEvents, signal: AbortSignal | undefined): Running {
  const children = new Map<string, SupervisedChild>();
  const enders: (() => Promise<void>)[] = [];
  return {
    children,
    async start(spec) {
      signal?.throwIfAborted();
      const child = superviseChild(spec, events);
      children.set(spec.name, child);
      enders.push(() => child.stop());
      await unlessAborted(child.waitReady(), signal);
    },
    onEnd: (end) => void enders.push(end),
    async end() {
      for (const end of enders.splice(0).reverse()) await end();
    },
  };
}

/** Fails as soon as `signal` is aborted, whatever `work` still does. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Resolves when every child is up and answers its probe; what died is waited for.
 * @throws StackError after `timeoutMs`, naming what does not answer.
 */
export async function waitUntilAllReady(
  children: Iterable<SupervisedChild>,
  timeoutMs: number,
): Promise<void> {
  const all = [...children];
  const timeout = AbortSignal.timeout(timeoutMs);
  let problem = 'a child is down';
  while (!timeout.aborted) {
    try {
      await unlessAborted(Promise.all(all.map((child) => child.waitReady())), timeout);
      await Promise.all(all.map((child) => child.check()));
      return;
    } catch (error) {
      if (error instanceof StackError) throw error;
      if (!timeout.aborted) problem = messageOf(error);
    }
    await delay(50);
  }
  const down = all.filter((child) => child.pid() === undefined).map(({ name }) => name);
  throw new StackError(
    `Not ready within ${timeoutMs / 1_000} s: ${down.length > 0 ? down.join(', ') : problem}`,
  );
}
