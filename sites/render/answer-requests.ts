/** Answers the requests of a page in Chromium, its frames and workers included: by the guarded fetch, or not at all. */
import type { Page, Request, Route } from 'playwright-core';
import type { Fetched } from '../../outbound/guarded-fetch.ts';

/** What a rendering may ask for, fetched by all rules; rejects for what it may not. */
export type FetchResource = (url: URL, kind: ResourceKind) => Promise<Fetched>;
export type ResourceKind = 'document' | 'resource';

export interface RequestTraffic {
  /** Resolves when no request has been under way for `ms`. */
  quiet(ms: number, signal: AbortSignal): Promise<void>;
}

/** A page that wants more is no page of a small business. */
const maxRequests = 150;
const maxTotalBytes = 20 * 1_048_576;

const fetched = new Set(['document', 'script', 'xhr', 'fetch']);
/** Not needed for text, but some pages wait for them: they get an empty answer. */
const emptied = new Set(['stylesheet', 'image', 'font', 'media', 'texttrack', 'manifest']);
/** Headers that mean something to a page; what would store, report or restrict is ours to decide. */
const passedHeaders = ['content-type', 'access-control-allow-origin', 'access-control-allow-credentials'];

export async function answerRequests(tab: Page, fetchResource: FetchResource): Promise<RequestTraffic> {
  let requests = 0;
  let bytes = 0;
  let running = 0;
  let quietSince = performance.now();

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const kind = request.resourceType();
    requests += 1;
    if (emptied.has(kind)) return route.fulfill({ status: 200, body: '', contentType: emptyTypeOf(kind) });
    if (!fetched.has(kind) || !isReading(request) || requests > maxRequests || bytes > maxTotalBytes)
      return route.abort('blockedbyclient');
    const answered = await fetchResource(
      new URL(request.url()),
      kind === 'document' ? 'document' : 'resource',
    );
    bytes += answered.body.length;
    const headers = Object.fromEntries(
      passedHeaders.flatMap((name) => (answered.headers[name] ? [[name, answered.headers[name]]] : [])),
    );
    return route.fulfill({ status: answered.status, headers, body: answered.body });
  }

  await tab.route('**/*', async (route) => {
    running += 1;
    try {
      await answer(route);
    } catch {
      // Refused, unreachable, too large, or the page is gone: to the page it is a failed request.
      await route.abort('failed').catch(() => undefined);
    } finally {
      running -= 1;
      quietSince = performance.now();
    }
  });

  return {
    async quiet(ms, signal) {
      while (!signal.aborted && (running > 0 || performance.now() - quietSince < ms)) await pause(50);
    },
  };
}

/** A page that is read changes nothing on its server. */
function isReading(request: Request): boolean {
  return request.method() === 'GET' && /^https?:/.test(request.url());
}

function emptyTypeOf(kind: string): string {
  return kind === 'stylesheet' ? 'text/css' : 'application/octet-stream';
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
