/** What is said in any language, put together once from the tables of all. */
import { english } from './en.ts';
import { wordTables } from './index.ts';
import type { WordPatterns } from './word-patterns.ts';

type Group = keyof WordPatterns;

/** Each field of the patterns over all languages, as a group for a regular expression. */
export const inAnyLanguage = Object.fromEntries(
  (Object.keys(english.patterns) as Group[]).map((group) => [group, unionOf(group)]),
) as { [G in Group]: Required<WordPatterns[G]> };

function unionOf(group: Group): Record<string, string> {
  const fields = wordTables.flatMap(({ patterns }) => Object.entries<string>(patterns[group]));
  return Object.fromEntries(
    [...Map.groupBy(fields, ([name]) => name)].map(([name, held]) => [
      name,
      `(?:${[...new Set(held.map(([, alternatives]) => alternatives))].join('|')})`,
    ]),
  );
}
