/** Finds out what a clause of a caller asks, and answers it. */
import { topicsHeard, unknownAnswer } from './business.ts';
import type { Answer, Scene } from './business.ts';
import { answerAccount } from './answers/account-answers.ts';
import { answerWhetherToBook, asksHowToBook, howToBook } from './answers/booking-answers.ts';
import {
  answerContact,
  answerContactAfterAll,
  answerOfCalling,
  answerWebsite,
  hearContact,
  type ContactQuestion,
} from './answers/contact-questions.ts';
import { asksOfBreak, asksOfNow, holidayAnswer, hoursAnswer } from './answers/hours-questions.ts';
import {
  answerAreas,
  answerWhichAreas,
  answerFromFaq,
  answerFromKnowledge,
  ASKS_COST,
  answerLanguages,
  answerListed,
  answerPayment,
  answerWaysToPay,
} from './answers/knowledge-answers.ts';
import {
  answerHeadPrice,
  answerNearPrice,
  answerOffer,
  answerPrice,
  answerWholeOffer,
} from './answers/offer-answers.ts';
import { answerFounder } from './answers/founder-answers.ts';
import { answerAgePrice } from './answers/age-prices.ts';
import { answerKinOffer, answerKinPrice, answerOfSubject } from './answers/kin-services.ts';
import { answerOfBefore } from './answers/answers-of-before.ts';
import { answerContents, asksContents } from './answers/contents-answers.ts';
import { answerDenied } from './answers/denials.ts';
import { answerDeadline } from './answers/deadline-answers.ts';
import { answerPerson } from './answers/person-answers.ts';
import { answerDaysOfPerson } from './answers/staff-answers.ts';
import { answerNamedOnce } from './answers/named-once.ts';
import { answerTimeOfStay } from './answers/stay-answers.ts';
import { answerKindOfOffers, answerWhatThereIs } from './answers/what-there-is.ts';
import { answerJoinedPrices } from './answers/joined-prices.ts';
import { answerHourly, answerOtherLength } from './answers/length-prices.ts';
import { answerLimit } from './answers/limit-answers.ts';
import { answerMealTimes } from './answers/meal-answers.ts';
import { answerMeasured } from './answers/measured-prices.ts';
import { answerOpenPrice, answerWhetherCosts, answerWhetherExtra } from './answers/open-prices.ts';
import { isOfNoPrice, lacksAmount, withAmount } from './answers/asked-amounts.ts';
import { extremeOf, namedInPrice, priceAnswer } from './answers/price-questions.ts';
import { soleTopics } from './questions/is-about.ts';
import { answerBranches } from './answers/position-answers.ts';
import { hear, withoutExactly, type Focus, type Question } from './questions/question.ts';
import { contentWithout, hoursCues, isOfOtherDay } from './questions/question-content.ts';
import { asksWhen, isTimeWanted, wantedOf } from './questions/wanted.ts';
import { notListedAnswer, silentAnswer } from './answers/silent-answers.ts';
import { asksOfComing, isSentence } from './evidence/piece-traits.ts';
import { findPhone } from './language/spoken-numbers.ts';
import { fold } from './language/text.ts';
import { anyLanguage } from './patterns/any-language.ts';
import type { Topic } from './topics/types.ts';
import type { CueName } from './words/types.ts';

/** What a clause is about, for the next "how much is it?". */
export const aboutOf = (clause: string, scene: Scene): string[] =>
  contentWithout(['offer', 'price', 'followUp', 'area'], clause, scene);

/**
 * Answers one clause, or says that the site does not. Null where the clause asks nothing that the knowledge could answer
 * (small talk, single words). `asked` is the part of it that asks, where the caller has told something before.
 */
export function answerClause(said: string, before: Scene, focus: Focus, asked = said): Answer | null {
  const page = answerWebsite(said, before) ?? answerAccount(said, { ...before, heard: said });
  if (page !== null) return page;
  const clause = withoutExactly(said);
  const question = hear(clause, { ...before, heard: clause }, focus);
  return withAmount(answerHeard(question), asked, question);
}

