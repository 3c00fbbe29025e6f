/** Keeps the lines that say something about the business: no navigation, banners, template leftovers, orders to machines. */
import { elementText, namedLike, type ElementNode } from './dom.ts';
import { countsComments, underCount } from './comments.ts';
import { isInjection } from './injection.ts';
import type { MachineTalk } from './orders.ts';
import { isLegalPage } from './legal-pages.ts';
import { containsPhrase, headingPath, quoteOf, sentencesOf, type PageView } from './page-view.ts';
import { holdsDigit, type Line, type Section } from './lines.ts';
import { alternativesOf, inAnyLanguage } from '../words/in-any-language.ts';
import { unseenContacts } from './unseen.ts';
import { foldWord, phrases, wordsOf } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';

const SAID = inAnyLanguage.page;

const LEFTOVERS = new RegExp(
  [
    /lorem ipsum|^lorem [a-z]+$|dolor sit amet|cras justo odio|donec id elit|nullam id dolor|vestibulum id ligula|maecenas sed diam/,
    /consectetur adipi|\b(?:necessitatibus|perspiciatis|molestiae|asperiores|deleniti|adipisicing|voluptatem|consequuntur|eiusmod|fugiat)\b/,
    /\(?555\)?[ .-]{0,2}123[ .-]?4567|123[ .-]456[ .-]7890|500 terry (?:a\.? )?franc(?:ine|ois)|street name, city|city, state,? (?:zip|\d{5})/,
  ]
    .map(({ source }) => `${source}|`)
    .join('') + SAID.leftovers,
);
const CONSENT = new RegExp(`\\b${SAID.cookieSpeakers}\\b.{0,60}\\bcookies?\\b|${SAID.consent}`);
/** Beginnings of words without which no leftover or consent note is said: most lines have none, and one look a word tells. */
const LEFTOVER_HINTS = [
  ...'lorem|dolor|cras justo|donec|nullam|vestibulum|maecenas|necessitatibus|perspiciatis|molestiae|asperiores|sasperiores|deleniti|adipisicing|voluptatem|consequuntur|eiusmod|fugiat|555) 123|555-123|555 123|555.123|123-456|123.456|123 456|500 terry|street name|city, state|consectetur'.split(
    '|',
  ),
  ...alternativesOf(({ page }) => page.leftoverHints),
];
/** "N.B.", "Please note": what is set apart as a quotation is a note of the business. */
const NOTE = new RegExp(`^\\s*${SAID.noteOpening}(?!\\p{L})`, 'iu');
const MIN_NAV_RUN = 3;
const MAX_NAV_LENGTH = 48;

/** Lines worth reading; where something was cut out, the next line is marked as detached. */
export function keepWorthwhile(
  lines: Line[],
  { orders, told }: MachineTalk,
  language: string | undefined,
  { url, title, isVisitors }: Pick<PageView, 'url' | 'title'> & { isVisitors: (box: ElementNode) => boolean },
): Line[] {
  const navigation = findNavigation(lines, language);
  const unseen = unseenContacts(lines);
  const isTestimonial = testimonialsAmong(language);
  const kept: Line[] = [];
  let isCut = false;
  for (const [index, line] of lines.entries()) {
    const isFurniture =
      told.has(line) ||
      unseen.has(line) ||
      line.region === 'nav' ||
      line.region === 'banner' ||
      navigation.has(index) ||
      isVisitors(line.container) ||
      isTestimonial(line);
    const wanted = isFurniture
      ? undefined
      : orders.has(line) || isLeftover(line.folded)
        ? soundBeginning(line)
        : line;
    if (wanted) {
      wanted.isDetached ||= isCut;
      kept.push(wanted);
    }
    isCut = wanted !== line;
  }
  const { thirdParties, credits, headings } = wordsOf(language);
  const isLegal = isLegalPage({ url, title });
  // A page that laws ask for tells who made the site, and of no work of the business.
  const others = isLegal ? `${thirdParties}, ${credits}` : thirdParties;
  return markForeign(kept, phrases(others), title, isLegal ? phrases(headings.contact) : undefined);
}

/** "Insurer", and below it the name, the street and the town. */
const MAX_TITLE = 80;
const MAX_BELOW = 3;
const LABELLED = /^[^:]{2,40}:/;

