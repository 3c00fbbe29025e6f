/** Questions for where the business is and how it is reached. */
import { factsOf, sourcesOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { answerAddress, answerEmail, answerPhone, namesBranch } from './contact-answers.ts';
import { hoursAnswer } from './hours-questions.ts';
import { answerPosition } from './position-answers.ts';
import { joinAnswers } from './join-answers.ts';
import { phonesOfBranch } from './branch-phones.ts';
import { asksWhatToDo, emergencyLine, lineOutOfHours } from './emergency-answers.ts';
import { answerFromKnowledge, tell } from './knowledge-answers.ts';
import { isAlarmed } from '../questions/alarmed.ts';
import type { Question } from '../questions/question.ts';
import { contentWithout } from '../questions/question-content.ts';
import { asksTimeFirst, isTimeWanted, wantedOf, withoutJoined } from '../questions/wanted.ts';
import { silentAnswer } from './silent-answers.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { asks } from '../questions/asking.ts';
import { digitsOf, findPhone } from '../language/spoken-numbers.ts';
import { fold } from '../language/text.ts';
import type { When } from '../language/when.ts';
import type { Topic } from '../topics/types.ts';
import type { CueName } from '../words/types.ts';
import { anyLanguage, spacedWords, whole } from '../patterns/any-language.ts';

/** What the clause asks of the contact data, and what else it names. */
export interface ContactQuestion {
  answers: readonly Answer[];
  /** Content words beside those that ask for contact data. */
  beside: readonly string[];
  /** "Where do I bring it?" */
  asksWhereTo: boolean;
  /** "Where can I park?" asks for more than the address. */
  isAboutPlace: boolean;
}

/** What a question asks of the ways to reach the business. */
export function hearContact({ clause, scene, when }: Question): ContactQuestion {
  const { lexicon } = scene;
  const whereTo = asksWhereTo(clause, scene);
  const placeCues: CueName[] = whereTo && factsOf(scene, 'address').length > 0 ? ['where', 'goes'] : [];
  const beside = contentWithout(
    ['address', 'phone', 'email', 'reach', 'followUp', 'place', ...placeCues],
    clause.replace(WHATSAPP, ' '),
    scene,
  );
  return {
    // "Until when can I e-mail you?", "Can I call at night?": the address or the number does not say.
    answers:
      asksTimeFirst(clause, scene) ||
      wantedOf(clause, scene) === 'duration' ||
      ASKS_ACCOUNT.test(clause) ||
      asksWhetherToCall(clause, beside, when, scene)
        ? []
        : contactAnswers(withoutJoined(clause, scene), beside, scene),
    beside,
    asksWhereTo: whereTo,
    isAboutPlace: [...lexicon.topicsOf(beside.join(' '))].every((topic) => topic === 'calling'),
  };
}

/** The number of a bank account is none to call. */
const ASKS_ACCOUNT = anyLanguage('accountNumber', whole);
const MAY_CALL = anyLanguage('mayCall', { before: '(?<!\\p{L})' });

/** "Can I call in the middle of the night?", "It is past midnight, can I call?" */
function asksWhetherToCall(clause: string, beside: readonly string[], when: When, scene: Scene): boolean {
  if (!MAY_CALL.test(fold(clause)) || wantedOf(clause, scene) !== 'anything') return false;
  const { soft, topicsOfStem } = scene.lexicon.paraphrases;
  const told = scene.readWhen(scene.told, undefined);
  const isOfTime = [when, told].some(({ times, part }) => times.length > 0 || part !== undefined);
  return isOfTime || beside.some((stem) => !soft.has(stem) && !topicsOfStem(stem).includes('booking'));
}

/** Where contact data alone, or a sentence that surely holds them, are asked for. */
export function answerContact(question: Question, { answers, beside }: ContactQuestion): Answer | null {
  const { clause, scene, when, isLikely } = question;
  const { lexicon } = scene;
  const [name] = factsOf(scene, 'name');
  // "Do I have to give my company name?" asks for none.
  const asksName = !lexicon.words.spaced || wantedOf(clause, scene) !== 'anything';
  if (name !== undefined && asksName && lexicon.has('businessName', clause))
    return { text: lexicon.say.quote(name.value.text), sources: [name.source] };
  const registered = registerLine(clause, scene);
  if (registered !== undefined) return tell(registered, [], scene);
  const faxed = faxLine(clause, scene);
  if (faxed !== undefined) return tell(faxed, lexicon.contentOf(clause), scene);
  const position = answerPosition(clause, scene);
  if (position !== null) return position;
  if (answers.length === 0) return null;
  if (when.days.length > 0) {
    const timed = answerFromKnowledge(
      contentWithout(['address', 'phone', 'email', 'place'], clause, scene),
      scene,
    );
    if (timed !== null) return timed;
  }
  // "Which e-mail do I send the photos to?": whatever it is for, it is the one that the site gives.
  if (lexicon.has('email', clause) && wantedOf(clause, scene) === 'more') return joinAnswers(answers);
  const labelled = lexicon.has('phone', clause) ? labelledLine(clause, beside, scene) : undefined;
  if (labelled !== undefined)
    return { text: lexicon.say.quote(labelled.text), sources: sourcesOf([labelled]) };
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const isOfReaching = (stem: string): boolean =>
    topicsOfStem(stem).some((topic) => topic === 'booking' || topic === 'calling');
  const namesNothing = beside.every((stem) => soft.has(stem) || isOfReaching(stem));
  const isOfBranch = namesBranch(beside, scene) || phonesOfBranch(beside, scene).length > 0;
  if (namesNothing || isOfBranch) {
    const contact = joinAnswers(answers);
    if (isLikely('contact', contact)) return contact;
  }
  if (!lexicon.has('phone', clause)) return null;
  const number = answerFromKnowledge(beside, scene, 'phone');
  if (number !== null && findPhone(number.text) !== undefined) return number;
  // Whose number it is stays open where there are several and a place is named; a place of the site has one of them.
  const places = namesOf(clause, scene).filter((name) => beside.includes(name));
  if (factsOf(scene, 'phone').length < 2 || places.length === 0) return null;
  return places.every((name) => scene.index.count(name) > 0)
    ? answerPhone(scene)
    : silentAnswer(beside, scene, 'phone');
}

/** Where no sentence tells more. */
export function answerContactAfterAll(
  { clause, scene, isLikely }: Question,
  { answers, beside, isAboutPlace }: ContactQuestion,
): Answer | null {
  if (answers.length === 0) return null;
  const isForNumber = asksForNumber(clause, beside, scene);
  if (!isAboutPlace && !isForNumber) return null;
  const contact = namesStranger(clause, beside, scene) ? unknownAnswer(scene) : joinAnswers(answers);
  return isForNumber || isLikely('contact', contact) ? contact : null;
}

/** "What number do I ring to get a quote?": whatever of the business it is for, those that it gives are all there are. */
function asksForNumber(clause: string, beside: readonly string[], scene: Scene): boolean {
  const { lexicon, index } = scene;
  const isOwn = (stem: string): boolean => lexicon.paraphrases.soft.has(stem) || index.count(stem) > 0;
  const isForAll = !lexicon.topicsOf(clause).isDisjointFrom(calledFor);
  return (
    asksPhone(clause, scene) &&
    wantedOf(clause, scene) === 'more' &&
    !isOfRegister(clause, scene) &&
    !lexicon.topicsOf(clause).has('emergency') &&
    (isForAll || beside.every(isOwn))
  );
}

/** What every business is called for. */
const calledFor: ReadonlySet<string> = new Set<Topic>(['booking', 'calling', 'quote']);

/** "Landline: 01 555 0142", "Call our hotline 555 0142", to who names that and nothing else. */
function labelledLine(clause: string, beside: readonly string[], scene: Scene): Piece | undefined {
  const { index, lexicon } = scene;
  const said = new Set(lexicon.stemsOf(clause));
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const own = new Set(factsOf(scene, 'phone').map(({ value }) => digitsOf(value.printed)));
  return index.pieces.find(({ text, context, fact }) => {
    if (fact !== undefined || text.length > maxLabelledLength) return false;
    const number = findPhone(text);
    if (number === undefined || !own.has(digitsOf(number))) return false;
    const label = lexicon
      .contentOf(lexicon.without(['phone'], text.slice(0, text.indexOf(number))))
      .filter((stem) => !soft.has(stem) && !topicsOfStem(stem).includes('calling'));
    const told = new Set([...label, ...lexicon.stemsOf(context)]);
    return (
      label.length > 0 &&
      label.every((stem) => said.has(stem)) &&
      beside.every((stem) => soft.has(stem) || told.has(stem))
    );
  });
}

/** What is somewhere else than the business itself: a place for a car, a room of the house, a page of others. */
const elsewhere: ReadonlySet<string> = new Set<Topic>(['parking', 'social', 'toilets']);

const NEAREST = anyLanguage('nearest', whole);

/** "Where is the nearest cash machine?" asks for none of the business's own places. */
function asksForNearest(clause: string, { lexicon, index, agent }: Scene): boolean {
  if (!NEAREST.test(clause) || lexicon.has('branches', clause)) return false;
  const own = new Set(lexicon.contentOf(agent.businessName));
  return lexicon
    .contentOf(lexicon.without(['address', 'place', 'where'], clause.replace(NEAREST, ' ')))
    .some((stem) => !lexicon.paraphrases.soft.has(stem) && !own.has(stem) && !index.isCommon(stem));
}

function contactAnswers(clause: string, beside: readonly string[], scene: Scene): Answer[] {
  const { lexicon } = scene;
  const isElsewhere = !lexicon.topicsOf(clause).isDisjointFrom(elsewhere) || asksForNearest(clause, scene);
  // An "e-mail address" is no place.
  const asksAddress =
    lexicon.has('address', lexicon.without(['email', 'reach'], clause)) || asksWhereTo(clause, scene);
  const named = [
    ...(asksAddress && !isElsewhere ? [answerAddress(scene, beside)] : []),
    ...(asksPhone(clause, scene) ? [answerPhoneFor(clause, beside, scene)] : []),
    ...(lexicon.has('email', clause) ? [answerEmail(scene)] : []),
  ];
  // "I don't drive, how do I reach you?" asks for the way.
  const isOfWay = lexicon.topicsOf(`${scene.told} ${clause}`).has('transport');
  return named.length === 0 && !isOfWay && lexicon.has('reach', clause)
    ? [answerPhoneFor(clause, beside, scene), answerEmail(scene)].filter(({ isSilent }) => isSilent !== true)
    : named;
}

const ARTICLE_ALONE = new RegExp(`^(?:${spacedWords('article')})?$`, 'u');

/** "What is your website?", "Do you have one?": its address, where the caller names nothing else; null otherwise. */
export function answerWebsite(clause: string, scene: Scene): Answer | null {
  const { has, contentOf, without, paraphrases, say, words } = scene.lexicon;
  if (!has('website', clause)) return null;
  const rest = without(['website', 'address', 'offer', 'followUp'], clause);
  // "Can that be done on the website?" asks for no address of it.
  const isAsked =
    !words.spaced ||
    wantedOf(clause, scene) !== 'anything' ||
    (has('offer', clause) && ARTICLE_ALONE.test(rest));
  if (!isAsked || !contentOf(rest).every((stem) => paraphrases.soft.has(stem))) return null;
  const source = scene.facts[0]?.source ?? scene.index.pieces[0]?.source;
  const host = URL.parse(source?.url ?? '')?.host.replace(/^www\./u, '');
  return source === undefined || host === undefined ? null : { text: say.website(host), sources: [source] };
}

const NUMBER = anyLanguage('number', { ...whole, flags: 'giu' });
/** "VAT", "RBQ": what has numbers of its own. */
const ACRONYM = /(?<!\p{L})(?!SMS)(?:\p{Lu}\.?){3,}(?!\p{L})/u;

const isOfRegister = (clause: string, { lexicon }: Scene): boolean =>
  ACRONYM.test(clause) || lexicon.topicsOf(clause).has('licence');

/** "The street and the number" is no telephone, nor is the number of a licence or a phone that pays. */
function asksPhone(clause: string, scene: Scene): boolean {
  const { lexicon } = scene;
  if (WHATSAPP.test(clause)) return true;
  const paysBy = wantedOf(clause, scene) === 'anything' && lexicon.topicsOf(clause).has('payment');
  if (paysBy && clause.search(NUMBER) < 0) return false;
  const bare = lexicon.without(['address'], clause);
  return lexicon.has('phone', isOfRegister(clause, scene) ? bare.replace(NUMBER, ' ') : bare);
}

const maxLabelledLength = 60;
const maxRegisterLength = 80;
const longNumber = /\d(?:[\s.-]?\d){4}/u;

/** "What is your VAT number?": a line with the sign and a number. */
function registerLine(clause: string, scene: Scene): Piece | undefined {
  if (clause.search(NUMBER) < 0 || !isOfRegister(clause, scene)) return undefined;
  const { index, lexicon } = scene;
  const named = contentWithout(['phone', 'followUp'], clause.replace(NUMBER, ' '), scene).filter(
    (stem) => !lexicon.paraphrases.soft.has(stem),
  );
  return named.length === 0
    ? undefined
    : index.pieces.find(
        ({ text, own }) =>
          text.length <= maxRegisterLength && longNumber.test(text) && named.every((stem) => own.has(stem)),
      );
}

const FAX = /(?:(?<!\p{L})|tele)fax|ファック?ス/iu;

/** "Where can I fax the form?": whatever is sent, to the number behind the word. */
const faxLine = (clause: string, { index }: Scene): Piece | undefined =>
  FAX.test(clause)
    ? index.pieces.find(
        ({ text, fact }) =>
          fact === undefined &&
          text.length <= maxRegisterLength &&
          findPhone(text.slice(Math.max(0, text.search(FAX)))) !== undefined &&
          FAX.test(text),
      )
    : undefined;

/** What the messenger is called on sites and by callers. */
export const WHATSAPP = /whats ?app|(?<!\p{L})(?:wapp|wpp|zap|zapp)(?!\p{L})|wa\.me/iu;

/** Of WhatsApp what the site gives for it, else its telephone; of a branch its own. */
function answerPhoneFor(clause: string, beside: readonly string[], scene: Scene): Answer {
  if (!WHATSAPP.test(clause)) {
    const ofBranch = phonesOfBranch(beside, scene);
    return answerPhone(ofBranch.length > 0 ? { ...scene, facts: ofBranch } : scene);
  }
  const lines = scene.index.pieces.filter(({ text, fact }) => fact === undefined && WHATSAPP.test(text));
  const line = lines.find(({ text }) => findPhone(text) !== undefined);
  if (line !== undefined) return tell(line, [], scene);
  const facts = factsOf(scene, 'phone').filter(({ source }) => WHATSAPP.test(source.quote));
  const phone = answerPhone(facts.length > 0 ? { ...scene, facts } : scene);
  const [named] = lines;
  if (named === undefined) return phone;
  const told = tell(named, [], scene);
  return phone.isSilent === true ? told : joinAnswers([told, phone]);
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
export function answerOfCalling(question: Question): Answer | null {
  const { clause, when, scene } = question;
  const { index, lexicon } = scene;
  const topics = lexicon.topicsOf(clause);
  const wanted = wantedOf(clause, scene);
  const { topicsOfStem } = lexicon.paraphrases;
  const isWhom = lexicon.has('phone', clause) || wanted === 'people' || topics.has('calling');
  const isUrgent = (topics.has('emergency') && isWhom) || isAlarmed(scene) || asksWhatToDo(clause, scene);
  // "Do you have an emergency number?": any, where nothing is amiss.
  const asksAny = lexicon.has('phone', clause) && asks(clause, scene);
  const urgent = isUrgent && !lexicon.has('price', clause) ? emergencyLine(clause, scene, asksAny) : null;
  const isToReach = isWhom || topics.has('writing');
  const outOfHours = isToReach && !isTimeWanted(wanted) ? lineOutOfHours(question) : null;
  if (urgent !== null || outOfHours !== null) return urgent ?? outOfHours;
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

/** "Where is your Dublin office?" of a business that never mentions Dublin; in German every noun has a capital. */
function namesStranger(clause: string, beside: readonly string[], scene: Scene): boolean {
  return namesOf(clause, scene).some(
    (name) => beside.includes(name) && !scene.index.pieces.some(({ stems }) => stems.has(name)),
  );
}

/** Words in the middle of a clause that have a capital, where not every noun has one. */
export function namesOf(clause: string, { lexicon }: Scene): string[] {
  if (lexicon.words.capitalNouns !== undefined || !lexicon.words.spaced) return [];
  return (clause.match(/(?<=\p{L}\s)\p{Lu}\p{Ll}{2,}/gu) ?? []).flatMap((name) => lexicon.contentOf(name));
}
