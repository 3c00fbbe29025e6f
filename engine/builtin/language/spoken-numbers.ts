/** Telephone numbers and spelled names in what is said and written. */
import { fold, wordsOf } from './text.ts';
import type { LanguageWords } from '../words/types.ts';

export const phonePattern = /\+?\(?\d[\d\s().\/-]{5,22}\d/g;

/** A telephone number of 7 to 15 digits (E.164's limit), as the caller wrote it. */
export function findPhone(text: string): string | undefined {
  // "24/7: 520-555-0177": the seven is not of the number.
  return text
    .replaceAll('24/7', '')
    .match(phonePattern)
    ?.find((candidate) => {
      const digits = candidate.replace(/\D/g, '').length;
      return (
        digits >= 7 &&
        digits <= 15 &&
        !/^\d{4}-\d{2}-\d{2}$/.test(candidate) &&
        !/^\d{1,2}[./]\d{1,2}[./]\d{4}$/.test(candidate)
      );
    });
}

const minSpokenDigits = 7;

/** A telephone number in a text, also one that is said digit by digit ("five five five oh one …"). */
export function hearPhone(text: string, words: LanguageWords): string | undefined {
  const written = findPhone(text);
  if (written !== undefined) return written;
  const zeros = new Set(words.zero.map(fold));
  let digits = '';
  for (const word of wordsOf(text, words)) {
    const value = zeros.has(word) ? 0 : /^\d+$/.test(word) ? word : words.numbers[word];
    if (value === undefined || (typeof value === 'number' && value > 9)) {
      if (digits.length >= minSpokenDigits) break;
      digits = '';
    } else digits += String(value);
  }
  return digits.length >= minSpokenDigits && digits.length <= 15 ? digits : undefined;
}

/** "C-A-R-T-E-R": letters that are spelled one by one, as a name; undefined where nothing is spelled. */
export function hearSpelling(text: string): string | undefined {
  const run = /(?<![\p{L}\p{N}'’])(?:\p{L}[-–., ]{1,2}){2,30}\p{L}(?![\p{L}\p{N}])/u.exec(text)?.[0];
  const letters = run?.replace(/[^\p{L}]/gu, '');
  return letters === undefined ? undefined : letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
}
