/** Whether a piece of a page may tell opening hours, and how surely: by its words and the headings above it. */
import { speaksOfItself } from '../page/first-person.ts';
import { containsPhrase, headingPath } from '../page/page-view.ts';
import type { Line } from '../page/lines.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import type { HoursContext } from './context.ts';
import { blankCounted } from './counted.ts';
import type { Lexicon } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';
import { MAX_LINE_LENGTH, type Piece } from './piece.ts';
import { nameInLead } from './scope-name.ts';
import type { HoursStatement, ParsedLine } from './statement.ts';
import { isDays, sectionAboveTimes } from './table-pieces.ts';
import { saidHalf } from './token-shapes.ts';
import { tokenizeHours } from './tokenize.ts';

const SAID = inAnyLanguage.hours;

/** "24 hours' notice": a time before something else. */
const NOTICE = new RegExp(`\\d\\s?${SAID.units}\\.?'?\\s?${SAID.notice}`);
const SPAN = /[\d０-９][:.h：][\d０-９]{2}\s?[-–—~〜～]|\d\s?(?:[ap]\.?m|uhr|h)\b|\d時/i;
export const TIME = /[\d０-９]\s?(?:[:.h：]\s?[\d０-９]{2}|[ap]\.?m|uhr|h\b|[-–—]|時)/i;

/** "24 hours' notice" is no time of opening. */
export function isNotice({ folded }: Piece): boolean {
  return NOTICE.test(folded);
}

/** Hours behind the name of somebody else, and under a heading such as "Out of hours", unless the business speaks of itself. */
export function isTheirs({ folded, line }: Piece, start: number, { otherWords }: HoursContext): boolean {
  const [heading = ''] = headingPath(line.section);
  if (heading.length <= 80 && containsPhrase(heading, otherWords)) return true;
  const before = folded.slice(Math.max(0, start - 80), start);
  return containsPhrase(before, otherWords) && !speaksOfItself(folded);
}

/** Whether a text may hold a span of times: a cheap test. */
export function mayHoldSpan(text: string): boolean {
  return SPAN.test(text);
}

/** Times right under a heading of hours, and rows that such a word opens. */
export function isUnderHours(line: Line, { hoursWords, monthWords }: HoursContext): boolean {
  const isOfDate = TIME.test(line.text) && line.text.length <= 60 && containsPhrase(line.folded, monthWords);
  if (!isOfDate && !SPAN.test(line.text)) return false;
  const [nearest] = headingPath(line.section);
  const lead = line.cells.length > 0 ? foldWord(line.cells[0]!) : undefined;
  return (
    (nearest !== undefined && containsPhrase(nearest, hoursWords)) ||
    (lead !== undefined && containsPhrase(lead, hoursWords))
  );
}

/** "Summer / 10:00 to 19:00": under nothing but a season, a line of nothing but times. */
export function isSeasonal(
  { text }: Piece,
  lead: string | undefined,
  { seasonWords }: HoursContext,
): boolean {
  return (
    lead !== undefined && text.length <= 40 && TIME.test(text) && containsPhrase(foldWord(lead), seasonWords)
  );
}

/** "Restaurant open from 8:00 to 20:00": no day, but what is open. */
export function opensForPurpose(
  { text, folded }: Piece,
  { leadWords, houseWords, openWords }: HoursContext,
): boolean {
  return (
    text.length <= 80 &&
    SPAN.test(text) &&
    containsPhrase(folded, openWords) &&
    (containsPhrase(folded, leadWords) || containsPhrase(folded, houseWords))
  );
}

/** "【受付】8:00-12:00", "Opening hours: 9:00–17:00": the days may stand on the next line. */
export function isLabelled({ text, folded }: Piece, { labelsHours }: HoursContext): boolean {
  return text.length <= 80 && SPAN.test(text) && labelsHours.test(folded);
}

/** "Daily lunch specials: Mon–Fri 11–3": the days are those behind; blanks keep all positions. */
export function withoutDaily({ text, folded }: Piece, { dailyLead, partWords }: HoursContext): string {
  const daily = dailyLead.exec(folded)?.[0].length ?? 0;
  const isOfPart = daily > 0 && containsPhrase(folded.slice(daily, folded.indexOf(':')), partWords);
  return isOfPart ? ' '.repeat(daily) + text.slice(daily) : text;
}

const EVENT = new RegExp(`(?<!\\p{L})${SAID.events}(?!\\p{Ll})`, 'iu');

/** What is held or offered at times of its own: "Happy hour", "Live music", but not "Karaoke bar". */
export function namesEvent(text: string, { houseWords }: HoursContext): boolean {
  return EVENT.test(text) && !containsPhrase(foldWord(text), houseWords);
}

/** On more days of the week a house has them in its name: "Karaoke King: Mon–Wed 6–12, Thu–Sat 6–2". */
const MOST_EVENT_DAYS = 5;

