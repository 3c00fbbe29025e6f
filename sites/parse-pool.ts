/** Worker threads that parse pages, shared fairly by all readings, so that no page can stall or exhaust the process. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { startParseClock } from './parse-clock.ts';
import { UnreadablePage, type PageToParse, type ParsedPage, type ParsePage } from './parse-page.ts';
import type { ParseTask } from './parse-worker.ts';

export interface ParsePool {
  parse: ParsePage;
  /** Starts a thread ahead of the first page: it takes as long to come up as a page or two to fetch. */
  warmUp(): void;
  /** Stops the threads; pages under way are rejected. */
  close(): Promise<void>;
}

export interface ParsePoolOptions {
  /** Default: one a core, two at most. */
  threads?: number;
  /** Of the processor for one page in its thread, decoding included; default 2,000. */
  pageTimeoutMs?: number;
  /** Heap of one thread; default 160. */
  threadMemoryMb?: number;
  /** A module that exports `readPage`; default the domain's own. */
  readPageModule?: URL;
  /** Told of a thread that died while it had no page, or before it came up; the pool goes on without it. */
  onThreadFailure?: (error: unknown) => void;
}

interface Waiting {
  page: PageToParse;
  signal: AbortSignal;
  resolve: (content: ParsedPage) => void;
  reject: (reason: unknown) => void;
}

/** Two understand a site as fast as it can be fetched politely; each takes 60 MB or more. */
const maxThreads = 2;
/** So many slow pages at once are stood in for. */
const maxStandIns = 2;
const idleTimeoutMs = 60_000;

export function createParsePool(options: ParsePoolOptions = {}): ParsePool {
  const threads = options.threads ?? Math.min(maxThreads, availableParallelism());
  const { pageTimeoutMs = 2_000 } = options;
  const lanes = new Map<object, Waiting[]>();
  const closing = new AbortController();
  let running = 0;
  let slow = 0;
  let piscina: Piscina<ParseTask, ParsedPage> | undefined;
  const ended: Promise<void>[] = [];

  function startThreads(): Piscina<ParseTask, ParsedPage> {
    const readPageModule =
      options.readPageModule ?? new URL('../domain/knowledge/read-page.ts', import.meta.url);
    const started = new Piscina<ParseTask, ParsedPage>({
      filename: new URL('./parse-worker.ts', import.meta.url).href,
      workerData: { readPageModule: readPageModule.href },
      minThreads: 1,
      maxThreads: threads + maxStandIns,
      idleTimeout: idleTimeoutMs,
      resourceLimits: { maxOldGenerationSizeMb: options.threadMemoryMb ?? 160, maxYoungGenerationSizeMb: 16 },
    });
    // Without a listener, a thread that dies between two pages would end the process.
    started.on('error', (error) => giveUpThreads(started, error));
    return started;
  }

  /** A pool none of whose threads came up starts no others: the next page gets a new one. */
  function giveUpThreads(failed: Piscina<ParseTask, ParsedPage>, error: unknown): void {
    if (closing.signal.aborted) return;
    options.onThreadFailure?.(error);
    if (piscina !== failed || failed.threads.length > 0) return;
    piscina = undefined;
    ended.push(failed.destroy());
  }

  function pool(): Piscina<ParseTask, ParsedPage> {
    return (piscina ??= startThreads());
  }

  /** Round robin over the lanes: the lane that was served goes to the end. */
  function takeNext(): Waiting | undefined {
    for (const [lane, queue] of lanes) {
      const next = queue.shift();
      lanes.delete(lane);
      if (queue.length > 0) lanes.set(lane, queue);
      if (next) return next;
    }
    return undefined;
  }

  function advance(): void {
    while (running - slow < threads && running < threads + maxStandIns) {
      const next = takeNext();
      if (!next) return;
      running += 1;
      void run(next).finally(() => {
        running -= 1;
        advance();
      });
    }
  }

  async function run({ page, signal, resolve, reject }: Waiting): Promise<void> {
    const limit = new AbortController();
    const stop = () => limit.abort();
    signal.addEventListener('abort', stop, { once: true });
    closing.signal.addEventListener('abort', stop, { once: true });
    let isSlow = false;
    const clock = startParseClock({
      findThread: (id) => piscina?.threads.find(({ threadId }) => threadId === id),
      pageTimeoutMs,
      onTimeout: stop,
      onSlow() {
        isSlow = true;
        slow += 1;
        advance();
      },
    });
    try {
      signal.throwIfAborted();
      closing.signal.throwIfAborted();
      const task: ParseTask = { ...page, started: clock.started };
      resolve(await pool().run(task, { signal: limit.signal, transferList: [page.body.buffer] }));
    } catch (error) {
      if (signal.aborted) reject(signal.reason);
      else if (closing.signal.aborted) reject(closing.signal.reason);
      else reject(new UnreadablePage(describe(error, limit.signal.aborted), { cause: error }));
    } finally {
      clock.stop();
      if (isSlow) slow -= 1;
      signal.removeEventListener('abort', stop);
      closing.signal.removeEventListener('abort', stop);
    }
  }

  return {
    async parse(page, lane, signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<ParsedPage>();
      const leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      const queue = lanes.get(lane) ?? [];
      queue.push({ page, signal, resolve, reject });
      lanes.set(lane, queue);
      advance();
      return promise.finally(() => signal.removeEventListener('abort', leave));
    },
    warmUp: () => void pool(),
    async close() {
      closing.abort(new Error('The parse pool is closed'));
      advance();
      await Promise.all([...ended, piscina?.destroy()]);
    },
  };
}

function describe(error: unknown, timedOut: boolean): string {
  if (timedOut) return 'it takes too long to understand';
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'it takes too much memory to understand'
    : 'it could not be understood';
}
