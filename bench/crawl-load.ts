/**
 * Reads the site in its first argument 20 times at once, then beside the hostile ones that the further arguments name.
 * Prints JSON.
 */
import { percentile } from './figures.ts';
import { createLocalReader, readSite } from './local-reader.ts';

const [url = '', ...hostileUrls] = process.argv.slice(2);
const rounds = 5;
const atOnce = 20;

const reader = createLocalReader();

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

await readSite(reader, url);
const peakMb = await watchMemory(() =>
  Promise.all(Array.from({ length: atOnce }, () => readSite(reader, url))),
);
const hostileMs: number[] = [];
const beside: number[] = [];
const hostilePeakMb = await watchMemory(async () => {
  for (const hostileUrl of hostileUrls) hostileMs.push(await readHostile(hostileUrl));
  let isOver = false;
  const attack = async () => {
    for (let next = 0; !isOver; next += 1) await readHostile(hostileUrls[next % hostileUrls.length] ?? '');
  };
  const attacking = attack();
  for (let round = 0; round < rounds; round += 1) beside.push(await readSite(reader, url));
  isOver = true;
  await attacking;
});
await reader.close();

process.stdout.write(JSON.stringify({ peakMb, hostileMs, hostilePeakMb, besideMs: percentile(beside, 50) }));
