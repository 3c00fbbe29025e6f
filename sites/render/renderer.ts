/** Renders pages that only scripts fill, a few at a time, in a Chromium that is closed when nobody needs it. */
import type { Browser, BrowserContext } from 'playwright-core';
import { answerRequests, type FetchResource } from './answer-requests.ts';
import { launchChromium, type LaunchOptions } from './launch-chromium.ts';
import { untilAborted, within } from './patience.ts';
import { watchMemory } from './watch-memory.ts';

export interface Renderer {
  /** The page at `url` as HTML after its scripts have run; rejects with `RenderFailed`, or the reason of `signal`. */
  render(url: URL, fetchResource: FetchResource, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A page that could not be rendered; it stays as it was fetched. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
}

export interface RendererOptions extends LaunchOptions {
  userAgent: string;
  /** For one page, from its first request to its text; default 10,000. */
  pageTimeoutMs?: number;
  /** Told when Chromium does not start; it is tried again after a while. */
  onLaunchFailure?: (error: unknown) => void;
}

const pagesAtOnce = 2;
/** After so long without a request a page has what it shows. */
const quietMs = 400;
/** Of a page's time, for its scripts; the rest is for handing its text over. */
const scriptShare = 0.6;
const idleMs = 20_000;
const launchPauseMs = 300_000;
const closeTimeoutMs = 3_000;
const maxHtmlLength = 3_000_000;
/** Resident memory of one process of Chromium. */
const maxProcessMb = 600;

export function createRenderer(options: RendererOptions): Renderer {
  const { userAgent, pageTimeoutMs = 10_000 } = options;
  const closing = new AbortController();
  const waiting: (() => void)[] = [];
  let running = 0;
  let launched: Promise<Browser> | undefined;
  let failedAt = -Infinity;
  let idleTimer: NodeJS.Timeout | undefined;

  async function browser(): Promise<Browser> {
    if (performance.now() - failedAt < launchPauseMs) throw new RenderFailed('no browser starts here');
    const launching = (launched ??= launchChromium(options));
    try {
      const started = await launching;
      if (started.isConnected()) return started;
      if (launched === launching) launched = undefined;
      return await browser();
    } catch (error) {
      if (error instanceof RenderFailed) throw error;
      if (launched === launching) {
        launched = undefined;
        failedAt = performance.now();
        options.onLaunchFailure?.(error);
      }
      throw new RenderFailed('no browser starts here', { cause: error });
    }
  }

  async function endBrowser(): Promise<void> {
    const ending = launched;
    launched = undefined;
    const started = await ending?.catch(() => undefined);
    if (started) await within(closeTimeoutMs, started.close());
  }

  async function takeTurn(): Promise<void> {
    clearTimeout(idleTimer);
    if (running >= pagesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) idleTimer = setTimeout(() => void endBrowser(), idleMs).unref();
  }

  async function renderOnce(url: URL, fetchResource: FetchResource, stop: AbortSignal): Promise<string> {
    const started = await untilAborted(browser(), stop);
    const limit = AbortSignal.any([stop, AbortSignal.timeout(pageTimeoutMs)]);
    const memory = watchMemory(started, maxProcessMb);
    let context: BrowserContext | undefined;
    try {
      context = await started.newContext({ userAgent, acceptDownloads: false, serviceWorkers: 'block' });
      return await untilAborted(showIn(context, url, fetchResource, limit), limit);
    } catch (error) {
      if (memory.isExceeded()) throw new RenderFailed('it takes too much memory to show', { cause: error });
      if (limit.aborted) throw new RenderFailed('it takes too long to show', { cause: error });
      throw error;
    } finally {
      memory.stop();
      // A page that holds its process may keep its context open: then the whole browser goes.
      if (context && !(await within(closeTimeoutMs, context.close())) && started.isConnected())
        await endBrowser();
    }
  }

  async function showIn(
    context: BrowserContext,
    url: URL,
    fetchResource: FetchResource,
    limit: AbortSignal,
  ): Promise<string> {
    const tab = await context.newPage();
    context.on('page', (popup) => void popup.close().catch(() => undefined));
    const traffic = await answerRequests(tab, fetchResource);
    await tab.goto(url.href, { waitUntil: 'domcontentloaded', timeout: pageTimeoutMs });
    await traffic.quiet(quietMs, AbortSignal.any([limit, AbortSignal.timeout(pageTimeoutMs * scriptShare)]));
    const [address, html] = await tab.evaluate<[string, string]>(
      `[location.href, document.documentElement.outerHTML.slice(0, ${maxHtmlLength})]`,
    );
    // Where the page left for an address that it may not have, Chromium shows a page of its own.
    if (!/^https?:/.test(address)) throw new RenderFailed('it leads to where it may not');
    return html;
  }

  return {
    async render(url, fetchResource, signal) {
      signal.throwIfAborted();
      await takeTurn();
      const stop = AbortSignal.any([signal, closing.signal]);
      try {
        return await renderOnce(url, fetchResource, stop).catch((error: unknown) => {
          // Another page may have taken the browser down with it: one more try in a new one.
          if (stop.aborted || error instanceof RenderFailed) throw error;
          return renderOnce(url, fetchResource, stop);
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof RenderFailed) throw error;
        throw new RenderFailed('it could not be shown', { cause: error });
      } finally {
        passTurn();
      }
    },
    async close() {
      closing.abort(new Error('The renderer is closed'));
      clearTimeout(idleTimer);
      await endBrowser();
    },
  };
}
