/** Finds which phrases of a list stand in a text, looking only where words begin. */

/** What may stand before and behind a phrase: no letter or digit; no letter; anything behind (the phrase is a stem). */
export type Boundary = 'word' | 'letters' | 'stem';

const unknown = 0;
const other = 1;
const digit = 2;
const letter = 3;
/** Scripts that are written without spaces: there a phrase may stand anywhere. */
export const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** What each UTF-16 code unit is, filled as characters are met: far cheaper than a regular expression a character. */
const kinds = new Uint8Array(65_536);

function kindOf(code: number): number {
  const known = kinds[code]!;
  if (known !== unknown) return known;
  const character = String.fromCharCode(code);
  const isLetter = /\p{L}/u.test(character) && !SPACELESS.test(character);
  const kind = isLetter ? letter : /\d/.test(character) ? digit : other;
  kinds[code] = kind;
  return kind;
}

/** Whether the character at `at` is a letter or digit; beyond the ends nothing is. */
export function isWordAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && kindOf(text.charCodeAt(at)) >= digit;
}

/** Whether the character at `at` is a letter. */
export function isLetterAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && kindOf(text.charCodeAt(at)) === letter;
}

interface Compiled {
  /** By a hash of two characters: whether a phrase may begin with them. Most words of a text fail here. */
  mayOpen: Uint8Array;
  hasSingles: boolean;
  /** By their first two characters; phrases of one character by that alone. */
  byStart: Map<number, string[]>;
}

const compiled = new WeakMap<readonly string[], Compiled>();

const hashOf = (code: number, next: number): number => (code * 61 + next) & 4095;

function compile(list: readonly string[]): Compiled {
  const known = compiled.get(list);
  if (known) return known;
  const made: Compiled = { mayOpen: new Uint8Array(4096), hasSingles: false, byStart: new Map() };
  for (const phrase of list) {
    if (phrase === '') continue;
    const code = phrase.charCodeAt(0);
    const next = phrase.length > 1 ? phrase.charCodeAt(1) : 0;
    const key = code * 65_536 + next;
    made.mayOpen[hashOf(code, next)] = 1;
    made.hasSingles ||= next === 0;
    const bucket = made.byStart.get(key);
    if (bucket) bucket.push(phrase);
    else made.byStart.set(key, [phrase]);
  }
  compiled.set(list, made);
  return made;
}

/** Where words begin in a text, and the hashes of their first two characters. */
interface WordStarts {
  starts: Int32Array;
  openers: Uint16Array;
}

/** Shorter texts are walked through as fast as their words are looked up. */
const MIN_KEPT_LENGTH = 40;
/** For one page: a piece of it keeps all of it in memory. */
let wordStarts: Map<string, WordStarts> | undefined;
const MAX_KEPT_LENGTH = 1_000_000;
let keptLength = 0;

/** While `work` looks for many lists in the same texts, where their words begin is found once. */
export function whileKeepingWords<T>(work: () => T): T {
  wordStarts = new Map();
  keptLength = 0;
  try {
    return work();
  } finally {
    wordStarts = undefined;
  }
}

/** For the words of one text after the other; longer texts get room of their own. */
const room = new Int32Array(16_384);

/** Where in a text no letter or digit stands before, in order. */
function startsIn(text: string, kept: Map<string, WordStarts>): WordStarts {
  const known = kept.get(text);
  if (known) return known;
  const { length } = text;
  const found = length <= room.length ? room : new Int32Array(length);
  let count = 0;
  let before = other;
  for (let at = 0; at < length; at += 1) {
    if (before < digit) {
      found[count] = at;
      count += 1;
    }
    const code = text.charCodeAt(at);
    before = kinds[code]! || kindOf(code);
  }
  const starts = found.slice(0, count);
  const openers = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) openers[index] = openerAt(text, starts[index]!);
  const words = { starts, openers };
  if (keptLength < MAX_KEPT_LENGTH) kept.set(text, words);
  keptLength += length;
  return words;
}

/** The hash of two characters; behind the end stands nothing. */
function openerAt(text: string, at: number): number {
  return hashOf(text.charCodeAt(at), at + 1 < text.length ? text.charCodeAt(at + 1) : 0);
}

