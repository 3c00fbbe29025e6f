/** robots.txt by RFC 9309, plus Crawl-delay and Sitemap as everybody writes them. */
import { MAX_ADDRESS_LENGTH } from '../domain/knowledge/types.ts';

export interface RobotsRules {
  allows(url: URL): boolean;
  /** 0 where none is asked for. */
  crawlDelayMs: number;
  sitemaps: readonly string[];
}

interface Rule {
  allow: boolean;
  /** Octets of the normalised pattern: the longest match wins (2.2.2). */
  length: number;
  /** Between wildcards; the first one is a prefix. */
  parts: string[];
  /** `$`: the last part must be where the path ends. */
  toEnd: boolean;
}

interface Group {
  rules: Rule[];
  crawlDelaySeconds?: number;
}

const maxSitemaps = 20;
/** Matching all of them is cheap for any number that a person writes; a file of more is made to cost time. */
const maxRules = 5_000;

export const allowEverything: RobotsRules = { allows: () => true, crawlDelayMs: 0, sitemaps: [] };

/** `productToken` is the crawler's name as robots.txt files write it, without version. */
export function parseRobots(text: string, productToken: string): RobotsRules {
  const groups = new Map<string, Group>();
  const sitemaps: string[] = [];
  let current: Group[] = [];
  let inRules = true;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const [field, value] = splitLine(line);
    switch (field) {
      case 'user-agent': {
        if (inRules) current = [];
        inRules = false;
        const token = value.startsWith('*') ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '');
        const group = groups.get(token) ?? { rules: [] };
        groups.set(token, group);
        current.push(group);
        break;
      }
      case 'allow':
      case 'disallow':
        inRules = true;
        for (const group of current) {
          if (value !== '' && group.rules.length < maxRules)
            group.rules.push(compileRule(value, field === 'allow'));
        }
        break;
      case 'crawl-delay':
        inRules = true;
        for (const group of current) group.crawlDelaySeconds ??= Number(value);
        break;
      case 'sitemap':
        if (sitemaps.length < maxSitemaps) sitemaps.push(value);
        break;
      // Other records do not end a group (2.2.4).
      default:
    }
  }
  const group = groups.get(productToken.toLowerCase()) ?? groups.get('*') ?? { rules: [] };
  const rules = group.rules.toSorted((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
  const delayMs = (group.crawlDelaySeconds ?? 0) * 1_000;
  return {
    allows(url) {
      // The work is the rules times the path, and no page that is read has so long a one.
      if (rules.length > 0 && url.pathname.length + url.search.length > MAX_ADDRESS_LENGTH) return false;
      const path = normalizePath(`${url.pathname}${url.search}`)
        .replaceAll('*', '%2A')
        .replaceAll('$', '%24');
      return rules.find((rule) => matches(rule, path))?.allow ?? true;
    },
    crawlDelayMs: delayMs > 0 && Number.isFinite(delayMs) ? delayMs : 0,
    sitemaps,
  };
}

function splitLine(line: string): [field: string, value: string] {
  const content = line.split('#', 1)[0] ?? '';
  const colon = content.indexOf(':');
  if (colon < 0) return ['', ''];
  return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
}

function compileRule(pattern: string, allow: boolean): Rule {
  const toEnd = pattern.endsWith('$');
  const path = normalizePath(toEnd ? pattern.slice(0, -1) : pattern).replaceAll('$', '%24');
  return { allow, length: path.length + Number(toEnd), parts: path.split(/\*+/), toEnd };
}

/** Octets percent-encoded alike on both sides (2.2.2): non-ASCII is, unreserved ASCII is not. */
function normalizePath(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(parseInt(octet.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
    });
}

/** Linear: each part is looked for once, from where the one before it ended. */
function matches({ parts, toEnd }: Rule, path: string): boolean {
  const first = parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  let position = first.length;
  for (const part of parts.slice(1, toEnd ? -1 : undefined)) {
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  if (!toEnd) return true;
  if (parts.length === 1) return path.length === first.length;
  const last = parts.at(-1) ?? '';
  return path.length - last.length >= position && path.endsWith(last);
}
