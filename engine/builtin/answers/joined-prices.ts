/** Prices of several things in one question: "How much is the fish pie and the pudding?" */
import { disputedFacts, sourcesOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { phrasePattern } from '../language/lexicon.ts';
import { perLanguage } from '../language/per-language.ts';
import { fold } from '../language/text.ts';
import { isOfOldThing } from '../questions/price-lines.ts';
import { joinAnswers } from './join-answers.ts';
import { answerFromKnowledge } from './knowledge-answers.ts';
import { namedServices, servicesAsked } from './offer-answers.ts';
import { askedPrice, matchServices, type ServiceFact } from './service-matches.ts';
import { silentAnswer } from './silent-answers.ts';

const andIn = perLanguage(({ and, spaced }) => phrasePattern(and, spaced));
const COMMA = /[,、](?!\d)/u;

/** What stands between two joints: its words, and the stems in them that are asked for. */
interface Part {
  text: string;
  content: readonly string[];
  /** An "and" stands beside it, and more than a comma. */
  isJoined: boolean;
}

/** A cut of which more kinds are listed ("for men", "for women") is told with all of them, so long as they are few. */
const maxKinds = 3;

/** What a question asks for, cut at commas and at "and"; what one name holds ("Cut and colour") stays one. */
function partsOf(content: readonly string[], services: readonly ServiceFact[], scene: Scene): Part[] {
  const { heard, lexicon } = scene;
  const names = services.map(({ value }) => new Set(lexicon.stemsOf(value.name)));
  const between = (piece: string): Part[] =>
    fold(piece)
      .split(andIn(lexicon.words))
      .map((text) => {
        const said = new Set(lexicon.stemsOf(text));
        return { text, content: content.filter((stem) => said.has(stem)) };
      })
      .filter((part) => part.content.length > 0)
      .map((part, _, { length }) => ({ ...part, isJoined: length > 1 }));
  return heard
    .split(COMMA)
    .flatMap(between)
    .reduce<Part[]>((parts, part) => {
      const before = parts.at(-1);
      if (before === undefined) return [part];
      const whole = [...new Set([...before.content, ...part.content])];
      return names.some((name) => whole.every((stem) => name.has(stem)))
        ? [...parts.slice(0, -1), { ...part, text: `${before.text} ${part.text}`, content: whole }]
        : [...parts, part];
    }, []);
}

/** The services that a part names: where its very words name some ("large service"), no others of the kind. */
function meantBy({ text, content }: Part, services: readonly ServiceFact[], scene: Scene): ServiceFact[] {
  const found = namedServices(content, services, scene).filter(
    ({ value }) => !isOfOldThing(value.name, content, { ...scene, heard: text }),
  );
  const said = new Set(scene.lexicon.stemsOf(text));
  const stemsOf = ({ value }: ServiceFact): string[] => scene.lexicon.stemsOf(value.name);
  const closer = [
    found.filter((fact) => stemsOf(fact).every((stem) => said.has(stem))),
    found.filter((fact) => content.every((stem) => stemsOf(fact).includes(stem))),
  ];
  return closer.find(({ length }) => length > 0) ?? found;
}

/** The price of each of the things that an "and" joins, or that it is not known; null where they are no things of their own. */
export function answerJoinedPrices(content: readonly string[], scene: Scene): Answer | null {
  const services = servicesAsked(scene);
  const parts = partsOf(content, services, scene).map((part) => ({
    ...part,
    meant: meantBy(part, services, scene),
  }));
  if (parts.length < 2) return null;
  const { say, paraphrases } = scene.lexicon;
  const all = parts.flatMap(({ meant }) => meant);
  const isPriced = ({ value }: ServiceFact): boolean => value.price_text !== undefined;
  const disputed = disputedFacts(scene, 'service');
  if (!all.some(isPriced) || new Set(all).size < all.length) return null;
  if (all.some((fact) => disputed.includes(fact))) return null;
  // What is named in words of other services, or in words that say little, is no thing that the site leaves out, nor is
  // what stands behind a comma alone: "Facial, how much is one visit?"
  const isOwnThing = (part: Part): boolean =>
    part.isJoined &&
    part.content.some((stem) => !paraphrases.soft.has(stem)) &&
    matchServices(part.content, services, scene).length === 0;
  if (!parts.every((part) => (part.meant.length === 0 ? isOwnThing(part) : part.meant.length <= maxKinds)))
    return null;
  const answers = parts.map(({ text, content: asked, meant }): Answer => {
    const ofPart = { ...scene, heard: text };
    const [first] = meant;
    if (first === undefined)
      return answerFromKnowledge(asked, ofPart, 'price') ?? silentAnswer(asked, ofPart, 'price');
    const priced = meant.filter(isPriced);
    if (priced.length === 0) return unknownAnswer(scene, say.priceUnknown(first.value.name));
    const texts = priced.map((fact) => say.price(fact.value.name, askedPrice(fact, asked, scene)));
    return { text: texts.join(' '), sources: sourcesOf(priced) };
  });
  return { ...joinAnswers(answers, say.mayITakeYourNumber), topic: 'price' };
}
