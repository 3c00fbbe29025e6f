/** All whole word tables; English serves for what is not known of another language. */
import { dutch } from './nl.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { furtherTables } from './further-languages.ts';
import { german } from './de.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { spanish } from './es.ts';
import { remembering } from '../remembering.ts';
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

/** The table of a language, or English with what is known of it. */
export function wordsOf(language: string | undefined): WordTable {
  return (
    wordTables.find((table) => table.language === language) ?? furtherTables.get(language ?? '') ?? english
  );
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

/** Letters with accents outside the blocks of Latin ones, and accents that stand alone. */
const NOT_LATIN = /[^\x00-\u02ff\u1e00-\u1eff\u2010-\u20cf]/;
/** Of one letter; there are some hundred, and a look costs less than taking a whole text apart. */
const withoutAccent = remembering(withoutAccents);

/** A text without the accents on its letters; the marks of Japanese ones make other letters and stay: "ハ" is no "バ". */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC');
}

function foldWide(text: string): string {
  const lower = text.toLowerCase();
  if (!ACCENTED.test(text)) return lower.replace(/[\u2018\u2019]/g, "'");
  const plain = NOT_LATIN.test(lower)
    ? withoutAccents(lower)
    : lower.replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, withoutAccent);
  const folded = plain.replace(/[\u2018\u2019]/g, "'");
  if (folded.length === text.length) return folded;
  // Decomposed accents, ligatures and the like: letter by letter, leaving alone what would change the length.
  let careful = '';
  for (const character of text) {
    const base = withoutAccents(character.toLowerCase());
    careful += base.length === character.length ? base : character;
  }
  return careful;
}
