/** What a reply says of weekdays: times and closings must be those of the same days. */
import type { Weekday } from '../../contract/schemas/facts.ts';
import { weekdays } from '../../contract/schemas/weekdays.ts';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { createSchedule, dayMinutes, type DaySchedule } from '../builtin/answers/schedule.ts';
import { dayBefore } from '../builtin/language/clock.ts';
import type { Lexicon } from '../builtin/language/lexicon.ts';
import { fold } from '../builtin/language/text.ts';
import { anyLanguage, whole } from '../builtin/patterns/any-language.ts';
import { claimsOf, clockKey, hoursOf, type Claim } from './claims.ts';
import { supports, type Evidence, type GroundingInput } from './evidence.ts';

const closedWords = anyLanguage('closed', { before: '\\b', after: '(?!\\p{L})' });
const notWords = anyLanguage('not', whole);

/** The sentences that name weekdays and say of them what the site does not. */
export function unsupportedDays(
  input: GroundingInput,
  evidence: readonly Evidence[],
  { has }: Lexicon,
): string[] {
  const { days } = phrasesFor(input.language);
  const schedule = createSchedule(input.knowledge.facts, input.knowledge.conflicts);
  const daysIn = (text: string): Weekday[] => {
    const folded = fold(text);
    return weekdays.filter((weekday) => folded.includes(fold(days[weekday])));
  };
  const asked = claimsOf(input.spoken, input.language);
  return input.reply.split(/(?<=[.!?;])\s+|\n+/u).filter((sentence) => {
    const named = daysIn(sentence);
    const saysClosed = closedWords.test(sentence) || notWords.test(sentence);
    const saysOpen =
      !saysClosed && (['isOpen', 'opening', 'hours'] as const).some((cue) => has(cue, sentence));
    const times = claimsOf(sentence, input.language).flatMap((claim) => timeOf(claim, saysOpen));
    if (named.length === 0 || (times.length === 0 && !saysClosed && !saysOpen)) return false;
    const stated = evidence.some(
      ({ text, claims, source, fact }) =>
        source !== undefined &&
        fact?.kind !== 'hours' &&
        isSame(daysIn(text), named) &&
        times.every((claim) => supports(claims, claim)) &&
        closedWords.test(text) === closedWords.test(sentence),
    );
    if (stated) return false;
    const range = named.length === 2 ? between(named[0]!, named[1]!) : named;
    const told = range.map((weekday) => schedule.day({ weekday }));
    const known = new Set([
      ...told.flatMap((day) => keysOf(day, input.language)),
      ...range.flatMap((weekday) => nightKeys(schedule.day(dayBefore({ weekday })))),
    ]);
    const isWrong = times.some(
      (claim) => !claim.keys.some((key) => known.has(key)) && !supports(asked, claim),
    );
    if (isWrong) return true;
    if (closedWords.test(sentence) && times.length === 0)
      return !told.some(({ state }) => state === 'closed');
    return saysOpen && told.some(({ state }) => state === 'closed' || state === 'unknown');
  });
}

/** Times, and in a sentence about being open the plain numbers that may be hours. */
const timeOf = (claim: Claim, saysOpen: boolean): Claim[] => {
  if (claim.kind === 'time') return [claim];
  const hours = saysOpen && claim.kind === 'number' && claim.isMoney !== true ? hoursOf(claim) : [];
  return hours.length === 0 ? [] : [{ ...claim, kind: 'time', keys: hours }];
};

const isSame = (some: readonly Weekday[], others: readonly Weekday[]): boolean =>
  some.length === others.length && some.every((weekday) => others.includes(weekday));

const between = (from: Weekday, to: Weekday): Weekday[] =>
  weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);

/** The times of a day; where the site contradicts itself, those of every side. */
function keysOf(day: DaySchedule, language: string): string[] {
  if (day.state === 'conflict')
    return day.sides.flatMap(({ source }) => claimsOf(source.quote, language).flatMap(({ keys }) => keys));
  if (day.state !== 'open') return [];
  return day.spans.flatMap(({ opens, closes }) =>
    [opens, closes].flatMap((minutes) => (minutes === null ? [] : [clockKey(minutes % dayMinutes)])),
  );
}

/** When the night of the day before ends. */
const nightKeys = (eve: DaySchedule): string[] =>
  (eve.state === 'open' ? eve.spans : []).flatMap(({ closes }) =>
    closes !== null && closes > dayMinutes ? [clockKey(closes % dayMinutes)] : [],
  );
