/** The wished time of a form against the opening hours of its day. */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Scene } from './business.ts';
import { speakDay } from './answers/speak-hours.ts';
import type { Form, Refusal } from './form-state.ts';
import { addDays, compareDates, daysOfWeek } from './language/clock.ts';
import type { DayReference } from './language/when.ts';
import type { Recognized } from './recognized.ts';
import { speakTime } from './hear-time.ts';
import { isDay } from './slots.ts';
import { meantTime } from './wished-time.ts';

/** A form whose values are still being written. */
interface Filled extends Form {
  values: Record<string, string>;
  days: Record<string, DayReference>;
  times: Record<string, readonly number[]>;
}

/** Whether a slot asks when the caller would like to come. */
export const isPreferred = ({ name }: SlotDefinition): boolean => name.startsWith('preferred');

/** Holds the wished time against the hours of the wished day; a time that is said once more is noted as it is. */
export function settleTime(filled: Filled, text: string, scene: Scene): Refusal | undefined {
  const { slots, values, days, times, refused } = filled;
  const slot = slots.find((each) => each.type === 'time' && isPreferred(each));
  const daySlot = slots.find((each) => isDay(each) && isPreferred(each));
  const day = days[daySlot?.name ?? ''];
  const readings = times[slot?.name ?? ''];
  if (slot === undefined || day === undefined || readings === undefined) return undefined;
  if (values[slot.name] === undefined || values[slot.name] === refused) return undefined;
  const matter = [...Object.values(values), text].join('. ');
  const meant = meantTime(day, readings, matter, scene);
  if (meant !== undefined && 'refusal' in meant) return { slot, ...meant.refusal };
  const left = meant === undefined ? readings : [meant.minutes];
  if (isPast(day, left, scene)) {
    const { say } = scene.lexicon;
    if (day.relation !== 'weekday')
      return { slot, text: `${say.timeIsPast} ${say.chooseOtherTime}`, sources: [] };
    // "Wednesday at ten", said on a Wednesday afternoon.
    days[daySlot!.name] = { ...day, date: addDays(day.date!, daysOfWeek) };
    values[daySlot!.name] = speakDay(days[daySlot!.name]!, scene);
    return settleTime(filled, text, scene);
  }
  if (meant === undefined) return undefined;
  times[slot.name] = left;
  values[slot.name] = speakTime(left, scene);
  return undefined;
}

/** Whether a time of today is over. */
const isPast = ({ date }: DayReference, readings: readonly number[], { local }: Scene): boolean =>
  local !== undefined &&
  date !== undefined &&
  compareDates(date, local.date) === 0 &&
  readings.every((minutes) => minutes < local.minutes);

const maxMoveMinutes = 180;

/** "No, half past eight", of 8 pm: of two readings the one that is near to the time that was told before. */
export function nearReading(before: readonly number[] = [], found: Recognized, scene: Scene): Recognized {
  const [only] = before;
  if (only === undefined || before.length > 1 || found.times?.length !== 2) return found;
  const near = found.times.filter((minutes) => Math.abs(minutes - only) <= maxMoveMinutes);
  return near.length === 1 ? { value: speakTime(near, scene), times: near } : found;
}
