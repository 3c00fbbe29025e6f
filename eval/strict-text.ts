/** Judges quotes by a text extraction that shares nothing with the reader's own. */
import { load } from 'cheerio';
import type { Fact } from '../contract/schemas/facts.ts';
import type { SitePage } from './fixture-sites.ts';

/**
 * The text of a page as others take it out: no scripts and styles, a space for every tag, entities decoded, white space
 * folded.
 */
export function strictText(html: string): string {
  const bare = html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('<', '&lt;');
  return load(bare).text().replace(/\s+/g, ' ').trim();
}

/** Facts whose quote stands neither in the source nor in the text of the page that they name. */
export function unquoted(facts: readonly Fact[], pages: readonly SitePage[]): Fact[] {
  const texts = new Map(pages.map(({ url, html }) => [url, { html, text: strictText(html) }]));
  return facts.filter(({ source: { url, quote } }) => {
    const page = texts.get(url);
    return page === undefined || quote === '' || !(page.html.includes(quote) || page.text.includes(quote));
  });
}