/**
 * Where the first of the phrases stands in a folded text, or -1. Lists are compiled once, by identity; the cost is one
 * look a word of the text, however long the list is.
 */
export function indexOfPhrase(folded: string, list: readonly string[], boundary: Boundary = 'word'): number {
  const phrases = compile(list);
  const { length } = folded;
  if (wordStarts !== undefined && boundary !== 'letters' && length >= MIN_KEPT_LENGTH) {
    const { starts, openers } = startsIn(folded, wordStarts);
    const { mayOpen, hasSingles } = phrases;
    for (let index = 0; index < openers.length; index += 1) {
      const mayBe = hasSingles || mayOpen[openers[index]!] === 1;
      if (mayBe && opensPhrase(folded, starts[index]!, phrases, boundary)) return starts[index]!;
    }
    return -1;
  }
  const blocks = boundary === 'letters' ? letter : digit;
  let before = other;
  for (let at = 0; at < length; at += 1) {
    if (before < blocks && opensPhrase(folded, at, phrases, boundary)) return at;
    const code = folded.charCodeAt(at);
    before = kinds[code]! || kindOf(code);
  }
  return -1;
}

function opensPhrase(
  folded: string,
  at: number,
  { mayOpen, hasSingles, byStart }: Compiled,
  boundary: Boundary,
): boolean {
  const code = folded.charCodeAt(at);
  const next = at + 1 < folded.length ? folded.charCodeAt(at + 1) : 0;
  if (mayOpen[hashOf(code, next)] === 1 && standsOne(folded, at, byStart.get(code * 65_536 + next), boundary))
    return true;
  return hasSingles && standsOne(folded, at, byStart.get(code * 65_536), boundary);
}

function standsOne(
  folded: string,
  at: number,
  bucket: readonly string[] | undefined,
  boundary: Boundary,
): boolean {
  if (bucket !== undefined)
    for (const phrase of bucket) if (standsAt(folded, at, phrase, boundary)) return true;
  return false;
}

function standsAt(folded: string, at: number, phrase: string, boundary: Boundary): boolean {
  if (!folded.startsWith(phrase, at)) return false;
  const end = at + phrase.length;
  if (boundary === 'stem') return true;
  if (!isWordAt(phrase, phrase.length - 1)) return true;
  return boundary === 'letters' ? !isLetterAt(folded, end) : !isWordAt(folded, end);
}

/** Phrases of several topics, to be looked for all at once. */
export interface TopicIndex {
  mayOpen: Uint8Array;
  byStart: Map<number, { phrase: string; topic: number; boundary: Boundary }[]>;
}

/** One index of several lists; the topic of a list is a bit, so there may be 31. */
export function indexTopics(
  lists: readonly { phrases: readonly string[]; topic: number; boundary?: Boundary }[],
): TopicIndex {
  const index: TopicIndex = { mayOpen: new Uint8Array(4096), byStart: new Map() };
  for (const { phrases, topic, boundary = 'word' } of lists)
    for (const phrase of phrases) {
      const code = phrase.charCodeAt(0);
      const next = phrase.length > 1 ? phrase.charCodeAt(1) : 0;
      index.mayOpen[hashOf(code, next)] = 1;
      const key = code * 65_536 + next;
      const entry = { phrase, topic, boundary };
      const bucket = index.byStart.get(key);
      if (bucket) bucket.push(entry);
      else index.byStart.set(key, [entry]);
    }
  return index;
}

/** The topics (as bits) of all phrases that stand in a folded text. */
export function topicsIn(folded: string, { mayOpen, byStart }: TopicIndex): number {
  let topics = 0;
  let before = other;
  for (let at = 0, { length } = folded; at < length; at += 1) {
    const code = folded.charCodeAt(at);
    if (before < digit) {
      const next = at + 1 < length ? folded.charCodeAt(at + 1) : 0;
      for (const second of [next, 0])
        if (mayOpen[hashOf(code, second)] === 1)
          for (const { phrase, topic, boundary } of byStart.get(code * 65_536 + second) ?? [])
            if ((topics & topic) === 0 && standsAt(folded, at, phrase, boundary)) topics |= topic;
    }
    before = kinds[code]! || kindOf(code);
  }
  return topics;
}
