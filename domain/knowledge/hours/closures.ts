/** Notices that the house is closed until further notice, or for good: without them its hours would say that it is open. */
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import type { Fact, FactValue, Source } from '../../../contract/schemas/facts.ts';
import { speaksOfItself } from '../page/first-person.ts';
import { containsPhrase, factOf, quoteOf, sentencesOf, type PageView } from '../page/page-view.ts';
import { sectionOver, type Line } from '../page/lines.ts';
import { alternativesOf, inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';
import { contextOf, type HoursContext } from './context.ts';
import type { Lexicon } from './lexicon.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

const { closures, closedForGood, cases } = inAnyLanguage.hours;
const { noteOpening, firstPerson } = inAnyLanguage.page;

/** One of them stands in every notice: most lines have none, and one look a word tells. */
const HINTS = alternativesOf(({ hours }) => hours.closureHints);
const ANY = new RegExp(`(?:${closures}|${closedForGood})`, 'u');
const FOR_GOOD = new RegExp(`^(?:${closedForGood})`, 'u');
const FOR_NOW = new RegExp(`^(?:${closures})`, 'u');
const CASE = new RegExp(cases, 'iu');
/** "Please note: we are …" */
const NOTE = new RegExp(`^(?:${noteOpening})\\s?[:!,–-]?\\s`, 'iu');
const ALL_NOTE = new RegExp(`^(?:${noteOpening})\\s?[:!]?$`, 'iu');
/** "Due to illness, we are …" */
const CLAUSE = new RegExp(`^[^.,:!?]{3,60},\\s(?=${firstPerson}(?!\\p{L}))`, 'u');
/** "After 20 years we have …" */
const BEFORE_OWN = new RegExp(`^[^.:!?]{3,60}?\\s(?=${firstPerson}(?!\\p{L}))`, 'u');

const MAX_LENGTH = 200;
const MAX_SENTENCES = 8;
/** A date on a line of its own, as posts have it above or below them. */
const MAX_DATE_LENGTH = 40;

/** What tells when it is closed: then the days and dates say it. */
const OF_TIME: readonly Token['type'][] = ['day', 'time', 'month', 'year', 'holidays'];
const OF_DATE: readonly Token['type'][] = ['month', 'year'];

const mayBeClosure = (folded: string): boolean =>
  indexOfPhrase(folded, HINTS, 'stem') >= 0 && ANY.test(folded);

/** A closed fact of all days for each notice, labelled with its words. */
export function readClosures(page: PageView): Fact[] {
  const { lines, url } = page;
  const context = contextOf(page);
  return lines.flatMap((line, at) => {
    if (line.kind === 'alt' || !mayBeClosure(line.folded)) return [];
    const isDated = [line.section?.heading ?? '', lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''].some(
      (text) => text.length <= MAX_DATE_LENGTH && /\d/.test(text) && names(OF_DATE, text, context.lexicon),
    );
    return sentencesOf(line.text)
      .slice(0, MAX_SENTENCES)
      .flatMap(({ text, start }) => {
        const kind = text.length <= MAX_LENGTH ? kindOf(text, context.lexicon) : undefined;
        if (kind === undefined || (isDated && kind === 'now') || !isOfHouse(text, line, context)) return [];
        const quote = quoteOf(line, start, start + text.length);
        return [factOf('hours', closureOf(quote), url, quote)];
      });
  });
}

const closureOf = (label: string): FactValue<'hours'> => ({
  days: [...weekdays],
  opens: null,
  closes: null,
  closed: true,
  label,
});

/** Whether a fact of hours is such a notice: it is labelled with all that is quoted. */
export const isClosure = ({ value, source }: { value: FactValue<'hours'>; source: Source }): boolean =>
  value.closed && value.days.length === weekdays.length && value.label === source.quote;

/** Whether a notice says that the house will not open again. */
export const isForGood = (notice: string): boolean => {
  const own = foldWord(notice.replace(NOTE, ''));
  return [own, own.replace(BEFORE_OWN, '')].some((text) => FOR_GOOD.test(text));
};

function kindOf(sentence: string, lexicon: Lexicon): 'now' | 'for good' | undefined {
  if (sentence.endsWith('?') || CASE.test(sentence)) return undefined;
  if (isForGood(sentence)) return 'for good';
  const own = foldWord(sentence.replace(NOTE, ''));
  const isForNow = [own, own.replace(CLAUSE, '')].some((text) => FOR_NOW.test(text));
  return isForNow && !names(OF_TIME, sentence, lexicon) ? 'now' : undefined;
}

const names = (types: readonly Token['type'][], text: string, lexicon: Lexicon): boolean =>
  tokenizeHours(text, lexicon).some(({ type }) => types.includes(type));

/** "Temporarily closed" under the name of a part or a branch is said of that. */
function isOfHouse(sentence: string, line: Line, context: HoursContext): boolean {
  const above = sectionOver(line);
  if (above === undefined || above.level === 1 || speaksOfItself(foldWord(sentence))) return true;
  const lists = [context.hoursWords, context.contactWords, context.timetableWords];
  const heading = foldWord(above.heading);
  return ALL_NOTE.test(above.heading) || lists.some((words) => containsPhrase(heading, words));
}