function answerHeard(question: Question): Answer | null {
  return (
    answerHowToBook(question) ??
    answerDeadline(question.clause, question.scene) ??
    answerOfCalling(question) ??
    answerTimeOfStay(question) ??
    answerDaysOfPerson(question) ??
    answerOfBefore(question) ??
    answerMealTimes(question) ??
    answerTimeNamed(question) ??
    answerInFaq(question) ??
    answerWhetherToBook(question) ??
    answerContents(question) ??
    answerAgePrice(question) ??
    answerMeasured(question) ??
    answerLimit(question) ??
    answerHourly(question) ??
    answerWhetherExtra(question) ??
    answerHowMuch(question) ??
    answerTimes(question) ??
    answerWhatElse(question)
  );
}

function answerHowToBook({ clause, scene, isLikely }: Question): Answer | null {
  if (!asksHowToBook(clause, scene)) return null;
  const way = howToBook(scene);
  return isLikely('booking', way) ? way : null;
}

/** What has times of its own. */
const stayTopics: ReadonlySet<string> = new Set<Topic>(['arrival', 'breakfast', 'departure']);

/** Holidays, and hours on a day, at a time or of a part. */
function answerTimeNamed(question: Question): Answer | null {
  const { clause, scene, focus, when, asksHours, asksLabel, asksPrice, namesTime, isLikely } = question;
  const { lexicon } = scene;
  if (lexicon.has('holiday', clause) && (asksHours || focus.topic === 'hours'))
    return holidayAnswer(clause, scene);
  if (!asksLabel && asksOfBreak(clause, when, scene)) return hoursAnswer(clause, when, scene);
  if (asksPrice || !(asksLabel || (asksHours && namesTime))) return null;
  const hours = hoursAnswer(clause, when, scene);
  // "We get there at eleven at night, is that all right?" is told by a rule on arriving late.
  const isOfStay = !lexicon.topicsOf(clause).isDisjointFrom(stayTopics);
  if (isOfStay && !asksHours && hours?.isSilent === true) return null;
  return question.followsHours || isLikely('hours', hours) ? hours : null;
}

function answerInFaq(question: Question): Answer | null {
  const { clause, scene, when, asksHours, isLikely } = question;
  const faq = answerFromFaq(contentWithout([], clause, scene), scene);
  if (!isLikely('faq', faq) || lacksNumber(faq, question)) return null;
  if (lacksAmount(faq, clause, question) || isOfNoPrice(faq, question)) return null;
  return asksHours && contentWithout(hoursCues, when.rest, scene).length === 0 ? null : faq;
}

function answerHowMuch(question: Question): Answer | null {
  const { clause, scene, focus, when, asksPrice, isLikely } = question;
  if (!asksPrice) return null;
  const ofOtherLength = answerOtherLength(question);
  if (ofOtherLength !== null) return ofOtherLength;
  const price = priceAnswer(clause, when, scene, focus.about);
  if (price.isSilent !== true) return isLikely('price', price) ? price : null;
  // Any other price would be told as if it were the lowest.
  if (extremeOf(clause, scene) !== null) return price;
  const named = namedInPrice(clause, when, scene, focus.about);
  const near = answerNearPrice(named, scene);
  if (isLikely('nearPrice', near)) return near;
  return (
    answerHeadPrice(named, scene) ??
    answerKinPrice(named, when.rest, scene) ??
    answerOfSubject(named, 'price', scene) ??
    answerWhetherCosts(question) ??
    answerOpenPrice(named, scene) ??
    price
  );
}

const tellsOf = (topics: ReadonlySet<string>, { index }: Scene): boolean =>
  topics.size > 0 && index.pieces.some((piece) => !piece.topics.isDisjointFrom(topics));

const DEADLINE = anyLanguage('deadline', {
  before: '(?<!\\S)',
  after: '\\s\\p{L}+(?:\\s\\p{L}+)?$',
  flags: 'u',
});

