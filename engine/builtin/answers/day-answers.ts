/** Answers about the opening hours of one day, or of days that are alike. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { conflictAnswer, uniqueSources, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { addDays } from '../language/clock.ts';
import { capitalize } from '../language/text.ts';
import { isOfSomeDays } from '../language/nth-days.ts';
import type { DayReference, When } from '../language/when.ts';
import { dayMinutes, openReadings } from './schedule.ts';
import type { DaySchedule, Schedule, Span } from './schedule.ts';
import { dayText, hoursSaid, isAllDay, spansText, timeText } from './speak-hours.ts';
import { inTurn } from '../language/sentences.ts';

export interface HoursQuestion {
  /** What is wanted of a day. */
  wants: 'open' | 'closed' | 'opening' | 'closing' | 'spans';
  when: When;
  now: boolean;
  /** "Until 10": the named time is the end of what is asked for. */
  until: boolean;
  /** Content words that name what the hours are of ("happy hour"), if a label of the site has them. */
  labelled?: (label: string) => boolean;
}

/** A day that is asked about. */
interface Asked {
  day: DayReference;
  /** The day as the answer names it. */
  named: string;
  question: HoursQuestion;
  schedule: Schedule;
  scene: Scene;
}

type OpenDay = Extract<DaySchedule, { state: 'open' }>;

const sideText = (fact: Fact, scene: Scene): string => {
  if (fact.kind !== 'hours') return fact.source.quote;
  const { closed, label } = fact.value;
  const told = closed ? scene.lexicon.say.closed : hoursSaid(fact, scene);
  return label === undefined || told.includes(label) ? told : `${label}: ${told}`;
};

/** Both sides of hours that the site contradicts itself in. */
export const disputedDay = (sides: readonly Fact[], scene: Scene): Answer => ({
  ...conflictAnswer(
    scene,
    sides,
    sides.map((fact) => sideText(fact, scene)),
  ),
  topic: 'hours',
});

/** The hours of a day, without yes or no. */
export function spansAnswer(named: string, plan: OpenDay, scene: Scene): Answer {
  const { say } = scene.lexicon;
  const spans = spansText(plan.spans, scene);
  const text = isOnCondition(plan) ? say.quote(spans) : capitalize(say.openOn(named, spans));
  return { text, sources: plan.sources, topic: 'hours' };
}

/** "By appointment" goes into a sentence of the agent's own; what has more words is told as it stands. */
const maxOwnWords = 3;

/** "Every first Sunday of the month": no time is told, and whether it is open hangs on that. */
const isOnCondition = ({ spans }: OpenDay): boolean =>
  spans.every(
    ({ opens, closes, label = '' }) =>
      opens === null && closes === null && label.split(' ').length > maxOwnWords,
  );

/** "9–12, one Saturday a month": whether it is open on the next one nothing tells. */
export const isOnSomeDays = (plan: DaySchedule, { lexicon }: Scene): boolean =>
  plan.state === 'open' &&
  plan.spans.every(({ label }) => label !== undefined && isOfSomeDays(label, lexicon.words));

/** Yes or no by what was asked: "Are you closed?" is answered by no where it is open. */
export const verdict = (isOpen: boolean, wants: HoursQuestion['wants'], { lexicon }: Scene): string =>
  `${isOpen === (wants !== 'closed') ? lexicon.say.yes : lexicon.say.no} `;

const withSources = (answer: Answer, sources: Answer['sources']): Answer => ({
  ...answer,
  sources: uniqueSources([...sources, ...answer.sources]),
});

/** Of a day that may be a holiday, and of which the site says nothing of its own, only the general hours are known. */
export const isMaybeHoliday = (day: DayReference, plan: DaySchedule, scene: Scene): boolean =>
  plan.isSpecial !== true &&
  day.relation !== 'weekday' &&
  day.date !== undefined &&
  scene.labelDates.isHoliday(day.date);

