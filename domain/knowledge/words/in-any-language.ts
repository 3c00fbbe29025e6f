/** What is said in any language, put together once from the tables of all. */
import { english } from './en.ts';
import { wordTables } from './index.ts';
import type { WordPatterns } from './word-patterns.ts';

type Group = keyof WordPatterns;

/** Each field of the patterns over all languages, as a group for a regular expression. */
export const inAnyLanguage = Object.fromEntries(
  (Object.keys(english.patterns) as Group[]).map((group) => [group, unionsOf(group)]),
) as { [G in Group]: Required<WordPatterns[G]> };

function unionsOf(group: Group): Record<string, string> {
  const fields = wordTables.flatMap(({ patterns }) => Object.keys(patterns[group]));
  return Object.fromEntries(
    fields.map((name) => {
      const alternatives = alternativesOf((patterns) => (patterns[group] as Record<string, string>)[name]);
      return [name, `(?:${alternatives.join('|')})`];
    }),
  );
}

/** The alternatives of one field over all languages, each once; such with groups stay together. */
export function alternativesOf(field: (patterns: WordPatterns) => string | undefined): string[] {
  const held = wordTables.flatMap(({ patterns }) => field(patterns) ?? []);
  return [...new Set(held.flatMap((one) => (/[()[\]]/.test(one) ? one : one.split('|'))))];
}
