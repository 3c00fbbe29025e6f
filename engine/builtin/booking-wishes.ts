/** Tells the wish to book from questions about it, and what the site says of that wish. */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import { speaksOfBooking } from './answers/booking-answers.ts';
import { asksDeadline } from './answers/deadline-answers.ts';
import { answerFromKnowledge } from './answers/knowledge-answers.ts';
import { scheduleOf } from './answers/schedule.ts';
import { fullMatches, matchServices } from './answers/service-matches.ts';
import { factsOf } from './business.ts';
import type { Answer, Scene } from './business.ts';
import { hearDays } from './heard-days.ts';
import { withoutWhen } from './hear-order.ts';
import { hearIntroduction } from './hear-name.ts';
import { beginsWith, isOnly, tells, toldBefore, withoutSign } from './language/signs.ts';
import { phrasePattern } from './language/lexicon.ts';
import { monthsIn } from './language/month-names.ts';
import { animalsOf } from './animals.ts';
import { perLanguage } from './language/per-language.ts';
import { withoutPhone } from './language/spoken-numbers.ts';
import { clausesOf } from './language/clauses.ts';
import type { DayReference } from './language/when.ts';
import { atSamePlaces, fold } from './language/text.ts';
import { asks, ASKS_HOW_OFTEN, isQuestion } from './questions/asking.ts';
import { contentWithout } from './questions/question-content.ts';
import { wantedOf } from './questions/wanted.ts';
import { countPeople, withoutCounts } from './count-people.ts';
import { isAbsent } from './booking-changes.ts';
import { personWished } from './named-person.ts';
import { hearNights, withoutNights } from './nights.ts';
import { isMatter, isOfTables, matterOf, takesStays } from './slots.ts';
import { anyLanguage, patternsByLanguage, whole } from './patterns/any-language.ts';
import type { Topic } from './topics/types.ts';

const ASKS_WHAT = anyLanguage('asksWhat', { before: '^', after: '(?!\\p{L})', flags: 'u' });
const MY = anyLanguage('my', whole);

/** "How much is a double room?", "From when can I call to book?", "Which number do I book at?": a question, not an order. */
export const asksBefore = (text: string, scene: Scene): boolean => {
  const { lexicon } = scene;
  const isMeasured = (['price', 'howLong', 'howMany'] as const).some((cue) => lexicon.has(cue, text));
  // "From what time can I order?"
  const isOfLimit =
    lexicon.has('when', text) &&
    ((['which', 'opening', 'closing'] as const).some((cue) => lexicon.has(cue, text)) ||
      lexicon.topicsOf(text).has('calling'));
  // "Can you give me the number to book?", but not "call me on my number"
  const isOfOwn = !MY.test(text) && !/\d/u.test(text);
  const isOfNumber = lexicon.has('phone', text) && (wantedOf(text, scene) === 'more' || isOfOwn);
  // "Can we still order at ten?"
  const isOfStill =
    lexicon.has('still', text) &&
    tells('order', text, lexicon) &&
    scene.readWhen(text, scene.local?.date).times.length > 0;
  // "What do you need to know when I book?"
  const isOfRule =
    ASKS_WHAT.test(fold(text)) ||
    isOfLimit ||
    isOfNumber ||
    asksDeadline(text) ||
    isOfStill ||
    ASKS_HOW_OFTEN.test(fold(text));
  return (isMeasured || isOfRule) && asks(text, scene);
};

/** Who asks of these as a question wants to know them, and no appointment yet. */
const ruleTopics: ReadonlySet<string> = new Set<Topic>(['deposit', 'refund', 'payment']);

const NEXT_WEEK = anyLanguage('nextWeek', whole);
const BEFOREHAND = anyLanguage('beforehand', whole);

/** Whether something is to be booked, by a word for it or without one. */
export const wishes = (clause: string, scene: Scene): boolean =>
  scene.lexicon.has('booking', clause) || wantsToCome(clause, scene);

/** "Do I get my deposit back?", "Is an estimate free?", "Can I get a quote first?": orders nothing. */
export function asksOfRule(text: string, scene: Scene): boolean {
  const { lexicon } = scene;
  if (!asks(text, scene)) return false;
  const isRule = (clause: string): boolean => {
    const topics = lexicon.topicsOf(clause);
    const isOfQuote = topics.has('quote') && (lexicon.has('free', clause) || BEFOREHAND.test(clause));
    return isOfQuote || !topics.isDisjointFrom(ruleTopics);
  };
  const wishing = clausesOf(text, lexicon.words).filter((clause) => wishes(clause, scene));
  return (wishing.length > 0 ? wishing : [text]).every(isRule);
}

