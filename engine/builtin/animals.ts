/** Kinds of animals in what callers say. */
import { perLanguage } from './language/per-language.ts';
import { patternsByLanguage } from './patterns/any-language.ts';

/** Each animal that is named by its kind, in folded text. */
export const animalsOf = perLanguage(({ language, spaced }) => {
  const { animals } = patternsByLanguage[language]!;
  return new RegExp(spaced ? `(?<!\\p{L})(?:${animals})(?!\\p{L})` : animals, 'gu');
});
