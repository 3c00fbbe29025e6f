/** Goes through the pieces of a page and gathers its statements of hours with what stands around them. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { containsPhrase } from '../page/page-view.ts';
import { isWithin } from '../page/boxes.ts';
import type { ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { addressedBranch, placeOf, type Addressed } from './addressed.ts';
import { alwaysOf } from './around-the-clock.ts';
import { isAlways, statementsAbove, type Candidate } from './candidate.ts';
import { namesHours, type HoursContext } from './context.ts';
import * as gate from './gate.ts';
import { isOfDates, isOfMonths } from './dates.ts';
import { introductionOf, tailOf } from './introduction.ts';
import { isNote } from './mark-notes.ts';
import { parseHoursLine } from './parse-line.ts';
import type { Piece } from './piece.ts';
import { breakUp, breakUpDays } from './pauses.ts';
import { leadAt, sharedBox, type LeadAbove } from './lead-above.ts';
import { NamesAbove } from './names-above.ts';
import { nameInLead } from './scope-name.ts';
import { servedHours } from './served-hours.ts';
import type { HoursStatement, ParsedLine, Pause } from './statement.ts';
import { isDays, isTimes } from './table-pieces.ts';
import { callBefore, goesOn, opensTelephone, type TelephoneScope } from './telephone-hours.ts';

/** A piece that states hours, as it was read. */
interface Told {
  text: string;
  parsed: ParsedLine;
  /** Under a term such as "Opening hours". */
  isDefined: boolean;
  addressed: Addressed | undefined;
}

/** Days without times, for what stands below. */
interface CarriedDays {
  days: Weekday[];
  hasHolidays: boolean;
  /** Each in a column of its own: nothing but times below is of all of them. */
  isHead: boolean;
  quote: string;
}

/** Goes through the pieces of a page; what one of them says may hold for those that follow. */
export class HoursReader {
  readonly candidates: Candidate[] = [];
  private readonly context: HoursContext;
  private readonly names: NamesAbove;
  private carried: CarriedDays | undefined;
  /** Where days stand on a line of their own: below another such line, the times behind may be of any of them. */
  private stacked: { index: number; line: Line; days: readonly Weekday[] } | undefined;
  private lead: LeadAbove | undefined;
  private last: Candidate | undefined;
  private lastLine: Line | undefined;
  private term: Piece | undefined;
  /** The days of parts, or of times below days, that were told last, line by line. */
  private parts: { days: Weekday[]; quote: string; index: number } | undefined;
  /** Where a line stands that says nothing but "Opening hours:", or the last of the hours below it. */
  private hoursLead: number | undefined;
  private telephone: TelephoneScope | undefined;
  /** A line that says nothing but "Closing day", for the days right below. */
  private closing: { text: string; index: number; box: ElementNode | undefined } | undefined;
  private lineBefore: Line | undefined;
  /** A break that was told before any hours, for those right below. */
  private pauseAbove: { span: Pause['span']; index: number } | undefined;

  constructor(context: HoursContext) {
    this.context = context;
    this.names = new NamesAbove(context);
  }

  read(piece: Piece, index: number): void {
    const { context } = this;
    if (gate.isNotice(piece)) return;
    const { line } = piece;
    const { lineBefore } = this;
    this.lineBefore = line;
    this.lead = leadAt(this.lead, line, index);
    this.telephone = opensTelephone(piece, index, context) ?? this.telephone;
    if (line.kind === 'term') this.term = piece;
    const closing = this.closingOver(piece, index);
    if (this.carried === undefined && gate.isClosing(piece, context))
      this.closing = { text: piece.text, index, box: lineBefore && sharedBox(lineBefore, line) };
    const served = servedHours(piece, context);
    const [first] = served;
    if (first && !gate.isUnderTimetable(line, context) && !gate.isTheirs(piece, first.start, context))
      return this.tellServed(piece, served, index);
    if (this.carried?.isHead === true && !isTimes(piece.text, context.lexicon)) this.carried = undefined;
    const isDefined = this.isDefinition(line);
    if (!this.mayTell(piece, index, isDefined)) return this.passBy(piece, index);
    const addressed = closing === undefined ? addressedBranch(piece.text) : undefined;
    const own = addressed
      ? ' '.repeat(addressed.start) + piece.text.slice(addressed.start)
      : gate.withoutDaily(piece, context);
    const text = gate.blankForeign(closing === undefined ? own : `${closing} ${piece.text}`, context.lexicon);
    const above = { ...this.carried, isEvening: gate.isOfEvening(line, this.lead?.text, context) };
    const parse = (part: string): ParsedLine => parseHoursLine(part, context.lexicon, above);
    const parsed = gate.withoutRemarks(text, parse(text), parse);
    if (parsed.opening && this.mayOpen(line, isDefined, index)) {
      parsed.statements.push(parsed.opening);
      parsed.loneTimes = 0;
    }
    for (const pause of parsed.pauses) this.takeOut(pause, parsed, index);
    this.takeOutAbove(parsed, index);
    if (parsed.statements.length === 0) this.keepLead(piece, parsed, index);
    else this.tell(piece, { text, parsed, isDefined: isDefined || closing !== undefined, addressed }, index);
  }

