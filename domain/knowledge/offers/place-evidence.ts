/** What speaks for or against a candidate by where it stands: headings, boxes, links, the page. */
import type { ElementNode } from '../page/dom.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import { isWithin, nearest } from '../page/boxes.ts';
import type { Line } from '../page/lines.ts';
import { noter, type Evidence, type Note } from './wording-evidence.ts';
import { offerTopicsOf, topicsOf, type OfferTopics } from './offer-topics.ts';
import { isBesideOffers } from './offers.ts';
import { headingPath } from '../page/page-view.ts';
import { candidateKinds, type Candidate, type Group } from './service-candidates.ts';
import { remembering } from '../remembering.ts';
import type { Surroundings } from './service-evidence.ts';
import { english } from '../words/en.ts';
import { foldWord } from '../words/index.ts';

/** What holds for all members of a group. */
export function groupEvidence(group: Group, around: Surroundings): Evidence {
  const { kind, members } = group;
  const { pricedSections, pricedHeadings, kept, lines } = around;
  const first = members[0]!;
  const { line } = first;
  const evidence: Evidence = new Map();
  const note = noter(evidence);
  const size = members.length + group.priced;
  note('among priced', Math.min(1, group.priced / 4));
  note('group 1', size === 1);
  note('group 2', size === 2);
  note('group 3–12', size >= 3 && size <= 12);
  note('group size', Math.min(1, Math.log2(size) / 6));
  for (const one of candidateKinds) note(`kind ${one}`, kind === one);
  const isHeading = kind === 'heading';
  const level = isHeading ? line.section!.level : 0;
  note('level 1', level === 1);
  note('level 2', level === 2);
  note('level 3', level === 3);
  note('level 4–6', level >= 4 && level <= 6);
  note('level 7', level === 7);
  note('navigation', line.region === 'nav');
  note('footer', line.region === 'footer');
  note('header', line.region === 'header');
  note('furniture', line.region === 'main' && !kept.has(line));
  const section = isHeading ? line.section?.parent : line.section;
  noteHeadings(line.region === 'nav' ? [] : headingPath(section), around, note);
  noteTopic(openerOf(group, lines), 'opener', around, note);
  note('prices in section', section !== undefined && pricedSections.has(section));
  note('under a priced name', section !== undefined && pricedHeadings.has(section));
  note('prices under it', isHeading && members.some(({ line: own }) => pricedSections.has(own.section!)));
  note('prices on page', pricedSections.size > 0);
  note('position', first.index / Math.max(1, lines.length));
  noteBoxes(line.container, note);
  for (const [name, value] of pageEvidence(around)) evidence.set(name, value);
  return evidence;
}

function noteHeadings(path: readonly string[], around: Surroundings, note: Note): void {
  noteTopic(path[0] ?? '', 'heading', around, note);
  note('no heading', (path[0] ?? '') === '');
  const above = topicsOf(path.slice(1).join(' \n ').slice(0, 300), around.topics);
  note('path has offers', above('offers'));
  note('path has aside', above('asides'));
  note('path has contact', above('contact') || above('hours'));
}

const MAX_TOPIC_LENGTH = 80;

/** What a heading or a line over a list says that it is about. */
function noteTopic(text: string, label: string, { topics }: Surroundings, note: Note): void {
  const title = text.replace(/[\s:.!?–—-]+$/u, '');
  if (title === '' || title.length > MAX_TOPIC_LENGTH) return;
  const has = topicsOf(title, topics);
  const isBeside = isBesideOffers(title);
  note(`${label} is of offers`, topics.titles.has(title));
  note(`${label} has offers`, !isBeside && (has('offers') || has('cards')));
  note(`${label} has cards`, !isBeside && has('cards'));
  note(`${label} is beside offers`, isBeside);
  note(`${label} has prices`, has('prices'));
  note(`${label} has contact`, has('contact') || has('hours'));
  note(`${label} has faq`, has('faq'));
  note(`${label} has areas`, has('areas'));
  note(`${label} has aside`, has('asides'));
  note(`${label} has timetable`, has('timetable'));
  note(`${label} has testimonials`, has('testimonials'));
  note(`${label} asks`, text.endsWith('?'));
  note(`${label} is generic`, topics.generic.has(title) && !topics.titles.has(title));
  note(`${label} speaks`, has('slogans'));
  note(`${label} ends with a colon`, text.endsWith(':'));
}

