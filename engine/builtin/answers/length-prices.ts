/** Prices by how long something takes, where the length that a caller names is not among them. */
import { factsOf, sourcesOf } from '../business.ts';
import type { Answer } from '../business.ts';
import { isLength } from '../language/lengths.ts';
import type { Question } from '../questions/question.ts';
import { listed, maxListed, priced } from './offer-answers.ts';
import { namedInPrice } from './price-questions.ts';
import { fullMatches, matchServices, type ServiceFact } from './service-matches.ts';

/** "A massage of two hours" where there are such of 60 and 90 minutes: which there are, with what they cost. */
export function answerOtherLength({ clause, scene, focus, when }: Question): Answer | null {
  const { lexicon } = scene;
  const [asked, another] = lexicon.lengthsOf(clause).signs;
  if (asked === undefined || another !== undefined) return null;
  const lengthsOf = ({ value }: ServiceFact): string[] =>
    [value.name, value.price_text ?? ''].flatMap((text) => lexicon.lengthsOf(text).signs);
  const named = namedInPrice(clause, when, scene, focus.about).filter((stem) => !isLength(stem));
  const services = factsOf(scene, 'service').filter(({ value }) => value.price_text !== undefined);
  const meant = named.length === 0 ? [] : fullMatches(matchServices(named, services, scene));
  const others = meant.filter((fact) => lengthsOf(fact).length > 0);
  if (others.length === 0 || others.length > maxListed) return null;
  if (meant.some((fact) => lengthsOf(fact).includes(asked))) return null;
  return {
    text: lexicon.say.quote(listed(others, priced, scene)),
    sources: sourcesOf(others),
    topic: 'price',
  };
}
