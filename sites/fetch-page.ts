/** Fetches one page by all rules (robots.txt, politeness, addresses, size, type) and has it parsed. */
import { createHash } from 'node:crypto';
import { readRetryAfterMs } from '../domain/retry-after.ts';
import { AddressRefused } from '../outbound/address-refused.ts';
import { FetchError } from '../outbound/fetch-error.ts';
import type { Fetched, GuardedFetch } from '../outbound/guarded-fetch.ts';
import type { HostGate } from './host-gate.ts';
import { untilAborted } from './render/patience.ts';
import { toParsedPage, UnreadablePage, type ParsePage, type ParsedPage } from './parse-page.ts';
import type { RobotsAnswer, RobotsCache } from './robots-cache.ts';
import { kindOf, mayBeRead, mediaTypeOf } from './sniff-content.ts';
import type { KnownPage, ReadPage } from './types.ts';

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
  /** What an earlier reading knows of an address. */
  findKnown: (url: string) => KnownPage | undefined;
  /** HTML of a page after its scripts have run; undefined where that cannot be had. */
  render: (url: URL, signal: AbortSignal) => Promise<string | undefined>;
}

export type PageOutcome =
  | { kind: 'page'; page: ReadPage; bytes: number }
  | { kind: 'duplicate'; bytes: number }
  | { kind: 'robots'; denied: URL }
  | { kind: 'robots-unreachable'; status: number }
  | { kind: 'redirected'; to: URL }
  | { kind: 'status'; status: number; retryAfterMs: number | undefined }
  | { kind: 'not-a-page'; mediaType: string }
  | { kind: 'unreadable'; error: UnreadablePage; bytes: number }
  /** `byRobots`: the robots.txt of its host leads there. */
  | { kind: 'refused'; error: AddressRefused; byRobots?: true }
  | { kind: 'failed'; error: FetchError };

const accept = 'text/html,application/xhtml+xml,application/pdf;q=0.8,*/*;q=0.5';
/** Owners may ask for more; a reading that waits longer between two pages would read none. */
const maxCrawlDelayMs = 5_000;

/** Rejects with the reason of `request.signal` only; everything else that can happen is an outcome. */
export async function fetchPage(fetching: PageFetching, request: PageRequest): Promise<PageOutcome> {
  const { url, signal } = request;
  try {
    // A robots.txt is read for all who wait for it, so one of them giving up must not end it.
    const answer = await untilAborted(fetching.robots.ask(url), signal);
    const denial = denialOf(answer, url);
    if (denial) return denial;
    let denied: PageOutcome | undefined;
    const fetched = await fetching.gate.run(url.host, crawlDelayOf(answer), signal, () =>
      fetching.fetch(url, {
        headers: { 'user-agent': fetching.userAgent, accept },
        headersFor: (next) => validatorsOf(request.findKnown(next.href)),
        maxBytes: fetching.maxPageBytes,
        totalTimeoutMs: fetching.pageTimeoutMs,
        signal,
        followRedirect: async (next) => {
          denied = request.mayRedirect(next)
            ? denialOf(await untilAborted(fetching.robots.ask(next), signal), next)
            : { kind: 'redirected', to: next };
          return denied === undefined;
        },
        wantsBody: ({ status, headers }) => isSuccess(status) && mayBeRead(headers['content-type'] ?? ''),
      }),
    );
    return denied ?? (await understand(fetched, fetching.parse, request));
  } catch (error) {
    if (error instanceof AddressRefused) return { kind: 'refused', error };
    if (error instanceof FetchError) return { kind: 'failed', error };
    throw error;
  }
}

/** Least time between two requests to a host. */
export function crawlDelayOf(answer: RobotsAnswer): number {
  return answer.kind === 'rules' ? Math.min(answer.rules.crawlDelayMs, maxCrawlDelayMs) : 0;
}

