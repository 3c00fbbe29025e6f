/** Reads the fixture sites with their truths; a truth says what an owner would sign, in a short notation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Fact, FactKind, FactValue } from '../../contract/schemas/facts.ts';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import type { Knowledge, PageContent } from '../../domain/knowledge/types.ts';

export interface Truth {
  url: string;
  language: string;
  timeZone?: string;
  name: string;
  phones: string[];
  emails: string[];
  addresses: Partial<FactValue<'address'>>[];
  /** "mon 09:00-17:00", "sun closed"; without a label. */
  hours: string[];
  /** The same with words that the label has to contain. */
  labelledHours?: string[];
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

export interface FixtureSite {
  name: string;
  truth: Truth;
  pages: { url: string; html: string }[];
  contents: PageContent[];
  knowledge: Knowledge;
}

const folder = join(import.meta.dirname, '..', 'fixtures', 'sites');

export const fixtureSites: FixtureSite[] = readdirSync(folder).map((name) => {
  const truth = JSON.parse(readFileSync(join(folder, name, 'truth.json'), 'utf8')) as Truth;
  const files = readdirSync(join(folder, name)).filter((file) => /\.html?$/.test(file));
  const ordered = [
    ...files.filter((file) => file.startsWith('index.')),
    ...files.filter((file) => !file.startsWith('index.')),
  ];
  const pages = ordered.map((file) => ({
    url: new URL(file.startsWith('index.') ? '' : file, truth.url).href,
    html: readFileSync(join(folder, name, file), 'utf8'),
  }));
  const contents = pages.map((page) => readPage(page));
  return { name, truth, pages, contents, knowledge: composeKnowledge(contents, { url: truth.url }) };
});

/**
 * The text of a page as others take it out: no scripts and styles, a space for every tag, entities decoded, white space
 * folded. Written apart from the reader, so that it can judge the reader's quotes.
 */
export function strictText(html: string): string {
  const bare = html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('<', '&lt;');
  return load(bare).text().replace(/\s+/g, ' ').trim();
}

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

export function serviceNotation({
  name,
  price_min: min,
  price_max: max,
  currency,
}: FactValue<'service'>): string {
  const price = min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`;
  return [name, price, currency].filter(Boolean).join(' ');
}
