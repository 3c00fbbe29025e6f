/** Reads the times of opening hours: spans, several of them, open ends, single times. */
import { DayLists } from './day-lists.ts';
import { resolveSpan, resolveTime } from './resolve-span.ts';
import {
  dayFollows,
  isAtTime,
  isAfterBetween,
  isDate,
  isInColumns,
  isSlashSpan,
  isUntilBehind,
  saidHalf,
} from './token-shapes.ts';
import type { Clock, Token } from './tokenize.ts';

/** Between when it opens and the word for closing: "at 8 and we close at". */
const BEFORE_CLOSING = ['slash', 'comma', 'and', 'dash', 'filler'];

export class TimeLists extends DayLists {
  /** The heading or the line above speaks of the evening. */
  protected isEveningAbove = false;

  /** "Last orders 21:30": a time that ends nothing. */
  protected passByAside(): void {
    this.at += 1;
    while (['filler', 'from', 'through', 'dash', 'comma'].includes(this.tokens[this.at]?.type ?? ''))
      this.at += 1;
    if (this.tokens[this.at]?.type === 'time') this.at += 1;
  }

  protected readTimes(token: Token & { type: 'time' }): void {
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
    // "Until the midnight", "hasta la medianoche".
    const small = this.tokens[endAt];
    if (
      link?.type === 'through' &&
      small?.type === 'filler' &&
      !small.isOpen &&
      this.tokens[endAt + 1]?.type === 'time'
    )
      endAt += 1;
    const end = this.tokens[endAt];
    const closing = this.closingBehind();
    if (link?.type === 'aside') {
      this.at += 1;
      this.passByAside();
    } else if (isDate(this.tokens, this.at)) {
      this.conditions.push(token);
      this.at += 1;
    } else if (isRange && end?.type === 'time') this.readSpan(token, end, endAt);
    else if (closing) this.readSpan(token, ...closing);
    else if (!isRange && isInColumns(this.tokens, this.at))
      this.readSpan(token, link as Token & { type: 'time' }, this.at + 1);
    else if (isRange && (end?.type === 'late' || end?.type === 'closed'))
      this.addOpenEnded(token, end, endAt);
    else this.readLoneTime(token);
  }

  /** "Open 10:00, close 19:00", "open at 8 and close at 6": the closing time, and where it stands. */
  private closingBehind(): [Token & { type: 'time' }, number] | undefined {
    const isOpen = this.tokens[this.at - 1]?.isOpen === true;
    let at = this.at + 1;
    while (BEFORE_CLOSING.includes(this.tokens[at]?.type ?? '') && !this.tokens[at]!.isOpen) at += 1;
    const word = this.tokens[at];
    if (word?.type !== 'late' && word?.type !== 'closed') return undefined;
    const end = this.tokens.findIndex(({ type }, index) => index > at && type === 'time');
    const [time, after] = this.tokens.slice(end, end + 2);
    if (end < 0 || time?.type !== 'time' || after?.type === 'dash') return undefined;
    const isTold = isAtTime(this.text.slice(word.end, time.start)) || (isOpen && end === at + 1);
    return isTold ? [time, end] : undefined;
  }

  private readSpan(from: Token & { type: 'time' }, to: Token & { type: 'time' }, endAt: number): void {
    this.reopenAppointment(from);
    const last = this.current.spans[this.current.spans.length - 1];
    if (this.hasValue() && (!this.continuesSpans() || this.isUnknownBefore(from))) this.finish();
    const after = last?.closes ?? (this.isOfEvening(from.clock, to.clock) ? '12:00' : '00:00');
    const notBefore = Number(after.slice(0, 2)) * 60 + Number(after.slice(3));
    const span = resolveSpan(from.clock, to.clock, this.lexicon, notBefore);
    this.listsClosed = false;
    if (span) this.current.spans.push(span);
    else this.result.loneTimes += 1;
    this.touch(from);
    this.touch(to);
    this.at = endAt + 1;
  }

  /** "Dinner Wed–Sat 6–9": the name before the times, or above them, says that they are after noon. */
  private isOfEvening(from: Clock, to: Clock): boolean {
    const isFull = from.hour < to.hour || to.hour <= 2;
    return isFull && (saidHalf(this.tokens, this.at) ?? (this.isEveningAbove ? 'pm' : 'am')) === 'pm';
  }

  /** "Mon–Fri 10–18, Xyz: 10–14": these times are of something else than the days before. */
  private isUnknownBefore({ start }: Token): boolean {
    const before = this.tokens[this.at - 1];
    return before?.type === 'word' && this.text.slice(before.end, start).trim() === ':';
  }

  /** "By appointment, surgery hours Mon–Fri 9–5": what follows another word is not by appointment. */
  protected endAppointment(): void {
    if (this.current.isByAppointment && !this.hasDays()) this.finish();
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
    const last = this.tokens[this.at - 1];
    // "Hasta la 1:00".
    const isSmall = last?.type === 'filler' && last.half === undefined && last.isOpen !== true;
    const before = isSmall ? this.tokens[this.at - 2] : last;
    const isAnchored = token.clock.isCertain && !this.hasValue();
    const opens = resolveTime(token.clock);
    // "11:30–14 and from 17": the evening goes on where a lone time stands behind spans that end before it.
    const isFurther =
      token.clock.isCertain &&
      this.hasDays() &&
      this.current.spans.length > 0 &&
      this.current.spans.every(({ closes }) => closes !== null && closes < opens);
    const isFrom = before?.type === 'from' && (token.clock.isCertain || this.isPlainEnd(token));
    const isUntil = before?.type === 'through' || (this.hasDays() && this.isSpacelessUntil(token));
    if (isAnchored && isUntil)
      this.current.spans.push({ opens: null, closes: resolveTime(this.closingOf(token.clock)) });
    else if ((isFrom && (isFurther || !this.hasValue())) || (isAnchored && this.isFromBehind()))
      this.current.spans.push({ opens, closes: null });
    else this.result.loneTimes += 1;
    this.touch(token);
    this.at += 1;
  }

  /** "Thursday until 9", "Sat until 2" behind "9–5": who opens in the morning closes after noon. */
  private closingOf(clock: Clock): Clock {
    const { hour, is24, meridiem } = clock;
    if (meridiem !== undefined || hour >= 12) return clock;
    const opensEarly = this.result.statements.some(({ spans }) =>
      spans.some(({ opens }) => opens !== null && opens < '12'),
    );
    const isLikely = !is24 && hour < 10 && (hour >= 6 || opensEarly);
    return isLikely || saidHalf(this.tokens, this.at) === 'pm' ? { ...clock, meridiem: 'pm' } : clock;
  }

  /** "Saturdays from 12": a bare number, and nothing behind it that it could count. */
  private isPlainEnd({ end }: Token): boolean {
    return this.hasDays() && !this.lexicon.isTwelveHour && /^\s*(?:$|[,;.|/)])/.test(this.text.slice(end));
  }

  /** "17時から": where the word stands behind the time, and no other time follows. */
  private isFromBehind(): boolean {
    return this.lexicon.isSpaceless && this.hasDays() && this.tokens[this.at + 1]?.type === 'through';
  }

  /** "日曜～18:00", "土曜は18時まで". */
  private isSpacelessUntil(token: Token): boolean {
    const isDashed = this.lexicon.isSpaceless && this.tokens[this.at - 1]?.type === 'dash';
    return isDashed || isUntilBehind(this.text, token);
  }
}
