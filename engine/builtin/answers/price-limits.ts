/** The cheapest and the dearest of what the site lists, and what there is under an amount. */
import { factsOf, sourcesOf } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { wordsOf } from '../language/text.ts';
import { poolOf } from './kinds-named.ts';
import { listed, maxListed, priced } from './offer-answers.ts';
import {
  fullMatches,
  headOf,
  matchServices,
  servicesOfKind,
  wholePrice,
  type ServiceFact,
} from './service-matches.ts';

/** "White filling": so many words name one kind of a thing, and no two things. */
const maxKindWords = 2;

/** What a price has to stay under, or may reach. */
export interface Limit {
  amount: number;
  isIncluded: boolean;
}

/**
 * "Which is the cheapest …?": among the services of that kind, or among all, and the price of the only one that is called just
 * that; else null where fewer than two are known.
 *
 * @param content stems of the kind
 * @param isPointedAt whether these are of what was spoken of before
 */
export function answerExtreme(
  which: 'cheapest' | 'dearest',
  content: readonly string[],
  scene: Scene,
  isPointedAt = false,
): Answer | null {
  const services = factsOf(scene, 'service').filter(({ value }) => value.price_min !== undefined);
  const pool = poolOf(content, services, scene);
  const priceOf = ({ value }: ServiceFact): number =>
    which === 'cheapest' ? (value.price_min ?? Infinity) : (value.price_max ?? value.price_min ?? 0);
  const [best] = pool.toSorted((a, b) => (priceOf(a) - priceOf(b)) * (which === 'cheapest' ? 1 : -1));
  if (best === undefined) return null;
  const { contentOf, say, words } = scene.lexicon;
  if (pool.length < 2) {
    // "And the cheapest?", behind the price of one thing, asks for another. "White filling", where a filling is asked for; "haircut
    // and beard" is more than a haircut.
    const { name } = best.value;
    const kind = wordsOf(name, words).length <= maxKindWords ? (headOf(name, scene) ?? name) : name;
    if (isPointedAt || !contentOf(kind).every((stem) => content.includes(stem))) return null;
    return { text: say.price(best.value.name, wholePrice(best)), sources: [best.source], topic: 'price' };
  }
  const equal = pool.filter((fact) => priceOf(fact) === priceOf(best)).slice(0, maxListed);
  const text = say.list([...new Set(equal.map(priced))]);
  return {
    text: which === 'cheapest' ? say.cheapest(text) : say.dearest(text),
    sources: sourcesOf(equal),
    topic: 'price',
  };
}

/** "Do you have something under 20?" */
export function answerUnder(limit: Limit, content: readonly string[], scene: Scene): Answer | null {
  const { say } = scene.lexicon;
  const services = factsOf(scene, 'service');
  const below = servicesOfKind(content, services, scene);
  const pool =
    content.length === 0
      ? services
      : below.length > 1
        ? below
        : fullMatches(matchServices(content, services, scene));
  const priceOf = ({ value }: ServiceFact): number | undefined => value.price_min ?? value.price_max;
  const withPrice = pool.filter((fact) => priceOf(fact) !== undefined);
  if (withPrice.length === 0) return null;
  const isCheap = (price: number): boolean =>
    limit.isIncluded ? price <= limit.amount : price < limit.amount;
  const cheap = withPrice.filter((fact) => isCheap(priceOf(fact) ?? Infinity));
  if (cheap.length === 0)
    return { text: say.noneUnder, sources: sourcesOf(withPrice.slice(0, maxListed)), topic: 'price' };
  return {
    text: `${say.yes} ${say.quote(listed(cheap, priced, scene))}`,
    sources: sourcesOf(cheap.slice(0, maxListed)),
    topic: 'price',
  };
}
