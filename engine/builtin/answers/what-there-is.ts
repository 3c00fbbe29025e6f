/** "What do you do?", "What kind of place is this?" */
import { selfDescriptionAmong } from '../../../domain/knowledge/self-description.ts';
import { sourcesOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { contentWithout } from '../questions/question-content.ts';
import type { Question } from '../questions/question.ts';
import { joinAnswers } from './join-answers.ts';
import { answerOfferings } from './offer-answers.ts';

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
