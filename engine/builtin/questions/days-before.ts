/** "And at seven?", "until when?", "and the day after?": of the day that was just spoken of. */
import type { Scene } from '../business.ts';
import { asksNextPart, asksOfNow } from '../answers/hours-questions.ts';
import { scheduleOf } from '../answers/schedule.ts';
import { addDays, weekdayOf } from '../language/clock.ts';
import type { DayReference, When } from '../language/when.ts';
import type { Focus } from './question.ts';
import { contentWithout, hoursCues } from './question-content.ts';
import { readDays } from './read-days.ts';

/** What a caller says of days and times, where he names no day, with the day of his last question for the hours. */
export function withDaysBefore(when: When, clause: string, focus: Focus, scene: Scene): When {
  const { has, without } = scene.lexicon;
  const { days } = focus;
  if (focus.topic !== 'hours' || days.length === 0 || when.days.length > 0) return when;
  const rest = without(['dayAfter'], when.rest);
  const named = contentWithout([...hoursCues, 'until', 'when', 'present'], rest, scene);
  if (named.length > 0) return asksNextPart(clause, named, scene) ? { ...when, days: [...days] } : when;
  if (has('dayAfter', clause)) return { ...when, days: days.slice(-1).flatMap(dayAfter), rest };
  // "And when do you close?", of a day on which it is closed, is asked of the others.
  const isEdge =
    (['opening', 'closing', 'until'] as const).some((cue) => has(cue, clause)) &&
    days.some((day) => scheduleOf(scene).day(day).state !== 'closed');
  const isOfDay = when.times.length > 0 || when.part !== undefined || isEdge;
  return isOfDay && !has('still', clause) && !asksOfNow(clause, when, scene)
    ? { ...when, days: [...days] }
    : when;
}

const dayAfter = ({ date }: DayReference): DayReference[] => {
  if (date === undefined) return [];
  const next = addDays(date, 1);
  return [{ weekday: weekdayOf(next), date: next, relation: 'weekday' }];
};

/** The days that a question for the hours is about; those before where it is about none. */
export function daysNamed(clause: string, before: Focus, scene: Scene): readonly DayReference[] {
  const said = readDays(clause, scene);
  const { days } = withDaysBefore(said, clause, before, scene);
  if (days.length > 0) return days;
  const { local } = scene;
  if (!asksOfNow(clause, said, scene)) return before.days;
  return local === undefined ? [] : [{ ...local, relation: 'today' }];
}
