/** What a reading has taken in so far: pages once each, what was left out and why, and how much of the budget is used. */
import { storableJson } from '../domain/storable.ts';
import { packText, type PackedText } from './packed-text.ts';
import { originalOf, pageKey, siteHost } from './normalize-url.ts';
import type { ParsedPage } from './parse-page.ts';
import { isCopy, statesNothingBeyond } from './is-copy.ts';
import type { KeptPage, ReadBudget, ReadPage, ReadProgress, ReadingLimit, SkippedPage } from './types.ts';

export interface ReadingLog {
  readonly pages: readonly KeptPage[];
  readonly skipped: readonly SkippedPage[];
  readonly bytes: number;
  readonly truncatedBy: ReadingLimit | undefined;
  /** Counts a body; false where the budget of bytes does not allow it any more. */
  spend(bytes: number): boolean;
  /** Takes a page in, or notes why it adds nothing. */
  admit(page: ReadPage): void;
  skip(page: SkippedPage): void;
  /** Addresses of pages whose text only scripts would show. */
  readonly thin: readonly string[];
  isKnownBody(contentHash: string): boolean;
  /** Whether a page of this address was read, and says something. */
  hasText(url: URL): boolean;
  /** Leaves out old copies that were read before the pages that they are copies of. */
  dropOldCopies(): void;
  truncate(by: ReadingLimit): void;
  /** Pages that were known of and not read. */
  readonly unread: readonly string[];
  /** False where enough of them are named. */
  leaveUnread(url: string): boolean;
  progress(pagesQueued: number): ReadProgress;
}

/** So many are worth telling; beyond, they are one trap's. */
const maxSkipped = 500;
const maxThin = 20;
const maxUnread = 20;
/** With as many letters and digits a page stands for itself: it is no signpost and no frame set. */
const fullText = 60;
/** One or two letters are a bullet or a pixel's caption. */
const minPageText = 3;

/** A page with more of them is an index, and its first links lead where the others do. */
const maxKeptLinks = 500;

export function createReadingLog(budget: ReadBudget): ReadingLog {
  const pages: KeptPage[] = [];
  const skipped: SkippedPage[] = [];
  const bodyHashes = new Set<string>();
  const sayings = new Set<string>();
  const thin: string[] = [];
  const fullKeys = new Set<string>();
  const pagesByKey = new Map<string, KeptPage>();
  let bytes = 0;
  let truncatedBy: ReadingLimit | undefined;
  const unread: string[] = [];

  function skip(page: SkippedPage): void {
    if (skipped.length < maxSkipped) skipped.push(page);
  }

  /** Templates often name one canonical page for all, with one title: only what both say tells a copy. */
  function isCopyOfCanonical(page: ParsedPage): boolean {
    const { url, canonicalUrl, title } = page;
    if (canonicalUrl === undefined || !URL.canParse(canonicalUrl)) return false;
    const key = pageKey(new URL(canonicalUrl));
    const original = key === pageKey(new URL(url)) ? undefined : pagesByKey.get(key);
    return original?.content.title === title && isCopy(page, original);
  }

  /** What the home page states too is the footer of all pages. */
  function statesNothingNew(page: ParsedPage): boolean {
    const [home] = pages;
    return home ? statesNothingBeyond(page, home) : !page.statesFacts;
  }

  return {
    pages,
    skipped,
    thin,
    get bytes() {
      return bytes;
    },
    get truncatedBy() {
      return truncatedBy;
    },
    spend(amount) {
      if (bytes + amount > budget.maxBytes) return false;
      bytes += amount;
      return true;
    },
    admit(page) {
      const { content } = page;
      bodyHashes.add(page.contentHash);
      if (page.isThin && thin.length < maxThin) thin.push(content.url);
      const { textLength: length, saying, standIn } = content;
      if (standIn === 'challenge')
        skip({ url: content.url, reason: 'unreadable', detail: 'a check for people' });
      else if (standIn === 'parked' || standIn === 'placeholder' || standIn === 'listing')
        skip({ url: content.url, reason: 'no-text', detail: standIn });
      else if (length < minPageText && !content.statesFacts) skip({ url: content.url, reason: 'no-text' });
      else if (sayings.has(saying) || isCopyOfCanonical(content))
        skip({ url: content.url, reason: 'duplicate' });
      else if (content.saysNotFound && statesNothingNew(content))
        skip({ url: content.url, reason: 'status', detail: 'says "not found"' });
      else {
        const key = pageKey(new URL(content.url));
        if (length >= fullText) fullKeys.add(key);
        const { links: _followed, ...rest } = content;
        const kept = { ...page, content: rest, linksJson: packLinks(content) };
        pages.push(kept);
        sayings.add(saying);
        pagesByKey.set(key, kept);
      }
    },
    skip,
    isKnownBody: (contentHash) => bodyHashes.has(contentHash),
    dropOldCopies() {
      const isOldCopy = ({ content }: KeptPage) => {
        const original = originalOf(new URL(content.url));
        return original !== undefined && fullKeys.has(pageKey(original));
      };
      for (const { content } of pages.filter(isOldCopy)) skip({ url: content.url, reason: 'duplicate' });
      pages.splice(0, pages.length, ...pages.filter((page) => !isOldCopy(page)));
    },
    hasText: (url) => fullKeys.has(pageKey(url)),
    truncate(by) {
      truncatedBy ??= by;
    },
    unread,
    leaveUnread(url) {
      if (unread.length < maxUnread) unread.push(url);
      return unread.length < maxUnread;
    },
    progress: (pagesQueued) => ({ pagesRead: pages.length, pagesQueued, bytes }),
  };
}

/** Links within the page's own site: what a later reading follows where the page has not changed. */
function packLinks({ url, links }: ParsedPage): PackedText {
  const host = siteHost(new URL(url));
  const own = links.filter((link) => siteHost(new URL(link.url)) === host);
  return packText(storableJson(own.slice(0, maxKeptLinks)));
}
