/** Gathers the evidence on all candidates of a page: each by itself, its group, and then beside its neighbours. */
import { elementsOf } from '../page/dom.ts';
import { sectionOver, type Line, type Section } from '../page/lines.ts';
import { noteName, noter, type Evidence } from './wording-evidence.ts';
import { offerTopicsOf, type OfferTopics } from './offer-topics.ts';
import type { PageView } from '../page/page-view.ts';
import { groupEvidence, notePlace } from './place-evidence.ts';
import { candidateKinds, type Candidate, type Group } from './service-candidates.ts';
import { foldWord } from '../words/index.ts';

/** What the candidates of a page are looked at against. */
export interface Surroundings {
  page: PageView;
  /** Lines with candidates in them, navigation as well. */
  lines: readonly Line[];
  /** Lines that are no furniture. */
  kept: ReadonlySet<Line>;
  /** Sections with prices. */
  pricedSections: ReadonlySet<Section>;
  /** Of these the heading itself is what has the price. */
  pricedHeadings: ReadonlySet<Section>;
  isServicesPage: boolean;
  /** Words that stand in lower case somewhere on the page. */
  lowerWords: ReadonlySet<string>;
  /** How many lines have a folded text. */
  textCounts: ReadonlyMap<string, number>;
  navTexts: ReadonlySet<string>;
  /** The title and what the page says of itself to search engines. */
  meta: string;
  /** The folded title of the page. */
  title: string;
  /** What a dash or a bar parts it into. */
  titleParts: ReadonlySet<string>;
  host: string;
  isHome: boolean;
  topics: OfferTopics;
  /** Whether this page ends its headings with a full stop, all but a few: then one says nothing of a heading. */
  stopsHeadings: boolean;
}

const MIN_HEADINGS = 4;
const MOST_HEADINGS = 0.7;
const MAX_META_LENGTH = 2000;
/** So many characters of a page tell which words it writes small. */
const MAX_SCANNED = 8_000;

export function surroundingsOf(
  own: Pick<Surroundings, 'page' | 'lines' | 'kept' | 'pricedSections' | 'pricedHeadings' | 'isServicesPage'>,
): Surroundings {
  const { page, lines, kept } = own;
  const lowerWords = new Set<string>();
  const textCounts = new Map<string, number>();
  const navTexts = new Set<string>();
  let scanned = 0;
  for (const line of lines) {
    textCounts.set(line.folded, (textCounts.get(line.folded) ?? 0) + 1);
    if (line.region === 'nav' || (line.linkCount > 0 && !kept.has(line))) navTexts.add(line.folded);
    if (scanned < MAX_SCANNED) addLowerWords(line.text, lowerWords);
    scanned += line.text.length;
  }
  const title = foldWord(page.title);
  const headings = lines.filter(({ kind, region }) => kind === 'heading' && region === 'main');
  const stopped = headings.filter(({ text }) => text.endsWith('.'));
  const topics = offerTopicsOf(page.words);
  return {
    ...{ ...own, lowerWords, textCounts, navTexts },
    ...{ meta: metaOf(page), title, topics },
    stopsHeadings: stopped.length >= Math.max(MIN_HEADINGS, headings.length * MOST_HEADINGS),
    titleParts: new Set(title.split(/\s*[|｜:•·»]\s*|\s[–—-]\s/u)),
    host: URL.parse(page.url)?.hostname ?? '',
    isHome: /^\/(?:(?:index|home)[^/]*)?$/.test(URL.parse(page.url)?.pathname ?? ''),
  };
}

/** Words of four letters and more that are written small, without the signs behind them. */
function addLowerWords(text: string, words: Set<string>): void {
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf(' ', start);
    if (end < 0) end = text.length;
    const code = text.charCodeAt(start);
    if (end - start < 4 || (code < 128 && (code < 97 || code > 122))) continue;
    const part = text.slice(start, end);
    if (words.has(part)) continue;
    if (/^[a-z]+$/.test(part)) words.add(part);
    else if (code < 128 || /^\p{Ll}/u.test(part))
      words.add(foldWord(/[a-z]$/.test(part) ? part : part.replace(/[^\p{L}\d]+$/u, '')));
  }
}

function metaOf({ root, title }: PageView): string {
  const metas: string[] = [];
  for (const { name, attributes } of elementsOf(root)) {
    if (name !== 'meta') continue;
    const kind = `${attributes['name'] ?? ''} ${attributes['property'] ?? ''}`;
    if (/description|og:title|keywords/i.test(kind)) metas.push(attributes['content'] ?? '');
  }
  return foldWord([title, ...metas].join(' ').slice(0, MAX_META_LENGTH));
}

/** The evidence on a group: what all members share, and what each has of its own. */
export interface GroupEvidence {
  group: Group;
  shared: Evidence;
  own: Evidence[];
}

