/** Rendering for one reading of a site: which requests its pages may make there, and how many of them are rendered. */
import type { Fetched } from '../../outbound/guarded-fetch.ts';
import type { PageFetching } from '../fetch-page.ts';
import type { SiteScope } from '../site-scope.ts';
import { untilAborted } from './patience.ts';
import { RenderFailed, type Renderer } from './renderer.ts';
import type { FetchResource } from './answer-requests.ts';

interface SiteRenderingOptions {
  renderer: Renderer | undefined;
  fetching: PageFetching;
  scope: SiteScope;
}

/** A site of more pages that only scripts fill is read as far as its budget of time allows anyway. */
const maxRenderedPages = 25;
/** A browser that fails so often in a row is not going to do better. */
const maxFailuresInRow = 3;
const maxResourceBytes = 5 * 1_048_576;
const resourceTimeoutMs = 8_000;
/** Pages of a site share their scripts; asking for them once is enough. */
const maxKeptBytes = 10 * 1_048_576;

/** Resolves with HTML, or undefined where a page cannot or need not be rendered any more. */
export function createSiteRendering({
  renderer,
  fetching,
  scope,
}: SiteRenderingOptions): (url: URL, signal: AbortSignal) => Promise<string | undefined> {
  const kept = new Map<string, Fetched>();
  let keptBytes = 0;
  let rendered = 0;
  let failuresInRow = 0;

  const fetchFor =
    (signal: AbortSignal): FetchResource =>
    async (url, kind) => {
      const found = kept.get(url.href);
      if (found) return found;
      // Frames of others, maps and films mostly, are theirs and not the site's; scripts and data come from anywhere.
      if (kind === 'document' && !scope.includes(url)) throw new RenderFailed('a page of another site');
      await checkRobots(url, signal);
      const answer = await fetching.gate.run(url.host, 0, signal, () =>
        fetching.fetch(url, {
          headers: { 'user-agent': fetching.userAgent, accept: '*/*' },
          maxBytes: maxResourceBytes,
          totalTimeoutMs: resourceTimeoutMs,
          signal,
          followRedirect: async (next) => {
            if (kind === 'document' && !scope.includes(next)) return false;
            await checkRobots(next, signal);
            return true;
          },
        }),
      );
      if (kind === 'resource' && answer.status === 200 && keptBytes + answer.body.length <= maxKeptBytes) {
        keptBytes += answer.body.length;
        kept.set(url.href, answer);
      }
      return answer;
    };

  /** The site's own rules; what others say of their scripts is meant for those who crawl them. */
  async function checkRobots(url: URL, signal: AbortSignal): Promise<void> {
    if (!scope.includes(url)) return;
    const answer = await untilAborted(fetching.robots.ask(url), signal);
    if (answer.kind !== 'rules' || !answer.rules.allows(url)) throw new RenderFailed('robots.txt forbids it');
  }

  return async (url, signal) => {
    if (!renderer || rendered >= maxRenderedPages || failuresInRow >= maxFailuresInRow) return undefined;
    rendered += 1;
    try {
      const html = await renderer.render(url, fetchFor(signal), signal);
      failuresInRow = 0;
      return html;
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      failuresInRow += 1;
      return undefined;
    }
  };
}
