/** Understands one line about opening hours: which days, which spans, closed, by appointment, under which condition. */
import { weekdays, type Weekday } from '../../../contract/schemas/weekdays.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';
import { Brackets } from './brackets.ts';
import type { Lexicon } from './lexicon.ts';
import { durationMinutes } from './overlap.ts';
import { breakStart, withoutBreak } from './pauses.ts';
import { resolveTime, type Span } from './resolve-span.ts';
import { emptyStatement, type HoursStatement, type ParsedLine, type Pause } from './statement.ts';
import { closesDaysBehind, dayFollows, isDate } from './token-shapes.ts';
import { tokenizeHours, type Token } from './tokenize.ts';

/** What was said above a line. */
export interface SaidAbove {
  /** Days that the line before named without a time. */
  days?: Weekday[] | undefined;
  hasHolidays?: boolean;
  /** "Dinner": bare hours are those after noon. */
  isEvening?: boolean;
}

/** Parses `text` with what was said above it. */
export function parseHoursLine(text: string, lexicon: Lexicon, above: SaidAbove = {}): ParsedLine {
  return new LineParser(text, tokenizeHours(text, lexicon), lexicon).parse(above);
}

const OR = new RegExp(`(?<!\\p{L})${inAnyLanguage.hours.alternatives}\\s*$`, 'u');

/** What a line may hold that tells only when some days begin. */
const OF_OPENING: readonly Token['type'][] = [
  'day',
  'time',
  'and',
  'comma',
  'slash',
  'dash',
  'filler',
  'from',
  'through',
];

/** What stands between a season and the next one behind its times. */
const SEASON_SPANS: readonly Token['type'][] = ['time', 'dash', 'through', 'and', 'from', 'filler', 'slash'];

/** What stands between the word for a break and its days or times, or behind them ("closed for lunch daily 12–1"). */
const BESIDE_PAUSE: readonly Token['type'][] = ['filler', 'from', 'purpose', 'break'];
/** Longer times with the word behind them are hours, and the break is between them and the next. */
const MAX_BREAK_MINUTES = 3 * 60;
/** Behind the word and no list of days, which may be the closed ones before those of the times, half a day. */
const MAX_CLOSED_MINUTES = 6 * 60;
/** "Closed Sunday, Saturday 9–12": what begins earlier behind such a list are hours. */
const FIRST_BREAK = '11:00';

class LineParser extends Brackets {
  parse({ days = [], hasHolidays = false, isEvening = false }: SaidAbove): ParsedLine {
    this.current.days = [...days];
    this.current.hasHolidays = hasHolidays;
    this.isEveningAbove = isEvening;
    while (this.at < this.tokens.length) this.step(this.tokens[this.at]!);
    if (this.listsClosed && !this.hasValue() && this.hasDays()) this.current.isClosed = true;
    this.closeListed();
    if (this.hasValue() || (this.conditions.length > 0 && this.current.days.length > 0)) this.finish();
    else {
      if (this.hasDays()) this.keepPending();
      this.result.opening = this.openingOf();
      if (this.isSaidOpen && this.result.strangers === 0) this.closeLeftOut();
    }
    return this.result;
  }

  protected parseAlone(tokens: Token[], days: Weekday[]): ParsedLine {
    return new LineParser(this.text, tokens, this.lexicon).parse({ days });
  }

  private openingOf(): HoursStatement | undefined {
    const times = this.tokens.filter((token) => token.type === 'time');
    const [time] = times as [Token & { type: 'time' }];
    const isPlain = times.length === 1 && this.tokens.every(({ type }) => OF_OPENING.includes(type));
    if (!isPlain || !time.clock.isCertain || this.tokens.at(-1) !== time || !this.result.hasDays)
      return undefined;
    if (!['day', 'comma', 'filler', 'from'].includes(this.tokens.at(-2)?.type ?? '')) return undefined;
    return { ...this.current, spans: [{ opens: resolveTime(time.clock), closes: null }] };
  }

