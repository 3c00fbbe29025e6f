/** What costs more, is in the price or has none that is told: "at no extra charge", "quote on site". */
import { foldWord } from '../../../domain/knowledge/words/index.ts';
import { topicsHeard, type Answer, type Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import type { Question } from '../questions/question.ts';
import { contentWithout } from '../questions/question-content.ts';
import { answerFromKnowledge, ASKS_COST, tell, TELLS_COST } from './knowledge-answers.ts';

const PRICE_OPEN = anyLanguage('priceOpen', whole);
const ON_REQUEST = anyLanguage('onRequest', whole);
/** "Gutters: on request" stands for an amount, as "made on request" does not. */
const BEFORE_AMOUNT = /(?:[:–—|(,-]|\.{2,}|\n|^)\s*$/u;
const BEHIND_AMOUNT = /^\s*(?:$|[.,;)\n])/u;
const maxOpenPriceLength = 200;

function leavesPriceOpen({ text, context }: Piece, { lexicon }: Scene): boolean {
  if (PRICE_OPEN.test(fold(text))) return true;
  const folded = foldWord(text);
  const request = ON_REQUEST.exec(folded);
  if (request === null) return false;
  const isAmount =
    BEFORE_AMOUNT.test(folded.slice(0, request.index)) &&
    BEHIND_AMOUNT.test(folded.slice(request.index + request[0].length));
  return isAmount || lexicon.has('price', `${context} ${text}`);
}

/** "How much are gutters?": "Gutters: quote on site". */
export function answerOpenPrice(named: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const hard = named.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  if (hard.length === 0) return null;
  const piece = index.pieces.find(
    (one) =>
      one.text.length <= maxOpenPriceLength &&
      hard.every((stem) => index.covers(one.stems, stem)) &&
      leavesPriceOpen(one, scene),
  );
  return piece === undefined ? null : { ...tell(piece, named, scene), topic: 'price' };
}

/** "Is breakfast extra?": what says so comes before any price of it. */
export const answerWhetherExtra = (question: Question): Answer | null =>
  ASKS_COST.test(fold(question.clause)) ? answerWhetherCosts(question) : null;

/** "Do you charge extra for coming out?", "Is breakfast in the price?": a sentence may say so without an amount. */
export function answerWhetherCosts({ clause, scene }: Question): Answer | null {
  if (scene.lexicon.paraphrases.open.test(fold(clause))) return null;
  const isOfQuote = topicsHeard(scene).has('quote');
  const tells = ({ text, topics }: Piece): boolean =>
    TELLS_COST.test(fold(text)) && (!isOfQuote || topics.has('quote'));
  const named = contentWithout(['price', 'free', 'includes', 'offer', 'followUp'], clause, scene);
  return named.length === 0 ? null : answerFromKnowledge(named, scene, 'anything', undefined, tells);
}
