/** How alike two texts are by their words with content. */
import type { Scene } from '../business.ts';
import { wordsOf } from '../language/text.ts';
import { anyLanguage } from '../patterns/any-language.ts';

/** Shared content over all content of both (Dice), weighted by how telling words are. */
export function similarityOf(content: readonly string[], text: string, { index, lexicon }: Scene): number {
  const sum = (stems: readonly string[]): number =>
    stems.reduce((total, stem) => total + index.weight(stem), 0);
  const other = lexicon.contentOf(text);
  const others = new Set(other);
  const shared = content.filter((stem) => index.covers(others, stem));
  return (2 * sum(shared)) / Math.max(0.01, sum(content) + sum(other));
}

/** So many letters at the beginning have two forms of one word in common, and so much of the longer one. */
const minShared = 4;
const minShare = 0.6;
/** Fewer letters have to be the whole of the shorter one: "color" is no "colonn". */
const plainlyShared = 5;

const FIRST_PART = anyLanguage('firstParts', { before: '^', after: '$', flags: 'u' });

/** "sostituit" and "sostituzion": forms of one word that have different stems; German "weiterhelf" and "weiterbild" share none. */
export function isKin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  const isWhole = shared === shorter || shared >= plainlyShared;
  return (
    isWhole &&
    shared >= minShared &&
    shared >= minShare * Math.max(one.length, other.length) &&
    (shared === shorter || !FIRST_PART.test(one.slice(0, shared)))
  );
}

/** Whether a word is among others, in another form of it as well. */
export const isAmong = (stem: string, stems: ReadonlySet<string>, { index }: Scene): boolean =>
  index.covers(stems, stem) || [...stems].some((each) => isKin(stem, each));

/** The words of what is said in their order, small ones included, as stems. */
export const stemsInOrder = (said: string, { lexicon }: Scene): string[] =>
  wordsOf(said, lexicon.words).map(lexicon.stemOf);

/** How many words of a question follow the first of the longest run that a text has in the same order; `asked` as `stemsInOrder`. */
export function longestRun(asked: readonly string[], text: string, scene: Scene): number {
  const told = stemsInOrder(text, scene);
  let longest = 1;
  // Lengths of the runs that end at each word of the text.
  let ending: number[] = [];
  for (const stem of asked) {
    ending = told.map((other, at) => (other === stem ? (ending[at - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...ending);
  }
  return longest - 1;
}