/** So near the beginning or the end of its line a name tells whose the lines below are. */
const MAX_LEAD = 40;

/**
 * What follows the name of somebody else, in its line, in the lines below it in that paragraph or under it as a heading, is
 * theirs. `title` names the business: a taxi firm is no stranger to its own site. On a page that laws ask for, whose lines are
 * often paragraphs or headings each, so are the lines below, up to one with a label or one of `ownTitles` ("Contact").
 */
function markForeign(
  lines: Line[],
  names: readonly string[],
  title: string,
  ownTitles: readonly string[] | undefined,
): Line[] {
  const others = namesBeside(names, foldWord(title));
  const judged = new Map<Section, boolean>();
  let block: Line['container'] | undefined;
  let stillTheirs = 0;
  for (const [index, line] of lines.entries()) {
    const isBelow =
      line.container === block ||
      (stillTheirs > 0 && !LABELLED.test(line.text) && !ownTitles?.includes(line.folded));
    stillTheirs = isBelow ? stillTheirs - 1 : 0;
    const next = lines[index + 1];
    const isLead = line.kind !== 'heading' && line.text.endsWith(':');
    // Most lines hold no contact data and lead to none.
    const isContact = (line.hasDigit && /\d/.test(line.text)) || line.text.includes('@');
    const isTitle = ownTitles !== undefined && !isContact && line.text.length <= MAX_TITLE;
    const matters = isContact || isLead || isTitle || (next?.afterBreak && next.container === line.container);
    const at = matters && line.text.length <= 600 ? indexOfPhrase(line.folded, others) : -1;
    const isNear = at >= 0 && (at < MAX_LEAD || line.text.length - at < MAX_LEAD);
    const isNextBelow = next?.afterBreak === true && next.container === line.container;
    // "The site was made by:" tells whose the paragraph below is.
    const isIntroduced = isNear && isLead && next?.kind === 'text';
    block = isIntroduced || ((isBelow || isNear) && isNextBelow) ? next.container : undefined;
    if (isTitle && at >= 0) stillTheirs = MAX_BELOW;
    if (isBelow || line.isUnseen || (matters && isForeignSection(line.section, others, judged)))
      line.ownLength = 0;
    else if (at >= 0) line.ownLength = at;
  }
  return lines;
}

function isForeignSection(
  section: Section | undefined,
  others: readonly string[],
  judged: Map<Section, boolean>,
): boolean {
  if (!section || section.heading.length > 80) return false;
  const known = judged.get(section);
  if (known !== undefined) return known;
  // "Chamber / Address / Phone": a heading holds for those under it, but the first of the page.
  const { parent } = section;
  const isForeign =
    indexOfPhrase(headingPath(section)[0]!, others) >= 0 ||
    (parent !== undefined && parent.level > 1 && isForeignSection(parent, others, judged));
  judged.set(section, isForeign);
  return isForeign;
}

const besideTitle = new WeakMap<readonly string[], Map<string, readonly string[]>>();

/** The names that a title does not have. */
function namesBeside(names: readonly string[], title: string): readonly string[] {
  if (indexOfPhrase(title, names) < 0) return names;
  const known = besideTitle.get(names) ?? new Map<string, readonly string[]>();
  besideTitle.set(names, known);
  const own = names.filter((name) => title.includes(name)).join();
  const rest = known.get(own) ?? names.filter((name) => !title.includes(name));
  known.set(own, rest);
  return rest;
}

/** Template leftovers, consent notes, orders to machines. */
export function isUnwantedText(text: string, folded: string = foldWord(text.slice(0, 5000))): boolean {
  return isLeftover(folded) || isInjection(folded);
}

function isLeftover(folded: string): boolean {
  if (indexOfPhrase(folded, LEFTOVER_HINTS, 'stem') < 0) return false;
  return LEFTOVERS.test(folded) || (folded.length < 600 && CONSENT.test(folded));
}

