/** Reads what brackets behind hours say of them: another end on some days, hours of a season or a meal, a break at noon. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import { ClosingTimes } from './closing-times.ts';
import { durationMinutes } from './overlap.ts';
import { withoutBreak } from './pauses.ts';
import { clockOf, resolveSpan, resolveTime } from './resolve-span.ts';
import type { ParsedLine } from './statement.ts';
import type { Clock, Token } from './tokenize.ts';

/** What may stand in brackets that give some days another end. */
const OF_OTHER_END: readonly Token['type'][] = [
  'day',
  'time',
  'and',
  'comma',
  'filler',
  'from',
  'through',
  'late',
];
/** The same of a season or of months. */
const OF_SEASON: readonly Token['type'][] = [...OF_OTHER_END, 'season', 'month', 'dash'];
/** Longer meals at noon are served, and no break. */
const MAX_MEAL_BREAK_MINUTES = 60;

export abstract class Brackets extends ClosingTimes {
  /** Reads some tokens as a line of their own, of the days given. */
  protected abstract parseAlone(tokens: Token[], days: Weekday[]): ParsedLine;

  /** "9–6 (8 pm on Thursdays)", "9–6 (winter 10–4)", "9–5 (lunch 1–2)": in brackets behind hours, what else is said of them. */
  protected readBracket({ start }: Token): boolean {
    if (this.text[start - 1] !== '(' || this.current.spans.length === 0 || !this.hasDays()) return false;
    const close = this.text.indexOf(')', start);
    const within = this.tokens.filter((token) => token.start >= start && token.end <= close);
    if (!this.readMealBreak(within) && !this.readOtherEnd(within) && !this.readOwnTimes(within)) return false;
    this.at += within.length;
    return true;
  }

  /** "Mon–Fri 9–5 (lunch 1–2)": an hour at noon in which nobody is there. */
  private readMealBreak(within: Token[]): boolean {
    const [meal, ...times] = within.filter(tellsSomething);
    if (meal?.type !== 'purpose' || meal.half !== 'am' || times.length !== 3) return false;
    const [pause, ...others] = this.parseAlone(times, this.current.days).statements.flatMap(
      ({ spans }) => spans,
    );
    if (!pause || others.length > 0 || durationMinutes(pause) > MAX_MEAL_BREAK_MINUTES) return false;
    const broken = withoutBreak(this.current.spans, pause);
    if (broken) this.current.spans = broken;
    return broken !== undefined;
  }

  /** "9–6 (8 pm on Thursdays)", "9–6 (December until 8)", "9–6 (5 in winter)". */
  private readOtherEnd(within: Token[]): boolean {
    const seasons = within.filter(({ type }) => type === 'season' || type === 'month');
    const named = within.flatMap((token) => (token.type === 'day' && !token.isGroup ? token.days : []));
    const isOfSeason = named.length === 0 && seasons.length > 0;
    const days = isOfSeason ? this.current.days : named;
    const [time, ...others] = within.filter(({ type }) => type === 'time');
    if (time?.type !== 'time' || others.length > 0 || days.length === 0) return false;
    const isUntil = within.some(({ type }) => type === 'through');
    const isPlain = within.every(
      ({ type, isOpen }) =>
        (isOfSeason ? OF_SEASON : OF_OTHER_END).includes(type) && (isUntil || isOpen !== true),
    );
    const isOpening = within[within.indexOf(time) - 1]?.type === 'from' && !isUntil;
    const isLead = isOfSeason && within[0] === time;
    const closes = this.otherEnd(time.clock, isUntil || isLead);
    if (!isPlain || isOpening || closes === undefined) return false;
    this.finish();
    this.current.days = days;
    this.current.spans = [{ opens: null, closes }];
    this.conditions = seasons;
    for (const token of within) this.touch(token);
    this.finish();
    return true;
  }

  /** "10–6 (Fri until 8)": the half of the day is that of an end to the hours before; whether a bare 12 is noon or midnight nothing tells. */
  private otherEnd(clock: Clock, isUntil: boolean): string | undefined {
    const opens = this.current.spans.at(-1)?.opens;
    if (clock.is24 || clock.meridiem !== undefined || !this.lexicon.isTwelveHour || !opens)
      return clock.isCertain || clock.is24 ? resolveTime(clock) : undefined;
    if (!clock.isCertain && (!isUntil || clock.hour >= 12)) return undefined;
    const meridiem = opens < '12' ? 'am' : 'pm';
    return resolveSpan({ ...clockOf(opens), meridiem }, clock, this.lexicon, 0)?.closes ?? undefined;
  }

  /** "Daily 9–6 (winter 10–4)", "12–10 (lunch 12–2:30, dinner 6–9)": times of a season or a meal, of the days before. */
  private readOwnTimes(within: Token[]): boolean {
    const [first] = within;
    if (!['season', 'month', 'purpose'].includes(within.find(tellsSomething)?.type ?? '')) return false;
    const { statements, strangers, loneTimes, pauses } = this.parseAlone(within, this.current.days);
    const areWhole = statements.every(
      ({ days, spans, condition, purpose }) =>
        days.length > 0 && spans.length > 0 && (condition ?? purpose) !== undefined,
    );
    if (statements.length === 0 || !areWhole || strangers + loneTimes + pauses.length > 0) return false;
    const { days } = this.current;
    this.finish();
    for (const statement of statements)
      this.result.statements.push({
        ...statement,
        days: statement.days.length > 0 ? statement.days : days,
        start: Math.min(statement.start, first!.start),
      });
    return true;
  }
}

const tellsSomething = ({ type }: Token): boolean => type !== 'filler' && type !== 'from';
