/** The room that reads websites: what it is asked, what it returns, how it fails. */
import type { PageContent } from '../domain/knowledge/types.ts';
import type { PackedText } from './packed-text.ts';
import type { ParsedPage } from './parse-page.ts';
import type { StandIn } from './stand-in.ts';

export interface ReadBudget {
  maxPages: number;
  /** Body bytes of the whole site, after decompression. */
  maxBytes: number;
  maxDurationMs: number;
}

export interface ReadProgress {
  pagesRead: number;
  pagesQueued: number;
  bytes: number;
}

export interface ReadSiteOptions {
  budget: ReadBudget;
  signal: AbortSignal;
  /** Called after every page; cheap and synchronous (a heartbeat). */
  onProgress?: (progress: ReadProgress) => void;
  /** Pages of an earlier reading by address: they are asked for by their validators, and kept where nothing changed. */
  known?: ReadonlyMap<string, KnownPage>;
}

/** A page as an earlier reading left it. */
export interface KnownPage {
  etag?: string;
  lastModified?: string;
  contentHash: string;
  /** Read for another agent: what is kept of it has to be written for this one. */
  isBorrowed?: true;
  /** What was understood then, links included; undefined where it is gone. */
  restore(): Promise<RestoredPage | undefined>;
}

/** What is kept of a page, of which nobody has the markup any more. */
export type RestoredPage = PageContent & { standIn?: StandIn };

/** A page as it was fetched and understood. */
export interface ReadPage {
  content: ParsedPage;
  status: number;
  contentType: string;
  /** SHA-256 of the body, hex. */
  contentHash: string;
  etag?: string;
  lastModified?: string;
  /** As it is kept already: it answered 304, or with the bytes that it had then. */
  isUnchanged?: true;
  /** Shown by a browser: as fetched it had hardly any text. */
  isRendered?: true;
  /** Only scripts would show its text, and no browser did. */
  isThin?: true;
}

/** A page of a finished reading: its links have been followed and are kept packed. */
export interface KeptPage extends Omit<ReadPage, 'content'> {
  content: Omit<ParsedPage, 'links'>;
  /** `PageLink[]` of the page's own site, for the next reading. */
  linksJson: PackedText;
}

export interface SkippedPage {
  url: string;
  reason:
    | 'robots'
    | 'status'
    | 'not-html'
    | 'too-large'
    | 'unreachable'
    | 'refused-address'
    | 'unreadable'
    | 'no-text'
    | 'duplicate'
    | 'other-site';
  detail?: string;
}

export interface SiteReading {
  /** The home page's address after redirects. */
  url: string;
  pages: KeptPage[];
  skipped: SkippedPage[];
  bytes: number;
  durationMs: number;
  /** Pages whose text only scripts would show, and no browser did; the first ones. */
  thin: string[];
  /** What ended the reading early, if anything did. */
  truncatedBy?: ReadingLimit;
  /** Pages that it left unread then, the most promising first; the first ones. */
  unread: string[];
}

/** A budget that is used up, or a site that fails or is made to cost time. */
export type ReadingLimit = 'pages' | 'bytes' | 'duration' | 'failures' | 'unreadable' | 'too-large';

export type SiteErrorCode =
  'URL_NOT_ALLOWED' | 'SITE_UNREACHABLE' | 'SITE_BLOCKED_BY_ROBOTS' | 'SITE_EMPTY' | 'SITE_TOO_LARGE';

/**
 * Why a site could not be read at all. `retryable` is true only where waiting helps (no answer, a timeout, 5xx, 429);
 * the message is for the client and holds no address of a private network.
 */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly code: SiteErrorCode;
  readonly retryable: boolean;
  /** How long the site asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  constructor(
    code: SiteErrorCode,
    message: string,
    options: { retryable: boolean; retryAfterMs?: number | undefined; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export interface SiteReader {
  /** Reads the site that `url` belongs to; rejects with `SiteError` when nothing of it could be read. */
  read(url: string, options: ReadSiteOptions): Promise<SiteReading>;
  close(): Promise<void>;
}
