/** What turns a page's bytes into its content, wherever that runs. */
import { createHash } from 'node:crypto';
import { isNamed } from '../domain/knowledge/names/name-keys.ts';
import type { PageContent, PageLink } from '../domain/knowledge/types.ts';
import { storableJson } from '../domain/storable.ts';
import { countText } from './count-text.ts';
import { saysNotFound } from './not-found-page.ts';
import { packText, type PackedText } from './packed-text.ts';
import type { ContentKind } from './sniff-content.ts';
import type { StandIn } from './stand-in.ts';
import type { RestoredPage } from './types.ts';

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
 * A page as the crawler needs it: what it decides by, and the rest packed where the page was parsed, for the process that
 * crawls also delivers. What was understood stays a string of JSON: thousands of small facts would cost more to
 * hand over and to keep, and the database takes the string as it is.
 */
export interface ParsedPage {
  url: string;
  canonicalUrl?: string;
  title: string;
  language?: string;
  text: PackedText;
  /** Letters and digits of the text, as far as `countText` counts. */
  textLength: number;
  /** Equal for pages of one title and text that state the same. */
  saying: string;
  /** Whether it is a "not found" that was sent as a page. */
  saysNotFound: boolean;
  links: PageLink[];
  metaRefreshUrl?: string;
  /** Whether it states anything, however little text it has. */
  statesFacts: boolean;
  /** Whether it is a shell without text that its scripts would fill. */
  needsScripts: boolean;
  /** What it shows in place of a business's page. */
  standIn?: StandIn;
  /** The `PageContent` in JSON; its `text` and `links` are empty, since they stand beside it. */
  contentJson: PackedText;
}

/** What a page states, without where it says so. */
export const stated = ({ facts }: PageContent): string[] =>
  facts.map(({ kind, value }) => JSON.stringify([kind, value]));

/** What the crawler needs of `content`. The title of a shell, which needs scripts, names the program as often as the business. */
export function toParsedPage(content: PageContent, needsScripts: boolean, standIn?: StandIn): ParsedPage {
  const shown = standIn === undefined ? {} : { standIn };
  const { url, title, text, links, facts, canonicalUrl, metaRefreshUrl, language } = content;
  return {
    url,
    title,
    text: packText(text),
    textLength: countText(text),
    saying: createHash('sha1')
      .update(`${title}\n${text}\n${stated(content).join('\n')}`)
      .digest('hex'),
    saysNotFound: saysNotFound({ title, text }),
    links,
    statesFacts: facts.length > 0 || (!needsScripts && isNamed(content.nameCandidates)),
    needsScripts,
    ...shown,
    contentJson: packText(storableJson({ ...content, ...shown, text: '', links: [] } satisfies RestoredPage)),
    ...(canonicalUrl === undefined ? {} : { canonicalUrl }),
    ...(metaRefreshUrl === undefined ? {} : { metaRefreshUrl }),
    ...(language === undefined ? {} : { language }),
  };
}

/**
 * Parses one page. Pages of one `lane` (one reading of one site) wait for each other, not for those of other lanes.
 * Rejects with `UnreadablePage`, or with the reason of `signal`.
 */
export type ParsePage = (page: PageToParse, lane: object, signal: AbortSignal) => Promise<ParsedPage>;

/** A page that could not be understood within its limits of time and memory. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
  /** What the page takes is too much on any machine: another try would end alike. */
  readonly isForGood: boolean;
  constructor(message: string, options: { isForGood?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isForGood = options.isForGood ?? false;
  }
}
