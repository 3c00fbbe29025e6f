/** Services and goods of a page, with and without prices. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { isListOfAilments, isListOfCases } from './ailments.ts';
import type { ElementNode } from '../page/dom.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import type { Line, Section } from '../page/lines.ts';
import { isAboutSomebody, isOfPerson, peopleOn } from './about-people.ts';
import { broughtAlong } from './bring-along.ts';
import { isBadge, isPagePart } from './no-offers.ts';
import { isTime, offerTopicsOf, titleOf, type OfferTopics } from './offer-topics.ts';
import { titleRows } from './list-titles.ts';
import { isCalendar, isListOfParts } from './counted-lists.ts';
import { isListOfRules } from './lists-of-rules.ts';
import { offersOf } from './offers.ts';
import { factOf, type PageView } from '../page/page-view.ts';
import { PriceReader } from './priced-services.ts';
import { groupsOf, type Candidate } from './service-candidates.ts';
import { evidenceOn, surroundingsOf, type GroupEvidence } from './service-evidence.ts';
import { withoutTails } from './name-tails.ts';
import { isPriceHeading } from './service-names.ts';
import { judgeServices } from './service-judgement.ts';
import { isServiceList } from './service-lists.ts';
import { isInSubmenu, menuTitleOf } from './service-menus.ts';
import { isDuration } from './sizes.ts';
import { oncePerService } from './services-by-town.ts';
import { isListOfSteps } from './steps.ts';
import { isUnwantedText } from '../page/visible-lines.ts';
import { foldWord, phrases } from '../words/index.ts';

const MAX_FACTS = 600;
const MAX_LINE_LENGTH = 1200;
/** So far above a price is the box that unfolds. */
const MAX_STEPS = 8;
/** One price alone may be that of what the button names. */
const MIN_UNFOLDED = 2;

/** Facts of kind `service` in the visible text; `taken` are lines that stand for something else (answers of FAQs). */
export function readServices(page: PageView, taken: ReadonlySet<Line>): Fact[] {
  const { priced, groups } = describeServices(page, taken);
  const topics = offerTopicsOf(page.words);
  const offered = groups.filter(
    ({ group }) =>
      !isListOfAilments(group, topics) &&
      !isListOfSteps(group) &&
      !isListOfRules(group, page.words) &&
      !isCalendar(group, topics) &&
      !isListOfParts(group) &&
      !isAboutSomebody(group),
  );
  const menuOf = (candidate: Candidate): string | undefined => menuTitleOf(candidate, topics);
  const named = judgeServices(
    offered,
    (candidate, group) => topics.menus.has(menuOf(candidate) ?? '') || isServiceList(group, topics),
    (candidate) => isInSubmenu(candidate, topics),
    menuOf,
  )
    .filter(({ name }) => !isTitleAnywhere(foldWord(name), topics) && !isPagePart(name) && !isDuration(name))
    .map(({ name, quote }) => factOf('service', { name }, page.url, quote));
  return withoutTails(preferPriced([...priced, ...named]))
    .filter(
      ({ kind, value }) => kind !== 'service' || value.price_text !== undefined || !isPagePart(value.name),
    )
    .slice(0, MAX_FACTS);
}

/** "Service", "Opening times": over what is offered and beside it, wherever it stands. */
const isTitleAnywhere = (folded: string, { generic, hours }: OfferTopics): boolean =>
  generic.has(folded) || hours.has(folded);

