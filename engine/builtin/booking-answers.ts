/** How something is booked: by whatever way the site names, else by telephone. */
import { factsOf } from './business.ts';
import { asks } from './asking.ts';
import type { Answer, Scene } from './business.ts';
import { answerPhone } from './contact-answers.ts';
import { tell } from './knowledge-answers.ts';
import type { Piece } from './retrieval.ts';
import { findPhone } from './spoken-numbers.ts';
import { fold } from './text.ts';

const HOW = /^(?:\S+ ){0,2}(?:how|wie|como|comment|come|hoe|jak|cum)(?!\S)|どうやって|どうすれば|どのように/u;
const maxSentenceLength = 240;

/** "How can I book?", "Can I book online?": not the booking itself. */
export function asksHowToBook(clause: string, scene: Scene): boolean {
  const { lexicon, readWhen } = scene;
  const topics = lexicon.topicsOf(clause);
  const isOfBooking = topics.has('booking') || lexicon.has('booking', clause);
  const isOfMeasure = (['howLong', 'howMany', 'price', 'when'] as const).some((cue) =>
    lexicon.has(cue, clause),
  );
  if (!isOfBooking || isOfMeasure || readWhen(clause, undefined).times.length > 0) return false;
  return HOW.test(fold(clause)) || (topics.has('online') && asks(clause, scene));
}

/** The sentence that says how, or the telephone number; null where the site names neither. */
export function howToBook(scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const ways = (piece: Piece): number =>
    Number(findPhone(piece.text) !== undefined) +
    (['phone', 'email'] as const).filter((cue) => lexicon.has(cue, piece.text)).length +
    Number(piece.topics.has('online')) +
    Number(piece.topics.has('calling')) +
    Number(/whatsapp|facebook|instagram|https?:|www\.|@/iu.test(piece.text));
  const [best] = index.pieces
    .filter((piece) => piece.fact?.kind !== 'service' && piece.text.length <= maxSentenceLength)
    .filter((piece) => lexicon.topicsOf(piece.text).has('booking') && ways(piece) > 0)
    .sort((a, b) => ways(b) - ways(a));
  if (best !== undefined) return tell(best, [], scene);
  return factsOf(scene, 'phone').length > 0 ? answerPhone(scene) : null;
}
