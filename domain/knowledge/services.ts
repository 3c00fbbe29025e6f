/** Services and goods of a page, with and without prices. */
import type { Fact, FactValue } from '../../contract/schemas/facts.ts';
import type { Line } from './lines.ts';
import { OfferListReader } from './listed-services.ts';
import { readServiceCards } from './service-cards.ts';
import { readMenuServices } from './menu-services.ts';
import { offersOf } from './offers.ts';
import type { PageView } from './page-view.ts';
import { PriceReader } from './priced-services.ts';
import { foldWord } from './words/index.ts';

const MAX_FACTS = 600;

/** Facts of kind `service` in the visible text; `taken` are lines that stand for something else (answers of FAQs). */
export function readServices(page: PageView, taken: ReadonlySet<Line>): Fact[] {
  const lines = joinHeadings(
    page.lines.filter((line) => line.kind !== 'alt' && line.text.length <= 1200 && !taken.has(line)),
  );
  const offers = offersOf(page, lines);
  const prices = new PriceReader(offers);
  const priced = lines.map(
    (line, index) => prices.facts.length < MAX_FACTS && prices.readPriced(line, index),
  );
  const pricedLines = Map.groupBy(
    lines.filter((_, index) => priced[index]),
    ({ section }) => section,
  );
  const { facts, sized } = prices.named();
  const lists = new OfferListReader(offers, pricedLines, sized);
  for (const [index, line] of lines.entries()) {
    if (!priced[index] && lists.facts.length < MAX_FACTS) lists.readUnpriced(line, index);
  }
  const cards = readServiceCards(
    offers,
    new Set([...pricedLines.keys()].filter((section) => section !== undefined)),
  );
  return preferPriced([
    ...facts,
    ...lists.facts,
    ...cards,
    ...readMenuServices({ ...page, isServicesPage: offers.isServicesPage }),
  ]).slice(0, MAX_FACTS);
}

/** `<h3>Clinical<br>Pilates</h3>` is one title. */
function joinHeadings(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isRest =
      last?.kind === 'heading' &&
      line.kind === 'heading' &&
      line.afterBreak &&
      line.container === last.container;
    if (!isRest || last.text.length + line.text.length > 80) {
      joined.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    const quote = `${last.quote} ${line.quote}`;
    joined[joined.length - 1] = {
      ...line,
      text,
      quote,
      lead: text,
      folded: `${last.folded} ${line.folded}`,
      seams: [],
      isAligned: last.isAligned && line.isAligned,
      isDetached: last.isDetached,
      afterBreak: last.afterBreak,
      ownLength: text.length,
      boldPrefix: 0,
      linkCount: last.linkCount + line.linkCount,
      linkedLength: last.linkedLength + line.linkedLength,
    };
  }
  return joined;
}

function preferPriced(facts: Fact[]): Fact[] {
  const named = (fact: Fact): string => foldWord((fact.value as FactValue<'service'>).name);
  const isPriced = (fact: Fact): boolean => (fact.value as FactValue<'service'>).price_text !== undefined;
  const priced = new Set(facts.filter(isPriced).map(named));
  const seen = new Set<string>();
  return facts.filter((fact) => {
    if (!isPriced(fact) && priced.has(named(fact))) return false;
    const key = JSON.stringify(fact.value);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