/** What has a price on a page, and the evidence on what else might be offered there. */
export function describeServices(
  page: PageView,
  taken: ReadonlySet<Line>,
): { priced: Fact[]; groups: GroupEvidence[] } {
  const kept = new Set(page.lines);
  const all = joinHeadings(
    page.allLines.filter(
      (line) => line.kind !== 'alt' && line.text.length <= MAX_LINE_LENGTH && !taken.has(line),
    ),
    kept,
  );
  const lines = all.filter((line) => kept.has(line) && (line.kind === 'heading' || !isBadge(line.folded)));
  const offers = offersOf(page, lines);
  const prices = new PriceReader(offers);
  const pricedLines = new Set(
    lines.filter((line, index) => prices.facts.length < MAX_FACTS && prices.readPriced(line, index)),
  );
  const pricedSections = new Set<Section>();
  for (const { section } of pricedLines) if (section) pricedSections.add(section);
  // Navigation may name what is offered, even around a legal page; what was left out for other reasons may not.
  const isLegal = isLegalPage(page);
  const seen = all.filter(
    (line) =>
      (kept.has(line) || (isLinks(line) && !isUnwantedText(line.text, line.folded))) &&
      !(isLegal && line.region === 'main'),
  );
  const pricedHeadings = prices.pricedHeadings();
  const around = surroundingsOf({
    ...{ page, lines: seen, kept, pricedSections, pricedHeadings },
    isServicesPage: offers.isServicesPage,
  });
  // A heading over prices that are not its own is a part of a price list, not one of its entries.
  const described = descriptionsOf(lines, pricedLines)
    .union(prices.descriptions)
    .union(broughtAlong(lines))
    .union(includedIn(pricedHeadings, lines, pricedLines));
  const overPrices = sectionsOver(pricedSections, page);
  const titles = new Set([...overPrices].map(({ heading }) => heading));
  const unfolded = boxesOf(pricedLines);
  const overLists = summariesOver(lines, pricedLines);
  const isTaken = (line: Line): boolean =>
    pricedLines.has(line) ||
    (line.kind === 'heading' && overPrices.has(line.section!)) ||
    (line.kind === 'summary' &&
      (titles.has(line.text) || unfolded.has(line.container.parent) || overLists.has(line)));
  const empty = emptyTitles(page.allLines, kept);
  const inTables = titleRows(offers, pricedLines);
  const notPrices = new Set(phrases(`${page.words.price.onRequest}, ${page.words.price.free}`));
  const groups = groupsOf(
    seen.filter(
      (line) =>
        !described.has(line) &&
        !empty.has(line) &&
        !inTables.has(line) &&
        !isTime(line.folded, around.topics) &&
        !isPriceHeader(line, page) &&
        !notPrices.has(line.folded),
    ),
    isTaken,
    ({ folded }) => titleOf(folded, around.topics),
  );
  const before = linesBefore(seen);
  const people = peopleOn(around);
  const offered = groups.filter(
    (group) =>
      !isListOfCases(group, before.get(group.members[0]!.line)) && !isOfPerson(group, people, around),
  );
  const evidence = oncePerService(offered, around).map((group) => evidenceOn(group, around));
  return { priced: prices.named(), groups: evidence };
}

/** What stands before each line; before an entry of a list, what stands before all of it. */
function linesBefore(lines: readonly Line[]): Map<Line, Line | undefined> {
  const before = new Map<Line, Line | undefined>();
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isSameList =
      line.kind === 'item' && above?.kind === 'item' && above.container.parent === line.container.parent;
    before.set(line, isSameList ? before.get(above) : above);
  }
  return before;
}

/** "Work | Price (VAT included)" in bold letters: a row that names the columns of its table. */
const isPriceHeader = ({ kind, isBold, hasDigit, cells }: Line, { words }: PageView): boolean =>
  kind === 'row' && isBold && !hasDigit && cells.slice(1).some((cell) => isPriceHeading(cell, words));

/** With those above them ("Drinks" over "Beer" and "Wine"); what stands over "Prices" may be what has them. */
function sectionsOver(priced: ReadonlySet<Section>, { words }: PageView): Set<Section> {
  const found = new Set(priced);
  for (const section of priced)
    for (let at = section; at.parent && !isPriceHeading(at.heading, words); at = at.parent)
      found.add(at.parent);
  return found;
}

/** `<details>` with prices in them: their summaries are parts of the list. */
function boxesOf(priced: ReadonlySet<Line>): Set<ElementNode | undefined> {
  const boxes = new Set<ElementNode | undefined>();
  for (const { container } of priced)
    for (
      let at: ElementNode | undefined = container, steps = 0;
      at && steps < MAX_STEPS;
      at = at.parent, steps += 1
    )
      if (at.name === 'details') boxes.add(at);
  return boxes;
}

/** Buttons that unfold two prices or more: what follows them up to the next button or heading. */
function summariesOver(lines: readonly Line[], priced: ReadonlySet<Line>): Set<Line> {
  const found = new Set<Line>();
  let summary: Line | undefined;
  let count = 0;
  for (const line of lines) {
    if (line.kind === 'summary' || line.kind === 'heading')
      [summary, count] = [line.kind === 'summary' ? line : undefined, 0];
    else if (priced.has(line)) {
      count += 1;
      if (summary !== undefined && count >= MIN_UNFOLDED) found.add(summary);
    }
  }
  return found;
}

/** Headings over nothing but what a template says where nobody wrote anything. */
function emptyTitles(lines: readonly Line[], kept: ReadonlySet<Line>): Set<Line> {
  const found = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.kind !== 'heading' || next === undefined || kept.has(next)) continue;
    const isOver = next.section === line.section && next.region === line.region;
    if (isOver && isUnwantedText(next.text, next.folded)) found.add(line);
  }
  return found;
}

