/** Finds out what a clause of a caller asks, and answers it. */
import { factsOf, unknownAnswer } from './business.ts';
import type { Answer, Scene, Topic } from './business.ts';
import { answerAddress, answerEmail, answerPhone, namesBranch } from './contact-answers.ts';
import { holidayAnswer, hoursAnswer, labelTest } from './hours-questions.ts';
import { answerAreas, answerFromFaq, answerFromKnowledge, answerPayment, tell } from './knowledge-answers.ts';
import {
  answerHeadPrice,
  answerNearPrice,
  answerOffer,
  answerOfferings,
  answerPrice,
} from './offer-answers.ts';
import { answerKinOffer, answerKinPrice } from './kin-services.ts';
import { extremeOf, limitOf, namedInPrice, priceAnswer, speaksOfPrice } from './price-questions.ts';
import { asksHowToBook, howToBook } from './booking-answers.ts';
import { contentWithout, hoursCues, isOfOtherDay } from './question-content.ts';
import { asksCount, isTimeWanted, wantedOf } from './question-kinds.ts';
import { notListedAnswer, silentAnswer } from './silent-answers.ts';
import { isRouteLikely, type Route } from './route-evidence.ts';
import { createSchedule } from './schedule.ts';
import { findPhone } from './spoken-numbers.ts';
import type { When } from './when.ts';
import type { CueName } from './words/types.ts';

function contactAnswers(clause: string, beside: readonly string[], scene: Scene): Answer[] {
  const { lexicon } = scene;
  return [
    // An "e-mail address" is no place.
    ...(lexicon.has('address', lexicon.without(['email'], clause)) || asksWhereTo(clause, scene)
      ? [answerAddress(scene, beside)]
      : []),
    ...(lexicon.has('phone', clause) ? [answerPhone(scene)] : []),
    ...(lexicon.has('email', clause) ? [answerEmail(scene)] : []),
  ];
}

/** "Where do I bring it?", "Where do the tours leave from?": what is done there is named, or nothing beside it. */
function asksWhereTo(clause: string, scene: Scene): boolean {
  const { lexicon } = scene;
  if (!lexicon.has('where', clause)) return false;
  return (
    lexicon.has('goes', lexicon.without(['where'], clause)) ||
    contentWithout(['where', 'place', 'followUp'], clause, scene).length === 0
  );
}

const maxCallingLength = 200;

/** "When can I call you?", "It's an emergency, who do I call?": more than the number is asked for. */
function answerOfCalling(clause: string, when: When, scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const topics = lexicon.topicsOf(clause);
  const wanted = wantedOf(clause, scene);
  const { topicsOfStem } = lexicon.paraphrases;
  const isWhom = lexicon.has('phone', clause) || wanted === 'people' || topics.has('calling');
  if (topics.has('emergency') && isWhom && !lexicon.has('price', clause)) {
    const line = index.pieces.find(
      ({ text, topics: of, fact }) =>
        fact?.kind !== 'service' && of.has('emergency') && findPhone(text) !== undefined,
    );
    if (line !== undefined) return tell(line, [], scene);
  }
  if (!topics.has('calling') || !isTimeWanted(wanted) || when.days.length > 0) return null;
  const line = index.pieces.find(
    ({ text, topics: of, fact }) =>
      fact === undefined &&
      of.has('calling') &&
      !of.has('emergency') &&
      text.length <= maxCallingLength &&
      scene.readWhen(text, undefined).days.length > 0,
  );
  if (line !== undefined) return tell(line, [], scene);
  const calling = lexicon.stemsOf(clause).filter((stem) => topicsOfStem(stem).includes('calling'));
  const content = [...new Set([...contentWithout(['when', 'followUp'], clause, scene), ...calling])];
  const found = answerFromKnowledge(content, scene, 'clock');
  if (found !== null) return found;
  const hours = hoursAnswer(lexicon.words.cues.hours[0] ?? '', { ...when, rest: '' }, scene);
  return hours?.isSilent === true ? null : hours;
}

