/** Takes away the sounds that callers make while they think: "I'd, um, like a table". */
import { patternsByLanguage } from '../patterns/any-language.ts';
import type { LanguageWords } from '../words/types.ts';
import { perLanguage } from './per-language.ts';

const fillersOf = perLanguage(({ language, spaced }) => {
  const sounds = `(?:${patternsByLanguage[language]!.filler})`;
  // "Uh-huh" says yes, and "12 mm" is a length.
  return spaced
    ? new RegExp(
        `(?<![\\p{L}\\p{N}'’@-]|\\d\\s)${sounds}(?![\\p{L}\\p{N}'’@-]|\\sh[mu])(?:[,….–]*(?:\\s+|$))`,
        'giu',
      )
    : new RegExp(`(?<=^|[、。…\\s])${sounds}[、。…\\s]*`, 'gu');
});

/** The text without such sounds; as it is where nothing else is said. */
export function withoutFillers(text: string, words: LanguageWords): string {
  const rest = text.replace(fillersOf(words), '').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}
