/** Whether a line with a price is the price of what is asked for. */
import { factsOf, topicsHeard, type Scene } from '../business.ts';
import { maxLabelWords } from '../evidence/piece-traits.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { isPriced, withoutPrices } from '../language/amounts.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { countsOtherwise } from './counted-names.ts';
import { isUsed } from './question-content.ts';

/** Money that is asked for beside the price: an amount in such a sentence is not what a thing costs. */
const besidePrice = anyLanguage('besidePrice');

/** What a line names before its price. */
const pricedThing = ({ text, fact }: Piece, { lexicon }: Scene): string[] =>
  fact === undefined
    ? lexicon
        .contentOf(text.slice(0, Math.max(0, text.search(isPriced))))
        .filter((stem) => !lexicon.paraphrases.soft.has(stem) && !/\d/.test(stem))
    : [];

export const NEW = anyLanguage('new', whole);

const minNounLength = 4;

/** "A new boiler" is not what "Boiler service" costs. */
export const isOfOldThing = (line: string, content: readonly string[], { lexicon, heard }: Scene): boolean =>
  NEW.test(heard) &&
  !NEW.test(line) &&
  !lexicon.has('works', line) &&
  lexicon
    .stemsOf(line.replace(/\d.*/u, ''))
    .some((stem) => stem.length >= minNounLength && !content.includes(stem));

/** What is told beside an amount has to be what it is asked for. */
export function isPriceOf(piece: Piece, content: readonly string[], scene: Scene): boolean {
  const { index } = scene;
  if (besidePrice.test(piece.text))
    return topicsHeard(scene).has('deposit') || content.some((stem) => besidePrice.test(stem));
  if (isSupplement(piece, content, scene) || isOfOtherOffer(piece, content, scene)) return false;
  const isLine =
    piece.fact?.kind === 'service' || piece.fact?.kind === 'faq' || piece.own.size <= maxLabelWords;
  const isOther =
    lacksThing(piece, content, scene) ||
    isOfOldThing(piece.text, content, scene) ||
    countsOtherwise(withoutPrices(piece.text), scene);
  if (isLine && isOther) return false;
  // Under "Rooms", "Breakfast from $5" is what breakfast costs.
  return content.some((stem) => index.covers(piece.own, stem)) || pricedThing(piece, scene).length === 0;
}

const ADDED = /^\+\s?[\p{Sc}\d]/u;

/** "+ €1 in the lunch menu" is paid beside the price of the menu. */
const isSupplement = ({ text }: Piece, content: readonly string[], scene: Scene): boolean =>
  ADDED.test(text) &&
  factsOf(scene, 'service').some(({ value }) => {
    const name = new Set(scene.lexicon.stemsOf(value.name));
    return value.price_text !== undefined && content.some((stem) => scene.index.covers(name, stem));
  });

/** "A bowl of soup" is no other bowl, where soups are offered by name. */
const isOfOtherOffer = ({ stems, fact }: Piece, content: readonly string[], scene: Scene): boolean =>
  fact === undefined &&
  content.some(
    (stem) =>
      !scene.lexicon.paraphrases.soft.has(stem) && !scene.index.covers(stems, stem) && isUsed(stem, scene),
  );

/** "Boiler service" is not what an installation costs, nor "Large dog" what a flea bath for one does. */
function lacksThing({ stems }: Piece, content: readonly string[], { index, lexicon }: Scene): boolean {
  const hard = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const isHeld = (stem: string): boolean => index.covers(stems, stem);
  if (hard.some((stem) => index.count(stem) === 0 && !isHeld(stem))) return true;
  const weightiest = Math.max(...hard.map(index.weight));
  return hard.length > 0 && !hard.some((stem) => index.weight(stem) === weightiest && isHeld(stem));
}
