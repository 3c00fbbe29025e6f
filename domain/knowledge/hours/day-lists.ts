/** Reads the days of opening hours: single ones, ranges, lists, and those that are left out. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import { closedBehind, halfBehind, withoutBreak } from './pauses.ts';
import { daysBetween, emptyStatement, type HoursStatement } from './statement.ts';
import { StatementBuilder } from './statement-builder.ts';
import type { Token } from './tokenize.ts';
import {
  endsWithValue,
  isAfterBetween,
  isDate,
  isDatedDay,
  isUntilBehind,
  rangeEnd,
} from './token-shapes.ts';

/** Letters of a short day. */
const MAX_SHORT = 3;
/** What stands within and around the times of some days. */
const OF_TIMES = ['time', 'dash', 'through', 'and', 'filler', 'from'];
/** What stands between days and the word that they are closed; halves of the day beside it. */
const BEFORE_CLOSED = ['day', 'holidays', 'and', 'comma', 'dash', 'through', 'from', 'filler'];
/** What stands in a day or a range of days. */
const OF_ONE_ITEM = ['day', 'dash', 'through', 'filler', 'from'];
/** Days between Monday and Friday. */
const MIN_INNER = 3;

/** Words of the name that a few days have. */
const MAX_NAMED = 3;

/** "Wednesday except the first": so few days are no whole of which some are left out. */
const MIN_LEFT = 3;

/** What stands between days that are left out and times of their own: "except Sundays, when we are open from 10 to 4". */
const BEFORE_OTHER = ['filler', 'from', 'comma', 'dash', 'word'];
const MAX_TO_OTHER = 6;

/** So many days between dashes are a list. */
const MIN_DASHED = 3;

export class DayLists extends StatementBuilder {
  /** Before it, dashes stand between the days of a list. */
  private dashedUntil = 0;
  /** Behind "except". */
  private isLeavingOut = false;

  protected readDays(): void {
    const first = this.tokens[this.at]!;
    if (!this.isDated()) this.closeBeforeDays(first);
    else if ((this.current.isClosed || this.listsClosed) && !this.hasDays()) {
      // "Closed on Friday 27 March": the date says which one.
      this.at += 1;
      return;
    }
    const areOfNext =
      this.areClosed() ||
      this.haveOnlyHalf() ||
      (this.isBracketed(first) && this.isUntil(this.behindDays(this.at))) ||
      this.areSetOff(first);
    const isValueFirst = this.hasValue() && !this.hasDays() && !areOfNext;
    if (this.hasValue() && !this.hasDays() && !isValueFirst) this.finish();
    if (this.hasValue() && this.hasDays()) this.finish();
    // Days after days without a time between: the earlier ones were only mentioned.
    if (!this.hasValue()) {
      this.current.days = [];
      // "At noon except Mondays, in the evening Thursday to Saturday": which times follow of which is not said.
      const before = this.tokens.slice(0, this.at).findLast(({ type }) => type !== 'from');
      if (before?.half !== undefined) this.leftOut = [];
    }
    this.touch(first);
    const isUnconditional = this.conditions.length === 0;
    if (isUnconditional && first.type === 'day' && this.isDated()) this.conditions.push(first);
    const days = new Set<Weekday>(this.current.days);
    let last: Weekday | undefined;
    const isBetween = isAfterBetween(this.text, first);
    this.dashedUntil = this.endOfDashed();
    let listed: Weekday[] = [];
    let lastItem: Weekday[] = [];
    for (let isOpen = true; isOpen;) {
      const token = this.tokens[this.at];
      const item: Weekday[] = [];
      if (token?.type === 'holidays') this.current.hasHolidays = true;
      else if (token?.type === 'day') {
        item.push(...token.days);
        last = token.isGroup ? undefined : token.days[0];
        this.current.isGroup ||= token.isGroup;
      }
      if (token) this.touch(token);
      this.at += 1;
      const end =
        last === undefined || this.at < this.dashedUntil
          ? undefined
          : (rangeEnd(this.tokens, this.at, isBetween) ?? this.slashEnd(last));
      if (end) {
        item.push(...daysBetween(last!, end.days[0]!));
        last = end.days[0];
        this.touch(end);
        this.at = this.tokens.indexOf(end, this.at) + 1;
      }
      for (const day of item) days.add(day);
      const half = token?.half ?? end?.half ?? halfBehind(this.tokens, this.at);
      const isOfNext =
        (isValueFirst && this.haveNextOwnTimes()) ||
        // "Except Wednesday afternoon, Sat 9–1": half a day that is left out has no times.
        (this.isLeavingOut && half !== undefined && this.haveNextOwnValues());
      isOpen = !isOfNext && this.skipToNextDay();
      // "Wednesday and Friday afternoon": whether all of the first is meant is not said.
      const halved = isOpen || this.lexicon.isSpaceless ? item : [...listed, ...item];
      if (half)
        for (const day of halved) if (item.includes(day) || !this.halves.has(day)) this.halves.set(day, half);
      listed = [...listed, ...item];
      lastItem = item;
    }
    this.current.days = weekdays.filter((day) => days.has(day));
    this.result.hasDays = true;
    if (this.readOnlyHalf(lastItem)) return;
    if (isValueFirst) {
      this.listsClosed = this.current.isClosed;
      this.finish();
      this.shareDays();
    }
  }

