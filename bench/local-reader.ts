/** A reader of the local sites that the benchmark serves, as a worker has it. */
import { createAddressPolicy } from '../outbound/address-policy.ts';
import { parseAllowList } from '../outbound/allow-list.ts';
import { createGuardedAgent } from '../outbound/guarded-agent.ts';
import { createGuardedFetch } from '../outbound/guarded-fetch.ts';
import { createSystemLookup } from '../outbound/system-lookup.ts';
import { createParsePool } from '../sites/parse-pool.ts';
import { createSiteReader } from '../sites/site-reader.ts';
import type { SiteReader } from '../sites/types.ts';
import { pageCount } from './crawl-site.ts';

export function createLocalReader(): SiteReader {
  const policy = createAddressPolicy({ allowList: parseAllowList('127.0.0.1') });
  return createSiteReader({
    fetch: createGuardedFetch({
      dispatcher: createGuardedAgent({ policy, lookup: createSystemLookup() }),
      policy,
    }),
    policy,
    parsePool: createParsePool(),
    userAgent: 'SwitchboardBot/1.0',
  });
}

/** Reads all pages of the site; how long it took, in milliseconds. */
export async function readSite(reader: SiteReader, url: string): Promise<number> {
  const startedAt = performance.now();
  const { pages, skipped, truncatedBy } = await reader.read(url, {
    budget: { maxPages: pageCount, maxBytes: 10_000_000, maxDurationMs: 60_000 },
    signal: new AbortController().signal,
  });
  if (pages.length !== pageCount) {
    const why = JSON.stringify({ skipped: skipped.slice(0, 3), truncatedBy });
    throw new Error(`read ${pages.length} pages of ${pageCount}: ${why}`);
  }
  return performance.now() - startedAt;
}
