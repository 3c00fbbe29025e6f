/** Finds the opening hours that the lines of a page state, and tells them from timetables and events. */
import type { Fact, Weekday } from '../../../contract/schemas/facts.ts';
import { containsPhrase, headingPath, type PageView } from '../page-view.ts';
import type { Line, Section } from '../lines.ts';
import { acceptGroups } from './accept-groups.ts';
import { contextOf, namesHours, type HoursContext } from './context.ts';
import { branchSections, factsOf, type Candidate } from './hours-facts.ts';
import { hoursLexicon, weekdays, type Lexicon } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';
import { MAX_LINE_LENGTH, piecesOf, type Piece } from './pieces.ts';
import type { ParsedLine } from './statement.ts';
import { goesOn, opensTelephone, type TelephoneScope } from './telephone-hours.ts';
import { foldWord } from '../words/index.ts';

/** Spans of these are no opening hours, though they are told like them. */
const EVENT = /happy|aperitivo/i;
/** "24 hours' notice": a time before something else. */
const NOTICE =
  /\d\s?(?:h|hrs|hours?|stunden|std|heures|horas|ore|uur|godzin|de ore|時間)\.?'?\s(?:in advance|notice|before|prior|vorher|im voraus|zuvor|vor |avant|a l'avance|antes|de antelacion|con antelacion|prima|di preavviso|de antecedencia|van tevoren|vooraf|przed|wczesniej|inainte|前)/;
const SPAN = /[\d０-９][:.h：][\d０-９]{2}\s?[-–—~〜～]|\d\s?(?:[ap]\.?m|uhr|h)\b|\d時/i;
const TIME = /[\d０-９]\s?(?:[:.h：]\s?[\d０-９]{2}|[ap]\.?m|uhr|h\b|[-–—]|時)/i;

/** Facts of kind `hours` in the visible text. */
export function readHours(page: PageView): Fact[] {
  const context = contextOf(page);
  const candidates: Candidate[] = [];
  let carried: { days: Weekday[]; quote: string } | undefined;
  let lead: { text: string; section: Section | undefined } | undefined;
  let last: Candidate | undefined;
  let term: Piece | undefined;
  let telephone: TelephoneScope | undefined;
  let index = 0;
  for (const piece of piecesOf(page, context)) {
    index += 1;
    if (NOTICE.test(piece.folded)) continue;
    const { line } = piece;
    if (line.section !== lead?.section) lead = undefined;
    telephone = opensTelephone(piece, index, context) ?? telephone;
    if (line.kind === 'term') term = piece;
    const isNear = carried !== undefined || (last !== undefined && index - last.index <= 1);
    const isDefined =
      line.kind === 'definition' && term !== undefined && term.line.group === line.group
        ? containsPhrase(term.folded, context.openWords)
        : false;
    const isClosing = isDefined && containsPhrase(term!.folded, context.closedWords);
    if (
      !isNear &&
      !isDefined &&
      !namesHours(piece.text, piece.folded, context.lexicon) &&
      !isLead(piece, context) &&
      !isSeasonal(piece, lead?.text, context) &&
      !isUnderHours(line, context) &&
      !opensForPurpose(piece, context)
    ) {
      lead = undefined;
      continue;
    }
    const isTimetable = isUnderTimetable(line, context);
    const text = blankContacts(isClosing ? `${term!.text} ${piece.text}` : piece.text);
    const parsed = withoutRemarks(text, parseHoursLine(text, context.lexicon, carried?.days), (rest) =>
      parseHoursLine(rest, context.lexicon, carried?.days),
    );
    const isTelephone = telephone !== undefined && goesOn(telephone, piece, index, parsed);
    const isSurelyHours =
      !isTimetable &&
      (isDefined ||
        isTelephone ||
        saysHours(line, context) ||
        containsPhrase(piece.folded, context.openWords));
    if (parsed.statements.length === 0) {
      const isDaysOnly = parsed.pendingDays.length > 0 && parsed.strangers === 0 && parsed.loneTimes === 0;
      carried = isDaysOnly && parsed.hasDays ? { days: parsed.pendingDays, quote: piece.quote } : undefined;
      lead = undefined;
      if (isLead(piece, context)) lead = { text: piece.text.replace(/\s*:$/, ''), section: line.section };
      continue;
    }
    const judged = isSurelyHours || isTimetable ? parsed : withoutIntroduction(text, parsed, context.lexicon);
    if (!isAcceptable(judged, isSurelyHours)) {
      carried = undefined;
      continue;
    }
    for (const statement of parsed.statements) {
      if (isTelephone) {
        statement.purpose = telephone!.label;
        telephone!.index = index;
        for (const day of statement.days) telephone!.days.add(day);
      }
      const quote: string =
        carried && !parsed.hasDays && !line.isDetached ? `${carried.quote} ${piece.quote}` : piece.quote;
      // "14–18" on a line of its own goes on with the day before it.
      const isContinued =
        statement.days.length === 0 &&
        !statement.hasHolidays &&
        statement.spans.length > 0 &&
        last !== undefined &&
        index - last.index <= 1 &&
        last.statement.spans.length > 0 &&
        parsed.strangers === 0;
      if (isContinued) statement.days = last!.statement.days;
      const isJoined = isContinued && !line.isDetached && last!.quote !== quote;
      last = {
        statement,
        quote: isJoined ? `${last!.quote} ${quote}` : quote,
        section: line.section,
        lead: lead?.text,
        isSurelyHours,
        strangers: parsed.strangers,
        isSeasonal: isSeasonal(piece, lead?.text, context),
        isSaidOpen: context.endsOpen.test(piece.folded.slice(0, statement.start)),
        index,
      };
      candidates.push(last);
    }
    carried = undefined;
  }
  giveDailyHoursDays(candidates);
  leaveOutClosedDays(candidates);
  const accepted = acceptGroups(candidates.filter(({ statement }) => !EVENT.test(statement.purpose ?? '')));
  const branches = branchSections(accepted, context);
  return dedupe(accepted.flatMap((candidate) => factsOf(candidate, branches, page, context)));
}

