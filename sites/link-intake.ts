/** Turns the links of pages and sitemaps into pages to read, scored. */
import type { Frontier } from './frontier.ts';
import { cleanUrl, folderOf, isPdf, siteHost } from './normalize-url.ts';
import { MAX_ADDRESS_LENGTH, type PageLink } from '../domain/knowledge/types.ts';
import type { ParsedPage } from './parse-page.ts';
import type { ReadingLog } from './reading-log.ts';
import { isAskedFor, scoreLink } from './score-link.ts';
import type { SiteScope } from './site-scope.ts';

export interface LinkIntake {
  take(content: ParsedPage, depth: number): void;
  takeFromSitemap(url: string): void;
}

interface LinkIntakeOptions {
  home: ParsedPage;
  scope: SiteScope;
  frontier: Frontier;
  log: ReadingLog;
}

/** So many different links are remembered; what further ones lead to is looked at again. */
const maxKnown = 20_000;
/** What a frame shows is part of its page. */
const framedScore = 20;
/** A PDF costs more than a page. */
const pdfPenalty = 3;

/** A page with hardly any text is a frame set or a splash: what it links to is the content. */
const thinText = 200;

const notPages =
  /\.(?:jpe?g|png|gif|webp|svg|ico|bmp|tiff?|avif|heic|mp[34]|m4[av]|mov|avi|wmv|webm|ogg|wav|zip|rar|7z|gz|tar|exe|dmg|apk|css|js|mjs|json|xml|rss|atom|ics|vcf|woff2?|ttf|eot)$/i;
const documents = /\.(?:docx?|xlsx?|pptx?|odt|rtf)$/i;

/** Pictures and most documents stay out of the frontier; the latter are noted as left out. */
export function createLinkIntake({ frontier, scope, log, ...site }: LinkIntakeOptions): LinkIntake {
  const home = new URL(site.home.url);
  const startFolder = folderOf(home);
  const siteLanguage = site.home.language;
  const known = new Set<string>();

  function consider({ url: raw, text, nofollow, framed }: PageLink, depth: number, bonus: number): void {
    // Sitemaps list longer ones, too, which would only be remembered.
    if (raw.length > MAX_ADDRESS_LENGTH) return;
    // Navigation repeats on every page; scoring it once is enough.
    const seen = `${raw}\n${text}`;
    if (known.has(seen)) return;
    if (known.size < maxKnown) known.add(seen);
    const cleaned = cleanUrl(raw);
    if (!cleaned || !scope.includes(cleaned)) return;
    const url = alignToHome(cleaned, home);
    if (notPages.test(url.pathname)) return;
    if (documents.test(url.pathname)) {
      if (frontier.claim(url)) log.skip({ url: url.href, reason: 'not-html', detail: 'a document' });
      return;
    }
    const byTopic = scoreLink({ url, text, nofollow, depth, siteLanguage, startFolder });
    const entry = { url, depth, isAskedFor: isAskedFor({ url, text }) };
    if (isPdf(url)) frontier.add({ ...entry, score: byTopic - pdfPenalty });
    else if (framed) frontier.add({ ...entry, depth: depth - 1, score: Math.max(byTopic, framedScore) });
    else frontier.add({ ...entry, score: bonus + byTopic });
  }

  return {
    take(content, depth) {
      const bonus = content.textLength < thinText ? 6 : 0;
      for (const link of content.links) consider(link, depth, bonus);
      const destination =
        content.metaRefreshUrl === undefined ? undefined : cleanUrl(content.metaRefreshUrl, content.url);
      if (destination && scope.includes(destination)) {
        frontier.addDestination({ url: alignToHome(destination, home), depth, score: 20 });
      }
    },
    takeFromSitemap: (url) => consider({ url, text: '', nofollow: false }, 1, 0),
  };
}

/** Links of an older age say `http:` or leave out `www.`; following them as they are costs a redirect each. */
function alignToHome(url: URL, home: URL): URL {
  if (siteHost(url) !== siteHost(home) || (url.protocol === 'https:' && home.protocol === 'http:'))
    return url;
  return new URL(`${home.origin}${url.pathname}${url.search}`);
}