/** Hours without more, or a day or a time without more. */
function answerTimes({ clause, scene, when, asksHours, namesTime, isLikely }: Question): Answer | null {
  const { lexicon } = scene;
  // "Will you be in on Saturday at two?"
  const isPresent = lexicon.has('present', clause) && lexicon.topicsOf(clause).size === 0;
  // "Can you do it by Friday?"
  const isDeadline =
    when.days.length > 0 && when.times.length === 0 && !asksHours && DEADLINE.test(fold(clause));
  // "When do we have to be out in the morning?"
  const isBareTime =
    (namesTime || (isPresent && (asksWhen(clause, scene) || asksOfNow(clause, when, scene)))) &&
    !tellsOf(lexicon.topicsOf(clause).intersection(stayTopics), scene) &&
    contentWithout(isPresent ? [...hoursCues, 'present'] : hoursCues, when.rest, scene).every((stem) =>
      lexicon.paraphrases.soft.has(stem),
    );
  if (!isBareTime && (!asksHours || lexicon.has('area', clause))) return null;
  if (isDeadline) return unknownAnswer(scene);
  const hours = hoursAnswer(clause, when, scene);
  return isLikely('hours', hours) ? hours : null;
}

function answerWhatElse(question: Question): Answer | null {
  const contact = hearContact(question);
  return (
    answerBranches(question.clause, question.scene) ??
    answerWhichAreas(question.clause, question.scene) ??
    answerKindOfOffers(question) ??
    answerContact(question, contact) ??
    answerWhatThereIs(question) ??
    answerNextPrice(question) ??
    answerWhether(question, contact) ??
    answerInSentences(question, contact)
  );
}

/** "And for children?" */
function answerNextPrice({ scene, focus, when, follows, isLikely }: Question): Answer | null {
  if (!follows || focus.topic !== 'price') return null;
  const content = contentWithout(['followUp'], when.rest, scene);
  if (content.length === 0) return null;
  const price = answerJoinedPrices(content, scene) ?? answerPrice(content, scene);
  return isLikely('price', price) ? price : null;
}

/** "Do you repair watches?" */
function answerWhether(question: Question, contact: ContactQuestion): Answer | null {
  const { clause, scene, focus, when, follows, isLikely } = question;
  const wanted = wantedOf(clause, scene);
  // "How many people can you have in the hall?" asks for more than whether there is one.
  const isOffer =
    scene.lexicon.has('offer', clause) &&
    !scene.lexicon.contentOf(clause).includes('#age') &&
    contact.answers.length === 0 &&
    (wanted === 'anything' || wanted === 'more' || wanted === 'area');
  if ((!isOffer && !(follows && focus.topic === 'offer')) || asksContents(clause)) return null;
  const offered = contentWithout(['offer', 'followUp'], when.rest, scene);
  if (offered.length === 0) return null;
  if (when.days.length > 0) return offerOnDay(question, offered);
  // "Do you do dental whitening?": at a dentist's the price list says "Whitening".
  const named = offered.filter((stem) => !scene.index.isCommon(stem));
  // "New bikes" are no "new tube": how a thing is names none.
  const things = contentWithout(['offer', 'followUp', 'works', 'qualities'], when.rest, scene);
  const namesThing = named.some((stem) => things.includes(stem));
  // "Can I pay by card?" asks for no "ten-visit card".
  const isOfPaying = scene.lexicon.topicsOf(clause).has('payment');
  const offer = isOfPaying
    ? null
    : (answerOffer(offered, scene) ??
      (namesThing ? answerOffer(named, scene) : null) ??
      answerOfSubject(things, 'offer', scene));
  const isYesOrNo = wanted === 'anything' && !isOfPaying;
  const denied = isYesOrNo ? answerDenied(things.length > 0 ? things : offered, scene) : null;
  if (denied !== null) return denied;
  if (onTopic(offer, scene) !== null && isLikely('offer', offer)) return offer;
  const found = answerFromKnowledge(offered, scene, wanted);
  if (found !== null) return found;
  const payment = answerPayment(contentWithout(['followUp'], clause, scene), scene);
  if (isLikely('payment', payment)) return payment;
  const kinds = isOfPaying ? answerKinds(offered, question) : null;
  if (kinds !== null) return kinds;
  const whole = isYesOrNo ? answerWholeOffer(clause, scene) : null;
  const listed = isOfPaying
    ? null
    : (whole ?? answerKinOffer(when.rest, scene) ?? answerListed(offered, scene));
  return onTopic(listed, scene) ?? notListedAnswer(offered, scene);
}

