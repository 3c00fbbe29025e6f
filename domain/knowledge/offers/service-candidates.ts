/** What on a page might be the name of something offered, gathered broadly; lines built alike belong together. */
import { isRepeated, nearest } from '../page/boxes.ts';
import { childElements, elementText, type ElementNode } from '../page/dom.ts';
import type { Line, LineKind } from '../page/lines.ts';
import { CUT, isParted, namedApart, nameIn } from './candidate-names.ts';
import { isNoOffer } from './no-offers.ts';
import { quoteAround, sentencesOf } from '../page/page-view.ts';
import { tellsToAct } from './service-calls.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.offers;

export const candidateKinds = ['heading', 'item', 'text', 'term', 'summary', 'row', 'link', 'part'] as const;
export type CandidateKind = (typeof candidateKinds)[number];

/** A possible name, and where it stands. */
export interface Candidate {
  name: string;
  quote: string;
  kind: CandidateKind;
  line: Line;
  /** Where the line stands among all lines. */
  index: number;
  /** What follows the name in its line. */
  rest: string;
  /** For one of several in a line: what stands before their colon. */
  lead?: string;
}

/** Lines of one page that are built alike and stand under the same heading. */
export interface Group {
  kind: CandidateKind;
  members: Candidate[];
  /** How many lines built alike have a price. */
  priced: number;
}

const MAX_LENGTH = 80;
const MAX_WORDS = 11;
/** Longer lines are names only as far as a dash, a colon or bold letters reach. */
const MAX_LINE_LENGTH = 100;
const MAX_CANDIDATES = 1500;
/** Longer lists without prices are registers of a site, towns, articles. */
const MAX_MEMBERS = 40;
const MIN_PARTS = 3;
const MIN_PAIR = 2;
const MAX_PART_LENGTH = 40;
const MAX_PARTS_LENGTH = 400;
const MAX_PARTS = 60;
const MAX_SENTENCES = 4;
const PART_SIGN = /[,;·•|、・]/;

/** Candidates by group, in the order of the page; a line that is a title, though no heading, parts what stands over it from what follows. */
export function groupsOf(
  lines: readonly Line[],
  isTaken: (line: Line) => boolean,
  titleOf: (line: Line) => 'offers' | 'others' | undefined,
): Group[] {
  const groups = new Map<string, Group>();
  const ids = new Map<object, number>();
  const idOf = (thing: object | undefined): number => {
    if (thing === undefined) return 0;
    const known = ids.get(thing) ?? ids.size + 1;
    ids.set(thing, known);
    return known;
  };
  let count = 0;
  let title: Line | undefined;
  for (const [index, line] of lines.entries()) {
    if (count >= MAX_CANDIDATES) break;
    if (line.region === 'banner' || line.kind === 'alt') continue;
    const isPriced = isTaken(line);
    const own = titleOf(line);
    if (line.kind === 'heading') title = undefined;
    else if (own !== undefined && line.region === 'main' && line.linkCount === 0) title = line;
    if (own === 'others') continue;
    for (const candidate of candidatesIn(line, index)) {
      const key = groupKey(candidate, title, idOf);
      const group = groups.get(key) ?? { kind: candidate.kind, members: [], priced: 0 };
      groups.set(key, group);
      if (isPriced) group.priced += 1;
      else group.members.push(candidate);
      count += 1;
    }
  }
  return [...groups.values()].filter(({ members }) => members.length > 0 && members.length <= MAX_MEMBERS);
}

/** Tag and classes, but for what counts members. */
function shapeOf(element: ElementNode | undefined): string {
  const classes = element?.attributes['class'];
  if (!classes) return `${element?.name}.`;
  return `${element.name}.${classes.replace(/\d+|\b(?:active|first|last|odd|even|left|right)\b/g, '').trim()}`;
}

function groupKey(
  { kind, line, rest }: Candidate,
  title: Line | undefined,
  idOf: (thing: object | undefined) => number,
): string {
  const { container, section, region } = line;
  if (kind === 'part') return `part ${idOf(line)}`;
  // `<li>Nail care<br>shape and polish</li>`: first lines are one list, what is said of them another.
  const rank = isSecondLine(line) ? ' second' : '';
  if (kind === 'heading')
    return `heading ${section?.level} ${region} ${idOf(section?.parent)} ${shapeOf(container.parent)}`;
  const list = listAround(container);
  // A table that lays out a page holds several lists.
  if (list && (list.name !== 'table' || kind === 'row'))
    return `${kind} ${idOf(list)} ${shapeOf(container)}${rank}`;
  // "Drains – cleared day and night" belongs with its like, whatever one of them is marked as.
  const shape = kind === 'text' && rest.length > 2 ? `${container.name} described` : shapeOf(container);
  return `${kind}${rank} ${region} ${idOf(section)} ${idOf(title)} ${shape} ${shapeOf(container.parent)}`;
}

