/** Builds the statements of one line: what was said so far, and what has been finished. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import type { DayHalf, Lexicon } from './lexicon.ts';
import { emptyStatement, spreadOverDays, type HoursStatement, type ParsedLine } from './statement.ts';
import { closingText, sinceText } from './notice-text.ts';
import { isAfterBetween } from './token-shapes.ts';
import type { Token } from './tokenize.ts';

/** Up to the end of a bracket, without a sign that sets something apart. */
const BRACKET_REST = /^[^():;]*\)/u;
const OWN_OF_BRACKET: readonly Token['type'][] = ['day', 'closed', 'allDay', 'appointment'];

export class StatementBuilder {
  readonly text: string;
  readonly tokens: Token[];
  readonly lexicon: Lexicon;
  protected at = 0;
  protected readonly result: ParsedLine = {
    statements: [],
    pauses: [],
    pendingDays: [],
    pendingHolidays: false,
    strangers: 0,
    loneTimes: 0,
    hasDays: false,
    opening: undefined,
  };
  protected current: HoursStatement = emptyStatement();
  protected conditions: Token[] = [];
  protected purposes: Token[] = [];
  /** "Closed Tuesdays, 3rd Wednesday": what was said before the days holds for those that follow. */
  protected listsClosed = false;
  /** Halves of days that were named since the last statement. */
  protected halves = new Map<Weekday, DayHalf>();
  /** "Open Tuesday to Sunday": a word for open stands before the days. */
  protected isSaidOpen = false;
  /** "Tue–Sat: lunch 12–3, dinner 6–10": days that stand before the names of parts hold for all of them. */
  protected daysOfParts: Weekday[] = [];

  /** "April–October: Mon–Sat 9–7, Sun 10–5": a season set before days holds for those behind them, too. */
  protected standing: string | undefined;

  /** "Daily except Tuesdays": days that the days of the current statement leave out. */
  protected leftOut: Weekday[] = [];

  constructor(text: string, tokens: Token[], lexicon: Lexicon) {
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  protected finish(): void {
    if (this.current.isClosed && this.halves.size > 0) {
      this.current.closedHalves = new Map(
        [...this.halves].filter(([day]) => this.current.days.includes(day)),
      );
      this.current.days = this.current.days.filter((day) => !this.current.closedHalves.has(day));
      this.current.isClosed = this.hasDays();
    }
    this.halves = new Map();
    this.isSaidOpen = false;
    if (!this.hasDays() && this.purposes.length > 0 && this.current.spans.length > 0)
      this.current.days = this.daysOfParts;
    else this.daysOfParts = [];
    const own = this.conditionText();
    if (own !== undefined) this.standing = this.holdsOn() ? own : undefined;
    const condition = own ?? (this.hasDays() ? this.standing : undefined);
    for (const statement of this.byMeal({ ...this.current, condition }))
      this.result.statements.push(...spreadOverDays(statement));
    if (this.current.spans.length > 0) this.closeLeftOut();
    this.leftOut = [];
    this.current = emptyStatement();
    this.conditions = [];
    this.purposes = [];
  }

  /** "Lunch and dinner, 12–2 and 6–10": each of as many times is of its own meal; else all names are of all times. */
  private byMeal(statement: HoursStatement): HoursStatement[] {
    const meals = this.mealsNamed();
    const named = ({ start, end }: Token): string => this.text.slice(start, end);
    if (meals.length > 0 && meals.length === statement.spans.length)
      return meals.map((meal, at) => ({ ...statement, spans: [statement.spans[at]!], purpose: named(meal) }));
    const purpose = meals.length > this.purposes.length ? '' : this.purposes.map(named).join(' ');
    return [{ ...statement, purpose: purpose === '' ? undefined : purpose }];
  }

  /** Names of meals, lunch and dinner last; "a pranzo e cena" begins with when, and names over a list are of all of it. */
  private mealsNamed(): Token[] {
    const first = this.tokens.indexOf(this.purposes[0]!);
    const before = this.tokens[first - 1]?.type === 'and' ? this.tokens[first - 2] : undefined;
    const isWhen = ['filler', 'time'].includes(before?.type ?? '') && before?.half !== undefined;
    const meals = isWhen ? [before, ...this.purposes] : this.purposes;
    const [lunch, dinner] = meals.slice(-2);
    const areMeals = lunch?.half === 'am' && dinner?.half === 'pm';
    return areMeals && !/^\s?[:：]/.test(this.text.slice(dinner.end)) ? meals : [];
  }

  /** The words of the line from its first to its last word of condition. */
  protected conditionText(): string | undefined {
    const [first, last] = [this.conditions[0], this.conditions[this.conditions.length - 1]];
    if (!first || !last) return undefined;
    const notice = this.current.isClosed ? closingText(this, { first, last }) : undefined;
    if (notice !== undefined) return notice;
    const since = sinceText(this, { first, last });
    const start = this.leadOf(first)?.start ?? since?.start ?? first.start;
    const words = this.text.slice(start, since?.end ?? last.end).trim();
    const text = words.lastIndexOf('(') > words.lastIndexOf(')') ? words + this.bracketBehind(last) : words;
    return text.length <= 80 ? text : this.text.slice(first.start, first.end);
  }

  /** "(1 oct – 31 may)": the rest of a bracket that opens within a condition, if it tells neither days nor states of its own. */
  private bracketBehind({ end }: Token): string {
    const [rest] = BRACKET_REST.exec(this.text.slice(end, end + 40)) ?? [];
    const isTold = this.tokens.some(
      (token) =>
        token.start >= end && token.end <= end + (rest?.length ?? 0) && OWN_OF_BRACKET.includes(token.type),
    );
    return rest === undefined || isTold ? '' : rest;
  }

  /** Whether a condition with a colon opens a list: over days, or a season from one date to another. */
  private holdsOn(): boolean {
    const { conditions, current, text } = this;
    const isBefore = /^\s?\)?\s?[:：]/.test(text.slice(conditions.at(-1)!.end, current.start));
    return isBefore && (this.hasDays() || conditions.filter(({ type }) => type === 'month').length > 1);
  }

