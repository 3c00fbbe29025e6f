/** The time at which a caller wishes to come, against the opening hours of that day. */
import { capitalize } from './language/text.ts';
import { openReadings, scheduleOf, type Span } from './answers/schedule.ts';
import { dayText, spansText } from './answers/speak-hours.ts';
import type { Answer, Scene } from './business.ts';
import type { DayReference } from './language/when.ts';

/** Whether callers come to the business: not where the work is done at theirs, and not in need at any hour. */
const isVisit = (text: string, { agent, lexicon }: Scene): boolean =>
  !agent.slots.some(({ name }) => name === 'service_address') && !lexicon.topicsOf(text).has('emergency');

/**
 * Of the readings of a time the one that the business is open at, where the hours of the day leave but one; its hours,
 * where it is surely open at none; undefined where they do not decide.
 *
 * @param matter what the visit is about, as far as it was told
 */
export function meantTime(
  day: DayReference,
  readings: readonly number[],
  matter: string,
  scene: Scene,
): { minutes: number } | { refusal: Answer } | undefined {
  const schedule = scheduleOf(scene);
  const plan = schedule.day(day);
  if (plan.state !== 'open' || plan.perhaps.length > 0 || !isVisit(matter, scene)) return undefined;
  const possible = readings.filter((minutes) =>
    openReadings(schedule, day, minutes).some(({ state }) => state === 'open' || state === 'unknown'),
  );
  const [first] = possible;
  if (first !== undefined) return possible.length === 1 ? { minutes: first } : undefined;
  const { say } = scene.lexicon;
  return {
    refusal: { text: `${hoursTold(day, plan.spans, scene)} ${say.chooseOtherTime}`, sources: plan.sources },
  };
}

const hoursTold = (day: DayReference, spans: readonly Span[], scene: Scene): string =>
  capitalize(scene.lexicon.say.openOn(dayText(day, scene), spansText(spans, scene)));

/** The hours of the one day that a text names, where they are known to be open. */
export function openingOfDay(text: string, scene: Scene): Answer | null {
  const { days } = scene.readWhen(text, scene.local?.date);
  const [day] = days;
  if (day === undefined || days.length > 1) return null;
  const plan = scheduleOf(scene).day(day);
  if (plan.state !== 'open' || plan.perhaps.length > 0) return null;
  return { text: hoursTold(day, plan.spans, scene), sources: plan.sources, topic: 'hours' };
}