/**
 * "Live music every Friday 9–11"; `before` is what stands before the first of the
 * statements, the others follow it in its line.
 */
export function isOfEvent(
  statements: readonly HoursStatement[],
  before: string,
  context: HoursContext,
): boolean {
  const days = new Set(statements.flatMap((statement) => statement.days));
  if (statements[0]!.spans.length === 0 || days.size > MOST_EVENT_DAYS) return false;
  return namesEvent(before.slice(before.search(/[^.!?;]*$/)), context);
}

/** Under a heading of classes, events or services of worship that does not name hours as well. */
export function isUnderTimetable(line: Line, { timetableWords, hoursWords }: HoursContext): boolean {
  const [nearest, ...above] = headingPath(line.section);
  if (nearest === undefined) return false;
  if (containsPhrase(nearest, timetableWords))
    return !hoursWords.includes(nearest) || timetableWords.includes(nearest);
  if (containsPhrase(nearest, hoursWords)) return false;
  return above.some(
    (heading) => containsPhrase(heading, timetableWords) && !containsPhrase(heading, hoursWords),
  );
}

const CAMP = new RegExp(`(?<!\\p{L})${SAID.camps}(?!\\p{L})`, 'u');

/** Under "Summer camp", with no heading of hours below it: as long as a house is open, and yet not when it is. */
export function isUnderCamp({ section, region }: Line, { hoursWords }: HoursContext): boolean {
  const headings = region === 'main' ? headingPath(section) : [];
  const at = headings.findIndex((heading) => CAMP.test(heading));
  return at >= 0 && !headings.slice(0, at + 1).some((heading) => containsPhrase(heading, hoursWords));
}

/** "Dinner" on the line above or as a heading. */
export function isOfEvening({ section }: Line, lead: string | undefined, { lexicon }: HoursContext): boolean {
  const above = tokenizeHours(lead ?? section?.heading.slice(0, 60) ?? '', lexicon);
  return saidHalf(above, above.length) === 'pm';
}

/** "Closing day" as a heading: the days below it are those. */
export function closingHeading({ section, kind }: Line, { closedWords }: HoursContext): string | undefined {
  if (kind === 'heading') return undefined;
  return closedWords.includes(headingPath(section)[0] ?? '') ? section?.heading : undefined;
}

/** "Closing day:" and nothing else. */
export function isClosing({ folded }: Piece, { closedWords }: HoursContext): boolean {
  return closedWords.includes(folded.replace(/\s*[:：]\s*$/, '').replace(/^[【[]\s?(.*?)\s?[】\]]$/u, '$1'));
}

/** "Privatsprechstunde", "Inloopspreekuur": hours in the last part of a word. */
const COMPOUND = new RegExp(`\\p{L}${SAID.compounds}$`, 'u');

/** Under a heading of hours. */
export function isUnderHeading(line: Line, { hoursWords, lexicon }: HoursContext): boolean {
  return headingPath(sectionAboveTimes(line.section, lexicon))
    .slice(0, 2)
    .some((heading) => containsPhrase(heading, hoursWords) || COMPOUND.test(heading));
}

/** Is its own heading ("Saturday: 8am to 3pm"), or stands under one that is nothing but days. */
export function isUnderDays({ kind, text, section }: Line, { lexicon }: HoursContext): boolean {
  const heading = section?.heading ?? '';
  if (heading.length > 40) return false;
  return (kind === 'heading' && heading === text) || isDays(heading, lexicon);
}

/** With a word for opening or for hours in it; other sentences of the line say nothing of what has words of its own. */
export function saysOpen(
  { line, folded }: Piece,
  { strangers }: ParsedLine,
  { openWords }: HoursContext,
): boolean {
  const isPlain = strangers === 0 && line.text.length <= MAX_LINE_LENGTH;
  return containsPhrase(isPlain ? line.folded : folded, openWords);
}

/** "Kitchen until 9 pm" names nothing behind it. */
export const holdsTime = (text: string): boolean =>
  /\d[:.h]\d{2}(?!\d)|\d\s?(?:uhr|h|[ap]\.?m)(?!\p{L})|\d時/iu.test(text);

/** A short line that says what the hours after it are for: "Kitchen:", "Winter hours". */
export function isLead({ text, folded }: Piece, { leadWords, lexicon }: HoursContext): boolean {
  const isIntroduction = text.endsWith(':') ? text.length <= 50 : text.length <= 30;
  // "Summer break: 1 to 15 August." is a sentence of its own.
  const isSentence = /\d/.test(text) && /[.!]$/.test(text);
  if (
    !isIntroduction ||
    isSentence ||
    /\d{3}/.test(text) ||
    holdsTime(text) ||
    !containsPhrase(folded, leadWords)
  )
    return false;
  // "Garage Miller" names somebody.
  return text.endsWith(':') || parseHoursLine(text, lexicon).strangers === 0;
}