/** What a room or a table has to be good for. */
const suitTopics: ReadonlySet<string> = new Set<Topic>(['access', 'allergy', 'outdoor', 'pets', 'smoking']);

/**
 * "Can I reserve in the beer garden?", "Have you got a room for a wheelchair?": what the site says of whether and how just that
 * is booked, or of what it has to be good for, is the answer.
 */
export function bookingRule(text: string, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const when = scene.readWhen(text, scene.local?.date);
  if (!asks(text, scene)) return null;
  if (when.days.length > 0 || when.times.length > 0) return null;
  const content = lexicon.contentOf(text).filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const isPlain = lexicon.contentOf(lexicon.without(['booking'], text)).length === 0;
  const found =
    content.length < 2 || isPlain ? null : answerFromKnowledge(content, { ...scene, heard: text });
  // Its price alone tells nobody whether he may book it.
  if (found === null) return null;
  const suiting = lexicon.topicsOf(text).intersection(suitTopics);
  const isSuiting = !suiting.isDisjointFrom(lexicon.topicsStated(found.text));
  return isSuiting || speaksOfBooking(found.text, scene) ? found : null;
}

/** What is told of a trouble is about what the site mends, so less has to speak for it than where anything may be asked. */
const minOfTrouble = 0.5;

/** "My laptop broke, do you fix that?": what the site says of it. */
export function helpWith(text: string, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const content = lexicon.contentOf(text).filter((stem) => !lexicon.paraphrases.soft.has(stem));
  return answerFromKnowledge(content, { ...scene, heard: text }, 'anything', minOfTrouble);
}

/** "I need a haircut.": a service by its name, and no question. */
export function wantsService(text: string, scene: Scene): boolean {
  const { lexicon } = scene;
  if (!lexicon.has('wants', text) || asks(text, scene)) return false;
  if (clausesOf(text, lexicon.words).some((clause) => isQuestion(clause, scene))) return false;
  return isService(scene.readWhen(text, scene.local?.date).rest, scene);
}

const rulesOfVisits = ['hours', 'bookAhead', 'bookingRule'] as const;

/** Asks for the hours, or whether one has to book; a dog that needs its shots asks nothing. */
const asksRule = (text: string, scene: Scene): boolean =>
  rulesOfVisits.some((cue) => scene.lexicon.has(cue, text)) ||
  clausesOf(text, scene.lexicon.words).some(
    (clause) => scene.lexicon.has('need', clause) && asks(clause, scene),
  );

const EVERY_WEEK = anyLanguage('everyWeek', whole);

const ALL_TOGETHER = anyLanguage('allTogether', whole);

/** "Do you come out on Saturdays?", "We are three, can we all sleep in one room?": no day is wished for yet. */
export function asksAtLarge(text: string, scene: Scene): boolean {
  if (!asks(text, scene)) return false;
  const { days, times } = scene.readWhen(text, scene.local?.date);
  if (times.length > 0) return false;
  // A day on which it is closed is refused with what there is instead.
  const isRefused = days.some((day) => scheduleOf(scene).day(day).state === 'closed');
  return (EVERY_WEEK.test(text) && !isRefused) || (ALL_TOGETHER.test(text) && days.length === 0);
}

