/** All word tables by language; English serves where the language has none. */
import { dutch } from './nl.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import { italian } from './it.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { spanish } from './es.ts';
import type { WordTable } from './word-table.ts';

export type { WordTable } from './word-table.ts';

export const wordTables: readonly WordTable[] = [
  english,
  german,
  spanish,
  french,
  italian,
  portuguese,
  dutch,
  polish,
  romanian,
];

/** The table of a language, or English. */
export function wordsOf(language: string | undefined): WordTable {
  return wordTables.find((table) => table.language === language) ?? english;
}

const splitLists = new Map<string, string[]>();

/** A comma-separated list of a word table as folded phrases. */
export function phrases(list: string): string[] {
  const known = splitLists.get(list);
  if (known) return known;
  const split = list
    .split(',')
    .map((phrase) => foldWord(phrase.trim()))
    .filter((phrase) => phrase !== '');
  splitLists.set(list, split);
  return split;
}

/** Lower case without accents; as long as the original, so that positions stay valid. */
export function foldWord(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\x00-\x7f]/.test(text)) return lower;
  const folded = lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u2018\u2019]/g, "'");
  if (folded.length === text.length) return folded;
  // Decomposed accents, ligatures and the like: letter by letter, leaving alone what would change the length.
  let careful = '';
  for (const character of text) {
    const base = character
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}+/gu, '');
    careful += base.length === character.length ? base : character;
  }
  return careful;
}