/** "Opening hours:" on a line of its own, as good as a heading for the lines right below. */
export function isHoursLead({ text, folded }: Piece, context: HoursContext): boolean {
  if (text.length > 50 || !containsPhrase(folded, context.hoursWords)) return false;
  return nameInLead(text.replace(/\s*[:：]$/, ''), context) === undefined && !/\d/.test(text);
}

/** Whether so few words and single times are foreign to opening hours that the piece can be about them. */
export function isAcceptable(
  { strangers, loneTimes, statements }: ParsedLine,
  isSurelyHours: boolean,
): boolean {
  const allowed = isSurelyHours ? 3 + statements.length * 2 : 0;
  return strangers <= allowed && loneTimes <= (isSurelyHours ? 1 : 0);
}

/** Phone numbers, in the groupings of many countries, and addresses of mail. */
const CONTACT = new RegExp(
  [
    String.raw`(?:\+\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}`,
    String.raw`(?:\+\d{2}|\b0\d{2,4})[\s/]{1,3}\d{3,}(?:\s?\d{2,4}){0,3}`,
    String.raw`(?<![\d.:])\d{2,3}(?:[ .]\d{2}){3,4}(?![\d:])`,
    String.raw`(?<!\d)\d{2,4}[ .]\d{3}[ .]\d{3}(?!\d)`,
    String.raw`(?<!\d)\d{2}[ -]\d{3}[ -]\d{2}[ -]\d{2}(?!\d)`,
    String.raw`(?<!\d)\(?\d{2,3}\)? \d{4,5}-\d{4}(?!\d)`,
    String.raw`(?<!\d)0\d{1,4}-\d{1,4}-\d{3,4}(?!\d)`,
    // "1-800-BIG-ROOF", "1 877 Flowers", "(512) FIX-ROOF".
    String.raw`(?<![\d:.])\+?1[-. ]\(?8(?:00|33|44|55|66|77|88)\)?[-. ][A-Za-z\d]{1,10}(?:-[A-Za-z\d]{1,7}){0,2}(?![A-Za-z\d])`,
    String.raw`(?<![\d:.])(?:\+?1[-. ])?\(?[2-9]\d{2}\)?[-. ](?=[\dA-Z]{0,3}[-. ]?[\dA-Z]*[A-Z])(?:[\dA-Z]{3}[-. ][\dA-Z]{4}|[\dA-Z]{7})(?![A-Za-z\d])`,
    String.raw`[^\s@]{1,64}@[^\s@]{3,80}`,
  ].join('|'),
  'g',
);

/** "12.00 13.30" between the dashes of two spans. */
const TIMES = /^(?:[01]?\d|2[0-4])[.][0-5]\d (?:[01]?\d|2[0-4])[.][0-5]\d$/;

/** "(Tuesday, if Monday is a holiday)": in brackets or, without spaces, up to the next sign, what holds in one case only. */
const CASE = new RegExp(`[(（][^()（）]{0,40}(?:${SAID.cases})[^()（）]{0,40}[)）]`, 'giu');
const SPACELESS_CASE = new RegExp(`[^\\s、。(（※／/]{0,14}(?:${SAID.cases})[^\\s、。)）※／/]{0,20}`, 'giu');

/** Digits of phone numbers are no times, words of addresses no words, cases no rules; blanks keep all positions. */
export function blankForeign(text: string, lexicon: Lexicon): string {
  const blank = (words: string): string => (TIMES.test(words) ? words : ' '.repeat(words.length));
  const plain = blankCounted(text.replace(CONTACT, blank).replace(CASE, blank), lexicon);
  return lexicon.isSpaceless ? plain.replace(SPACELESS_CASE, blank) : plain;
}

/** "Sun 12–4pm (roasts only)": remarks in brackets that name no day or time do not count against the rest. */
export function withoutRemarks(
  text: string,
  parsed: ParsedLine,
  parse: (text: string) => ParsedLine,
): ParsedLine {
  if (parsed.strangers === 0 || !/[(（]/.test(text)) return parsed;
  const rest = text.replace(/[(（][^()（）\d]{0,80}[)）]/g, (remark) => ' '.repeat(remark.length));
  const plain = rest === text ? parsed : parse(rest);
  return plain.statements.length < parsed.statements.length ? parsed : plain;
}

/** What is said behind an introduction that is set apart: "Visit our showroom: M–F 9–5". */
export function withoutIntroduction(text: string, parsed: ParsedLine, lexicon: Lexicon): ParsedLine {
  if (parsed.strangers === 0) return parsed;
  const { start } = parsed.statements[0]!;
  return parseHoursLine(' '.repeat(start) + text.slice(start), lexicon);
}
