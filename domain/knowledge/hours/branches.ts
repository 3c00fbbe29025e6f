/** Headings that tell apart hours which differ: branches, the kitchen beside the bar, staffed beside open hours. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import type { Section } from '../page/lines.ts';
import { containsPhrase } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import type { Candidate } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { narrowerSections } from './narrower-hours.ts';
import { halfNamed, nameInLead } from './scope-name.ts';
import type { Parts } from './scopes.ts';
import { isDays, sectionAboveTimes } from './table-pieces.ts';

const MAX_SECTIONS = 20;
const MAX_HEADING = 60;

/**
 * The headings under which hours stand that differ from those under another heading for the same day. They do not
 * contradict each other; headings that only say "hours" or "contact" set nothing apart, but the heading above them may.
 */
export function branchesOf(
  candidates: readonly Candidate[],
  { labels, siblings }: Parts,
  context: HoursContext,
): Map<Candidate, string> {
  const isOverAll = overAll(candidates);
  const places = new Map(candidates.map((candidate) => [candidate, placeOf(candidate, isOverAll, context)]));
  const told = toldIn(places, labels);
  if (told.size > MAX_SECTIONS) return new Map();
  const differ = (a: Section, b: Section): boolean =>
    a !== b && [...told.get(a)!].some(([day, spans]) => (told.get(b)!.get(day) ?? spans) !== spans);
  const sections = [...told.keys()];
  // Beside the kitchen, the bar is the business.
  const wholes = sections.filter(({ heading }) => nameInLead(heading, context)?.isPart !== true);
  const apart = new Set(
    sections.filter(
      (one) => !isOverAll(one) && isName(one, context) && wholes.some((other) => differ(one, other)),
    ),
  );
  for (const section of narrowerSections(places, context)) apart.add(section);
  return new Map(
    [...places].flatMap(([candidate, place]) =>
      place && (apart.has(place) || siblings.has(candidate))
        ? [[candidate, withoutColon(place.heading)] as const]
        : [],
    ),
  );
}

/** What is said of each day in each section, but for seasons and parts. */
function toldIn(
  places: ReadonlyMap<Candidate, Section | undefined>,
  labels: Parts['labels'],
): Map<Section, Map<Weekday, string>> {
  const told = new Map<Section, Map<Weekday, string>>();
  for (const [candidate, place] of places) {
    const { days, spans, isClosed, condition, purpose } = candidate.statement;
    if (!place || condition !== undefined || purpose !== undefined || labels.has(candidate)) continue;
    const known = told.get(place) ?? new Map<Weekday, string>();
    for (const day of days) known.set(day, `${known.get(day) ?? ''} ${JSON.stringify([spans, isClosed])}`);
    told.set(place, known);
  }
  return told;
}

/** Whether all hours of a page stand under a heading: then it is of the page, but for the first of several built alike. */
function overAll(candidates: readonly Candidate[]): (heading: Section) => boolean {
  const known = new Map<Section, boolean>();
  return (heading) => {
    const is =
      known.get(heading) ??
      (candidates.every(({ section }) => isUnder(section, heading)) &&
        !candidates.some(({ section }) => isUnderKin(section, heading)));
    known.set(heading, is);
    return is;
  };
}

/** "Bright Dental Dover" a level below "Bright Dental Ashford": the names of two branches. */
function isUnderKin(section: Section | undefined, heading: Section): boolean {
  for (let at = section; at && at !== heading; at = at.parent)
    if (areKin(foldWord(at.heading), foldWord(heading.heading))) return true;
  return false;
}

/** Whether two texts share half of their words or more, at their beginning and end, and each has something of its own. */
function areKin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter > MAX_HEADING) return false;
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end < shorter && start + end >= shorter / 2;
}

function isUnder(section: Section | undefined, heading: Section): boolean {
  for (let at = section; at; at = at.parent) if (at === heading) return true;
  return false;
}

/** The heading that says of what hours are: the nearest, or, where it only says "hours", the one above it. */
function placeOf(
  { section: nearest, isFurniture }: Candidate,
  isOverAll: (heading: Section) => boolean,
  context: HoursContext,
): Section | undefined {
  const section = sectionAboveTimes(nearest, context.lexicon) ?? nearest;
  const parent = section?.parent;
  if (!section || !parent || isFurniture || isName(section, context) || isOverAll(parent)) return section;
  const isSilent = containsPhrase(foldWord(section.heading), [
    ...context.hoursWords,
    ...context.contactWords,
  ]);
  return isSilent && isName(parent, context) ? parent : section;
}

/** "Surgery:" as a line of its own. */
function withoutColon(heading: string): string {
  return heading.replace(/\s*[:：]$/, '');
}

/** A heading that can stand for what its hours are of: a branch, "Staffed hours" beside "Open hours". */
function isName({ heading }: Section, context: HoursContext): boolean {
  const { hoursWords, contactWords, genericHeadings, speakingWords } = context;
  const folded = foldWord(withoutColon(heading));
  const others = contactWords.filter((word) => !hoursWords.includes(word));
  if (
    heading.length > MAX_HEADING ||
    !/\p{L}{2}/u.test(heading) ||
    genericHeadings.includes(folded) ||
    containsPhrase(folded, others) ||
    containsPhrase(folded, speakingWords)
  )
    return false;
  // "Monday to Friday" over its times.
  if (isDays(heading, context.lexicon) || halfNamed(withoutColon(heading), context) !== undefined)
    return false;
  if (!containsPhrase(folded, hoursWords)) return true;
  return !hoursWords.includes(folded) && nameInLead(heading, context) !== undefined;
}
