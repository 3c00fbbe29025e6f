/** Answers about services: whether they are offered, and what they cost. */
import { conflictAnswer, disputedFacts, factsOf, sourcesOf, unknownAnswer } from './business.ts';
import type { Answer, FactOf, Scene } from './business.ts';

type ServiceFact = FactOf<'service'>;
const maxListed = 5;

interface Match {
  fact: ServiceFact;
  /** Share of the question's content in the service's name, 0–1. */
  coverage: number;
  /** Words of the name that were not asked for. */
  surplus: number;
}

function matchServices(content: readonly string[], services: readonly ServiceFact[], scene: Scene): Match[] {
  const total = content.reduce((sum, stem) => sum + scene.index.weight(stem), 0);
  return services
    .map((fact) => {
      const stems = new Set(scene.lexicon.stemsOf(fact.value.name));
      const inName = content.filter((stem) => scene.index.covers(stems, stem));
      // Columns of a price list ("Senior stylist £50", "large 12.50") say more of what is offered under the name.
      const columns = new Set(inName.length === 0 ? [] : columnStems(fact, scene));
      const held = content.filter((stem) => inName.includes(stem) || columns.has(stem));
      const weight = held.reduce((sum, stem) => sum + scene.index.weight(stem), 0);
      const exact = held.filter((stem) => stems.has(stem));
      return { fact, coverage: total === 0 ? 0 : weight / total, surplus: stems.size - exact.length };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.coverage - a.coverage || a.surplus - b.surplus);
}

const columnsOf = ({ value }: ServiceFact): string[] => {
  const parts = (value.price_text ?? '').split(/,\s(?=\D)/);
  return parts.length > 1 ? parts : [];
};

/** Words of the columns, sizes under the word that callers use for them. */
function columnStems(fact: ServiceFact, { lexicon }: Scene): string[] {
  return columnsOf(fact).flatMap((column) => [...lexicon.stemsOf(column), ...sizeOf(column, lexicon)]);
}

function sizeOf(column: string, { words, stemOf }: Scene['lexicon']): string[] {
  const sign = /^(S|M|L|XL)\b/.exec(column)?.[1];
  return sign === undefined ? [] : (words.sizes[sign] ?? []).map((word) => stemOf(word));
}

/** The column that the question names, or the whole price. */
function askedPrice(fact: ServiceFact, content: readonly string[], scene: Scene): string {
  const name = new Set(scene.lexicon.stemsOf(fact.value.name));
  const wanted = content.filter((stem) => !name.has(stem));
  const scored = columnsOf(fact).map((column) => {
    const stems = new Set([...scene.lexicon.stemsOf(column), ...sizeOf(column, scene.lexicon)]);
    const held = wanted.filter((stem) => stems.has(stem)).length;
    return { column, held, surplus: stems.size };
  });
  const best = scored
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held || a.surplus - b.surplus)[0];
  return best?.column ?? fact.value.price_text ?? '';
}

const named = ({ value }: ServiceFact): string => value.name;
const priced = ({ value }: ServiceFact): string =>
  value.price_text === undefined ? value.name : `${value.name}: ${value.price_text}`;

const listed = (
  facts: readonly ServiceFact[],
  speak: (fact: ServiceFact) => string,
  scene: Scene,
): string => {
  const { say } = scene.lexicon;
  const shown = say.list([...new Set(facts.slice(0, maxListed).map(speak))]);
  return facts.length > maxListed ? `${shown} ${say.andMore}` : shown;
};

const fullMatches = (matches: readonly Match[]): ServiceFact[] => {
  const full = matches.filter(({ coverage }) => coverage > 0.999);
  const exact = full.filter(({ surplus }) => surplus === 0);
  return (exact.length > 0 ? exact : full).map(({ fact }) => fact);
};

/** "What do you offer?" */
export function answerOfferings(scene: Scene): Answer | null {
  const services = factsOf(scene, 'service');
  if (services.length === 0) return null;
  return {
    text: scene.lexicon.say.weOffer(listed(services, named, scene)),
    sources: sourcesOf(services.slice(0, maxListed)),
    topic: 'offer',
  };
}

/** "Do you do …?": yes only where every word with content is in the name of one service. */
export function answerOffer(content: readonly string[], scene: Scene): Answer | null {
  const services = [...factsOf(scene, 'service'), ...disputedFacts(scene, 'service')];
  const full = fullMatches(matchServices(content, services, scene));
  if (full.length === 0) return null;
  const { say } = scene.lexicon;
  const isDisputed = disputedFacts(scene, 'service').some((fact) => full.includes(fact));
  const text = say.weOffer(listed(full, isDisputed ? named : priced, scene));
  return { text: `${say.yes} ${text}`, sources: sourcesOf(full.slice(0, maxListed)), topic: 'offer' };
}

