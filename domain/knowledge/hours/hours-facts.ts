/** Facts from what was understood of opening hours, with the labels that say what they are for. */
import type { Fact, FactValue, Weekday } from '../../../contract/schemas/facts.ts';
import { containsPhrase, factOf, type PageView } from '../page-view.ts';
import type { Section } from '../lines.ts';
import { foldWord, phrases } from '../words/index.ts';
import type { HoursContext } from './context.ts';
import { parseHoursLine } from './parse-line.ts';
import type { HoursStatement } from './statement.ts';

export interface Candidate {
  statement: HoursStatement;
  quote: string;
  section: Section | undefined;
  /** "Kitchen:", "Winter" on a line of its own before it. */
  lead: string | undefined;
  /** Stands under a heading of hours, or says "open", "closed", "hours" itself. */
  isSurelyHours: boolean;
  /** Words of its piece that do not belong to opening hours. */
  strangers: number;
  /** Times without days under the name of a season. */
  isSeasonal: boolean;
  /** A word such as "open" stands right before it. */
  isSaidOpen: boolean;
  index: number;
}

/**
 * Headings under which hours stand that differ from those under another heading for the same day: branches, the kitchen
 * beside the bar. They do not contradict each other; headings that only say "hours" or "contact" set nothing apart.
 */
export function branchSections(
  candidates: Candidate[],
  { hoursWords, contactWords, genericHeadings }: HoursContext,
): Set<Section> {
  const told = new Map<Section, Map<Weekday, string>>();
  for (const { section, statement } of candidates) {
    if (!section || statement.condition !== undefined || statement.purpose !== undefined) continue;
    const known = told.get(section) ?? new Map<Weekday, string>();
    for (const day of statement.days)
      known.set(day, `${known.get(day) ?? ''} ${JSON.stringify([statement.spans, statement.isClosed])}`);
    told.set(section, known);
  }
  const sections = [...told.keys()];
  if (sections.length > 20) return new Set();
  const others = contactWords.filter((word) => !hoursWords.includes(word));
  const differ = (a: Section, b: Section): boolean =>
    a !== b && [...told.get(a)!].some(([day, spans]) => (told.get(b)!.get(day) ?? spans) !== spans);
  return new Set(
    sections.filter(
      (section) =>
        !genericHeadings.includes(foldWord(section.heading)) &&
        isName(section, hoursWords, others) &&
        sections.some((other) => differ(section, other)),
    ),
  );
}

/** A heading that can stand for what its hours are of: a branch, "Staffed hours" beside "Open hours". */
function isName({ heading }: Section, hoursWords: readonly string[], others: readonly string[]): boolean {
  const folded = foldWord(heading);
  if (heading.length > 60 || !/\p{L}{2}/u.test(heading) || containsPhrase(folded, others)) return false;
  if (!containsPhrase(folded, hoursWords)) return true;
  const kind = /^(\p{L}{5,20}) (?:hours|times)$/u.exec(folded)?.[1];
  return (
    kind !== undefined && !hoursWords.includes(folded) && !isPlainHeading(folded) && !GENERIC_KIND.test(kind)
  );
}

/** Before "hours": says nothing of what they are for. */
const GENERIC_KIND =
  /^(?:opening|regular|normal|general|usual|current|standard|weekly|daily|business|trading|operating|working)$/;

/** "Springfield office hours: Thursdays …": those of a branch. */
const PLACE = /^(\p{Lu}\p{L}{3,20}) (?:office|store|shop|salon|showroom|surgery|garage) hours:/u;

