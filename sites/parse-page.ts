/** What turns a page's bytes into its content, wherever that runs. */
import type { PageContent } from '../domain/knowledge/types.ts';

export interface PageToParse {
  /** The address that answered. */
  url: string;
  /** Given away: the array is empty afterwards. */
  body: Uint8Array<ArrayBuffer>;
  /** The `Content-Type` header, empty where there is none. */
  contentType: string;
}

/**
 * Parses one page. Pages of one `lane` (one reading of one site) wait for each other, not for those of other lanes.
 * Rejects with `UnreadablePage`, or with the reason of `signal`.
 */
export type ParsePage = (page: PageToParse, lane: object, signal: AbortSignal) => Promise<PageContent>;

/** A page that could not be understood within its limits of time and memory. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
}
