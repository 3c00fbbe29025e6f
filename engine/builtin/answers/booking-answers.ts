/** Whether one has to book, and how: by whatever way the site names, else by telephone. */
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import type { Reply } from '../../types.ts';
import { countPeople } from '../count-people.ts';
import { asks } from '../questions/asking.ts';
import { factsOf, sourcesOf, topicsHeard, type Answer, type Scene } from '../business.ts';
import { answerPhone } from './contact-answers.ts';
import { answerFromKnowledge, tell } from './knowledge-answers.ts';
import { isSentence } from '../evidence/piece-traits.ts';
import type { Question } from '../questions/question.ts';
import { contentWithout, isUsed } from '../questions/question-content.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { findPhone } from '../language/spoken-numbers.ts';
import { fold, wordsOf } from '../language/text.ts';
import { withoutNet } from '../language/without-net.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { inTurn } from '../language/sentences.ts';

const HOW = anyLanguage('how', { before: '^(?:\\S+ ){0,2}', after: '(?!\\S)', flags: 'u' });
const maxSentenceLength = 240;

/** "How long is a booking?", "What does booking cost?" */
const asksMeasure = (clause: string, { lexicon }: Scene): boolean =>
  (['howLong', 'howMany', 'price', 'when'] as const).some((cue) => lexicon.has(cue, clause));

/** Whether a text is about booking, of a caller's or of the site's. */
export const speaksOfBooking = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.has('booking', clause) || lexicon.topicsOf(clause).has('booking');

/** "How can I book?", "Can I book online?": not the booking itself. */
export function asksHowToBook(clause: string, scene: Scene): boolean {
  const { lexicon, readWhen } = scene;
  if (!speaksOfBooking(clause, scene) || asksMeasure(clause, scene)) return false;
  if (readWhen(clause, undefined).times.length > 0) return false;
  return (
    HOW.test(fold(clause)) || (lexicon.topicsOf(withoutNet(clause)).has('online') && asks(clause, scene))
  );
}

/** How many ways to reach the business a sentence names. */
const waysIn = ({ text, topics }: Piece, { lexicon }: Scene): number =>
  Number(findPhone(text) !== undefined) +
  (['phone', 'email'] as const).filter((cue) => lexicon.has(cue, text)).length +
  Number(topics.has('online')) +
  Number(topics.has('calling')) +
  Number(/whatsapp|facebook|instagram|https?:|www\.|@/iu.test(text));

/** Whether it says in which way something is booked. */
const tellsHowToBook = (piece: Piece, scene: Scene): boolean =>
  piece.fact?.kind !== 'service' &&
  piece.text.length <= maxSentenceLength &&
  scene.lexicon.topicsOf(piece.text).has('booking') &&
  waysIn(piece, scene) > 0;

/** The sentence that says how, or the telephone number; null where the site names neither. */
export function howToBook(scene: Scene): Answer | null {
  // "Can I book online?": a number to call does not say so.
  const isOfNet = topicsHeard(scene).has('online');
  const [best] = scene.index.pieces
    .filter((piece) => tellsHowToBook(piece, scene))
    .sort(
      (a, b) =>
        Number(isOfNet && b.topics.has('online')) - Number(isOfNet && a.topics.has('online')) ||
        waysIn(b, scene) - waysIn(a, scene),
    );
  if (best !== undefined) return tell(best, [], scene);
  // That there is a telephone does not say whether one books online.
  const isTelling = factsOf(scene, 'phone').length > 0 && !topicsHeard(scene).has('online');
  return isTelling ? answerPhone(scene) : null;
}

/** "Do I need an appointment?", "Can I just walk in?" */
export function asksWhetherToBook(clause: string, scene: Scene): boolean {
  const { lexicon } = scene;
  const isOpen = lexicon.paraphrases.open.test(fold(clause));
  return (
    !asksMeasure(clause, scene) &&
    asks(clause, scene) &&
    // "What do I have to bring to my appointment?"
    !(lexicon.topicsOf(clause).has('bring') && (isOpen || lexicon.has('mayCome', clause))) &&
    (lexicon.has('bookAhead', clause) || (speaksOfBooking(clause, scene) && lexicon.has('need', clause)))
  );
}

