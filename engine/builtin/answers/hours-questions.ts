/** Questions about times: opening hours, hours under a label, holidays. */
import { factsOf } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { answerDate, answerHours } from './hours-answers.ts';
import type { HoursQuestion } from './hours-answers.ts';
import { answerFromFaq, answerFromKnowledge } from './knowledge-answers.ts';
import { asks } from '../questions/asking.ts';
import { besideHours, contentWithout, hoursCues, isOfOtherDay } from '../questions/question-content.ts';
import { isAboutNamedPlace, isOverPlaces } from '../../../domain/knowledge/page/other-places.ts';
import { containsPhrase } from '../../../domain/knowledge/page/page-view.ts';
import { foldWord, phrases, wordTables } from '../../../domain/knowledge/words/index.ts';
import { alternativesOf } from '../language/text.ts';
import { phrasePattern } from '../language/lexicon.ts';
import { perLanguage } from '../language/per-language.ts';
import { asksWhich } from '../questions/among-days.ts';
import { readDays, whateverDate } from '../questions/read-days.ts';
import { labelDatesOf } from '../language/label-dates.ts';
import { isPriced } from '../language/amounts.ts';
import { findPhone } from '../language/spoken-numbers.ts';
import { daysOfSeason, monthsIn, monthStems } from '../language/month-names.ts';
import { closuresOf, scheduleOf, type HoursFact } from './schedule.ts';
import { seasonAnswer } from './seasons.ts';
import { silentAnswer } from './silent-answers.ts';
import { hoursSaid } from './speak-hours.ts';
import type { DayReference, When } from '../language/when.ts';
import { wantedOf } from '../questions/wanted.ts';
import type { CueName } from '../words/types.ts';
import { inTurn } from '../language/sentences.ts';

/** For each label of hours those of these words that it has. */
function wordsInLabels(content: readonly string[], scene: Scene): Map<string, ReadonlySet<string>> {
  const labels = factsOf(scene, 'hours').flatMap(({ value: { label } }) => label ?? []);
  return new Map(
    labels.map((label) => {
      const stems = new Set(scene.lexicon.stemsOf(label));
      return [label, new Set(content.filter((stem) => scene.index.covers(stems, stem)))];
    }),
  );
}

/** Whether a label of hours has one of these words; "your Elm Road office" is no other office, for which no more than "office" speaks. */
export function labelTest(content: readonly string[], scene: Scene): (label: string) => boolean {
  const words = wordsInLabels(content, scene);
  const all = [...words.values()];
  return (label) => {
    const own = words.get(label);
    return (
      own !== undefined &&
      own.size > 0 &&
      !all.some((other) => other.size > own.size && own.isSubsetOf(other))
    );
  };
}

/** "And in Elm Road?", "and the kitchen?": a clause that names nothing but what has hours of its own. */
export function asksNextPart(clause: string, content: readonly string[], scene: Scene): boolean {
  const words = [...wordsInLabels(content, scene).values()];
  return (
    scene.lexicon.has('followUp', clause) &&
    content.length > 0 &&
    content.every((stem) => words.some((own) => own.has(stem))) &&
    wantedOf(scene.lexicon.without(['followUp'], clause), scene) === 'anything'
  );
}

const says = (cue: CueName, clause: string, { rest }: When, { lexicon }: Scene): boolean =>
  lexicon.has(cue, clause) || lexicon.has(cue, rest);

/** What is asked of the hours: "until when …", "do you close at noon?", "are you open until 8?", "are you closed on Monday?", "is eight too late?" */
export function wantsOf(
  clause: string,
  when: When,
  scene: Scene,
  isPresent: boolean,
): HoursQuestion['wants'] {
  const { lexicon } = scene;
  if (when.isOffHours) return 'closed';
  const isTimed = when.times.length > 0;
  const isClosed = says('isClosed', clause, when, scene);
  // "From when until when" asks for both ends.
  const notClosed = lexicon.without(['isClosed', 'hours'], clause);
  const edges = { ...when, rest: lexicon.without(['hours'], when.rest) };
  const isUntil = isTimed && lexicon.has('until', clause);
  // "Do you shut in the afternoon?" asks for no time.
  const isOfPart = when.part !== undefined && wantedOf(clause, scene) === 'anything';
  if (!isUntil && says('closing', notClosed, edges, scene)) return isOfPart ? 'spans' : 'closing';
  if (!isUntil && says('opening', notClosed, edges, scene)) return 'opening';
  if (asksWhich(clause, scene)) return 'spans';
  const isOpen = isUntil || lexicon.has('isOpen', lexicon.without(['isClosed'], when.rest));
  if (isClosed) return isOpen ? 'spans' : 'closed';
  return isOpen || isPresent ? 'open' : 'spans';
}

