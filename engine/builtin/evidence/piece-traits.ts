/** What a piece of the site is, beside the words of a question. */
import { topicsHeard, type Scene } from '../business.ts';
import type { Topic } from '../topics/types.ts';
import { isPriced } from '../language/amounts.ts';
import { phonePattern } from '../language/spoken-numbers.ts';
import { fold } from '../language/text.ts';
import type { KnowledgeIndex, Piece } from './retrieval.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

/** A bare heading or label ("Dublin", "Repair services", "2nd floor") only repeats the question, in other words as well. */
export function saysMore(piece: Piece, content: readonly string[], scene: Scene): boolean {
  const { text, fact } = piece;
  const { lexicon, heard } = scene;
  const isLabel = fact === undefined || (fact.kind === 'service' && fact.value.price_text === undefined);
  if (!isLabel || isSentence(piece) || ALLOWS.test(text)) return true;
  if ((text.match(/\d+/gu) ?? []).some((number) => !heard.includes(number))) return true;
  const { nearOf, soft } = lexicon.paraphrases;
  const asked = new Set([...content, ...content.flatMap(nearOf)]);
  const isNew = lexicon.contentOf(text).some((stem) => !asked.has(stem) && !soft.has(stem));
  return isNew || (fact !== undefined && isYesTo(piece, content, scene));
}

/** "Do you do facials?", where "Facials" are offered. */
const isYesTo = ({ own }: Piece, content: readonly string[], { lexicon, heard, index }: Scene): boolean =>
  !lexicon.paraphrases.open.test(fold(heard)) &&
  content.every(
    (stem) => lexicon.paraphrases.soft.has(stem) || index.isCommon(stem) || index.covers(own, stem),
  );

/** So many others of its kind make a list. */
const minListed = 2;

/** Of cats, "pet food for your dog" says nothing, nor does a label with "pets" in it. */
export function isOfSibling(piece: Piece, content: readonly string[], scene: Scene): boolean {
  const { lexicon, index } = scene;
  if (piece.fact?.kind === 'faq') return false;
  return content.some((stem) => {
    const siblings = lexicon.paraphrases.siblingsOf(stem);
    if (siblings === undefined || lexicon.paraphrases.soft.has(stem)) return false;
    const wider = lexicon.paraphrases.nearOf(stem).filter((near) => !siblings.has(near));
    const others = [...piece.own].filter((own) => siblings.has(own) && own !== stem);
    // "A night of dog racing" allows no dogs; "we treat dogs, cats and rabbits" names who comes.
    if (piece.stems.has(stem))
      return (
        isAnimalAlone(content, scene) &&
        piece.own.size > maxRuleWords &&
        others.length < minListed &&
        !ALLOWS.test(piece.text)
      );
    if (!wider.some((near) => piece.stems.has(near))) return false;
    // "Call the animal hospital" says nothing of rabbits, least of all where another line names them.
    const isNamedElsewhere = index.pieces.some(({ own }) => own.has(stem));
    const isRule = ALLOWS.test(piece.text) || (isSentence(piece) && !isNamedElsewhere);
    // "Animals are not admitted" means all.
    const isOfAll = FORBIDS.test(piece.text) && piece.own.size <= maxRuleWords;
    return others.length > 0 || !isRule || (!isOfAll && isForOthers(stem, siblings, index));
  });
}

/** A kind of a wider thing ("dog", of "pet") with nothing beside it. */
export const isAnimalAlone = ([stem, ...more]: readonly string[], { lexicon }: Scene): boolean => {
  const siblings = stem === undefined ? undefined : lexicon.paraphrases.siblingsOf(stem);
  return (
    stem !== undefined &&
    siblings !== undefined &&
    more.length === 0 &&
    lexicon.paraphrases.nearOf(stem).some((near) => !siblings.has(near))
  );
};

/** Words of a sentence on paying. */
const PAYS = anyLanguage('pays');

/** "Play your cards right", "Health card: $20": names a card and no way to pay. */
export function isPlayedCard(piece: Piece, content: readonly string[], { lexicon }: Scene): boolean {
  const { own, text, context, fact } = piece;
  const [stem, ...more] = content;
  const siblings = stem === undefined ? undefined : lexicon.paraphrases.siblingsOf(stem);
  if (more.length > 0 || fact?.kind === 'faq' || siblings?.has(lexicon.stemOf('visa')) !== true) return false;
  const ways = [...own].filter((each) => siblings.has(each)).length;
  const isLabel = fact === undefined && !isSentence(piece) && own.size <= maxLabelWords;
  return ways < (isLabel ? 1 : 2) && !PAYS.test(`${context} ${text}`);
}

