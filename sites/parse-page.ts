/** What turns a page's bytes into its content, wherever that runs. */
import type { PageLink } from '../domain/knowledge/types.ts';
import type { ContentKind } from './sniff-content.ts';

export interface PageToParse {
  /** The address that answered. */
  url: string;
  /** Given away: the array is empty afterwards. */
  body: Uint8Array<ArrayBuffer>;
  /** The `Content-Type` header, empty where there is none. */
  contentType: string;
  kind: ContentKind;
}

/**
 * A page as the crawler needs it. What was understood of it stays a string of JSON: thousands of small facts would cost
 * more to hand over and to keep, and the database takes the string as it is.
 */
export interface ParsedPage {
  url: string;
  canonicalUrl?: string;
  title: string;
  language?: string;
  text: string;
  links: PageLink[];
  metaRefreshUrl?: string;
  /** Whether it states anything, however little text it has. */
  statesFacts: boolean;
  /** Whether it is a shell without text that its scripts would fill. */
  needsScripts: boolean;
  /** The `PageContent` in UTF-8 JSON; its `text` and `links` are empty, since they stand beside it. */
  contentJson: Uint8Array;
}

/**
 * Parses one page. Pages of one `lane` (one reading of one site) wait for each other, not for those of other lanes.
 * Rejects with `UnreadablePage`, or with the reason of `signal`.
 */
export type ParsePage = (page: PageToParse, lane: object, signal: AbortSignal) => Promise<ParsedPage>;

/** A page that could not be understood within its limits of time and memory. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
}
