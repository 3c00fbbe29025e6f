/** Finds what several words of a sentence tell together. */
import { phrasePattern, type Lexicon } from './lexicon.ts';
import { perLanguage } from './per-language.ts';
import { atSamePlaces, fold } from './text.ts';
import type { SignName } from '../signs/types.ts';
import type { LanguageWords } from '../words/types.ts';

/** One pattern for each group of a sign. */
type Patterns = readonly (readonly RegExp[])[];

const patternsByName = perLanguage(() => new Map<SignName, Patterns>());

function patternsOf(name: SignName, words: LanguageWords): Patterns {
  const ofLanguage = patternsByName(words);
  const known = ofLanguage.get(name);
  if (known !== undefined) return known;
  const made = words.signs[name].map((sign) =>
    sign.split(' + ').map((group) => phrasePattern(group.split('|'), words.spaced)),
  );
  ofLanguage.set(name, made);
  return made;
}

/** "Vom 3. bis 5. Mai" is one sentence. */
const sentencesOf = (text: string): string[] => text.split(/[!?;。！？\n]+|(?<!\d)\./u);

/** "My cat's been hit": folded as it stands, and with the noun by itself. */
const foldings = (sentence: string): string[] => {
  const apart = sentence.replace(/(?<=\p{L})['’]s(?!\p{L})/gu, ' s');
  return apart === sentence ? [fold(sentence)] : [fold(sentence), fold(apart)];
};

const holds = (name: SignName, folded: string, words: LanguageWords): boolean =>
  patternsOf(name, words).some((groups) => groups.every((group) => folded.search(group) >= 0));

/** Whether a sentence of the text holds every group of one of the signs. */
export const tells = (name: SignName, text: string, { words }: Pick<Lexicon, 'words'>): boolean =>
  sentencesOf(text)
    .flatMap(foldings)
    .some((folded) => holds(name, folded, words));

/** What is told before the first words of one of the signs, folded; undefined where the text holds none. */
export function toldBefore(
  name: SignName,
  text: string,
  { words }: Pick<Lexicon, 'words'>,
): string | undefined {
  const folded = fold(text);
  const held = patternsOf(name, words).find((groups) => groups.every((group) => folded.search(group) >= 0));
  return held?.[0] && folded.slice(0, folded.search(held[0]));
}

/** What stands behind the last match of patterns of folded texts, in the caller's own writing; undefined where there is none. */
export function behindLast(patterns: readonly RegExp[], text: string): string | undefined {
  const written = atSamePlaces(text).replaceAll(/['’-]/gu, ' ');
  const found = patterns.flatMap((pattern) => [...written.matchAll(pattern)]);
  const last = found.sort((a, b) => a.index - b.index).at(-1);
  return last && text.slice(last.index + last[0].length);
}

/** The same behind the phrases of a sign of one group. */
export const toldBehind = (
  name: SignName,
  text: string,
  { words }: Pick<Lexicon, 'words'>,
): string | undefined =>
  behindLast(
    patternsOf(name, words).flatMap(([group]) => group ?? []),
    text,
  );

/** The first of these languages in which a text tells it. */
export function languageTelling(
  name: SignName,
  text: string,
  among: readonly LanguageWords[],
): string | undefined {
  const sentences = sentencesOf(text).map(fold);
  return among.find((words) => sentences.some((sentence) => holds(name, sentence, words)))?.language;
}

/** Whether a text begins with a phrase of one of the signs, greetings aside. */
export const beginsWith = (name: SignName, text: string, lexicon: Lexicon): boolean => {
  const said = lexicon.without(['greeting'], text);
  return patternsOf(name, lexicon.words).some(([first]) => first !== undefined && said.search(first) === 0);
};

/** Whether nothing but one of the phrases is said, courtesies aside. */
export const isOnly = (name: SignName, text: string, lexicon: Lexicon): boolean => {
  const folded = fold(text);
  // Italian "si" of "come si chiama" says no yes: the phrase is taken away first.
  const besides = (group: RegExp): string[] =>
    lexicon.contentOf(lexicon.without(['greeting', 'thanks', 'yes', 'no'], folded.replace(group, ' ')));
  const said = (group: RegExp): boolean => folded.search(group) >= 0 && besides(group).length === 0;
  return patternsOf(name, lexicon.words).some((groups) => groups.every(said));
};

/** A folded text without any phrase of a sign. */
export const withoutSign = (name: SignName, folded: string, { words }: Pick<Lexicon, 'words'>): string =>
  patternsOf(name, words)
    .flat()
    .reduce((rest, group) => rest.split(group).join(' '), folded);

/** Danger to life, here and now; where it is only spoken of, what is asked for is an offer. */
export const tellsDanger = (text: string, words: LanguageWords): boolean =>
  sentencesOf(text)
    .flatMap(foldings)
    .map((folded) => withoutSign('figures', folded, { words }))
    .some(
      (sentence) =>
        (sentence.search(dangerCue(words)) >= 0 ||
          holds('danger', sentence, words) ||
          holds('animalDanger', sentence, words)) &&
        (holds('urgent', sentence, words) || !holds('harmless', sentence, words)),
    );

const dangerCue = perLanguage(({ cues, spaced }) => phrasePattern(cues.danger, spaced));
