/** Reads the pages of a site beyond its home page, best first, until there are no more or a budget ends it. */
import { fetchPage, type PageFetching, type PageOutcome, type PageRequest } from './fetch-page.ts';
import { createFrontier, type FrontierEntry } from './frontier.ts';
import { createLinkIntake } from './link-intake.ts';
import { isPdf, originalOf, pageKey } from './normalize-url.ts';
import { createPatience } from './patience.ts';
import type { ReadingLog } from './reading-log.ts';
import { readSitemaps } from './read-sitemap.ts';
import type { SiteScope } from './site-scope.ts';
import type { ReadBudget, ReadPage, ReadProgress, SkippedPage } from './types.ts';

export interface Crawl {
  fetching: PageFetching;
  fetchSitemap: (url: string, maxBytes: number, signal: AbortSignal) => Promise<Buffer | undefined>;
  budget: ReadBudget;
  scope: SiteScope;
  log: ReadingLog;
  home: ReadPage;
  /** Other pages that were read on the way to it. */
  before: readonly ReadPage[];
  sitemaps: readonly string[];
  findKnown: PageRequest['findKnown'];
  render: PageRequest['render'];
  onProgress: (progress: ReadProgress) => void;
  /** Ends the crawl; what was read until then stays. */
  signal: AbortSignal;
}

/** Two may be asked for at once (the host gate); the third is being understood meanwhile. */
const pagesAtOnce = 3;
/** Broken links, refusals and redirects cost requests too: so many times the page budget are made. */
const attemptsPerPage = 4;
/** A PDF is read where its address or a link to it names a topic: a menu, prices, hours. */
const minPdfScore = 3;
/** Of the budget of bytes, for all PDFs together. */
const documentShare = 0.5;
const maxPauseMs = 10_000;
const sitemapLimits = { maxFiles: 10, maxUrls: 2_500, maxBytes: 5 * 1_048_576 };

