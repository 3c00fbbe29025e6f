/** Reads the site in its first argument beside a bare loop that fetches and parses the same pages. Prints JSON. */
import { load } from 'cheerio';
import { pageCount } from './crawl-site.ts';
import { percentile } from './figures.ts';
import { createLocalReader, readSite } from './local-reader.ts';

const [url = ''] = process.argv.slice(2);
const rounds = 7;
/** Until compiled code has settled: the threads share the pages of a reading. */
const settlingRounds = 20;

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

/** Both in turn; medians, in milliseconds. */
async function measure(): Promise<{ siteMs: number; bareMs: number }> {
  const read: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await readBare());
    read.push(await readSite(reader, url));
  }
  return { siteMs: percentile(read, 50), bareMs: percentile(bare, 50) };
}

await readSite(reader, url);
await readBare();
const first = await measure();
for (let round = 0; round < settlingRounds; round += 1) {
  await readBare();
  await readSite(reader, url);
}
const settled = await measure();
await reader.close();

process.stdout.write(JSON.stringify({ first, settled }));
