/** Fetches sitemaps by the rules that hold for pages: robots.txt, and the distance that it asks for. */
import { crawlDelayOf, type PageFetching } from './fetch-page.ts';
import { untilAborted } from './render/patience.ts';
import type { RobotsAnswer } from './robots-cache.ts';

const timeoutMs = 10_000;

/** A sitemap is a hint: undefined where it is not there, not allowed or not to be had. */
export async function fetchSitemap(
  { fetch, gate, robots, userAgent }: Pick<PageFetching, 'fetch' | 'gate' | 'robots' | 'userAgent'>,
  address: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const url = URL.parse(address);
  if (!url) return undefined;
  try {
    const answer = await untilAborted(robots.ask(url), signal);
    if (!mayRead(answer, url)) return undefined;
    const { status, body } = await gate.run(url.host, crawlDelayOf(answer), signal, () =>
      fetch(url, {
        headers: { 'user-agent': userAgent },
        maxBytes,
        overflow: 'truncate',
        totalTimeoutMs: timeoutMs,
        signal,
        followRedirect: async (next) => mayRead(await untilAborted(robots.ask(next), signal), next),
        wantsBody: (head) => head.status === 200,
      }),
    );
    return status === 200 ? body : undefined;
  } catch {
    return undefined;
  }
}

/** A robots.txt that names a sitemap of its own host asks for it to be read, whatever its rules say of the folder. */
function mayRead(answer: RobotsAnswer, url: URL): boolean {
  if (answer.kind !== 'rules') return false;
  const { rules } = answer;
  return rules.allows(url) || rules.sitemaps.some((named) => URL.parse(named, url.href)?.href === url.href);
}
