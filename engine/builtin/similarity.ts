/** How alike two texts are by their words with content. */
import type { Scene } from './business.ts';

/** Shared content over all content of both (Dice), weighted by how telling words are. */
export function similarityOf(content: readonly string[], text: string, { index, lexicon }: Scene): number {
  const sum = (stems: readonly string[]): number =>
    stems.reduce((total, stem) => total + index.weight(stem), 0);
  const other = lexicon.contentOf(text);
  const others = new Set(other);
  const shared = content.filter((stem) => index.covers(others, stem));
  return (2 * sum(shared)) / Math.max(0.01, sum(content) + sum(other));
}
