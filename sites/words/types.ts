/** The shape of a language's words for judging pages by address and link text. */

/** What a page may be about, as far as it matters to a caller of the business; the last ones are of no use. */
export type PageTopic =
  | 'hours'
  | 'contact'
  | 'services'
  | 'menu'
  | 'prices'
  | 'faq'
  | 'locations'
  | 'about'
  | 'booking'
  | 'policies'
  | 'imprint'
  | 'team'
  | 'events'
  | 'gallery'
  | 'jobs'
  | 'privacy'
  | 'news'
  | 'archive'
  | 'account'
  | 'search';

/**
 * Words and phrases in the language's own spelling; case, accents and `ß` do not matter. A word of six letters or
 * more also matches longer words that begin with it. Leave out what means something else in another language here.
 */
export interface PageWords {
  /** BCP 47 primary language subtag. */
  language: string;
  topics: Partial<Record<PageTopic, readonly string[]>>;
  /** Whole headlines of pages that are not there; a sentence of a business may begin or end like them. */
  notFound: readonly string[];
  /** What stands before, behind or in them. */
  apologies: readonly string[];
  /** What programs call a document that nobody named. */
  untitled?: readonly string[];
  /** What stands behind the name of a domain that nobody uses: "… is for sale". */
  forSale?: readonly string[];
  /** Whole lines that such a domain shows; less is enough where they name it. */
  parked?: readonly string[];
  /** Whole lines of pages that a host or a web server shows where there is no site. */
  placeholders?: readonly string[];
  /** Whole lines that guards of sites show those who may be programs. */
  challenges?: readonly string[];
}
