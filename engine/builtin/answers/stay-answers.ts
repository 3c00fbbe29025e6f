/** From when guests have their room, and until when: "From what time can we get into the room?" */
import type { Answer } from '../business.ts';
import { holdsClock } from '../evidence/time-evidence.ts';
import type { Question } from '../questions/question.ts';
import { isTimeWanted, wantedOf } from '../questions/wanted.ts';
import { takesStays } from '../slots.ts';
import type { Topic } from '../topics/types.ts';
import { tell } from './knowledge-answers.ts';

const ends: ReadonlySet<string> = new Set<Topic>(['arrival', 'departure']);
const maxLineLength = 200;

/** By the line on arriving or leaving that has a time of day; null where none is asked for, of a day or of a house without rooms. */
export function answerTimeOfStay({ clause, scene, when }: Question): Answer | null {
  const { agent, index, lexicon } = scene;
  const [end, other] = lexicon.topicsOf(clause).intersection(ends);
  if (end === undefined || other !== undefined || when.days.length > 0) return null;
  if (!takesStays(agent.slots) || !isTimeWanted(wantedOf(clause, scene))) return null;
  const line = index.pieces.find(
    (piece) =>
      piece.fact?.kind !== 'service' &&
      piece.text.length <= maxLineLength &&
      lexicon.topicsStated(piece.text).has(end) &&
      holdsClock(piece, scene),
  );
  return line === undefined ? null : tell(line, [...line.own], scene);
}
