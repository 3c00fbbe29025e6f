/** Takes away what callers say around a question out of politeness: "Hi there, … by any chance?" */
import type { LanguageWords } from '../words/types.ts';
import { perLanguage } from './per-language.ts';
import { partsBetween } from './text.ts';

/** Of these none: an expression that matches nowhere. */
const nothing = /(?!)/gu;
const marks = '[\\s,.!:;…、。–-]';

const oneOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', ',?\\s+'))
    .join('|');

const formsOf = perLanguage(({ spaced, politeness: { leadIns, calls, hedges, tags, echoes } }) => {
  const end = spaced ? "(?![\\p{L}\\p{N}'])" : '';
  const called = calls.length === 0 ? '' : `|(?:${oneOf(calls)})\\s*[,.!:;…–-]${marks}*`;
  return {
    before: new RegExp(`^(?:\\s*(?:(?:${oneOf(leadIns)})${end}${marks}*${called}))+`, 'gu'),
    behind: spaced
      ? new RegExp(`(?:[,\\s¿]+(?:${oneOf(tags)})|[,?][\\s¿]*(?:${oneOf(echoes)}))+(?=[\\s?.!]*$)`, 'gu')
      : new RegExp(`(?:${oneOf(tags)})(?=[?？。]*$)`, 'gu'),
    within: hedges.length === 0 ? nothing : new RegExp(`,?\\s+(?:${oneOf(hedges)})(?![\\p{L}\\p{N}'])`, 'gu'),
  };
});

/** The text without the words that only a caller's manners put there; as it is where nothing else is said. */
export function withoutPoliteness(text: string, words: LanguageWords): string {
  const { before, behind, within } = formsOf(words);
  const rest = [before, behind, within].reduce((said, form) => partsBetween(said, form).join(''), text);
  // "¿De verdad?" is no "¿De?" with a tag behind it.
  return (words.spaced ? /\p{L}{3}/u : /\p{L}{2}/u).test(rest) ? rest : text;
}
