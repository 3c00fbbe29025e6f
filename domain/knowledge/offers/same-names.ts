/** One name at several prices of a page: by the lists that it stands in, these are of different things. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import type { Line, Section } from '../page/lines.ts';
import { factOf } from '../page/page-view.ts';
import type { Offers } from './offers.ts';
import { boundsOfAll } from './price-book.ts';
import { isPriceHeading, withoutPriceWord } from './service-names.ts';
import { isForPeople, isPeople } from './service-titles.ts';
import { foldWord } from '../words/index.ts';

type Lists = readonly (Section | undefined)[];

const MAX_LISTS = 8;
const MAX_TITLE_LENGTH = 40;
const MAX_NAME_LENGTH = 90;

/**
 * What becomes of facts of one name at several prices. "Cut" under "Ladies" and under "Gents", or under the tabs of two branches,
 * is named by its list; "Shorten" under "Trousers" and under "Coats" is one service with the price of each.
 */
export function namedAlike(
  facts: readonly Fact[],
  lineOf: ReadonlyMap<Fact, Line>,
  sectionOf: ReadonlyMap<Fact, Section | undefined>,
  offers: Offers,
): Map<Fact, Fact[]> {
  const found = new Map<Fact, Fact[]>();
  for (const alike of Map.groupBy(facts, (fact) => nameKey(fact)).values()) {
    if (alike.length < 2 || alike.length > MAX_LISTS || new Set(alike.map(priceKey)).size < 2) continue;
    const lists = alike.map((fact) => listSection(fact, lineOf.get(fact), sectionOf.get(fact)));
    if (!areApart(lists)) {
      for (const [fact, own] of describedAlike(alike)) found.set(fact, [own]);
      continue;
    }
    if (lists.every((list) => list!.isTab || isPeople(list!.heading))) {
      for (const [at, fact] of alike.entries()) found.set(fact, [variantOf(lists[at]!.heading, fact)]);
      continue;
    }
    const titles = outermostApart(lists).map((list) => titleOf(list!, offers));
    if (titles.some((title) => title === undefined)) continue;
    // Dishes of two menus, such in sizes, and what is for some are each one of its own.
    if (
      isForPeople(valueOf(alike[0]!).name) ||
      !isSame(lists, (list) => list?.parent) ||
      !alike.every(isOnePrice)
    ) {
      for (const [at, fact] of alike.entries()) found.set(fact, [variantOf(titles[at]!, fact)]);
      continue;
    }
    for (const fact of alike) found.set(fact, []);
    found.set(alike[0]!, [inAllLists(alike, titles as string[], offers)]);
  }
  return found;
}

/** The highest headings over the lists that say different things: of two menus one below the other those over both. */
function outermostApart(lists: Lists): Lists {
  const over = lists.map((list) => list?.parent);
  return areApart(over) ? outermostApart(over) : lists;
}

/** "Waxing (lip, chin, brow)" and "Waxing (arm, leg, back)" in one list: what describes each of them tells them apart. */
function describedAlike(facts: readonly Fact[]): Map<Fact, Fact> {
  const names = facts.flatMap((fact) => {
    const { name, price_text: price } = valueOf(fact);
    const { quote } = fact.source;
    const end = price !== undefined && quote.startsWith(name) ? quote.indexOf(price, name.length) : -1;
    const full = end < 0 ? '' : quote.slice(0, end).replace(/[\s.…·:–—-]+$/u, '');
    return full.length > name.length && full.length <= MAX_NAME_LENGTH && !full.includes('\n') ? [full] : [];
  });
  if (new Set(names).size < facts.length) return new Map();
  return new Map(facts.map((fact, at) => [fact, named(fact, names[at]!)]));
}

/** "Gents, Cut": a thing by what stands over it. */
export function variantOf(owner: string, fact: Fact): Fact {
  const name = foldWord(valueOf(fact).name) === foldWord(owner) ? owner : `${owner}, ${valueOf(fact).name}`;
  return named(fact, name);
}

const named = (fact: Fact, name: string): Fact => ({ ...fact, value: { ...valueOf(fact), name } }) as Fact;

/** "Let-out waist" and "Let out waist" are the same. */
const nameKey = (fact: Fact): string => foldWord(valueOf(fact).name).replaceAll('-', ' ');

const valueOf = (fact: Fact): FactValue<'service'> => fact.value as FactValue<'service'>;

function priceKey(fact: Fact): string {
  const { price_min, price_max } = valueOf(fact);
  return `${price_min}|${price_max}`;
}

function isOnePrice(fact: Fact): boolean {
  const { price_min, price_max } = valueOf(fact);
  return price_max === undefined || price_min === price_max;
}

/** The heading over a list; a heading that is an entry of it, or its price, stands under that. */
function listSection(fact: Fact, line: Line | undefined, own: Section | undefined): Section | undefined {
  let section = own;
  const name = foldWord(valueOf(fact).name);
  while (section && (section.heading === line?.text || foldWord(section.heading).startsWith(name)))
    section = section.parent;
  return section;
}

/** Under headings of one level that say different things. */
function areApart(lists: Lists): boolean {
  const headings = new Set(lists.map((list) => list && foldWord(list.heading)));
  return !headings.has(undefined) && headings.size === lists.length && isSame(lists, (list) => list?.level);
}

const isSame = (lists: Lists, of: (list: Section | undefined) => unknown): boolean =>
  new Set(lists.map(of)).size === 1;

/** "Prices 2026": of two years the later one holds. */
const YEAR = /(?<!\d)20\d{2}(?!\d)/;

/** What a heading says that the prices under it are of. */
function titleOf({ heading }: Section, { page }: Offers): string | undefined {
  const title = withoutPriceWord(heading.replace(/[\s.…:]+$/u, ''), page.words);
  return title.length > MAX_TITLE_LENGTH ||
    /[!?]$/.test(title) ||
    YEAR.test(title) ||
    isPriceHeading(title, page.words)
    ? undefined
    : title;
}

function inAllLists(facts: readonly Fact[], titles: readonly string[], { page }: Offers): Fact {
  const values = facts.map(valueOf);
  const price_text = values.map((value, at) => `${titles[at]!} ${value.price_text}`).join(', ');
  const value = { name: values[0]!.name, price_text, ...boundsOfAll(values) };
  return factOf('service', value, page.url, facts[0]!.source.quote);
}
