/** All word tables by language; English serves where the language has none. */
import { dutch } from './nl.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
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
  japanese,
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

/** Full-width letters, digits and signs as the narrow ones; as long as the original. */
export function narrow(text: string): string {
  if (!/[\uff01-\uff5e\u3000]/.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** Lower case without accents; as long as the original, so that positions stay valid. */
export function foldWord(text: string): string {
  if (!/[^\x00-\x7f]/.test(text)) return text.toLowerCase();
  return foldWide(narrow(text));
}

/** Anything but plain characters and signs that have no accents to lose: most texts have none. */
const ACCENTED =
  /[^\x00-\x7f\u00a0\u00a3\u00a9\u00ab\u00ae\u00b7\u00bb\u2013\u2014\u2018\u2019\u201c-\u201e\u2022\u2026\u20ac]/;

function foldWide(text: string): string {
  const lower = text.toLowerCase();
  if (!ACCENTED.test(text)) return lower.replace(/[\u2018\u2019]/g, "'");
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
