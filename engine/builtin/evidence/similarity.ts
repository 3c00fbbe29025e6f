/** How alike two texts are by their words with content. */
import type { Scene } from '../business.ts';
import { wordsOf } from '../language/text.ts';

/** Shared content over all content of both (Dice), weighted by how telling words are. */
export function similarityOf(content: readonly string[], text: string, { index, lexicon }: Scene): number {
  const sum = (stems: readonly string[]): number =>
    stems.reduce((total, stem) => total + index.weight(stem), 0);
  const other = lexicon.contentOf(text);
  const others = new Set(other);
  const shared = content.filter((stem) => index.covers(others, stem));
  return (2 * sum(shared)) / Math.max(0.01, sum(content) + sum(other));
}

/** How many words of a question follow the first of the longest run that a text has in the same order, small words included. */
export function longestRun(question: string, text: string, { lexicon }: Scene): number {
  const stemsIn = (said: string): string[] => wordsOf(said, lexicon.words).map(lexicon.stemOf);
  const [asked, told] = [stemsIn(question), stemsIn(text)];
  let longest = 1;
  // Lengths of the runs that end at each word of the text.
  let ending: number[] = [];
  for (const stem of asked) {
    ending = told.map((other, at) => (other === stem ? (ending[at - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...ending);
  }
  return longest - 1;
}
