/** Stands in for the domain's page reader: just enough of a page for the crawl, and ways to misbehave on demand. */
import { load } from 'cheerio';
import type { PageContent } from '../../domain/knowledge/types.ts';

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function readPage({ url, html }: { url: string; html: string }): PageContent {
  if (html.includes('<!-- loop -->')) for (;;);
  if (html.includes('<!-- slow -->')) for (const end = performance.now() + 1_500; performance.now() < end;);
  // Milliseconds of the processor, however busy the machine is.
  const busyMs = Number(/<!-- busy (\d+) -->/.exec(html)?.[1] ?? 0);
  for (const begunMs = usedMs(); usedMs() - begunMs < busyMs;);
  // As on a machine that has no processor for this thread.
  if (html.includes('<!-- wait -->')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  if (html.includes('<!-- throw -->')) throw new Error('no sense in it');
  if (html.includes('<!-- hoard -->')) {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => index));
  }
  const $ = load(html);
  const resolve = (href: string | undefined) =>
    href !== undefined && URL.canParse(href, url) ? new URL(href, url).href.replace(/#.*/, '') : undefined;
  const canonicalUrl = resolve($('link[rel=canonical]').attr('href'));
  const metaRefreshUrl = resolve($('meta[http-equiv=refresh]').attr('content')?.split('url=')[1]);
  const language = $('html').attr('lang');
  const links = $('a[href], area[href], frame[src], iframe[src]')
    .toArray()
    .map((element) => ({
      url: resolve($(element).attr('href') ?? $(element).attr('src')) ?? '',
      text: $(element).text(),
      nofollow: $(element).attr('rel') === 'nofollow',
    }))
    .filter((link) => link.url !== '');
  return {
    url,
    title: $('title').text(),
    text: $('body').text().replace(/\s+/g, ' ').trim(),
    links,
    facts: [],
    passages: [],
    ...(canonicalUrl === undefined ? {} : { canonicalUrl }),
    ...(metaRefreshUrl === undefined ? {} : { metaRefreshUrl }),
    ...(language === undefined ? {} : { language }),
  };
}
