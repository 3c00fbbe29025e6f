/** Cuts off who made the site: a designer's name, number or address is not the business's. */
import { phraseAt } from './page-view.ts';
import { foldWord, phrases, type WordTable } from './words/index.ts';

/** The part of a text before the credits, or all of it; `folded` spares folding it again. */
export function withoutCredits(text: string, words: WordTable, folded: string = foldWord(text)): string {
  let end = text.length;
  for (const phrase of phrases(words.credits)) {
    const at = phraseAt(folded, phrase);
    if (at >= 0) end = Math.min(end, at);
  }
  return text.slice(0, end);
}