  /** Takes a break out of the hours of its line, or of those right above where it tells none. */
  private takeOut(pause: Pause, parsed: ParsedLine, index: number): void {
    const told = parsed.statements.filter((statement) => statement !== pause.hours);
    const isOfLine = told.some(({ spans }) => spans.length > 0);
    if (pause.days.length === 0) {
      if (isOfLine) breakUp(parsed.statements, pause.span);
      else {
        const above = statementsAbove(this.candidates, index);
        breakUp(above, pause.span);
        if (above.length === 0) this.pauseAbove = { span: pause.span, index };
      }
    } else if (isOfLine) {
      const broken = told.flatMap((statement) => breakUpDays(statement, pause));
      const isBreak = pause.hours === undefined || broken.some((statement, at) => statement !== told[at]);
      if (isBreak) parsed.statements = broken;
    } else if (this.breakAbove(pause, index)) parsed.statements = told;
  }

  /** "We are closed for lunch 1–2." over the hours, line by line. */
  private takeOutAbove({ statements }: ParsedLine, index: number): void {
    const { pauseAbove } = this;
    if (pauseAbove?.index !== index - 1 || statements.length === 0) return;
    breakUp(statements, pauseAbove.span);
    this.pauseAbove = { ...pauseAbove, index };
  }

  /** Whether some of the hours right above had the break. */
  private breakAbove(pause: Pause, index: number): boolean {
    const above = statementsAbove(this.candidates, index);
    let isBroken = false;
    for (const candidate of this.candidates.filter(({ statement }) => above.includes(statement))) {
      const [first, ...more] = breakUpDays(candidate.statement, pause);
      isBroken ||= first !== candidate.statement;
      candidate.statement = first!;
      this.candidates.push(...more.map((statement) => ({ ...candidate, statement })));
    }
    return isBroken;
  }

  /** "Closing day" as a term, a heading or a line of its own above; in a box with the line before it, it is said of that line. */
  private closingOver({ line }: Piece, index: number): string | undefined {
    const { closing, context, term } = this;
    if (this.isDefinition(line) && containsPhrase(term!.folded, context.closedWords)) return term!.text;
    const isBelow = closing?.index === index - 1 && (!closing.box || isWithin(line.container, closing.box));
    return isBelow ? closing.text : gate.closingHeading(line, context);
  }

  /** "Lunch: 12–2", "Dinner: 6–9", with their days in the line above. */
  private tellServed(piece: Piece, served: readonly HoursStatement[], index: number): void {
    const { parts } = this;
    const before = parts?.index === index - 1 ? parts : this.dayAbove(piece.line, index);
    const above = this.carried ?? before;
    const isDaily = served.every(({ days }) => days.length === 0);
    const isOfDays = above !== undefined && isDaily && !piece.line.isDetached;
    const quote = isOfDays ? `${above.quote} ${piece.quote}` : piece.quote;
    if (isOfDays) for (const statement of served) statement.days = above.days;
    this.parts = isOfDays ? { days: above.days, quote, index } : undefined;
    this.carried = undefined;
    const plain = { scope: undefined, isSurelyHours: true, tail: undefined, strangers: 0, isServed: true };
    for (const statement of served)
      this.candidates.push(this.candidateOf({ ...piece, quote }, statement, index, plain));
  }

  /** Under a term such as "Opening hours". */
  private isDefinition({ kind, group }: Line): boolean {
    const { term, context } = this;
    if (kind !== 'definition' || term === undefined || term.line.group !== group) return false;
    return containsPhrase(term.folded, context.openWords);
  }

  /** Under a heading, a term or a line of hours. */
  private isUnderHours(line: Line, isDefined: boolean, index: number): boolean {
    return isDefined || gate.isUnderHeading(line, this.context) || this.hoursLead === index - 1;
  }

  /** Whether a lone time is when it opens: under hours, or right below those of other days. */
  private mayOpen(line: Line, isDefined: boolean, index: number): boolean {
    const { last, context } = this;
    const isBelow = last?.index === index - 1 && last.section === line.section && last.isSurelyHours;
    return !gate.isUnderTimetable(line, context) && (isBelow || this.isUnderHours(line, isDefined, index));
  }