const NOON = 720;

/** "When do you open again after lunch?", "Are you open over lunch?" */
export const asksOfBreak = (clause: string, { days, times, rest }: When, scene: Scene): boolean => {
  // "Open for lunch on Sunday?" asks for a time of that day.
  const isTimed = days.length > 0 || times.some((minutes) => minutes !== NOON);
  const cues: CueName[] = ['opening', 'closing', 'isClosed', ...(isTimed ? [] : (['isOpen'] as const))];
  const { has } = scene.lexicon;
  const isBreak = has('noonPause', clause) && (has('offer', clause) || has('present', clause));
  return (
    (isBreak || (has('lunchBreak', clause) && cues.some((cue) => has(cue, clause)))) &&
    contentWithout(['noonPause', 'lunchBreak', 'offer', 'present', ...hoursCues], rest, scene).length === 0
  );
};

const todayOf = ({ local }: Scene): DayReference[] =>
  local === undefined ? [] : [{ ...local, relation: 'today' }];

/** "How long are you still open?": the rest of today. */
const asksHowLongStill = (clause: string, { days, times }: When, { lexicon }: Scene): boolean =>
  lexicon.has('still', clause) && lexicon.has('closing', clause) && days.length + times.length === 0;

/** Whether there is a break, and until when, is told by all hours of the day. */
function ofBreak(when: When, scene: Scene): HoursQuestion {
  const today = todayOf(scene);
  const isOpen = today.every((day) => scheduleOf(scene).day(day).state === 'open');
  const days = when.days.length > 0 ? when.days : isOpen ? today : [];
  return { wants: 'spans', when: { ...when, days, times: [] }, now: false, until: false };
}

/** "Are you open now?", "You still open?", "Have you closed yet?": it is asked for this very minute. */
export const asksOfNow = (clause: string, { days, times }: When, { lexicon }: Scene): boolean => {
  const isState = (['isOpen', 'isClosed', 'present'] as const).some((cue) => lexicon.has(cue, clause));
  return (
    (lexicon.has('now', clause) || (isState && lexicon.has('still', clause))) &&
    // Italian "a che ora" holds the word for now.
    !lexicon.has('when', clause) &&
    times.length === 0 &&
    (days.length === 0 || days[0]?.relation === 'today')
  );
};