  /** "Monday - Wednesday - Friday": where the last of such a list stands; a dash between two tells a range. */
  private endOfDashed(): number {
    const isDay = (token: Token | undefined): boolean => token?.type === 'day' && !token.isGroup;
    let end = this.at;
    while (isDay(this.tokens[end]) && this.tokens[end + 1]?.type === 'dash' && isDay(this.tokens[end + 2]))
      end += 2;
    return end - this.at >= 2 * (MIN_DASHED - 1) ? end : this.at;
  }

  /** A day with its date behind it; in Japanese the date comes first. */
  private isDated(): boolean {
    return !this.lexicon.isSpaceless && isDatedDay(this.text, this.tokens, this.at);
  }

  /** "Wednesday mornings only": closed in the other half of the day, and so are all of a list that is not closed anyway. */
  private readOnlyHalf(last: readonly Weekday[]): boolean {
    const { isClosed, days } = this.current;
    const closed = this.hasValue() && !isClosed ? undefined : closedBehind(this.tokens, this.at);
    if (closed === undefined) return false;
    for (const day of isClosed ? last : days) this.halves.set(day, closed.half);
    this.current.isClosed = true;
    this.at = closed.end;
    this.finish();
    return true;
  }

  /** "Lunch 12–2, dinner 6–10, every day": days behind the last of several parts are those of all, and so is every day behind the house. */
  private shareDays(): void {
    const [last, ...before] = this.result.statements.toReversed();
    if (last === undefined || (last.purpose === undefined && last.days.length < weekdays.length)) return;
    const end = before.findIndex(({ days, purpose }) => days.length > 0 || purpose === undefined);
    for (const statement of before.slice(0, end < 0 ? undefined : end)) statement.days = last.days;
  }

  /** "10–19 (Sunday closed)": the days that follow times are those of the closing. */
  private areClosed(): boolean {
    let at = this.at;
    const isBefore = ({ type, half, isOnly }: Token): boolean =>
      isOnly !== true && (BEFORE_CLOSED.includes(type) || half !== undefined);
    while (at < this.tokens.length && isBefore(this.tokens[at]!)) at += 1;
    // "9:00–17:00（土日を除く）": in Japanese the word stands behind the days, too.
    const isLeftOut = this.lexicon.isSpaceless && this.tokens[at]?.type === 'except';
    return isLeftOut || (this.tokens[at]?.type === 'closed' && this.tokens[at + 1]?.type !== 'day');
  }

  /** "9–12, 14–18 (Wednesday mornings only)": the days that follow times keep one half of these. */
  private haveOnlyHalf(): boolean {
    const days = this.tokens.slice(this.at, this.behindDays(this.at));
    const last = days.findLastIndex(({ type }) => type === 'day' || type === 'holidays');
    return !this.current.isClosed && closedBehind(this.tokens, this.at + last + 1) !== undefined;
  }

  /** "9–21 (Saturday until 18)". */
  private isBracketed({ start }: Token): boolean {
    return /[(（]\s?$/.test(this.text.slice(Math.max(0, start - 2), start));
  }

  /** "11–22 (Sat and Sun 10–20)", "11–22, Sundays 10–20": days set off from the times before, with their own right behind. */
  private areSetOff(first: Token): boolean {
    const before = this.tokens[this.at - 1]?.type ?? '';
    if (!this.isBracketed(first) && !['comma', 'slash', 'stop'].includes(before)) return false;
    const from = this.behindDays(this.at);
    const at = this.tokens[from]?.type === 'from' ? from + 1 : from;
    const time = this.tokens[at];
    if (time?.type !== 'time' || isDate(this.tokens, at)) return false;
    if (/[)）]/.test(this.text.slice(first.start, time.start))) return false;
    if (this.isBracketed(first)) return true;
    // "9–12, Mon–Fri 14–18 Sat": where days stand behind their times, these are of the next.
    let behind = at;
    while (OF_TIMES.includes(this.tokens[behind]?.type ?? '')) behind += 1;
    return this.tokens[behind]?.type !== 'day';
  }