  /** A cheap test before parsing. */
  private mayTell(piece: Piece, index: number, isDefined: boolean): boolean {
    const { context, last } = this;
    return (
      this.carried !== undefined ||
      (last !== undefined && index - last.index <= 1) ||
      isDefined ||
      (this.hoursLead === index - 1 && gate.mayHoldSpan(piece.text)) ||
      namesHours(piece.text, piece.folded, context.lexicon) ||
      gate.isLead(piece, context) ||
      gate.isSeasonal(piece, this.lead?.text, context) ||
      gate.isUnderHours(piece.line, context) ||
      gate.opensForPurpose(piece, context) ||
      gate.isLabelled(piece, context)
    );
  }

  /** What tells no hours may name those behind it. */
  private passBy(piece: Piece, index: number): void {
    this.lead = undefined;
    this.names.keep(piece, index);
    if (gate.isHoursLead(piece, this.context)) this.hoursLead = index;
  }

  private keepLead(piece: Piece, parsed: ParsedLine, index: number): void {
    const { pendingDays: days, pendingHolidays: hasHolidays } = parsed;
    const isDaysOnly = (days.length > 0 || hasHolidays) && parsed.strangers === 0 && parsed.loneTimes === 0;
    const isHead = piece.line.cells.filter((cell) => isDays(cell, this.context.lexicon)).length > 1;
    const { stacked } = this;
    // "Thu–Sat" over "Thursday to Saturday" says the same twice.
    const isStacked =
      stacked?.index === index - 1 &&
      !isNewHeading(piece.line, stacked.line) &&
      days.join() !== stacked.days.join();
    if (isDaysOnly && parsed.hasDays) this.stacked = { index, line: piece.line, days };
    this.carried =
      isDaysOnly && parsed.hasDays && !isStacked
        ? { days, hasHolidays, isHead, quote: piece.quote }
        : undefined;
    // "Kitchen:" over a list of days and their times.
    if (!isDaysOnly) this.lead = undefined;
    const isHouse = nameInLead(piece.text, this.context)?.isPart === false;
    if (gate.isLead(piece, this.context) && !isHouse)
      this.lead = { text: piece.text.replace(/\s*:$/, ''), line: piece.line, index };
    if (gate.isHoursLead(piece, this.context) || (isDaysOnly && this.hoursLead === index - 1))
      this.hoursLead = index;
    if (!isDaysOnly) this.names.keep(piece, index);
  }

  private tell(piece: Piece, { text, parsed, isDefined, addressed }: Told, index: number): void {
    const { context, telephone } = this;
    const { line } = piece;
    const isTelephone = telephone !== undefined && goesOn(telephone, piece, index, parsed);
    const isTimetable = gate.isUnderTimetable(line, context);
    const isUnderHours = isTelephone || this.isUnderHours(line, isDefined, index);
    const isSaid = gate.saysOpen(piece, parsed, context);
    const isOpening = parsed.statements.some((statement) => statement === parsed.opening);
    const isSurelyHours = !isTimetable && (isUnderHours || isSaid || isOpening);
    if (this.hoursLead === index - 1) this.hoursLead = index;
    const [first] = parsed.statements as [HoursStatement];
    const before = introductionOf(text.slice(0, first.start), line.cells[0], context);
    const judged =
      before.isApart && !isTimetable ? gate.withoutIntroduction(text, parsed, context.lexicon) : parsed;
    const isOther = gate.isUnderCamp(line, context) || gate.isTheirs(piece, first.start, context);
    if (!gate.isAcceptable(judged, isSurelyHours) || isOther) {
      this.carried = undefined;
      return;
    }
    this.names.readAbove(parsed.statements, index);
    let end = 0;
    for (const [at, statement] of parsed.statements.entries()) {
      if (gate.isOfEvent(parsed.statements.slice(at), text.slice(end, statement.start), context)) {
        end = Math.max(end, statement.end);
        continue;
      }
      const introduction =
        at === 0 ? before : introductionOf(text.slice(end, statement.start), undefined, context);
      end = Math.max(end, statement.end);
      const scope =
        placeOf(addressed, statement) ?? this.names.scopeOf(introduction, piece, statement, index);
      const candidate = this.candidateOf(piece, statement, index, {
        scope,
        tail: at === parsed.statements.length - 1 ? tailOf(text.slice(end), context) : undefined,
        isSurelyHours,
        strangers: parsed.strangers,
        isServed: false,
      });
      if (isTelephone) this.answer(statement, index);
      else if (!isUnderHours && at === 0) statement.purpose ??= callBefore(piece, statement.start, context);
      const around = alwaysOf(
        { ...candidate, strangers: judged.strangers },
        {
          isUnderHours,
          before: piece.folded.slice(0, statement.start),
          own: text.slice(statement.start, end),
          after: text.slice(end),
        },
        context,
      );
      if (around?.of === 'unknown') continue;
      if (around?.of === 'business') candidate.scope = placeOf(addressed, statement);
      if (around?.of === 'part') statement.purpose = around.label;
      this.goOn(candidate, piece, parsed);
      this.candidates.push(candidate);
      this.last = candidate;
      this.lastLine = line;
    }
    if (this.carried && !parsed.hasDays)
      this.parts = { days: this.carried.days, quote: this.candidates.at(-1)?.quote ?? piece.quote, index };
    // "Open daily except Tuesdays." over "11am to 9pm".
    const isOfLeftOut =
      parsed.pendingDays.length > 0 && parsed.statements.every(({ isLeftOut }) => isLeftOut);
    this.carried = isOfLeftOut
      ? {
          days: parsed.pendingDays,
          hasHolidays: parsed.pendingHolidays,
          isHead: false,
          quote: piece.quote,
        }
      : undefined;
  }