async function understand(fetched: Fetched, parse: ParsePage, request: PageRequest): Promise<PageOutcome> {
  const { url, status, headers, body } = fetched;
  const known = request.findKnown(url);
  if (status === 304 && known) {
    const page = await keep(known, fetched);
    if (page) return { kind: 'page', page, bytes: 0 };
  }
  if (!isSuccess(status))
    return { kind: 'status', status, retryAfterMs: readRetryAfter(headers['retry-after']) };
  const contentType = headers['content-type'] ?? '';
  const kind = mayBeRead(contentType) ? kindOf(body, contentType) : undefined;
  if (kind === undefined) return { kind: 'not-a-page', mediaType: mediaTypeOf(contentType) };
  const bytes = body.length;
  const contentHash = createHash('sha256').update(body).digest('hex');
  if (request.isKnownBody(contentHash)) return { kind: 'duplicate', bytes };
  if (known?.contentHash === contentHash) {
    const page = await keep(known, fetched);
    if (page) return { kind: 'page', page, bytes };
  }
  try {
    const content = await parse({ url, body, contentType, kind }, request.lane, request.signal);
    const page: ReadPage = { content, status, contentType, contentHash, ...readValidators(headers) };
    const shown = content.needsScripts ? await show(page, parse, request) : page;
    return shown ? { kind: 'page', page: shown, bytes } : { kind: 'duplicate', bytes };
  } catch (error) {
    if (error instanceof UnreadablePage) return { kind: 'unreadable', error, bytes };
    throw error;
  }
}

/**
 * The page as its scripts fill it, where that says more. Its hash is of what was shown and it has no validators: those
 * of an empty page tell nothing about what fills it. Undefined for what was shown before.
 */
async function show(page: ReadPage, parse: ParsePage, request: PageRequest): Promise<ReadPage | undefined> {
  const html = await request.render(new URL(page.content.url), request.signal);
  if (html === undefined) return { ...page, isThin: true };
  const body = Buffer.from(html);
  const contentHash = createHash('sha256').update(body).digest('hex');
  if (request.isKnownBody(contentHash)) return undefined;
  const task = {
    url: page.content.url,
    body: Uint8Array.from(body),
    contentType: 'text/html; charset=utf-8',
  };
  const content = await parse({ ...task, kind: 'html' }, request.lane, request.signal);
  if (weigh(content) <= weigh(page.content)) return { ...page, isThin: true };
  const { status, contentType } = page;
  return { content, status, contentType, contentHash, isRendered: true };
}

function weigh({ textLength, statesFacts }: ParsedPage): number {
  return textLength + (statesFacts ? 50 : 0);
}

/** A page of an earlier reading, with the validators of today; undefined where it is gone. */
async function keep(known: KnownPage, { status, headers }: Fetched): Promise<ReadPage | undefined> {
  const content = await known.restore();
  if (!content) return undefined;
  const { contentHash, etag, lastModified } = known;
  return {
    content: toParsedPage(content, false, content.standIn),
    status,
    contentType: headers['content-type'] ?? '',
    contentHash,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...readValidators(headers),
    ...(known.isBorrowed ? {} : { isUnchanged: true as const }),
  };
}

function readValidators({ etag, 'last-modified': lastModified }: Record<string, string>) {
  return {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

/** RFC 9110, 13.1: the date counts only where there is no tag, so it is sent only then. */
function validatorsOf(known: KnownPage | undefined): Record<string, string> {
  if (known?.etag !== undefined) return { 'if-none-match': known.etag };
  return known?.lastModified === undefined ? {} : { 'if-modified-since': known.lastModified };
}

function denialOf(answer: RobotsAnswer, url: URL): PageOutcome | undefined {
  switch (answer.kind) {
    case 'rules':
      return answer.rules.allows(url) ? undefined : { kind: 'robots', denied: url };
    case 'unreachable':
      return { kind: 'robots-unreachable', status: answer.status };
    case 'failed':
      if (answer.error instanceof AddressRefused && answer.error.host !== url.hostname)
        return { kind: 'refused', error: answer.error, byRobots: true };
      throw answer.error;
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

const longestRetryAfterMs = 86_400_000;

function readRetryAfter(header: string | undefined): number | undefined {
  const ms = readRetryAfterMs(header);
  return ms === undefined ? undefined : Math.min(ms, longestRetryAfterMs);
}
