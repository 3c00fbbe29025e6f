/** Reads the home page of a site, wherever the given address leads, or says why that cannot be done. */
import { fetchPage, type PageFetching, type PageOutcome, type PageRequest } from './fetch-page.ts';
import { cleanUrl } from './normalize-url.ts';
import {
  badStatus,
  blockedByRobots,
  homeNotHtml,
  homeTooLarge,
  homeUnreadable,
  robotsUnreachable,
  toSiteError,
} from './site-errors.ts';
import type { SiteScope } from './site-scope.ts';
import type { ReadPage } from './types.ts';

export interface HomeRequest {
  fetching: PageFetching;
  start: URL;
  /** As the client knows it; stands in every message. */
  host: string;
  productToken: string;
  /** Takes in every host that the home page moves to. */
  scope: SiteScope;
  maxBytes: number;
  lane: object;
  findKnown: PageRequest['findKnown'];
  render: PageRequest['render'];
  signal: AbortSignal;
}

export interface OpenedHome {
  home: ReadPage;
  /** Pages that only sent their reader on, with whatever they say themselves. */
  before: ReadPage[];
  bytes: number;
}

/** With more text than this a page that refreshes is a page, not a signpost. */
const signpostText = 400;
const maxSignposts = 3;

/** Rejects with `SiteError`, or with the reason of `signal`. */
export async function openHome(request: HomeRequest): Promise<OpenedHome> {
  const before: ReadPage[] = [];
  const visited = new Set<string>();
  let bytes = 0;
  let url = request.start;
  for (;;) {
    visited.add(url.href);
    const outcome = await readOrRoot(url, request);
    if (outcome.kind !== 'page') {
      const last = before.pop();
      if (last && last.content.textLength > 0) return { home: last, before, bytes };
      throw errorOf(outcome, request);
    }
    bytes += outcome.bytes;
    if (bytes > request.maxBytes) throw homeTooLarge(request.host);
    const { content } = outcome.page;
    request.scope.adopt(new URL(content.url));
    visited.add(content.url);
    const next =
      content.metaRefreshUrl === undefined ? undefined : cleanUrl(content.metaRefreshUrl, content.url);
    const isSignpost = next && content.textLength < signpostText && !visited.has(next.href);
    if (!isSignpost || before.length >= maxSignposts) return { home: outcome.page, before, bytes };
    before.push(outcome.page);
    url = next;
  }
}

/** Where robots.txt forbids the given page, the site's root may still be read. */
async function readOrRoot(url: URL, request: HomeRequest): Promise<PageOutcome> {
  const outcome = await readPatiently(url, request);
  const root = new URL('/', url);
  if (outcome.kind !== 'robots' || url.href === root.href || !request.scope.includes(root)) return outcome;
  return readPatiently(root, request);
}

/** A home page that could not be understood gets a second chance where it may have been this machine that was slow. */
async function readPatiently(url: URL, request: HomeRequest): Promise<PageOutcome> {
  const read = () =>
    fetchPage(request.fetching, {
      url,
      lane: request.lane,
      signal: request.signal,
      mayRedirect: () => true,
      isKnownBody: () => false,
      findKnown: request.findKnown,
      render: request.render,
    });
  const outcome = await read();
  return outcome.kind === 'unreadable' && !outcome.error.isForGood ? read() : outcome;
}

function errorOf(
  outcome: Exclude<PageOutcome, { kind: 'page' }>,
  { host, productToken, fetching }: HomeRequest,
): Error {
  switch (outcome.kind) {
    case 'robots':
      fetching.robots.forget(outcome.denied);
      return blockedByRobots(host, productToken);
    case 'robots-unreachable':
      return robotsUnreachable(host, outcome.status);
    case 'status':
      return badStatus(host, outcome.status, outcome.retryAfterMs);
    case 'not-a-page':
      return homeNotHtml(host, outcome.mediaType);
    case 'unreadable':
      return homeUnreadable(host, outcome.error);
    case 'refused':
      return toSiteError(outcome.error, outcome.byRobots ? `The robots.txt of ${host}` : host);
    case 'failed':
      return toSiteError(outcome.error, host);
    case 'redirected':
    case 'duplicate':
      return new Error(
        `A home page cannot end as ${outcome.kind}: it follows every redirect and knows no other page`,
      );
  }
}