  private candidateOf(
    { line, folded, text, quote }: Piece,
    statement: HoursStatement,
    index: number,
    told: Pick<Candidate, 'scope' | 'tail' | 'isSurelyHours' | 'strangers' | 'isServed'>,
  ): Candidate {
    const { context, lead } = this;
    return {
      ...told,
      statement,
      quote,
      section: line.section,
      lead: lead?.text,
      isTimetable: gate.isUnderTimetable(line, context),
      isHeading: gate.isUnderDays(line, context),
      isOfDates: isOfDates(statement, context),
      isFurniture: line.region !== 'main',
      isSeasonal: gate.isSeasonal({ text, folded, quote, line }, lead?.text, context),
      isOfMonths: told.strangers === 0 && isOfMonths(statement, context),
      isSaidOpen: context.endsOpen.test(folded.slice(0, statement.start)),
      index,
    };
  }

  /** "Kitchen 12–2, 6–9" in the box of a day and its hours is of that day. */
  private dayAbove({ container }: Line, index: number): { days: Weekday[]; quote: string } | undefined {
    const { last, lastLine } = this;
    const box = container.parent;
    const isBelow = last !== undefined && index - last.index <= 1 && last.statement.purpose === undefined;
    return isBelow && box?.parent?.parent !== undefined && box === lastLine?.container.parent
      ? { days: last.statement.days, quote: last.quote }
      : undefined;
  }

  /** "14–18" on a line of its own goes on with the day before it; days alone, with the times behind them. */
  private goOn(candidate: Candidate, { line, quote }: Piece, parsed: ParsedLine): void {
    const { last, carried } = this;
    const { statement, index } = candidate;
    if (carried && !parsed.hasDays && !line.isDetached) candidate.quote = `${carried.quote} ${quote}`;
    if (statement.days.length === 0 && statement.purpose !== undefined && !isAlways(statement))
      statement.days = this.dayAbove(line, index)?.days ?? [];
    const isContinued =
      statement.days.length === 0 &&
      !statement.hasHolidays &&
      statement.spans.length > 0 &&
      !isAlways(statement) &&
      statement.purpose === undefined &&
      statement.condition === undefined &&
      !isOfDates(statement, this.context) &&
      last !== undefined &&
      !isNote(line) &&
      // "Kitchen: daily 12–2. Open from 11."
      !(candidate.isSaidOpen && last.scope?.isPart === true) &&
      (candidate.scope === undefined || candidate.scope === last.scope) &&
      index - last.index <= 1 &&
      last.statement.spans.length > 0 &&
      parsed.strangers === 0;
    if (!isContinued) return;
    statement.days = last.statement.days;
    candidate.scope ??= last.scope;
    if (!line.isDetached && last.quote !== candidate.quote)
      candidate.quote = `${last.quote} ${candidate.quote}`;
  }

  private answer(statement: HoursStatement, index: number): void {
    const { telephone } = this;
    if (telephone === undefined) return;
    statement.purpose = telephone.label;
    telephone.index = index;
    for (const day of statement.days) telephone.days.add(day);
  }
}

/** A heading of another kind than the line above begins a part of its own. */
function isNewHeading({ kind, container }: Line, above: Line): boolean {
  return kind === 'heading' && container.name !== above.container.name;
}
