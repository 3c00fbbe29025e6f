/** Understands one line about opening hours: which days, which spans, closed, by appointment, under which condition. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { DayLists } from './day-lists.ts';
import type { Lexicon } from './lexicon.ts';
import { breakStart, withoutBreak } from './pauses.ts';
import { resolveSpan, resolveTime } from './resolve-span.ts';
import { emptyStatement, type HoursStatement, type ParsedLine } from './statement.ts';
import { dayFollows, isAfterBetween, isDate, isInColumns, isSlashSpan } from './token-shapes.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

/** Parses `text`; `carriedDays` are days that the line before named without a time. */
export function parseHoursLine(text: string, lexicon: Lexicon, carriedDays: Weekday[] = []): ParsedLine {
  return new LineParser(text, tokenizeHours(text, lexicon), lexicon).parse(carriedDays);
}

class LineParser extends DayLists {
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
      case 'break':
        if (this.readBreak()) return;
        break;
      case 'season':
      case 'month':
        this.readCondition(token);
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
        if (this.hasDays() && (this.hasValue() || this.listsClosed)) {
          this.current.isClosed ||= !this.hasValue();
          this.finish();
        } else if (!this.hasValue()) [this.conditions, this.purposes] = [[], []];
        // "Open Thursday to Monday. Closed on Tuesday.": what is closed has days of its own.
        if (this.isSaidOpen && !this.hasValue() && /[.!?]/.test(this.text[token.start]!)) this.dropDays();
        break;
      case 'filler':
        this.isSaidOpen ||= token.isOpen === true;
        break;
      case 'house':
      case 'late':
      case 'through':
      case 'and':
      case 'from':
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

  /** "April to October: daily 9–6, November to March: …": a condition that begins what follows ends what stands before. */
  private readCondition(token: Token): void {
    const [first] = this.conditions;
    const isNext =
      first !== undefined &&
      first.start < this.current.start &&
      this.hasValue() &&
      this.hasDays() &&
      ['comma', 'slash', 'dash'].includes(this.tokens[this.at - 1]?.type ?? '');
    if (isNext) this.finish();
    this.conditions.push(token);
  }

  private readPurpose(token: Token): void {
    if (this.hasValue() && this.hasDays()) {
      if (this.purposes.length === 0 || this.purposes[0]!.start < this.current.start) this.daysOfParts = [];
      const days = this.purposes.length > 0 ? this.current.days : [];
      const isBehind = this.purposes.some(({ start }) => start > this.current.start);
      this.finish();
      if (isBehind) this.daysOfParts = days;
    }
    // "Breakfast 7–10, lunch 12–2 Monday to Friday".
    else if (this.hasValue() && this.purposes.length > 0) this.finish();
    this.purposes.push(token);
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
    if (this.hasValue() && (!this.continuesSpans() || this.isUnknownBefore(from))) this.finish();
    const notBefore = last?.closes ? Number(last.closes.slice(0, 2)) * 60 + Number(last.closes.slice(3)) : 0;
    const span = resolveSpan(from.clock, to.clock, this.lexicon.isTwelveHour, notBefore);
    this.listsClosed = false;
    if (span) this.current.spans.push(span);
    else this.result.loneTimes += 1;
    this.touch(from);
    this.touch(to);
    this.at = endAt + 1;
  }

  /** "Mon–Fri 10–18, Xyz: 10–14": these times are of something else than the days before. */
  private isUnknownBefore({ start }: Token): boolean {
    const before = this.tokens[this.at - 1];
    return before?.type === 'word' && this.text.slice(before.end, start).trim() === ':';
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

  /** "9–12 and 14–18", "9–12, 14–18 Mon–Fri", "9–12 14–18": one day's spans, unless days are named after each. */
  private continuesSpans(): boolean {
    return (
      !this.current.isClosed &&
      this.current.spans.length > 0 &&
      (this.hasDays() || !dayFollows(this.tokens, this.at) || !this.result.hasDays)
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
    const opens = resolveTime(token.clock);
    // "11:30–14 and from 17": the evening goes on where a lone time stands behind spans that end before it.
    const isFurther =
      token.clock.isCertain &&
      this.hasDays() &&
      this.current.spans.length > 0 &&
      this.current.spans.every(({ closes }) => closes !== null && closes < opens);
    if ((isAnchored || isFurther) && before?.type === 'from')
      this.current.spans.push({ opens, closes: null });
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
    if (this.current.spans.length > 0 && this.readBreak()) return;
    // "Open Tuesday to Saturday, closed Sunday and Monday".
    if (this.isSaidOpen && !this.hasValue() && dayFollows(this.tokens, this.at + 1, 3)) this.dropDays();
    // "All day closed": what was said to be all day is not the opening.
    if (this.tokens[this.at - 1]?.type === 'allDay') this.current.spans.pop();
    this.setValue(token, (statement) => (statement.isClosed = true));
  }

  /** A break in the hours before it, or one that the line before may have. */
  private readBreak(): boolean {
    const start = breakStart(this.tokens, this.at);
    if (start === undefined) return false;
    const [kept, at] = [this.current, this.at];
    this.current = emptyStatement();
    this.at = start;
    this.readTimes(this.tokens[start] as Token & { type: 'time' });
    const [pause] = this.current.spans;
    this.current = kept;
    const broken = pause && withoutBreak(kept.spans, pause);
    if (broken) kept.spans = broken;
    else if (pause && kept.spans.length === 0) this.result.pauses.push(pause);
    else this.at = at;
    return this.at !== at;
  }

  private setValue(token: Token, set: (statement: HoursStatement) => void): void {
    if (this.hasValue()) this.finish();
    this.listsClosed = false;
    set(this.current);
    this.touch(token);
    this.at += 1;
  }
}