/** "I'd like to see a doctor", "a table for Friday, please", "Do you have a room for tonight?": a wish without a word for booking. */
export function wantsToCome(heard: string, scene: Scene): boolean {
  const { agent, lexicon, readWhen, local } = scene;
  const text = withoutRules(heard, scene);
  if (text === '' || asksAtLarge(text, scene)) return false;
  if (tells('booking', text, lexicon)) return true;
  if (asksRule(text, scene)) return false;
  const { days, times, rest } = readWhen(text, local?.date);
  const isDated = days.length + times.length > 0;
  // "At what time can I come in for a cut on Monday?" asks for the hours of that day.
  const asksWhen = lexicon.has('when', text) && asks(text, scene);
  if (!asksWhen && (wantsVisit(text, scene) || wantsToHave(text, scene))) return true;
  if ((isDated || NEXT_WEEK.test(text)) && personWished(text, scene) !== undefined) return true;
  if (!asksWhen && (isDated || lexicon.has('someTime', text)) && tells('wishOfDay', text, lexicon))
    return true;
  const isSeen = isVisited(agent) && !isOfTables(agent.slots);
  // "Could someone look at my invoice on Monday?" is for the team.
  const isOfBill = lexicon.topicsOf(text).has('payment');
  if (!asksWhen && isDated && isSeen && !isOfBill && tells('toSee', text, lexicon)) return true;
  if (wantsSeats(text, scene)) return true;
  if (asks(text, scene) || lexicon.has('isOpen', text) || lexicon.has('isClosed', text)) return false;
  if (isOnly('bookable', text, lexicon) || beginsWith('bookableFor', text, lexicon)) return true;
  if (isDated && beginsWith('bookable', text, lexicon)) return true;
  // "I need a cleaning on Monday at ten."
  const isForTeam = tells('forTeam', text, lexicon) || lexicon.topicsOf(text).size > 0;
  const isStay =
    takesStays(agent.slots) &&
    (hearDays(text, scene, true).days.length > 1 || monthsIn(text, lexicon.words).length > 0);
  if ((isStay || (days.length > 0 && isVisited(agent))) && lexicon.has('wants', text) && !isForTeam)
    return true;
  return days.length > 0 && times.length > 0 && (isService(rest, scene) || isForWhom(rest, scene));
}

/** "For my dog", behind a day and a time: for whom it is, and nothing else, where callers are asked for a day. */
function isForWhom(rest: string, { agent, lexicon }: Scene): boolean {
  const [animal] = rest.matchAll(animalsOf(lexicon.words));
  const others =
    animal === undefined
      ? rest
      : `${rest.slice(0, animal.index)} ${rest.slice(animal.index + animal[0].length)}`;
  const isOfSomebody = (stem: string): boolean =>
    lexicon.paraphrases.people.has(stem) || tells('persons', stem, lexicon);
  const content = lexicon.contentOf(others);
  const isNamed = animal !== undefined || content.some(isOfSomebody);
  return (
    isVisited(agent) &&
    isNamed &&
    content.every((stem) => isOfSomebody(stem) || lexicon.paraphrases.soft.has(stem))
  );
}

/** Whether callers are asked for a day to come on; who comes to a hotel stays, and at tables meals are asked about. */
const isVisited = ({ slots }: Scene['agent']): boolean =>
  slots.some(({ name, required }) => name === 'preferred_date' && required);

/** "Can I get a haircut on Friday?": nothing that callers ask about in general. */
export function wantsToHave(text: string, { agent, lexicon, readWhen, local }: Scene): boolean {
  const { days, times } = readWhen(text, local?.date);
  if (days.length + times.length === 0) return false;
  if (!isVisited(agent) || isOfTables(agent.slots) || !tells('toHave', text, lexicon)) return false;
  if (tells('forTeam', text, lexicon)) return false;
  const isOfHours = (['isOpen', 'isClosed', 'price', 'phone', 'address', 'email'] as const).some((cue) =>
    lexicon.has(cue, text),
  );
  return !isOfHours && lexicon.topicsOf(withoutSign('toHave', fold(text), lexicon)).size === 0;
}

/** Whether the site tells hours of a day, or none at all. */
function mayBeOpen(day: DayReference, scene: Scene): boolean {
  const schedule = scheduleOf(scene);
  return !schedule.isStated || schedule.day(day).state === 'open';
}

/** "Could I come in on Friday at ten?", "Can you do Thursday?", where callers are asked for a day: more than a question about the hours. */
export function wantsVisit(text: string, scene: Scene): boolean {
  // Who comes to a hotel stays: there it asks whether somebody is in.
  if (!isVisited(scene.agent)) return false;
  // "She needs her shots, can I bring her at ten?", "Could you do Friday at nine? I'm Tom": one of the clauses.
  return [text, ...clausesOf(text, scene.lexicon.words)].some((clause) => asksToVisit(clause, scene));
}

