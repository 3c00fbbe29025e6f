/** Where a page leads: links, image maps, frames, canonical address, refresh. */
import {
  clickTarget,
  elementsOf,
  elementText,
  foldSpace,
  hasAttributes,
  textOf,
  type ElementNode,
} from './dom.ts';
import { remembering } from '../remembering.ts';
import { MAX_ADDRESS_LENGTH, type PageLink } from '../types.ts';

const MAX_LINKS = 2000;
const LINKING: Record<string, string> = { a: 'href', area: 'href', frame: 'src', iframe: 'src' };

export interface Addresses {
  links: PageLink[];
  canonicalUrl?: string;
  metaRefreshUrl?: string;
}

/** All http(s) addresses that the page names, absolute, without fragments, each once. `url` is the page's own. */
export function readAddresses(root: ElementNode, url: string): Addresses {
  const links = new Map<string, PageLink>();
  const found: Addresses = { links: [] };
  let base = url;
  let hasBase = false;
  for (const element of elementsOf(root)) {
    const { name, attributes } = element;
    if (name === 'base' && !hasBase && attributes['href']) {
      base = absolute(attributes['href'], url) ?? url;
      hasBase = true;
    } else if (name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes['rel'] ?? '')) {
      const canonicalUrl = absolute(attributes['href'], base);
      if (canonicalUrl && new URL(canonicalUrl).origin === new URL(url).origin)
        found.canonicalUrl ??= canonicalUrl;
    } else if (name === 'meta' && (attributes['http-equiv'] ?? '').toLowerCase() === 'refresh') {
      const target = refreshTarget(attributes['content'] ?? '');
      const metaRefreshUrl = absolute(target, base);
      if (metaRefreshUrl) found.metaRefreshUrl ??= metaRefreshUrl;
    } else {
      const moved = absolute(movesTo(element), base);
      if (moved !== undefined && moved !== url) found.metaRefreshUrl ??= moved;
      for (const part of includedIn(element)) {
        const target = absolute(part, base);
        if (target !== undefined) addFramed(links, target);
      }
      const attribute = LINKING[name];
      const target = absolute(attribute === undefined ? clickTarget(element) : attributes[attribute], base);
      if (target !== undefined) {
        addLink(links, target, element);
        if (target !== url && ANCHOR.test(attributes['href'] ?? '')) addPart(links.get(target)!, element);
      }
    }
    if (links.size >= MAX_LINKS) break;
  }
  return { ...found, links: [...links.values()] };
}

function addFramed(links: Map<string, PageLink>, url: string): void {
  const known = links.get(url);
  if (known) known.framed = true;
  else links.set(url, { url, text: '', nofollow: false, framed: true });
}

function addLink(links: Map<string, PageLink>, url: string, element: ElementNode): void {
  const nofollow = /(^|\s)nofollow(\s|$)/i.test(element.attributes['rel'] ?? '');
  const known = links.get(url);
  const framed = element.name === 'frame' || element.name === 'iframe';
  if (known) {
    if (framed) known.framed = true;
    if (known.text === '') known.text = linkText(element);
    known.nofollow &&= nofollow;
  } else links.set(url, { url, text: linkText(element), nofollow, ...(framed ? { framed } : {}) });
}

const MAX_MOVE = 600;
/** `window.location.href = "/start.html"` and nothing else. */
const MOVE =
  /^(?:\/\*[^*]{0,80}\*\/|<!--)?\s{0,40}(?:(?:window|document|self|top|parent)\.)?location(?:\.href)?(?:\s{0,5}=\s{0,5}|\.(?:replace|assign)\(\s{0,5})["'`]([^"'`\s<>]{1,400})["'`]\s{0,5}\)?\s{0,5};?\s{0,40}(?:\/{0,2}\s?-->)?$/;

/** Where a script that does nothing else sends every visitor. */
function movesTo(element: ElementNode): string | undefined {
  if (element.name !== 'script' || element.attributes['src'] !== undefined) return undefined;
  const script = textOf(element);
  return script.length <= MAX_MOVE ? MOVE.exec(script.trim())?.[1] : undefined;
}

const MAX_INCLUDES = 20;
const MAX_SCRIPT_LENGTH = 50_000;
/** Attributes by which scripts are told to put a file into an element. */
const INCLUDES = ['w3-include-html', 'data-include', 'data-include-html', 'ng-include'];
/** `fetch('footer.html')`, `$('#nav').load("nav.html")`. */
const FETCHED = /(?:\bfetch|\.load)\(\s{0,5}['"`]([^'"`\s<>]{1,200}\.html?)['"`]/g;

/** Pieces of the page, such as its header and footer, that its scripts fetch: without scripts they are read like frames. */
function includedIn(element: ElementNode): string[] {
  const { name, attributes } = element;
  if (name === 'script') {
    const script = attributes['src'] === undefined ? textOf(element).slice(0, MAX_SCRIPT_LENGTH) : '';
    if (!script.includes('.htm')) return [];
    return [...script.matchAll(FETCHED)].slice(0, MAX_INCLUDES).map(([, file]) => file!);
  }
  if (!hasAttributes(element)) return [];
  return INCLUDES.flatMap((attribute) => attributes[attribute]?.replace(/^'|'$/g, '') ?? []).filter((file) =>
    /\.html?$/i.test(file),
  );
}

/** "/menu#soups": a part of a page. */
const ANCHOR = /#[^!/]/;
const MAX_PARTS = 40;

function addPart(link: PageLink, element: ElementNode): void {
  const text = linkText(element);
  if (text === '' || (link.parts?.length ?? 0) >= MAX_PARTS) return;
  link.parts = [...(link.parts ?? []), text];
}

function linkText(element: ElementNode): string {
  const { attributes } = element;
  const visible = elementText(element);
  if (visible !== '') return visible.slice(0, 200);
  for (const inner of elementsOf(element)) {
    if (inner.name === 'img' && inner.attributes['alt'])
      return foldSpace(inner.attributes['alt']).slice(0, 200);
  }
  const label =
    attributes['alt'] ?? attributes['title'] ?? attributes['aria-label'] ?? attributes['name'] ?? '';
  return foldSpace(label).slice(0, 200);
}

/** What links lead to, by the root of their page and themselves: all pages of a site repeat the same navigation. */
const resolved = remembering((key) => {
  const end = key.indexOf('\n');
  return resolve(key.slice(end + 1), key.slice(0, end));
});
/** Links that mean the same on every page of a host. */
const ROOTED = /^(?:https?:\/)?\//i;

function absolute(href: string | undefined, base: string): string | undefined {
  if (href === undefined || href.length > MAX_ADDRESS_LENGTH) return undefined;
  if (!ROOTED.test(href)) return resolve(href, base);
  return resolved(`${rootOf(base)}\n${href}`);
}

/** Scheme, credentials and host, the part of a page's address that is the same for all pages of a site. */
function rootOf(base: string): string {
  const slashes = base.indexOf('//');
  const end = base.indexOf('/', slashes + 2);
  return end < 0 ? base : base.slice(0, end);
}

function resolve(href: string, base: string): string | undefined {
  const url = URL.parse(href.trim(), base);
  if (!url) return undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  url.hash = '';
  return url.href.length > MAX_ADDRESS_LENGTH ? undefined : url.href;
}

function refreshTarget(content: string): string | undefined {
  const target = /url\s{0,5}=\s{0,5}(.*)$/i.exec(content.slice(0, MAX_ADDRESS_LENGTH))?.[1]?.trim();
  return target?.replace(/^["']/, '').replace(/["']$/, '');
}