  /** "9–21 every day, Sundays until 18", "9–5 Mon–Fri, Sat 9–1": the next days have times of their own behind them. */
  private haveNextOwnTimes(): boolean {
    if (this.current.isClosed && this.haveNextOwnValues()) return true;
    if (this.tokens[this.at]?.type !== 'comma') return false;
    const at = this.behindDays(this.at + 1);
    const types = this.tokens.slice(this.at + 1, at).map(({ type }) => type);
    const isLast = !types.includes('comma') && !this.tokens.slice(at).some(({ type }) => type === 'day');
    const isOwn =
      this.isUntil(at) || (isLast && this.tokens[at]?.type === 'time' && !isDate(this.tokens, at));
    return types.length > 0 && isOwn;
  }

  /** "Closed Monday, Tue–Sat 10–6, Sun 12–5", "Closed Mon. Tue–Sun 11–8": the next day or range has times, and so it goes on. */
  private haveNextOwnValues(): boolean {
    let from = this.at;
    while (this.isLeavingOut && this.tokens[from]?.half !== undefined) from += 1;
    if (this.tokens[from]?.type === 'comma') from += 1;
    if (this.isLeavingOut && this.tokens[from]?.type === 'and') from += 1;
    const behind = this.tokens.slice(from);
    const end = behind.findIndex(({ type }) => !OF_ONE_ITEM.includes(type));
    const days = behind.slice(0, Math.max(0, end)).filter(({ type }) => type !== 'filler' && type !== 'from');
    const isOne = days.length > 0 && days.every(({ type }, at) => (type === 'day') === (at % 2 === 0));
    return isOne && behind[end]?.type === 'time' && !isDate(behind, end) && endsWithValue(behind);
  }

  /** Where the days that stand here end. */
  private behindDays(from: number): number {
    const joins = ['day', 'holidays', 'and', 'slash', 'comma', 'filler'];
    const typeAt = (index: number) => this.tokens[index]?.type ?? '';
    let at = from;
    while (joins.includes(typeAt(at)) || (typeAt(at) === 'dash' && typeAt(at + 1) === 'day')) at += 1;
    return at;
  }

  /** A time until which something lasts, and none from which: "until 7", "～19:00", "18時まで". */
  private isUntil(at: number): boolean {
    const isSpaceless = this.lexicon.isSpaceless;
    const [first, second, third] = this.tokens
      .slice(at, at + 4)
      .filter(({ type }) => type !== 'from' || !isSpaceless);
    if (first?.type === 'through' || (first?.type === 'dash' && isSpaceless))
      return second?.type === 'time' && third?.type !== 'dash';
    return first?.type === 'time' && isUntilBehind(this.text, first);
  }

  /** Moves on to a day that is listed with the one before ("Mon, Wed and Fri"); false where none is. */
  private skipToNextDay(): boolean {
    let at = this.at;
    let separators = 0;
    while (at < this.tokens.length && at < this.at + 4) {
      const { type, isOnly, half } = this.tokens[at]!;
      // "Wednesday mornings only, Sunday closed": what follows is told anew.
      if (isOnly) break;
      // "Daily at noon except Mondays, and in the evening Thursday to Saturday": so is what is open then.
      if (half && separators > 0 && !this.current.isClosed && !this.listsClosed) break;
      const isDash = type === 'dash' && at < this.dashedUntil;
      if (type === 'comma' || type === 'and' || type === 'slash' || isDash) separators += 1;
      else if (type !== 'from' && type !== 'filler') break;
      at += 1;
    }
    const { type } = this.tokens[at] ?? { type: 'stop' };
    const isApart = separators > 0 || this.lexicon.isSpaceless || this.isShortNext(at);
    if (!isApart || (type !== 'day' && type !== 'holidays')) return false;
    this.at = at;
    return true;
  }

  /** "Lun/Ven 9–18", where that is how a range is written and no day between them is told apart. */
  private slashEnd(first: Weekday): (Token & { type: 'day' }) | undefined {
    const [slash, end, after] = this.tokens.slice(this.at, this.at + 3);
    if (!this.lexicon.hasSlashRanges || slash?.type !== 'slash' || after?.type === 'slash') return undefined;
    if (end?.type !== 'day' || end.isGroup) return undefined;
    const inner = daysBetween(first, end.days[0]!).slice(1, -1);
    const isTold = this.tokens.some(
      (token) => token.type === 'day' && token.days.some((day) => inner.includes(day)),
    );
    return inner.length >= MIN_INNER && !isTold ? end : undefined;
  }

