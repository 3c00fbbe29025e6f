/** Whether one has to book, and how: by whatever way the site names, else by telephone. */
import { asks } from '../questions/asking.ts';
import { factsOf, topicsHeard, type Answer, type Scene } from '../business.ts';
import { answerPhone } from './contact-answers.ts';
import { answerFromKnowledge, tell } from './knowledge-answers.ts';
import { isSentence } from '../evidence/piece-traits.ts';
import type { Question } from '../questions/question.ts';
import { contentWithout } from '../questions/question-content.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { findPhone } from '../language/spoken-numbers.ts';
import { fold } from '../language/text.ts';
import { anyLanguage } from '../patterns/any-language.ts';

const HOW = anyLanguage('how', { before: '^(?:\\S+ ){0,2}', after: '(?!\\S)', flags: 'u' });
const maxSentenceLength = 240;

/** "How long is a booking?", "What does booking cost?" */
const asksMeasure = (clause: string, { lexicon }: Scene): boolean =>
  (['howLong', 'howMany', 'price', 'when'] as const).some((cue) => lexicon.has(cue, clause));

const speaksOfBooking = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.has('booking', clause) || lexicon.topicsOf(clause).has('booking');

/** "How can I book?", "Can I book online?": not the booking itself. */
export function asksHowToBook(clause: string, scene: Scene): boolean {
  const { lexicon, readWhen } = scene;
  if (!speaksOfBooking(clause, scene) || asksMeasure(clause, scene)) return false;
  if (readWhen(clause, undefined).times.length > 0) return false;
  return HOW.test(fold(clause)) || (lexicon.topicsOf(clause).has('online') && asks(clause, scene));
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
  // That there is a telephone does not say whether one books online.
  const isTelling = factsOf(scene, 'phone').length > 0 && !topicsHeard(scene).has('online');
  return isTelling ? answerPhone(scene) : null;
}

/** "Do I need an appointment?", "Can I just walk in?" */
export function asksWhetherToBook(clause: string, scene: Scene): boolean {
  const { lexicon } = scene;
  return (
    !asksMeasure(clause, scene) &&
    asks(clause, scene) &&
    (lexicon.has('bookAhead', clause) || (speaksOfBooking(clause, scene) && lexicon.has('need', clause)))
  );
}

const isBookingRule = ({ text, fact }: Piece, { lexicon }: Scene): boolean =>
  fact?.kind === 'faq'
    ? lexicon.has('bookAhead', fact.value.question) || lexicon.has('bookingRule', text)
    : fact?.kind !== 'service' && lexicon.has('bookingRule', text) && !/[?？]/u.test(text);

/** "Can I book a table for Saturday?": what the site says of booking on that day. */
export function bookingRuleOfDay(text: string, scene: Scene): Answer | null {
  const { index, readWhen, local } = scene;
  const asked = readWhen(text, local?.date).days.map(({ weekday }) => weekday);
  if (asked.length === 0 || !asks(text, scene)) return null;
  const isOfDay = (piece: Piece): boolean =>
    readWhen(piece.text, undefined).days.some(({ weekday }) => asked.includes(weekday));
  const rule = index.pieces.find(
    (piece) =>
      piece.fact?.kind !== 'service' &&
      piece.fact?.kind !== 'hours' &&
      piece.text.length <= maxSentenceLength &&
      piece.topics.has('booking') &&
      isSentence(piece) &&
      isOfDay(piece),
  );
  return rule === undefined ? null : tell(rule, [], scene);
}

/** The rule of the site for what is named beside the booking, else the sentence that is nearest to it, else the rule. */
export function answerWhetherToBook({ clause, scene, when, isLikely }: Question): Answer | null {
  if (!asksWhetherToBook(clause, scene)) return null;
  const { lexicon, index } = scene;
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const isOfBooking = (stem: string): boolean => topicsOfStem(stem).includes('booking');
  const booked = lexicon.stemsOf(clause).filter(isOfBooking);
  const named = contentWithout(['need', 'booking', 'bookAhead', 'followUp'], when.rest, scene).filter(
    (stem) => !soft.has(stem) && !isOfBooking(stem),
  );
  // "Only by appointment in the afternoon": a time that is named may have a rule of its own.
  const timed = contentWithout(['need', 'booking', 'bookAhead', 'followUp'], clause, scene).filter(
    (stem) => !named.includes(stem) && !isOfBooking(stem),
  );
  const heldOf = (content: readonly string[], { stems }: Piece): number =>
    content.filter((stem) => index.covers(stems, stem)).length;
  const [rule] = index.pieces
    .filter((piece) => isBookingRule(piece, scene))
    .sort(
      (a, b) =>
        heldOf(named, b) - heldOf(named, a) ||
        heldOf(timed, b) - heldOf(timed, a) ||
        heldOf(booked, b) - heldOf(booked, a) ||
        Number(isSentence(b)) - Number(isSentence(a)),
    );
  if (rule !== undefined && heldOf(named, rule) === named.length) return tell(rule, named, scene);
  const found = answerFromKnowledge([...new Set([...named, ...booked])], scene);
  if (found !== null || rule === undefined) return found;
  const general = tell(rule, [], scene);
  return isLikely('booking', general) ? general : null;
}
