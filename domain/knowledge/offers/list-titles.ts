/** Lines that are titles of parts of a price list, though no headings: "Deep massage" over "30 min €20", another title below. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { nearest } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import type { Line, Section } from '../page/lines.ts';
import type { Offers } from './offers.ts';
import { isPagePart } from './no-offers.ts';
import { isPriceHeading } from './service-names.ts';
import { isPeople } from './service-titles.ts';
import { foldWord, type WordTable } from '../words/index.ts';

const MAX_LENGTH = 60;
const MIN_TITLES = 2;
const MIN_ENTRIES = 2;
/** As for a line that only looks like a heading. */
const LEVEL = 7;

/** The part that each fact with a price stands in: below such a title, else that of its heading. */
export function sectionsOf(
  facts: readonly Fact[],
  lineOf: ReadonlyMap<Fact, Line>,
  offers: Offers,
): Map<Fact, Section | undefined> {
  const named = Map.groupBy(facts, (fact) => lineOf.get(fact));
  const names = new Set(facts.map((fact) => foldWord((fact.value as FactValue<'service'>).name)));
  const titles = titlesAmong(offers, named, names);
  const rows = titleRows(offers, named);
  const found = new Map<Fact, Section | undefined>(facts.map((fact) => [fact, lineOf.get(fact)?.section]));
  const parts = new Map<Section | undefined, Section>();
  for (const line of offers.lines) {
    const { section, text } = line;
    // Of two titles above each other the lower one is over the prices.
    if (titles.has(line) || line.kind === 'summary')
      parts.set(section, { level: LEVEL, heading: text, parent: section });
    // What two lists of one table name alike are two things.
    if (rows.has(line))
      parts.set(section, { level: LEVEL, heading: line.lead, parent: section, isTab: true });
    for (const fact of named.get(line) ?? []) found.set(fact, parts.get(section) ?? section);
  }
  return found;
}

/** "Rice dishes | Small | Large" or "Rice dishes" alone over rows with prices in the same table, where it has several such. */
export function titleRows({ lines, page }: Offers, priced: { has(line: Line): boolean }): Set<Line> {
  const inTable = new Map<ElementNode, Line[]>();
  for (const [at, line] of lines.entries()) {
    // Most lines stand over no row with a price.
    if (lines[at + 1]?.kind !== 'row' || priced.has(line)) continue;
    const below = lines.slice(at + 1, at + 1 + MIN_ENTRIES);
    const isOver =
      below.length === MIN_ENTRIES && below.every((one) => one.kind === 'row' && priced.has(one));
    const table = isOver ? tableAround(line) : undefined;
    if (table === undefined || below.some((one) => tableAround(one) !== table)) continue;
    if (!isRowTitle(line, page.words)) continue;
    const known = inTable.get(table);
    if (known) known.push(line);
    else inTable.set(table, [line]);
  }
  return new Set([...inTable.values()].flatMap((titles) => (titles.length < MIN_TITLES ? [] : titles)));
}

const isRowTitle = ({ kind, cells, lead, hasDigit }: Line, words: WordTable): boolean =>
  (kind === 'text' || (kind === 'row' && cells.slice(1).every((cell) => cell.length <= MAX_COLUMN))) &&
  !hasDigit &&
  lead.length <= MAX_LENGTH &&
  /^\p{L}.*[\p{L})]$/u.test(lead) &&
  !isPagePart(lead) &&
  !isPriceHeading(lead, words);

/** "Small", "per pound": what a column is of. */
const MAX_COLUMN = 16;
const MAX_TABLE_DEPTH = 6;
const tableAround = ({ container }: Line): ElementNode | undefined =>
  nearest(container, MAX_TABLE_DEPTH, ({ name }) => name === 'table');

/**
 * Lines that say for whom the prices right below are, and lines of one class that open what has prices under a heading,
 * several each: what stands between a name and its one price describes it. Nothing of that class has a price itself.
 */
function titlesAmong(
  { lines, page }: Offers,
  priced: ReadonlyMap<Line | undefined, unknown>,
  names: ReadonlySet<string>,
): Set<Line> {
  const openings: Line[] = [];
  const entries = new Set<string>();
  let opening: Line | undefined;
  let count = 0;
  let section: Section | undefined;
  for (const line of lines) {
    if (line.section !== section) [section, opening, count] = [line.section, undefined, 0];
    if (priced.has(line) || names.has(line.folded)) {
      entries.add(shapeOf(line));
      if (!priced.has(line)) continue;
      count += 1;
      if (count === MIN_ENTRIES && opening && isTitle(opening, page.words)) openings.push(opening);
    } else if (line.kind !== 'heading') {
      // Between two titles stand prices; of lines above one price the first is its title.
      if (count > 0) [opening, count] = [undefined, 0];
      opening ??= line;
    }
  }
  const shapes = new Set(
    [...Map.groupBy(openings, shapeOf)].flatMap(([shape, alike]) =>
      alike.length >= MIN_TITLES && !entries.has(shape) ? [shape] : [],
    ),
  );
  const isOver = (line: Line, at: number): boolean =>
    priced.has(lines[at + 1]) && isTitle(line, page.words) && isPeople(line.text);
  return new Set(
    lines.filter((line, at) => (shapes.has(shapeOf(line)) && isTitle(line, page.words)) || isOver(line, at)),
  );
}

const isTitle = (line: Line, words: WordTable): boolean =>
  line.kind === 'text' &&
  line.text.length <= MAX_LENGTH &&
  line.linkCount === 0 &&
  !line.hasDigit &&
  /^\p{L}.*[\p{L})]$/u.test(line.text) &&
  (shapeOf(line) !== '' || isPeople(line.text)) &&
  !isPagePart(line.text) &&
  !isPriceHeading(line.text, words);

/** The tag of a line's box and what its class begins with: a title below the first may have a margin more. */
function shapeOf({ container }: Line): string {
  const [mark = ''] = (container.attributes['class'] ?? '').trim().split(/\s+/);
  return mark === '' ? '' : `${container.name}.${mark}`;
}