/** What follows a break in an entry of a list or in a box among others like it. */
export function isSecondLine({ afterBreak, container }: Line): boolean {
  return afterBreak && (container.name === 'li' || isRepeated(container));
}

const LISTS = new Set(['ul', 'ol', 'table', 'dl', 'nav']);
const MAX_LIST_DEPTH = 4;

/** The list or table that a line stands in. */
const listAround = (container: ElementNode): ElementNode | undefined =>
  nearest(container, MAX_LIST_DEPTH, ({ name }) => LISTS.has(name));

const KINDS: Partial<Record<LineKind, CandidateKind>> = {
  heading: 'heading',
  item: 'item',
  text: 'text',
  term: 'term',
  summary: 'summary',
  row: 'row',
};

/** "- Trimming": written as an entry of a list. */
const BULLET = /^[-–—•·*✓✔►▪■●○◆★☆※・]\s?[\p{L}\d]/u;

function kindOf({ kind, region, text }: Line): CandidateKind | undefined {
  // Headings of the navigation head nothing on the page.
  if (kind === 'heading' && region === 'nav') return 'text';
  return kind === 'text' && BULLET.test(text) ? 'item' : KINDS[kind];
}

function candidatesIn(line: Line, index: number): Candidate[] {
  const kind = kindOf(line);
  // The head of a table names its columns.
  if (kind === undefined || line.isHeaderRow || !/\p{L}{2}/u.test(line.text)) return [];
  // "Building work:" opens a list.
  if (kind !== 'heading' && line.text.endsWith(':')) return [];
  const apart = namedApart(line);
  const isOne = kind === 'heading' || apart !== undefined;
  const listed = isOne ? [] : (inlineParts(line, index) ?? partsOf(line, index));
  const parts = listed.filter(({ name }) => !tellsToAct(name, line.linkCount > 0) && !isNoOffer(name));
  // "Wills, trusts and estates" as an entry of a list may be one service or three.
  if (listed.length > 0) {
    const isWhole = line.kind === 'item' && line.linkCount === 0 && line.text.length <= MAX_LENGTH;
    return isWhole ? [...parts, ...wholeOf(line, index, kind, apart)] : parts;
  }
  return wholeOf(line, index, kind, apart);
}

function wholeOf(line: Line, index: number, kind: CandidateKind, apart: string | undefined): Candidate[] {
  const isLink = kind !== 'heading' && line.linkCount > 0 && line.linkedLength >= line.text.length * 0.7;
  if (line.text.length > MAX_LINE_LENGTH && !isParted(line, apart)) return [];
  const { name, rest } = nameIn(line, apart);
  if (name.length < 2 || name.length > MAX_LENGTH || hasManyWords(name)) return [];
  if (
    !/\p{L}{2}/u.test(name) ||
    /[?？]$/.test(name) ||
    VAGUE.test(name) ||
    tellsToAct(name, isLink) ||
    holdsAmount(name) ||
    BEFORE_AMOUNT.test(rest) ||
    isNoOffer(name)
  )
    return [];
  const at = Math.max(0, line.text.indexOf(name));
  const quote = quoteAround(line, at, at + name.length);
  return [{ name, quote, kind: isLink ? 'link' : kind, line, index, rest }];
}

function hasManyWords(name: string): boolean {
  return name.length > MAX_WORDS && name.split(' ').length > MAX_WORDS;
}

/** An amount with its sign: the words around it name no more than what was not read as a price. */
function holdsAmount(name: string): boolean {
  return /\d\s?[€£$¥]|[€£$¥]\s?\d/.test(name);
}