/** "Weekdays 10–19, closed on Tuesdays": under one heading a day that is named as closed is none of a wider range. */
function leaveOutClosedDays(candidates: readonly Candidate[]): void {
  for (const { statement, section, index } of candidates) {
    if (!statement.isClosed || statement.condition !== undefined || statement.days.length > 2) continue;
    for (const wide of candidates) {
      const { days, isGroup, isClosed, spans } = wide.statement;
      const isWider = isGroup && days.length >= 4 && !isClosed && spans.length > 0;
      const isBeside = wide.section === section && Math.abs(wide.index - index) <= 6;
      if (isWider && isBeside) wide.statement.days = days.filter((day) => !statement.days.includes(day));
    }
  }
}

/**
 * "Open 10–18. Closed on Sundays.": hours without days hold for every day but those that are said to be closed. Where
 * nothing is said of closed days, the days are unknown.
 */
function giveDailyHoursDays(candidates: readonly Candidate[]): void {
  for (const { statement, isSurelyHours, index, section } of candidates) {
    const isDaily =
      isSurelyHours &&
      statement.days.length === 0 &&
      !statement.hasHolidays &&
      statement.spans.some(({ opens, closes }) => opens !== null && closes !== '23:59');
    if (!isDaily) continue;
    const closed = candidates.filter(
      (other) =>
        other.statement.isClosed &&
        other.statement.condition === undefined &&
        other.statement.days.length > 0 &&
        (other.section === section || Math.abs(other.index - index) <= 3),
    );
    const isTold = candidates.some(
      (other) =>
        other.section === section && other.statement.spans.length > 0 && other.statement.days.length > 0,
    );
    if (closed.length === 0 || isTold) continue;
    const off = new Set(closed.flatMap((other) => other.statement.days));
    statement.days = weekdays.filter((day) => !off.has(day));
  }
}

/** Times right under a heading of hours, and rows that such a word opens. */
function isUnderHours(line: Line, { hoursWords }: HoursContext): boolean {
  if (!SPAN.test(line.text)) return false;
  const [nearest] = headingPath(line.section);
  const lead = line.cells.length > 0 ? foldWord(line.cells[0]!) : undefined;
  return (
    (nearest !== undefined && containsPhrase(nearest, hoursWords)) ||
    (lead !== undefined && containsPhrase(lead, hoursWords))
  );
}

/** "Summer / 10:00 to 19:00": under nothing but a season, a line of nothing but times. */
function isSeasonal({ text }: Piece, lead: string | undefined, { seasonWords }: HoursContext): boolean {
  return (
    lead !== undefined && text.length <= 40 && TIME.test(text) && containsPhrase(foldWord(lead), seasonWords)
  );
}

/** "Restaurant open from 8:00 to 20:00": no day, but what is open. */
function opensForPurpose({ text, folded }: Piece, { leadWords, openWords }: HoursContext): boolean {
  return (
    text.length <= 80 &&
    SPAN.test(text) &&
    containsPhrase(folded, openWords) &&
    containsPhrase(folded, leadWords)
  );
}

