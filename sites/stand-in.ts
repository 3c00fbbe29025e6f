/** Recognises pages that no business wrote: what hosts, guards and servers show in place of a site. */
import type { PageContent } from '../domain/knowledge/types.ts';
import { countText } from './count-text.ts';
import { fold } from './match-topics.ts';
import { siteHost } from './normalize-url.ts';
import { languages } from './words/index.ts';

/** A check that only browsers pass; a domain for sale; what a host or a server shows of itself; the files of a folder; a form to log in and nothing else. */
export type StandIn = 'challenge' | 'parked' | 'placeholder' | 'listing' | 'login';

/** A page of more letters and digits is somebody's own. */
const fullText = 500;
/** A guard says two sentences, a form has its labels. */
const shortText = 300;
const headLines = 8;
const maxLine = 200;

/** As the servers themselves call it, in no other language. */
const listing = /^\s*(?:index of|directory listing (?:for|of|--))\s*\//i;
const forSale = phrasesOf('forSale');
const parked = phrasesOf('parked').map(fold);
const challenges = new Set(phrasesOf('challenges').map(fold));
const placeholders = new Set(phrasesOf('placeholders').map(fold));
/**
 * What guards put into their pages. Sites that they let through have some of it too: `data-cf-beacon` counts visits,
 * `challenge-platform/…/jsd/` watches them.
 */
const guard =
  /["'\s]cf-|challenge-platform\/(?!\S{0,40}\bjsd\b)|enable javascript and cookies|_incapsula_|captcha-delivery|px-captcha|(?:g-re|h-?)captcha|ddos-guard/i;
const password = /<input\s[^<>]{0,300}?\btype\s{0,3}=\s{0,3}["']?password/i;

function phrasesOf(kind: 'forSale' | 'parked' | 'placeholders' | 'challenges'): string[] {
  return languages.flatMap((words) => words[kind] ?? []);
}

/** What a page stands in for a site as; undefined for pages of a business, be they ever so short. */
export function standInOf(html: string, page: PageContent): StandIn | undefined {
  const { title, text, facts } = page;
  const length = countText(text);
  if (length > fullText) return undefined;
  const lines = [title, ...text.split('\n', headLines)].map((line) => line.slice(0, maxLine));
  if (listing.test(title) && lines.some((line) => listing.test(line))) return 'listing';
  if (facts.length > 0) return undefined;
  const host = siteHost(new URL(page.url)).toLowerCase();
  if (lines.some((line) => offersDomain(line, host))) return 'parked';
  if (lines.some((line) => placeholders.has(withoutNames(line, host)))) return 'placeholder';
  if (length > shortText) return undefined;
  if (guard.test(html) && lines.some((line) => challenges.has(withoutNames(line, host)))) return 'challenge';
  return password.test(html) ? 'login' : undefined;
}

/** "bell.com is for sale" on bell.com itself, or a line of nothing else: "This domain is for sale". */
function offersDomain(line: string, host: string): boolean {
  const said = line.toLowerCase().replace(/["'“”„«»]/g, '');
  const folded = fold(line);
  return (
    forSale.some((phrase) => ` ${said}`.includes(` ${host} ${phrase}`)) ||
    parked.some((phrase) => folded === phrase || folded === `the ${phrase}` || folded === `this ${phrase}`) ||
    (said.includes(host) && parked.some((phrase) => ` ${folded} `.includes(` ${phrase} `)))
  );
}

/** "Attention Required! | Cloudflare", "Checking your browser before accessing bell.com". */
const withoutNames = (line: string, host: string): string =>
  fold(line.toLowerCase().replace(host, ' ').replace('cloudflare', ' '));