/** Answers when the business, or a part of it, is open; null where something else is asked that no sentence of the site tells. */
export function hoursAnswer(clause: string, asked: When, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const now = asksOfNow(clause, asked, scene);
  const when = !now && asksHowLongStill(clause, asked, scene) ? { ...asked, days: todayOf(scene) } : asked;
  const isPresent =
    (now || when.days.length > 0 || when.times.length > 0) &&
    lexicon.has('present', clause) &&
    lexicon.topicsOf(clause).size === 0;
  const rest = besideHours(when.rest, isPresent ? [...hoursCues, 'present'] : hoursCues, scene);
  const until = lexicon.has('until', clause);
  const wants = wantsOf(clause, when, scene, isPresent);
  // "The restaurant" is the business itself, unless the site tells hours for it apart.
  const withPlace = contentWithout(
    hoursCues.filter((cue) => cue !== 'place'),
    when.rest,
    scene,
  );
  const labelled = withPlace.length === 0 ? undefined : labelTest(withPlace, scene);
  if (labelled && scheduleOf(scene, labelled).isStated) {
    return answerHours({ wants, when, now, until, labelled }, scene);
  }
  const ofPart = hoursOfPart(withPlace, scene);
  if (ofPart.length > 0)
    return answerHours(
      { wants, when, now, until },
      { ...scene, facts: [...ofPart, ...closuresOf(scene)], conflicts: [] },
    );
  if (asksOfBreak(clause, when, scene)) return answerHours(ofBreak(when, scene), scene);
  const ofSeason = rest.every((stem) => monthStems(lexicon).has(stem))
    ? seasonAnswer(clause, when, { now, wants }, scene)
    : null;
  if (ofSeason !== null) return ofSeason;
  if (rest.length === 0) {
    const known = answerHours({ wants, when, now, until }, scene);
    const isTold = wants === 'closed' || when.among === 'closed';
    return isTold && known.isSilent !== true ? known : (hoursLine(when, scene) ?? known);
  }
  const ofMonth = rest.length === 1 ? monthAnswer(clause, { wants, when, now, until }, scene) : null;
  if (ofMonth !== null) return ofMonth;
  const isTimed =
    (['closing', 'opening'] as const).some((cue) => says(cue, clause, when, scene)) ||
    when.days.length > 0 ||
    when.times.length > 0;
  const isOpenWord =
    (['isOpen', 'isClosed'] as const).some((cue) => lexicon.has(cue, clause)) && !asksWhich(clause, scene);
  const found = answerFromKnowledge(
    rest,
    scene,
    isOpenWord || !(isTimed || asksWhich(clause, scene))
      ? 'anything'
      : lexicon.has('when', clause)
        ? when.days.length > 0
          ? 'clock'
          : 'moment'
        : 'number',
  );
  if (found !== null && !isOfOtherDay(found, when, scene)) return { ...found, topic: 'hours' };
  const ofLeave = lexicon.has('leave', clause) && when.days.length === 0 ? leaveAnswer(scene) : null;
  if (ofLeave !== null) return ofLeave;
  // "Can I come with my dog?", "Do you open locked doors?", "I waited three hours": about something else.
  const isAboutHours = isTimed
    ? rest.length < 2 || when.days.length > 0
    : lexicon.has('hours', lexicon.lengthsOf(clause).rest);
  if (!isAboutHours) return null;
  return regularHours({ wants: when.isOffHours ? 'closed' : 'spans', when, now, until }, scene);
}

/**
 * "The restaurant is open Thursday to Sunday 7–10 pm", where all other hours have labels: what the sentence names has those, and
 * the reception others.
 */
function hoursOfPart(content: readonly string[], scene: Scene): HoursFact[] {
  const { index, lexicon } = scene;
  const weekly = factsOf(scene, 'hours').filter(({ value: { days } }) => days.length > 0);
  const plain = weekly.filter(({ value: { label } }) => label === undefined);
  if (content.length === 0 || plain.length === weekly.length) return [];
  const isOfPart = ({ source }: HoursFact): boolean => {
    const stems = new Set(lexicon.stemsOf(source.quote));
    return content.every((stem) => index.covers(stems, stem));
  };
  return plain.every(isOfPart) ? plain : [];
}

/** "When do you close for your holidays?": the closings that the site tells by their dates. */
function leaveAnswer(scene: Scene): Answer | null {
  const closings = factsOf(scene, 'hours').filter(
    ({ value }) => value.closed && value.days.length === 0 && value.label !== undefined,
  );
  if (closings.length === 0) return null;
  const quotes = new Set(closings.map((fact) => scene.lexicon.say.quote(hoursSaid(fact, scene))));
  return { text: inTurn(...quotes), sources: closings.map(({ source }) => source), topic: 'hours' };
}

/** "What are your hours in July?", "Are you open in December?": those whose season holds then; null where the site has none. */
function monthAnswer(clause: string, question: HoursQuestion, scene: Scene): Answer | null {
  const { lexicon, labelDates, local } = scene;
  const [month, ...others] = monthsIn(clause, lexicon.words);
  if (month === undefined || others.length > 0) return null;
  const year = local?.date.year ?? 2001;
  const labelled = (label: string): boolean =>
    daysOfSeason.every((day) =>
      ['surely', 'perhaps'].includes(labelDates.coverage(label, { year, month, day })),
    );
  const facts = factsOf(scene, 'hours').filter(({ value }) => value.label && labelled(value.label));
  const [first] = facts;
  if (first === undefined) return null;
  if (facts.every(({ value }) => value.closed && value.days.length === 0))
    return { text: lexicon.say.quote(hoursSaid(first, scene)), sources: [first.source], topic: 'hours' };
  return answerHours({ ...question, labelled }, scene);
}

