/** Folding, splitting and stemming of what callers say and pages write. */
import { foldWord } from '../../../domain/knowledge/words/index.ts';
import { escapeRegExp } from '../../../domain/knowledge/words/union.ts';
import type { LanguageWords } from '../words/types.ts';

const NOT_ASCII = /[^\p{ASCII}]/u;

/** Lower case without accents; every mark stays. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe');

const foldWide = (text: string): string =>
  withoutAccents(text)
    .replace(/['’](?=(?:s|re|ll|d|ve|m|t)\b)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

const DOTTED = /(?<!\p{L})(?:\p{Lu}\.){2,}/gu;

/**
 * Lower case, without accents; punctuation becomes spaces, English contractions and dotted capitals are joined ("what's" →
 * "whats", "B.T.W." → "btw").
 */
export function fold(text: string): string {
  const joinedLetters = text.includes('.') ? text.replace(DOTTED, (run) => run.replaceAll('.', '')) : text;
  if (NOT_ASCII.test(text)) return foldWide(joinedLetters).trim();
  // The same for plain letters, at a fraction of the cost.
  const lower = joinedLetters.toLowerCase();
  const joined = lower.includes("'") ? lower.replace(/'(?=(?:s|re|ll|d|ve|m|t)\b)/g, '') : lower;
  return joined.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Text of a page as it is spoken: no space before a mark, where a tag stood in the page. */
export const tidy = (text: string): string =>
  text.replace(/ +(?=[,.;:!?)](?:\s|$))/g, '').replace(/\s+/g, ' ');

/** The question that ends what is said, behind a sentence. */
export const lastQuestion = /(?<=[.。!])[^.。!]*[?？]$/u;

const kanaDistance = 0x60;
export const inKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + kanaDistance));
export const inHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - kanaDistance));

/** "らーめん": only loanwords have the long sign, and only in katakana are they segmented as words. */
const loanwordsInKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]{1,3}ー[ぁ-ゖー]*?(?=[はがをにでともの]|[^ぁ-ゖー]|$)/gu, inKatakana);

/** "生ビール" is a kind of "ビール", as "塩ラーメン" is one of "ラーメン". */
const AT_KATAKANA = /(?<=\p{sc=Han})(?=[ァ-ヺー]{2})|(?<=[ァ-ヺー]{2})(?=\p{sc=Han})/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text, folded; languages without spaces are segmented. */
export function wordsOf(text: string, words: LanguageWords): string[] {
  const folded = fold(text);
  if (folded === '') return [];
  // "Check-in", in many languages, is no cheque.
  if (words.spaced) return folded.replace(/\bcheck (?=(?:in|out)\b)/g, 'check').split(' ');
  let segmenter = segmenters.get(words.language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(words.language, { granularity: 'word' });
    segmenters.set(words.language, segmenter);
  }
  return [...segmenter.segment(loanwordsInKatakana(folded))].flatMap((part) =>
    part.isWordLike === true ? part.segment.split(AT_KATAKANA) : [],
  );
}

const minStemLength = 3;

/** Behind words that a language sets apart from those with the same stem. */
const apartMark = '=';
export const isApart = (stemmed: string): boolean => stemmed.endsWith(apartMark);

/** The stem by the rules of its language; numbers and the shortest words stay as they are. */
export const stem = (word: string, words: LanguageWords): string =>
  words.apart.has(word)
    ? `${word}${apartMark}`
    : (words.spaced && word.length <= minStemLength) || /\d/.test(word)
      ? word
      : words.stem(word);

/** A light stemmer: one known ending off, then final e/y and doubled letters evened out. Endings go longest first. */
export const bySuffixes =
  (suffixes: readonly string[]) =>
  (word: string): string => {
    const suffix = suffixes.find(
      (ending) => word.endsWith(ending) && word.length - ending.length >= minStemLength,
    );
    const base = suffix === undefined ? word : word.slice(0, -suffix.length);
    return base
      .replace(/(?<=..)([bcdfgklmnprtvz])\1$/, '$1')
      .replace(/(?<=..)y$/, 'i')
      .replace(/(?<=...)e$/, '');
  };

/**
 * What stands between all that `form` (global) finds in the folded text, which is as long as the text itself, and `isCut` takes as
 * it is written.
 */
export function partsBetween(
  text: string,
  form: RegExp,
  isCut: (found: string) => boolean = () => true,
): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of foldWord(text).matchAll(form)) {
    const end = index + found.length;
    if (!isCut(text.slice(index, end))) continue;
    parts.push(text.slice(from, index));
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** What is said from the last piece between commas and full stops on that `isMet` takes; undefined where it opens the text or none is. */
export function behindPiece(text: string, isMet: (piece: string) => boolean): string | undefined {
  const pieces = text.split(/[,;.、。!]\s*/u);
  const at = pieces.findLastIndex(isMet);
  return at > 0 ? pieces.slice(at).join(', ') : undefined;
}

/** A text in lower case without accents, with every sign at its place. */
export const atSamePlaces = (text: string): string =>
  text.replace(/\p{Script=Latin}/gu, (sign) => {
    const plain = sign.normalize('NFKD').charAt(0).toLowerCase();
    return plain.length === sign.length ? plain.replace('ł', 'l') : sign;
  });

/** A pattern of any of the phrases, folded, the longest first. */
export const alternativesOf = (phrases: readonly string[]): string =>
  phrases.length === 0
    ? '(?!)'
    : phrases
        .map(fold)
        .sort((a, b) => b.length - a.length)
        .map(escapeRegExp)
        .join('|');

export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