/** "Are dogs allowed?": whether they may come along, and not what is done for them. */
export const asksOfComing = (content: readonly string[], scene: Scene): boolean =>
  isAnimalAlone(content, scene) && scene.lexicon.has('mayCome', scene.heard);

/** Whether a piece tells what may come along. */
export const isRuleOfComing = ({ text, own }: Piece): boolean =>
  PERMITS.test(text) || (FORBIDS.test(text) && own.size <= maxRuleWords);

/** A site that speaks of dogs and nowhere of cats does not mean cats by "pets". */
const isForOthers = (stem: string, siblings: ReadonlySet<string>, index: KnowledgeIndex): boolean =>
  !index.pieces.some(({ stems }) => stems.has(stem)) &&
  index.pieces.some(({ own }) => [...own].some((each) => siblings.has(each)));

/** "Park Road 5" holds no parking: a street is named by its own words only. */
export function isStreetByChance({ text, fact }: Piece, { lexicon, heard }: Scene): boolean {
  const bare = text
    .replace(phonePattern, ' ')
    .replace(/\S+@\S+/gu, ' ')
    .trim();
  const isStreet =
    fact?.kind === 'address' || (bare.length <= maxStreetLength && STREET_AND_NUMBER.test(bare));
  if (!isStreet) return false;
  const said = new Set(lexicon.literalOf(heard));
  return !lexicon.literalOf(text).some((stem) => said.has(stem));
}

const maxStreetLength = 80;
/** Names and a number of a house, and at most a town behind it. */
const STREET_AND_NUMBER =
  /^(?:\p{Lu}[\p{L}.’-]*\s?){1,4}\d{1,4}\s?[a-z]?,?(?:$|\s?(?:\p{Lu}{1,2}-)?\d{4,5} ?\p{Lu})/u;

const maxRuleWords = 14;
export const maxLabelWords = 8;
/** Words of a rule on what may come along. */
const PERMITS = anyLanguage('permits');
/** Words of a rule on what may not. */
export const FORBIDS = new RegExp(
  `${anyLanguage('not', whole).source}|${anyLanguage('forbids').source}`,
  'iu',
);
export const ALLOWS = new RegExp(
  `${PERMITS.source}|${anyLanguage('regrets').source}|${anyLanguage('not', whole).source}`,
  'iu',
);

/** Whether a piece ends as sentences do; services are none. */
export const isSentence = ({ text, fact }: Piece): boolean =>
  fact?.kind !== 'service' && /[.!?。！？]$/.test(text.trim());

/** Topics that a line has to speak of by itself. */
const ownTopics: readonly Topic[] = ['insurance', 'refund'];

/** A price under "Prices and reimbursement" is not reimbursed. */
const isOnlyHeaded = ({ text, topics }: Piece, scene: Scene): boolean =>
  ownTopics.some((topic) => topicsHeard(scene).has(topic) && topics.has(topic)) &&
  scene.lexicon.topicsOf(text).isDisjointFrom(new Set(ownTopics));

const REACHED = anyLanguage('reachedFrom');

/** "Easily accessible from the motorway", "The site is accessible at any time": tells of no lift. */
const isReachedOnly = ({ text, topics }: Piece, scene: Scene): boolean =>
  topics.has('access') && topicsHeard(scene).has('access') && REACHED.test(text);

/** What is brought to callers, and who comes along, has answers of other kinds. */
const broughtOtherwise: ReadonlySet<string> = new Set<Topic>(['children', 'deliver', 'pets']);

/** "Can I bring my own drinks?": what there is to drink does not say so. */
const isOfThingAlone = (piece: Piece, scene: Scene): boolean =>
  scene.lexicon.has('mayCome', scene.heard) &&
  topicsHeard(scene).has('bring') &&
  topicsHeard(scene).isDisjointFrom(broughtOtherwise) &&
  !piece.topics.has('bring') &&
  !ALLOWS.test(piece.text) &&
  !(isSentence(piece) && isPriced.test(piece.text));

/** Whether a piece that has the words of a question speaks of something beside its topic. */
export const isBesideTopic = (piece: Piece, scene: Scene): boolean =>
  piece.fact?.kind !== 'faq' &&
  (isOnlyHeaded(piece, scene) || isReachedOnly(piece, scene) || isOfThingAlone(piece, scene));