/** The hours of the house, told as what they are. */
function regularHours(question: HoursQuestion, scene: Scene): Answer {
  const general = answerHours(question, scene);
  return general.sources.length === 0
    ? general
    : { ...general, text: inTurn(scene.lexicon.say.regularHours, general.text) };
}

const danglingAt = perLanguage(
  ({ at }) => new RegExp(`(?:^|\\s)(?:${alternativesOf(at)})(?:\\s*$|\\s{2})`, 'u'),
);

/** "Can I leave it for two hours?": where an hour is said as a length is, only what stands before it tells the time. */
function isLengthAlone(clause: string, { lexicon }: Scene): boolean {
  const { signs, rest } = lexicon.lengthsOf(clause);
  return signs.length > 0 && !danglingAt(lexicon.words).test(rest);
}

/** "Can I bring my cat in at half past five?", of which the site says nothing: when somebody is there; `told` came before it. */
export function hoursAfterAll(clause: string, told: string, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const isThere = (['goes', 'present'] as const).some((cue) => lexicon.has(cue, clause));
  if (!isThere || !asks(clause, scene) || lexicon.has('price', clause)) return null;
  if (isLengthAlone(clause, scene)) return null;
  const when = scene.readWhen(`${told}${clause}`, scene.local?.date);
  if (when.times.length === 0) return null;
  const hours = regularHours(
    { wants: 'spans', when: { ...when, times: [] }, now: false, until: false },
    scene,
  );
  return hours.isSilent === true ? null : hours;
}

const maxHoursLength = 140;
const minTimes = 2;
const TIMES = /\d[:.h]\d{2}|\d\s?(?:[ap]\.?m\b|uhr|uur|h\b|時)|\d\s?[-–]\s?\d/giu;

/** "Open from 1 April to 1 October." */
const isSeason = (text: string, { lexicon }: Scene): boolean =>
  (lexicon.has('isOpen', text) || lexicon.has('isClosed', text)) &&
  monthsIn(text, lexicon.words).length >= minTimes;

/** Days that are closed, and "Check-in: 3–7", say nothing of when the house is open. */
const isOfHouse = ({ value: { closed, days, label } }: HoursFact): boolean =>
  !closed && (days.length > 0 || label === undefined);

/** A line of times or months under or with a word of opening, where no hours were read; of the day that is asked for, if one is. */
function hoursLine({ days }: When, scene: Scene): Answer | null {
  const { agent, index, lexicon, readWhen } = scene;
  if (factsOf(scene, 'hours').some(isOfHouse)) return null;
  const isOfHours = (text: string): boolean =>
    (['hours', 'isOpen', 'isClosed', 'opening'] as const).some((cue) => lexicon.has(cue, text));
  const own = foldWord(agent.businessName);
  const isElsewhere = (text: string, heading: string): boolean =>
    isOverPlaces(heading) || isAboutNamedPlace(text, heading, { own, language: lexicon.words.language });
  const lines = index.pieces.filter(({ text, context, fact }) => {
    if (
      fact?.kind === 'service' ||
      isElsewhere(text, context) ||
      text.length > maxHoursLength ||
      isPriced.test(text)
    )
      return false;
    const isTold =
      (text.match(TIMES)?.length ?? 0) >= minTimes || (days.length === 0 && isSeason(text, scene));
    if (!isTold || findPhone(text) !== undefined) return false;
    const named = readWhen(text, undefined).days.map(({ weekday }) => weekday);
    if (days.length > 0 && !days.some(({ weekday }) => named.includes(weekday))) return false;
    return isOfHours(`${context} ${text}`);
  });
  // "Evening: 6 to 9 pm", where the evening is asked for.
  const asked = new Set(lexicon.contentOf(scene.heard));
  const line = lines.find(({ own }) => !asked.isDisjointFrom(own)) ?? lines[0];
  return line === undefined
    ? null
    : { text: lexicon.say.quote(line.text), sources: [line.source], topic: 'hours' };
}

