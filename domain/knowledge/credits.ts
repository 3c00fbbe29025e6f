/** Cuts off who made the site: a designer's name, number or address is not the business's. */
import type { Line } from './lines.ts';
import { foldWord, phrases, type WordTable } from './words/index.ts';
import { indexOfPhrase } from './words/phrase-index.ts';

/** The part of a text before the credits, or all of it; `folded` spares folding it again. */
export function withoutCredits(text: string, words: WordTable, folded: string = foldWord(text)): string {
  const at = indexOfPhrase(folded, phrases(words.credits));
  return at < 0 ? text : text.slice(0, at);
}

/** The part of a line before credits and before the name of somebody else. */
export function ownPart({ text, folded, ownLength }: Line, words: WordTable): string {
  return withoutCredits(text, words, folded).slice(0, ownLength);
}
