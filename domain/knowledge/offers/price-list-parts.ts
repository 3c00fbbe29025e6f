/** Leaves out names that are over prices, not of what has them: of parts of a list that a page of its own fills, of the business. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { serviceKey } from '../merge-facts.ts';
import type { PageContent } from '../types.ts';
import { wordsOf } from '../words/index.ts';
import { isPriceHeading } from './service-names.ts';

type Service = Extract<Fact, { kind: 'service' }>;

/** A page with so many prices tells more than its title. */
const MIN_PRICED = 2;

/**
 * `facts` without services that are only what a page of prices is called by its links or its first heading, or what links to
 * its parts say and the page itself does not offer.
 */
export function withoutPriceListParts(facts: readonly Fact[], pages: readonly PageContent[]): Fact[] {
  const lists = new Map(pages.map((page) => [page.url, pricedOn(page)]));
  const offered = new Map(pages.map((page) => [page.url, new Set(servicesOn(page))]));
  const parts = new Set<string>();
  const addPart = (called: string, priced: readonly string[]): void => {
    const key = serviceKey({ name: called });
    // "Facials" leads to no more than the "Facial for two".
    if (priced.length >= MIN_PRICED || priced.some((name) => name.startsWith(`${key} `))) parts.add(key);
  };
  for (const { url, links, passages } of pages) {
    addPart(passages[0]?.heading ?? '', lists.get(url)!);
    for (const link of links) {
      const priced = lists.get(link.url);
      if (link.url === url || priced === undefined) continue;
      addPart(link.text, priced);
      for (const part of link.parts ?? [])
        if (!offered.get(link.url)!.has(serviceKey({ name: part }))) addPart(part, priced);
    }
  }
  return facts.filter(
    (fact) => fact.kind !== 'service' || isPriced(fact) || !parts.has(serviceKey(fact.value)),
  );
}

/** `facts` without prices that the business as a whole seems to have: "Kings Cuts" over "Prices from £20". */
export function withoutOwnName(facts: readonly Fact[], name: string | undefined, language: string): Fact[] {
  if (name === undefined) return [...facts];
  const own = serviceKey({ name });
  const words = wordsOf(language);
  return facts.filter(({ kind, value, source }) => {
    if (kind !== 'service' || value.price_text === undefined || serviceKey(value) !== own) return true;
    return !isPriceHeading(source.quote.replaceAll(value.name, ''), words);
  });
}

const pricedOn = (page: PageContent): string[] => servicesOn(page, isPriced);

function servicesOn({ facts }: PageContent, isMeant: (fact: Service) => boolean = () => true): string[] {
  return facts.flatMap((fact) => (fact.kind === 'service' && isMeant(fact) ? [serviceKey(fact.value)] : []));
}

function isPriced({ value }: Service): boolean {
  return value.price_text !== undefined;
}