/** What a piece rules about booking, each sentence by itself: one for all may stand beside an exception. */
function rulesIn(piece: Piece, { lexicon }: Scene): Piece[] {
  const { text, fact, context } = piece;
  if (fact?.kind === 'service') return [];
  if (fact?.kind === 'faq') {
    const isRule = lexicon.has('bookAhead', fact.value.question) || lexicon.has('bookingRule', text);
    return isRule ? [piece] : [];
  }
  const isRule = (sentence: string): boolean =>
    lexicon.has('bookingRule', sentence) && !/[?？]/u.test(sentence);
  return sentencesOf(text)
    .filter(isRule)
    .map((sentence) => ({
      ...piece,
      text: sentence.trim(),
      own: new Set(lexicon.stemsOf(sentence)),
      stems: new Set(lexicon.stemsOf(`${context} ${sentence}`)),
    }));
}

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

/** "A table for two on Friday": that no bookings are taken for so many, where a rule on their number is told. */
export function bookingRuleOfParty(text: string, scene: Scene): Answer | null {
  const { index, lexicon, readWhen } = scene;
  if (countPeople(text, scene, false) === undefined) return null;
  const rule = index.pieces.find(
    (piece) =>
      piece.fact?.kind !== 'service' &&
      piece.text.length <= maxSentenceLength &&
      piece.topics.has('booking') &&
      lexicon.has('noBooking', piece.text) &&
      readWhen(piece.text, undefined).days.length === 0 &&
      [...piece.own].some((stem) => /^\d+$/u.test(stem)),
  );
  return rule === undefined ? null : tell(rule, [...rule.own], scene);
}

/** What only says that something is booked, or has to be. */
const bookingCues = ['need', 'booking', 'bookAhead', 'bookingRule', 'followUp'] as const;

/** Stems of the words that rules of booking are made of: "appointment", "book". */
const stemsOfRules = ({ words, contentOf }: Scene['lexicon']): Set<string> =>
  new Set(
    (['bookingRule', 'bookAhead'] as const).flatMap((cue) =>
      words.cues[cue].flatMap((phrase) => wordsOf(phrase, words).flatMap(contentOf)),
    ),
  );

/** How many services and times a rule names that the caller did not: "nail trims", "on Saturday mornings". */
function narrowings({ text }: Piece, asked: ReadonlySet<string>, scene: Scene): number {
  const { lexicon, readWhen } = scene;
  const { days, part, times, rest } = readWhen(text, undefined);
  const things = lexicon
    .contentOf(lexicon.without(bookingCues, rest))
    .filter((stem) => !asked.has(stem) && isUsed(stem, scene));
  return things.length + days.length + times.length + Number(part !== undefined);
}

/** Whether a sentence says all that is named; the price of it is no rule. */
function isToldOf(named: readonly string[], { text, sources }: Answer, scene: Scene): boolean {
  const stems = new Set(scene.lexicon.stemsOf(text));
  const quotes = factsOf(scene, 'service').map(({ source }) => source.quote);
  return (
    named.every((stem) => scene.index.covers(stems, stem)) &&
    sources.every(({ quote }) => !quotes.includes(quote))
  );
}

