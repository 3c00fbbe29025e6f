/** The fixture sites with their truths; a truth says what an owner would sign, in a short notation. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fact, FactKind, FactValue } from '../contract/schemas/facts.ts';
import { composeKnowledge } from '../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../domain/knowledge/read-page.ts';
import type { Knowledge, PageContent } from '../domain/knowledge/types.ts';
import { decodeHtml } from '../sites/decode-html.ts';

export interface Truth {
  url: string;
  language: string;
  timeZone?: string;
  name: string;
  /** E.164. */
  phones: string[];
  emails: string[];
  addresses: Partial<FactValue<'address'>>[];
  /** "mon 09:00-17:00", "sun closed"; without a label. */
  hours: string[];
  /** The same with words that the label has to contain. */
  labelledHours?: string[];
  /** Words of the labels or quotes of hours that were past when the site was read. */
  staleHours?: string[];
  /** "Haircut 40-60 USD", "Haircut 40- USD", "Haircut". */
  services: string[];
  faqs: string[];
  /** Words that a policy has to contain. */
  policies: string[];
  others?: string[];
  /** Kinds in conflict. */
  conflicts: FactKind[];
  /** Words that stand in no fact and no passage. */
  forbidden: string[];
  template?: string;
  /** A caller's question with what the answer has to say; null where the site does not say it. */
  questions?: [string, string | null][];
}

export interface SitePage {
  url: string;
  html: string;
}

export interface FixtureSite {
  name: string;
  truth: Truth;
  pages: SitePage[];
  contents: PageContent[];
  knowledge: Knowledge;
}

/** When the fixture sites were read: a Wednesday afternoon in Europe, morning in America. */
export const readAt = new Date('2026-03-04T15:00:00Z');

export const fixtureFolder = path.join(import.meta.dirname, '..', 'test', 'fixtures', 'sites');

/** All sites of a folder of sites: each a folder with pages, the home page called `index`, and `truth.json`. */
export function loadSites(folder: string = fixtureFolder): FixtureSite[] {
  return readdirSync(folder).map((name) => loadSite(path.join(folder, name), name));
}

/** The pages of a folder as a site at `url`, the home page first. */
export function readPages(folder: string, url: string): SitePage[] {
  const isHome = (file: string): boolean => file.startsWith('index.');
  return readdirSync(folder)
    .filter((file) => /\.html?$/.test(file))
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)))
    .map((file) => ({
      url: new URL(isHome(file) ? '' : file, url).href,
      html: decodeHtml(readFileSync(path.join(folder, file)), 'text/html'),
    }));
}

function loadSite(folder: string, name: string): FixtureSite {
  const truth = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as Truth;
  const pages = readPages(folder, truth.url);
  const contents = pages.map((page) => readPage(page));
  return { name, truth, pages, contents, knowledge: composeKnowledge(contents, { url: truth.url, readAt }) };
}

/** The values of all facts of a kind. */
export function valuesOf<K extends FactKind>(facts: readonly Fact[], kind: K): FactValue<K>[] {
  return facts.flatMap((fact) => (fact.kind === kind ? [fact.value as FactValue<K>] : []));
}

/** Hours day by day in the notation of the truths. */
export function hoursNotation({ days, opens, closes, closed, label }: FactValue<'hours'>): string[] {
  const span = closed
    ? 'closed'
    : opens === null && closes === null
      ? ''
      : `${opens ?? '?'}-${closes ?? '?'}`;
  return days.map((day) => [day, span, label].filter(Boolean).join(' '));
}

/** A service in the notation of the truths. */
export function serviceNotation({
  name,
  price_min: min,
  price_max: max,
  currency,
}: FactValue<'service'>): string {
  const price = min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`;
  return [name, price, currency].filter(Boolean).join(' ');
}