  private step(token: Token): void {
    if (this.readBracket(token)) return;
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
        // "Any time on weekdays or by appointment on weekends": of the days behind it alone.
        if (!this.hasValue() && this.isAlternative() && dayFollows(this.tokens, this.at + 1)) this.dropDays();
        return this.setValue(token, (statement) => (statement.isByAppointment = true));
      case 'aside':
        return this.passByAside();
      case 'break':
        if (this.readPauseOfDays() || this.readBreak() || this.breaksBefore()) return;
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
        this.endAppointment();
        this.standing = undefined;
        // "Emergency locksmith, open 24/7": the word before names no purpose of the hours.
        if (!this.hasValue()) this.purposes = [];
        break;
      case 'number':
        if (isDate(this.tokens, this.at)) this.conditions.push(token);
        else this.result.loneTimes += 1;
        break;
      case 'stop':
        this.closeListed();
        if (this.endsClosing(token)) this.finish();
        else if (this.hasDays() && (this.hasValue() || this.listsClosed)) {
          this.current.isClosed ||= !this.hasValue();
          this.finish();
        } else if (!this.hasValue()) [this.conditions, this.purposes] = [[], []];
        if (/[.!?。]/.test(this.text[token.start]!)) this.standing = undefined;
        // "Open Thursday to Monday. Closed on Tuesday.": what is closed has days of its own.
        if (this.isSaidOpen && !this.hasValue() && /[.!?]/.test(this.text[token.start]!)) this.dropDays();
        break;
      case 'filler':
        this.isSaidOpen ||= token.isOpen === true;
        if (token.isOpen) this.endAppointment();
        break;
      case 'house':
        // "Kitchen: 12–2, restaurant: 10–11": what stands behind the house is not of the part before it.
        if (this.purposes.length > 0 && this.hasValue() && /^\s?:/.test(this.text.slice(token.end)))
          this.finish();
        break;
      case 'late':
        if (this.endsOpening()) return;
        break;
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

  /** "Closed from 29 March to 2 April. Emergencies only.": what is said of dates ends with its sentence. */
  private endsClosing({ start }: Token): boolean {
    return (
      this.current.isClosed &&
      this.conditions.length > 0 &&
      !this.hasDays() &&
      /[.!?。]/.test(this.text[start]!)
    );
  }

  /** Behind "or", in any language. */
  private isAlternative(): boolean {
    return OR.test(foldWord(this.text.slice(0, this.tokens[this.at]!.start)));
  }

  /** "April to October: daily 9–6, November to March: …": a condition that begins what follows ends what stands before. */
  private readCondition(token: Token): void {
    const [first] = this.conditions;
    const isNext =
      first !== undefined &&
      first.start < this.current.start &&
      this.hasValue() &&
      ['comma', 'slash', 'dash', 'stop'].includes(this.tokens[this.behindFillers()]?.type ?? '');
    // "Fri 9–5, 1st Saturday 9–12": of the day behind it.
    const isOfNext = this.tokens[this.at + 1]?.type === 'day' && this.hasValue() && this.hasDays();
    const isSecond = this.isSecondSeason();
    const { days } = this.current;
    if (isNext || isOfNext || isSecond) this.finish();
    if (isSecond && !dayFollows(this.tokens, this.at + 1)) this.current.days = days;
    this.conditions.push(token);
  }

  /** The last token that is more than a small word ("in winter"). */
  private behindFillers(): number {
    let at = this.at - 1;
    while (this.tokens[at]?.type === 'filler' && this.tokens[at]?.isOpen !== true) at -= 1;
    return at;
  }

  /** "Daily April to September 10–6, October to March 10–4": days before two seasons, each with its times behind it. */
  private isSecondSeason(): boolean {
    const last = this.tokens.indexOf(this.conditions.at(-1)!);
    const [next, ...more] = this.tokens.slice(last + 1, this.at).filter(({ type }) => type !== 'comma');
    const isBehind = ['time', 'dash', 'from', 'filler'].includes(next?.type ?? '');
    return (
      last >= 0 &&
      isBehind &&
      this.hasDays() &&
      this.current.spans.length > 0 &&
      this.current.start < this.conditions[0]!.start &&
      more.every(({ type }) => SEASON_SPANS.includes(type)) &&
      this.tokens.slice(this.at).some(({ type }) => type === 'time')
    );
  }

  private readPurpose(token: Token): void {
    if (this.isNamedBehind(token)) return this.nameBehind(token);
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

  /** "11–2 (lunch), 5–9 (dinner)": the name in brackets is of the times right before it. */
  private isNamedBehind({ start, end }: Token): boolean {
    const before = this.tokens[this.at - 1];
    if (before?.type !== 'time' || this.current.spans.length === 0 || this.purposes.length > 0) return false;
    return /^\s?[(（]$/.test(this.text.slice(before.end, start)) && /^[)）]/.test(this.text.slice(end));
  }

  private nameBehind(token: Token): void {
    if (!this.hasDays()) this.current.days = this.daysOfParts;
    const { days } = this.current;
    this.purposes.push(token);
    this.finish();
    this.daysOfParts = days;
  }

  private readAllDay(token: Token): void {
    if (this.current.isClosed) this.at += 1;
    else this.setValue(token, (statement) => statement.spans.push({ opens: '00:00', closes: '23:59' }));
  }

  private readClosed(token: Token): void {
    if (this.readPauseOfDays() || this.closesDaysFrom()) return;
    if (this.current.spans.length > 0 && (this.closesBetween() || this.readBreak() || this.closesFrom()))
      return;
    if (!this.hasValue() && this.closesAt()) return;
    if (this.endsOpening()) return;
    if (this.closesAtWord()) {
      this.result.strangers += 1;
      this.at += 1;
      return;
    }
    // "Open Tuesday to Saturday, closed Sunday and Monday".
    if (this.isSaidOpen && !this.hasValue() && closesDaysBehind(this.tokens, this.at)) this.dropDays();
    // "All day closed": what was said to be all day is not the opening.
    if (this.tokens[this.at - 1]?.type === 'allDay') this.current.spans.pop();
    this.setValue(token, (statement) => (statement.isClosed = true));
  }

  /** "Mon–Fri 9–17, 12–13 closed", "daily 12–13 closed": a break with the word behind its times. */
  private closesBetween(): boolean {
    const [pause, ...spans] = this.current.spans.toReversed();
    const isWhole = pause !== undefined && pause.opens !== null && pause.closes !== null;
    if (!isWhole || !this.isBehindTime()) return false;
    const broken = withoutBreak(spans.reverse(), pause);
    const ends = this.endsPart();
    const isBreak = this.tokens.slice(this.at, this.at + 2).some(({ type }) => type === 'break');
    const isLast = this.hasDays() ? ends && !this.timeFollows() : !isBreak || !this.timeFollows();
    const isApart = spans.length === 0 && isLast;
    if ((!broken && !isApart) || (!ends && dayFollows(this.tokens, this.at + 1, 3))) return false;
    const { days } = this.current;
    // "Wednesday 9–12 closed": a break of longer hours told elsewhere, or the half of the day that it is open.
    const mayOpen = !broken && !isBreak && this.hasDays() && days.length < weekdays.length;
    if (mayOpen) this.finish();
    if (!broken || !this.isInBrackets(this.at))
      this.addPause(pause, broken ? [] : days, mayOpen ? this.result.statements.at(-1) : undefined);
    if (broken) this.current.spans = broken;
    else this.current = emptyStatement();
    this.at += 1;
    return true;
  }

  /** Nothing but small words between a time and what stands here; "9–12, afternoons closed" is said of the afternoon. */
  private isBehindTime(): boolean {
    const isSmall = ({ type, half }: Token): boolean =>
      half === undefined && (type === 'filler' || (type === 'from' && this.lexicon.isSpaceless));
    const time = this.tokens.slice(0, this.at).findLast((token) => !isSmall(token));
    return time?.type === 'time';
  }

  /** "Daily 12–13 lunch break": the word behind times that are as short as breaks are, and no others behind it. */
  private breaksBefore(): boolean {
    const [pause] = this.current.spans.slice(-1);
    const isShort = pause !== undefined && durationMinutes(pause) <= MAX_BREAK_MINUTES;
    return isShort && this.closesBetween();
  }

  /** Nothing but a sign, the name of the break or nothing at all behind the word. */
  private endsPart(): boolean {
    const isEnd = /^\s*(?:$|[,.;|)）、。])/u.test(this.text.slice(this.tokens[this.at]!.end));
    return isEnd || this.tokens[this.at + 1]?.type === 'break';
  }

  /** More times before the sentence ends or other days begin: "9–12 (lunch break) 14–18". */
  private timeFollows(): boolean {
    const next = this.tokens
      .slice(this.at + 1)
      .find(({ type }) => type === 'time' || type === 'stop' || type === 'day');
    return next?.type === 'time';
  }

  /** What holds for the whole week is said of all days that have hours. */
  private addPause(span: Span, days: readonly Weekday[], hours?: HoursStatement): void {
    this.result.pauses.push({ span, days: days.length === weekdays.length ? [] : [...days], hours });
  }

  /** "Closed daily 12–1", "closed from 12 to 1, Monday to Thursday": what stands behind the word, read as hours, is one break. */
  private readPauseOfDays(): boolean {
    if (this.conditions.length > 0) return false;
    const behind = this.tokens.slice(this.at + 1, this.endOfSentence());
    const [, closing] = behind.filter(({ type }) => type === 'time');
    const comma = behind.findIndex(
      ({ type, start }) => type === 'comma' && start >= (closing?.end ?? Infinity),
    );
    const pause = this.pauseIn(behind) ?? this.pauseIn(behind.slice(0, Math.max(0, comma)));
    if (pause === undefined) return false;
    const before = this.tokens.slice(0, this.at);
    const own = before.slice(before.findLastIndex(({ type }) => type === 'stop' || type === 'comma') + 1);
    if (this.hasValue()) this.finish();
    // "Our phones are closed daily 12–1": of something else.
    if (!own.some(({ type, half }) => type === 'word' || (type === 'purpose' && half === undefined)))
      this.addPause(pause.span, pause.days);
    this.result.hasDays = true;
    this.current = emptyStatement();
    this.at += 1;
    while ((this.tokens[this.at]?.end ?? Infinity) <= pause.end) this.at += 1;
    while (this.isBesidePause()) this.at += 1;
    return true;
  }

  private isBesidePause(): boolean {
    return BESIDE_PAUSE.includes(this.tokens[this.at]?.type ?? 'stop');
  }

  /** The break that the tokens behind the word at hand tell, if they tell nothing else. */
  private pauseIn(behind: readonly Token[]): (Pause & { end: number }) | undefined {
    const plain = behind.filter(({ type }) => type !== 'break');
    const time = plain.findIndex(({ type }) => type === 'time');
    if (time < 0) return undefined;
    const { statements, pendingDays, pauses } = this.parseAlone(plain, []);
    const [told, ...more] = statements;
    if (!told || more.length > 0 || pendingDays.length > 0 || pauses.length > 0) return undefined;
    const [span, ...spans] = told.spans;
    if (!span?.opens || !span.closes || spans.length > 0 || told.condition !== undefined) return undefined;
    const own = this.hasValue() ? [] : this.current.days;
    // "Mon–Fri 9–5, closed 12–1" is a break of these hours, "Sunday closed Monday 9–5" none.
    if (told.days.length > 0 ? own.length > 0 : own.length === 0 && this.hasValue()) return undefined;
    const lead = plain.slice(
      0,
      plain.findIndex(({ start }) => start >= told.start),
    );
    const day = plain.slice(0, time).findLastIndex(({ type }) => type === 'day');
    const between = this.text.slice((plain[day] ?? this.tokens[this.at]!).end, plain[time]!.start);
    const isGlued = !/[,，、|/(（.;]/u.test(between);
    // "Closed Mondays, otherwise open 10–6": these are hours.
    const isLed = [...lead, ...plain.slice(day + 1, time)].every(
      ({ type, isOpen }) => BESIDE_PAUSE.includes(type) && isOpen !== true,
    );
    const areListed = plain.slice(0, time).filter(({ type }) => type === 'day').length > 1;
    const isNight = !areListed && span.closes <= span.opens;
    const isShort = areListed
      ? durationMinutes(span) <= MAX_BREAK_MINUTES && span.opens >= FIRST_BREAK
      : durationMinutes(span) <= MAX_CLOSED_MINUTES;
    return isGlued && isLed && (isShort || isNight)
      ? { span, days: told.days.length > 0 ? told.days : own, end: told.end }
      : undefined;
  }

  /** Where the sentence or the bracket ends that the word at hand stands in, or the next such word follows. */
  private endOfSentence(): number {
    const { end } = this.tokens[this.at]!;
    const bracket = this.isInBrackets(this.at) ? this.text.slice(end).search(/[)）]/u) : -1;
    const close = bracket < 0 ? Infinity : end + bracket;
    const isEnd = ({ type, start }: Token): boolean => type === 'stop' || type === 'closed' || start > close;
    const at = this.tokens.findIndex((token, index) => index > this.at && isEnd(token));
    return at < 0 ? this.tokens.length : at;
  }

  private isInBrackets(at: number): boolean {
    const before = this.text.slice(0, this.tokens[at]!.start);
    return (
      Math.max(before.lastIndexOf('('), before.lastIndexOf('（')) >
      Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
    );
  }

  /** A break in the hours before it, or one that the line before may have. */
  private readBreak(): boolean {
    const start = breakStart(this.tokens, this.at);
    if (start === undefined || isDate(this.tokens, start)) return false;
    const [kept, at] = [this.current, this.at];
    this.current = emptyStatement();
    this.at = start;
    this.readTimes(this.tokens[start] as Token & { type: 'time' });
    const [pause] = this.current.spans;
    this.current = kept;
    const broken = pause && withoutBreak(kept.spans, pause);
    if (broken) kept.spans = broken;
    // In brackets it is of the hours right before.
    if (pause && (broken ? !this.isInBrackets(at) : kept.spans.length === 0)) this.addPause(pause, []);
    else if (!broken) this.at = at;
    // "Closed 12–1 for lunch".
    if (this.at !== at) while (this.isBesidePause()) this.at += 1;
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