function asksToVisit(text: string, scene: Scene): boolean {
  const { lexicon, readWhen, local } = scene;
  const { days, times, rest } = readWhen(text, local?.date);
  if (days.length !== 1) return false;
  const sign = tells('daySuits', text, lexicon) ? 'daySuits' : 'visit';
  // "Is Sunday possible?", of which the site tells no hours: that is said first.
  if (sign === 'daySuits' && !mayBeOpen(days[0]!, scene)) return false;
  if (sign === 'visit' && (times.length === 0 || !tells('visit', text, lexicon))) return false;
  const beside = withoutSign(sign, lexicon.without(['greeting', 'thanks', 'isOpen'], rest), lexicon);
  return (
    lexicon.contentOf(beside).every((stem) => lexicon.paraphrases.soft.has(stem)) || isService(beside, scene)
  );
}

/** Things that are ordered go where orders are taken down, and where callers are asked for tables to the team. */
export function orderOf(
  text: string,
  scene: Scene,
): { kind: 'booking' | 'message'; known: Record<string, string> } | undefined {
  const { agent, lexicon, readWhen, local } = scene;
  if (!tells('order', text, lexicon) || tells('bookable', text, lexicon)) return undefined;
  // "Can I order online?"
  if (asks(text, scene) && lexicon.topicsOf(text).has('online')) return undefined;
  const { rest } = readWhen(text, local?.date);
  const things = lexicon
    .contentOf(withoutSign('order', lexicon.without(['booking', 'wants', 'greeting'], rest), lexicon))
    .filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const slot = agent.slots.find(({ name }) => name === 'order_items');
  const name = slot?.name ?? (isOfTables(agent.slots) ? 'message' : undefined);
  // "¿Puedo pedir un justificante?", of a doctor: no order.
  if (name === undefined) return undefined;
  return {
    kind: name === 'message' ? 'message' : 'booking',
    known:
      things.length === 0 ? {} : { [name]: matterOf(slot === undefined ? text : withoutWhen(text, scene)) },
  };
}

const deniedBy = perLanguage(
  ({ language, spaced }) =>
    new RegExp(spaced ? `(?<!\\p{L})(?:${patternsByLanguage[language]!.notThis})(?!\\p{L})` : '(?!)', 'u'),
);

/** "He was sick yesterday, better now"; neither "it isn't working again" nor "it is leaking, no better now". */
function isOver(text: string, { lexicon }: Scene): boolean {
  const { has, words } = lexicon;
  if (has('still', text)) return false;
  return text.split(/[,;.!?。、]/u).some((part) => {
    const before = toldBefore('isOver', part, lexicon);
    if (before === undefined || deniedBy(words).test(before)) return false;
    const behind = withoutSign('isOver', fold(part), lexicon).slice(before.length);
    return !words.spaced || behind.trim() === '';
  });
}

/** "My tooth hurts", and no question: what it is about, by slot name, where the team asks every caller for that. */
export function troubleOf(text: string, scene: Scene): Record<string, string> | undefined {
  const { lexicon } = scene;
  const slot = matterSlot(scene);
  // "My car broke down, I can't come": who does not come, and whose website fails, has nothing to be seen to.
  const isElse = isAbsent(text, scene) || tells('ofSite', text, lexicon);
  if (slot === undefined || isElse || asks(text, scene) || !tells('trouble', text, lexicon)) return undefined;
  return isOver(text, scene) ? undefined : { [slot.name]: matterOf(text) };
}

/** "I'd like to see the dentist tomorrow, and is there parking?": the clauses that are about coming. */
function withoutRules(text: string, { lexicon }: Scene): string {
  if (!tells('noBooking', text, lexicon)) return text;
  const clauses = clausesOf(text, lexicon.words);
  const others = clauses.filter((clause) => !tells('noBooking', clause, lexicon));
  return others.length < clauses.length ? others.join(', ') : '';
}

/** "Dinner for two tomorrow at seven", "a double from the 3rd to the 6th": people and a time, or nights, and little beside. */
function wantsSeats(text: string, scene: Scene): boolean {
  const { agent, lexicon, readWhen, local } = scene;
  const { days, times, rest } = readWhen(text, local?.date);
  // "And for two people?" goes on with what was asked.
  if (lexicon.has('followUp', text) && asks(text, scene)) return false;
  const isOfNights = takesStays(agent.slots);
  const nights = isOfNights ? hearNights(text, lexicon.words) : undefined;
  const isOfPeople =
    agent.slots.some(({ type }) => type === 'number') && countPeople(text, scene, false) !== undefined;
  const isStay = days.length > (nights === undefined ? 1 : 0) && isOfNights;
  if (!isStay && !(isOfPeople && days.length + times.length > 0)) return false;
  const counted = withoutCounts(withoutNights(rest, lexicon.words), lexicon.words);
  const told = withoutSign('seating', lexicon.without(['people', 'forPeople', 'wants'], counted), lexicon);
  return lexicon.contentOf(told).every((stem) => lexicon.paraphrases.soft.has(stem));
}