/** What customers say is theirs: their prices and times are not stated by the business. */
function testimonialsAmong(language: string | undefined): (line: Line) => boolean {
  const { testimonials, contact, hours } = wordsOf(language).headings;
  const headings = phrases(testimonials);
  const ownTitles = new Set([...phrases(contact), ...phrases(hours)]);
  const judged = new WeakMap<Section | ElementNode, boolean>();
  const isUnderCount = underCount();
  return (line) => {
    const quoted = [line.container, line.container.parent].find((each) => each?.name === 'blockquote');
    if (quoted) {
      const isTheirs = judged.get(quoted) ?? !NOTE.test(elementText(quoted));
      judged.set(quoted, isTheirs);
      return isTheirs;
    }
    if (line.region !== 'main' || !line.section) return false;
    const isTheirs =
      judged.get(line.section) ??
      headingPath(line.section)
        .slice(0, 2)
        .some((heading) => heading.length <= MAX_OVER && containsPhrase(heading, headings));
    judged.set(line.section, isTheirs);
    if (isTheirs) return true;
    // "2 comments", and below it "Opening hours" of the shop.
    if (ownTitles.has(headingPath(line.section)[0]!)) return false;
    const count = [line.section, line.section.parent].find(
      (one) => one && one.heading.length <= MAX_OVER && countsComments(headingPath(one)[0]!),
    );
    return count !== undefined && (!count.container || isUnderCount(count.container, line.container));
  };
}

/** Of a heading over what customers say. */
const MAX_OVER = 60;

/** The sentences before the first unwanted one; what comes after it may belong to it. */
function soundBeginning(line: Line): Line | undefined {
  if (!line.isAligned || line.cells.length > 0 || line.text.length > 5000) return undefined;
  const sentences = sentencesOf(line.text);
  const bad = sentences.findIndex((sentence) => isUnwantedText(sentence.text));
  if (bad <= 0) return undefined;
  const text = line.text.slice(0, sentences[bad]!.start).trim();
  if (isUnwantedText(text)) return undefined;
  return {
    ...line,
    text,
    ownLength: text.length,
    quote: quoteOf(line, 0, text.length),
    seams: line.seams.filter(({ at }) => at < text.length),
    folded: foldWord(text),
    hasDigit: line.hasDigit && holdsDigit(text),
    lead: text,
    linkedLength: 0,
    linkCount: 0,
    boldPrefix: 0,
  };
}

/** Runs of short lines that are nothing but links, and single lines that string links together. */
function findNavigation(lines: Line[], language: string | undefined): Set<number> {
  const offers = new Set(phrases(wordsOf(language).headings.services));
  const found = new Set<number>();
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (end < lines.length && isLinkOnly(lines[end]!)) end += 1;
    if (end === start) {
      start += 1;
      continue;
    }
    const heading = foldWord(lines[start]!.section?.heading ?? '');
    // A list of links under "Our services" is a list of services.
    const isOffer = lines[start]!.region === 'main' && offers.has(heading);
    const isRun =
      !isOffer && !areTimes(lines, start, end) && (end - start >= MIN_NAV_RUN || isNavList(lines[start]!));
    for (let i = start; i < end; i += 1) if (isRun || lines[i]!.linkCount >= MIN_NAV_RUN) found.add(i);
    start = end;
  }
  return found;
}

const FROM_TO = /(?<!\d)\d{1,2}\D{1,12}\d{1,2}(?!\d)/;

/** Whether most of a run of links are like "Monday: 9 to 6", as templates have them in a footer. */
function areTimes(lines: readonly Line[], start: number, end: number): boolean {
  const run = lines.slice(start, end);
  return run.filter(({ text }) => FROM_TO.test(text)).length * 2 > run.length;
}

const NAV_LIST = /(?:^|[\s_-])(?:menu|nav|navigation|navbar|breadcrumbs?|sitemap)(?:$|[\s_-])/i;

/** A list of links that is called a menu, however short. */
function isNavList({ container }: Line): boolean {
  for (
    let at: typeof container | undefined = container, steps = 0;
    at && steps < 3;
    at = at.parent, steps += 1
  )
    if (at.name === 'ul' && namedLike(at, NAV_LIST)) return true;
  return false;
}

function isLinkOnly(line: Line): boolean {
  if (line.linkCount === 0 || line.kind === 'heading' || line.kind === 'alt') return false;
  const perLink = line.text.length / line.linkCount;
  return (
    line.linkedLength >= line.text.length * 0.7 && perLink <= MAX_NAV_LENGTH && !/[@]|\d{3}/.test(line.text)
  );
}