/** "Puppy class – $150", and after a break in the same paragraph what it is: lines that name nothing. */
function descriptionsOf(lines: readonly Line[], priced: ReadonlySet<Line>): Set<Line> {
  const found = new Set<Line>();
  let opening: Line | undefined;
  let run: Line[] = [];
  for (const line of lines) {
    const isRest = opening !== undefined && line.afterBreak && line.container === opening.container;
    if (isRest && !priced.has(line)) run.push(line);
    else if (isRest) [opening, run] = [undefined, []];
    else {
      for (const one of run) found.add(one);
      [opening, run] = [priced.has(line) && !line.afterBreak ? line : undefined, []];
    }
  }
  for (const one of run) found.add(one);
  return found;
}

/**
 * Items, or lines as short as items, below a price in cards of which each names one thing and its one price: what that
 * includes. Items of one card alone may be kinds; what stands below the prices of several is included in each.
 */
function includedIn(
  priced: ReadonlySet<Section>,
  lines: readonly Line[],
  pricedLines: ReadonlySet<Line>,
): ReadonlySet<Line> {
  const lists = new Map<Section, Line[]>();
  const amounts = new Map<Section, number>();
  for (const line of lines) {
    const { section } = line;
    // The price may be a heading below that of what it is for.
    const isPriced = [section, section?.parent].some((one) => one !== undefined && priced.has(one));
    if (section === undefined || !isPriced) continue;
    if (pricedLines.has(line)) amounts.set(section, (amounts.get(section) ?? 0) + 1);
    else if (isItem(line) && amounts.has(section)) {
      const items = lists.get(section);
      if (items) items.push(line);
      else lists.set(section, [line]);
    }
  }
  const cards = [...lists].filter(([section]) => amounts.get(section) === 1);
  const counts = new Map<string, number>();
  for (const items of lists.values())
    for (const text of new Set(items.map((item) => item.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const said = [...lists.values()].flat();
  return new Set([
    ...(cards.length > 1 ? cards.flatMap(([, items]) => items) : []),
    ...said.filter(({ text }) => counts.get(text)! > 1),
  ]);
}

const MAX_ITEM_LENGTH = 60;

const isItem = ({ kind, text }: Line): boolean =>
  kind === 'item' || (kind === 'text' && text.length <= MAX_ITEM_LENGTH && !/[.!?:]$/.test(text));

function isLinks({ region, linkCount }: Line): boolean {
  return region === 'nav' || (region !== 'banner' && linkCount > 0);
}

/** `<h3>Clinical<br>Pilates</h3>` is one title. */
function joinHeadings(lines: readonly Line[], kept: Set<Line>): Line[] {
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
    const whole: Line = {
      ...line,
      text,
      quote,
      lead: text,
      folded: `${last.folded} ${line.folded}`,
      hasDigit: last.hasDigit || line.hasDigit,
      seams: [],
      gaps: [],
      isAligned: last.isAligned && line.isAligned,
      isDetached: last.isDetached,
      afterBreak: last.afterBreak,
      ownLength: text.length,
      boldPrefix: 0,
      linkCount: last.linkCount + line.linkCount,
      linkedLength: last.linkedLength + line.linkedLength,
    };
    joined[joined.length - 1] = whole;
    if (kept.has(line)) kept.add(whole);
  }
  return joined;
}

/** Once each, and nothing without a price beside the same with one, or beside its own sizes ("Groom" beside "Groom (1 hour)"). */
function preferPriced(facts: Fact[]): Fact[] {
  // "12. Schnitzel" and "Schnitzel", "The full detail" and "Full detail" are the same.
  const nameOf = (fact: Fact): string =>
    foldWord((fact.value as FactValue<'service'>).name).replace(/^(?:\d{1,3}[.)]\s*|the\s)/, '');
  const isPriced = (fact: Fact): boolean => (fact.value as FactValue<'service'>).price_text !== undefined;
  const priced = new Set<string>();
  for (const fact of facts) {
    if (!isPriced(fact)) continue;
    const name = nameOf(fact);
    priced.add(name);
    const cut = /,\s|\s\(|\s[–—-]\s/u.exec(name);
    if (!cut) continue;
    priced.add(name.slice(0, cut.index));
    // "Cut" beside "Gents, Cut"
    if (cut[0] === ', ') priced.add(name.slice(cut.index + 2));
  }
  const seen = new Set<string>();
  return facts.filter((fact) => {
    if (!isPriced(fact) && priced.has(nameOf(fact))) return false;
    const key = JSON.stringify(fact.value);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
