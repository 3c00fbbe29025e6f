/** Hours that pages about different parts or places state differently carry what their page is about. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { containsPhrase } from '../page/page-view.ts';
import { branchLabels } from '../structured/branches-in-markup.ts';
import type { PageContent } from '../types.ts';
import { foldWord, phrases, wordsOf } from '../words/index.ts';
import { hoursKey } from './merge-hours.ts';
import { overlap } from './overlap.ts';

type HoursFact = Extract<Fact, { kind: 'hours' }>;

/**
 * The facts of all pages. Where the page of the bakery and that of the café name other hours, each is told with its
 * page's topic; what other pages say as well is of the whole business.
 */
export function labelByTopic(pages: readonly PageContent[], language: string): Fact[] {
  const facts = pages.flatMap((page) => page.facts);
  const topics = topicsOf(pages, language);
  const plain = pages.map((page) => page.facts.filter(isPlain));
  const general = new Set(
    plain
      .filter((_, at) => topics[at] === undefined)
      .flat()
      .map(keyOf),
  );
  const own = plain.map((of) => of.filter((fact) => !general.has(keyOf(fact))));
  const told = new Set(facts.flatMap(({ kind, value }) => (kind === 'hours' ? (value.label ?? []) : [])));
  const labels = new Map<Fact, string>();
  for (const [at, mine] of own.entries()) {
    const topic = topics[at];
    const others = plain
      .filter(
        (_, other) =>
          topics[other]?.label !== topic?.label && (topics[other] !== undefined || topic?.isWeak !== true),
      )
      .flat();
    if (topic === undefined) continue;
    // Of a branch that another page tells beside its others.
    const isTold = told.has(topic.label);
    if (!isTold && !mine.some((fact) => others.some((other) => contradict(fact, other)))) continue;
    for (const fact of mine) labels.set(fact, topic.label);
  }
  return facts.map((fact) => {
    const label = labels.get(fact);
    return label === undefined || fact.kind !== 'hours' ? fact : { ...fact, value: { ...fact.value, label } };
  });
}

function isPlain(fact: Fact): fact is HoursFact {
  return fact.kind === 'hours' && fact.value.label === undefined;
}

function keyOf(fact: HoursFact): string {
  return `${fact.value.days.join()}|${hoursKey(fact)}`;
}

function contradict({ value: a }: HoursFact, { value: b }: HoursFact): boolean {
  if (!a.days.some((day) => b.days.includes(day))) return false;
  if (a.closed || b.closed) return a.closed !== b.closed;
  return overlap(a, b) && (a.opens !== b.opens || a.closes !== b.closes);
}

interface Topic {
  label: string;
  /** A town, a branch, or a heading that the page alone has: a topic only beside another one. */
  isWeak: boolean;
}

/**
 * What each page is about: a part or house that its title or file name tells, else the only town of its addresses, the
 * branch of its markup, or the first heading with such a part that no other page has ("Dermatology clinic").
 */
function topicsOf(pages: readonly PageContent[], language: string): (Topic | undefined)[] {
  const { hours, headings: titles, slogans, calls } = wordsOf(language);
  const namesNothing = phrases([titles.hours, titles.contact, slogans, calls].join());
  const known = phrases([hours.houses, hours.purpose].join());
  const segments = pages.map(({ title }) => title.split(/\s[|–—·•:-]\s|[|·•]/).map((part) => part.trim()));
  const words = segments.flat(2).flatMap((segment) => segment.split(/\s+/));
  const headings = pages.map((page) => new Set(page.passages.map(({ heading }) => heading)));
  const branchOf = branchLabels(pages.flatMap(({ markedPlaces = [] }) => markedPlaces));
  const isShared = (segment: string): boolean => segments.filter((of) => of.includes(segment)).length > 1;
  return pages.map((page, at) => {
    const told = segments[at]!.find((segment) => !isShared(segment) && known.includes(foldWord(segment)));
    if (told !== undefined) return { label: told, isWeak: false };
    const slug = new URL(page.url).pathname
      .split('/')
      .at(-1)!
      .replace(/\.\w{2,5}$/, '')
      .split(/[-_+]/)
      .map(foldWord);
    const named = slug.find((word) => known.includes(word));
    if (named !== undefined)
      return { label: words.find((word) => foldWord(word) === named) ?? named, isWeak: false };
    const town = townOf(page, segments[at]!);
    const [branch, ...others] = new Set(page.markedPlaces?.map(branchOf));
    const label =
      town ??
      (others.length === 0 ? branch : undefined) ??
      headingOf(page, headings, { known, namesNothing });
    return label === undefined ? undefined : { label, isWeak: true };
  });
}

const maxHeadingLength = 60;

function headingOf(
  { passages }: PageContent,
  all: readonly ReadonlySet<string>[],
  { known, namesNothing }: { known: readonly string[]; namesNothing: string[] },
): string | undefined {
  return passages.find(
    ({ heading }) =>
      heading.length <= maxHeadingLength &&
      // "Office hours", "Visit our clinic"
      !containsPhrase(foldWord(heading), namesNothing) &&
      foldWord(heading)
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => known.includes(word)) &&
      all.filter((headings) => headings.has(heading)).length === 1,
  )?.heading;
}

/** The town of all addresses of a page, if its title names it. */
function townOf({ facts }: PageContent, segments: readonly string[]): string | undefined {
  const towns = new Set(
    facts.flatMap((fact) => (fact.kind === 'address' && fact.value.city ? [fact.value.city] : [])),
  );
  const [town] = towns;
  const isTold = town !== undefined && segments.some((segment) => foldWord(segment).includes(foldWord(town)));
  return towns.size === 1 && isTold ? town : undefined;
}
