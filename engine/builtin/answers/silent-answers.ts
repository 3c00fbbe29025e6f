/** "I don't know", with what the site says that comes nearest; never as if it were the answer. */
import { unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { nearText, nearestPiece } from './knowledge-answers.ts';
import { answerOnlyPrice, nearPrices, priced, similarServices } from './offer-answers.ts';
import { isPriced } from '../language/amounts.ts';
import type { Wanted } from '../questions/wanted.ts';

/** `reason` says why nothing is known. The answer rests on nothing, so it has no sources. */
export function silentAnswer(
  content: readonly string[],
  scene: Scene,
  wanted: Wanted = 'anything',
  reason = scene.lexicon.say.unknown,
): Answer {
  const only =
    wanted === 'price' && reason === scene.lexicon.say.unknown ? answerOnlyPrice(content, scene) : null;
  if (only !== null) return only;
  const piece = nearestPiece(content, scene, wanted);
  const isPrice = piece !== null && isPriced.test(piece.text);
  const prices = wanted === 'price' && !isPrice ? nearPrices(content, scene) : [];
  if (piece === null && prices.length === 0) return unknownAnswer(scene, reason);
  const { unknown, notListed, unsure, nearest, list } = scene.lexicon.say;
  // What comes near may well be the answer: nobody is told that the site does not say it.
  const told = reason === unknown || reason === notListed ? unsure : reason;
  const near = prices.length > 0 ? nearest(list(prices.map(priced))) : nearText(piece!, scene);
  return unknownAnswer(scene, `${told} ${near}`);
}

/** "I don't see that on our website", with services that come near. */
export function notListedAnswer(content: readonly string[], scene: Scene): Answer {
  const { say } = scene.lexicon;
  const near = similarServices(content, scene);
  if (near.length === 0)
    return { ...silentAnswer(content, scene, 'anything', say.notListed), topic: 'offer' };
  const names = say.list(near.map(({ value }) => value.name));
  return { ...unknownAnswer(scene, `${say.notListed} ${say.similar(names)}`), topic: 'offer' };
}