/** "Is there a class on Tuesday?": that there are classes is no answer; a sentence about both is. */
function offerOnDay({ clause, when, scene }: Question, offered: readonly string[]): Answer {
  const timed = contentWithout(['offer', 'followUp'], clause, scene);
  const found = answerFromFaq(timed, scene) ?? answerFromKnowledge(timed, scene);
  if (found !== null && !isOfOtherDay(found, when, scene)) return found;
  // "The platters are served from Tuesday to Friday"
  return answerFromKnowledge(offered, scene, 'day') ?? notListedAnswer(offered, scene);
}

/** "Which number do I call for that?" is answered by no text without one. */
const lacksNumber = ({ text }: Answer, { clause, scene }: Question): boolean =>
  scene.lexicon.has('phone', clause) && wantedOf(clause, scene) === 'more' && findPhone(text) === undefined;

/** So likely a sentence has to be the answer where an address or a number could be given instead. */
const surely = 0.88;

function answerInSentences(question: Question, contact: ContactQuestion): Answer | null {
  const { clause, scene, when, isLikely } = question;
  const { lexicon } = scene;
  const wanted = wantedOf(clause, scene);
  // "Since when have you been open" asks for an age, and all of it is a part of that.
  const isOfAge = lexicon.contentOf(clause).includes('#age');
  const asking: CueName[] =
    wanted === 'area' ? ['area'] : isOfAge ? ['isOpen', 'place'] : isTimeWanted(wanted) ? ['when'] : [];
  // "When do we have to be out in the morning?"
  const isOfStay = !lexicon.topicsOf(clause).isDisjointFrom(stayTopics);
  const text = isOfStay && when.part !== undefined && when.days.length === 0 ? when.rest : clause;
  const named = contentWithout([...asking, 'followUp'], text, scene);
  // "How do you like to be paid?": of a question in small words what belongs to a topic.
  const onTopics = [...lexicon.wordsOnTopics(clause, lexicon.topicsOf(clause))];
  const asked = [named, lexicon.verbsOf(clause), onTopics].find(({ length }) => length > 0) ?? [];
  // "Which area do you cover?" names none.
  const isOfWork = (stem: string): boolean => lexicon.paraphrases.soft.has(stem);
  if (
    wanted === 'area' &&
    contentWithout(['area', 'areaEvidence', 'followUp'], clause, scene).every(isOfWork)
  )
    return answerAreas(scene) ?? answerContactAfterAll(question, contact) ?? unknownAnswer(scene);
  const person = wanted === 'people' ? (answerFounder(clause, scene) ?? answerPerson(asked, scene)) : null;
  if (person !== null) return person;
  if (asked.length > 0) {
    // "Can I send the form by mail?": whether one may stands in a sentence, and no address says it.
    const isOfReach = contact.isAboutPlace && contact.answers.some(({ isSilent }) => isSilent !== true);
    const isSure = isOfReach && wanted !== 'anything';
    // "Where did you study?" asks for a school, and no street.
    const isOfPlace =
      lexicon.has('where', clause) &&
      !lexicon.has('phone', clause) &&
      !lexicon.topicsOf(clause).has('licence');
    const kind = isOfPlace && wanted === 'more' ? 'place' : wanted;
    const least = isSure ? surely : undefined;
    // "Your garage in Leeds", over all pages, tells less than the address.
    const tells = isSure ? isSentence : undefined;
    const found =
      answerFromKnowledge(asked, scene, kind, least, tells) ??
      answerFromKnowledge(withoutOccasion(asked, scene), scene, kind, least, tells);
    if (found !== null && !lacksNumber(found, question)) return found;
  }
  const kinds = wanted === 'more' ? answerKinds(named, question) : null;
  if (kinds !== null) return kinds;
  const reached = answerContactAfterAll(question, contact);
  if (reached !== null) return reached;
  const only = (): Answer | null => (wanted === 'people' ? answerNamedOnce(asked, scene) : null);
  if (asked.length === 0) return wanted === 'area' ? answerAreas(scene) : only();
  const payment = answerPayment(asked, scene);
  if (isLikely('payment', payment)) return payment;
  const amount = answerWhetherFree(question);
  if (isLikely('price', amount)) return amount;
  const isWhether =
    wanted === 'anything' &&
    when.days.length === 0 &&
    !asksOfComing(asked, scene) &&
    // Whether it is needed or in the price is not said by its name.
    !lexicon.has('need', clause) &&
    !ASKS_COST.test(fold(clause)) &&
    !lexicon.topicsOf(clause).has('payment');
  const listed = isWhether
    ? (answerWholeOffer(clause, scene) ?? answerKinOffer(clause, scene) ?? answerListed(asked, scene))
    : null;
  return onTopic(listed, scene) ?? only() ?? silentAnswer(asked, scene, wanted);
}