/** What counts differently for headings than for entries of lists. */
const BY_KIND = [
  'group size',
  'share of offered words',
  'share of no name',
  'share of stopwords',
  'share of last has suffix',
  'share of described in its box',
  'heading is of offers',
  'heading has offers',
  'opener has offers',
  'opener is of offers',
  'heading has aside',
  'navigation',
  'described',
  'services page',
  'box of others',
  'box of offers',
  'prices in section',
  'under a priced name',
];
const together: readonly (readonly [string, string])[] = [
  ...candidateKinds.flatMap((kind) => BY_KIND.map((name) => [`kind ${kind}`, name] as const)),
  ['group size', 'share of offered words'],
  ['group size', 'share of no name'],
  ['services page', 'share of described in its box'],
  ['heading has offers', 'share of offered words'],
  ['share of offered words', 'share of no name'],
];
/** By kind, for a group is of one kind only. */
const TOGETHER = new Map(
  candidateKinds.map((kind) => [
    kind,
    together
      .filter(([one]) => !one.startsWith('kind ') || one === `kind ${kind}`)
      .map(([one, other]) => ({ one, other, name: `${one} × ${other}` })),
  ]),
);
const shareNames = new Map<string, string>();

/** The name of the share of a group that has a piece of evidence; names are few and are built once. */
function shareOf(name: string): string {
  let known = shareNames.get(name);
  if (known === undefined) {
    known = `share of ${name}`;
    shareNames.set(name, known);
  }
  return known;
}

/** Of long lists the first members tell. */
const MAX_SUMMED = 60;

export function evidenceOn(group: Group, around: Surroundings): GroupEvidence {
  const own = group.members.map((candidate) => {
    const evidence: Evidence = new Map();
    const note = noter(evidence);
    noteName(candidate, around, note);
    notePlace(candidate, around, note);
    return evidence;
  });
  const shared = groupEvidence(group, around);
  const summed = own.slice(0, MAX_SUMMED);
  const sums: Evidence = new Map();
  for (const evidence of summed)
    for (const [name, value] of evidence) sums.set(name, (sums.get(name) ?? 0) + value);
  for (const [name, sum] of sums) shared.set(shareOf(name), sum / summed.length);
  for (const { one, other, name } of TOGETHER.get(group.kind)!) {
    const value = shared.get(one);
    const factor = value && shared.get(other);
    if (factor) shared.set(name, value * factor);
  }
  return { group, shared, own };
}

/** A candidate with how likely it is by itself, as log odds. */
export interface Weighed {
  candidate: Candidate;
  group: Group;
  odds: number;
}

const MAX_ODDS = 6;
const clip = (odds: number): number => Math.max(-MAX_ODDS, Math.min(MAX_ODDS, odds));
export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;

/** What the neighbours of each candidate say of it: its group, its heading, what it heads, its namesakes, the best group. */
export function neighbourEvidence(weighed: readonly Weighed[]): Evidence[] {
  const oddsIn = new Map<Group, number[]>();
  const headings = new Map<Section, number>();
  const below = new Map<Section, number[]>();
  const named = new Map<string, number[]>();
  const push = <K>(map: Map<K, number[]>, key: K, value: number): void => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const { candidate, group, odds } of weighed) {
    push(oddsIn, group, clip(odds));
    push(named, foldWord(candidate.name), clip(odds));
    if (candidate.kind === 'heading') headings.set(candidate.line.section!, clip(odds));
    const section = sectionAround(candidate);
    if (section) push(below, section, clip(odds));
  }
  const sorted = new Map([...oddsIn].map(([group, odds]) => [group, odds.toSorted((a, b) => a - b)]));
  const means = new Map([...oddsIn].map(([group, odds]) => [group, mean(odds)]));
  const best = Math.max(
    -MAX_ODDS,
    ...[...means].flatMap(([group, odds]) => (group.members.length > 1 ? [odds] : [])),
  );
  return weighed.map(({ candidate, group, odds }) => {
    const evidence: Evidence = new Map();
    const note = noter(evidence);
    const own = clip(odds);
    const all = sorted.get(group)!;
    const size = all.length;
    note('own', own);
    note('others', size > 1 && (means.get(group)! * size - own) / (size - 1));
    note('median', size > 1 && all[size >> 1]!);
    note('alone', size + group.priced === 1);
    const section = sectionAround(candidate);
    const over = section && headings.get(section);
    note('under a heading', over !== undefined);
    note('heading', Math.max(0, over ?? 0));
    note('heading of no heading', candidate.kind !== 'heading' && Math.max(0, over ?? 0));
    const under = (candidate.kind === 'heading' ? below.get(candidate.line.section!) : undefined) ?? [];
    note('heads something', under.length > 0);
    note('mean below', mean(under));
    note('best below', Math.max(0, ...under.slice(0, 100)));
    note('best group', best);
    note('behind best group', means.get(group)! - best);
    const namesakes = named.get(foldWord(candidate.name))!;
    const twins = namesakes.slice(0, 100).toSpliced(namesakes.indexOf(own), 1);
    note('has namesakes', twins.length > 0);
    note('best namesake', twins.length > 0 && Math.max(...twins));
    note('size', Math.log(size + group.priced));
    return evidence;
  });
}

/** The section that a candidate stands in; entries of the navigation stand in none. */
const sectionAround = ({ kind, line }: Candidate): Section | undefined =>
  line.region === 'nav' ? undefined : sectionOver({ kind, section: line.section });
