/** What a sentence on the season of the house says of the rest of the year: "open from April to October". */
import { factsOf, type Answer, type Scene } from '../business.ts';
import type { KnowledgeIndex, Piece } from '../evidence/retrieval.ts';
import type { LocalDate } from '../language/clock.ts';
import { daysOfSeason, monthsIn, monthStems } from '../language/month-names.ts';
import { readDays } from '../questions/read-days.ts';
import type { When } from '../language/when.ts';
import { verdict, type HoursQuestion } from './day-answers.ts';
import { hoursSaid } from './speak-hours.ts';

const maxSeasonLength = 160;
const minMonths = 2;
/** What stands beside a season and names no part of the house. */
const besideSeason = ['isOpen', 'opening', 'hours', 'place', 'leave', 'when'] as const;

/** Whether nothing but the house itself is named. */
function isOfHouse(text: string, { agent, lexicon }: Scene): boolean {
  const own = new Set(lexicon.stemsOf(agent.businessName));
  return lexicon
    .contentOf(lexicon.without(besideSeason, text))
    .every(
      (stem) =>
        own.has(stem) ||
        monthStems(lexicon).has(stem) ||
        lexicon.paraphrases.soft.has(stem) ||
        /^\d+$/u.test(stem),
    );
}

const seasons = new WeakMap<KnowledgeIndex, readonly Piece[]>();

/** The sentences that say in which months the house is open. */
function seasonsIn(scene: Scene): readonly Piece[] {
  const { index, lexicon, readWhen } = scene;
  const known = seasons.get(index);
  if (known !== undefined) return known;
  const namesItself = (text: string): boolean => {
    const own = new Set(lexicon.stemsOf(text));
    return (
      lexicon.has('place', text) || lexicon.contentOf(scene.agent.businessName).some((stem) => own.has(stem))
    );
  };
  const isSeason = ({ text, context, fact }: Piece): boolean =>
    (fact === undefined || fact.kind === 'policy' || fact.kind === 'other') &&
    text.length <= maxSeasonLength &&
    lexicon.has('isOpen', text) &&
    !lexicon.has('isClosed', text) &&
    monthsIn(text, lexicon.words).length >= minMonths &&
    readWhen(text, undefined).times.length === 0 &&
    isOfHouse(text, scene) &&
    (namesItself(text) || isOfHouse(context, scene));
  const found = index.pieces.filter(isSeason);
  seasons.set(index, found);
  return found;
}

/** The season of the house that leaves a date out; undefined where none is told, or one may hold it. */
function outOfSeason(date: LocalDate, scene: Scene): Piece | undefined {
  const all = seasonsIn(scene);
  return all.every(({ text }) => scene.labelDates.coverage(text, date) === 'never') ? all[0] : undefined;
}

/** The dates that are asked about: of days, of today, or of a month as a whole. */
function datesOf(
  clause: string,
  { days }: When,
  now: boolean,
  { dates, lexicon, local }: Scene,
): LocalDate[] {
  if (days.length > 0) return days.flatMap(({ date }) => date ?? []);
  if (now) return local === undefined ? [...dates] : [local.date];
  const [month, ...others] = monthsIn(clause, lexicon.words);
  if (month === undefined || others.length > 0) return [];
  const year = local?.date.year ?? 2001;
  return daysOfSeason.map((day) => ({ year, month, day }));
}

/** "Are you open now?", "In December?": no where the season of the house leaves that out; a month that it holds is yes. */
export function seasonAnswer(
  clause: string,
  when: When,
  { now, wants }: Pick<HoursQuestion, 'now' | 'wants'>,
  scene: Scene,
): Answer | null {
  const dates = datesOf(clause, when, now, scene);
  const [season] = seasonsIn(scene);
  // "Are you open on Thursdays?" is asked of the hours.
  const isOfWeekday = when.days.some(({ relation }) => relation === 'weekday');
  if (season === undefined || dates.length === 0 || isOfWeekday) return null;
  const left = dates.map((date) => outOfSeason(date, scene));
  const isOut = left.every((piece) => piece !== undefined);
  const isOfMonth = when.days.length === 0 && !now;
  if (!isOut && !(isOfMonth && left.every((piece) => piece === undefined))) return null;
  const isWhether = wants === 'open' || wants === 'closed';
  const { quote } = scene.lexicon.say;
  return {
    text: `${isWhether ? verdict(!isOut, wants, scene) : ''}${quote((left[0] ?? season).text)}`,
    sources: [season.source],
    topic: 'hours',
  };
}

/** Where a wish is for days on which the house is closed for its season: what it says of that. */
export function seasonOfWish(said: string, scene: Scene): Answer | null {
  const dates = readDays(said, scene).days.flatMap(({ date }) => date ?? []);
  const closings = factsOf(scene, 'hours').filter(
    ({ value: { closed, days, label } }) => closed && days.length === 0 && label !== undefined,
  );
  const closingOn = (date: LocalDate): Answer | undefined => {
    const fact = closings.find(
      ({ value: { label = '' } }) => scene.labelDates.coverage(label, date) === 'surely',
    );
    const told =
      fact === undefined ? outOfSeason(date, scene) : { text: hoursSaid(fact, scene), source: fact.source };
    return told && { text: scene.lexicon.say.quote(told.text), sources: [told.source], topic: 'hours' };
  };
  const told = dates.map(closingOn);
  return told.every((answer) => answer !== undefined) ? (told[0] ?? null) : null;
}
