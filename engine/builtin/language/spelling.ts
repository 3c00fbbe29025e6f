/** How callers spell: letter by letter, by words ("S as in Sam"), by a letter told beside the name ("Muller with two Ls"). */
import { anyLanguage, spacedWords } from '../patterns/any-language.ts';
import type { LanguageWords } from '../words/types.ts';
import { numbersOf } from './number-words.ts';
import { fold } from './text.ts';

const BY_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(\\p{L}),?\\s+${spacedWords('spelledAs')}\\s+\\1\\p{L}+`,
  'giu',
);
const DOUBLED = anyLanguage('doubledLetter', {
  before: '(?<!\\p{L})',
  after: '[ -](\\p{L})(?![\\p{L}])',
  flags: 'giu',
});
const RUN = /(?<![\p{L}\p{N}'’])(?:\p{L}[-–., ]{1,2}){2,30}\p{L}(?![\p{L}\p{N}])/u;
/** A letter, letters that are told apart ("a-i", "d-t"), and those that are told as one. */
const LETTERS = '(?:ck|dt|tz|th|ph|ch|[scr]z|gn|ij|ei|ie|ai|ay|ey|ou|\\p{L}(?:[-–]\\p{L}(?!\\p{L}))*)';
const NOTE = new RegExp(
  `[\\s,]+${spacedWords('withLetter')}\\s+(?:(?<count>\\p{L}{1,5})\\s+)?(?<letter>${LETTERS})(?:['’]?s)?(?!['’]?\\p{L})(?:\\s+[\\p{L}\\s]{0,20})?`,
  'iu',
);

const inLetters = (text: string): string => text.replace(BY_WORD, '$1').replace(DOUBLED, '$1-$1');

/** "C-A-R-T-E-R", "C as in Cat …": letters that are spelled one by one, as a name; undefined where nothing is spelled. */
export function hearSpelling(text: string): string | undefined {
  const letters = RUN.exec(inLetters(text))?.[0].replace(/[^\p{L}]/gu, '');
  return letters === undefined ? undefined : letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
}

/** A text without the letters that are spelled in it, and without what is told of a letter. */
export const withoutSpelling = (text: string): string => inLetters(text).replace(RUN, ' ').replace(NOTE, '');

/** A name with the letter that is told to be two of: "Miler with two Ls" is Miller. */
export function withLetterTold(name: string, text: string, words: LanguageWords): string {
  const { count, letter } = NOTE.exec(text)?.groups ?? {};
  if (letter === undefined || count === undefined || numbersOf(words).get(fold(count)) !== 2) return name;
  const at = name.toLowerCase().lastIndexOf(letter.toLowerCase());
  const isDoubled = name.toLowerCase().includes(letter.toLowerCase().repeat(2));
  return at <= 0 || isDoubled ? name : name.slice(0, at) + letter.toLowerCase() + name.slice(at);
}
