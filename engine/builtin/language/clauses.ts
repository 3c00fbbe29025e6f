/** Splits a turn into what can be answered one by one. */
import { perLanguage } from './per-language.ts';
import { escapeRegExp } from '../../../domain/knowledge/words/union.ts';
import { alternativesOf, fold, partsBetween } from './text.ts';
import type { LanguageWords } from '../words/types.ts';

/** So many words may stand between "and" and a word for when: "until", "from what". */
const maxBeforeWhen = 2;
const endOfWord = '(?![\\p{L}\\p{N}])';

/** The phrases as they are written: "faites-vous", "dov'è". */
const written = (phrases: readonly string[]): string =>
  alternativesOf(phrases.filter((phrase) => fold(phrase) !== '')).replaceAll(' ', "[\\s'’-]+");

interface Joint {
  /** Before what asks again: ", and by the way, what's …", "and until when …", "and are you open …". */
  between: RegExp;
  /** A comma or an "and" with its accents: Portuguese "é" joins nothing. */
  isJoint: RegExp;
}

const jointOf = perLanguage(({ and, questionStarts, politeness, cues }): Joint => {
  const joint = written(and);
  const aside = `(?:(?:${written(politeness.calls)})${endOfWord},?\\s+)?`;
  const isOpen = cues.isOpen.filter((phrase) => phrase.includes(' '));
  const start = [
    `¿?(?:${written([...questionStarts, ...isOpen])})${endOfWord}`,
    `¿?(?:[\\p{L}'’]+\\s+){1,${String(maxBeforeWhen)}}(?:${written(cues.when)})${endOfWord}`,
  ].join('|');
  return {
    between: new RegExp(`(?:,\\s*(?:(?:${joint})\\s+)?|\\s+(?:${joint})\\s+)${aside}(?=${start})`, 'gu'),
    isJoint: new RegExp(`^(?:,|\\s+(?:${and.map(escapeRegExp).join('|')})\\s)`, 'iu'),
  };
});

/** The sentences of a turn, cut where one asks more than once. */
export function clausesOf(text: string, words: LanguageWords): string[] {
  const parts = text
    .split(/(?<=[?!;。？！])\s*|(?<=か)、|(?<=\p{L}{2}[.])\s+|\n+/u)
    .filter((part) => part.trim() !== '');
  if (!words.spaced) return parts;
  const { between, isJoint } = jointOf(words);
  return parts
    .flatMap((part) => partsBetween(part, between, (found) => isJoint.test(found)))
    .filter((part) => part.trim() !== '');
}
