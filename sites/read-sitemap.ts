/** Reads sitemaps (sitemaps.org: XML, gzipped, indexes, plain text) for the addresses that they list. */
import { gunzipSync } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { decodeXML } from 'entities';

export interface SitemapLimits {
  maxFiles: number;
  maxUrls: number;
  /** Decompressed bytes of one file. */
  maxBytes: number;
}

/** Body of a sitemap, undefined where there is none to be had. */
export type FetchSitemap = (url: string, maxBytes: number) => Promise<Buffer | undefined>;

const sliceLength = 16_384;

/**
 * Calls `onUrl` for the pages listed by `starts` and by the sitemaps that they list in turn, as they are written.
 * What cannot be read is left out: a sitemap is a hint.
 */
export async function readSitemaps(
  starts: readonly string[],
  fetchSitemap: FetchSitemap,
  limits: SitemapLimits,
  onUrl: (url: string) => void,
): Promise<void> {
  const queue = [...new Set(starts)];
  const seen = new Set(queue);
  let urlsLeft = limits.maxUrls;
  for (let files = 0; files < limits.maxFiles && queue.length > 0 && urlsLeft > 0; files += 1) {
    const url = queue.shift() ?? '';
    const body = await fetchSitemap(url, limits.maxBytes);
    const text = body && decodeSitemap(body, limits.maxBytes);
    if (text === undefined) continue;
    const entries = text.trimStart().startsWith('<') ? readXml(text) : readLines(text);
    for await (const entry of entries) {
      if (urlsLeft <= 0) break;
      urlsLeft -= 1;
      // They should be absolute, and often are not.
      const listed = URL.parse(entry.url, url)?.href;
      if (listed === undefined) continue;
      if (entry.kind === 'page') onUrl(listed);
      else if (!seen.has(listed)) {
        seen.add(listed);
        queue.push(listed);
      }
    }
  }
}

interface Entry {
  kind: 'page' | 'sitemap';
  url: string;
}

function decodeSitemap(body: Buffer, maxBytes: number): string | undefined {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body.toString('utf8');
  try {
    return gunzipSync(body, { maxOutputLength: maxBytes }).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * A scan for `<url>`, `<sitemap>` and `<loc>` tags, linear in the text whatever is nested in it: a parser's stack is
 * what hostile files aim at. In slices, so that a large file does not hold up the event loop.
 */
async function* readXml(text: string): AsyncGenerator<Entry> {
  let kind: Entry['kind'] | undefined;
  let sliceEnd = sliceLength;
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', open + 1)) {
    if (open > sliceEnd) {
      sliceEnd = open + sliceLength;
      await setImmediate();
    }
    const tag = /^<(?:(\w{1,20}):)?(\w{1,20})[\s>]/.exec(text.slice(open, open + maxTagStart));
    const local = tag?.[2]?.toLowerCase();
    if (local === 'url') kind = 'page';
    else if (local === 'sitemap') kind = 'sitemap';
    else if (local === 'loc' && kind !== undefined && !/^(?:image|video)$/.test(tag?.[1] ?? '')) {
      const start = text.indexOf('>', open) + 1;
      const end = text.indexOf('</', start);
      if (start === 0 || end === -1) return;
      if (end - start <= maxLocation) yield { kind, url: readLocation(text.slice(start, end)) };
      open = end;
    }
  }
}

/** `<image:location ` and the like fit. */
const maxTagStart = 44;
const maxLocation = 4_000;
/** "http://a.b" */
const minLocation = 10;

function readLocation(inner: string): string {
  const cdata = /^\s*<!\[CDATA\[([^\]]*)\]\]>\s*$/.exec(inner);
  return (cdata?.[1] ?? decodeXML(inner)).trim();
}

/** In slices as well: a file of empty lines has millions. */
async function* readLines(text: string): AsyncGenerator<Entry> {
  let sliceEnd = sliceLength;
  for (let start = 0; start < text.length;) {
    if (start > sliceEnd) {
      sliceEnd = start + sliceLength;
      await setImmediate();
    }
    const stop = text.indexOf('\n', start);
    const end = stop === -1 ? text.length : stop;
    if (end - start <= maxLocation && end - start >= minLocation) {
      const line = text.slice(start, end).trim();
      if (/^https?:\/\//i.test(line)) yield { kind: 'page', url: line };
    }
    start = end + 1;
  }
}