/** "How many is it for?": of a question in small words what belongs to a topic. */
function wordsOnTopic(clause: string, { lexicon }: Scene): string[] {
  const { topicsOfStem } = lexicon.paraphrases;
  return [...new Set(lexicon.stemsOf(clause))].filter((stem) => topicsOfStem(stem).length > 0);
}

/** So likely a sentence has to be the answer where an address or a number could be given instead. */
const surely = 0.9;

/** What the conversation was last about. */
export interface Focus {
  topic: Topic | undefined;
  /** Content words of the last service or price that was asked for. */
  about: readonly string[];
}

/** What a clause is about, for the next "how much is it?". */
export const aboutOf = (clause: string, scene: Scene): string[] =>
  contentWithout(['offer', 'price', 'followUp', 'area'], clause, scene);

/**
 * Answers one clause, or says that the site does not. Null where the clause asks nothing that the knowledge could answer
 * (small talk, single words).
 */
export function answerClause(
  clause: string,
  before: Scene,
  { topic: lastTopic, about }: Focus,
): Answer | null {
  const scene: Scene = { ...before, heard: clause };
  const { lexicon } = scene;
  const when = scene.readWhen(clause, scene.local?.date);
  const namesTime = when.days.length > 0 || when.times.length > 0 || when.relativeWithoutClock;
  const content = contentWithout(['followUp'], when.rest, scene);
  const follows = lexicon.has('followUp', clause);
  // German "zu finden" is no "zu" of doors.
  const notWhere = (text: string): string =>
    lexicon.has('where', clause) ? lexicon.without(['address'], text) : text;
  const asksHours = (['hours', 'opening', 'closing', 'isOpen'] as const).some(
    (cue) => lexicon.has(cue, notWhere(clause)) || lexicon.has(cue, notWhere(when.rest)),
  );
  const asksLabel =
    (lexicon.has('when', clause) || namesTime) &&
    createSchedule(factsOf(scene, 'hours'), scene.conflicts, labelTest(content, scene)).isStated;
  // "How much notice …?", French "combien de personnes": asks for no price.
  const isCount = lexicon.topicsOf(clause).has('capacity') || asksCount(clause, scene);
  const counted: CueName[] = isCount ? ['howMany'] : [];
  const asksPrice =
    lexicon.has('price', lexicon.without(['howLong', ...counted], clause)) ||
    limitOf(clause, scene) !== undefined ||
    extremeOf(clause, scene) !== null;

  const isLikely = (route: Route, answer: Answer | null): answer is Answer =>
    isRouteLikely(route, answer, when, scene);

  if (asksHowToBook(clause, scene)) {
    const way = howToBook(scene);
    if (isLikely('booking', way)) return way;
  }
  const called = answerOfCalling(clause, when, scene);
  if (called !== null) return called;
  if (lexicon.has('holiday', clause) && (asksHours || lastTopic === 'hours'))
    return holidayAnswer(clause, scene);
  if ((asksHours || asksLabel) && !asksPrice && (namesTime || asksLabel)) {
    const hours = hoursAnswer(clause, when, scene);
    if (isLikely('hours', hours)) return hours;
  }
  const same = answerFromFaq(contentWithout([], clause, scene), scene);
  // "How much …" is not answered by what names no amount; "Is there a fee?" may be by a plain no.
  const isAmount = asksPrice && wantedOf(clause, scene) !== 'anything';
  const faq = isAmount && same !== null && !speaksOfPrice(same.text, scene) ? null : same;
  if (isLikely('faq', faq) && !(asksHours && contentWithout(hoursCues, when.rest, scene).length === 0))
    return faq;
  if (asksPrice) {
    const price = priceAnswer(clause, when, scene, about);
    if (price.isSilent === true) {
      const named = namedInPrice(clause, when, scene, about);
      const near = answerNearPrice(named, scene);
      if (isLikely('nearPrice', near)) return near;
      return answerHeadPrice(named, scene) ?? answerKinPrice(named, when.rest, scene) ?? price;
    }
    if (isLikely('price', price)) return price;
  }
  // "Will you be in on Saturday at two?"
  const isPresent = lexicon.has('present', clause) && lexicon.topicsOf(clause).size === 0;
  const isBareTime =
    namesTime &&
    contentWithout(isPresent ? [...hoursCues, 'present'] : hoursCues, when.rest, scene).every((stem) =>
      lexicon.paraphrases.soft.has(stem),
    );
  if ((asksHours && !lexicon.has('area', clause)) || isBareTime) {
    const hours = hoursAnswer(clause, when, scene);
    if (isLikely('hours', hours)) return hours;
  }

  const whereTo = asksWhereTo(clause, scene);
  const placeCues: CueName[] = whereTo && factsOf(scene, 'address').length > 0 ? ['where', 'goes'] : [];
  const beside = contentWithout(
    ['address', 'phone', 'email', 'followUp', 'place', ...placeCues],
    clause,
    scene,
  );
  const contacts = contactAnswers(clause, beside, scene);
  if (contacts.length > 0 && when.days.length > 0) {
    const timed = answerFromKnowledge(
      contentWithout(['address', 'phone', 'email', 'place'], clause, scene),
      scene,
    );
    if (timed !== null) return timed;
  }
  // "Where can I park?" asks for more than the address.
  const isAboutPlace = [...lexicon.topicsOf(beside.join(' '))].every((topic) => topic === 'calling');
  const namesNothing = beside.every((stem) => lexicon.paraphrases.soft.has(stem));
  if (contacts.length > 0 && (namesNothing || namesBranch(beside, scene))) {
    const contact = joinAnswers(contacts);
    if (isLikely('contact', contact)) return contact;
  }
  if (contacts.length > 0 && lexicon.has('phone', clause)) {
    const number = answerFromKnowledge(beside, scene, 'phone');
    if (number !== null) return number;
    // Whose number it is stays open where there are several and a place is named.
    if (factsOf(scene, 'phone').length > 1 && namesOf(clause, scene).some((name) => beside.includes(name)))
      return silentAnswer(beside, scene, 'phone');
  }
  if (
    lexicon.has('offerings', clause) &&
    contentWithout(['offerings', 'offer', 'place'], clause, scene).length === 0
  ) {
    return answerOfferings(scene) ?? unknownAnswer(scene);
  }
  if (follows && lastTopic === 'price' && content.length > 0) {
    const price = answerPrice(content, scene);
    if (isLikely('price', price)) return price;
  }
  const wanted = wantedOf(clause, scene);
  // "How many people can you have in the hall?" asks for more than whether there is one.
  const isOffer =
    lexicon.has('offer', clause) &&
    contacts.length === 0 &&
    (wanted === 'anything' || wanted === 'more' || wanted === 'area');
  if (isOffer || (follows && lastTopic === 'offer')) {
    const offered = contentWithout(['offer', 'followUp'], when.rest, scene);
    if (offered.length > 0) {
      if (when.days.length > 0) return offerOnDay(clause, when, offered, scene);
      const offer = answerOffer(offered, scene);
      if (isLikely('offer', offer)) return offer;
      const found = answerFromKnowledge(offered, scene, wanted);
      if (found !== null) return found;
      const payment = answerPayment(contentWithout(['followUp'], clause, scene), scene);
      if (isLikely('payment', payment)) return payment;
      return answerKinOffer(when.rest, scene) ?? notListedAnswer(offered, scene);
    }
  }
  // "Since when" asks for an age, and "when" is a part of it.
  const isTimed = isTimeWanted(wanted) && !lexicon.contentOf(clause).includes('#age');
  const asking: CueName[] = wanted === 'area' ? ['area'] : isTimed ? ['when'] : [];
  const named = contentWithout([...asking, 'followUp'], clause, scene);
  const asked =
    [named, lexicon.verbsOf(clause), wordsOnTopic(clause, scene)].find(({ length }) => length > 0) ?? [];
  if (named.length === 0 && wanted === 'area') {
    const areas = answerAreas(scene);
    if (areas !== null) return areas;
  }
  if (asked.length > 0) {
    const isSure = isAboutPlace && contacts.some(({ isSilent }) => isSilent !== true);
    const found = answerFromKnowledge(
      asked,
      scene,
      whereTo && wanted === 'more' ? 'place' : wanted,
      isSure ? surely : undefined,
    );
    if (found !== null) return found;
  }
  if (contacts.length > 0 && isAboutPlace) {
    const contact = namesStranger(clause, beside, scene) ? unknownAnswer(scene) : joinAnswers(contacts);
    if (isLikely('contact', contact)) return contact;
  }
  if (asked.length === 0) return wanted === 'area' ? answerAreas(scene) : null;
  const payment = answerPayment(asked, scene);
  if (isLikely('payment', payment)) return payment;
  const kin = wanted === 'anything' && when.days.length === 0 ? answerKinOffer(clause, scene) : null;
  return kin ?? silentAnswer(asked, scene, wanted);
}

