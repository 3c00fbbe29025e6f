/** The opening hours that a piece of a page states, in the short notation of tables of tests. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { weekdays } from '../../contract/schemas/weekdays.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { hoursNotation, valuesOf } from '../../eval/fixture-sites.ts';

/** Hours of a page with this body. */
export function hoursOf(body: string, language = 'en'): string[] {
  const url = 'https://business.example/';
  const { facts } = readPage({ url, html: `<html lang=${language}><body>${body}</body></html>` });
  return compactHours(facts);
}

/** "mon-fri 09:00-17:00", "mon+wed+fri 09:00-17:00": three days in a row or more are written as a range. */
export function compactHours(facts: readonly Fact[]): string[] {
  return valuesOf(facts, 'hours').map((value) => {
    const [first] = hoursNotation({ ...value, days: ['mon'] });
    const at = value.days.map((day) => weekdays.indexOf(day));
    const isRange = at.length > 2 && at.every((day, index) => day === at[0]! + index);
    const days = isRange ? `${value.days[0]!}-${value.days.at(-1)!}` : value.days.join('+');
    return `${days}${first!.slice(3)}`.trim();
  });
}
