/** Answers about services: whether they are offered, and what they cost. */
import { conflictAnswer, disputedFacts, factsOf, sourcesOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import {
  askedPrice,
  fullMatches,
  headOf,
  isPricedAsAsked,
  isWorkOnThing,
  matchServices,
  servicesUnder,
  wholePrice,
  withoutSized,
  type ServiceFact,
} from './service-matches.ts';
import { isOfOldThing } from '../questions/price-lines.ts';
import { countsOtherwise } from '../questions/counted-names.ts';
import { patternsByLanguage } from '../patterns/any-language.ts';
import { perLanguage } from '../language/per-language.ts';
import { fold, wordsOf } from '../language/text.ts';

export const maxListed = 5;
/** So much of what was asked for has to be in the name of a service that comes near. */
const minNear = 0.25;

const named = ({ value }: ServiceFact): string => value.name;
/** A service by its name, with its price where it has one. */
export const priced = (fact: ServiceFact): string =>
  fact.value.price_text === undefined ? fact.value.name : `${fact.value.name}: ${wholePrice(fact)}`;

/** Some of the services, one after the other, and that there are more. */
export const listed = (
  facts: readonly ServiceFact[],
  speak: (fact: ServiceFact) => string,
  scene: Scene,
): string => {
  const { say } = scene.lexicon;
  const shown = say.list([...new Set(facts.slice(0, maxListed).map(speak))]);
  return facts.length > maxListed ? `${shown} ${say.andMore}` : shown;
};

/** What the site lists, whether or not its pages agree on it. */
const allServices = (scene: Scene): ServiceFact[] => [
  ...factsOf(scene, 'service'),
  ...disputedFacts(scene, 'service'),
];

/** What a price may be asked of: all but what is of another number than is asked for. */
export const servicesAsked = (scene: Scene): ServiceFact[] =>
  allServices(scene).filter((fact) => !countsOtherwise(fact.value.name, scene));

/** The prices that pages of the site contradict each other in, where that is so of what was asked for. */
function disputedPrice(meant: readonly ServiceFact[], scene: Scene): Answer | null {
  const sides = disputedFacts(scene, 'service').filter((fact) => meant.includes(fact));
  return sides.length > 1 ? { ...conflictAnswer(scene, sides, sides.map(priced)), topic: 'price' } : null;
}

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

/** By their names, or by their names and what they stand under together. */
export function namedServices(
  content: readonly string[],
  services: readonly ServiceFact[],
  scene: Scene,
): ServiceFact[] {
  const full = fullMatches(matchServices(content, services, scene));
  return full.length > 0 ? full : fullMatches(matchServices(content, services, scene, true));
}

function priceListOf(content: readonly string[], scene: Scene): Answer | null {
  const services = factsOf(scene, 'service').filter((fact) => !countsOtherwise(fact.value.name, scene));
  const found = servicesUnder(content, services, scene);
  if (found.length === 0) return null;
  const text = scene.lexicon.say.quote(listed(found, priced, scene));
  return { text, sources: sourcesOf(found.slice(0, maxListed)), topic: 'price' };
}

/** "Do you do …?": yes only where every word with content is in the name of one service. */
export function answerOffer(content: readonly string[], scene: Scene): Answer | null {
  const full = namedServices(content, allServices(scene), scene).filter(
    (fact) => !isWorkOnThing(fact, content, scene),
  );
  if (full.length === 0) return null;
  const isDisputed = disputedFacts(scene, 'service').some((fact) => full.includes(fact));
  return yesWith(full, isDisputed ? named : priced, scene);
}

/** "Yes. We offer …". */
function yesWith(services: ServiceFact[], speak: (fact: ServiceFact) => string, scene: Scene): Answer {
  const { say } = scene.lexicon;
  const text = `${say.yes} ${say.weOffer(listed(services, speak, scene))}`;
  return { text, sources: sourcesOf(services.slice(0, maxListed)), topic: 'offer' };
}

/** Whether a part of a clause asks what yes or no does not answer. */
const asksOpenly = (clause: string, { lexicon }: Scene): boolean =>
  clause.split(/[,;¿]/u).some((part) => lexicon.paraphrases.open.test(fold(part)));

const minNamedWords = 2;

/** "I'd like to get ready for the entrance exam, can you help?": a service of which all words were said. */
export function answerWholeOffer(clause: string, scene: Scene): Answer | null {
  const { lexicon } = scene;
  // "Do I have to call for it?", "For the sale of a house, what do I bring?"
  if (asksOpenly(clause, scene) || lexicon.has('need', clause)) return null;
  const said = new Set(lexicon.stemsOf(`${scene.told} ${clause}`));
  const isTelling = (stem: string): boolean => !lexicon.paraphrases.soft.has(stem);
  // "I did not like the hot stone massage. Do you give my money back?"
  const asked = lexicon.topicsOf(clause);
  const whole = factsOf(scene, 'service').filter((fact) => {
    const words = lexicon.contentOf(fact.value.name).filter(isTelling);
    const isNamed = words.length >= minNamedWords && words.every((stem) => said.has(stem));
    return isNamed && asked.isSubsetOf(lexicon.topicsOf(fact.value.name));
  });
  return whole.length === 0 ? null : yesWith(whole, priced, scene);
}

/** Services that share some of the asked words, to name beside "that I don't see". */
export function similarServices(content: readonly string[], scene: Scene): ServiceFact[] {
  return matchServices(content, factsOf(scene, 'service'), scene)
    .filter(({ coverage }) => coverage >= 0.4)
    .slice(0, 2)
    .map(({ fact }) => fact);
}

/** Neither words that say little by themselves nor numbers and ages. */
const tellingOf = (content: readonly string[], { lexicon }: Scene): string[] =>
  content.filter((stem) => !lexicon.paraphrases.soft.has(stem) && !/^#|^\d+$/u.test(stem));

/** Less of a question than this says nothing of what it is about. */
const minOfOnly = 0.15;

const asksAmount = perLanguage(({ language, spaced }) => {
  const amount = `(?:${patternsByLanguage[language]!.asksAmount})`;
  return new RegExp(spaced ? `(?<!\\p{L})${amount}(?!\\p{L})` : amount, 'u');
});

/**
 * "How much is an injection at home?", of a site with one injection: the only priced service that shares a telling word
 * with the question, quoted, where what it is was said.
 */
export function answerOnlyPrice(content: readonly string[], scene: Scene): Answer | null {
  const { heard, index, lexicon } = scene;
  if (!asksOpenly(heard, scene) && !asksAmount(lexicon.words).test(fold(heard))) return null;
  const services = factsOf(scene, 'service').filter((fact) => isPricedAsAsked(fact, scene));
  const telling = tellingOf(content, scene);
  const [first, ...others] = matchServices(telling, services, scene);
  if (first === undefined || others.length > 0 || first.coverage < minOfOnly) return null;
  // "A beard transplant", "a contested divorce": what the site never names is another kind of what it lists.
  if (telling.some((stem) => index.count(stem) === 0)) return null;
  const { name } = first.fact.value;
  const isHeard = (word: string): boolean =>
    fold(heard).includes(fold(word)) ||
    lexicon.stemsOf(word).some((stem) => index.covers(new Set(content), stem));
  // "A boiler" is no "boiler service".
  const kinds = [
    headOf(name, scene),
    lexicon.words.headFirst ? undefined : wordsOf(name, lexicon.words).at(-1),
  ];
  if (!kinds.every((word) => word === undefined || isHeard(word))) return null;
  return { text: lexicon.say.quote(priced(first.fact)), sources: [first.fact.source], topic: 'price' };
}

const maxNearPrices = 3;

/** Prices of what shares a telling word with what was asked for: to be told beside "I don't know", never as the answer. */
export function nearPrices(content: readonly string[], scene: Scene): ServiceFact[] {
  const services = factsOf(scene, 'service').filter(({ value }) => value.price_text !== undefined);
  const telling = tellingOf(content, scene);
  const rare = telling.filter((stem) => !scene.index.isCommon(stem));
  return matchServices(rare.length > 0 ? rare : telling, services, scene)
    .slice(0, maxNearPrices)
    .map(({ fact }) => fact);
}

/** "How much is …?"; null where no service of that name is listed. */
export function answerPrice(content: readonly string[], scene: Scene): Answer | null {
  const { say } = scene.lexicon;
  const services = servicesAsked(scene);
  if (content.length === 0) {
    const withPrice = factsOf(scene, 'service').filter(({ value }) => value.price_text !== undefined);
    if (withPrice.length === 0) return null;
    return {
      text: say.quote(listed(withPrice, priced, scene)),
      sources: sourcesOf(withPrice.slice(0, maxListed)),
      topic: 'price',
    };
  }
  // A size alone names no thing.
  if (content.every((stem) => /^[a-z]$/u.test(stem))) return null;
  const full = namedServices(content, services, scene).filter(
    ({ value }) => !isOfOldThing(value.name, content, scene),
  );
  const [first] = full;
  if (first === undefined) {
    const sized = withoutSized(content, services, scene);
    return priceListOf(content, scene) ?? (sized === undefined ? null : answerPrice(sized, scene));
  }
  const disputed = disputedPrice(full, scene);
  if (disputed !== null) return disputed;
  const withPrice = full.filter(({ value }) => value.price_text !== undefined);
  if (withPrice.length === 0) {
    const { name } = first.value;
    // "Anaesthesia – no charge"
    if (scene.lexicon.has('free', name) && !scene.lexicon.has('includes', name))
      return { text: say.quote(name), sources: sourcesOf([first]), topic: 'price' };
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

const minHeadLength = 3;

/**
 * "A single driving lesson" (in one word, where compounds are) of "single lesson": where a name holds the rest of the
 * question, the last part of a word stands for the whole.
 */
export function answerHeadPrice(content: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  if (!lexicon.words.compounds || content.length < 2) return null;
  const said = wordsOf(scene.heard, lexicon.words);
  const headsOf = (stem: string): Set<string> =>
    new Set(
      said
        .filter((word) => lexicon.stemOf(word) === stem)
        .flatMap((word) =>
          [...word.slice(minHeadLength, -minHeadLength + 1)].map((_, at) =>
            lexicon.stemOf(word.slice(at + minHeadLength)),
          ),
        ),
    );
  const heads = new Map(content.map((stem) => [stem, headsOf(stem)]));
  const meant = factsOf(scene, 'service').filter(({ value }) => {
    const name = new Set(lexicon.stemsOf(value.name));
    const held = content.filter((stem) => index.covers(name, stem));
    const others = content.filter((stem) => !held.includes(stem));
    const isNamed = (part: string): boolean =>
      held.includes(part) || others.some((stem) => heads.get(stem)?.has(part) === true);
    return (
      value.price_text !== undefined &&
      held.length > 0 &&
      [...name].every(isNamed) &&
      others.every((stem) => !name.isDisjointFrom(heads.get(stem) ?? name))
    );
  });
  const [fact] = meant;
  if (fact === undefined || meant.length > 1) return null;
  const text = lexicon.say.price(fact.value.name, askedPrice(fact, content, scene));
  return { text, sources: [fact.source], topic: 'price' };
}

/** The priced service whose name holds most of what was asked for, where none holds all of it. */
export function answerNearPrice(content: readonly string[], scene: Scene): Answer | null {
  const services = allServices(scene).filter((fact) => isPricedAsAsked(fact, scene));
  const matches = matchServices(content, services, scene, true);
  const [best] = matches;
  if (best === undefined || best.coverage < minNear) return null;
  const { index, lexicon } = scene;
  const { soft } = lexicon.paraphrases;
  const { value } = best.fact;
  const equal = matches
    .filter(({ coverage, surplus }) => coverage === best.coverage && surplus <= best.surplus)
    .map(({ fact }) => fact);
  const isOne = equal.every((fact) => fold(fact.value.name) === fold(value.name));
  const name = new Set(lexicon.stemsOf(value.name));
  // What the site never mentions ("for my driving licence", at a driving school) names no other of its services.
  const known = content.filter((stem) => index.count(stem) > 0 || name.has(stem));
  const rarest = known.toSorted((a, b) => index.weight(b) - index.weight(a))[0] ?? '';
  // A price for cats is none for the dogs of other lines.
  const others = new Set(factsOf(scene, 'service').flatMap((fact) => lexicon.stemsOf(fact.value.name)));
  const isOther = known.some(
    (stem) => !soft.has(stem) && !index.covers(name, stem) && index.covers(others, stem),
  );
  if (!isOne || isOther || !index.covers(name, rarest) || isOfOtherTime(best.fact, scene)) return null;
  // "Contested divorce" is no "uncontested divorce": of two of a kind each has a word that the other lacks.
  const own = lexicon.contentOf(value.name).filter((stem) => !soft.has(stem));
  const isOfOtherKind =
    content.some((stem) => !soft.has(stem) && index.count(stem) === 0) &&
    own.some((stem) => !content.some((asked) => index.covers(new Set([stem]), asked)));
  if (isOfOtherKind || namesOtherThing(name, scene)) return null;
  if (isOfOldThing(value.name, content, scene) || isWorkOnThing(best.fact, content, scene)) return null;
  const disputed = disputedPrice(equal, scene);
  if (disputed !== null) return disputed;
  const texts = equal.map((fact) => lexicon.say.price(fact.value.name, askedPrice(fact, content, scene)));
  return { text: [...new Set(texts)].join(' '), sources: sourcesOf(equal), topic: 'price' };
}

/** "A beard transplant", Spanish "un trasplante de barba", where the site has beards: a word that it never says makes another thing of it. */
function namesOtherThing(name: ReadonlySet<string>, { heard, index, lexicon }: Scene): boolean {
  const { soft } = lexicon.paraphrases;
  const stems = heard
    .split(/[,;:.]/u)
    .flatMap((part) => [...wordsOf(part, lexicon.words), ''].map((word) => lexicon.contentOf(word)[0]));
  const isHeld = (stem: string | undefined): boolean => stem !== undefined && index.covers(name, stem);
  const isUnheard = (stem: string | undefined): boolean =>
    stem !== undefined && !soft.has(stem) && index.count(stem) === 0;
  return stems.some((stem, at) => {
    if (!isUnheard(stem)) return false;
    const [before, next, afterNext] = [stems[at - 1], stems[at + 1], stems[at + 2]];
    return isHeld(before) || (lexicon.words.headFirst && next === undefined && isHeld(afterNext));
  });
}

/** "If I stay for a month?": what it costs for no time that is named says nothing of that. */
function isOfOtherTime({ value }: ServiceFact, { heard, lexicon }: Scene): boolean {
  const said = new Set(lexicon.stemsOf(`${value.name} ${value.price_text ?? ''}`));
  return lexicon.stemsOf(heard).some((stem) => lexicon.paraphrases.durations.has(stem) && !said.has(stem));
}