const coversSurely = (label: string | undefined, { date }: DayReference, { labelDates }: Scene): boolean =>
  label !== undefined && date !== undefined && labelDates.coverage(label, date) === 'surely';

/** Days that are no more than a closing for holidays. */
const longestLeave = 31;

/** "Closed from November to April", of one of its days: the hours of the weekday are those of the rest of the year. */
const isOfSeason = (label: string | undefined, { date }: DayReference, { labelDates }: Scene): boolean =>
  label !== undefined &&
  date !== undefined &&
  [-longestLeave, longestLeave].some((days) => labelDates.coverage(label, addDays(date, days)) === 'surely');

/** What is asked of a day, or of several that are alike. */
export function dayAnswer(
  day: DayReference,
  question: HoursQuestion,
  schedule: Schedule,
  scene: Scene,
  alike?: string,
): Answer {
  const plan = schedule.day(day);
  if (day.relation === 'weekday' && plan.state === 'closed' && isOfSeason(plan.label, day, scene)) {
    const general = dayAnswer(
      { weekday: day.weekday, relation: 'weekday' },
      question,
      schedule,
      scene,
      alike,
    );
    const quotes = plan.sources.map(({ quote }) => scene.lexicon.say.quote(quote));
    return withSources({ ...general, text: [general.text, ...quotes].join(' ') }, plan.sources);
  }
  const isDated = plan.isSpecial === true && day.relation === 'weekday';
  const named = alike ?? dayText(isDated ? { ...day, relation: 'date' } : day, scene);
  const asked: Asked = { day, named, question, schedule, scene };
  if (plan.state === 'conflict') return disputedDay(plan.sides, scene);
  if (plan.besides) return ofSettledParts(asked, plan, plan.besides);
  const { say } = scene.lexicon;
  if (plan.state === 'open' && plan.perhaps.length === 0 && isMaybeHoliday(day, plan, scene)) {
    const general = spansAnswer(named, plan, scene);
    return { ...general, text: inTurn(say.regularHours, general.text) };
  }
  if (plan.perhaps.length === 0) return settledAnswer(asked, plan);
  const special = plan.perhaps.map(({ source }) => source);
  const quotes = inTurn(...new Set(plan.perhaps.map((fact) => say.quote(hoursSaid(fact, scene)))));
  const regular = settledAnswer({ ...asked, question: { ...question, wants: 'spans', when: noTime } }, plan);
  const isClosing = plan.perhaps.some(({ value }) => value.closed);
  const isHoliday = isMaybeHoliday(day, plan, scene);
  const isOfDate = plan.perhaps.some(
    ({ value: { closed, label } }) => closed && coversSurely(label, day, scene),
  );
  // "Closed on public holidays", asked of the first of January; "From the 3rd to the 9th of May we are away."
  if (regular.isSilent === true || isOfDate || (isClosing && isHoliday))
    return { text: quotes, sources: special, topic: 'hours' };
  const general = isHoliday || isClosing ? inTurn(say.regularHours, regular.text) : regular.text;
  // Who hears first that it is open hears no closing.
  return {
    ...regular,
    text: isClosing ? inTurn(quotes, general) : inTurn(general, quotes),
    sources: uniqueSources([...special, ...regular.sources]),
  };
}

/** The hours of the parts that are settled, and what is contradictory in the others. */
function ofSettledParts(
  asked: Asked,
  plan: Exclude<DaySchedule, { state: 'conflict' }>,
  sides: readonly Fact[],
): Answer {
  const { scene } = asked;
  const settled = settledAnswer(
    { ...asked, question: { ...asked.question, wants: 'spans', when: noTime } },
    plan,
  );
  const disputed = disputedDay(sides, scene);
  return withSources({ ...disputed, text: inTurn(settled.text, disputed.text) }, settled.sources);
}

const noTime: When = {
  days: [],
  times: [],
  relativeWithoutClock: false,
  hasImpossibleDate: false,
  rest: '',
};