/** Services that share some of the asked words, to name beside "that I don't see". */
export function similarServices(content: readonly string[], scene: Scene): ServiceFact[] {
  return matchServices(content, factsOf(scene, 'service'), scene)
    .filter(({ coverage }) => coverage >= 0.4)
    .slice(0, 2)
    .map(({ fact }) => fact);
}

/** "How much is …?"; null where no service of that name is listed. */
export function answerPrice(content: readonly string[], scene: Scene): Answer | null {
  const { say } = scene.lexicon;
  const disputed = disputedFacts(scene, 'service');
  const services = [...factsOf(scene, 'service'), ...disputed];
  if (content.length === 0) {
    const withPrice = factsOf(scene, 'service').filter(({ value }) => value.price_text !== undefined);
    if (withPrice.length === 0) return null;
    return {
      text: say.quote(listed(withPrice, priced, scene)),
      sources: sourcesOf(withPrice.slice(0, maxListed)),
      topic: 'price',
    };
  }
  const full = fullMatches(matchServices(content, services, scene));
  const [first] = full;
  if (first === undefined) return null;
  const sides = disputed.filter((fact) => full.includes(fact));
  if (sides.length > 1) return { ...conflictAnswer(scene, sides, sides.map(priced)), topic: 'price' };
  const withPrice = full.filter(({ value }) => value.price_text !== undefined);
  if (withPrice.length === 0) {
    return {
      ...unknownAnswer(scene, say.priceUnknown(first.value.name)),
      sources: sourcesOf([first]),
      topic: 'price',
    };
  }
  const texts = withPrice
    .slice(0, maxListed)
    .map((fact) => say.price(fact.value.name, askedPrice(fact, content, scene)));
  const more = withPrice.length > maxListed ? ` ${say.andMore}` : '';
  return {
    text: `${texts.join(' ')}${more}`,
    sources: sourcesOf(withPrice.slice(0, maxListed)),
    topic: 'price',
  };
}

/** "Which is the cheapest …?": among the services of that name, or among all. */
export function answerExtreme(
  which: 'cheapest' | 'dearest',
  content: readonly string[],
  scene: Scene,
): Answer | null {
  const services = factsOf(scene, 'service').filter(({ value }) => value.price_min !== undefined);
  // "Which dessert …": that a cake is one does not say that the rest is none, so only the word itself counts.
  const named = services.filter(({ value }) => {
    const stems = new Set(scene.lexicon.stemsOf(value.name));
    return content.every((stem) => stems.has(stem));
  });
  const pool = content.length === 0 ? services : named;
  const priceOf = ({ value }: ServiceFact): number =>
    which === 'cheapest' ? (value.price_min ?? Infinity) : (value.price_max ?? value.price_min ?? 0);
  const [best] = pool.toSorted((a, b) => (priceOf(a) - priceOf(b)) * (which === 'cheapest' ? 1 : -1));
  if (best === undefined || pool.length < 2) return null;
  const { say } = scene.lexicon;
  const equal = pool.filter((fact) => priceOf(fact) === priceOf(best)).slice(0, maxListed);
  const text = say.list([...new Set(equal.map(priced))]);
  return {
    text: which === 'cheapest' ? say.cheapest(text) : say.dearest(text),
    sources: sourcesOf(equal),
    topic: 'price',
  };
}

/** "Do you have something under 20?" */
export function answerUnder(limit: number, content: readonly string[], scene: Scene): Answer | null {
  const { say } = scene.lexicon;
  const services = factsOf(scene, 'service');
  const pool = content.length === 0 ? services : fullMatches(matchServices(content, services, scene));
  const priceOf = ({ value }: ServiceFact): number | undefined => value.price_min ?? value.price_max;
  const withPrice = pool.filter((fact) => priceOf(fact) !== undefined);
  if (withPrice.length === 0) return null;
  const cheap = withPrice.filter((fact) => (priceOf(fact) ?? Infinity) <= limit);
  if (cheap.length === 0)
    return { text: say.noneUnder, sources: sourcesOf(withPrice.slice(0, maxListed)), topic: 'price' };
  return {
    text: `${say.yes} ${say.quote(listed(cheap, priced, scene))}`,
    sources: sourcesOf(cheap.slice(0, maxListed)),
    topic: 'price',
  };
}
