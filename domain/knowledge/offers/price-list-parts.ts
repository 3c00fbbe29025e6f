/** Leaves out names of parts of a price list that a page of its own fills: "Colour" leads to the page that tells what colours cost. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import type { PageContent } from '../types.ts';
import { foldWord } from '../words/index.ts';

/** A page with so many prices tells more than its title. */
const MIN_PRICED = 2;

/** `facts` without services that are only what a page full of prices is called by its links or its first heading. */
export function withoutPriceListParts(facts: readonly Fact[], pages: readonly PageContent[]): Fact[] {
  const lists = pages.filter((page) => page.facts.filter(isPriced).length >= MIN_PRICED);
  const addresses = new Set(lists.map(({ url }) => url));
  const parts = new Set(lists.flatMap(({ passages }) => foldWord(passages[0]?.heading ?? '')));
  for (const page of pages)
    for (const { url, text } of page.links)
      if (url !== page.url && addresses.has(url)) parts.add(foldWord(text));
  return facts.filter(
    (fact) => fact.kind !== 'service' || isPriced(fact) || !parts.has(foldWord(fact.value.name)),
  );
}

function isPriced(fact: Fact): boolean {
  return fact.kind === 'service' && fact.value.price_text !== undefined;
}
