/** Facts from what was understood of opening hours, with the labels that say what they are for. */
import type { Fact, FactValue, Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import { containsPhrase, factOf, type PageView } from '../page/page-view.ts';
import { foldWord, phrases } from '../words/index.ts';
import type { Candidate } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Span } from './resolve-span.ts';
import { nameInLead } from './scope-name.ts';
import type { Parts } from './scopes.ts';
import { sectionAboveTimes } from './table-pieces.ts';
import { tokenizeHours } from './tokenize.ts';

/** The facts of one statement: one a span, holidays apart. */
export function factsOf(
  candidate: Candidate,
  { branches, parts }: { branches: ReadonlyMap<Candidate, string>; parts: Parts },
  page: PageView,
  context: HoursContext,
): Fact[] {
  const { statement, quote } = candidate;
  const branch = branchOf(candidate, branches, context);
  const names = new Set([branch, labelOf(candidate, parts, context)].filter((name) => name !== undefined));
  const label = [...names].join(', ') || undefined;
  const facts: FactValue<'hours'>[] = [];
  const isAlways = statement.days.length === 0 && statement.spans.some(({ closes }) => closes === '23:59');
  const days: Weekday[] = isAlways ? [...weekdays] : statement.days;
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
    else
      for (const span of text === '' ? withoutSeams(statement.spans) : statement.spans)
        facts.push({ days: of, ...span, closed: false, ...labelled });
  };
  if (days.length > 0 || !statement.hasHolidays) add(days, undefined);
  if (statement.hasHolidays) add([], holidayWords(quote, page));
  return facts.map((value) => factOf('hours', value, page.url, quote));
}

/** "Closed October to April" below "Spring and autumn" is of no season but its own. */
function branchOf(
  candidate: Candidate,
  branches: ReadonlyMap<Candidate, string>,
  { lexicon }: HoursContext,
): string | undefined {
  const branch = branches.get(candidate);
  const { condition, days } = candidate.statement;
  if (branch === undefined || condition === undefined || days.length > 0) return branch;
  const isOther = tokenizeHours(branch, lexicon).some(({ type }) => type === 'season' || type === 'month');
  return isOther ? undefined : branch;
}

/** "9–12 and 12–3": it is open from 9 to 3. */
function withoutSeams(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    if (before !== undefined && before.closes !== null && before.closes === span.opens)
      joined[joined.length - 1] = { opens: before.opens, closes: span.closes };
    else joined.push(span);
  }
  return joined;
}

function labelOf(candidate: Candidate, { labels }: Parts, context: HoursContext): string | undefined {
  const { statement, section, lead } = candidate;
  const own = [labels.get(candidate) ?? statement.purpose, statement.condition]
    .filter((part) => part !== undefined)
    .join(', ');
  if (own !== '') return own;
  if (lead !== undefined) return lead;
  // Days may be set as a heading between what the hours are for and their times.
  const heading = sectionAboveTimes(section, context.lexicon)?.heading;
  if (heading === undefined || heading.length > 60) return undefined;
  const folded = foldWord(heading);
  const isSeason = containsPhrase(folded, context.seasonWords) && containsPhrase(folded, context.hoursWords);
  if (isSeason) return heading.replace(/\s*:$/, '');
  if (!containsPhrase(folded, context.leadWords) || nameInLead(heading, context)?.isPart === false)
    return undefined;
  // "Garage Miller" names the business, not what the hours are for.
  const allowed = containsPhrase(folded, context.hoursWords) ? 1 : 0;
  return parseHoursLine(heading, context.lexicon).strangers <= allowed
    ? heading.replace(/\s*:$/, '')
    : undefined;
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