/** The facts of one statement: one a span, holidays apart. */
export function factsOf(
  candidate: Candidate,
  branches: ReadonlySet<Section>,
  page: PageView,
  context: HoursContext,
): Fact[] {
  const { statement, quote } = candidate;
  const branch = candidate.section && branches.has(candidate.section) ? candidate.section.heading : undefined;
  const parts = new Set([branch, labelOf(candidate, context)].filter((part) => part !== undefined));
  const label = [...parts].join(', ') || undefined;
  const facts: FactValue<'hours'>[] = [];
  const isAlways = statement.days.length === 0 && statement.spans.some(({ closes }) => closes === '23:59');
  const days: Weekday[] = isAlways ? ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] : statement.days;
  const add = (of: Weekday[], extra: string | undefined): void => {
    const text = [extra, label].filter((part) => part !== undefined).join(' ');
    const labelled = text === '' ? {} : { label: text };
    if (statement.isClosed) facts.push({ days: of, opens: null, closes: null, closed: true, ...labelled });
    else if (statement.isByAppointment)
      facts.push({
        days: of,
        opens: null,
        closes: null,
        closed: false,
        label: [branch, statement.condition, appointmentWords(quote, page)]
          .filter((part) => part !== undefined)
          .join(', '),
      });
    else if (statement.spans.length === 0 && label !== undefined)
      facts.push({ days: of, opens: null, closes: null, closed: false, ...labelled });
    else for (const span of statement.spans) facts.push({ days: of, ...span, closed: false, ...labelled });
  };
  if (days.length > 0 || !statement.hasHolidays) add(days, undefined);
  if (statement.hasHolidays) add([], holidayWords(quote, page));
  return facts.map((value) => factOf('hours', value, page.url, quote));
}

function labelOf(
  { statement, section, lead, quote }: Candidate,
  { leadWords, hoursWords, lexicon }: HoursContext,
): string | undefined {
  const isPlain =
    /^(?:office|store|shop|salon|showroom|surgery|garage|workshop|laden|geschaft|buro|tienda|boutique|magasin|kantoor|ufficio|oficina|bureau|biuro|birou|escritorio)$/.test(
      foldWord(statement.purpose ?? ''),
    );
  const purpose = isPlain ? undefined : statement.purpose;
  const place = isPlain ? PLACE.exec(quote)?.[1] : undefined;
  if (place !== undefined && statement.condition === undefined && !GENERIC_KIND.test(foldWord(place)))
    return place;
  const own = [purpose, statement.condition].filter((part) => part !== undefined).join(', ');
  if (own !== '') return own;
  if (lead !== undefined) return isPlainHeading(foldWord(lead)) ? undefined : lead;
  const heading = section?.heading;
  if (heading !== undefined && heading.length <= 60 && containsPhrase(foldWord(heading), leadWords)) {
    // "Garage Miller" names the business, not what the hours are for.
    const isAboutHours =
      parseHoursLine(heading, lexicon).strangers <= (containsPhrase(foldWord(heading), hoursWords) ? 1 : 0);
    if (!isAboutHours) return undefined;
    return isPlainHeading(foldWord(heading)) ? undefined : heading.replace(/\s*:$/, '');
  }
  return undefined;
}

/** "Office hours", "Store hours", "Shop": the hours of the business itself. */
function isPlainHeading(folded: string): boolean {
  return (
    /^(?:our |the )?(?:store|shop|office|salon|restaurant|cafe|bar|garage|workshop|service|showroom|surgery|reception|pharmacy)(?: opening)?(?: hours| times)?(?: open)?:?$/.test(
      folded,
    ) ||
    /^(?:burozeiten|sprechzeiten|sprechstunden|praxiszeiten|ladenzeiten|geschaftszeiten|buro|kantoor|oficina|ufficio|biuro)$/.test(
      folded,
    )
  );
}

function holidayWords(quote: string, { words }: PageView): string {
  return wordsIn(quote, words.dayGroups.holidays) ?? words.dayGroups.holidays.split(',')[0]!;
}

function appointmentWords(quote: string, { words }: PageView): string {
  return wordsIn(quote, words.hours.appointment) ?? words.hours.appointment.split(',')[0]!;
}

function wordsIn(text: string, list: string): string | undefined {
  const folded = foldWord(text);
  const phrase = phrases(list)
    .sort((a, b) => b.length - a.length)
    .find((candidate) => folded.includes(candidate));
  return phrase === undefined
    ? undefined
    : text.slice(folded.indexOf(phrase), folded.indexOf(phrase) + phrase.length);
}