/** Whether nothing but a service of the site is named: "haircut". */
function isService(text: string, scene: Scene): boolean {
  const content = contentWithout(['wants', 'greeting', 'thanks'], text, scene);
  return fullMatches(matchServices(content, factsOf(scene, 'service'), scene)).length > 0;
}

/** "Could I book a scalp ritual with Jorun?": a service of the site, whatever is said beside it. */
export const namesService = (text: string, scene: Scene): boolean =>
  matchServices(scene.lexicon.contentOf(text), factsOf(scene, 'service'), scene).some(
    ({ surplus }) => surplus === 0,
  );

/** "Hello, can you help me?" tells nothing yet. */
const minMatterWords = 2;

/** Where the team asks every caller what it is about, the slot that keeps it. */
const matterSlot = ({ agent }: Scene): SlotDefinition | undefined =>
  agent.slots.find(({ name, required }) => isMatter(name) && required);

/** "My car makes a noise, can you look at it?": what it is about, by slot name, where the team asks every caller for that. */
export function toldMatter(text: string, scene: Scene): Record<string, string> | undefined {
  const { lexicon } = scene;
  const slot = matterSlot(scene);
  const told = (['lookAt', 'booking'] as const).map((sign) => toldBefore(sign, text, lexicon) ?? '');
  const tellsMatter = (part: string): boolean =>
    lexicon
      .contentOf(lexicon.without(['greeting', 'wants', 'booking'], part))
      .filter((stem) => !lexicon.paraphrases.soft.has(stem)).length >= minMatterWords;
  const isTold = told.some(tellsMatter) || tells('trouble', text, lexicon);
  return slot !== undefined && isTold ? { [slot.name]: matterOf(text) } : undefined;
}

const bookingIn = perLanguage(({ cues, spaced }) => phrasePattern(cues.booking, spaced));

/** What is told of other slots, or is no matter: "an appointment with the doctor for my son on Friday". */
const noMatters = [
  'booking',
  'wants',
  'greeting',
  'thanks',
  'place',
  'people',
  'forPeople',
  'someTime',
] as const;

/** "I'd like to book a cleaning for Friday": what is to be booked, by slot name, where the team asks every caller what it is about. */
export function bookedMatter(text: string, scene: Scene): Record<string, string> {
  const { lexicon, readWhen, local } = scene;
  const slot = matterSlot(scene);
  const wish = clausesOf(text, lexicon.words).find((clause) => lexicon.has('booking', clause)) ?? '';
  const pattern = bookingIn(lexicon.words);
  const last = [...atSamePlaces(wish).replaceAll(/['’]/gu, ' ').matchAll(pattern)].at(-1);
  if (slot === undefined || last === undefined || asks(text, scene)) return {};
  const told = wish.slice(last.index + last[0].length).split(/[,;]/u, 1)[0] ?? '';
  const behind = withoutPhone(hearIntroduction(told, scene)?.rest ?? told, lexicon.words).trim();
  const rest = withoutSign(
    'bookable',
    lexicon.without(noMatters, readWhen(behind, local?.date).rest),
    lexicon,
  );
  const isTold = lexicon
    .contentOf(rest)
    .some((stem) => !lexicon.paraphrases.soft.has(stem) && !lexicon.paraphrases.people.has(stem));
  const isOfWay =
    lexicon.topicsOf(rest).has('online') ||
    (['phone', 'email'] as const).some((cue) => lexicon.has(cue, rest));
  return isTold && !isOfWay ? { [slot.name]: matterOf(behind) } : {};
}

/** "Can you call me back about my invoice?": what it is about, where more than the wish to be called is told. */
export function toldMessage(text: string, scene: Scene): Record<string, string> {
  const { lexicon, readWhen, local } = scene;
  const told = withoutPhone(hearIntroduction(text, scene)?.rest ?? text, lexicon.words);
  const { rest } = readWhen(told, local?.date);
  const cues = ['message', 'greeting', 'thanks', 'someTime', 'wants', 'phone'] as const;
  const content = lexicon.contentOf(lexicon.without(cues, rest));
  return content.length === 0 ? {} : { message: matterOf(text) };
}
