/** One spelling for one page: what is left out of a URL before it is fetched, and what makes two URLs the same. */

const maxUrlLength = 1_000;
const maxPathDepth = 10;
/** A path that says the same thing this often comes from relative links that grow. */
const maxRepeatedSegment = 3;

const trackingParameter =
  /^(?:utm_\w+|gclid|gclsrc|dclid|fbclid|msclkid|yclid|twclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|srsltid|wbraid|gbraid)$/i;
const sessionInPath = /;(?:jsessionid|phpsessid)=[^/;]*/i;
const indexFile = /\/(?:index\.(?:html?|php\d?|aspx?|jsp|shtml)|default\.(?:html?|aspx?))$/i;

/**
 * The address to fetch for a link, without fragment, tracking and session identifiers; everything else, odd names
 * such as `a%3Fb=c.html` included, as it was written. Undefined for what is no web page or is a URL grown in a loop.
 */
export function cleanUrl(input: string, base?: string): URL | undefined {
  if (!URL.canParse(input, base)) return undefined;
  const url = new URL(input, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  url.hash = '';
  url.username = '';
  url.password = '';
  if (sessionInPath.test(url.pathname)) url.pathname = url.pathname.replace(sessionInPath, '');
  if (url.search !== '') {
    const kept = url.search
      .slice(1)
      .split('&')
      .filter((pair) => pair !== '' && !trackingParameter.test(pair.split('=', 1)[0] ?? ''));
    url.search = kept.join('&');
  }
  return url.href.length > maxUrlLength || isGrown(url) ? undefined : url;
}

/** Equal for two addresses that, on any sensible site, are one page. */
export function pageKey(url: URL): string {
  const path = url.pathname
    .replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
    .replace(indexFile, '/')
    .replace(/\/+$/, '');
  const query = url.search === '' ? '' : `?${url.search.slice(1).split('&').sort().join('&')}`;
  return `${siteHost(url)}${path}${query}`;
}

/** Host and port; `www.` and the scheme's own port make no difference. */
export function siteHost(url: URL): string {
  return url.host.replace(/^www\./, '');
}

/** The path up to and including its last slash. */
export function folderOf(url: URL): string {
  return url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1);
}

function isGrown(url: URL): boolean {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > maxPathDepth) return true;
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return Math.max(0, ...counts.values()) >= maxRepeatedSegment;
}