/** "What do I bring to the appointment?": the line on what to bring need not say to what. */
function withoutOccasion(asked: readonly string[], scene: Scene): string[] {
  const { paraphrases, verbsOf, wordsOnTopics } = scene.lexicon;
  if (!topicsHeard(scene).has('bring')) return [];
  const others = asked.filter((stem) => !paraphrases.topicsOfStem(stem).includes('booking'));
  const brought = [...wordsOnTopics(scene.heard, new Set<Topic>(['bring']))];
  return [others, brought, verbsOf(scene.heard)].find(({ length }) => length > 0) ?? [];
}

/** What is free or not by a rule, or free as a place is. */
const ofPlaces: ReadonlySet<string> = new Set<Topic>(['booking', 'capacity', 'stay']);

/** "Is the first reading free?", where it has a price. */
function answerWhetherFree({ clause, scene, when }: Question): Answer | null {
  const isAsked = scene.lexicon.has('free', clause) && wantedOf(clause, scene) === 'anything';
  if (!isAsked || when.days.length > 0 || !topicsHeard(scene).isDisjointFrom(ofPlaces)) return null;
  const named = contentWithout(['free', 'offer', 'followUp', 'price'], clause, scene);
  const price = named.length === 0 ? null : answerPrice(named, scene);
  return price?.isSilent === true ? null : price;
}

/** Who asks for a job or for parking is told no service that only sounds alike. */
const onTopic = (answer: Answer | null, scene: Scene): Answer | null => {
  const asked = topicsHeard(scene).intersection(soleTopics);
  const isOff = asked.size > 0 && asked.isDisjointFrom(scene.lexicon.topicsOf(answer?.text ?? ''));
  return isOff ? null : answer;
};

/** "How can I pay?", "Which languages do you speak?": nothing but the topic is named. */
function answerKinds(named: readonly string[], { clause, scene }: Question): Answer | null {
  const { soft, topicsOfStem } = scene.lexicon.paraphrases;
  const asked = scene.lexicon.topicsOf(clause);
  const isOnly = (topic: Topic): boolean => {
    if (!asked.has(topic)) return false;
    // "Methods" says nothing alone, "methods of payment" does.
    const ofTopic = scene.lexicon.wordsOnTopics(clause, new Set([topic]));
    return named.every((stem) => soft.has(stem) || ofTopic.has(stem) || topicsOfStem(stem).includes(topic));
  };
  if (isOnly('payment')) return answerWaysToPay(scene);
  return isOnly('language') ? answerLanguages(scene) : null;
}
