/** Answers about opening hours: by day, at a time, now, or the whole week. */
import type { Fact, Source, Weekday } from '../../../contract/schemas/facts.ts';
import { phrasesFor } from '../../../domain/prompt/phrases/index.ts';
import { conflictAnswer, factsOf, sourcesOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { weekdays } from '../language/clock.ts';
import { createSchedule, openAt } from './schedule.ts';
import type { DaySchedule, Schedule, Span } from './schedule.ts';
import { capitalize } from '../language/text.ts';
import type { DayReference, When } from '../language/when.ts';

const dayMinutes = 1440;

const dayNames = (scene: Scene) => phrasesFor(scene.lexicon.words.language).days;

const isAllDay = (span: Span): boolean =>
  span.opens !== null && span.closes !== null && span.closes - span.opens >= dayMinutes - 1;

function spanText(span: Span, scene: Scene): string {
  const { say } = scene.lexicon;
  const label = span.label === undefined ? '' : ` (${span.label})`;
  if (span.opens === null) return span.label ?? '';
  if (isAllDay(span)) return say.allDay + label;
  const opens = say.time(span.opens);
  return (
    (span.closes === null ? say.spanWithoutEnd(opens) : say.span(opens, say.time(span.closes % dayMinutes))) +
    label
  );
}

const spansText = (spans: readonly Span[], scene: Scene): string =>
  scene.lexicon.say.list(spans.map((span) => spanText(span, scene)).filter((text) => text !== ''));

function dayText(day: DayReference, scene: Scene): string {
  const { say } = scene.lexicon;
  const name = dayNames(scene)[day.weekday];
  if (day.relation === 'today') return say.today(name);
  if (day.relation === 'tomorrow') return say.tomorrow(name);
  if (day.relation === 'date' && day.date !== undefined)
    return say.onDay(say.date(day.date.day, day.date.month, name));
  return say.onDay(name);
}

const sideText = (fact: Fact, scene: Scene): string => {
  if (fact.kind !== 'hours') return fact.source.quote;
  return fact.value.closed ? scene.lexicon.say.closed : fact.source.quote;
};

const disputedDay = (sides: readonly Fact[], scene: Scene): Answer => ({
  ...conflictAnswer(
    scene,
    sides,
    sides.map((fact) => sideText(fact, scene)),
  ),
  topic: 'hours',
});

/** Hours without days are told as they stand on the site; a closing without a day belongs to a date, and is none. */
function undatedAnswer({ undated }: Schedule, scene: Scene, wants: HoursQuestion['wants']): Answer {
  // "By appointment" does not say until when.
  const isOfTime = wants === 'opening' || wants === 'closing';
  const open = undated.filter(
    ({ value, source }) => !value.closed && (!isOfTime || /\p{N}/u.test(source.quote)),
  );
  const [first] = open;
  if (first === undefined) return { ...unknownAnswer(scene), topic: 'hours' };
  return { text: scene.lexicon.say.quote(first.source.quote), sources: [first.source], topic: 'hours' };
}

/** The whole week, days with equal hours joined; days that the site does not name are left out. */
function weekAnswer(schedule: Schedule, scene: Scene, wants: HoursQuestion['wants'] = 'spans'): Answer {
  const { say } = scene.lexicon;
  const names = dayNames(scene);
  const groups: { days: Weekday[]; text: string }[] = [];
  const sources: Source[] = [];
  const sides: Fact[] = [];
  for (const weekday of weekdays) {
    const day = schedule.day(weekday);
    if (day.state === 'conflict') sides.push(...day.sides);
    if (day.state !== 'open' && day.state !== 'closed') continue;
    sources.push(...day.sources);
    const text = day.state === 'open' ? spansText(day.spans, scene) : say.closed;
    const last = groups.at(-1);
    const follows = last?.days.at(-1) === weekdays[weekdays.indexOf(weekday) - 1];
    if (last !== undefined && follows && last.text === text) last.days.push(weekday);
    else groups.push({ days: [weekday], text });
  }
  if (sides.length > 0 && groups.length === 0) return disputedDay(sides, scene);
  if (groups.length === 0) return undatedAnswer(schedule, scene, wants);
  const lines = groups.map(({ days, text }) => {
    const [first, last] = [days[0], days.at(-1)];
    const range =
      first === undefined || last === undefined
        ? ''
        : first === last
          ? names[first]
          : say.dayRange(names[first], names[last]);
    return `${range} ${text}`;
  });
  const settled: Answer = {
    text: say.weekHours(lines),
    sources: sourcesOf(sources.map((source) => ({ source }))),
    topic: 'hours',
  };
  if (sides.length === 0) return settled;
  const disputed = disputedDay(sides, scene);
  return {
    ...disputed,
    text: `${settled.text} ${disputed.text}`,
    sources: [...settled.sources, ...disputed.sources],
  };
}

export interface HoursQuestion {
  /** What is wanted of a day. */
  wants: 'open' | 'opening' | 'closing' | 'spans';
  when: When;
  now: boolean;
  /** Content words that name what the hours are of ("happy hour"), if a label of the site has them. */
  labelled?: (label: string) => boolean;
}

function openNowAnswer(schedule: Schedule, scene: Scene): Answer {
  const { say } = scene.lexicon;
  if (scene.local === undefined) {
    const week = weekAnswer(schedule, scene);
    return { ...week, text: `${say.timeUnknown} ${week.text}` };
  }
  const { weekday, minutes } = scene.local;
  const today = schedule.day(weekday);
  const result = openAt(schedule, weekday, minutes);
  const day: DayReference = { weekday, relation: 'today' };
  if (result.sides !== undefined) return disputedDay(result.sides, scene);
  const { sources } = result;
  if (result.state === 'open') {
    const until = typeof result.closesAt === 'number' ? say.time(result.closesAt % dayMinutes) : undefined;
    const allDay = today.state === 'open' && today.spans.some(isAllDay);
    const text = allDay
      ? `${say.yes} ${capitalize(say.openOn(dayText(day, scene), say.allDay))}`
      : until === undefined
        ? say.openNowWithoutEnd
        : say.openNow(until);
    return { text, sources, topic: 'hours' };
  }
  if (today.state === 'open' && result.state === 'unknown') {
    return { ...spansAnswer(day, today, scene), topic: 'hours' };
  }
  if (result.state === 'unknown')
    return { ...unknownAnswer(scene, say.hoursUnknownOn(dayText(day, scene))), topic: 'hours' };
  const detail =
    today.state === 'open'
      ? say.openOn(dayText(day, scene), spansText(today.spans, scene))
      : say.closedOn(dayText(day, scene));
  return { text: `${say.closedNow} ${capitalize(detail)}`, sources, topic: 'hours' };
}

const spansAnswer = (
  day: DayReference,
  schedule: Extract<DaySchedule, { state: 'open' }>,
  scene: Scene,
): Answer => ({
  text: capitalize(scene.lexicon.say.openOn(dayText(day, scene), spansText(schedule.spans, scene))),
  sources: schedule.sources,
  topic: 'hours',
});

function dayAnswer(day: DayReference, question: HoursQuestion, schedule: Schedule, scene: Scene): Answer {
  const { say } = scene.lexicon;
  const plan = schedule.day(day.weekday);
  const named = dayText(day, scene);
  const times = question.when.times;
  if (plan.state === 'conflict') return disputedDay(plan.sides, scene);
  const early = times.length > 0 ? openAt(schedule, day.weekday, times[0] ?? 0) : undefined;
  if (plan.state === 'unknown' && early?.state !== 'open') {
    return { ...unknownAnswer(scene, capitalize(say.hoursUnknownOn(named))), topic: 'hours' };
  }
  // Whether a part of a day is open is not a yes or no: the hours themselves are the answer.
  const isYesNo = question.wants === 'open' && (times.length > 0 || !question.when.namesPart);
  if (plan.state !== 'open') {
    if (early?.state === 'open' && typeof early.closesAt === 'number') {
      return {
        text: `${say.yes} ${capitalize(say.closesOn(named, say.time(early.closesAt)))}`,
        sources: early.sources,
        topic: 'hours',
      };
    }
    const sources = plan.state === 'closed' ? plan.sources : [];
    return {
      text: `${isYesNo ? `${say.no} ` : ''}${capitalize(say.closedOn(named))}`,
      sources,
      topic: 'hours',
    };
  }
  const spans = capitalize(say.openOn(named, spansText(plan.spans, scene)));
  if (times.length > 0 && question.wants !== 'opening' && question.wants !== 'closing') {
    const readings = times.map((minutes) => ({ minutes, ...openAt(schedule, day.weekday, minutes) }));
    const reading =
      readings.find(({ state }) => state === 'open') ??
      readings.find(({ state }) => state === 'unknown') ??
      readings[0];
    if (reading?.sides !== undefined) return disputedDay(reading.sides, scene);
    const sources = sourcesOf([...(reading?.sources ?? []), ...plan.sources].map((source) => ({ source })));
    const isFromEve =
      typeof reading?.closesAt === 'number' && !plan.spans.some((span) => span.closes === reading.closesAt);
    if (reading?.state === 'open' && isFromEve) {
      return {
        text: `${say.yes} ${capitalize(say.closesOn(named, say.time(reading.closesAt ?? 0)))} ${spans}`,
        sources,
        topic: 'hours',
      };
    }
    if (reading?.state === 'unknown') return { text: spans, sources, topic: 'hours' };
    return { text: `${reading?.state === 'open' ? say.yes : say.no} ${spans}`, sources, topic: 'hours' };
  }
  const [first, last] = [plan.spans[0], plan.spans.at(-1)];
  if (
    question.wants === 'opening' &&
    typeof first?.opens === 'number' &&
    plan.spans.length === 1 &&
    !isAllDay(first)
  ) {
    return {
      text: capitalize(say.opensOn(named, say.time(first.opens))),
      sources: plan.sources,
      topic: 'hours',
    };
  }
  if (question.wants === 'closing' && last !== undefined && !isAllDay(last)) {
    if (last.closes !== null)
      return {
        text: capitalize(say.closesOn(named, say.time(last.closes % dayMinutes))),
        sources: plan.sources,
        topic: 'hours',
      };
    if (last.opens !== null)
      return {
        text: `${capitalize(say.endUnknownOn(named))} ${spans}`,
        sources: plan.sources,
        topic: 'hours',
      };
  }
  return { text: `${isYesNo ? `${say.yes} ` : ''}${spans}`, sources: plan.sources, topic: 'hours' };
}

/** The answer to a question about hours; null where the asked label has no hours. */
export function answerHours(question: HoursQuestion, scene: Scene): Answer {
  const schedule = createSchedule(factsOf(scene, 'hours'), scene.conflicts, question.labelled);
  if (!schedule.isStated) return { ...unknownAnswer(scene), topic: 'hours' };
  const { days, times, relativeWithoutClock } = question.when;
  if (question.now) return openNowAnswer(schedule, scene);
  if (relativeWithoutClock) {
    const week = weekAnswer(schedule, scene);
    return { ...week, text: `${scene.lexicon.say.timeUnknown} ${week.text}` };
  }
  if (days.length === 0 && scene.local !== undefined && (times.length > 0 || question.wants === 'closing')) {
    const today: DayReference = { weekday: scene.local.weekday, relation: 'today' };
    if (times.length > 0) return dayAnswer(today, question, schedule, scene);
  }
  if (days.length === 0) return weekAnswer(schedule, scene, question.wants);
  const answers = days.map((day) => dayAnswer(day, question, schedule, scene));
  return {
    text: answers.map(({ text }) => text).join(' '),
    sources: sourcesOf(answers.flatMap(({ sources }) => sources).map((source) => ({ source }))),
    topic: 'hours',
    ...(answers.some(({ offersCallback }) => offersCallback) ? { offersCallback: true as const } : {}),
  };
}

/** The weekday's closing, where a wish falls on a day that is surely closed. */
export function closedDay(day: DayReference, scene: Scene): Answer | null {
  const plan = createSchedule(factsOf(scene, 'hours'), scene.conflicts).day(day.weekday);
  if (plan.state !== 'closed') return null;
  return { text: capitalize(scene.lexicon.say.closedOn(dayText(day, scene))), sources: plan.sources };
}

/** A day as the agent repeats it. */
export const speakDay = (day: DayReference, scene: Scene): string => {
  const name = dayNames(scene)[day.weekday];
  return day.date === undefined ? name : scene.lexicon.say.date(day.date.day, day.date.month, name);
};
