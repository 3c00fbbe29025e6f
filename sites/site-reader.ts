/** Reads a business's website: the home page, then what matters most, within budgets and by the rules of the web. */
import type { AddressPolicy } from '../outbound/address-policy.ts';
import { AddressRefused } from '../outbound/address-refused.ts';
import { checkUrl } from '../outbound/check-url.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { crawlSite } from './crawl-site.ts';
import type { PageFetching } from './fetch-page.ts';
import { fetchSitemap } from './fetch-sitemap.ts';
import { createHostGate } from './host-gate.ts';
import { factsOf } from './is-copy.ts';
import { openHome } from './open-home.ts';
import type { ParsePool } from './parse-pool.ts';
import { createReadingLog } from './reading-log.ts';
import { createRobotsCache } from './robots-cache.ts';
import { noAnswerInTime, printHost, siteEmpty } from './site-errors.ts';
import type { Renderer } from './render/renderer.ts';
import { createSiteRendering } from './render/site-rendering.ts';
import { createSiteScope } from './site-scope.ts';
import {
  SiteError,
  type KeptPage,
  type ReadPage,
  type ReadSiteOptions,
  type SiteReader,
  type SiteReading,
} from './types.ts';

export interface SiteReaderOptions {
  fetch: GuardedFetch;
  policy: AddressPolicy;
  /** Closed with the reader. */
  parsePool: ParsePool;
  /** Begins with the product token that robots.txt files know: `SwitchboardBot/1.0 (+https://…)`. */
  userAgent: string;
  /** For pages that only scripts fill; without one they are told of. Closed with the reader. */
  renderer?: Renderer;
  /** For one page, redirects included; default 15,000. */
  pageTimeoutMs?: number;
  /** Decompressed bytes of one page; default 3 MiB. */
  maxPageBytes?: number;
}

const requestsAtOncePerHost = 2;
/** Less on all pages together is no text of a business. */
const minSiteText = 10;

export function createSiteReader(options: SiteReaderOptions): SiteReader {
  const { fetch, policy, parsePool, userAgent } = options;
  const productToken = /^[A-Za-z_-]+/.exec(userAgent)?.[0] ?? userAgent;
  const gate = createHostGate(requestsAtOncePerHost);
  const robots = createRobotsCache({ fetch, userAgent, productToken, now: () => performance.now() });
  const fetching: PageFetching = {
    fetch,
    gate,
    robots,
    parse: parsePool.parse,
    userAgent,
    pageTimeoutMs: options.pageTimeoutMs ?? 15_000,
    maxPageBytes: options.maxPageBytes ?? 3 * 1_048_576,
  };

  async function read(
    input: string,
    { budget, signal: stop, onProgress, known }: ReadSiteOptions,
  ): Promise<SiteReading> {
    const startedAt = performance.now();
    const start = checkStart(input, policy);
    const host = printHost(start);
    const scope = createSiteScope(start);
    const log = createReadingLog(budget);
    const findKnown = (url: string) => known?.get(url);
    const render = createSiteRendering({ renderer: options.renderer, fetching, scope });
    const lane = {};
    parsePool.warmUp();
    let home: ReadPage | undefined;
    const deadline = AbortSignal.timeout(budget.maxDurationMs);
    const signal = AbortSignal.any([stop, deadline]);
    try {
      const opened = await openHome({
        fetching,
        start,
        host,
        productToken,
        scope,
        maxBytes: budget.maxBytes,
        lane,
        findKnown,
        render,
        signal,
      });
      const { before } = opened;
      home = opened.home;
      const { standIn } = home.content;
      // Whatever else is there is of the same kind.
      if (standIn === 'challenge' || standIn === 'parked' || standIn === 'placeholder')
        throw siteEmpty(host, standIn);
      log.spend(opened.bytes);
      for (const page of [home, ...before]) log.admit(page);
      onProgress?.(log.progress(0));
      const homeUrl = new URL(home.content.url);
      const answer = await robots.ask(homeUrl);
      const resolved = (sitemap: string) => URL.parse(sitemap, homeUrl.href)?.href ?? [];
      await crawlSite({
        fetching,
        fetchSitemap: (url, maxBytes, signal) => fetchSitemap(fetching, url, maxBytes, signal),
        budget,
        scope,
        log,
        home,
        before,
        sitemaps: [
          ...(answer.kind === 'rules' ? answer.rules.sitemaps.flatMap(resolved) : []),
          new URL('/sitemap.xml', homeUrl).href,
        ],
        findKnown,
        render,
        onProgress: onProgress ?? (() => undefined),
        signal,
      });
    } catch (error) {
      if (stop.aborted) throw stop.reason;
      if (!deadline.aborted) throw error;
      if (log.pages.length === 0) throw noAnswerInTime(host);
      log.truncate('duration');
    }
    log.dropOldCopies();
    const { pages, skipped, truncatedBy } = log;
    if (sayNothing(pages))
      throw siteEmpty(host, home?.content.standIn ?? (log.thin.length > 0 ? 'shell' : undefined));
    return {
      url: home?.content.url ?? start.href,
      pages: [...pages],
      skipped: [...skipped],
      thin: [...log.thin],
      unread: [...log.unread],
      bytes: log.bytes,
      durationMs: Math.round(performance.now() - startedAt),
      ...(truncatedBy === undefined ? {} : { truncatedBy }),
    };
  }

  return {
    read,
    async close() {
      await Promise.all([parsePool.close(), options.renderer?.close()]);
    },
  };
}

/** A title alone, as above a picture, is no text; a form to log in tells callers nothing. */
function sayNothing(pages: readonly KeptPage[]): boolean {
  const own = pages.filter(({ content }) => content.standIn === undefined);
  const length = own.reduce((sum, { content }) => sum + content.textLength, 0);
  return length < minSiteText && own.every(({ content }) => factsOf(content.contentJson).length === 0);
}

function checkStart(input: string, policy: AddressPolicy): URL {
  try {
    const url = checkUrl(input, policy);
    url.hash = '';
    return url;
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new SiteError('URL_NOT_ALLOWED', error.message, { retryable: false, cause: error });
  }
}
