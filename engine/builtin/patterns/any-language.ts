/** Compiles what the tables of all languages have of one field: a site and its callers need not speak the same one. */
import { alternativesIn, unionOf } from '../../../domain/knowledge/words/union.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { Patterns } from './types.ts';

/** Each language by its code. */
export const patternsByLanguage: Readonly<Record<string, Patterns>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  nl,
  pl,
  ro,
  ja,
};

const spaced: readonly Patterns[] = [en, de, es, fr, it, pt, nl, pl, ro];
const unspaced: readonly Patterns[] = [ja];

/** What a field holds for languages that put spaces between words, as one group. */
export const spacedWords = (field: keyof Patterns): string => unionOf(spaced.map((table) => table[field]));

/** The edges of a whole word. */
export const whole = { before: '(?<!\\p{L})', after: '(?!\\p{L})' } as const;

/** Matches what a field holds for any language; `before` and `after` stand around words that have spaces between them. */
export function anyLanguage(
  field: keyof Patterns,
  { before = '', after = '', flags = 'iu' }: { before?: string; after?: string; flags?: string } = {},
): RegExp {
  const words = `${before}${spacedWords(field)}${after}`;
  return new RegExp([words, ...alternativesIn(unspaced.map((table) => table[field]))].join('|'), flags);
}
