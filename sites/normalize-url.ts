/** One spelling for one page: what is left out of a URL before it is fetched, and what makes two URLs the same. */

import { MAX_ADDRESS_LENGTH } from '../domain/knowledge/types.ts';

const maxPathDepth = 10;
/** A path that says the same thing this often comes from relative links that grow. */
const maxRepeatedSegment = 3;

const trackingParameter =
  /^(?:utm_\w+|gclid|gclsrc|dclid|fbclid|msclkid|yclid|twclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|srsltid|wbraid|gbraid)$/i;
/** `sid=` and the like only where the value is a session's: elsewhere it may name the page. */
const sessionParameter = /^(s|sid|session_?id|oscsid|zenid|phpsid|xtcsid)=([0-9a-z-]+)$/i;
const hexOrUuid = /^(?:[0-9a-f]{16,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** `7fblhn4jffs0k2m9` changes between letters and digits again and again, `summercamp2025week1` does not. */
const minSwitches = 5;

/** `;jsessionid=…` of Java; `/(S(…))/page.aspx` of ASP.NET without cookies, also with `A(…)` and `F(…)`. */
const sessionInPath = /;(?:jsessionid|phpsessid)=[^/;]*|\/\((?:[AFSX]\([\w-]{10,}\))+\)(?=\/|$)/gi;
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
  const pathname = url.pathname.replace(sessionInPath, '');
  if (pathname !== url.pathname) url.pathname = pathname;
  if (url.search !== '') {
    const kept = url.search
      .slice(1)
      .split('&')
      .filter(
        (pair) => pair !== '' && !trackingParameter.test(pair.split('=', 1)[0] ?? '') && !isSession(pair),
      );
    url.search = kept.join('&');
  }
  return url.href.length > MAX_ADDRESS_LENGTH || isGrown(url) ? undefined : url;
}

function isSession(pair: string): boolean {
  const [, name = '', value = ''] = sessionParameter.exec(pair) ?? [];
  // A search is `s=` too: what people type has no sixteen digits of hex.
  return hexOrUuid.test(value) || (name.toLowerCase() !== 's' && looksRandom(value));
}

/** Letters and digits mixed, on average at every third place; words with numbers, `morningyoga2025x`, mix them less. */
function looksRandom(value: string): boolean {
  if (!/^[0-9a-z]{16,64}$/i.test(value)) return false;
  const switches = value.match(/\d(?=[a-z])|[a-z](?=\d)/gi)?.length ?? 0;
  return switches >= minSwitches && switches * 4 > value.length;
}

/** Equal for two addresses that, on any sensible site, are one page. */
export function pageKey(url: URL): string {
  const path = url.pathname
    .replace(sessionInPath, '')
    .replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
    .replace(indexFile, '/')
    .replace(/\/+$/, '');
  const query = url.search === '' ? '' : `?${url.search.slice(1).split('&').sort().join('&')}`;
  return `${siteHost(url)}${path}${query}`;
}

/** The name of a file that somebody put aside: `index.old.html`, `menu_backup.htm`, `copy-of-hours.html`, `index - Copy.html`. */
const putAside =
  /^(.+?)(?:%20|[._~-]){1,5}(?:old|bak|backup|orig|copy|kopie|copia|alt|vecchio|viejo|ancien)(?:%20)?(?:\d*|\(\d+\))(\.\w{2,5})?$/i;
const putAsideBefore =
  /^(?:old|backup|copy|kopie|copia)(?:(?:%20|[._-])(?:of|von|de|di))?(?:%20|[._-])(.+)$/i;

/** The page that this one is an old copy of, by its name; undefined for all others. */
export function originalOf(url: URL): URL | undefined {
  const file = url.pathname.split('/').at(-1) ?? '';
  const after = putAside.exec(file);
  const name = after ? `${after[1]}${after[2] ?? ''}` : putAsideBefore.exec(file)?.[1];
  return name === undefined ? undefined : new URL(`${folderOf(url)}${name}`, url);
}

/** Whether an address says that it is a PDF. */
export function isPdf(url: URL): boolean {
  return /\.pdf$/i.test(url.pathname);
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