const MAX_OPENER_LENGTH = 90;

/** The short line above a group that is no heading, or what stands before the colon of a list in one line. */
function openerOf({ members }: Group, lines: readonly Line[]): string {
  const first = members[0]!;
  if (first.lead !== undefined) return `${foldWord(first.lead)}:`;
  const own = new Set(members.map(({ line }) => line));
  for (let at = first.index - 1; at >= Math.max(0, first.index - 3); at -= 1) {
    const line = lines[at]!;
    if (own.has(line)) continue;
    return line.kind !== 'heading' && line.text.length <= MAX_OPENER_LENGTH ? line.folded : '';
  }
  return '';
}

/** How those who build sites name the boxes of a page, in whatever language it is. */
const BOXES: readonly [string, ReadonlySet<string>][] = (
  [
    [
      'box of offers',
      'service services servicio servicios servizi servicos leistung leistungen treatment treatments offer offers product products pricing price prices menu menus room rooms course courses specialty specialties speciality specialities practice package packages',
    ],
    [
      'box of cards',
      'card cards tile tiles box boxes icon iconbox infobox feature features item grid col column',
    ],
    [
      'box of others',
      'team staff testimonial testimonials review reviews footer gallery blog news post posts faq faqs step steps process why about contact hero banner slider carousel slides partner partners client clients stats counter breadcrumb breadcrumbs social form address map copyright',
    ],
    ['box of links', 'nav navbar menu submenu dropdown sidebar links'],
  ] as const
).map(([label, names]) => [label, new Set(names.split(' '))]);
const MAX_BOXES = 6;

/** "serviceCard--wide" as "service", "card", "wide": a page has few such names and many elements of each. */
const wordsOfNames = remembering((names) =>
  names
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[\s_-]+/),
);

function noteBoxes(container: ElementNode, note: Note): void {
  const tokens = new Set<string>();
  const tags = new Set<string>();
  for (
    let at: ElementNode | undefined = container, steps = 0;
    at && steps < MAX_BOXES;
    at = at.parent, steps += 1
  ) {
    tags.add(at.name);
    const named = `${at.attributes['class'] ?? ''} ${at.attributes['id'] ?? ''}`.slice(0, 200);
    for (const token of wordsOfNames(named)) tokens.add(token);
  }
  for (const [label, names] of BOXES)
    note(
      label,
      [...tokens].some((token) => names.has(token)),
    );
  note('in a table', tags.has('table'));
  note('in a link', tags.has('a'));
  note('in a list', tags.has('ul') || tags.has('ol'));
}

const ofPages = new WeakMap<Surroundings, Evidence>();

/** What holds for all groups of a page. */
function pageEvidence(around: Surroundings): Evidence {
  const known = ofPages.get(around);
  if (known) return known;
  const evidence: Evidence = new Map();
  notePage(around, noter(evidence));
  ofPages.set(around, evidence);
  return evidence;
}

function notePage({ page, isServicesPage, topics, title }: Surroundings, note: Note): void {
  const address = wordsOfAddress(URL.parse(page.url)?.pathname ?? '');
  const has = topicsOf(address, topics);
  const hasEnglish = topicsOf(address, offerTopicsOf(english));
  note('services page', isServicesPage);
  note('home page', address === '' || /^(?:index|home)(?:\s|$)/.test(address));
  note('address of offers', has('offers') || hasEnglish('offers'));
  note('address of others', has('generic') || hasEnglish('generic'));
  note('address of laws', isLegalPage(page));
  note('address of contact', has('contact') || has('faq') || hasEnglish('contact') || hasEnglish('faq'));
  note('title of page has offers', topicsOf(title, topics)('offers'));
}

const MIN_DESCRIPTION_LENGTH = 40;
const MAX_CALL_LENGTH = 30;

