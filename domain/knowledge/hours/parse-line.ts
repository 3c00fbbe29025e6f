/** Understands one line about opening hours: which days, which spans, closed, by appointment, under which condition. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays, type Lexicon } from './lexicon.ts';
import { resolveSpan, resolveTime } from './resolve-span.ts';
import { daysBetween, emptyStatement, type HoursStatement, type ParsedLine } from './statement.ts';
import { dayFollows, isAfterBetween, isDate, isInColumns, isSlashSpan, rangeEnd } from './token-shapes.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

/** Parses `text`; `carriedDays` are days that the line before named without a time. */
export function parseHoursLine(text: string, lexicon: Lexicon, carriedDays: Weekday[] = []): ParsedLine {
  return new LineParser(text, tokenizeHours(text, lexicon), lexicon).parse(carriedDays);
}

class LineParser {
  private readonly text: string;
  private readonly tokens: Token[];
  private readonly lexicon: Lexicon;
  private readonly result: ParsedLine = {
    statements: [],
    pendingDays: [],
    strangers: 0,
    loneTimes: 0,
    hasDays: false,
  };
  private at = 0;
  private current: HoursStatement = emptyStatement();
  private conditions: Token[] = [];
  private purposes: Token[] = [];
  /** "Closed Tuesdays, 3rd Wednesday": what was said before the days holds for those that follow. */
  private listsClosed = false;

