/** A language's words, compiled for fast and safe matching. */
import { escapeRegExp, fold, stem, wordsOf } from './text.ts';
import type { CueName, LanguageWords, Sayings } from './words/types.ts';

export interface Lexicon {
  words: LanguageWords;
  say: Sayings;
  /** Whether a cue of this kind occurs in the text. */
  has: (cue: CueName, text: string) => boolean;
  /** The folded text without the cues of these kinds. */
  without: (cues: readonly CueName[], text: string) => string;
  /** Stems of the words with content, synonyms made equal, in order, each once. */
  contentOf: (text: string) => string[];
  /** Stems of verbs that are stopwords beside other content. */
  verbsOf: (text: string) => string[];
  /** All stems, stopwords too. */
  stemsOf: (text: string) => string[];
  /** The stem of one word, synonyms made equal. */
  stemOf: (word: string) => string;
  /** Stems that mean the same as this one, itself included. */
  formsOf: (stem: string) => readonly string[];
}

/** Matches any of the folded phrases as whole words (or anywhere, in languages without spaces). */
export function phrasePattern(phrases: readonly string[], spaced: boolean): RegExp {
  if (phrases.length === 0) return /(?!)/gu;
  const alternatives = [...phrases]
    .map((phrase) => ({ open: phrase.endsWith('*'), text: fold(phrase) }))
    .sort((a, b) => b.text.length - a.text.length)
    .map(
      ({ open, text }) =>
        escapeRegExp(text).replaceAll(' ', '[ -]') + (open && spaced ? '[\\p{L}\\p{N}]*' : ''),
    )
    .join('|');
  return spaced
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu')
    : new RegExp(alternatives, 'gu');
}

export function compileLexicon(words: LanguageWords): Lexicon {
  const patterns = Object.fromEntries(
    Object.entries<string[]>({ ...words.cues }).map(([name, phrases]) => [
      name,
      phrasePattern(phrases, words.spaced),
    ]),
  ) as Record<CueName, RegExp>;
  const stopwords = new Set(wordsOf(words.stopwords, { ...words, spaced: true }));
  const attributive = new Set(words.attributive.split(' '));
  const verbs = new Set(wordsOf(words.verbs, { ...words, spaced: true }));
  const synonyms = new Map<string, string>();
  const forms = new Map<string, string[]>();
  for (const group of words.synonyms) {
    const [first, ...others] = group.map((word) => stem(fold(word), words));
    if (first === undefined) continue;
    for (const form of [first, ...others]) synonyms.set(form, first);
    forms.set(first, [...new Set([first, ...others])]);
  }
  const toStem = (word: string): string => {
    const number = words.numbers[word];
    if (number !== undefined) return String(number);
    const base = stem(word, words);
    return synonyms.get(base) ?? base;
  };
  return {
    words,
    say: words.say,
    has: (cue, text) => fold(text).search(patterns[cue]) >= 0,
    without: (cues, text) =>
      cues
        .reduce((rest, cue) => rest.replace(patterns[cue], ' '), fold(text))
        .replace(/\s+/g, ' ')
        .trim(),
    contentOf: (text) => [
      ...new Set(
        wordsOf(text, words)
          .filter((word, at, all) => {
            const next = all[at + 1];
            const counts = attributive.has(word) && next !== undefined && !stopwords.has(next);
            return counts || !stopwords.has(word);
          })
          .map(toStem),
      ),
    ],
    verbsOf: (text) => [
      ...new Set(
        wordsOf(text, words)
          .filter((word) => verbs.has(word))
          .map(toStem),
      ),
    ],
    stemsOf: (text) => wordsOf(text, words).map(toStem),
    stemOf: toStem,
    formsOf: (of) => forms.get(of) ?? [of],
  };
}
