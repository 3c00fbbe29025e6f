/** What a reading has taken in so far: pages once each, what was left out and why, and how much of the budget is used. */
import { createHash } from 'node:crypto';
import { pageKey } from './normalize-url.ts';
import type { ParsedPage } from './parse-page.ts';
import { fold } from './match-topics.ts';
import type { ReadBudget, ReadPage, ReadProgress, SiteReading, SkippedPage } from './types.ts';
import { languages } from './words/index.ts';

export interface ReadingLog {
  readonly pages: readonly ReadPage[];
  readonly skipped: readonly SkippedPage[];
  readonly bytes: number;
  readonly truncatedBy: SiteReading['truncatedBy'];
  /** Letters and digits of all pages together. */
  readonly textLength: number;
  /** Counts a body; false where the budget of bytes does not allow it any more. */
  spend(bytes: number): boolean;
  /** Takes a page in, or notes why it adds nothing. */
  admit(page: ReadPage): void;
  skip(page: SkippedPage): void;
  isKnownBody(contentHash: string): boolean;
  truncate(by: NonNullable<SiteReading['truncatedBy']>): void;
  progress(pagesQueued: number): ReadProgress;
}

/** So many are worth telling; beyond, they are one trap's. */
const maxSkipped = 500;
/** A page that says "not found" in its title and more than this is about something else. */
const maxNotFoundText = 1_500;
/** One or two letters are a bullet or a pixel's caption. */
const minPageText = 3;

const notFoundPhrases = languages
  .flatMap(({ notFound }) => notFound.map(foldTitle))
  .filter((phrase) => phrase !== '');

export function createReadingLog(budget: ReadBudget): ReadingLog {
  const pages: ReadPage[] = [];
  const skipped: SkippedPage[] = [];
  const bodyHashes = new Set<string>();
  const textHashes = new Set<string>();
  const titlesByKey = new Map<string, string>();
  let bytes = 0;
  let textLength = 0;
  let truncatedBy: SiteReading['truncatedBy'];

  function skip(page: SkippedPage): void {
    if (skipped.length < maxSkipped) skipped.push(page);
  }

  /** Templates often name one canonical page for all: the titles have to agree too. */
  function isCopyOfCanonical({ url, canonicalUrl, title }: ParsedPage): boolean {
    if (canonicalUrl === undefined || !URL.canParse(canonicalUrl)) return false;
    const key = pageKey(new URL(canonicalUrl));
    return key !== pageKey(new URL(url)) && titlesByKey.get(key) === title;
  }

  return {
    pages,
    skipped,
    get bytes() {
      return bytes;
    },
    get truncatedBy() {
      return truncatedBy;
    },
    get textLength() {
      return textLength;
    },
    spend(amount) {
      if (bytes + amount > budget.maxBytes) return false;
      bytes += amount;
      return true;
    },
    admit(page) {
      const { content } = page;
      bodyHashes.add(page.contentHash);
      const length = countText(content.text);
      const textHash = createHash('sha1').update(`${content.title}\n${content.text}`).digest('hex');
      if (length < minPageText && !content.statesFacts) skip({ url: content.url, reason: 'no-text' });
      else if (textHashes.has(textHash) || isCopyOfCanonical(content))
        skip({ url: content.url, reason: 'duplicate' });
      else if (isNotFoundPage(content))
        skip({ url: content.url, reason: 'status', detail: 'says "not found"' });
      else {
        textHashes.add(textHash);
        titlesByKey.set(pageKey(new URL(content.url)), content.title);
        textLength += length;
        // Links have been followed by the time a page is kept; those of many readings at once would weigh most.
        pages.push({ ...page, content: { ...content, links: [] } });
      }
    },
    skip,
    isKnownBody: (contentHash) => bodyHashes.has(contentHash),
    truncate(by) {
      truncatedBy ??= by;
    },
    progress: (pagesQueued) => ({ pagesRead: pages.length, pagesQueued, bytes }),
  };
}

/** Letters and digits of a text, as far as anybody here wants to know: a few thousand. */
export function countText(text: string): number {
  return text.slice(0, 5_000).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** A "soft 404": status 200, and a title that says otherwise. */
function isNotFoundPage({ title, text }: ParsedPage): boolean {
  if (text.length > maxNotFoundText) return false;
  const folded = foldTitle(title);
  return notFoundPhrases.some(
    (phrase) => folded === phrase || folded.startsWith(`${phrase} `) || folded.endsWith(` ${phrase}`),
  );
}

/** `fold` drops digits, which is what "404" is made of. */
function foldTitle(title: string): string {
  return fold(title.slice(0, 300).replaceAll('404', ' httpnotfound ')).replaceAll('httpnotfound', '404');
}
