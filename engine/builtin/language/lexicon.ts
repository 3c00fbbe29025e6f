/** A language's words, compiled for fast and safe matching. */
import { compileParaphrases } from './compile-paraphrases.ts';
import type { CompiledParaphrases } from './compile-paraphrases.ts';
import { createLengthReader, type Lengths } from './lengths.ts';
import { createMeasureReader, type MeasureReader } from './measures.ts';
import { numbersOf } from './number-words.ts';
import { withWholeVerbs } from './separable-verbs.ts';
import { escapeRegExp } from '../../../domain/knowledge/words/union.ts';
import { fold, stem, wordsOf } from './text.ts';
import type { CueName, LanguageWords, Sayings } from '../words/types.ts';
import { patternsByLanguage, whole } from '../patterns/any-language.ts';
import type { Patterns } from '../patterns/types.ts';

export interface Lexicon {
  words: LanguageWords;
  say: Sayings;
  paraphrases: CompiledParaphrases;
  /** Whether a cue of this kind occurs in the text. */
  has: (cue: CueName, text: string) => boolean;
  /** The folded text without the cues of these kinds. */
  without: (cues: readonly CueName[], text: string) => string;
  /** Stems of the words with content, what means the same made equal, in order, each once; phrases as one. */
  contentOf: (text: string) => string[];
  /** What callers of all kinds of businesses ask about and the text speaks of. */
  topicsOf: (text: string) => ReadonlySet<string>;
  /** The topics that a text of a site states something of. */
  topicsStated: (text: string) => ReadonlySet<string>;
  /** Content of a text that belongs to these topics, or names one of the `named` as a whole. */
  wordsOnTopics: (
    text: string,
    topics: ReadonlySet<string>,
    named?: ReadonlySet<string>,
  ) => ReadonlySet<string>;
  /** The lengths of time in a text, and the rest of it. */
  lengthsOf: (text: string) => Lengths;
  measures: MeasureReader;
  /** Stems of verbs that are stopwords beside other content. */
  verbsOf: (text: string) => string[];
  /** Stems of the words with content as they are said, synonyms not made equal. */
  literalOf: (text: string) => string[];
  /** All stems, stopwords too, and beside them what phrases stand for. */
  stemsOf: (text: string) => string[];
  /** The stem of one word, synonyms made equal. */
  stemOf: (word: string) => string;
  /** The telling words of each phrase that a stem stands for, where it has several: what holds them all says the phrase. */
  partsOf: (stem: string) => readonly (readonly string[])[];
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
        escapeRegExp(text).replaceAll(' ', "[ '’-]") + (open && spaced ? '[\\p{L}\\p{N}]*' : ''),
    )
    .join('|');
  return spaced
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu')
    : new RegExp(alternatives, 'gu');
}

const YEAR = /\d{4}/;
/** A number of years, behind what says that they go on and beside the trade that they were spent in, in one language. */
const ageIn = ({ agedBefore, experience, forYears, ofYears, years }: Patterns): string[] => {
  const counted = `\\d{1,3}\\+?\\s(?:${years})`;
  const ofPeople = agedBefore === '' ? '' : `(?<!(?:${agedBefore})\\s)`;
  return [
    `${whole.before}${ofPeople}(?:${forYears})\\s(?:\\p{L}+\\s){0,3}${counted}(?!\\p{L})`,
    `${counted}(?:['’]|${ofYears || '(?!)'}|\\s)?\\s?(?:${experience})`,
    `(?:${experience})\\s(?:\\p{L}+\\s){0,3}${counted}`,
  ];
};
/** "For over 50 years": as good as a year of foundation. */
const AGE = new RegExp(
  Object.values(patternsByLanguage)
    .flatMap((patterns) => (patterns.years === '' ? patterns.experience : ageIn(patterns)))
    .join('|'),
  'iu',
);
const PERCENT = /\d\s?%/;
const maxRemembered = 20_000;

