/** "Who started the practice?": by the line that says so, not by all who work there. */
import type { Answer, Scene } from '../business.ts';
import { namesPeople } from '../evidence/people-evidence.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { tell } from './knowledge-answers.ts';

const ASKS_FOUNDER = anyLanguage('asksFounder', whole);
const FOUNDED_BY = anyLanguage('foundedBy', { before: whole.before, flags: 'u' });

const maxLineLength = 240;

/** The line that names the founder; null where none is asked for, or the site names none. */
export function answerFounder(clause: string, scene: Scene): Answer | null {
  if (!ASKS_FOUNDER.test(fold(clause))) return null;
  const isTold = (piece: Piece): boolean =>
    piece.fact === undefined &&
    piece.text.length <= maxLineLength &&
    FOUNDED_BY.test(piece.text) &&
    namesPeople(piece, scene);
  const line = scene.index.pieces.find(isTold);
  return line === undefined ? null : tell(line, [...line.own], scene);
}
