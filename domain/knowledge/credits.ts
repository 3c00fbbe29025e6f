/** Cuts off who made the site: a designer's name, number or address is not the business's. */
import type { Line } from './lines.ts';
import { foldWord, phrases, wordTables, type WordTable } from './words/index.ts';
import { indexOfPhrase } from './words/phrase-index.ts';

/** The part of a text before the credits, or all of it; `folded` spares folding it again. */
export function withoutCredits(text: string, words: WordTable, folded: string = foldWord(text)): string {
  const at = indexOfPhrase(folded, phrases(words.credits));
  return at < 0 ? text : text.slice(0, at);
}

const everyCredit = wordTables.map(({ credits }) => credits).join();

/** The part of a line before credits and before the name of somebody else; footers of a site are often in its other language. */
export function ownPart({ text, folded, ownLength, region }: Line, words: WordTable): string {
  const isFooter = region === 'footer' || folded.includes('©');
  const own = withoutCredits(text, isFooter ? { ...words, credits: everyCredit } : words, folded);
  return own.slice(0, ownLength);
}

/** So far before a link credits are looked for. */
const CREDIT_REACH = 200;

/** Whether a link stands behind credits, in any language, in the text around it. */
export function isCredited(link: string, context: string, words: WordTable): boolean {
  const at = link === '' ? -1 : context.indexOf(link);
  if (at < 0) return false;
  const near = context.slice(Math.max(0, at - CREDIT_REACH), at + link.length);
  return withoutCredits(near, { ...words, credits: everyCredit }).length < near.length;
}
