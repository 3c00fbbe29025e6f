/** Finds out what a clause of a caller asks, and answers it. */
import { factsOf, unknownAnswer } from './business.ts';
import type { Answer, Scene, Topic } from './business.ts';
import { answerAddress, answerEmail, answerPhone, namesBranch } from './contact-answers.ts';
import { answerHours } from './hours-answers.ts';
import { answerFromFaq, answerFromKnowledge } from './knowledge-answers.ts';
import { answerExtreme, answerOffer, answerOfferings, answerPrice, answerUnder } from './offer-answers.ts';
import { wantedOf } from './question-kinds.ts';
import { notListedAnswer, silentAnswer } from './silent-answers.ts';
import { createSchedule } from './schedule.ts';
import { escapeRegExp, fold } from './text.ts';
import type { When } from './when.ts';

const hoursCues = ['isOpen', 'opening', 'closing', 'hours', 'now', 'place', 'followUp'] as const;

/** Whether a service is named by this number or letter ("2 bedrooms"). */
const isUsed = (stem: string, scene: Scene): boolean =>
  factsOf(scene, 'service').some(({ value }) => scene.lexicon.stemsOf(value.name).includes(stem));

/** Content of a text without what the cues already say and without the business's own name. */
function contentWithout(
  cues: Parameters<Scene['lexicon']['without']>[0],
  text: string,
  scene: Scene,
): string[] {
  const own = new Set(scene.lexicon.stemsOf(scene.agent.businessName));
  const content = scene.lexicon.contentOf(scene.lexicon.without(cues, text));
  const named = content.filter((stem) => !own.has(stem));
  // "For a group of 12": small numbers and single letters narrow nothing down that the site could say in words.
  const telling = named.filter((stem) => !/^(?:\d{1,2}|[a-z])$/.test(stem));
  const others =
    telling.length > 0
      ? [...telling, ...named.filter((stem) => !telling.includes(stem) && isUsed(stem, scene))]
      : named;
  // What only asks ("exactly", "arrange") is dropped where the site does not use it and something is named beside it.
  const soft = (stem: string): boolean =>
    scene.lexicon.paraphrases.soft.has(stem) && !scene.index.pieces.some(({ stems }) => stems.has(stem));
  if (others.some((stem) => !scene.lexicon.paraphrases.soft.has(stem)))
    return others.filter((stem) => !soft(stem));
  return others.length > 0
    ? others
    : content.filter((stem) => scene.index.weight(stem) < 1.5 && !own.has(stem));
}

/** Whether a label of hours has one of these words. */
const labelTest =
  (content: readonly string[], scene: Scene) =>
  (label: string): boolean => {
    const stems = new Set(scene.lexicon.stemsOf(label));
    return content.some((stem) => scene.index.covers(stems, stem));
  };

/** A sentence about Sunday says nothing about Friday. */
function isOfOtherDay({ text }: Answer, { days }: When, { readWhen }: Scene): boolean {
  const named = readWhen(text, undefined).days.map(({ weekday }) => weekday);
  return days.length > 0 && named.length > 0 && !days.some(({ weekday }) => named.includes(weekday));
}

/** "When are you open?", "Which hours …": the answer is a time, not yes or no. */
const asksWhich = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.has('when', clause) || lexicon.has('hours', clause) || lexicon.has('which', clause);

