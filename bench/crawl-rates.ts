/** Reads the site in its first argument beside a bare loop that fetches and parses the same pages. Prints JSON. */
import { load } from 'cheerio';
import { pageCount } from './crawl-site.ts';
import { percentile } from './figures.ts';
import { createLocalReader, readSite } from './local-reader.ts';

const [url = ''] = process.argv.slice(2);
const rounds = 7;

const reader = createLocalReader();

/** Fetches and parses every page, one after the other, and does nothing with them. */
async function readBare(): Promise<number> {
  const startedAt = performance.now();
  for (let i = 0; i < pageCount; i += 1) {
    const response = await fetch(i === 0 ? url : new URL(`page-${i}.html`, url));
    load(await response.text());
  }
  return performance.now() - startedAt;
}

await readSite(reader, url);
await readBare();
const read: number[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  bare.push(await readBare());
  read.push(await readSite(reader, url));
}
await reader.close();

const siteMs = percentile(read, 50);
process.stdout.write(
  JSON.stringify({
    readPerSecond: (pageCount / siteMs) * 1000,
    barePerSecond: (pageCount / percentile(bare, 50)) * 1000,
    siteMs,
  }),
);