/** "Is there a class on Tuesday?": that there are classes is no answer; a sentence about both is. */
function offerOnDay(clause: string, when: When, offered: readonly string[], scene: Scene): Answer {
  const timed = contentWithout(['offer', 'followUp'], clause, scene);
  const found = answerFromFaq(timed, scene) ?? answerFromKnowledge(timed, scene);
  if (found !== null && !isOfOtherDay(found, when, scene)) return found;
  return notListedAnswer(offered, scene);
}

/** "Where is your Dublin office?" of a business that never mentions Dublin; in German every noun has a capital. */
function namesStranger(clause: string, beside: readonly string[], scene: Scene): boolean {
  return namesOf(clause, scene).some(
    (name) => beside.includes(name) && !scene.index.pieces.some(({ stems }) => stems.has(name)),
  );
}

/** Words in the middle of a clause that have a capital, where not every noun has one. */
function namesOf(clause: string, { lexicon }: Scene): string[] {
  if (lexicon.words.language === 'de' || !lexicon.words.spaced) return [];
  return (clause.match(/(?<=\p{L}\s)\p{Lu}\p{Ll}{2,}/gu) ?? []).flatMap((name) => lexicon.contentOf(name));
}

/** Several answers as one turn; the offer to call back is made once, at the end. */
export function joinAnswers(answers: readonly Answer[], offer = ''): Answer {
  // What is known comes first: the offer to call back is a question, and waits for its answer.
  const ordered = answers.toSorted((x, y) => Number(x.isSilent === true) - Number(y.isSilent === true));
  const texts = [...new Set(ordered.map(({ text }) => text))];
  const offered = answers.some(({ offersCallback }) => offersCallback === true);
  const shortened = texts.map((text, index) => {
    const later = texts.slice(index + 1).some((other) => offer !== '' && other.endsWith(offer));
    return later && offer !== '' && text.endsWith(offer) ? text.slice(0, -offer.length).trimEnd() : text;
  });
  const topic = answers.findLast((answer) => answer.topic !== undefined)?.topic;
  return {
    text: shortened.join(' '),
    sources: [
      ...new Map(
        answers.flatMap(({ sources }) => sources).map((source) => [`${source.url}\n${source.quote}`, source]),
      ).values(),
    ],
    ...(topic === undefined ? {} : { topic }),
    ...(offered ? { offersCallback: true as const } : {}),
    ...(answers.every(({ isSilent }) => isSilent === true) ? { isSilent: true as const } : {}),
  };
}
