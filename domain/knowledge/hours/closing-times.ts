/** Reads when it closes from verbs: "we close at 2 pm on Christmas Eve", "closing at 5". */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { clockOf, resolveSpan, resolveTime } from './resolve-span.ts';
import { TimeLists } from './time-lists.ts';
import { dayFollows, isAtTime, isDate } from './token-shapes.ts';

/** What stands between "closed" and since when, where days do. */
const BESIDE_CLOSED: readonly string[] = ['day', 'and', 'filler', 'from'];

export class ClosingTimes extends TimeLists {
  /** "Friday from 12 closed": what began as an opening time is when it closes. */
  protected closesFrom(): boolean {
    const [{ opens, closes } = { opens: null, closes: '' }, more] = this.current.spans;
    if (opens === null || closes !== null || more || this.tokens[this.at - 1]?.type !== 'time') return false;
    this.current.spans = [{ opens: null, closes: opens }];
    this.at += 1;
    return true;
  }

  /** "On Christmas Eve we close at 2 pm": a lone time right behind is when it closes. */
  protected closesAt(): boolean {
    const closing = this.tokens[this.at]!;
    const at = this.tokens.findIndex(({ type }, index) => index > this.at && type === 'time');
    const [time, after] = this.tokens.slice(at, at + 2);
    const isOf = this.hasDays() || this.conditions.length > 0 || dayFollows(this.tokens, at + 1, 3);
    if (at < 0 || time?.type !== 'time' || !isOf || isDate(this.tokens, at)) return false;
    if (!isAtTime(this.text.slice(closing.end, time.start))) return false;
    if (['dash', 'through', 'and', 'time'].includes(after?.type ?? '')) return false;
    this.current.spans = [{ opens: null, closes: resolveTime(time.clock) }];
    this.touch(time);
    this.at = at + 1;
    return true;
  }

  /** "Closed Wednesday from 1pm", "fermé le mercredi à partir de 13h": on those days it is open until then. */
  protected closesDaysFrom(): boolean {
    const days: Weekday[] = [];
    let at = this.at + 1;
    for (; BESIDE_CLOSED.includes(this.tokens[at]?.type ?? ''); at += 1) {
      const token = this.tokens[at]!;
      if (token.type === 'day' && !token.isGroup) days.push(...token.days);
      else if (token.type === 'day' || token.half !== undefined) return false;
    }
    const [time, after] = this.tokens.slice(at, at + 2);
    const isFrom = this.tokens[at - 1]?.type === 'from' && this.tokens[at - 1] !== this.tokens[this.at];
    if (!isFrom || time?.type !== 'time' || days.length === 0 || isDate(this.tokens, at)) return false;
    if (!time.clock.isCertain && !time.clock.is24) return false;
    if (['dash', 'through', 'and', 'time', 'slash'].includes(after?.type ?? '')) return false;
    if (this.hasValue()) this.finish();
    this.touch(this.tokens[this.at]!);
    this.touch(time);
    this.current.days = days;
    this.current.spans = [{ opens: null, closes: resolveTime(time.clock) }];
    this.result.hasDays = true;
    this.at = at + 1;
    this.finish();
    return true;
  }

  /** "Open from 9 Monday to Friday, closing at 5": the end of what has none. */
  protected endsOpening(): boolean {
    const { statements } = this.result;
    const opened = this.hasValue() ? this.current : this.hasDays() ? undefined : statements.at(-1);
    const [span, more] = opened?.spans ?? [];
    const at = this.tokens.findIndex(({ type }, index) => index > this.at && type === 'time');
    const time = this.tokens[at];
    if (!opened || !span?.opens || span.closes !== null || more || time?.type !== 'time') return false;
    const { start, end } = this.tokens[this.at]!;
    const isApart = this.tokens.some(
      (token) => token.type === 'stop' && token.start >= opened.end && token.end <= start,
    );
    if (isApart || !isAtTime(this.text.slice(end, time.start)) || isDate(this.tokens, at)) return false;
    const whole = resolveSpan(clockOf(span.opens), time.clock, this.lexicon, 0);
    if (whole === undefined) return false;
    opened.spans = [whole];
    opened.end = time.end;
    this.at = at + 1;
    return true;
  }

  /** "We close at six": a time in words, and no closed days. */
  protected closesAtWord(): boolean {
    const { end } = this.tokens[this.at]!;
    return this.tokens
      .slice(this.at + 1, this.at + 4)
      .some(({ type, start }) => type === 'word' && isAtTime(this.text.slice(end, start)));
  }
}