/** Sites use few words many times. What strangers write is not kept without limit. */
function remembering(stemOf: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= maxRemembered) known.clear();
    const made = stemOf(word);
    known.set(word, made);
    return made;
  };
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
  const paraphrases = compileParaphrases(words);
  const { sameAs, phraseAt } = paraphrases;
  const numbers = numbersOf(words);
  const bareStem = remembering((word) => stem(word, words));
  const particles = new Set(words.particles.split(' ').map(fold).filter(Boolean));
  const isListed = (verb: string): boolean =>
    sameAs.has(bareStem(verb)) || paraphrases.topicsOfStem(bareStem(verb)).length > 0;
  const spokenWords = (text: string): string[] => wordsOf(withWholeVerbs(text, particles, isListed), words);
  const toStem = (word: string): string => {
    const number = numbers.get(word);
    if (number !== undefined) return String(number);
    const base = bareStem(word);
    return sameAs.get(base) ?? base;
  };
  const lengthsOf = createLengthReader(words);
  const contentOf = (text: string): string[] => {
    const { signs, rest } = lengthsOf(text);
    const all = wordsOf(rest, words);
    const stems = all.map(bareStem);
    const content: string[] = [];
    for (let at = 0; at < all.length; at += 1) {
      const phrase = phraseAt(stems, at);
      if (phrase !== undefined) {
        content.push(phrase.concept);
        at += phrase.length - 1;
        continue;
      }
      const word = all[at] ?? '';
      const next = all[at + 1];
      const counts = attributive.has(word) && next !== undefined && !stopwords.has(next);
      if (counts || !stopwords.has(word)) content.push(toStem(word));
    }
    return [...new Set([...content, ...signs])];
  };
  const signsOf = (text: string): string[] => [
    ...((YEAR.test(text) && paraphrases.since.test(fold(text))) || AGE.test(text) ? ['#age'] : []),
    ...(PERCENT.test(text) ? ['#percent'] : []),
  ];
  /** What phrases of a text given as bare stems stand for. */
  const conceptsIn = (stems: readonly string[]): string[] =>
    stems.flatMap((_, at) => phraseAt(stems, at)?.concept ?? []);
  const stemsOf = (text: string): string[] => {
    const all = spokenWords(text);
    const bare = all.map(bareStem);
    return [...all.map(toStem), ...conceptsIn(bare), ...signsOf(text), ...lengthsOf(text).signs];
  };
  const small = new Set([...stopwords].map(bareStem));
  const partsOf = (concept: string): string[][] =>
    paraphrases
      .phrasesOf(concept)
      // "2 years old" is said by no other "2 years".
      .filter((stems) => !stems.some((each) => /\d/.test(each)))
      .map((stems) =>
        stems
          .filter((each) => !small.has(each))
          .map((each) => sameAs.get(each) ?? each)
          .filter((each) => !paraphrases.soft.has(each)),
      )
      .filter((stems) => new Set(stems).size > 1);
  const joined = new Map<string, RegExp>();
  /** The longest cue first, whatever its kind: a word for hours may begin with one for being open. */
  const anyOf = (cues: readonly CueName[]): RegExp => {
    const key = cues.join();
    const known = joined.get(key);
    if (known !== undefined) return known;
    const pattern = phrasePattern(
      cues.flatMap((cue) => words.cues[cue]),
      words.spaced,
    );
    joined.set(key, pattern);
    return pattern;
  };
  const topicsBy = (
    text: string,
    topicsAmong: (stems: readonly string[]) => ReadonlySet<string>,
  ): ReadonlySet<string> => {
    const stems = spokenWords(text).map(bareStem);
    const signs = (['#percent', '#age'] as const).filter((sign) => signsOf(text).includes(sign));
    return topicsAmong(stems).union(topicsAmong([...conceptsIn(stems), ...signs]));
  };
  return {
    words,
    say: words.say,
    paraphrases,
    has: (cue, text) => fold(text).search(patterns[cue]) >= 0,
    without: (cues, text) => fold(text).replace(anyOf(cues), ' ').replace(/\s+/g, ' ').trim(),
    contentOf,
    lengthsOf,
    measures: createMeasureReader(words),
    topicsOf: (text) => topicsBy(text, paraphrases.topicsOf),
    topicsStated: (text) => topicsBy(text, paraphrases.topicsStated),
    wordsOnTopics: (text, topics, named) => {
      const stems = wordsOf(text, words).map(bareStem);
      const isOnTopic = (concept: string): boolean =>
        paraphrases.topicsOfStem(concept).some((topic) => topics.has(topic));
      const spoken = paraphrases.wordsOnTopics(stems, topics, named);
      return spoken.union(new Set(conceptsIn(stems).filter(isOnTopic)));
    },
    literalOf: (text) =>
      wordsOf(text, words)
        .filter((word) => !stopwords.has(word))
        .map(bareStem),
    verbsOf: (text) => [
      ...new Set(
        wordsOf(text, words)
          .filter((word) => verbs.has(word))
          .map(toStem),
      ),
    ],
    stemsOf,
    stemOf: toStem,
    partsOf,
    formsOf: (of) => paraphrases.forms.get(of) ?? [of],
  };
}
