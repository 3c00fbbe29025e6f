/** Hours that lie within others told beside them: a doctor's consultation within the hours of the house. */
import type { Weekday } from '../../../contract/schemas/facts.ts';
import type { Section } from '../page/lines.ts';
import { containsPhrase } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import type { Candidate } from './candidate.ts';
import type { HoursContext } from './context.ts';
import { holds } from './overlap.ts';
import type { Span } from './resolve-span.ts';

const MAX_SECTIONS = 20;
const MAX_TOLD = 400;

interface Told {
  day: Weekday;
  span: Span;
}

/** Of sections whose headings all speak of hours, in other words, those that tell a part of what another one tells. */
export function narrowerSections(
  places: ReadonlyMap<Candidate, Section | undefined>,
  { hoursWords }: HoursContext,
): Section[] {
  const told = new Map<Section, Told[]>();
  for (const [{ statement, isFurniture }, place] of places) {
    const { days, spans, condition, purpose } = statement;
    if (!place || isFurniture || condition !== undefined || purpose !== undefined) continue;
    if (!containsPhrase(foldWord(place.heading), hoursWords)) continue;
    const own = days.flatMap((day) => spans.map((span) => ({ day, span })));
    told.set(place, [...(told.get(place) ?? []), ...own]);
  }
  if (told.size > MAX_SECTIONS || [...told.values()].flat().length > MAX_TOLD) return [];
  return [...told.keys()].filter((one) =>
    [...told.keys()].some(
      (other) => other.heading !== one.heading && isWithin(told.get(one)!, told.get(other)!),
    ),
  );
}

/** All of it on days and at times of the other, and less than it on most of them. */
function isWithin(narrow: readonly Told[], wide: readonly Told[]): boolean {
  const around = narrow.map(({ day, span }) =>
    wide.find((other) => other.day === day && holds(other.span, span)),
  );
  if (narrow.length < 2 || around.includes(undefined)) return false;
  const less = narrow.filter(({ span }, at) => !holds(span, around[at]!.span));
  return less.length * 2 > narrow.length;
}
