/** Fetches one page by all rules (robots.txt, politeness, addresses, size, type) and has it parsed. */
import { createHash } from 'node:crypto';
import { AddressRefused } from '../outbound/address-refused.ts';
import { FetchError } from '../outbound/fetch-error.ts';
import type { Fetched, GuardedFetch } from '../outbound/guarded-fetch.ts';
import type { HostGate } from './host-gate.ts';
import { UnreadablePage, type ParsePage } from './parse-page.ts';
import type { RobotsAnswer, RobotsCache } from './robots-cache.ts';
import { looksLikeHtml, mayBeHtml, mediaTypeOf } from './sniff-content.ts';
import type { ReadPage } from './types.ts';

export interface PageFetching {
  fetch: GuardedFetch;
  gate: HostGate;
  robots: RobotsCache;
  parse: ParsePage;
  userAgent: string;
  /** For one page, redirects included. */
  pageTimeoutMs: number;
  /** Decompressed bytes of one page. */
  maxPageBytes: number;
}

export interface PageRequest {
  url: URL;
  /** The reading that the page is for. */
  lane: object;
  signal: AbortSignal;
  /** Asked before each redirect; false ends with `redirected`. */
  mayRedirect: (next: URL) => boolean;
  /** Whether a body with this hash has been read before: it is not parsed again. */
  isKnownBody: (contentHash: string) => boolean;
}

export type PageOutcome =
  | { kind: 'page'; page: ReadPage; bytes: number }
  | { kind: 'duplicate'; bytes: number }
  | { kind: 'robots'; denied: URL }
  | { kind: 'robots-unreachable'; status: number }
  | { kind: 'redirected'; to: URL }
  | { kind: 'status'; status: number; retryAfterMs: number | undefined }
  | { kind: 'not-html'; mediaType: string }
  | { kind: 'unreadable'; error: UnreadablePage; bytes: number }
  | { kind: 'refused'; error: AddressRefused }
  | { kind: 'failed'; error: FetchError };

/** Owners may ask for more; a reading that waits longer between two pages would read none. */
const maxCrawlDelayMs = 5_000;

/** Rejects with the reason of `request.signal` only; everything else that can happen is an outcome. */
export async function fetchPage(fetching: PageFetching, request: PageRequest): Promise<PageOutcome> {
  const { url, signal } = request;
  try {
    const answer = await untilAborted(fetching.robots.ask(url), signal);
    const denial = denialOf(answer, url);
    if (denial) return denial;
    const delayMs = answer.kind === 'rules' ? Math.min(answer.rules.crawlDelayMs, maxCrawlDelayMs) : 0;
    let denied: PageOutcome | undefined;
    const fetched = await fetching.gate.run(url.host, delayMs, signal, () =>
      fetching.fetch(url, {
        headers: { 'user-agent': fetching.userAgent, accept: 'text/html,application/xhtml+xml,*/*;q=0.5' },
        maxBytes: fetching.maxPageBytes,
        totalTimeoutMs: fetching.pageTimeoutMs,
        signal,
        followRedirect: async (next) => {
          denied = request.mayRedirect(next)
            ? denialOf(await untilAborted(fetching.robots.ask(next), signal), next)
            : { kind: 'redirected', to: next };
          return denied === undefined;
        },
        wantsBody: ({ status, headers }) => isSuccess(status) && mayBeHtml(headers['content-type'] ?? ''),
      }),
    );
    return denied ?? (await understand(fetched, fetching.parse, request));
  } catch (error) {
    if (error instanceof AddressRefused) return { kind: 'refused', error };
    if (error instanceof FetchError) return { kind: 'failed', error };
    throw error;
  }
}

async function understand(fetched: Fetched, parse: ParsePage, request: PageRequest): Promise<PageOutcome> {
  const { url, status, headers, body } = fetched;
  if (!isSuccess(status))
    return { kind: 'status', status, retryAfterMs: readRetryAfter(headers['retry-after']) };
  const contentType = headers['content-type'] ?? '';
  if (!mayBeHtml(contentType) || (body.length > 0 && !looksLikeHtml(body, contentType))) {
    return { kind: 'not-html', mediaType: mediaTypeOf(contentType) };
  }
  const bytes = body.length;
  const contentHash = createHash('sha256').update(body).digest('hex');
  if (request.isKnownBody(contentHash)) return { kind: 'duplicate', bytes };
  try {
    const content = await parse({ url, body, contentType }, request.lane, request.signal);
    const { etag, 'last-modified': lastModified } = headers;
    const page: ReadPage = {
      content,
      status,
      contentType,
      contentHash,
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    };
    return { kind: 'page', page, bytes };
  } catch (error) {
    if (error instanceof UnreadablePage) return { kind: 'unreadable', error, bytes };
    throw error;
  }
}

function denialOf(answer: RobotsAnswer, url: URL): PageOutcome | undefined {
  switch (answer.kind) {
    case 'rules':
      return answer.rules.allows(url) ? undefined : { kind: 'robots', denied: url };
    case 'unreachable':
      return { kind: 'robots-unreachable', status: answer.status };
    case 'failed':
      throw answer.error;
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** A robots.txt is read for all who wait for it, so one of them giving up must not end it. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort));
}
