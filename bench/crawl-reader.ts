/**
 * Reads the site in its first argument: one after the other beside the bare loop, then 20 at once, then beside the
 * hostile ones that the further arguments name. Prints JSON.
 */
import { load } from 'cheerio';
import { createAddressPolicy } from '../outbound/address-policy.ts';
import { parseAllowList } from '../outbound/allow-list.ts';
import { createGuardedAgent } from '../outbound/guarded-agent.ts';
import { createGuardedFetch } from '../outbound/guarded-fetch.ts';
import { createSystemLookup } from '../outbound/system-lookup.ts';
import { createParsePool } from '../sites/parse-pool.ts';
import { createSiteReader } from '../sites/site-reader.ts';
import { pageCount } from './crawl-site.ts';
import { percentile } from './figures.ts';

const [url = '', ...hostileUrls] = process.argv.slice(2);
const rounds = 5;
const atOnce = 20;

const policy = createAddressPolicy({ allowList: parseAllowList('127.0.0.1') });
const reader = createSiteReader({
  fetch: createGuardedFetch({
    dispatcher: createGuardedAgent({ policy, lookup: createSystemLookup() }),
    policy,
  }),
  policy,
  parsePool: createParsePool(),
  userAgent: 'SwitchboardBot/1.0',
});

async function readSite(): Promise<number> {
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

/** Fetches and parses every page, one after the other, and does nothing with them. */
async function readBare(): Promise<number> {
  const startedAt = performance.now();
  for (let i = 0; i < pageCount; i += 1) {
    const response = await fetch(i === 0 ? url : new URL(`page-${i}.html`, url));
    load(await response.text());
  }
  return performance.now() - startedAt;
}

await readSite();
await readBare();
const read: number[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  bare.push(await readBare());
  read.push(await readSite());
}

async function watchMemory(work: () => Promise<unknown>): Promise<number> {
  let peakBytes = 0;
  const watch = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage.rss())), 20);
  await work();
  clearInterval(watch);
  return peakBytes / 2 ** 20;
}

/** A home page and the hostile page behind it; what is left of it does not matter. */
async function readHostile(hostileUrl: string): Promise<number> {
  const startedAt = performance.now();
  await reader.read(hostileUrl, {
    budget: { maxPages: 5, maxBytes: 10_000_000, maxDurationMs: 60_000 },
    signal: new AbortController().signal,
  });
  return performance.now() - startedAt;
}

const peakMb = await watchMemory(() => Promise.all(Array.from({ length: atOnce }, readSite)));
const hostileMs: number[] = [];
const beside: number[] = [];
const hostilePeakMb = await watchMemory(async () => {
  for (const hostileUrl of hostileUrls) hostileMs.push(await readHostile(hostileUrl));
  let isOver = false;
  const attack = async () => {
    for (let next = 0; !isOver; next += 1) await readHostile(hostileUrls[next % hostileUrls.length] ?? '');
  };
  const attacking = attack();
  for (let round = 0; round < rounds; round += 1) beside.push(await readSite());
  isOver = true;
  await attacking;
});
await reader.close();

const siteMs = percentile(read, 50);
process.stdout.write(
  JSON.stringify({
    readPerSecond: (pageCount / siteMs) * 1000,
    barePerSecond: (pageCount / percentile(bare, 50)) * 1000,
    siteMs,
    peakMb,
    hostileMs,
    hostilePeakMb,
    besideMs: percentile(beside, 50),
  }),
);
