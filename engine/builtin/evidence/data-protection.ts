/** Tells what a site says of the data of its visitors from what it says of the business. */
import type { Passage } from '../../../domain/knowledge/types.ts';
import { anyLanguage } from '../patterns/any-language.ts';

const WORDS = anyLanguage('dataProtection', { flags: 'giu' });
const WORD = anyLanguage('dataProtection');
/** One such word alone stands in a form or a rule, too: "with the consent of the parents". */
const minWords = 2;
/** Of a text of so many lines one in three speaks of data. */
const linesPerWord = 3;

const wordsIn = (text: string): string[] => (text.match(WORDS) ?? []).map((word) => word.toLowerCase());
const tellsOfData = (words: readonly string[]): boolean => new Set(words).size >= minWords;

/** Whether a caller asks what becomes of data. */
export const asksOfData = (heard: string): boolean => WORD.test(heard);

/** For a passage, whether a text out of it speaks of the data of visitors. */
export function dataLinesOf({ heading, text }: Passage): (piece: string) => boolean {
  const words = wordsIn(`${heading}\n${text}`);
  if (!tellsOfData(words)) return () => false;
  const isAll = words.length * linesPerWord >= text.split('\n').length;
  return (piece) => isAll || tellsOfData(wordsIn(piece));
}
