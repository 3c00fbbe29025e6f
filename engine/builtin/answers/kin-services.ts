/** Services that a question names in other forms of their words: "Do you replace zips?" of "Zip replacement". */
import { factsOf, sourcesOf } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { isAmong, isKin } from '../evidence/similarity.ts';
import { isOfOldThing } from '../questions/price-lines.ts';
import { contentWithout } from '../questions/question-content.ts';
import { wantedOf } from '../questions/wanted.ts';
import { askedPrice, isPricedAsAsked, isWorkOnThing, type ServiceFact } from './service-matches.ts';
import { servicesOfSubject } from './subject-services.ts';

const maxTold = 3;

/**
 * Services whose names hold every word of a question that names a thing. What only says how the thing is counts where the
 * site says it anywhere.
 */
function kinServices(content: readonly string[], scene: Scene): ServiceFact[] {
  const { index, lexicon } = scene;
  const telling = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  // At a phone repairer's "Do you repair wet phones?" need not find "phone" in the name; "Is it vegan?" needs "vegan".
  const isOfWork = (['works', 'offer', 'price'] as const).some((cue) => lexicon.has(cue, scene.heard));
  const rare = telling.filter((stem) => !isOfWork || !index.isCommon(stem));
  const hard = rare.length > 0 ? rare : telling;
  const isOfSibling = (stems: readonly string[]): boolean =>
    telling.some((stem) => {
      const siblings = lexicon.paraphrases.siblingsOf(stem);
      return !stems.includes(stem) && stems.some((each) => siblings?.has(each) === true);
    });
  if (hard.length === 0) return [];
  const matches = factsOf(scene, 'service').flatMap((fact) => {
    const stems = new Set(lexicon.stemsOf(lexicon.without(['works'], fact.value.name)));
    const all = [...new Set(lexicon.stemsOf(fact.value.name))];
    const own = new Set(all);
    if (!hard.every((stem) => isAmong(stem, own, scene)) || isOfSibling(all)) return [];
    const surplus = [...stems].filter((stem) => !hard.some((each) => each === stem || isKin(each, stem)));
    return [{ fact, surplus: lexicon.contentOf(surplus.join(' ')).length }];
  });
  const least = Math.min(...matches.map(({ surplus }) => surplus));
  return matches.filter(({ surplus }) => surplus === least).map(({ fact }) => fact);
}

const told = (facts: readonly ServiceFact[], content: readonly string[], scene: Scene): Answer | null => {
  if (facts.length === 0 || facts.length > maxTold) return null;
  const { say } = scene.lexicon;
  // "Which car do I learn in?": that there is a car was not asked.
  const isEcho = facts.every(
    ({ value }) =>
      value.price_text === undefined &&
      scene.lexicon.contentOf(value.name).every((stem) => content.includes(stem)),
  );
  if (isEcho && wantedOf(scene.heard, scene) === 'more') return null;
  const texts = facts.map((fact) =>
    fact.value.price_text === undefined
      ? fact.value.name
      : `${fact.value.name}: ${askedPrice(fact, content, scene)}`,
  );
  return { text: say.quote(say.list([...new Set(texts)])), sources: sourcesOf(facts), topic: 'offer' };
};

/** "Can you fix my zip?": what the site lists, without a yes of our own. */
export function answerKinOffer(clause: string, scene: Scene): Answer | null {
  const content = contentWithout(['offer', 'offerings', 'followUp', 'works'], clause, scene);
  // "New bikes" are none for hire.
  const facts = kinServices(content, scene).filter(
    (fact) => !isWorkOnThing(fact, content, scene) && !isOfOldThing(fact.value.name, content, scene),
  );
  return isOtherWork(clause, content, facts, scene) ? null : told(facts, content, scene);
}

/** "Bike rental" repairs no bikes, and "Boiler service" is no new boiler. */
const isOtherWork = (
  clause: string,
  content: readonly string[],
  facts: readonly ServiceFact[],
  { lexicon }: Scene,
): boolean =>
  lexicon.has('works', clause) &&
  !facts.every(
    ({ value }) => lexicon.has('works', value.name) || lexicon.stemsOf(value.name).length <= content.length,
  );

/** "How much is it to shorten long trousers?" */
export function answerKinPrice(content: readonly string[], clause: string, scene: Scene): Answer | null {
  const { index } = scene;
  const bare = new Set(contentWithout(['works', 'price'], clause, scene));
  const plain = new Set(contentWithout(['works', 'qualities', 'price'], clause, scene));
  const named = content.filter((stem) => bare.has(stem) && (plain.has(stem) || index.count(stem) > 0));
  const priced = kinServices(named, scene).filter((fact) => isPricedAsAsked(fact, scene));
  const answer = isOtherWork(clause, named, priced, scene) ? null : told(priced, content, scene);
  return answer === null ? null : { ...answer, topic: 'price' };
}

/** "What does the cleaning of a carpet cost?", at a cleaner's: what is called just "Carpet". */
export function answerOfSubject(
  content: readonly string[],
  topic: 'offer' | 'price',
  scene: Scene,
): Answer | null {
  const facts = servicesOfSubject(content, scene).filter(
    (fact) =>
      (topic === 'offer' || fact.value.price_text !== undefined) &&
      !isWorkOnThing(fact, content, scene) &&
      !isOfOldThing(fact.value.name, content, scene),
  );
  const answer = told(facts, content, scene);
  return answer === null ? null : { ...answer, topic };
}