function settledAnswer(asked: Asked, plan: Exclude<DaySchedule, { state: 'conflict' }>): Answer {
  const { named, question, scene } = asked;
  const { say } = scene.lexicon;
  if (question.when.times.length > 0) {
    const answer = answerAtTime(asked, plan);
    if (answer !== null) return answer;
  }
  if (plan.state === 'unknown')
    return { ...unknownAnswer(scene, capitalize(say.hoursUnknownOn(named))), topic: 'hours' };
  const isWhether = question.wants === 'open' || question.wants === 'closed';
  // Whether a part of a day is open is no by hours of the other half only, else the hours themselves are the answer.
  const isShut = isShutFor(question, plan);
  const isTold = question.when.times.length > 0 || question.when.part === undefined || isShut;
  const isOpen = plan.state === 'open' && !isShut;
  const isClear = plan.state === 'closed' || !(isOnCondition(plan) || isOnSomeDays(plan, scene));
  const told = isWhether && isTold && isClear ? verdict(isOpen, question.wants, scene) : '';
  if (plan.state === 'closed')
    return {
      text: told + capitalize(labelledText(say.closedOn(named), question.labelled && plan.label)),
      sources: plan.sources,
      topic: 'hours',
    };
  const edge = edgeAnswer(asked, plan);
  if (edge !== null) return edge;
  const spans = spansAnswer(named, plan, scene);
  return { ...spans, text: told + spans.text };
}

const noon = 12 * 60;
/** Who closes so soon after noon is not open in the afternoon. */
const earlyAfternoon = 13 * 60;

/** Whether all hours of a day lie in the other half of it than the one that is asked about. */
function isShutFor({ when: { part, times } }: HoursQuestion, plan: DaySchedule): boolean {
  if (plan.state !== 'open' || times.length > 0 || isOfParts(plan)) return false;
  if (part === 'am') return plan.spans.every(({ opens }) => opens !== null && opens >= noon);
  return (
    part === 'pm' &&
    plan.spans.every(
      ({ opens, closes }) => opens !== null && closes !== null && closes > opens && closes <= earlyAfternoon,
    )
  );
}

/** "On Saturday we are closed (Millbrook).", where a part was asked for. */
export const labelledText = (text: string, label: string | undefined): string =>
  label === undefined ? text : text.replace(/[.。]?$/u, (end) => ` (${label})${end}`);

/** Whether a day has hours of parts alone, as far as the site tells them. */
const isOfParts = (plan: DaySchedule): boolean =>
  plan.state === 'open' && plan.spans.every(({ label }) => label !== undefined);

/** Whether it is open at a time; null where the day alone says what there is to say. */
function answerAtTime(asked: Asked, plan: Exclude<DaySchedule, { state: 'conflict' }>): Answer | null {
  const { named, question, scene } = asked;
  const { say } = scene.lexicon;
  if (question.when.isBefore && plan.state === 'open') return answerBefore(asked, plan);
  if (question.wants === 'opening' || question.wants === 'closing')
    return plan.state === 'open' ? answerAtEdge(asked, plan, question.wants) : null;
  const readings = question.when.times.flatMap((minutes) => openReadings(asked.schedule, asked.day, minutes));
  const reading =
    (['open', 'closing', 'unknown'] as const)
      .map((state) => readings.find((each) => each.state === state))
      .find((each) => each !== undefined) ?? readings[0];
  if (reading === undefined) return null;
  if (reading.sides !== undefined) return disputedDay(reading.sides, scene);
  const spans = plan.state === 'open' ? spansAnswer(named, plan, scene) : null;
  const closing = (): string => capitalize(say.closesOn(named, timeText(reading.closesAt ?? 0, scene)));
  if (reading.isFromEve === true && reading.state === 'open')
    return withSources(
      {
        text: [`${verdict(true, question.wants, scene)}${closing()}`, spans?.text]
          .filter((text) => text !== undefined)
          .join(' '),
        sources: spans?.sources ?? [],
        topic: 'hours',
      },
      reading.sources,
    );
  if (spans === null) return null;
  if (reading.state === 'unknown' || isOnSomeDays(plan, scene)) return spans;
  if (reading.state === 'closing' && !question.until)
    return { text: closing(), sources: reading.sources, topic: 'hours' };
  const isOpen = reading.state === 'open' || reading.state === 'closing';
  // That no dinner is served at noon does not close the house.
  if (!isOpen && question.labelled === undefined && isOfParts(plan)) return spans;
  return { ...spans, text: verdict(isOpen, question.wants, scene) + spans.text };
}

