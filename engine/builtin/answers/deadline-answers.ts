/** "By when do I have to order?": a line on ordering with an end to it; opening hours say nothing of that. */
import type { Answer, Scene } from '../business.ts';
import { holdsClock, holdsLength } from '../evidence/time-evidence.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { contentWithout } from '../questions/question-content.ts';
import { answerFromFaq, answerFromKnowledge, tell } from './knowledge-answers.ts';
import { silentAnswer } from './silent-answers.ts';

const BY_WHEN = anyLanguage('byWhen', { before: whole.before });
const ORDERS = anyLanguage('orders', whole);
const ASKING = new RegExp(`${BY_WHEN.source}|${ORDERS.source}`, 'giu');
const END_OF_TIME = anyLanguage('endOfTime', whole);

/** Whether the last moment to order or to book is asked for. */
export const asksDeadline = (clause: string): boolean => BY_WHEN.test(clause) && ORDERS.test(clause);

const maxLineLength = 240;

function tellsDeadline(piece: Piece, scene: Scene): boolean {
  const { text, context, fact } = piece;
  return (
    fact?.kind !== 'service' &&
    text.length <= maxLineLength &&
    ORDERS.test(`${context} ${text}`) &&
    END_OF_TIME.test(text) &&
    (holdsClock(piece, scene) || holdsLength(piece, scene) || scene.readWhen(text, undefined).days.length > 0)
  );
}

const minSharedLetters = 4;

/** "Can we still order at ten?": a line on the last orders, and none on booking. */
function answerStillOrdered(clause: string, scene: Scene): Answer | null {
  const { index, lexicon, readWhen } = scene;
  const word = ORDERS.exec(clause)?.[0];
  if (word === undefined || !lexicon.has('still', clause) || readWhen(clause, undefined).times.length === 0)
    return null;
  const line = index.pieces.find(
    (piece) =>
      tellsDeadline(piece, scene) && fold(piece.text).includes(fold(word).slice(0, minSharedLetters)),
  );
  return line === undefined ? null : tell(line, [...line.own], scene);
}

/** The line that ends the time of ordering, of what is asked for where anything is named; null where none is asked for. */
export function answerDeadline(clause: string, scene: Scene): Answer | null {
  if (!asksDeadline(clause)) return answerStillOrdered(clause, scene);
  const { index, lexicon } = scene;
  const { rest } = scene.readWhen(clause.replace(ASKING, ' '), undefined);
  const content = contentWithout(['when', 'followUp', 'need'], rest, scene);
  const things = content.filter((stem) => !lexicon.paraphrases.soft.has(stem) && !/\d/u.test(stem));
  const line = index.pieces.find(
    (piece) => tellsDeadline(piece, scene) && things.every((stem) => index.covers(piece.stems, stem)),
  );
  if (line !== undefined) return tell(line, things, scene);
  const asked = contentWithout(['when', 'followUp'], clause, scene);
  return (
    answerFromFaq(asked, scene) ??
    answerFromKnowledge(asked, scene, 'clock') ??
    silentAnswer(content, scene, 'clock')
  );
}
