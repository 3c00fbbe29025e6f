/** Recognises pages that no business wrote: what hosts, guards and servers show in place of a site. */
import type { PageContent } from '../domain/knowledge/types.ts';
import { countText } from './count-text.ts';
import { fold } from './match-topics.ts';
import { languages } from './words/index.ts';

/** A check that only browsers pass; a domain for sale; the files of a folder; a form to log in and nothing else. */
export type StandIn = 'challenge' | 'parked' | 'listing' | 'login';

/** A page of more letters and digits is somebody's own. */
const fullText = 500;
/** A guard says two sentences, a form has its labels. */
const shortText = 300;
const headLines = 8;
const maxLine = 200;

/** As the servers themselves call it, in no other language. */
const listing = /^\s*(?:index of|directory listing (?:for|of|--))\s*\//i;
/** "bellbakery.com", where a phrase such as "is for sale" stands behind it. */
const domain = String.raw`[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,12}["'”»]?`;
const forSale = new RegExp(`${domain}\\s(?:${phrasesOf('forSale').join('|')})`, 'iu');
const parked = phrasesOf('parked').map((phrase) => ` ${fold(phrase)} `);
const challenges = phrasesOf('challenges').map((phrase) => ` ${fold(phrase)}`);
const password = /<input\s[^<>]{0,300}?\btype\s{0,3}=\s{0,3}["']?password/i;

function phrasesOf(kind: 'forSale' | 'parked' | 'challenges'): string[] {
  return languages.flatMap((words) => words[kind] ?? []);
}

/** What a page stands in for a site as; undefined for pages of a business, be they ever so short. */
export function standInOf(html: string, page: PageContent): StandIn | undefined {
  const { title, text, facts } = page;
  const length = countText(text);
  if (length > fullText) return undefined;
  const lines = [title, ...text.split('\n', headLines)].map((line) => line.slice(0, maxLine));
  if (listing.test(title) && lines.some((line) => listing.test(line))) return 'listing';
  const folded = lines.map((line) => ` ${fold(line)} `);
  if (lines.some((line) => forSale.test(line)) || says(folded, parked)) return 'parked';
  if (length > shortText || facts.length > 0) return undefined;
  if (says(folded, challenges)) return 'challenge';
  return password.test(html) ? 'login' : undefined;
}

const says = (lines: readonly string[], phrases: readonly string[]): boolean =>
  lines.some((line) => phrases.some((phrase) => line.includes(phrase)));
