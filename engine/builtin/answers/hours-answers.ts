/** Answers about opening hours: by day, at a time, now, or the whole week. */
import { isClosure, isForGood } from '../../../domain/knowledge/hours/closures.ts';
import { uniqueSources, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { compareDates, weekdayOf } from '../language/clock.ts';
import { capitalize } from '../language/text.ts';
import type { DayReference } from '../language/when.ts';
import { dayAnswer, disputedDay, isOnSomeDays, labelledText, spansAnswer, verdict } from './day-answers.ts';
import type { HoursQuestion } from './day-answers.ts';
import { lineOnClosedDay } from './emergency-answers.ts';
import { joinAnswers } from './join-answers.ts';
import { closuresOf, openAt, noticesOn, scheduleOf } from './schedule.ts';
import type { HoursFact, Schedule } from './schedule.ts';
import { dayText, isAllDay } from './speak-hours.ts';
import {
  closedDaysAnswer,
  daysAnswer,
  everyDayAnswer,
  nextOpeningAnswer,
  openUntil,
  weekAnswer,
} from './week-answers.ts';
import { inTurn } from '../language/sentences.ts';

export type { HoursQuestion } from './day-answers.ts';

function openNowAnswer(question: HoursQuestion, schedule: Schedule, scene: Scene): Answer {
  const { say } = scene.lexicon;
  if (scene.local === undefined) {
    const week = weekAnswer(schedule, scene);
    return { ...week, text: inTurn(say.timeUnknown, week.text) };
  }
  const { weekday, minutes, date } = scene.local;
  const day: DayReference = { weekday, date, relation: 'today' };
  const today = schedule.day(day);
  const named = dayText(day, scene);
  const result = openAt(schedule, day, minutes);
  if (result.sides !== undefined) return disputedDay(result.sides, scene);
  if (today.perhaps.length > 0 || today.besides || isOnSomeDays(today, scene))
    return dayAnswer(day, question, schedule, scene);
  const { sources } = result;
  // "Do you shut now?" wants a time.
  const told = question.wants === 'closing' ? '' : verdict(result.state === 'open', question.wants, scene);
  if (result.state === 'open') {
    const allDay = today.state === 'open' && today.spans.some(isAllDay);
    const text = allDay ? capitalize(say.openOn(named, say.allDay)) : openUntil(result, scene).text;
    const label = today.state === 'open' ? today.spans[0]?.label : undefined;
    return { text: told + labelledText(text, question.labelled && label), sources, topic: 'hours' };
  }
  if (result.state === 'unknown')
    return today.state === 'open'
      ? spansAnswer(named, today, scene)
      : { ...unknownAnswer(scene, say.hoursUnknownOn(named)), topic: 'hours' };
  const detail =
    today.state === 'open' ? spansAnswer(named, today, scene).text : capitalize(say.closedOn(named));
  return { text: inTurn(`${told}${capitalize(say.closedNow)}`, detail), sources, topic: 'hours' };
}

/** The answer to a question about hours. */
export function answerHours(question: HoursQuestion, scene: Scene): Answer {
  const closures = closuresOf(scene);
  if (closures.length > 0) return underClosures(closures, question, scene);
  const schedule = scheduleOf(scene, question.labelled);
  const answer = answerBy(schedule, question, scene);
  return isOfUnknownDay(answer, question) ? withKnownDays(answer, schedule, scene) : answer;
}

/** "We are closed until further notice", and the hours as they are else, without a yes. */
function underClosures(closures: readonly HoursFact[], question: HoursQuestion, scene: Scene): Answer {
  const { say } = scene.lexicon;
  const notice = [...new Set(closures.map(({ source }) => say.quote(source.quote)))].join(' ');
  const sources = closures.map(({ source }) => source);
  if (sources.some(({ quote }) => isForGood(quote))) return { text: notice, sources, topic: 'hours' };
  const { among: _, ...when } = question.when;
  const isWhether = question.wants === 'open' || question.wants === 'closed';
  const regular = answerHours(
    { ...question, wants: isWhether ? 'spans' : question.wants, when: { ...when, times: [] }, now: false },
    { ...scene, facts: scene.facts.filter((fact) => fact.kind !== 'hours' || !isClosure(fact)) },
  );
  if (regular.isSilent === true) return { text: notice, sources, topic: 'hours' };
  const text = `${notice} ${say.regularHours} ${regular.text}`;
  return { ...regular, text, sources: uniqueSources([...sources, ...regular.sources]) };
}

/** One day was asked for, and the site says nothing of it. */
const isOfUnknownDay = ({ sources, offersCallback }: Answer, { when, labelled }: HoursQuestion): boolean =>
  sources.length === 0 && offersCallback === true && when.days.length === 1 && labelled === undefined;

/** "Our website gives no hours for Sunday", and those that it does give: a caller may draw his own conclusion. */
function withKnownDays(unknown: Answer, schedule: Schedule, scene: Scene): Answer {
  const { mayITakeYourNumber } = scene.lexicon.say;
  const week = schedule.isStated ? weekAnswer(schedule, scene) : unknown;
  if (week.offersCallback === true || !unknown.text.endsWith(mayITakeYourNumber)) return unknown;
  const reason = unknown.text.slice(0, -mayITakeYourNumber.length).trim();
  return { ...unknown, text: inTurn(reason, week.text, mayITakeYourNumber), sources: week.sources };
}

function answerBy(schedule: Schedule, question: HoursQuestion, scene: Scene): Answer {
  if (!schedule.isStated) return { ...unknownAnswer(scene), topic: 'hours' };
  const { days, times, relativeWithoutClock } = question.when;
  if (question.now) return openNowAnswer(question, schedule, scene);
  if (relativeWithoutClock) {
    const week = weekAnswer(schedule, scene);
    return { ...week, text: inTurn(scene.lexicon.say.timeUnknown, week.text) };
  }
  if (days.length === 0 && scene.local !== undefined && times.length > 0) {
    const { weekday, date } = scene.local;
    return dayAnswer({ weekday, date, relation: 'today' }, question, schedule, scene);
  }
  if (asksOfRestOfToday(question, scene)) return openNowAnswer(question, schedule, scene);
  if (asksToOpenAgain(question, scene)) return nextOpeningAnswer(schedule, scene);
  if (days.length === 0) return ofAllDays(question, schedule, scene);
  return tonightAnswer(question, schedule, scene) ?? daysAnswer(days, question, schedule, scene);
}

/** "Can I come today?", asked when it has closed for the day. */
const asksOfRestOfToday = ({ wants, when }: HoursQuestion, scene: Scene): boolean => {
  const [day, ...others] = when.days;
  const isWhether = (wants === 'open' || wants === 'closed') && when.times.length === 0;
  return isWhether && day?.relation === 'today' && others.length === 0 && isOver(day, scene);
};

/** "When do you open?", asked when it has closed for the day. */
const asksToOpenAgain = ({ wants, when: { days, times } }: HoursQuestion, scene: Scene): boolean => {
  const [day, ...others] = days;
  const isOfToday = day?.relation === 'today' && others.length === 0 && times.length === 0;
  return wants === 'opening' && isOfToday && isOver(day, scene);
};

function ofAllDays(question: HoursQuestion, schedule: Schedule, scene: Scene): Answer {
  const { among } = question.when;
  switch (among) {
    case 'closed':
      return closedDaysAnswer(question, schedule, scene);
    case 'every':
      return everyDayAnswer(schedule, scene);
    case 'next':
      return nextOpeningAnswer(schedule, scene);
    default:
      return weekAnswer(schedule, scene, question);
  }
}

/** "Until when are you open today?", asked at half past midnight where the evening before has not ended. */
function tonightAnswer({ when, wants }: HoursQuestion, schedule: Schedule, scene: Scene): Answer | null {
  const { local } = scene;
  const [day, ...others] = when.days;
  const isTonight = wants === 'closing' && day?.relation === 'today' && others.length === 0;
  if (local === undefined || !isTonight || when.times.length > 0) return null;
  const now = openAt(schedule, day, local.minutes);
  return now.isFromEve === true && now.state === 'open' ? openUntil(now, scene) : null;
}

/** The answer where the site has hours that are of this date alone; null where it has none. */
export function answerDate(day: DayReference, question: HoursQuestion, scene: Scene): Answer | null {
  const schedule = scheduleOf(scene);
  const notices = day.date === undefined ? [] : noticesOn(day.date, scene);
  return schedule.specialsOn(day).length + notices.length === 0
    ? null
    : dayAnswer(day, question, schedule, scene);
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
  const told = { text: capitalize(say.closedOn(dayText(day, scene))), sources: plan.sources };
  const line = lineOnClosedDay(day, scene);
  return line === null ? told : joinAnswers([told, line]);
}
