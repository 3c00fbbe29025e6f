/** Cuts off who made the site: a designer's name, number or address is not the business's. */
import type { Line } from './lines.ts';
import type { PageView } from './page-view.ts';
import { foldWord, phrases, wordTables, type WordTable } from '../words/index.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';

/** The part of a line before credits that name somebody: "made by phone" is none, unless in a footer. */
export function beforeCredits({ text, folded, region }: Line, words: WordTable): string {
  const credits = phrases(words.credits);
  const own = beforeAny(credits, text, folded);
  if (region === 'footer' || own.length === text.length) return own;
  const credit = Math.max(
    ...credits.map((phrase) => (folded.startsWith(phrase, own.length) ? phrase.length : 0)),
  );
  return /^\s*\p{Ll}/u.test(text.slice(own.length + credit)) ? text : own;
}

function beforeAny(credits: readonly string[], text: string, folded: string): string {
  const at = indexOfPhrase(folded, credits);
  return at < 0 ? text : text.slice(0, at);
}

/** The same by the words of all languages. */
const everyCredit = phrases(wordTables.map(({ credits }) => credits).join());

/** The part of a line before credits and before the name of somebody else; footers of a site are often in its other language. */
export function ownPart({ text, folded, ownLength, region }: Line, words: WordTable): string {
  const isFooter = region === 'footer' || folded.includes('©');
  const own = beforeAny(isFooter ? everyCredit : phrases(words.credits), text, folded);
  return own.slice(0, ownLength);
}

/** Whether a line of a footer without words stands right below one that is nothing but credits: "Website by Ann Lee" over her number. */
export function isBelowCredits({ lines, words }: Pick<PageView, 'lines' | 'words'>, index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]!];
  if (above?.region !== 'footer' || line.region !== 'footer' || /\p{L}/u.test(line.text)) return false;
  return ownPart(above, words) === '' && above.text.length < 60 && above.ownLength === above.text.length;
}

/** So far before a link credits are looked for. */
const CREDIT_REACH = 200;

/** Whether a link stands behind credits, in any language, in the text around it. */
export function isCredited(link: string, context: string): boolean {
  const at = link === '' ? -1 : context.indexOf(link);
  if (at < 0) return false;
  const near = context.slice(Math.max(0, at - CREDIT_REACH), at + link.length);
  return beforeAny(everyCredit, near, foldWord(near)).length < near.length;
}
