/** What reading a site yields, from one page to the whole knowledge base. Plain data: it crosses threads and the database. */
import type { Conflict, Fact, FactKind } from '../../contract/schemas/facts.ts';

/** A stretch of a page that can answer a question by itself. */
export interface Passage {
  url: string;
  /** The heading it stands under, or the page's title; empty where there is neither. */
  heading: string;
  /** Visible text; a line each for paragraphs, list items and rows, white space folded, a space for every tag inside. */
  text: string;
}

/** In characters: no page of a small business has a longer address, and none is told, followed or fetched. */
export const MAX_ADDRESS_LENGTH = 1_000;

export interface PageLink {
  /** Absolute, without fragment. */
  url: string;
  /** Anchor text, or alt text of a linked image. */
  text: string;
  nofollow: boolean;
  /** A frame: what it leads to is shown as part of the page. */
  framed?: true;
  /** What links to parts of that page say, where they lead to it from another one. */
  parts?: string[];
}

/** Where a page may tell the name of the business. */
export const namePlaces = [
  'business',
  'website',
  'siteName',
  'shared',
  'app',
  'author',
  'description',
  'title',
  'logo',
  'picture',
  'brand',
  'top',
  'heading',
  'subheading',
  'welcome',
  'legal',
  'copyright',
  'foot',
  'overStreet',
  'spelled',
  'sentence',
] as const;
export type NamePlace = (typeof namePlaces)[number];

/** How much of what stands there: all of it, one of its parts between marks, or a part without topic or town. */
export type NamePart = 'whole' | 'first' | 'middle' | 'last' | 'cut';

/** What one place of a page says that may be the name of the business. */
export interface NameCandidate {
  text: string;
  quote: string;
  place: NamePlace;
  part: NamePart;
}

/** A sentence of a page that may say what the business is. */
export interface SelfDescription {
  text: string;
  quote: string;
  /** Told to those who search, begun in the business's own voice, or said of somebody by name. */
  place: 'meta' | 'own' | 'named';
}

/** A business that markup describes with its hours and where it is; empty what is not told. */
export interface MarkedPlace {
  name: string;
  street: string;
  town: string;
}

/** One page, understood. Pure result of `readPage`: no IO, no clock. */
export interface PageContent {
  /** The address that answered, after redirects. */
  url: string;
  /** `<link rel=canonical>` where it is of the same origin. */
  canonicalUrl?: string;
  title: string;
  /** BCP 47 primary language subtag (`en`), declared or detected; absent when neither is possible. */
  language?: string;
  /** Visible text without boilerplate, white space folded, blocks separated by newlines. */
  text: string;
  links: PageLink[];
  /** Where `<meta http-equiv=refresh>` leads, if anywhere. */
  metaRefreshUrl?: string;
  /** Statements of this page alone, each with its quote; no name, which shows on the whole site only. */
  facts: Fact[];
  passages: Passage[];
  /** Possible names of the business, place by place. */
  nameCandidates?: NameCandidate[];
  selfDescriptions?: SelfDescription[];
  /** Of whom the hours in the markup of the page are. */
  markedPlaces?: MarkedPlace[];
}

/** What a whole site says: facts merged over its pages, contradictions kept open. */
export interface Knowledge {
  /** The language most pages are in. */
  language: string;
  facts: Fact[];
  conflicts: Conflict[];
  /** Kinds that the site says nothing about. */
  absent: FactKind[];
  passages: Passage[];
}