  constructor(text: string, tokens: Token[], lexicon: Lexicon) {
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  parse(carriedDays: Weekday[]): ParsedLine {
    this.current.days = [...carriedDays];
    while (this.at < this.tokens.length) this.step(this.tokens[this.at]!);
    if (this.listsClosed && !this.hasValue() && this.hasDays()) this.current.isClosed = true;
    if (this.hasValue() || (this.conditions.length > 0 && this.current.days.length > 0)) this.finish();
    else this.result.pendingDays = this.current.days;
    return this.result;
  }

  private step(token: Token): void {
    switch (token.type) {
      case 'day':
      case 'holidays':
        return this.readDays();
      case 'time':
        return this.readTimes(token);
      case 'allDay':
        return this.readAllDay(token);
      case 'closed':
        return this.readClosed(token);
      case 'except':
        return this.leaveOut();
      case 'appointment':
        return this.setValue(token, (statement) => (statement.isByAppointment = true));
      case 'aside':
        return this.passByAside();
      case 'season':
      case 'month':
        this.conditions.push(token);
        break;
      case 'year':
        if (this.conditions.length > 0) this.conditions.push(token);
        break;
      case 'purpose':
        this.readPurpose(token);
        break;
      case 'word':
        this.result.strangers += 1;
        // "Emergency locksmith, open 24/7": the word before names no purpose of the hours.
        if (!this.hasValue()) this.purposes = [];
        break;
      case 'number':
        this.result.loneTimes += 1;
        break;
      case 'stop':
        if (this.hasValue() && this.hasDays()) this.finish();
        else if (!this.hasValue()) [this.conditions, this.purposes] = [[], []];
        break;
      case 'house':
      case 'late':
      case 'through':
      case 'and':
      case 'from':
      case 'filler':
      case 'comma':
      case 'slash':
      case 'dash':
        break;
    }
    this.at += 1;
  }

  /** "Last orders 21:30": a time that ends nothing. */
  private passByAside(): void {
    this.at += 1;
    while (['filler', 'from', 'through', 'dash', 'comma'].includes(this.tokens[this.at]?.type ?? ''))
      this.at += 1;
    if (this.tokens[this.at]?.type === 'time') this.at += 1;
  }

  /** "Daily except Wednesday": those days are taken from the ones before; whether they are closed is not said. */
  private leaveOut(): void {
    this.at += 1;
    const kept = this.hasValue() || this.hasDays() ? this.current : undefined;
    if (!kept) return;
    this.current = emptyStatement();
    while (this.tokens[this.at]?.type === 'from' || this.tokens[this.at]?.type === 'filler') this.at += 1;
    const { type } = this.tokens[this.at] ?? {};
    if (type === 'day' || type === 'holidays') this.readDays();
    const except = new Set(this.current.days);
    this.current = { ...kept, days: kept.days.filter((day) => !except.has(day)) };
  }

  private readPurpose(token: Token): void {
    if (this.hasValue() && this.hasDays()) this.finish();
    this.purposes.push(token);
  }

  private readDays(): void {
    const first = this.tokens[this.at]!;
    const isValueFirst = this.hasValue() && !this.hasDays() && !this.areClosed();
    if (this.hasValue() && !this.hasDays() && !isValueFirst) this.finish();
    if (this.hasValue() && this.hasDays()) this.finish();
    // Days after days without a time between: the earlier ones were only mentioned.
    if (!this.hasValue()) this.current.days = [];
    this.touch(first);
    const days = new Set<Weekday>(this.current.days);
    let last: Weekday | undefined;
    const isBetween = isAfterBetween(this.text, first);
    for (let isOpen = true; isOpen;) {
      const token = this.tokens[this.at];
      if (token?.type === 'holidays') this.current.hasHolidays = true;
      else if (token?.type === 'day') {
        for (const day of token.days) days.add(day);
        last = token.isGroup ? undefined : token.days[0];
        this.current.isGroup ||= token.isGroup;
      }
      if (token) this.touch(token);
      this.at += 1;
      const end = last === undefined ? undefined : rangeEnd(this.tokens, this.at, isBetween);
      if (end) {
        for (const day of daysBetween(last!, end.days[0]!)) days.add(day);
        last = end.days[0];
        this.touch(end);
        this.at = this.tokens.indexOf(end, this.at) + 1;
      }
      isOpen = this.skipToNextDay();
    }
    this.current.days = weekdays.filter((day) => days.has(day));
    this.result.hasDays = true;
    if (isValueFirst) {
      this.listsClosed = this.current.isClosed;
      this.finish();
    }
  }

  /** "10–19 (Sunday closed)": the days that follow times are those of the closing. */
  private areClosed(): boolean {
    let at = this.at;
    while (
      ['day', 'holidays', 'and', 'comma', 'dash', 'through', 'filler'].includes(this.tokens[at]?.type ?? '')
    )
      at += 1;
    return this.tokens[at]?.type === 'closed' && this.tokens[at + 1]?.type !== 'day';
  }

  /** Moves on to a day that is listed with the one before ("Mon, Wed and Fri"); false where none is. */
  private skipToNextDay(): boolean {
    let at = this.at;
    let separators = 0;
    while (at < this.tokens.length && at < this.at + 4) {
      const { type } = this.tokens[at]!;
      if (type === 'comma' || type === 'and' || type === 'slash') separators += 1;
      else if (type !== 'from' && type !== 'filler') break;
      at += 1;
    }
    const { type } = this.tokens[at] ?? { type: 'stop' };
    if ((separators === 0 && !this.lexicon.isSpaceless) || (type !== 'day' && type !== 'holidays'))
      return false;
    this.at = at;
    return true;
  }

  private readTimes(token: Token & { type: 'time' }): void {
    const link = this.tokens[this.at + 1];
    const isRange =
      link?.type === 'dash' ||
      link?.type === 'through' ||
      (link?.type === 'and' && isAfterBetween(this.text, token)) ||
      (link?.type === 'slash' && isSlashSpan(this.tokens, this.at));
    let endAt = this.at + 2;
    // In "午前9時～午後6時" and "18時～翌2時" words stand before the hour that ends it.
    const between = ['from', 'through', ...(this.lexicon.isSpaceless ? ['filler'] : [])];
    while (isRange && between.includes(this.tokens[endAt]?.type ?? '')) endAt += 1;
    const end = this.tokens[endAt];
    if (link?.type === 'aside') {
      this.at += 1;
      this.passByAside();
    } else if (isDate(this.tokens, this.at)) {
      this.conditions.push(token);
      this.at += 1;
    } else if (isRange && end?.type === 'time') this.readSpan(token, end, endAt);
    else if (!isRange && isInColumns(this.tokens, this.at))
      this.readSpan(token, link as Token & { type: 'time' }, this.at + 1);
    else if (isRange && (end?.type === 'late' || end?.type === 'closed'))
      this.addOpenEnded(token, end, endAt);
    else this.readLoneTime(token);
  }

  private readSpan(from: Token & { type: 'time' }, to: Token & { type: 'time' }, endAt: number): void {
    this.reopenAppointment(from);
    const last = this.current.spans[this.current.spans.length - 1];
    if (this.hasValue() && !this.continuesSpans()) this.finish();
    const notBefore = last?.closes ? Number(last.closes.slice(0, 2)) * 60 + Number(last.closes.slice(3)) : 0;
    const span = resolveSpan(from.clock, to.clock, this.lexicon.isTwelveHour, notBefore);
    this.listsClosed = false;
    if (span) this.current.spans.push(span);
    else this.result.loneTimes += 1;
    this.touch(from);
    this.touch(to);
    this.at = endAt + 1;
  }

  /** "By appointment Tuesday to Saturday, 8:30 to 5:30": the times are of those days, the appointment their condition. */
  private reopenAppointment({ start }: Token): void {
    const last = this.result.statements[this.result.statements.length - 1];
    const isFollowing =
      last !== undefined &&
      last.isByAppointment &&
      last.days.length > 0 &&
      !this.hasValue() &&
      !this.hasDays() &&
      !this.tokens.some((token) => token.type === 'stop' && token.start >= last.end && token.end <= start);
    if (!isFollowing) return;
    this.result.statements.pop();
    this.current = { ...last, isByAppointment: false };
    const token = this.tokens.find(({ type }) => type === 'appointment');
    if (token) this.conditions.push(token);
  }

  /** "9–12 and 14–18", "9–12, 14–18", "9–12 14–18": one day's spans, unless days are named after each. */
  private continuesSpans(): boolean {
    return (
      !this.current.isClosed &&
      this.current.spans.length > 0 &&
      (this.hasDays() || !dayFollows(this.tokens, this.at))
    );
  }

  private addOpenEnded(from: Token & { type: 'time' }, end: Token, endAt: number): void {
    if (this.hasValue() && !this.continuesSpans()) this.finish();
    const previous = this.current.spans.at(-1)?.closes;
    const opens = resolveTime(
      this.lexicon.isTwelveHour &&
        from.clock.meridiem === undefined &&
        !from.clock.is24 &&
        from.clock.hour <= 6 &&
        previous !== null
        ? { ...from.clock, meridiem: 'pm' }
        : from.clock,
    );
    this.current.spans.push({ opens, closes: null });
    this.touch(from);
    this.touch(end);
    this.at = endAt + 1;
  }

  private readLoneTime(token: Token & { type: 'time' }): void {
    const before = this.tokens[this.at - 1];
    const isAnchored = token.clock.isCertain && !this.hasValue();
    if (isAnchored && before?.type === 'from')
      this.current.spans.push({ opens: resolveTime(token.clock), closes: null });
    else if (isAnchored && before?.type === 'through')
      this.current.spans.push({ opens: null, closes: resolveTime(token.clock) });
    else this.result.loneTimes += 1;
    this.touch(token);
    this.at += 1;
  }

  private readAllDay(token: Token): void {
    if (this.current.isClosed) this.at += 1;
    else this.setValue(token, (statement) => statement.spans.push({ opens: '00:00', closes: '23:59' }));
  }

  private readClosed(token: Token): void {
    // "All day closed": what was said to be all day is not the opening.
    if (this.tokens[this.at - 1]?.type === 'allDay') this.current.spans.pop();
    this.setValue(token, (statement) => (statement.isClosed = true));
  }

  private setValue(token: Token, set: (statement: HoursStatement) => void): void {
    if (this.hasValue()) this.finish();
    this.listsClosed = false;
    set(this.current);
    this.touch(token);
    this.at += 1;
  }

  private hasDays(): boolean {
    return this.current.days.length > 0 || this.current.hasHolidays;
  }

  private hasValue(): boolean {
    return this.current.spans.length > 0 || this.current.isClosed || this.current.isByAppointment;
  }

  private touch(token: Token): void {
    this.current.start = Math.min(this.current.start, token.start);
    this.current.end = Math.max(this.current.end, token.end);
  }

  private finish(): void {
    const condition = this.conditionText();
    const purpose = this.purposes.map(({ start, end }) => this.text.slice(start, end)).join(' ');
    this.result.statements.push({
      ...this.current,
      condition,
      purpose: purpose === '' ? undefined : purpose,
    });
    this.current = emptyStatement();
    this.conditions = [];
    this.purposes = [];
  }

  /** The words of the line from its first to its last word of condition. */
  private conditionText(): string | undefined {
    const [first, last] = [this.conditions[0], this.conditions[this.conditions.length - 1]];
    if (!first || !last) return undefined;
    const words = this.text.slice(first.start, last.end).trim();
    const isOpen = words.includes('(') && !words.includes(')') && this.text[last.end] === ')';
    const text = isOpen ? `${words})` : words;
    return text.length <= 80 ? text : this.text.slice(first.start, first.end);
  }
}