function hoursAnswer(clause: string, when: When, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const rest = contentWithout(hoursCues, when.rest, scene);
  const says = (cue: 'opening' | 'closing'): boolean =>
    lexicon.has(cue, clause) || lexicon.has(cue, when.rest);
  const wants = says('closing')
    ? 'closing'
    : says('opening')
      ? 'opening'
      : lexicon.has('isOpen', clause) && !asksWhich(clause, scene)
        ? 'open'
        : 'spans';
  const now =
    lexicon.has('now', clause) &&
    when.times.length === 0 &&
    (when.days.length === 0 || when.days[0]?.relation === 'today');
  // "The restaurant" is the business itself, unless the site tells hours for it apart.
  const withPlace = contentWithout(
    hoursCues.filter((cue) => cue !== 'place'),
    when.rest,
    scene,
  );
  const labelled = withPlace.length === 0 ? undefined : labelTest(withPlace, scene);
  if (labelled && createSchedule(factsOf(scene, 'hours'), scene.conflicts, labelled).isStated) {
    return answerHours({ wants, when, now, labelled }, scene);
  }
  if (rest.length === 0) return answerHours({ wants, when, now }, scene);
  const isTimed = says('closing') || says('opening') || when.days.length > 0 || when.times.length > 0;
  const isOpenWord = lexicon.has('isOpen', clause) && !asksWhich(clause, scene);
  const found = answerFromKnowledge(
    rest,
    scene,
    isOpenWord || !(isTimed || asksWhich(clause, scene)) ? 'anything' : 'number',
  );
  if (found !== null && !isOfOtherDay(found, when, scene)) return { ...found, topic: 'hours' };
  // "Can I come with my dog?", "until when can I cancel for free?": about something else that the site is silent on.
  const isAboutHours = isTimed ? rest.length < 2 || when.days.length > 0 : lexicon.has('hours', clause);
  if (!isAboutHours) return silentAnswer(rest, scene);
  const general = answerHours({ wants: 'spans', when, now }, scene);
  return general.sources.length === 0
    ? general
    : { ...general, text: `${lexicon.say.regularHours} ${general.text}` };
}

/** Holidays: only what the site says of that day, never the regular hours. */
function holidayAnswer(clause: string, scene: Scene): Answer {
  const { lexicon } = scene;
  const content = contentWithout(
    ['isOpen', 'opening', 'closing', 'hours', 'place', 'followUp'],
    clause,
    scene,
  );
  // "Christmas Eve" is not Christmas Day: the label has to hold every word.
  const labelled = (label: string): boolean => {
    const stems = new Set(scene.lexicon.stemsOf(label));
    return content.every(
      (stem) => scene.lexicon.paraphrases.soft.has(stem) || scene.index.covers(stems, stem),
    );
  };
  const special = factsOf(scene, 'hours').filter(
    ({ value }) => value.label !== undefined && lexicon.has('holiday', value.label) && labelled(value.label),
  );
  const [first] = special;
  if (first !== undefined)
    return { text: lexicon.say.quote(first.source.quote), sources: [first.source], topic: 'hours' };
  const found = answerFromFaq(content, scene) ?? answerFromKnowledge(content, scene);
  return found ?? { ...silentAnswer(content, scene, 'anything', lexicon.say.holidayUnknown), topic: 'hours' };
}

function contactAnswers(clause: string, beside: readonly string[], scene: Scene): Answer[] {
  const { lexicon } = scene;
  return [
    // An "e-mail address" is no place.
    ...(lexicon.has('address', lexicon.without(['email'], clause)) ? [answerAddress(scene, beside)] : []),
    ...(lexicon.has('phone', clause) ? [answerPhone(scene)] : []),
    ...(lexicon.has('email', clause) ? [answerEmail(scene)] : []),
  ];
}

