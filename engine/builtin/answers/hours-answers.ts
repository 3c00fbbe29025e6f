/** Answers about opening hours: by day, at a time, now, or the whole week. */
import type { Fact, Source, Weekday } from '../../../contract/schemas/facts.ts';
import { uniqueSources, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { addDays, compareDates, weekdayOf, weekdays } from '../language/clock.ts';
import { capitalize } from '../language/text.ts';
import type { DayReference } from '../language/when.ts';
import { dayAnswer, disputedDay, spansAnswer, verdict } from './day-answers.ts';
import type { HoursQuestion } from './day-answers.ts';
import { openAt, scheduleOf } from './schedule.ts';
import type { HoursFact, Schedule } from './schedule.ts';
import { dayText, daysText, isAllDay, spansText, timeText } from './speak-hours.ts';

export type { HoursQuestion } from './day-answers.ts';

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

const weekDays = 7;
const maxNoticeLength = 200;

/** What the site says of dates of the next seven days. */
function noticesAhead(schedule: Schedule, { local }: Scene): HoursFact[] {
  if (local === undefined) return [];
  const ahead = Array.from({ length: weekDays }, (_, days) => addDays(local.date, days));
  return [
    ...new Set(ahead.flatMap((date) => schedule.specialsOn({ weekday: weekdayOf(date), date }))),
  ].filter(({ source }) => source.quote.length <= maxNoticeLength);
}

/** The whole week, days with equal hours joined; days that the site does not name are left out. */
function weekAnswer(schedule: Schedule, scene: Scene, wants: HoursQuestion['wants'] = 'spans'): Answer {
  const { say } = scene.lexicon;
  const groups: { days: Weekday[]; text: string }[] = [];
  const sources: Source[] = [];
  const sides: Fact[] = [];
  for (const weekday of weekdays) {
    const day = schedule.day({ weekday });
    if (day.state === 'conflict') sides.push(...day.sides);
    sides.push(...(day.besides ?? []));
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
  const told = new Set(sources.map(({ quote }) => quote));
  const notices = noticesAhead(schedule, scene).filter(({ source }) => !told.has(source.quote));
  const lines = groups.map(({ days, text }) => `${daysText(days, scene)} ${text}`);
  const quotes = new Set(notices.map(({ source }) => say.quote(source.quote)));
  const settled: Answer = {
    text: [say.weekHours(lines), ...quotes].join(' '),
    sources: uniqueSources([...sources, ...notices.map(({ source }) => source)]),
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

function openNowAnswer(question: HoursQuestion, schedule: Schedule, scene: Scene): Answer {
  const { say } = scene.lexicon;
  if (scene.local === undefined) {
    const week = weekAnswer(schedule, scene);
    return { ...week, text: `${say.timeUnknown} ${week.text}` };
  }
  const { weekday, minutes, date } = scene.local;
  const day: DayReference = { weekday, date, relation: 'today' };
  const today = schedule.day(day);
  const named = dayText(day, scene);
  const result = openAt(schedule, day, minutes);
  if (result.sides !== undefined) return disputedDay(result.sides, scene);
  if (today.perhaps.length > 0 || today.besides) return dayAnswer(day, question, schedule, scene);
  const { sources, closesAt } = result;
  const told = verdict(result.state === 'open', question.wants, scene);
  if (result.state === 'open') {
    const allDay = today.state === 'open' && today.spans.some(isAllDay);
    const text = allDay
      ? capitalize(say.openOn(named, say.allDay))
      : capitalize(
          typeof closesAt === 'number' ? say.openNow(timeText(closesAt, scene)) : say.openNowWithoutEnd,
        );
    return { text: told + text, sources, topic: 'hours' };
  }
  if (result.state === 'unknown')
    return today.state === 'open'
      ? spansAnswer(named, today, scene)
      : { ...unknownAnswer(scene, say.hoursUnknownOn(named)), topic: 'hours' };
  const detail =
    today.state === 'open' ? spansAnswer(named, today, scene).text : capitalize(say.closedOn(named));
  return { text: `${told}${capitalize(say.closedNow)} ${detail}`, sources, topic: 'hours' };
}

interface DayGroup {
  day: DayReference;
  days: Weekday[];
  plan: string;
}

const minAlike = 3;

/** "On weekdays": days in a row with the same hours are answered as one. */
function groupDays(days: readonly DayReference[], schedule: Schedule): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of days) {
    const plan = JSON.stringify(schedule.day(day));
    const last = groups.at(-1);
    if (last?.plan === plan && days.length >= minAlike) last.days.push(day.weekday);
    else groups.push({ day, days: [day.weekday], plan });
  }
  return groups;
}

/** The answer to a question about hours. */
export function answerHours(question: HoursQuestion, scene: Scene): Answer {
  const schedule = scheduleOf(scene, question.labelled);
  if (!schedule.isStated) return { ...unknownAnswer(scene), topic: 'hours' };
  const { days, times, relativeWithoutClock } = question.when;
  if (question.now) return openNowAnswer(question, schedule, scene);
  if (relativeWithoutClock) {
    const week = weekAnswer(schedule, scene);
    return { ...week, text: `${scene.lexicon.say.timeUnknown} ${week.text}` };
  }
  if (days.length === 0 && scene.local !== undefined && times.length > 0) {
    const { weekday, date } = scene.local;
    return dayAnswer({ weekday, date, relation: 'today' }, question, schedule, scene);
  }
  if (days.length === 0) return weekAnswer(schedule, scene, question.wants);
  const answers = groupDays(days, schedule).map((group) =>
    dayAnswer(
      group.day,
      question,
      schedule,
      scene,
      group.days.length > 1 ? daysText(group.days, scene) : undefined,
    ),
  );
  return {
    text: answers.map(({ text }) => text).join(' '),
    sources: uniqueSources(answers.flatMap(({ sources }) => sources)),
    topic: 'hours',
    ...(answers.some(({ offersCallback }) => offersCallback) ? { offersCallback: true as const } : {}),
  };
}

/** The answer where the site has hours that are of this date alone; null where it has none. */
export function answerDate(day: DayReference, question: HoursQuestion, scene: Scene): Answer | null {
  const schedule = scheduleOf(scene);
  return schedule.specialsOn(day).length === 0 ? null : dayAnswer(day, question, schedule, scene);
}

/** Whether a day is today and the house opens no more. */
export function isOver({ date }: DayReference, scene: Scene): boolean {
  const { local } = scene;
  if (local === undefined || date === undefined || compareDates(date, local.date) !== 0) return false;
  const plan = scheduleOf(scene).day({ weekday: weekdayOf(date), date });
  return (
    plan.state === 'open' &&
    plan.perhaps.length === 0 &&
    plan.spans.every(({ closes }) => closes !== null && closes <= local.minutes)
  );
}

/** The closing of a day, where a wish falls on a day that is surely closed, or over. */
export function closedDay(day: DayReference, scene: Scene): Answer | null {
  const { say } = scene.lexicon;
  const plan = scheduleOf(scene).day(day);
  if (isOver(day, scene))
    return { text: capitalize(say.closedNow), sources: plan.state === 'open' ? plan.sources : [] };
  if (plan.state !== 'closed' || plan.perhaps.length > 0) return null;
  return { text: capitalize(say.closedOn(dayText(day, scene))), sources: plan.sources };
}
