/** Days of a week that are told as one. */
import { weekdays, type Weekday } from '../../../contract/schemas/weekdays.ts';

/** Days in a row of which the same is told, with what it is; days without a text are left out. */
export function daysAlike(textOf: (day: Weekday) => string | undefined): { days: Weekday[]; text: string }[] {
  const groups: { days: Weekday[]; text: string }[] = [];
  for (const [at, day] of weekdays.entries()) {
    const text = textOf(day);
    if (text === undefined) continue;
    const last = groups.at(-1);
    if (last?.text === text && last.days.at(-1) === weekdays[at - 1]) last.days.push(day);
    else groups.push({ days: [day], text });
  }
  return groups;
}
