/** What the business says that it does not do or have: such a sentence goes before a list that only comes near. */
import { factsOf, type Answer, type Scene } from '../business.ts';
import { isSentence } from '../evidence/piece-traits.ts';
import { isAmong } from '../evidence/similarity.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { tell } from './knowledge-answers.ts';

const WE_DO_NOT = anyLanguage('weDoNot', whole);

/** "We do not work on furnaces." */
export const isDenial = (text: string): boolean => WE_DO_NOT.test(text);

/** The sentence that denies all that is asked for, where no service is called just that; null where there is none. */
export function answerDenied(content: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const hard = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  if (hard.length === 0) return null;
  const isOffered = factsOf(scene, 'service').some(({ value }) => {
    const name = new Set(lexicon.stemsOf(value.name));
    return hard.every((stem) => name.has(stem));
  });
  if (isOffered) return null;
  const denied = index.pieces.find(
    (piece) =>
      isSentence(piece) && isDenial(piece.text) && hard.every((stem) => isAmong(stem, piece.own, scene)),
  );
  return denied === undefined ? null : tell(denied, content, scene);
}