const holidays = wordTables.flatMap(({ dayGroups }) => phrases(dayGroups.holidays));

const holidaysIn = perLanguage(({ spaced }) => phrasePattern(holidays, spaced));

/** Whether a text names holidays in general, in any language. */
const isOfHolidays = (text: string): boolean => containsPhrase(foldWord(text), holidays);

/** Holidays: only what the site says of that day, never the regular hours. */
export function holidayAnswer(clause: string, scene: Scene): Answer {
  const { lexicon } = scene;
  const content = contentWithout(
    hoursCues.filter((cue) => cue !== 'now'),
    clause,
    scene,
  );
  const others = foldWord(clause).replace(holidaysIn(lexicon.words), ' ');
  const isGeneral = isOfHolidays(clause) && contentWithout(hoursCues, others, scene).length === 0;
  // "Christmas Eve" is not Christmas Day: the label has to hold every word.
  const labelled = (label: string): boolean => {
    // "Bank holidays", "public holidays", "bank holiday Monday": all of them are holidays in general.
    if (isGeneral) return isOfHolidays(label);
    const stems = new Set(scene.lexicon.stemsOf(label));
    return content.every(
      (stem) => scene.lexicon.paraphrases.soft.has(stem) || scene.index.covers(stems, stem),
    );
  };
  const special = factsOf(scene, 'hours').filter(
    ({ value: { label } }) =>
      label !== undefined && (lexicon.has('holiday', label) || isOfHolidays(label)) && labelled(label),
  );
  const [first] = special;
  if (first !== undefined)
    return { text: lexicon.say.quote(hoursSaid(first, scene)), sources: [first.source], topic: 'hours' };
  // The hours of Fridays say nothing of Good Friday.
  const named = holidaysNamed(clause, scene);
  // The evening before a holiday is none itself.
  const isEve = named.some(({ date }) => date !== undefined && !scene.labelDates.isHoliday(date));
  const isOfHoliday = (found: Answer | null): boolean =>
    found !== null && (isOfHolidays(found.text) ? !isEve : lexicon.has('holiday', found.text));
  const found =
    answerOfHolidays(clause, named, scene) ??
    [answerFromFaq(content, scene), answerFromKnowledge(content, scene)].find(isOfHoliday) ??
    (isEve ? null : answerOfAllHolidays(clause, scene));
  return found ?? { ...silentAnswer(content, scene, 'anything', lexicon.say.holidayUnknown), topic: 'hours' };
}

/** The days that are named by their holidays or dates, where they are the same in every zone that may be meant. */
function holidaysNamed(clause: string, scene: Scene): DayReference[] {
  const { daysNamed } = labelDatesOf(scene.lexicon.words.language);
  return whateverDate(scene, (today) => daysNamed(clause, today)) ?? [];
}

/** "Closed on public holidays", of one that the site does not name. */
function answerOfAllHolidays(clause: string, scene: Scene): Answer | null {
  const { lexicon } = scene;
  // The holidays of schools are others.
  const beside = readDays(lexicon.without(['holiday'], clause), scene).rest;
  if (contentWithout(hoursCues, beside, scene).length > 0) return null;
  const [fact] = factsOf(scene, 'hours').filter(({ value: { label } }) => isOfHolidays(label ?? ''));
  if (fact !== undefined)
    return { text: lexicon.say.quote(hoursSaid(fact, scene)), sources: [fact.source], topic: 'hours' };
  const found = answerFromKnowledge(lexicon.contentOf(lexicon.words.cues.holiday[0] ?? ''), scene);
  return found !== null && isOfHolidays(found.text) ? found : null;
}

/** "Are you open on Christmas Day?", where the site says what is on December 25. */
function answerOfHolidays(clause: string, named: readonly DayReference[], scene: Scene): Answer | null {
  const { lexicon } = scene;
  const when = readDays(clause, scene);
  const wants = wantsOf(clause, when, scene, false);
  const question: HoursQuestion = { wants, when, now: false, until: lexicon.has('until', clause) };
  const answers = named.map((day) => answerDate(day, question, scene)).filter((answer) => answer !== null);
  const [first] = answers;
  return first === undefined ? null : { ...first, text: inTurn(...answers.map(({ text }) => text)) };
}
