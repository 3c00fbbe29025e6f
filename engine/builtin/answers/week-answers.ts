/** Answers about opening hours of more than one day: the week, the days that are closed, when it opens next. */
import type { Fact, Source, Weekday } from '../../../contract/schemas/facts.ts';
import { weekdays } from '../../../contract/schemas/weekdays.ts';
import { daysAlike } from '../../../domain/knowledge/hours/days-alike.ts';
import { uniqueSources, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { addDays, daysOfWeek, weekdayOf } from '../language/clock.ts';
import { capitalize } from '../language/text.ts';
import type { DayReference } from '../language/when.ts';
import { dayAnswer, disputedDay, isMaybeHoliday, isOnSomeDays, verdict } from './day-answers.ts';
import type { HoursQuestion } from './day-answers.ts';
import { openAt } from './schedule.ts';
import type { HoursFact, OpenReading, Schedule } from './schedule.ts';
import { dayText, daysText, hoursSaid, spansText, timeText } from './speak-hours.ts';
import { inTurn } from '../language/sentences.ts';

/** What is asked of all days: the kind of answer, and whether of hours under a label that was named. */
type Wanted = Partial<Pick<HoursQuestion, 'wants' | 'labelled'>>;

/**
 * Hours without days are told as they stand on the site; a closing without a day belongs to a date, and is told where that or
 * what is closed is asked for.
 */
function undatedAnswer({ undated }: Schedule, scene: Scene, { wants, labelled }: Wanted): Answer {
  // "By appointment" does not say until when.
  const isOfTime = wants === 'opening' || wants === 'closing';
  const open = undated.filter(
    ({ value, source }) => !value.closed && (!isOfTime || /\p{N}/u.test(source.quote)),
  );
  const isOfClosing = wants === 'closed' || labelled !== undefined;
  const closed = isOfClosing ? undated.filter(({ value }) => value.closed) : [];
  const told = open.length > 0 && wants !== 'closed' ? open.slice(0, 1) : closed;
  if (told.length === 0) return { ...unknownAnswer(scene), topic: 'hours' };
  const quotes = new Set(told.map((fact) => scene.lexicon.say.quote(hoursSaid(fact, scene))));
  const sources = uniqueSources(told.map(({ source }) => source));
  return { text: inTurn(...quotes), sources, topic: 'hours' };
}

const maxNoticeLength = 200;

/** What the site says of dates of the next seven days. */
function noticesAhead(schedule: Schedule, { local }: Scene): HoursFact[] {
  if (local === undefined) return [];
  const ahead = Array.from({ length: daysOfWeek }, (_, days) => addDays(local.date, days));
  return [
    ...new Set(ahead.flatMap((date) => schedule.specialsOn({ weekday: weekdayOf(date), date }))),
  ].filter(({ source }) => source.quote.length <= maxNoticeLength);
}

/** The whole week, days with equal hours joined; days that the site does not name are left out. */
export function weekAnswer(schedule: Schedule, scene: Scene, wanted: Wanted = {}): Answer {
  const { say } = scene.lexicon;
  const sources: Source[] = [];
  const sides: Fact[] = [];
  const groups = daysAlike((weekday) => {
    const day = schedule.day({ weekday });
    if (day.state === 'conflict') sides.push(...day.sides);
    sides.push(...(day.besides ?? []));
    if (day.state !== 'open' && day.state !== 'closed') return undefined;
    sources.push(...day.sources);
    return day.state === 'open' ? spansText(day.spans, scene) : say.closed;
  });
  if (sides.length > 0 && groups.length === 0) return disputedDay(sides, scene);
  if (groups.length === 0) return undatedAnswer(schedule, scene, wanted);
  const told = new Set(sources.map(({ quote }) => quote));
  const notices = noticesAhead(schedule, scene).filter(({ source }) => !told.has(source.quote));
  const lines = groups.map(({ days, text }) => `${daysText(days, scene)} ${text}`);
  // Days that are closed say nothing of the others.
  const isClosed = groups.every(({ text }) => text === say.closed);
  const closed = say.list(groups.map(({ days }) => daysText(days, scene)));
  const quotes = new Set(notices.map((fact) => say.quote(hoursSaid(fact, scene))));
  const settled: Answer = {
    text: inTurn(isClosed ? say.onlyClosed(closed) : say.weekHours(lines), ...quotes),
    sources: uniqueSources([...sources, ...notices.map(({ source }) => source)]),
    topic: 'hours',
  };
  if (sides.length === 0) return settled;
  const disputed = disputedDay(sides, scene);
  return {
    ...disputed,
    text: inTurn(settled.text, disputed.text),
    sources: [...settled.sources, ...disputed.sources],
  };
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

/** What is asked of several days. */
export function daysAnswer(
  days: readonly DayReference[],
  question: HoursQuestion,
  schedule: Schedule,
  scene: Scene,
): Answer {
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
    text: inTurn(...answers.map(({ text }) => text)),
    sources: uniqueSources(answers.flatMap(({ sources }) => sources)),
    topic: 'hours',
    ...(answers.some(({ offersCallback }) => offersCallback) ? { offersCallback: true as const } : {}),
  };
}

/** "Which day are you closed?": the days that the site says so of; all hours where there are none. */
export function closedDaysAnswer(question: HoursQuestion, schedule: Schedule, scene: Scene): Answer {
  const states = weekdays.map((weekday) => ({ weekday, ...schedule.day({ weekday }) }));
  const closed = states.filter(({ state }) => state === 'closed');
  if (closed.length === 0 || states.some(({ state }) => state === 'conflict'))
    return weekAnswer(schedule, scene, { wants: 'closed' });
  const days = closed.map(({ weekday }): DayReference => ({ weekday, relation: 'weekday' }));
  return daysAnswer(days, { ...question, wants: 'spans' }, schedule, scene);
}

/** "Are you open every day?": yes or no where the site says it of all days, or that one is closed, and the week. */
export function everyDayAnswer(schedule: Schedule, scene: Scene): Answer {
  const week = weekAnswer(schedule, scene);
  const days = weekdays.map((weekday) => schedule.day({ weekday }));
  // "Sundays by appointment" is neither.
  const isOpen = days.every(
    (day) =>
      day.state === 'open' && day.spans.every(({ opens }) => opens !== null) && !isOnSomeDays(day, scene),
  );
  const isSaid =
    isOpen ||
    (days.some(({ state }) => state === 'closed') && days.every(({ state }) => state !== 'conflict'));
  return isSaid ? { ...week, text: verdict(isOpen, 'open', scene) + week.text } : week;
}

/** "When do you open again?": the next opening, if all that comes before it is known; all hours where it is not. */
export function nextOpeningAnswer(schedule: Schedule, scene: Scene): Answer {
  const { local, lexicon } = scene;
  if (local === undefined) return weekAnswer(schedule, scene);
  const today = { weekday: weekdayOf(local.date), date: local.date };
  const now = openAt(schedule, today, local.minutes);
  if (now.state === 'open') return openUntil(now, scene);
  for (let ahead = 0; ahead <= daysOfWeek; ahead += 1) {
    const date = addDays(local.date, ahead);
    const day: DayReference = { weekday: weekdayOf(date), date, relation: RELATIONS[ahead] ?? 'date' };
    const plan = schedule.day(day);
    const isPlain = plan.state === 'open' || plan.state === 'closed';
    const isUnsure = plan.perhaps.length > 0 || plan.besides || isOnSomeDays(plan, scene);
    if (!isPlain || isUnsure || isMaybeHoliday(day, plan, scene)) break;
    if (plan.state === 'closed') continue;
    const opening = plan.spans.find(({ opens }) => opens !== null && (ahead > 0 || opens > local.minutes));
    if (plan.spans.some(({ opens }) => opens === null)) break;
    if (typeof opening?.opens !== 'number') continue;
    const text = lexicon.say.opensOn(dayText(day, scene), timeText(opening.opens, scene));
    return { text: capitalize(text), sources: plan.sources, topic: 'hours' };
  }
  return weekAnswer(schedule, scene);
}

/** That it is open now, and until when. */
export function openUntil({ closesAt, sources }: OpenReading, scene: Scene): Answer {
  const { say } = scene.lexicon;
  const text = typeof closesAt === 'number' ? say.openNow(timeText(closesAt, scene)) : say.openNowWithoutEnd;
  return { text: capitalize(text), sources, topic: 'hours' };
}

const RELATIONS = ['today', 'tomorrow'] as const;