/** "Tourist tax: 0.80 € a night": what names no priced service names none without its price. */
const BEFORE_AMOUNT =
  /^[\s:.–—|-]{0,4}(?:[€£$¥]|\d[\d.,' ]{0,8}\s?(?:€|£|zł|lei|ron|円|eur|euro|chf|kr|kč|ft)(?!\p{L}))/iu;

/** What makes lines of its own beside the parts of one: the heading of a column of links. */
const BESIDE_PARTS = /^(?:h[1-6]|p|div|ul|ol|hr|img)$/;

/** `<span>Cut</span> <span>Colour</span> <span>Perm</span>`: a line that is nothing but elements of one kind. */
function inlineParts(line: Line, index: number): Candidate[] | undefined {
  const { container, text } = line;
  if (text.length > MAX_PARTS_LENGTH || line.kind === 'row') return undefined;
  // More than such a line has room for: a long list with breaks is looked at once, and not for each of its lines.
  if (container.children.length > MAX_PARTS_LENGTH) return undefined;
  const all = childElements(container).filter(({ name }) => name !== 'br' && !BESIDE_PARTS.test(name));
  // A button that closes a menu of links is none of its entries.
  const links = all.filter(({ name }) => name === 'a');
  const elements = links.length >= MIN_PARTS ? links : all;
  const [first] = elements;
  if (
    !first ||
    elements.length < (first.name === 'a' || isMarked(elements) ? MIN_PAIR : MIN_PARTS) ||
    !['a', 'span', 'strong', 'b', 'em'].includes(first.name)
  )
    return undefined;
  if (!elements.every(({ name }) => name === first.name)) return undefined;
  const parts = elements.map((element) => elementText(element)).filter((part) => part.length > 1);
  if (
    parts.length !== elements.length ||
    parts.some((part) => part.length > MAX_PART_LENGTH || !text.includes(part))
  )
    return undefined;
  if (parts.join('').length < text.length * 0.8) return undefined;
  return parts.map((name) => ({ name, quote: name, kind: 'part' as const, line, index, rest: '' }));
}

/** Of one class, as what a style sheet puts below each other. */
function isMarked(elements: readonly ElementNode[]): boolean {
  const mark = elements[0]!.attributes['class'];
  return (
    mark !== undefined && mark !== '' && elements.every(({ attributes }) => attributes['class'] === mark)
  );
}

/** "Various other parts": nothing by itself. */
const VAGUE = new RegExp(`^${SAID.vague}\\s`, 'iu');
/** Before the last of several: "gutters, screens and roofs". */
const BEFORE_LAST = new RegExp(`\\s(?:${SAID.and}|&)\\s`, 'iu');
const AND = new RegExp(`^(?:${SAID.and}|&)\\s+`, 'iu');
const DASHED = /^[^,;–—]{3,40}\s[–—-]\s(.+)$/u;
const MIN_SAID = 4;

/** "Gutters – cleared twice, with the pipes that lead down": a name and what is said of it. */
function isDescribed(text: string): boolean {
  const said = DASHED.exec(text)?.[1];
  return said !== undefined && said.split(/[,;]/).some((part) => part.trim().split(' ').length >= MIN_SAID);
}

/** "Plumbing / heating / drains", "Plumbing - heating - drains - stoves": signs that elsewhere part a name from what is said of it. */
function listSign(text: string): RegExp | undefined {
  if (text.includes('/') && text.split(SLASH, MAX_PARTS).length >= MIN_PARTS) return SLASH;
  return /[–—-]/.test(text) && text.split(DASH, MAX_PARTS).length > MIN_PARTS ? DASH : undefined;
}

const SLASH = /\s\/\s/;
const DASH = /\s[–—-]\s/;

/** "Plumbing, heating, drains": short parts beside each other. */
function partsOf(line: Line, index: number): Candidate[] {
  const whole = partsIn(line.text, line, index);
  if (whole.length > 0 || line.text.length > MAX_PARTS_LENGTH) return whole;
  return sentencesOf(line.text)
    .slice(0, MAX_SENTENCES)
    .flatMap(({ text }) => partsIn(text, line, index));
}

function partsIn(text: string, line: Line, index: number): Candidate[] {
  if (text.length > MAX_PARTS_LENGTH || line.boldPrefix >= 3 || line.kind === 'row') return [];
  const sign = PART_SIGN.test(text) ? PART_SIGN : listSign(text);
  if (sign === undefined || (sign === PART_SIGN && isDescribed(text))) return [];
  const isPlain = sign === PART_SIGN && !CUT.test(text);
  const signs = text.split(sign, MAX_PARTS).length + Number(isPlain && BEFORE_LAST.test(text));
  if (signs < MIN_PARTS || text.length > (signs + 1) * (MAX_PART_LENGTH + 4)) return [];
  const colon = text.indexOf(': ');
  const from = colon >= 0 && colon <= 40 ? colon + 2 : 0;
  const parts = text
    .slice(from)
    .replace(/\.$/, '')
    .split(sign === PART_SIGN ? /,\s+|;\s+|\s*[·•]\s*|\s+\|\s+|[、・]/ : sign)
    .flatMap((part, at, all) => {
      // "Painting and baking" may be one; where nothing else makes a list of it, or it is too long, it is two.
      const isLast = at > 0 && at === all.length - 1 && isPlain;
      const isTwo = isLast && (all.length < MIN_PARTS || part.length > MAX_PART_LENGTH);
      return isTwo ? part.split(BEFORE_LAST) : part;
    })
    .map((part) => part.replace(AND, '').trim())
    .filter((part) => part !== '');
  if (parts.length < MIN_PARTS || parts.some((part) => part.length > MAX_PART_LENGTH || /[.!?]\s/.test(part)))
    return [];
  return parts
    .filter((part) => /\p{L}{2}/u.test(part))
    .map((name) => ({
      ...{ name, quote: line.quote, kind: 'part' as const, line, index, rest: '' },
      ...(from === 0 ? {} : { lead: text.slice(0, colon) }),
    }));
}