/** What stands behind a candidate, where it leads, and where else the page says the same. */
export function notePlace(candidate: Candidate, around: Surroundings, note: Note): void {
  const { name, line, index, kind } = candidate;
  const { lines, textCounts, navTexts, pricedSections } = around;
  const folded = foldWord(name);
  const next = lines[index + 1];
  const isDescribed =
    kind !== 'part' &&
    next !== undefined &&
    next.kind !== 'heading' &&
    next.text.length >= MIN_DESCRIPTION_LENGTH &&
    next.container !== line.container;
  note('described', isDescribed);
  note('described in its box', isDescribed && next.container.parent === line.container.parent);
  note('list follows', kind === 'heading' && next !== undefined && opensList(next, line));
  note('heading follows', next?.kind === 'heading');
  note('button follows', next !== undefined && next.linkCount > 0 && next.text.length < MAX_CALL_LENGTH);
  note('last line', next === undefined);
  note('also in navigation', line.region !== 'nav' && navTexts.has(folded));
  note('repeated', (textCounts.get(line.folded) ?? 0) > 1);
  note('own prices', kind === 'heading' && pricedSections.has(line.section!));
  note('role follows', isLikePerson(name) && saysRole(candidate, next, around));
  noteLink(folded, linkOf(line.container), note);
}

/** Whether a line is the first of a list or table; what an entry says below its own heading is none. */
function opensList({ kind, container }: Line, heading: Line): boolean {
  return (
    kind === 'row' ||
    (kind === 'item' && !isWithin(heading.container, container.name === 'li' ? container : container.parent!))
  );
}

const MAX_ROLE_LENGTH = 60;

/** "Ann Lee", "Dr. med. Ann Lee-Ray": two or three words with capitals. */
export function isLikePerson(name: string): boolean {
  return /^(?:\p{Lu}\p{L}{0,4}\.\s(?:\p{Ll}{3,4}\.\s)*)*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,2}$/u.test(
    name,
  );
}

/** Whether what stands behind a name is what somebody is: "Ann Lee, office manager". */
function saysRole({ rest }: Candidate, next: Line | undefined, { topics }: Surroundings): boolean {
  const text = rest.length > 2 ? foldWord(rest.slice(0, MAX_ROLE_LENGTH + 1)) : (next?.folded ?? '');
  return text.length > 2 && namesRole(text, topics);
}

/** Whether a text, folded, is what somebody is: "head nurse". */
export const namesRole = (folded: string, topics: OfferTopics): boolean =>
  folded.length <= MAX_ROLE_LENGTH && topicsOf(folded, topics)('roles');

function noteLink(folded: string, href: string | undefined, note: Note): void {
  if (href === undefined) return;
  const isOut = /^https?:/i.test(href);
  const isCall = /^(?:mailto|tel|javascript):/i.test(href);
  note('link out', isOut);
  note('link calls', isCall);
  note('link within', href.startsWith('#'));
  note('link to page', !isOut && !isCall && /^[^#?]*[^/#?]/.test(href));
  const address = wordsOfAddress(href);
  const own = folded.split(/[^\p{L}\d]+/u).filter((word) => word.length > 3);
  note(
    'link named as it is',
    own.length > 0 && own.filter((word) => address.includes(word)).length / own.length,
  );
  note('link into offers', topicsOf(address, offerTopicsOf(english))('offers'));
}

/** Where the link in or around a line leads. */
function linkOf(container: ElementNode): string | undefined {
  const around = nearest(container, 3, ({ name }) => name === 'a');
  if (around) return around.attributes['href'];
  const pending = [container];
  for (let visited = 0; visited < pending.length && visited < 12; visited += 1) {
    const element = pending[visited]!;
    if (element.name === 'a') return element.attributes['href'];
    for (const child of element.children.slice(0, 12)) if (child.type === 'element') pending.push(child);
  }
  return undefined;
}

/** "/our-services/Drains%20cleaning.html" as words. */
function wordsOfAddress(address: string): string {
  let decoded = address.slice(0, 300);
  try {
    decoded = decodeURIComponent(decoded);
  } catch {
    // Stays as it is written.
  }
  return foldWord(decoded)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
