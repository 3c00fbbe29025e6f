/** What is said in any language, put together once from the tables of all. */
import { english } from './en.ts';
import { furtherContact } from './further-languages.ts';
import { wordTables } from './index.ts';
import { alternativesIn, unionOf } from './union.ts';
import type { WordPatterns } from './word-patterns.ts';

type Group = keyof WordPatterns;

const allPatterns: readonly Partial<WordPatterns>[] = [
  ...wordTables.map(({ patterns }) => patterns),
  { contact: furtherContact },
];

/** Each field of the patterns over all languages, as a group for a regular expression. */
export const inAnyLanguage = Object.fromEntries(
  (Object.keys(english.patterns) as Group[]).map((group) => [group, unionsOf(group)]),
) as { [G in Group]: Required<WordPatterns[G]> };

function unionsOf(group: Group): Record<string, string> {
  const tables = allPatterns.map((patterns) => (patterns[group] ?? {}) as Record<string, string>);
  const fields = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries([...fields].map((name) => [name, unionOf(tables.map((table) => table[name]))]));
}

/** The alternatives of one field over all languages, each once. */
export const alternativesOf = (field: (patterns: WordPatterns) => string | undefined): string[] =>
  alternativesIn(wordTables.map(({ patterns }) => field(patterns)));
