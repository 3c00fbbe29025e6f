/** "Yes" and "no" of what the site answers to one question are not said to another. */
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import { topicsHeard, type Scene } from '../business.ts';
import { isAnimalAlone } from './piece-traits.ts';
import type { Piece } from './retrieval.ts';
import { sumOf } from './logistic.ts';
import { capitalize } from '../language/text.ts';
import { isTimeWanted, wantedOf } from '../questions/wanted.ts';
import { isAmong } from './similarity.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

/** "Yes, …", "No. …", not "Non-residents …" nor "No. 5 …". */
const OPENS_WITH_YES_OR_NO = anyLanguage('yesOrNo', {
  before: '^',
  after: '(?:\\s?[,.!;:–—]+(?!\\s?\\d)\\s*|\\s-+\\s+|$)',
});
/** Whether a text answers yes or no before all else. */
export const beginsWithYesOrNo = (text: string): boolean => OPENS_WITH_YES_OR_NO.test(text);

/** "For small jobs, yes." */
const ENDS_IN_YES_OR_NO = anyLanguage('yesOrNo', { before: '(?:[,:–—]\\s?|\\s-\\s)', after: '[.!]?$' });
/** So much of a question a sentence has to hold by itself, where it was said to another one. */
const minHeld = 0.5;

const WITHOUT = anyLanguage('without', whole);
/** A number that stands for no article. */
const SEVERAL = /^(?!1$)\d+$/u;
const OBLIGES = anyLanguage('obliges', whole);
const BESIDE_PRICE = anyLanguage('besidePrice');

/** "Is it extra?", "Is it included?" */
const ASKS_ADDED = anyLanguage('addedTax', whole);

/** The words of a question that tell what is asked, verbs that say little by themselves among them. */
function tellingIn(question: string, { lexicon }: Scene): string[] {
  const all = [...lexicon.contentOf(question), ...lexicon.verbsOf(question)];
  const hard = all.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  return hard.length > 0 ? hard : all;
}

/** Whether the caller asks all that a question of the site asks. */
function isSameQuestion(question: string, scene: Scene): boolean {
  const { index, lexicon } = scene;
  const said = new Set(lexicon.stemsOf(`${scene.told} ${scene.heard}`));
  const topics = topicsHeard(scene);
  const isSaid = (stem: string): boolean =>
    isAmong(stem, said, scene) || lexicon.paraphrases.topicsOfStem(stem).some((topic) => topics.has(topic));
  const telling = tellingIn(question, scene);
  return telling.some(isSaid) && telling.every((stem) => isSaid(stem) || index.isCommon(stem));
}

/** "Are dogs allowed on the terrace?": what is asked of an animal that the caller leaves out. */
function asksOfAnimal(question: string, scene: Scene): boolean {
  const { contentOf, stemsOf } = scene.lexicon;
  const said = new Set(stemsOf(`${scene.told} ${scene.heard}`));
  return contentOf(question).some((stem) => isAnimalAlone([stem], scene) && !isAmong(stem, said, scene));
}

/** Whether nothing that the caller asks is missing in a question of the site. */
function isPartOfQuestion(question: string, scene: Scene): boolean {
  const asked = new Set(scene.lexicon.stemsOf(question));
  return tellingIn(scene.heard, scene).every((stem) => isAmong(stem, asked, scene));
}

/** The sizes that a text names: "small", "large". */
const sizesIn = (stems: ReadonlySet<string>, { words, stemOf }: Scene['lexicon']): string[] =>
  Object.entries(words.sizes).flatMap(([size, names]) =>
    names.some((name) => stems.has(stemOf(name))) ? [size] : [],
  );

/**
 * Whether the answer to a question of the site is of another kind than the caller asks about: "Yes, small dogs are welcome" is so of
 * cats and of big dogs.
 */
function isOfOtherKind(question: string, answer: string, { heard, lexicon }: Scene): boolean {
  const { nearOf, siblingsOf } = lexicon.paraphrases;
  const own = new Set(lexicon.stemsOf(answer));
  const all = new Set([...own, ...lexicon.stemsOf(question)]);
  const isOther = (stem: string): boolean => {
    const siblings = siblingsOf(stem);
    if (siblings === undefined || all.has(stem)) return false;
    const isWider = nearOf(stem).some((near) => !siblings.has(near) && own.has(near));
    return !isWider && [...siblings].some((sibling) => own.has(sibling));
  };
  const asked = sizesIn(new Set(lexicon.stemsOf(heard)), lexicon);
  const told = sizesIn(own, lexicon);
  const isOtherSize = asked.length > 0 && told.length > 0 && !asked.some((size) => told.includes(size));
  return isOtherSize || lexicon.contentOf(heard).some(isOther);
}

/** "Do you have a playroom for children?": that children are welcome is no yes to what the site speaks of nowhere. */
function asksForMore(question: string, answer: string, scene: Scene): boolean {
  const { heard, index, lexicon } = scene;
  const [first] = lexicon
    .contentOf(lexicon.without(['offer'], heard))
    .filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const said = new Set(lexicon.stemsOf(`${question} ${answer}`));
  return (
    lexicon.has('offer', heard) &&
    first !== undefined &&
    index.count(first) === 0 &&
    lexicon.paraphrases.topicsOfStem(first).length === 0 &&
    !isAmong(first, said, scene)
  );
}

/** "Do I need a referral?", "Is there a joining fee?": a yes is a no to who would like to come without. */
const asksOfBurden = (question: string, { lexicon }: Scene): boolean =>
  lexicon.has('need', question) ||
  lexicon.has('price', question) ||
  OBLIGES.test(question) ||
  BESIDE_PRICE.test(question);

