/** "How long does it take?", "is it free?", "and for a dog?": what is asked of the thing that was spoken of before. */
import { factsOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { tellsLength } from '../evidence/time-evidence.ts';
import { accepts } from '../questions/question-kinds.ts';
import { contentWithout } from '../questions/question-content.ts';
import type { Focus, Question } from '../questions/question.ts';
import { wantedOf, type Wanted } from '../questions/wanted.ts';
import { fold } from '../language/text.ts';
import { answerFromKnowledge } from './knowledge-answers.ts';
import { answerPrice } from './offer-answers.ts';
import { extremeOf, namedInPrice } from './price-questions.ts';
import { fullMatches, matchServices, type ServiceFact } from './service-matches.ts';

/** What is asked of a thing; a time may be asked of the business as well. */
const ofThings: readonly Wanted[] = ['duration', 'day'];
const ofTimes: readonly Wanted[] = ['moment', 'clock'];

const servicesNamed = (content: readonly string[], { scene }: Question): ServiceFact[] =>
  fullMatches(matchServices(content, factsOf(scene, 'service'), scene));

/** "Is it free?", "do I pay for that?", "how much is it?" */
function asksPriceOfBefore({ clause, scene, focus, when, asksPrice }: Question): boolean {
  const { has, paraphrases, topicsOf } = scene.lexicon;
  // "Which is the cheapest?" is asked of all of its kind.
  if (extremeOf(clause, scene) !== null) return false;
  if (paraphrases.open.test(fold(clause)))
    return asksPrice && namedInPrice(clause, when, scene, focus.about) === focus.about;
  return has('free', clause) || (topicsOf(clause).has('payment') && (asksPrice || has('it', clause)));
}

/** The form in which a clause that names nothing asks of what was spoken of before; undefined where it does not. */
function wantedOfBefore(question: Question): Wanted | undefined {
  const { clause, scene, focus, when } = question;
  const { has, without, paraphrases } = scene.lexicon;
  const isTimed = when.days.length + when.times.length > 0 || when.part !== undefined;
  if (focus.about.length === 0 || isTimed) return undefined;
  const asked = contentWithout(['followUp', 'it', 'howLong', 'when', 'price', 'free'], when.rest, scene);
  if (!asked.every((stem) => paraphrases.soft.has(stem))) return undefined;
  const wanted = wantedOf(clause, scene);
  if (![...ofThings, ...ofTimes].includes(wanted)) return asksPriceOfBefore(question) ? 'price' : undefined;
  // "How long are you open?"; what is asked beside the hours is asked of their days.
  const bare = without(['howLong', 'followUp'], clause);
  const isOfHours = (['isOpen', 'isClosed', 'opening', 'closing'] as const).some((cue) => has(cue, bare));
  return focus.topic === 'hours' || (isOfHours && !has('it', clause)) ? undefined : wanted;
}

/** A length or a day; "that depends" tells one to him who asks how long. */
function tellsForm(piece: Piece, wanted: Wanted, scene: Scene): boolean {
  if (wanted === 'day') return accepts(piece, wanted, scene);
  const { fact } = piece;
  return (
    tellsLength(piece, scene) || (fact?.kind === 'faq' && scene.lexicon.has('howLong', fact.value.question))
  );
}

/** Answers what is asked of the thing that was spoken of before; null where nothing is, or where it may be asked of the business. */
export function answerOfBefore(question: Question): Answer | null {
  const wanted = wantedOfBefore(question);
  if (wanted === undefined) return answerNextPrice(question);
  const { clause, scene, focus } = question;
  const whole = { ...scene, heard: `${focus.said} ${clause}` };
  if (wanted === 'price') {
    const services = servicesNamed(focus.about, question);
    // "Yes, for £3 a head.": how much that is has been told, but not by one price of several.
    const told = focus.priced;
    const isOfOne = services.some(({ value }) => told?.text.includes(value.name) === true);
    if (told !== undefined && !isOfOne) return told;
    if (services.length > 1) return null;
    if (services.length === 1) return answerPrice(focus.about, scene);
  }
  const isOfThing = ofThings.includes(wanted);
  const tells = (piece: Piece): boolean => !isOfThing || tellsForm(piece, wanted, whole);
  const found = answerFromKnowledge(focus.about, whole, wanted, undefined, tells);
  return found ?? (isOfThing ? unknownAnswer(scene) : null);
}

/** What "and for a dog?" asks the price of, after that of a cat's bath; undefined where no service is called so. */
function nextPriced(question: Question): string[] | undefined {
  const { scene, focus, when, follows } = question;
  if (!follows || focus.topic !== 'price') return undefined;
  const { siblingsOf } = scene.lexicon.paraphrases;
  const asked = contentWithout(['followUp', 'price'], when.rest, scene);
  const others = focus.about.filter((stem) => !asked.some((each) => siblingsOf(each)?.has(stem) === true));
  const both = [...others, ...asked.filter((stem) => !others.includes(stem))];
  return asked.length > 0 && others.length > 0 && servicesNamed(both, question).length > 0 ? both : undefined;
}

/** "And for a dog?" */
function answerNextPrice(question: Question): Answer | null {
  const named = nextPriced(question);
  return named === undefined ? null : answerPrice(named, question.scene);
}

/** What a clause names, with its words; what was spoken of before where it asks of that. */
export function spokenOf(question: Question, named: readonly string[]): Pick<Focus, 'about' | 'said'> {
  const { clause, focus } = question;
  if (named.length === 0 || wantedOfBefore(question) !== undefined) return focus;
  const both = nextPriced(question);
  return { about: both ?? named, said: both === undefined ? clause : `${focus.said} ${clause}` };
}
