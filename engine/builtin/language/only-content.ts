/** The words of a text between the first and the last that tell something. */
import type { Lexicon } from './lexicon.ts';

/** "It's a Fiesta" is "Fiesta", in the caller's own writing. */
export function onlyContent(text: string, { contentOf, without, words }: Lexicon): string {
  if (!words.spaced) return text.replace(/^[、。\s]+|(?:です|でございます)?[、。\s]*$/gu, '');
  const said = [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu)];
  const tells = ([word]: RegExpExecArray): boolean =>
    contentOf(without(['no', 'correction', 'yes'], word)).length > 0 || /^\p{Lu}\p{L}/u.test(word);
  const [first, last] = [said.find(tells), said.findLast(tells)];
  return first === undefined || last === undefined
    ? ''
    : text.slice(first.index, last.index + last[0].length);
}
