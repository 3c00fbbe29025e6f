/** The wished time of a form against the opening hours of its day. */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Scene } from './business.ts';
import type { Form, Refusal } from './form-state.ts';
import type { Recognized } from './recognized.ts';
import { speakTime } from './hear-time.ts';
import { isDay } from './slots.ts';
import { meantTime } from './wished-time.ts';

/** A form whose values are still being written. */
interface Filled extends Form {
  values: Record<string, string>;
  times: Record<string, readonly number[]>;
}

/** Whether a slot asks when the caller would like to come. */
export const isPreferred = ({ name }: SlotDefinition): boolean => name.startsWith('preferred');

/** Holds the wished time against the hours of the wished day; a time that is said once more is noted as it is. */
export function settleTime(
  { slots, values, days, times, refused }: Filled,
  text: string,
  scene: Scene,
): Refusal | undefined {
  const slot = slots.find((each) => each.type === 'time' && isPreferred(each));
  const day = days?.[slots.find((each) => isDay(each) && isPreferred(each))?.name ?? ''];
  const readings = times[slot?.name ?? ''];
  if (slot === undefined || day === undefined || readings === undefined) return undefined;
  if (values[slot.name] === undefined || values[slot.name] === refused) return undefined;
  const matter = [...Object.values(values), text].join('. ');
  const meant = meantTime(day, readings, matter, scene);
  if (meant === undefined) return undefined;
  if ('refusal' in meant) return { slot, ...meant.refusal };
  times[slot.name] = [meant.minutes];
  values[slot.name] = speakTime([meant.minutes], scene);
  return undefined;
}

const maxMoveMinutes = 180;

/** "No, half past eight", of 8 pm: of two readings the one that is near to the time that was told before. */
export function nearReading(before: readonly number[] = [], found: Recognized, scene: Scene): Recognized {
  const [only] = before;
  if (only === undefined || before.length > 1 || found.times?.length !== 2) return found;
  const near = found.times.filter((minutes) => Math.abs(minutes - only) <= maxMoveMinutes);
  return near.length === 1 ? { value: speakTime(near, scene), times: near } : found;
}