/** Who asks for a time before this far from the opening may mean the other half of the day. */
const nearMinutes = 60;

/** "Do you open before nine?": by the reading of the time that is nearest to when it opens, or closes. */
function answerBefore(asked: Asked, plan: OpenDay): Answer {
  const { named, question, scene } = asked;
  const { wants, when } = question;
  const isClosing = wants === 'closing';
  const span = isClosing ? plan.spans.at(-1) : plan.spans[0];
  const edge = (isClosing ? span?.closes : span?.opens) ?? null;
  const spans = spansAnswer(named, plan, scene);
  if (edge === null) return spans;
  const [time = edge] = when.times.toSorted((a, b) => Math.abs(a - edge) - Math.abs(b - edge));
  const isEdge = isClosing || wants === 'opening';
  const isClear = isEdge || when.times.length === 1 || Math.abs(time - edge) <= nearMinutes;
  const answer = isEdge ? (edgeAnswer(asked, plan) ?? spans) : spans;
  return isClear ? { ...answer, text: verdict(edge < time, wants, scene) + answer.text } : answer;
}

const edgeOf = (span: Span, wants: 'opening' | 'closing'): number | null =>
  wants === 'opening' ? span.opens : span.closes;

/** "Do you open at 9?": by the time at which it does; a day of several spans tells them. */
function answerAtEdge(asked: Asked, plan: OpenDay, wants: 'opening' | 'closing'): Answer {
  const { named, question, scene } = asked;
  const edges = plan.spans.map((span) => edgeOf(span, wants)).filter((edge) => edge !== null);
  const isSaid = edges.some((edge) => question.when.times.includes(edge % dayMinutes));
  const answer = edgeAnswer(asked, plan) ?? spansAnswer(named, plan, scene);
  const isPlain = plan.spans.length === 1 && edges.length === 1;
  const told = isSaid ? verdict(true, wants, scene) : isPlain ? verdict(false, wants, scene) : '';
  return { ...answer, text: told + answer.text };
}

/** When it opens, of a day without a break, and when it closes; null where the spans tell more, or are of several parts. */
function edgeAnswer({ named, question, scene }: Asked, plan: OpenDay): Answer | null {
  const { say } = scene.lexicon;
  const [first, last] = [plan.spans[0], plan.spans.at(-1)];
  if (plan.spans.some(({ label }) => label !== first?.label)) return null;
  const of = (text: string): Answer => ({
    text: capitalize(labelledText(text, question.labelled && first?.label)),
    sources: plan.sources,
    topic: 'hours',
  });
  if (question.wants === 'opening' && plan.spans.length === 1 && first !== undefined && !isAllDay(first))
    return first.opens === null ? null : of(say.opensOn(named, timeText(first.opens, scene)));
  if (question.wants !== 'closing' || last === undefined || isAllDay(last)) return null;
  if (question.when.times.length > 0 && plan.spans.length > 1) return null;
  if (last.closes !== null) return of(say.closesOn(named, timeText(last.closes, scene)));
  if (last.opens === null) return null;
  const unknown = of(say.endUnknownOn(named));
  return { ...unknown, text: inTurn(unknown.text, spansAnswer(named, plan, scene).text) };
}