function isUnderTimetable(line: Line, { timetableWords, hoursWords }: HoursContext): boolean {
  const [nearest, ...above] = headingPath(line.section);
  if (nearest === undefined) return false;
  if (containsPhrase(nearest, timetableWords))
    return !hoursWords.includes(nearest) || timetableWords.includes(nearest);
  if (containsPhrase(nearest, hoursWords)) return false;
  return above.some(
    (heading) => containsPhrase(heading, timetableWords) && !containsPhrase(heading, hoursWords),
  );
}

function saysHours(line: Line, { hoursWords, openWords }: HoursContext): boolean {
  if (
    headingPath(line.section)
      .slice(0, 2)
      .some((heading) => containsPhrase(heading, hoursWords))
  )
    return true;
  return line.text.length <= MAX_LINE_LENGTH && containsPhrase(line.folded, openWords);
}

/** Phone numbers, in the groupings of many countries, and addresses of mail. */
const CONTACT =
  /(?:\+\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|(?:\+\d{2}|\b0\d{2,4})[\s/]{1,3}\d{3,}(?:\s?\d{2,4}){0,3}|(?<![\d.:])\d{2,3}(?:[ .]\d{2}){3,4}(?![\d:])|(?<!\d)\d{3}[ .]\d{3}[ .]\d{3}(?!\d)|[^\s@]{1,64}@[^\s@]{3,80}/g;

/** Digits of phone numbers are no times, words of addresses no words; blanks keep all positions. */
function blankContacts(text: string): string {
  return text.replace(CONTACT, (contact) => ' '.repeat(contact.length));
}

/** A short line that says what the hours after it are for: "Kitchen:", "Winter hours". */
function isLead({ text, folded }: Piece, { leadWords, lexicon }: HoursContext): boolean {
  const isIntroduction = text.endsWith(':') ? text.length <= 50 : text.length <= 30;
  if (!isIntroduction || /\d{3}/.test(text) || !containsPhrase(folded, leadWords)) return false;
  // "Garage Miller" names somebody.
  return text.endsWith(':') || parseHoursLine(text, lexicon).strangers === 0;
}

/** "Sun 12–4pm (roasts only)": remarks in brackets that name no day or time do not count against the rest. */
function withoutRemarks(text: string, parsed: ParsedLine, parse: (text: string) => ParsedLine): ParsedLine {
  if (parsed.strangers === 0 || !/[(（]/.test(text)) return parsed;
  const rest = text.replace(/[(（][^()（）\d]{0,80}[)）]/g, (remark) => ' '.repeat(remark.length));
  const plain = rest === text ? parsed : parse(rest);
  return plain.statements.length < parsed.statements.length ? parsed : plain;
}

function isAcceptable({ strangers, loneTimes, statements }: ParsedLine, isSurelyHours: boolean): boolean {
  const allowed = isSurelyHours ? 3 + statements.length * 2 : 0;
  return strangers <= allowed && loneTimes <= (isSurelyHours ? 1 : 0);
}

/** "Visit our showroom: M–F 9–5": what stands before the colon does not count against the rest. */
function withoutIntroduction(text: string, parsed: ParsedLine, lexicon: Lexicon): ParsedLine {
  const colon = text.indexOf(': ');
  const first = parsed.statements[0]!.start;
  if (colon < 0 || colon > 40 || colon > first || parsed.strangers === 0) return parsed;
  return parseHoursLine(text.slice(colon + 2), lexicon);
}

function dedupe(facts: Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ value }) => {
    const key = JSON.stringify(value);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** The words of a line of hours, for other extractors that must not take them for something else. */
export function looksLikeHours(line: Line, page: PageView): boolean {
  if (line.text.length > MAX_LINE_LENGTH || !TIME.test(line.text)) return false;
  const lexicon = hoursLexicon(page.language);
  if (!SPAN.test(line.text) && !namesHours(line.text, line.folded, lexicon)) return false;
  const parsed = parseHoursLine(line.text, lexicon);
  return parsed.statements.some(({ spans }) => spans.length > 0);
}

/** Whether a text is nothing but several days ("Tuesday to Friday at noon"). */
export function isDays(text: string, { language }: PageView): boolean {
  const { pendingDays, statements, strangers } = parseHoursLine(text, hoursLexicon(language));
  return strangers === 0 && [...pendingDays, ...statements.flatMap(({ days }) => days)].length > 1;
}
