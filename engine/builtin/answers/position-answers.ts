/** "What are you next to?", "Which floor is it?": by a line that says so of the place of the business itself. */
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import { factsOf, unknownAnswer } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { answerAddress } from './contact-answers.ts';
import { tell } from './knowledge-answers.ts';

const ASKS_LANDMARK = anyLanguage('asksLandmark', { before: whole.before });
const BESIDE_LANDMARK = anyLanguage('besideLandmark', whole);
const OUR_PLACE = anyLanguage('ourPlace', whole);
const ASKS_DISTRICT = anyLanguage('asksDistrict', whole);
const DISTRICT = anyLanguage('districtTold', whole);
const ASKS_FLOOR = anyLanguage('asksFloor', whole);
const FLOOR = anyLanguage('floorTold', whole);

const maxLineLength = 200;

/** Rooms and places for cars are somewhere in or beside the house, too. */
const isOfPlace = ({ text, topics, fact }: Piece): boolean =>
  fact?.kind !== 'service' && text.length <= maxLineLength && !topics.has('parking');

const tellOf = (pattern: RegExp, scene: Scene): Answer | null => {
  const { index, lexicon } = scene;
  const addresses = factsOf(scene, 'address').map(({ value }) => value.printed);
  /** "Find us", or what else stands over the address. */
  const isOverAddress = (heading: string): boolean =>
    lexicon.has('address', heading) ||
    index.pieces.some(
      ({ text, context }) => context === heading && addresses.some((printed) => text.includes(printed)),
    );
  // "Opposite the chemist", under that
  const saysOwn = (text: string, context: string): boolean =>
    OUR_PLACE.test(text) || (text.search(pattern) === 0 && context !== '' && isOverAddress(context));
  const isTold = (piece: Piece, text: string): boolean =>
    pattern.test(text) &&
    isOfPlace({ ...piece, text, topics: lexicon.topicsStated(text) }) &&
    saysOwn(text, piece.context);
  const line = index.pieces.find(
    (piece) =>
      isTold(piece, piece.text) ||
      // "We are next to the museum. Parking is free."
      sentencesOf(piece.text).some((sentence) => isTold(piece, sentence)),
  );
  return line === undefined ? null : tell(line, [], scene);
};

/** Null where neither is asked for of the business itself: "Which floor is the sauna on?" */
export function answerPosition(clause: string, scene: Scene): Answer | null {
  const { contentOf, paraphrases, without } = scene.lexicon;
  if (ASKS_LANDMARK.test(clause)) return tellOf(BESIDE_LANDMARK, scene) ?? unknownAnswer(scene);
  // Where no line names the part of the town, the address tells more than nothing.
  const isOfHouse = (['where', 'address'] as const).some((cue) => scene.lexicon.has(cue, clause));
  if (ASKS_DISTRICT.test(clause) && isOfHouse) return tellOf(DISTRICT, scene);
  if (!ASKS_FLOOR.test(clause)) return null;
  const named = contentOf(without(['place'], clause.replace(ASKS_FLOOR, ' ')));
  if (named.some((stem) => !paraphrases.soft.has(stem))) return null;
  const address = factsOf(scene, 'address').find(({ value }) => FLOOR.test(value.printed));
  return address === undefined
    ? (tellOf(FLOOR, scene) ?? unknownAnswer(scene))
    : { text: scene.lexicon.say.address(address.value.printed), sources: [address.source] };
}

/** "Do you have another branch?": where the site gives more than one address, all of them. */
export const answerBranches = (clause: string, scene: Scene): Answer | null =>
  scene.lexicon.has('branches', clause) && factsOf(scene, 'address').length > 1 ? answerAddress(scene) : null;