export async function crawlSite(crawl: Crawl): Promise<void> {
  const { budget, log } = crawl;
  const ending = new AbortController();
  const signal = AbortSignal.any([crawl.signal, ending.signal]);
  const frontier = createFrontier();
  const links = createLinkIntake({ home: crawl.home.content, scope: crawl.scope, frontier, log });
  const retried = new Set<string>();
  const running = new Set<Promise<void>>();
  const underWay = new Set<FrontierEntry>();
  const mostAttempts = budget.maxPages * attemptsPerPage;
  let attempts = 0;
  /** Where redirects led when there were no attempts left. */
  const tooMany = new Set<URL>();
  const patience = createPatience();
  let documentBytes = 0;

  let broken: { error: unknown } | undefined;

  function start(task: Promise<void>): void {
    const settled = task
      .catch((error: unknown) => {
        broken ??= { error };
      })
      .finally(() => running.delete(settled));
    running.add(settled);
  }

  async function visit(entry: FrontierEntry): Promise<void> {
    if (isPdf(entry.url) && entry.score < minPdfScore) {
      log.skip({ url: entry.url.href, reason: 'not-html', detail: 'a document' });
      return;
    }
    const original = originalOf(entry.url);
    if (original && log.hasText(original)) {
      log.skip({ url: entry.url.href, reason: 'duplicate', detail: `an old copy of ${original.href}` });
      return;
    }
    underWay.add(entry);
    const outcome = await fetchPage(crawl.fetching, {
      url: entry.url,
      lane: crawl,
      signal,
      mayRedirect: (next) => mayFollow(next, entry),
      isKnownBody: (hash) => log.isKnownBody(hash),
      findKnown: crawl.findKnown,
      render: crawl.render,
    });
    patience.count(outcome);
    if (!spend(outcome, entry)) return;
    underWay.delete(entry);
    if (outcome.kind === 'page') {
      log.admit(outcome.page);
      links.take(outcome.page.content, entry.depth + 1);
    } else if (!comesBackLater(outcome, entry) && !isOfNoUse(outcome, entry)) {
      log.skip(describeSkip(entry.url, outcome, crawl.scope));
    }
    crawl.onProgress(log.progress(frontier.size));
  }

  /** Each hop is a request; a page that another link led to is not read again. */
  function mayFollow(next: URL, entry: FrontierEntry): boolean {
    if (!crawl.scope.includes(next)) return false;
    if (pageKey(next) !== pageKey(entry.url) && !frontier.claim(next)) return false;
    if (attempts >= mostAttempts) {
      tooMany.add(next);
      log.leaveUnread(next.href);
      log.truncate('pages');
      return false;
    }
    attempts += 1;
    return true;
  }

  /** Links to count clicks, `/go/facebook`, lead away from most sites; pages that were left unread are named as such. */
  function isOfNoUse(outcome: PageOutcome, entry: FrontierEntry): boolean {
    if (outcome.kind !== 'redirected') return false;
    return tooMany.has(outcome.to) || (!crawl.scope.includes(outcome.to) && !entry.isAskedFor);
  }

  /** A document that does not fit is left out; pages that do not end the reading. */
  function spend(outcome: PageOutcome, entry: FrontierEntry): boolean {
    if (!('bytes' in outcome)) return true;
    const { url } = entry;
    const isDocument = isPdf(url);
    if (isDocument) documentBytes += outcome.bytes;
    if (isDocument && documentBytes > budget.maxBytes * documentShare) {
      log.skip({ url: url.href, reason: 'too-large' });
      underWay.delete(entry);
      return false;
    }
    if (log.spend(outcome.bytes)) return true;
    log.truncate('bytes');
    return false;
  }

  /** A host that asks for patience gets it once a page. */
  function comesBackLater(outcome: PageOutcome, entry: FrontierEntry): boolean {
    if (outcome.kind !== 'status' || (outcome.status !== 429 && outcome.status !== 503)) return false;
    crawl.fetching.gate.pause(entry.url.host, Math.min(outcome.retryAfterMs ?? 1_000, maxPauseMs));
    if (retried.has(entry.url.href)) return false;
    retried.add(entry.url.href);
    frontier.putBack(entry);
    return true;
  }

  function mayStart(): boolean {
    if (log.truncatedBy !== undefined || running.size >= pagesAtOnce) return false;
    const { lostBy } = patience;
    if (lostBy === undefined && log.pages.length < budget.maxPages && attempts < mostAttempts) {
      // Each page under way may become one more of those the budget allows.
      return log.pages.length + running.size < budget.maxPages;
    }
    if (frontier.size > 0) log.truncate(lostBy ?? 'pages');
    return false;
  }

  function leaveUnread(): void {
    for (const { url } of underWay) log.leaveUnread(url.href);
    for (let entry = frontier.take(); entry && log.leaveUnread(entry.url.href);) entry = frontier.take();
  }

  for (const { content } of [crawl.home, ...crawl.before]) frontier.claim(new URL(content.url));
  for (const { content } of [crawl.home, ...crawl.before]) links.take(content, 1);
  const fetchSitemap = (url: string, maxBytes: number) => crawl.fetchSitemap(url, maxBytes, signal);
  let listing = true;
  const sitemaps = readSitemaps(crawl.sitemaps, fetchSitemap, sitemapLimits, links.takeFromSitemap).finally(
    () => {
      listing = false;
    },
  );
  try {
    for (;;) {
      crawl.signal.throwIfAborted();
      if (broken) throw broken.error;
      if (log.truncatedBy === 'bytes') break;
      const next = mayStart() ? frontier.take() : undefined;
      if (next) {
        attempts += 1;
        start(visit(next));
        continue;
      }
      const mayFindMore = listing && log.truncatedBy === undefined && log.pages.length < budget.maxPages;
      if (running.size === 0 && !mayFindMore) break;
      await Promise.race(mayFindMore ? [...running, sitemaps] : running);
    }
  } finally {
    ending.abort();
    await Promise.allSettled([...running, sitemaps]);
    leaveUnread();
  }
}

function describeSkip(
  url: URL,
  outcome: Exclude<PageOutcome, { kind: 'page' }>,
  scope: SiteScope,
): SkippedPage {
  const page = { url: url.href };
  switch (outcome.kind) {
    case 'robots':
      return { ...page, reason: 'robots' };
    case 'robots-unreachable':
      return { ...page, reason: 'robots', detail: `robots.txt answered ${outcome.status}` };
    case 'duplicate':
      return { ...page, reason: 'duplicate' };
    case 'redirected':
      return {
        ...page,
        reason: scope.includes(outcome.to) ? 'duplicate' : 'other-site',
        detail: outcome.to.href,
      };
    case 'status':
      return { ...page, reason: 'status', detail: String(outcome.status) };
    case 'not-a-page':
      return { ...page, reason: 'not-html', detail: outcome.mediaType };
    case 'unreadable':
      return { ...page, reason: 'unreadable', detail: outcome.error.message };
    case 'refused':
      return { ...page, reason: 'refused-address' };
    case 'failed':
      if (outcome.error.kind === 'too-large') return { ...page, reason: 'too-large' };
      return { ...page, reason: 'unreachable', detail: outcome.error.message };
  }
}