/** The rule of the site for what is named beside the booking, else the sentence that is nearest to it, else the rule for all. */
export function answerWhetherToBook({ clause, scene, when, isLikely }: Question): Answer | null {
  if (!asksWhetherToBook(clause, scene)) return null;
  const { lexicon, index } = scene;
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const ofRules = stemsOfRules(lexicon);
  const isOfBooking = (stem: string): boolean => topicsOfStem(stem).includes('booking');
  const booked = lexicon.stemsOf(clause).filter((stem) => ofRules.has(stem) || isOfBooking(stem));
  const namedIn = (text: string): string[] =>
    contentWithout(bookingCues, text, scene).filter((stem) => !booked.includes(stem));
  const named = namedIn(when.rest).filter((stem) => !soft.has(stem));
  // "Only by appointment in the afternoon": a time that is named may have a rule of its own.
  const timed = namedIn(clause).filter((stem) => !named.includes(stem));
  const heldOf = (content: readonly string[], { stems }: Piece): number =>
    content.filter((stem) => index.covers(stems, stem)).length;
  const asked = new Set([...named, ...timed, ...booked]);
  const rules = index.pieces
    .flatMap((piece) => rulesIn(piece, scene))
    .map((rule) => ({ rule, beside: narrowings(rule, asked, scene) }))
    .sort(
      (a, b) =>
        heldOf(named, b.rule) - heldOf(named, a.rule) ||
        heldOf(timed, b.rule) - heldOf(timed, a.rule) ||
        a.beside - b.beside ||
        heldOf(booked, b.rule) - heldOf(booked, a.rule) ||
        Number(isSentence(b.rule)) - Number(isSentence(a.rule)),
    );
  const [best] = rules;
  if (best !== undefined && heldOf(named, best.rule) === named.length) {
    const exception = rules.find(
      ({ rule, beside }) => beside > 0 && rule.source.url === best.rule.source.url,
    );
    const isForAll = named.length === 0 && best.beside === 0 && best.rule.fact?.kind !== 'faq';
    const told = tell(best.rule, [...named, ...booked], scene);
    return isForAll && exception !== undefined && !exception.rule.text.includes(best.rule.text)
      ? {
          ...told,
          text: inTurn(told.text, exception.rule.text),
          sources: sourcesOf([best.rule, exception.rule]),
        }
      : told;
  }
  const found = answerFromKnowledge([...new Set([...named, ...booked.filter(isOfBooking)])], scene);
  if (found !== null && isToldOf(named, found, scene)) return found;
  // What holds for something else alone says nothing of what was named.
  const general = rules.find(({ beside }) => beside === 0);
  if (general === undefined) return null;
  const answer = tell(general.rule, booked, scene);
  return isLikely('booking', answer) ? answer : null;
}

const EXCEPT = anyLanguage('exceptSome', { ...whole, flags: 'iu' });

/** What a sentence that refuses bookings says beside that of nothing else. */
const besideRefusal = ['noBooking', 'bookAhead', 'bookingRule', 'booking', 'isOpen', 'thanks'] as const;

/**
 * What of a piece refuses bookings, and for whom: nothing where it is for all, else days and words ("on Sundays", "for
 * brunch"); undefined where it refuses none, or some are excepted.
 */
function refusalIn({ text }: Piece, { lexicon, readWhen }: Scene) {
  const sentence = sentencesOf(text).find((each) => lexicon.has('noBooking', each));
  const clause = sentence?.split(/[,;:–—、]/u).find((part) => lexicon.has('noBooking', part));
  if (sentence === undefined || clause === undefined || EXCEPT.test(sentence)) return undefined;
  const { soft, people, topicsOfStem } = lexicon.paraphrases;
  const words = lexicon
    .contentOf(lexicon.without(besideRefusal, readWhen(clause, undefined).rest))
    .filter((stem) => !soft.has(stem) && !people.has(stem) && !topicsOfStem(stem).includes('booking'));
  return { days: readWhen(sentence, undefined).days.map(({ weekday }) => weekday), words };
}

/** Where the site says that it takes no bookings, or none such as the caller wishes, none is taken down. */
export function unbooked(said: string, scene: Scene): Reply | null {
  const { lexicon, index, readWhen, local } = scene;
  const wished = readWhen(said, local?.date).days.map(({ weekday }) => weekday);
  const named = new Set(lexicon.stemsOf(said));
  const isBooked = (): boolean =>
    index.pieces.some((piece) => tellsHowToBook(piece, scene) && !lexicon.has('noBooking', piece.text));
  const piece = index.pieces.find((each) => {
    const refusal = refusalIn(each, scene);
    if (refusal === undefined) return false;
    const { days, words } = refusal;
    const isLimited = days.length + words.length > 0;
    return isLimited
      ? (days.length === 0 || wished.some((day) => days.includes(day))) &&
          words.every((stem) => index.covers(named, stem))
      : !isBooked();
  });
  return piece === undefined ? null : { text: lexicon.say.quote(piece.text), sources: [piece.source] };
}