function limitOf(clause: string, scene: Scene): number | undefined {
  const cues = scene.lexicon.words.cues.under.map((cue) => escapeRegExp(fold(cue))).join('|');
  const match = new RegExp(`(?:${cues})\\s*(?:eur |euro |usd |chf )?(\\d{1,6})`, 'u').exec(fold(clause));
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

function priceAnswer(clause: string, when: When, scene: Scene, about: readonly string[]): Answer {
  const { rest } = when;
  const limit = limitOf(clause, scene);
  const telling = (text: string): string[] =>
    contentWithout(['price', 'offer', 'followUp', 'under'], text, scene).filter(
      (stem) => stem !== String(limit) && !stem.startsWith('#'),
    );
  // "Menu du midi" is a thing on the list, and no time.
  const whole = telling(clause).filter((stem) => stem.includes('_'));
  const named = whole.length > 0 ? telling(clause) : telling(rest);
  const pointed = named.length === 0 && scene.lexicon.has('it', rest) ? about : named;
  // "How much is a service call?": words that say little by themselves are all that is asked for.
  const content = pointed.length === 0 ? articled(rest, scene) : pointed;
  const extreme = extremeOf(clause, scene);
  const best = extreme === null ? null : answerExtreme(extreme, content, scene);
  if (best !== null) return best;
  if (extreme !== null) return { ...silentAnswer(content, scene, 'price'), topic: 'price' };
  if (limit !== undefined) {
    const cheap = answerUnder(limit, content, scene);
    if (cheap !== null) return cheap;
  }
  // "What do you charge at weekends, at midnight?": the general price list is no answer.
  if (when.days.length > 0 || (when.times.length > 0 && content.length === 0)) {
    const timed = telling(clause);
    const found = answerFromFaq(timed, scene) ?? answerFromKnowledge(timed, scene, 'price');
    if (found !== null && !isOfOtherDay(found, when, scene)) return found;
    if (content.length === 0) return { ...silentAnswer(timed, scene, 'price'), topic: 'price' };
  }
  const found = answerPrice(content, scene);
  if (found !== null && !found.offersCallback) return found;
  const faq =
    answerFromFaq(contentWithout(['followUp'], rest, scene), scene) ??
    answerFromFaq(content, scene) ??
    answerFromKnowledge(content, scene, 'price');
  if (faq !== null || found !== null) return faq ?? found!;
  const bare = withoutOwner(rest);
  const general = bare === rest ? [] : telling(bare);
  const owned = general.length === 0 ? null : answerPrice(general, scene);
  return owned ?? { ...silentAnswer(content, scene, 'price'), topic: 'price' };
}

/** "A haircut for my dog": whose it is names no other service. */
const withoutOwner = (rest: string): string =>
  fold(rest).replace(
    /\s(?:for|on|fur|bei|pour|para|per|voor|dla|pentru)\s(?:(?:(?:il|la|o|a)\s)?(?:my|our|mein\p{L}*|unser\p{L}*|mi|mis|nuestr\p{L}*|mon|ma|mes|notre|nos|mio|mia|meu|minha|mijn|onze|ons|moj\p{L}*|nasz\p{L}*)\s\p{L}+|\p{L}+\s(?:meu|mea|nostru|noastra))$/u,
    '',
  );

const extremeOf = (clause: string, { lexicon }: Scene): 'cheapest' | 'dearest' | null => {
  const content = lexicon.contentOf(clause);
  return content.includes('#cheapest') ? 'cheapest' : content.includes('#dearest') ? 'dearest' : null;
};

/** Stems behind an indefinite article, stopwords too. */
function articled(rest: string, { lexicon }: Scene): string[] {
  const noun = /(?:^|\s)(?:an?|ein|eine|einen|une?|una|uno|um|uma|een)\s+(\p{L}{3,}(?:\s\p{L}{3,})?)$/u.exec(
    lexicon.without(['price', 'followUp'], rest),
  )?.[1];
  return noun === undefined ? [] : lexicon.stemsOf(noun);
}

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
  scene: Scene,
  { topic: lastTopic, about }: Focus,
): Answer | null {
  const { lexicon } = scene;
  const when = scene.readWhen(clause, scene.local?.date);
  const namesTime = when.days.length > 0 || when.times.length > 0 || when.relativeWithoutClock;
  const content = contentWithout(['followUp'], when.rest, scene);
  const follows = lexicon.has('followUp', clause);
  const asksHours = (['hours', 'opening', 'closing', 'isOpen'] as const).some(
    (cue) => lexicon.has(cue, clause) || lexicon.has(cue, when.rest),
  );
  const asksLabel =
    (lexicon.has('when', clause) || namesTime) &&
    createSchedule(factsOf(scene, 'hours'), scene.conflicts, labelTest(content, scene)).isStated;
  const asksPrice =
    lexicon.has('price', clause) || limitOf(clause, scene) !== undefined || extremeOf(clause, scene) !== null;

  if (lexicon.has('holiday', clause) && (asksHours || lastTopic === 'hours'))
    return holidayAnswer(clause, scene);
  if ((asksHours || asksLabel) && !asksPrice && (namesTime || asksLabel))
    return hoursAnswer(clause, when, scene);
  const faq = answerFromFaq(contentWithout([], clause, scene), scene);
  if (faq !== null && !(asksHours && contentWithout(hoursCues, when.rest, scene).length === 0)) return faq;
  if (asksPrice) return priceAnswer(clause, when, scene, about);
  if (asksHours && !lexicon.has('area', clause)) return hoursAnswer(clause, when, scene);
  const isBareTime = namesTime && contentWithout(hoursCues, when.rest, scene).length === 0;
  if (isBareTime) return hoursAnswer(clause, when, scene);

  const beside = contentWithout(['address', 'phone', 'email', 'followUp', 'place'], clause, scene);
  const contacts = contactAnswers(clause, beside, scene);
  if (contacts.length > 0 && when.days.length > 0) {
    const timed = answerFromKnowledge(
      contentWithout(['address', 'phone', 'email', 'place'], clause, scene),
      scene,
    );
    if (timed !== null) return timed;
  }
  if (contacts.length > 0 && (beside.length === 0 || namesBranch(beside, scene)))
    return joinAnswers(contacts);
  if (contacts.length > 0 && lexicon.has('phone', clause)) {
    const number = answerFromKnowledge(beside, scene, 'phone');
    if (number !== null) return number;
  }
  if (
    lexicon.has('offerings', clause) &&
    contentWithout(['offerings', 'offer', 'place'], clause, scene).length === 0
  ) {
    return answerOfferings(scene) ?? unknownAnswer(scene);
  }
  if (follows && lastTopic === 'price' && content.length > 0) {
    const price = answerPrice(content, scene);
    if (price !== null) return price;
  }
  if (lexicon.has('offer', clause) || (follows && lastTopic === 'offer')) {
    const offered = contentWithout(['offer', 'followUp'], when.rest, scene);
    if (offered.length > 0) {
      if (when.days.length > 0) return offerOnDay(clause, when, offered, scene);
      return (
        answerOffer(offered, scene) ??
        answerFromKnowledge(offered, scene, wantedOf(clause, scene)) ??
        notListedAnswer(offered, scene)
      );
    }
  }
  const wanted = wantedOf(clause, scene);
  const named = contentWithout(wanted === 'area' ? ['area', 'followUp'] : ['followUp'], clause, scene);
  const asked = named.length > 0 ? named : lexicon.verbsOf(clause);
  if (asked.length > 0) {
    const found = answerFromKnowledge(asked, scene, wanted);
    if (found !== null) return found;
  }
  if (contacts.length > 0)
    return namesStranger(clause, beside, scene) ? unknownAnswer(scene) : joinAnswers(contacts);
  return asked.length > 0 ? silentAnswer(asked, scene, wanted) : null;
}

/** "Is there a class on Tuesday?": that there are classes is no answer; a sentence about both is. */
function offerOnDay(clause: string, when: When, offered: readonly string[], scene: Scene): Answer {
  const timed = contentWithout(['offer', 'followUp'], clause, scene);
  const found = answerFromFaq(timed, scene) ?? answerFromKnowledge(timed, scene);
  if (found !== null && !isOfOtherDay(found, when, scene)) return found;
  return notListedAnswer(offered, scene);
}

/** "Where is your Dublin office?" of a business that never mentions Dublin; in German every noun has a capital. */
function namesStranger(clause: string, beside: readonly string[], { lexicon, index }: Scene): boolean {
  if (lexicon.words.language === 'de' || !lexicon.words.spaced) return false;
  const names = (clause.match(/(?<=\p{L}\s)\p{Lu}\p{Ll}{2,}/gu) ?? []).flatMap((name) =>
    lexicon.contentOf(name),
  );
  return names.some((name) => beside.includes(name) && !index.pieces.some(({ stems }) => stems.has(name)));
}

/** Several answers as one turn; the offer to call back is made once, at the end. */
export function joinAnswers(answers: readonly Answer[], offer = ''): Answer {
  const texts = [...new Set(answers.map(({ text }) => text))];
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
