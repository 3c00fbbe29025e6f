/** What is made of the words of a language is made once, on first use. */
import type { LanguageWords } from '../words/types.ts';

/** `make` with a memory for each language. */
export function perLanguage<T>(make: (words: LanguageWords) => T): (words: LanguageWords) => T {
  const made = new WeakMap<LanguageWords, { of: T }>();
  return (words) => {
    const known = made.get(words) ?? { of: make(words) };
    made.set(words, known);
    return known.of;
  };
}