/** Whether the caller asks what a question of the site asks, and something more: how many, when, for which of the things on offer. */
function asksBeyond(question: string, answer: string, scene: Scene): boolean {
  const { heard, index, lexicon, readWhen } = scene;
  const said = `${question} ${answer}`;
  const stems = new Set(lexicon.stemsOf(said));
  const { soft } = lexicon.paraphrases;
  const isMore = (stem: string): boolean =>
    !index.isCommon(stem) && !soft.has(stem) && !isAmong(stem, stems, scene);
  const beside = lexicon.without(['mayCome', 'offer', 'need'], readWhen(heard, undefined).rest);
  // "For six months?", where it says three
  const asksNumber = lexicon.stemsOf(heard).some((stem) => SEVERAL.test(stem) && !stems.has(stem));
  return asksNumber || tellingIn(beside, scene).some(isMore);
}

/**
 * What of the answer to a question of the site holds for the caller who asks nearly the same: to "can I come without it?" the
 * other of yes and no than to "do I need it?", and neither where he asks for more, or for what he has to do or to pay.
 */
function heldFor(question: string, text: string, scene: Scene): string | null {
  const { heard } = scene;
  const told = withoutVerdict(text);
  const isOfLack = WITHOUT.test(heard);
  if (isOfLack !== WITHOUT.test(question)) {
    const rest = told === text ? null : told;
    return asksOfBurden(isOfLack ? question : heard, scene) ? (turned(text, scene) ?? rest) : rest;
  }
  const isOther = asksOfBurden(heard, scene) !== asksOfBurden(question, scene);
  return isOther || asksBeyond(question, text, scene) ? told : text;
}

/** A text that opens with no where it opened with yes, and the other way round; null where it opens with neither. */
function turned(text: string, { lexicon }: Scene): string | null {
  const [opening] = OPENS_WITH_YES_OR_NO.exec(text) ?? [];
  if (opening === undefined) return null;
  const { yesWord, noWord } = lexicon.say;
  const isYes = lexicon.has('yes', opening);
  if (isYes === lexicon.has('no', opening)) return null;
  const end = /\s?[,.!;:–—、。！]+\s*$|\s-+\s+$|$/u.exec(opening)![0];
  return capitalize(`${isYes ? noWord : yesWord}${end}${text.slice(opening.length)}`);
}

/** Whether a text has most of what these words weigh. */
function holdsMost(asked: readonly string[], text: string, scene: Scene): boolean {
  const stems = new Set(scene.lexicon.stemsOf(text));
  const weightOf = (words: readonly string[]): number => sumOf(words.map(scene.index.weight));
  return weightOf(asked.filter((stem) => isAmong(stem, stems, scene))) >= minHeld * weightOf(asked);
}

/** Whether the caller says most of what a question of the site is about. */
const isMostOfQuestion = (question: string, scene: Scene): boolean =>
  holdsMost(tellingIn(question, scene), scene.heard, scene);

/** A text without the "yes" or "no" before it. */
export const withoutVerdict = (text: string): string =>
  withoutYesOrNo(sentencesOf(text).map((sentence) => sentence.trim())).join(' ') || text;

const saysYesOrNo = (sentence: string): boolean =>
  OPENS_WITH_YES_OR_NO.test(sentence) || ENDS_IN_YES_OR_NO.test(sentence);

/** "For small jobs, yes" says nothing without its yes. */
const withoutYesOrNo = (sentences: readonly string[]): string[] =>
  sentences
    .map((sentence) => sentence.replace(OPENS_WITH_YES_OR_NO, ''))
    .filter((sentence) => sentence !== '' && !ENDS_IN_YES_OR_NO.test(sentence))
    .map(capitalize);

/**
 * What of a text that answers a question of the site is told to the caller: all of it, or without its "yes" and "no" what has
 * the words of what he asks instead; null where nothing has.
 */
export function toldOf(
  { text, fact, context }: Pick<Piece, 'text' | 'fact' | 'context'>,
  scene: Scene,
): string | null {
  if (fact !== undefined && fact.kind !== 'faq') return text;
  const sentences = sentencesOf(text).map((sentence) => sentence.trim());
  if (!sentences.some(saysYesOrNo)) return text;
  const told = withoutYesOrNo(sentences);
  const question = fact?.value.question ?? context;
  // Where nothing says what was asked, the rest of it stands by itself.
  if (fact === undefined && !/[?？]$/u.test(context)) return told.join(' ') || text;
  const isOfAdded = ASKS_ADDED.test(scene.heard) && !ASKS_ADDED.test(question);
  const isSame = isSameQuestion(question, scene) && !asksForMore(question, text, scene);
  if (isOfOtherKind(question, text, scene) || asksOfAnimal(question, scene)) return null;
  const wanted = wantedOf(scene.heard, scene);
  // "By when do we check out?" is a part of "May I leave my bags after check-out?", and asks for another time.
  const asksPart =
    isPartOfQuestion(question, scene) && (!isTimeWanted(wanted) || isMostOfQuestion(question, scene));
  if (!isOfAdded && (isSame || asksPart)) return heldFor(question, text, scene);
  if (wanted !== 'anything' && !isTimeWanted(wanted)) return told.join(' ') || null;
  const asked = tellingIn(scene.heard, scene);
  const at = asked.length === 0 ? -1 : told.findIndex((sentence) => holdsMost(asked, sentence, scene));
  return at < 0 ? null : told.slice(at).join(' ');
}
