/** Names as sentences say them: runs of capitalised words that extend a name told elsewhere or spell the host. */
import type { Line } from '../page/lines.ts';
import { withoutStop } from './name-spans.ts';
import { areEnoughLetters, isSmallWord, keySpells, nameKey } from './name-keys.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const WORD = /[\p{L}\d][\p{L}\d’'.&+-]{0,40}|&/gu;
const LINK = new RegExp(`^${inAnyLanguage.names.links}$`);
const RIGHTS_SIGN = /©|\(c\)|copyright/i;
/** "© Elm Garage Ltd. All rights reserved": no name goes on in them. */
const RIGHTS = new RegExp(`(?<!\\p{L})${inAnyLanguage.names.rights}(?!\\p{L}).*$`, 'iu');
const MAX_WORDS = 8;
const MAX_RUNS = 12;
const MAX_LINE_LENGTH = 2_000;
const MAX_LINES = 400;

type Text = Pick<Line, 'text' | 'folded' | 'kind'>;

export interface Run<T extends Text = Text> {
  text: string;
  line: T;
  from: number;
  to: number;
}

/** Each run once. `known` are the keys of what other places say, `chosen` the letters of the host and of emails. */
export function runsIn<T extends Text>(
  lines: readonly T[],
  known: ReadonlySet<string>,
  chosen: readonly string[],
): Run<T>[] {
  const found = new Map<string, Run<T>>();
  const names = [...known].filter((key) => isTelling(key.split(' ')[0]!) || key.includes(' '));
  const heads = new Set(names.map((key) => key.split(' ')[0]!));
  // A host may begin with a word of two letters.
  const stems = [
    ...heads,
    ...chosen.filter((letters) => letters.length > 2).map((letters) => letters.slice(0, 2)),
  ];
  const spelled = chosen.filter(areEnoughLetters);
  for (const line of lines.slice(0, MAX_LINES)) {
    if (line.text.length > MAX_LINE_LENGTH || line.kind === 'alt') continue;
    if (indexOfPhrase(line.folded, stems, 'stem') < 0) continue;
    for (const words of cappedRuns(line.text)) {
      for (const own of namesAmong(words, line.text, names, heads, spelled)) {
        if (found.size >= MAX_RUNS) return [...found.values()];
        const run = runOf(own, line);
        const key = nameKey(run.text);
        if (!found.has(key)) found.set(key, run);
      }
    }
  }
  return [...found.values()];
}

/** The words of a title or heading that spell the host or an email, in capitals or not: what else it says is no name. */
export function spelledIn(text: string, chosen: readonly string[]): string | undefined {
  const words = [...text.matchAll(WORD)];
  if (words.length < 3) return undefined;
  for (const [from, word] of words.entries()) {
    if (isSmallWord(word[0].toLowerCase())) continue;
    for (let to = Math.min(words.length, from + MAX_WORDS); to > from + 1; to -= 1) {
      const last = words[to - 1]!;
      if (last[0] === '&' || isSmallWord(last[0].toLowerCase())) continue;
      const run = text.slice(word.index, last.index + last[0].length).replace(/[.’']+$/u, '');
      const key = nameKey(run);
      if (chosen.some((letters) => keySpells(key, letters))) return run;
    }
  }
  return undefined;
}

const isTelling = (word: string): boolean => word.length >= 3 && !isSmallWord(word);

type Word = RegExpExecArray;

/** Stretches of words with capitals, small words between; a mark that ends a clause ends them. */
function* cappedRuns(text: string): Generator<Word[]> {
  let run: Word[] = [];
  let end = 0;
  const isOfRights = RIGHTS_SIGN.test(text);
  for (const word of (isOfRights ? text.replace(RIGHTS, '') : text).matchAll(WORD)) {
    const between = text.slice(end, word.index);
    // A year before a name is that of a line of copyright, where it may stand behind the name, too.
    const isYear = (run.length === 0 || isOfRights) && /^20\d{2}\.?$/.test(word[0]);
    const isCapital = /^[\p{Lu}\d]/u.test(word[0]) && !isYear;
    const isLink = word[0] === '&' || isSmallWord(word[0].toLowerCase()) || LINK.test(word[0]);
    const isEnded = run.length > 0 && (!/^\s$/.test(between) || /\p{L}{4}\.$/u.test(run.at(-1)![0]));
    if (isEnded || !(isCapital || (run.length > 0 && isLink))) {
      if (run.length > 1) yield trimmed(run);
      run = [];
    }
    if (isCapital || (run.length > 0 && isLink)) run.push(word);
    end = word.index + word[0].length;
  }
  if (run.length > 1) yield trimmed(run);
}

function trimmed(run: Word[]): Word[] {
  let length = run.length;
  while (length > 0 && !/^[\p{Lu}\d]/u.test(run[length - 1]![0])) length -= 1;
  return run.slice(0, length);
}

/**
 * The words that spell the host, and those from the beginning of a known name; both with the capitalised words behind
 * them, and with the one before them ("Restaurant De Linde").
 */
function* namesAmong(
  words: Word[],
  text: string,
  known: readonly string[],
  heads: ReadonlySet<string>,
  chosen: readonly string[],
): Generator<Word[]> {
  for (let from = 0; from < words.length; from += 1) {
    const rest = words.slice(from, from + MAX_WORDS);
    const spelled = spelledAmong(rest, text, chosen);
    const isHead = heads.has(nameKey(words[from]![0]).split(' ')[0]!);
    const whole = trimmed(rest);
    const key = spelled === undefined && isHead ? nameKey(textOf(whole, text)) : '';
    const isKnown = key !== '' && known.some((name) => name === key || key.startsWith(`${name} `));
    if (spelled === undefined && !isKnown) continue;
    if (spelled !== undefined) yield spelled;
    yield whole;
    const before = openingBefore(words, from);
    if (before < from) yield [...words.slice(before, from), ...(spelled ?? whole)];
    return;
  }
}

function spelledAmong(rest: Word[], text: string, chosen: readonly string[]): Word[] | undefined {
  if (chosen.length === 0 || isSmallWord(rest[0]![0].toLowerCase())) return undefined;
  for (let length = rest.length; length >= 2; length -= 1) {
    if (!/^[\p{Lu}\d]/u.test(rest[length - 1]![0])) continue;
    const key = nameKey(textOf(rest.slice(0, length), text));
    if (chosen.some((letters) => keySpells(key, letters))) return rest.slice(0, length);
  }
  return undefined;
}

/** The nearest word with a capital before a word, unless a sentence begins with it ("At Elm Lodge"); or the word itself. */
function openingBefore(words: readonly Word[], from: number): number {
  const at = words.slice(0, from).findLastIndex(([word]) => /^\p{Lu}/u.test(word));
  return at < 0 || isSmallWord(nameKey(words[at]![0])) ? from : at;
}

const textOf = (words: readonly Word[], text: string): string =>
  withoutStop(
    text.slice(words[0]!.index, words.at(-1)!.index + words.at(-1)![0].length).replace(/[’']+$/u, ''),
  );

function runOf<T extends Text>(words: readonly Word[], line: T): Run<T> {
  const [first, last] = [words[0]!, words.at(-1)!];
  return { text: textOf(words, line.text), line, from: first.index, to: last.index + last[0].length };
}
