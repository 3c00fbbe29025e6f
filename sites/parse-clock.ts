/** The time limit of one page in a thread of the parse pool: of the processor, where the machine is busy. */
import type { Worker } from 'node:worker_threads';
import type { ParseTask } from './parse-worker.ts';

export interface ParseClockOptions {
  /** The thread with this id, while it lives. */
  findThread: (threadId: number) => Worker | undefined;
  /** Whether a thread has not finished a page yet. */
  isNew: (thread: Worker) => boolean;
  /** Of the processor for the page. */
  pageTimeoutMs: number;
  /** By the page's own fault, or because the machine never had the processor for it. */
  onTimeout: (by: 'page' | 'machine') => void;
  /** The page takes longer than most. */
  onSlow: () => void;
}

export interface ParseClock {
  started: ParseTask['started'];
  stop(): void;
}

/** Pages that take longer are measured. */
const measureAfterMs = 200;
/**
 * Of the processor beyond that: such a page no longer keeps its place, and a further thread stands in for its own; where too
 * many are slow, it gives up its thread too.
 */
const slowAfterMs = 300;
/** The first page of a thread waits for all of the reader's code to be compiled: no reason for a further thread, which takes 60 MB. */
const firstSlowAfterMs = 900;
/** A busy machine may leave a thread without the processor for so many times as long as a page may take. */
const mostWaiting = 10;
/** A thread that has not begun a page after this long is not coming up. */
const startTimeoutMs = 20_000;

/**
 * Counts from when the thread begins, which it tells through shared memory. A thread that the machine has no processor for
 * is not a page that takes too long, and no other thread would be faster.
 */
export function startParseClock({
  findThread,
  isNew,
  pageTimeoutMs,
  onTimeout,
  onSlow,
}: ParseClockOptions): ParseClock {
  const started = new Int32Array(new SharedArrayBuffer(4));
  const timers = new Set<NodeJS.Timeout>();
  let isOver = false;
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, ms));
  const clear = () => timers.forEach((timer) => clearTimeout(timer));

  async function usedMs(): Promise<number> {
    const usage = await findThread(Atomics.load(started, 0))
      ?.cpuUsage()
      .catch(() => undefined);
    return usage ? (usage.user + usage.system) / 1000 : Infinity;
  }

  /** Acts when the thread has had the processor for `ms` from now on; what it used before counts as little. */
  function onceUsed(ms: number, act: () => void): void {
    const fromMs = usedMs();
    const look = async () => {
      const leftMs = ms - ((await usedMs()) - (await fromMs));
      if (isOver) return;
      if (leftMs > 0) after(leftMs, () => void look());
      else act();
    };
    after(ms, () => void look());
  }

  function begin(): void {
    if (isOver) return;
    clear();
    const firstMs = Math.min(measureAfterMs, pageTimeoutMs / 2);
    const thread = findThread(Atomics.load(started, 0));
    const isFirstPage = thread !== undefined && isNew(thread);
    after(firstMs, () => {
      onceUsed(pageTimeoutMs - firstMs, () => onTimeout('page'));
      onceUsed(isFirstPage ? firstSlowAfterMs : slowAfterMs, onSlow);
    });
    after(mostWaiting * pageTimeoutMs, () => onTimeout('machine'));
  }

  after(startTimeoutMs, () => onTimeout('machine'));
  const begun = Atomics.waitAsync(started, 0, 0);
  if (begun.async) void begun.value.then(begin);
  return {
    started,
    stop() {
      isOver = true;
      clear();
      // Whoever still waits for a thread that never began is let go.
      Atomics.store(started, 0, 1);
      Atomics.notify(started, 0);
    },
  };
}
