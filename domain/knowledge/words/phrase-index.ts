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

/** What phrases begin with: their first three characters; of those with one or two, these. */
interface Phrases<Entry> {
  /** By a hash of the opening: whether a phrase may begin with it. Most words of a text fail here. */
  mayOpen: Uint8Array;
  hasPairs: boolean;
  hasSingles: boolean;
  byOpening: Map<number, Entry[]>;
}

const noPhrases = <Entry>(): Phrases<Entry> => ({
  mayOpen: new Uint8Array(4096),
  hasPairs: false,
  hasSingles: false,
  byOpening: new Map(),
});

/** Characters that are missing are 0. */
const hashOf = (first: number, second: number, third: number): number =>
  (first * 3721 + second * 61 + third) & 4095;

/** A hash of the three characters at `at`; behind the end stands nothing. */
function openingAt(text: string, at: number): number {
  const left = text.length - at;
  return hashOf(
    text.charCodeAt(at),
    left > 1 ? text.charCodeAt(at + 1) : 0,
    left > 2 ? text.charCodeAt(at + 2) : 0,
  );
}

/** The same of the two characters at `at`. */
function shortOpeningAt(text: string, at: number): number {
  return hashOf(text.charCodeAt(at), at + 1 < text.length ? text.charCodeAt(at + 1) : 0, 0);
}

function addPhrase<Entry>(phrases: Phrases<Entry>, phrase: string, entry: Entry): void {
  const opening = openingAt(phrase, 0);
  phrases.mayOpen[opening] = 1;
  phrases.hasPairs ||= phrase.length === 2;
  phrases.hasSingles ||= phrase.length === 1;
  const bucket = phrases.byOpening.get(opening);
  if (bucket) bucket.push(entry);
  else phrases.byOpening.set(opening, [entry]);
}

const compiled = new WeakMap<readonly string[], Phrases<string>>();

function compile(list: readonly string[]): Phrases<string> {
  const known = compiled.get(list);
  if (known) return known;
  const made = noPhrases<string>();
  for (const phrase of list) if (phrase !== '') addPhrase(made, phrase, phrase);
  compiled.set(list, made);
  return made;
}

/** Where words begin in a text, and the hashes of their openings. */
interface WordStarts {
  starts: Int32Array;
  openings: Uint16Array;
  shortOpenings: Uint16Array;
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
  const openings = new Uint16Array(count);
  const shortOpenings = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    openings[index] = openingAt(text, starts[index]!);
    shortOpenings[index] = shortOpeningAt(text, starts[index]!);
  }
  const words = { starts, openings, shortOpenings };
  if (keptLength < MAX_KEPT_LENGTH) kept.set(text, words);
  keptLength += length;
  return words;
}

/**
 * Where the first of the phrases stands in a folded text, or -1. Lists are compiled once, by identity; the cost is one
 * look a word of the text, however long the list is.
 */
export function indexOfPhrase(folded: string, list: readonly string[], boundary: Boundary = 'word'): number {
  const phrases = compile(list);
  const { length } = folded;
  if (wordStarts !== undefined && boundary !== 'letters' && length >= MIN_KEPT_LENGTH) {
    const { starts, openings, shortOpenings } = startsIn(folded, wordStarts);
    const { mayOpen, hasPairs, hasSingles } = phrases;
    for (let index = 0; index < openings.length; index += 1) {
      const mayBe =
        mayOpen[openings[index]!] === 1 || (hasPairs && mayOpen[shortOpenings[index]!] === 1) || hasSingles;
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

/** Whether a folded text begins with one of the phrases, as whole words. */
export const opensWithPhrase = (folded: string, list: readonly string[]): boolean =>
  opensPhrase(folded, 0, compile(list), 'word');

function opensPhrase(folded: string, at: number, phrases: Phrases<string>, boundary: Boundary): boolean {
  return (
    standsOne(folded, at, phrases, openingAt(folded, at), boundary) ||
    (phrases.hasPairs && standsOne(folded, at, phrases, shortOpeningAt(folded, at), boundary)) ||
    (phrases.hasSingles && standsOne(folded, at, phrases, hashOf(folded.charCodeAt(at), 0, 0), boundary))
  );
}

function standsOne(
  folded: string,
  at: number,
  { mayOpen, byOpening }: Phrases<string>,
  opening: number,
  boundary: Boundary,
): boolean {
  if (mayOpen[opening] !== 1) return false;
  for (const phrase of byOpening.get(opening)!) if (standsAt(folded, at, phrase, boundary)) return true;
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
export type TopicIndex = Phrases<{ phrase: string; topic: number; boundary: Boundary }>;

/** One index of several lists; the topic of a list is a bit, so there may be 31. */
export function indexTopics(
  lists: readonly { phrases: readonly string[]; topic: number; boundary?: Boundary }[],
): TopicIndex {
  const index: TopicIndex = noPhrases();
  for (const { phrases, topic, boundary = 'word' } of lists)
    for (const phrase of phrases) addPhrase(index, phrase, { phrase, topic, boundary });
  return index;
}

/** The topics (as bits) of all phrases that stand in a folded text. */
export function topicsIn(folded: string, { mayOpen, hasPairs, hasSingles, byOpening }: TopicIndex): number {
  let topics = 0;
  const add = (at: number, opening: number): void => {
    if (mayOpen[opening] !== 1) return;
    for (const { phrase, topic, boundary } of byOpening.get(opening)!)
      if ((topics & topic) === 0 && standsAt(folded, at, phrase, boundary)) topics |= topic;
  };
  let before = other;
  for (let at = 0, { length } = folded; at < length; at += 1) {
    const code = folded.charCodeAt(at);
    if (before < digit) {
      add(at, openingAt(folded, at));
      if (hasPairs) add(at, shortOpeningAt(folded, at));
      if (hasSingles) add(at, hashOf(code, 0, 0));
    }
    before = kinds[code]! || kindOf(code);
  }
  return topics;
}
