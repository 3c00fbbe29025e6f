/** Websites on loopback, and a reader set up to read them. */
import { afterAll, afterEach } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createParsePool } from '../../sites/parse-pool.ts';
import { createSiteReader, type SiteReaderOptions } from '../../sites/site-reader.ts';
import type { ReadBudget, SiteReader } from '../../sites/types.ts';
import type { Lookup } from '../../outbound/system-lookup.ts';
import { openWayOut, serve, type TestServer } from '../outbound/support.ts';

export type Answer =
  | string
  | Buffer
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite extends TestServer {
  /** Paths that were asked for, in order. */
  requests: string[];
  /** How many requests were open at once, at most. */
  mostAtOnce: () => number;
}

/** Serves `pages` by path with query; strings as HTML. What is not listed is 404, robots.txt too. */
export async function serveSite(
  pages: Record<string, Answer> | ((path: string) => Answer | undefined),
): Promise<TestSite> {
  const requests: string[] = [];
  let open = 0;
  let most = 0;
  const server = await serve((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    const answer = typeof pages === 'function' ? pages(path) : pages[path];
    // A moment of work, so that requests of one moment overlap.
    setImmediate(() => send(request, response, answer));
  });
  return { ...server, requests, mostAtOnce: () => most };
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer | undefined): void {
  if (answer === undefined)
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>not here');
  if (typeof answer === 'function') return answer(request, response);
  if (typeof answer === 'string' || Buffer.isBuffer(answer)) return send(request, response, { body: answer });
  response.writeHead(answer.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...answer.headers });
  response.end(answer.body);
}

/** A page with a title, some text of its own, and links given as `href` or `href|text`. */
export function page(title: string, links: string[] = [], more = ''): string {
  const anchors = links.map((link) => {
    const [href = '', text = ''] = link.split('|');
    return `<a href="${href}">${text}</a>`;
  });
  return `<!doctype html><html><head><title>${title}</title></head><body>${more}
    <p>${title}: we are a small business with a page about ${title}, as everybody can read here.</p>
    ${anchors.join('\n')}</body></html>`;
}

/** Every page leads to ten more. */
export const endlessSite = (path: string): string | undefined =>
  /^\/(?:\d+)?$/.test(path)
    ? page(
        path,
        Array.from({ length: 10 }, (_, digit) => `${path}${digit}`),
      )
    : undefined;

export const fakeReadPage = new URL('./fake-read-page.ts', import.meta.url);

export const roomyBudget: ReadBudget = { maxPages: 60, maxBytes: 10_000_000, maxDurationMs: 30_000 };

/** Understands pages as the service does. */
export const realReadPage = new URL('../../domain/knowledge/read-page.ts', import.meta.url);

export interface ReaderUnderTest {
  reader: SiteReader;
  read: (url: string, budget?: Partial<ReadBudget>, signal?: AbortSignal) => ReturnType<SiteReader['read']>;
  close: () => Promise<void>;
}

/** A reader that may read what `allow` names, by default every site on 127.0.0.1. */
export function openReader(
  options: Partial<SiteReaderOptions> &
    Pick<SiteReaderOptions, 'parsePool'> & { allow?: string; lookup?: Lookup },
): ReaderUnderTest {
  const { allow = '127.0.0.1', lookup, ...readerOptions } = options;
  const wayOut = openWayOut({ allow, ...(lookup === undefined ? {} : { lookup }) });
  const reader = createSiteReader({
    fetch: wayOut.fetch,
    policy: wayOut.policy,
    userAgent: 'SwitchboardBot/1.0 (+https://switchboard.example/bot)',
    ...readerOptions,
  });
  const running = new AbortController();
  return {
    reader,
    read: (url, budget = {}, signal = running.signal) =>
      reader.read(url, { budget: { ...roomyBudget, ...budget }, signal }),
    async close() {
      await reader.close();
      await wayOut.close();
    },
  };
}

/** What the tests of one file share: sites that are there for one of them, readers for all, with one thread, which takes a second to come up. */
export function openForFile(readPageModule = fakeReadPage) {
  const pool = createParsePool({ threads: 1, readPageModule });
  const parsePool = { ...pool, close: () => Promise.resolve() };
  const readers: ReaderUnderTest[] = [];
  const open: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const resource of open.splice(0)) await resource.close();
  });
  afterAll(async () => {
    for (const reader of readers) await reader.close();
    await pool.close();
  });

  /** Closes `resource` when the test has ended. */
  function closeAfterTest<T extends { close: () => Promise<void> }>(resource: T): T {
    open.push(resource);
    return resource;
  }
  return {
    parsePool,
    closeAfterTest,
    serve: async (pages: Parameters<typeof serveSite>[0]) => closeAfterTest(await serveSite(pages)),
    openReader(options: Partial<Parameters<typeof openReader>[0]> = {}): ReaderUnderTest {
      const reader = openReader({ parsePool, ...options });
      readers.push(reader);
      return reader;
    },
  };
}

/** Paths and reasons of the pages that were not read. */
export function skippedOf(reading: { skipped: { url: string; reason: string }[] }): Record<string, string> {
  return Object.fromEntries(
    reading.skipped.map(({ url, reason }) => [url.slice(new URL(url).origin.length), reason]),
  );
}

/** Paths of the pages that were read, in order. */
export function pathsOf(reading: { pages: { content: { url: string } }[] }): string[] {
  return reading.pages
    .map(({ content }) => new URL(content.url))
    .map(({ pathname, search }) => `${pathname}${search}`);
}