  /** "Mo Di Do Fr 9–18", "Mar. Gio. 9–13": short days with nothing between. */
  private isShortNext(at: number): boolean {
    const [before, next] = [this.tokens[this.at - 1], this.tokens[at]];
    if (at !== this.at || before?.type !== 'day' || next?.type !== 'day') return false;
    const isShort = next.end - next.start <= MAX_SHORT && before.end - before.start <= MAX_SHORT;
    return isShort && /^\.?\s$/.test(this.text.slice(before.end, next.start));
  }

  /** "Daily except Wednesday": those days are taken from the ones before, and closed unless times of their own follow. */
  protected leaveOut(): void {
    const isPause = this.tokens[this.at - 1]?.type === 'time' && this.leaveOutPause();
    this.at += 1;
    if (isPause || this.leaveOutBefore()) return;
    const kept = this.hasValue() || this.hasDays() ? this.current : this.reopenLast();
    // "Closed Mondays, except bank holidays": what is left out of a list of closed days is none of it.
    if (!kept) {
      this.listsClosed = false;
      return;
    }
    this.current = emptyStatement();
    // "Every evening except Mondays": all of these is left out.
    this.halves = new Map();
    while (['from', 'filler', 'through'].includes(this.tokens[this.at]?.type ?? '')) this.at += 1;
    this.passByNamedDays();
    const { type } = this.tokens[this.at] ?? {};
    this.isLeavingOut = true;
    if (type === 'day' || type === 'holidays') this.readDays();
    this.isLeavingOut = false;
    const except = this.current;
    if (this.halves.size > 0) return this.leaveOutHalves(kept);
    // "Open 9–6 except Wednesdays": hours without days are of all but those.
    const isDaily =
      kept.spans.length > 0 && kept.days.length === 0 && !kept.hasHolidays && !this.tellsOther();
    const days = isDaily && except.days.length > 0 ? weekdays : kept.days;
    const left = { ...kept, days: days.filter((day) => !except.days.includes(day)) };
    this.current = left;
    // "At 9 every day, except Sundays from 10 to 4": what was said of the others is not known, and what follows is not theirs.
    if (kept.spans.length === 0 && this.result.loneTimes > 0 && this.tellsOther()) {
      this.current = except;
      return;
    }
    if (kept.spans.length === 0 || !this.tellsOther()) {
      const isOpening = !kept.isClosed && !kept.isByAppointment && left.days.length >= MIN_LEFT;
      if (isOpening) this.leftOut = except.days;
      return;
    }
    // "Daily 9–5, except Sunday 10–4".
    this.finish();
    this.current = except;
  }

  /** "Apart from St Martin's weekend": days of one week. */
  private passByNamedDays(): void {
    const behind = this.tokens.slice(this.at, this.at + MAX_NAMED + 1);
    const words = behind.findIndex(({ type }) => type !== 'word');
    if (words > 0 && behind[words]!.type === 'day') this.at += words + 1;
  }

  /** "9:00–17:00（土日を除く）": the days before the word are taken from the times before them, be these daily. */
  private leaveOutBefore(): boolean {
    const except = this.current;
    const kept = this.result.statements.at(-1);
    if (!this.lexicon.isSpaceless || this.hasValue() || !this.hasDays() || !kept?.spans.length) return false;
    const days = kept.days.length > 0 ? kept.days : weekdays;
    kept.days = days.filter((day) => !except.days.includes(day));
    this.current = { ...except, isClosed: true };
    this.finish();
    return true;
  }

  /** "Mon–Sat 9–1 and 4–8, except Wednesday afternoon". */
  private leaveOutHalves(kept: HoursStatement): void {
    const except = this.current;
    this.current = kept;
    const { halves } = this;
    this.halves = new Map();
    if (this.hasValue()) this.finish();
    this.halves = halves;
    this.current = { ...except, isClosed: true };
    this.finish();
    if (kept.spans.length === 0) this.current = kept;
  }

  /** "9–18 (12–13 excepted)", where the word stands behind. */
  private leaveOutPause(): boolean {
    const [pause, ...spans] = this.current.spans.toReversed();
    const broken = pause && withoutBreak(spans.reverse(), pause);
    if (broken) this.current.spans = broken;
    return broken !== undefined;
  }

  /** Whether times or "closed" follow here: right behind, or in words such as "when we are open". */
  private tellsOther(): boolean {
    let at = this.at;
    while (at < this.at + MAX_TO_OTHER && BEFORE_OTHER.includes(this.tokens[at]?.type ?? '')) at += 1;
    const { type } = this.tokens[at] ?? {};
    return (type === 'time' || type === 'closed') && !isDate(this.tokens, at);
  }

  /** "10–6 every day but Sunday": the statement that ends right before. */
  private reopenLast(): HoursStatement | undefined {
    const last = this.result.statements.at(-1);
    if (last === undefined || last.end !== this.tokens[this.at - 2]?.end) return undefined;
    return this.result.statements.pop();
  }
}
