/** "What do you do?", "What kind of place is this?" */
import { selfDescriptionAmong } from '../../../domain/knowledge/self-description.ts';
import { factsOf, sourcesOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { contentWithout } from '../questions/question-content.ts';
import type { Question } from '../questions/question.ts';
import { wantedOf } from '../questions/wanted.ts';
import { fold } from '../language/text.ts';
import { anyLanguage } from '../patterns/any-language.ts';
import { joinAnswers } from './join-answers.ts';
import { servicesOfKindNamed } from './kinds-named.ts';
import { answerOfferings, listed, maxListed, priced } from './offer-answers.ts';

/** The sentence in which the site says what the business is. */
function answerTrade(scene: Scene): Answer | null {
  const fact = selfDescriptionAmong({
    ...scene.agent.knowledge,
    facts: scene.facts,
    language: scene.agent.language,
  });
  if (fact?.kind !== 'other') return null;
  return { text: scene.lexicon.say.quote(fact.value.text), sources: sourcesOf([fact]), topic: 'offer' };
}

const HOW = anyLanguage('how', { before: '^', after: '(?!\\S)', flags: 'u' });

/** What the business is, what it offers, or both; null where anything more is asked for. */
export function answerWhatThereIs({ clause, scene }: Question): Answer | null {
  const { lexicon } = scene;
  const [isOfUs, isOfOffers] = [lexicon.has('aboutUs', clause), lexicon.has('offerings', clause)];
  const content = contentWithout(['aboutUs', 'offerings', 'offer', 'place'], clause, scene);
  const isMore = content.some((stem) => !isOfUs || !lexicon.paraphrases.soft.has(stem));
  if ((!isOfUs && !isOfOffers) || isMore) return null;
  const told = [isOfUs ? answerTrade(scene) : null, answerOfferings(scene)].filter((each) => each !== null);
  // "What do you do?" may mean either.
  if (isOfUs && isOfOffers && told.length > 0) return joinAnswers(told);
  return told[0] ?? answerTrade(scene) ?? unknownAnswer(scene);
}

const minOfKind = 2;

/** "What desserts do you have?": what stands under that heading, whatever else has the word in its name. */
export function answerKindOfOffers({ clause, scene, when, namesTime, asksPrice }: Question): Answer | null {
  const { lexicon } = scene;
  const wanted = wantedOf(clause, scene);
  const isWhether = wanted === 'anything' && lexicon.has('offer', clause);
  const isWhich = wanted === 'more' && !lexicon.has('where', clause) && !HOW.test(fold(clause));
  if (asksPrice || !(isWhether || isWhich)) return null;
  const services = factsOf(scene, 'service');
  // "Menu du midi" is a thing on the list, and no time.
  const texts = namesTime ? [clause] : [clause, when.rest];
  const [found] = texts
    .map((text) => contentWithout(['offer', 'offerings', 'followUp'], text, scene))
    .map((content) => servicesOfKindNamed(content, services, scene))
    .filter(({ length }) => length >= minOfKind);
  if (found === undefined) return null;
  const { say } = lexicon;
  const names = listed(found, priced, scene);
  return {
    text: isWhether ? `${say.yes} ${say.weOffer(names)}` : say.quote(names),
    sources: sourcesOf(found.slice(0, maxListed)),
    topic: 'offer',
  };
}
