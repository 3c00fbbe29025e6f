/** Worker threads that parse pages, shared fairly by all readings, so that no page can stall or exhaust the process. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { startParseClock } from './parse-clock.ts';
import { createParseLanes } from './parse-lanes.ts';
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
  lane: object;
  signal: AbortSignal;
  resolve: (content: ParsedPage) => void;
  reject: (reason: unknown) => void;
}

/** A page in a thread. */
interface Running {
  /** Takes the page out of its thread, which ends with that; it is understood later. */
  putOff: () => void;
}

/** Two understand a site as fast as it can be fetched politely; each takes 60 MB or more. */
const maxThreads = 2;
/** So many slow pages at once are stood in for; of more, the last ones give their places to pages that wait. */
const maxStandIns = 2;
const idleTimeoutMs = 60_000;
/** With less, the tree of a page is copied about while it is read; from 32 on a worker takes 40 MB and more on top. */
const youngMemoryMb = 24;

export function createParsePool(options: ParsePoolOptions = {}): ParsePool {
  const threads = options.threads ?? Math.min(maxThreads, availableParallelism());
  const { pageTimeoutMs = 2_000 } = options;
  const lanes = createParseLanes<Waiting>();
  const putOff: Waiting[] = [];
  const closing = new AbortController();
  let running = 0;
  /** In the order in which they became so. */
  const slow = new Set<Running>();
  /** Threads that have finished a page. */
  const experienced = new WeakSet<Worker>();
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
      resourceLimits: {
        maxOldGenerationSizeMb: options.threadMemoryMb ?? 160,
        maxYoungGenerationSizeMb: youngMemoryMb,
      },
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

  const findThread = (id: number): Worker | undefined =>
    piscina?.threads.find(({ threadId }) => threadId === id);

  function advance(): void {
    while (running < threads + maxStandIns) {
      const isRoom = running - slow.size < threads;
      const next = isRoom ? lanes.take() : undefined;
      const later = next === undefined && slow.size < maxStandIns ? putOff.shift() : undefined;
      if (next) start(next, false);
      else if (later) start(later, true);
      else break;
    }
    // Each takes two seconds: a page that waits for its site's visitors would wait for all of them.
    while (!lanes.isEmpty && slow.size > maxStandIns) [...slow].at(-1)!.putOff();
  }

  function start(waiting: Waiting, isKnownSlow: boolean): void {
    running += 1;
    void run(waiting, isKnownSlow)
      .catch(waiting.reject)
      .finally(() => {
        running -= 1;
        advance();
      });
  }

  async function run(waiting: Waiting, isKnownSlow: boolean): Promise<void> {
    const { page, lane, signal, resolve, reject } = waiting;
    const limit = new AbortController();
    const stop = () => limit.abort();
    signal.addEventListener('abort', stop, { once: true });
    closing.signal.addEventListener('abort', stop, { once: true });
    let isPutOff = false;
    let takesTooLong = false;
    const own: Running = {
      putOff() {
        isPutOff = true;
        slow.delete(own);
        stop();
      },
    };
    if (isKnownSlow) slow.add(own);
    const clock = startParseClock({
      findThread,
      isNew: (thread) => !experienced.has(thread),
      pageTimeoutMs,
      onTimeout(by) {
        takesTooLong = by === 'page';
        stop();
      },
      onSlow() {
        if (isKnownSlow || isPutOff) return;
        slow.add(own);
        lanes.charge(lane);
        advance();
      },
    });
    let spare: Uint8Array<ArrayBuffer> | undefined;
    try {
      signal.throwIfAborted();
      closing.signal.throwIfAborted();
      // What is handed over is gone here, and a page that is put off, once, is handed over again. Of a Buffer, which
      // is what a fetch returns, `slice()` would be a view that goes with it.
      if (!isKnownSlow) spare = Uint8Array.from(page.body);
      const task: ParseTask = { ...page, started: clock.started };
      resolve(await pool().run(task, { signal: limit.signal, transferList: [page.body.buffer] }));
      const thread = findThread(Atomics.load(clock.started, 0));
      if (thread) experienced.add(thread);
    } catch (error) {
      if (signal.aborted) reject(signal.reason);
      else if (closing.signal.aborted) reject(closing.signal.reason);
      else if (isPutOff && spare) putOff.push({ ...waiting, page: { ...page, body: spare } });
      else reject(unreadable(error, limit.signal.aborted, takesTooLong));
    } finally {
      clock.stop();
      slow.delete(own);
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
      lanes.add(lane, { page, lane, signal, resolve, reject });
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

function unreadable(error: unknown, timedOut: boolean, takesTooLong: boolean): UnreadablePage {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const isTooMuch = code === 'ERR_WORKER_OUT_OF_MEMORY';
  const message = timedOut
    ? 'it takes too long to understand'
    : isTooMuch
      ? 'it takes too much memory to understand'
      : 'it could not be understood';
  return new UnreadablePage(message, { cause: error, isForGood: takesTooLong || isTooMuch });
}
