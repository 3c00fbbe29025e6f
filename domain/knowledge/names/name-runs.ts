/** Names as sentences say them: runs of capitalised words that extend a name told elsewhere or spell the host. */
import type { Line } from '../page/lines.ts';
import { isSmallWord, keySpells, nameKey } from './name-keys.ts';
import { indexOfPhrase } from '../words/phrase-index.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

const WORD = /[\p{L}\d][\p{L}\d’'.&+-]{0,40}|&/gu;
const LINK = new RegExp(`^${inAnyLanguage.names.links}$`);
const MAX_WORDS = 8;
const MAX_RUNS = 12;
const MAX_LINE_LENGTH = 2_000;
const MAX_LINES = 400;

export interface Run {
  text: string;
  line: Line;
  from: number;
  to: number;
}

/** Each run once. `known` are the keys of what other places say, `chosen` the letters of the host and of emails. */
export function runsIn(lines: readonly Line[], known: ReadonlySet<string>, chosen: readonly string[]): Run[] {
  const found = new Map<string, Run>();
  const heads = new Set([...known].map((key) => key.split(' ')[0]!).filter(isTelling));
  const stems = [...heads, ...chosen.map((letters) => letters.slice(0, 3)).filter(isTelling)];
  for (const line of lines.slice(0, MAX_LINES)) {
    if (line.text.length > MAX_LINE_LENGTH || line.kind === 'alt') continue;
    if (indexOfPhrase(line.folded, stems, 'stem') < 0) continue;
    for (const words of cappedRuns(line.text)) {
      if (found.size >= MAX_RUNS) return [...found.values()];
      const run = bestOf(words, line, known, heads, chosen);
      const key = run && nameKey(run.text);
      if (run && !found.has(key!)) found.set(key!, run);
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
  for (const word of text.matchAll(WORD)) {
    const between = text.slice(end, word.index);
    const isCapital = /^[\p{Lu}\d]/u.test(word[0]);
    const isLink = word[0] === '&' || isSmallWord(word[0].toLowerCase()) || LINK.test(word[0]);
    if ((run.length > 0 && !/^\s$/.test(between)) || !(isCapital || (run.length > 0 && isLink))) {
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

/** From the word with which a known name begins to the end of the run; or the words that spell the host. */
function bestOf(
  words: Word[],
  line: Line,
  known: ReadonlySet<string>,
  heads: ReadonlySet<string>,
  chosen: readonly string[],
): Run | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const rest = words.slice(from, from + MAX_WORDS);
    const isOpener = chosen.length > 0 && !isSmallWord(words[from]![0].toLowerCase());
    for (let length = isOpener ? rest.length : 0; length >= 2; length -= 1) {
      if (!/^[\p{Lu}\d]/u.test(rest[length - 1]![0])) continue;
      const run = runOf(rest.slice(0, length), line);
      const key = nameKey(run.text);
      if (chosen.some((letters) => keySpells(key, letters))) return run;
    }
    if (!heads.has(nameKey(words[from]![0]).split(' ')[0]!)) continue;
    const run = runOf(trimmed(rest), line);
    const key = nameKey(run.text);
    if (key !== '' && [...known].some((name) => name === key || key.startsWith(`${name} `))) return run;
  }
  return undefined;
}

function runOf(words: Word[], line: Line): Run {
  const [first, last] = [words[0]!, words.at(-1)!];
  const to = last.index + last[0].length;
  return { text: line.text.slice(first.index, to).replace(/[.’']+$/u, ''), line, from: first.index, to };
}
