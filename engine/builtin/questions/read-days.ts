/** The days that a caller names, by the calendar of the business. */
import { isDeepStrictEqual } from 'node:util';
import type { Scene } from '../business.ts';
import type { LocalDate } from '../language/clock.ts';
import type { When } from '../language/when.ts';

/** What comes out the same whatever date it is at the business; undefined where that is not known well enough. */
export function whateverDate<T>(
  { dates: [first, last] }: Scene,
  read: (today: LocalDate) => T,
): T | undefined {
  const [one, other] = [read(first), read(last)];
  return isDeepStrictEqual(one, other) ? one : undefined;
}

/** Whether a day or a time is told. */
export function namesWhen(text: string, { readWhen, local }: Scene): boolean {
  const { days, times } = readWhen(text, local?.date);
  return days.length + times.length > 0;
}

/** Without a known zone "today" is no date, and "December 25" is still one. */
export function readDays(text: string, scene: Scene): When {
  const { local, readWhen } = scene;
  const plain = readWhen(text, local?.date);
  if (local !== undefined) return plain;
  const days = whateverDate(scene, (today) => readWhen(text, today).days);
  return days === undefined ? plain : { ...plain, days };
}
