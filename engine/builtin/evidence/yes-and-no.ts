/** "Yes" and "no" of what the site answers to one question are not said to another. */
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import { topicsHeard, type Scene } from '../business.ts';
import type { Piece } from './retrieval.ts';
import { sumOf } from './logistic.ts';
import { capitalize } from '../language/text.ts';
import { wantedOf } from '../questions/wanted.ts';
import { isAmong } from './similarity.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

/** "Yes, …", "No. …", not "Non-residents …" nor "No. 5 …". */
const OPENS_WITH_YES_OR_NO = anyLanguage('yesOrNo', {
  before: '^',
  after: '(?:\\s?[,.!;:–—]+(?!\\s?\\d)\\s*|\\s-+\\s+|$)',
});
/** "For small jobs, yes." */
const ENDS_IN_YES_OR_NO = anyLanguage('yesOrNo', { before: '(?:[,:–—]\\s?|\\s-\\s)', after: '[.!]?$' });
/** So much of a question a sentence has to hold by itself, where it was said to another one. */
const minHeld = 0.5;

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

/** Whether nothing that the caller asks is missing in a question of the site. */
function isPartOfQuestion(question: string, scene: Scene): boolean {
  const asked = new Set(scene.lexicon.stemsOf(question));
  return tellingIn(scene.heard, scene).every((stem) => isAmong(stem, asked, scene));
}

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
  if (!isOfAdded && (isSameQuestion(question, scene) || isPartOfQuestion(question, scene))) return text;
  if (wantedOf(scene.heard, scene) !== 'anything') return told.join(' ') || null;
  const { index, lexicon } = scene;
  const asked = tellingIn(scene.heard, scene);
  const weightOf = (stems: readonly string[]): number => sumOf(stems.map(index.weight));
  const isOnIt = (sentence: string): boolean => {
    const stems = new Set(lexicon.stemsOf(sentence));
    return weightOf(asked.filter((stem) => isAmong(stem, stems, scene))) >= minHeld * weightOf(asked);
  };
  const at = asked.length === 0 ? -1 : told.findIndex(isOnIt);
  return at < 0 ? null : told.slice(at).join(' ');
}
