/** Answers about address, telephone and e-mail. */
import { conflictAnswer, disputedFacts, factsOf, sourcesOf, unknownAnswer } from '../business.ts';
import type { Answer, FactOf, Scene } from '../business.ts';
import { isForMessages } from '../../../domain/knowledge/contact/hidden-contacts.ts';
import { STREET_WORD } from '../../../domain/knowledge/contact/streets.ts';
import {
  isLabelledPlace,
  isLocated,
  isPostalTown,
  isTownAndNumber,
  townOfCountry,
} from '../evidence/place-evidence.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { isPriced } from '../language/amounts.ts';
import { digitsOf, phonePattern } from '../language/spoken-numbers.ts';
import { fold } from '../language/text.ts';

const maxListed = 3;
/** Whoever gives more addresses or numbers is answered by the first of them. */
const maxCompared = 100;

function answerFrom<K extends 'address' | 'phone' | 'email'>(
  kind: K,
  speak: (fact: FactOf<K>) => string,
  say: (text: string) => string,
  scene: Scene,
  isMeant: (fact: FactOf<K>) => boolean = () => true,
): Answer {
  const disputed = disputedFacts(scene, kind);
  if (disputed.length > 0) return conflictAnswer(scene, disputed, disputed.map(speak));
  const all = factsOf(scene, kind);
  const meant = all.filter(isMeant);
  const facts = meant.length > 0 ? meant : all;
  if (facts.length === 0) return unknownAnswer(scene);
  const spoken = [...new Set(facts.map(speak))];
  // One address with more around it is still the same address.
  const folded = spoken.slice(0, maxCompared).map(fold);
  const texts = spoken
    .slice(0, maxCompared)
    .filter((_, at) => !folded.some((other) => other !== folded[at] && folded[at]!.includes(other)))
    .slice(0, maxListed);
  const used = facts.filter((fact) => texts.includes(speak(fact)));
  return { text: say(scene.lexicon.say.list(texts)), sources: sourcesOf(used).slice(0, maxListed) };
}

/** `content` may name the branch that is meant. */
export function answerAddress(scene: Scene, content: readonly string[] = []): Answer {
  const told = answerFrom(
    'address',
    ({ value }) => value.printed,
    scene.lexicon.say.address,
    scene,
    ({ value }) => {
      const stems = new Set(scene.lexicon.stemsOf(value.printed));
      return content.length > 0 && content.every((stem) => stems.has(stem));
    },
  );
  const line =
    told.isSilent === true ? (addressLine(scene, content) ?? placeLine(scene) ?? wayLine(scene)) : undefined;
  return line === undefined ? told : { text: scene.lexicon.say.quote(line.text), sources: [line.source] };
}

const maxAddressLength = 160;

const NUMBER_BEFORE = /(?<!\d)\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}.’'-]* ){0,3}(?:\p{Lu}[\p{L}.’'-]*)?$/u;
const NUMBER_BEHIND = /^[^.!?]{0,40}?(?<!\d)\d{1,5}(?!\d)/u;

/** "Rue du Moulin 5", "5 Mill Road"; in "1 of 5: a great place to stay" no street has a number. */
function hasStreetNumber(text: string): boolean {
  const street = STREET_WORD.exec(text);
  if (street === null) return false;
  const behind = text.slice(street.index + street[0].length);
  return NUMBER_BEHIND.test(behind) || NUMBER_BEFORE.test(text.slice(0, street.index));
}

/** A line with a street and a number, where no address was read; in the town that is named, if one is. */
function addressLine({ index }: Scene, content: readonly string[]): Piece | undefined {
  const lines = index.pieces.filter(
    ({ text }) =>
      text.length <= maxAddressLength &&
      hasStreetNumber(text.replace(phonePattern, ' ')) &&
      !isPriced.test(text) &&
      !/[.!?]$/u.test(text),
  );
  const named = content.filter((stem) => index.count(stem) > 0);
  return lines.find(({ stems }) => named.every((stem) => stems.has(stem)));
}

/** "Lincoln, England": the town that is spoken of most; who signs a review gives theirs, too, but nobody else speaks of it. */
function ownTown(lines: readonly Piece[], { index, lexicon }: Scene): Piece | undefined {
  const mentions = ({ text }: Piece): number => {
    const town = lexicon.stemsOf(townOfCountry(text) ?? '');
    return town.length === 0 ? 0 : Math.min(...town.map((stem) => index.count(stem)));
  };
  const [most] = lines
    .map((line) => ({ line, count: mentions(line) }))
    .filter(({ count }) => count >= minMentions)
    .sort((a, b) => b.count - a.count);
  return most?.line;
}

const minMentions = 2;

/** "Head office: Lincoln", else "64570 Arette", else "We are located in Lincoln", else "Lincoln — Hill 5", else "Lincoln, England". */
function placeLine(scene: Scene): Piece | undefined {
  const { index } = scene;
  const lines = index.pieces.filter(
    ({ text, fact }) => fact === undefined && text.length <= maxAddressLength && !isPriced.test(text),
  );
  return (
    [isLabelledPlace, isPostalTown, isLocated, isTownAndNumber]
      .map((isPlace) => lines.find(({ text }) => isPlace(text)))
      .find((line) => line !== undefined) ?? ownTown(lines, scene)
  );
}

const maxWayHeading = 40;

/** "SOARE, DN72, Târgoviște", under "How to find us". */
function wayLine({ index, lexicon }: Scene): Piece | undefined {
  return index.pieces.find(
    ({ text, context, fact }) =>
      fact === undefined &&
      context.length <= maxWayHeading &&
      lexicon.has('address', context) &&
      text.length <= maxAddressLength &&
      !isPriced.test(text) &&
      /,.*\d|\d.*,/u.test(text.replace(phonePattern, ' ')),
  );
}

/** Whether one of several addresses is named by these words. */
export const namesBranch = (content: readonly string[], scene: Scene): boolean =>
  content.length > 0 &&
  factsOf(scene, 'address').some(({ value }) => {
    const stems = new Set(scene.lexicon.stemsOf(value.printed));
    return content.every((stem) => stems.has(stem));
  });

const digits = new WeakMap<Piece, string>();

function digitsIn(piece: Piece): string {
  const known = digits.get(piece) ?? digitsOf(piece.text);
  digits.set(piece, known);
  return known;
}

/** Whether the site names a number for emergencies and for nothing else. */
function isForEmergencies({ value }: FactOf<'phone'>, { index }: Scene): boolean {
  const number = digitsOf(value.printed);
  const lines = index.pieces.filter((piece) => digitsIn(piece).includes(number));
  return lines.length > 0 && lines.every(({ topics }) => topics.has('emergency'));
}

/** The numbers of the house; one for emergencies or for messages only where there is no other. */
export const answerPhone = (scene: Scene): Answer =>
  answerFrom(
    'phone',
    ({ value }) => value.printed,
    scene.lexicon.say.phone,
    scene,
    (fact) => !isForMessages(fact) && !isForEmergencies(fact, scene),
  );

export const answerEmail = (scene: Scene): Answer =>
  answerFrom('email', ({ value }) => value.address, scene.lexicon.say.email, scene);
