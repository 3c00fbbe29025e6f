/** Answers about address, telephone and e-mail. */
import { conflictAnswer, disputedFacts, factsOf, sourcesOf, unknownAnswer } from './business.ts';
import type { Answer, FactOf, Scene } from './business.ts';
import { fold } from './text.ts';

const maxListed = 3;

function answerFrom<K extends 'address' | 'phone' | 'email'>(
  kind: K,
  speak: (fact: FactOf<K>) => string,
  say: (text: string) => string,
  scene: Scene,
): Answer {
  const disputed = disputedFacts(scene, kind);
  if (disputed.length > 0) return conflictAnswer(scene, disputed, disputed.map(speak));
  const facts = factsOf(scene, kind);
  if (facts.length === 0) return unknownAnswer(scene);
  const all = [...new Set(facts.map(speak))];
  // One address with more around it is still the same address.
  const texts = all
    .filter((text) => !all.some((other) => other !== text && fold(text).includes(fold(other))))
    .slice(0, maxListed);
  const used = facts.filter((fact) => texts.includes(speak(fact)));
  return { text: say(scene.lexicon.say.list(texts)), sources: sourcesOf(used).slice(0, maxListed) };
}

export const answerAddress = (scene: Scene): Answer =>
  answerFrom('address', ({ value }) => value.printed, scene.lexicon.say.address, scene);

export const answerPhone = (scene: Scene): Answer =>
  answerFrom('phone', ({ value }) => value.printed, scene.lexicon.say.phone, scene);

export const answerEmail = (scene: Scene): Answer =>
  answerFrom('email', ({ value }) => value.address, scene.lexicon.say.email, scene);