  /** "Closed until January 7", "between Christmas and New Year", "except in May": without the word it would be of that day alone. */
  private leadOf({ start }: Token): Token | undefined {
    const lead = this.tokens.findLast((token) => token.end <= start && token.type !== 'filler');
    if (lead?.type === 'except') return lead;
    if (lead?.type === 'from') return isAfterBetween(this.text, { start }) ? lead : undefined;
    const isWord = lead?.type === 'through' && lead.end - lead.start > 2;
    const isBetween = isWord && /\d\s*$/.test(this.text.slice(0, lead.start));
    return isWord && !isBetween ? lead : undefined;
  }

  /**
   * "Closed on Sundays and from 24 December to 2 January": what is listed behind days is closed, too; with nothing between
   * ("closed on Mondays in winter") it says when they are.
   */
  protected closeListed(): void {
    const [first] = this.conditions;
    const last = this.result.statements.at(-1);
    if (!this.listsClosed || this.hasValue() || this.hasDays() || !first || !last?.isClosed) return;
    const between = this.tokens.filter(({ start }) => start >= last.end && start < first.start);
    if (between.some(({ type }) => type === 'except')) return;
    if (!between.some(isJoint)) {
      last.condition ??= this.conditionText();
      this.conditions = [];
      return;
    }
    this.current.isClosed = true;
    for (const token of this.conditions) this.touch(token);
    this.finish();
  }

  /** "Closed in January and on Mondays": days that are listed behind a season or a date are closed always. */
  protected closeBeforeDays(day: Token): void {
    const { conditions, current, tokens } = this;
    if (conditions.length === 0 || this.hasDays()) return;
    const before = tokens.findLast(({ end, type }) => end <= day.start && !PASSED.includes(type));
    // "January 1, Monday" is one day.
    const isApart = before?.type === 'and' || (day.type === 'holidays' && before?.type === 'comma');
    if (!isApart) return;
    if (!current.isClosed) return this.closeListed();
    if (conditions[0]!.start < current.start) return;
    this.finish();
    this.current.isClosed = true;
    this.touch(day);
  }

  /** Who opens on all days but some is closed on those; of a season or a part of the house it is not said. */
  protected closeLeftOut(): void {
    const { leftOut: days, current } = this;
    if (days.length > 0 && this.conditions.length === 0 && this.purposes.length === 0)
      this.result.statements.push({
        ...emptyStatement(),
        days,
        isClosed: true,
        isLeftOut: true,
        start: current.start,
        end: current.end,
      });
    this.leftOut = [];
  }

  /** What stands behind has days of its own; the times of these may follow on the next line. */
  protected dropDays(): void {
    if (!this.hasValue()) {
      this.keepPending();
      this.closeLeftOut();
    }
    this.current = emptyStatement();
    this.isSaidOpen = false;
  }

  protected keepPending(): void {
    this.result.pendingDays = this.current.days;
    this.result.pendingHolidays = this.current.hasHolidays;
  }

  protected hasDays(): boolean {
    return this.current.days.length > 0 || this.current.hasHolidays;
  }

  protected hasValue(): boolean {
    return this.current.spans.length > 0 || this.current.isClosed || this.current.isByAppointment;
  }

  protected touch(token: Token): void {
    this.current.start = Math.min(this.current.start, token.start);
    this.current.end = Math.max(this.current.end, token.end);
  }
}

const isJoint = ({ type }: Token): boolean => type === 'and' || type === 'comma' || type === 'slash';

/** Between what joins a list and its next entry: "and on all bank holidays". */
const PASSED: readonly Token['type'][] = ['filler', 'from', 'word'];
