/** Numbers in words: "forty-two", "fünfundzwanzig", "soixante-dix-huit". */
import type { Numerals } from '../numerals/types.ts';
import type { LanguageWords } from '../words/types.ts';
import { perLanguage } from './per-language.ts';
import { alternativesOf, fold } from './text.ts';

/** `a=1|b=2` as a table. */
export function tableOf(source: string): Map<string, number> {
  return new Map(
    source
      .split('|')
      .filter(Boolean)
      .map((entry) => entry.split('='))
      .map(([phrase = '', value = '']) => [fold(phrase), Number(value)]),
  );
}

const firstLongTen = 19;

/** Every way in which tens and ones are put together. */
function* compounds(
  base: ReadonlyMap<string, number>,
  { join, oneWord, longTens = [] }: Numerals,
): Generator<[string, number]> {
  const tens = [...base].filter(([, value]) => value >= 20 && value <= 90 && value % 10 === 0);
  for (const [ten, tenValue] of tens) {
    for (const [one, oneValue] of base) {
      if (oneValue < 1 || oneValue > (longTens.includes(tenValue) ? firstLongTen : 9)) continue;
      const value = tenValue + oneValue;
      if (oneWord === 'onesFirst') yield [one + join + ten, value];
      else if (oneWord === 'tensFirst') yield [(/^[uo]/.test(one) ? ten.slice(0, -1) : ten) + one, value];
      else
        for (const between of join.split('|')) yield [`${ten} ${between} ${one}`.replace(/ +/g, ' '), value];
    }
  }
}

const firstSaidInPairs = 10;

/** "Nineteen eighty", "mil novecientos ochenta". */
function* years(
  numbers: ReadonlyMap<string, number>,
  { centuries, oneWord }: Numerals,
): Generator<[string, number]> {
  for (const [century, value] of tableOf(centuries)) {
    const isPair = numbers.has(century);
    if (!isPair) yield [century, value];
    for (const [phrase, rest] of numbers) {
      if (rest < (isPair ? firstSaidInPairs : 1) || rest > 99) continue;
      yield [`${century} ${phrase}`, value + rest];
      if (oneWord === undefined) continue;
      yield [century + phrase, value + rest];
      // "Millenovecentottanta"
      if (/[ao]$/.test(century) && /^[uo]/.test(phrase)) yield [century.slice(0, -1) + phrase, value + rest];
    }
  }
}

/** What each phrase of a language counts, folded. */
export const numbersOf = perLanguage(({ numerals }): ReadonlyMap<string, number> => {
  const base = tableOf(numerals.numbers);
  const numbers = new Map([...base, ...compounds(base, numerals)]);
  return new Map([...numbers, ...years(numbers, numerals)]);
});

/** A pattern of phrases; a hyphen does for a space. */
export const saidPattern = (phrases: Iterable<string>): string =>
  alternativesOf([...phrases]).replaceAll(' ', '[ -]');

/** A pattern of the numbers in words from one to another, and of what else is said. */
export const numberPattern = (
  words: LanguageWords,
  { from = 0, to, besides = [] }: { from?: number; to: number; besides?: Iterable<string> },
): string =>
  saidPattern([
    ...besides,
    ...[...numbersOf(words)].flatMap(([phrase, value]) => (value >= from && value <= to ? phrase : [])),
  ]);

/** What words of such a pattern or digits count. */
export const numberOf = (said: string, words: LanguageWords): number =>
  numbersOf(words).get(said.replaceAll('-', ' ')) ?? Number(said.replace(',', '.'));

const maxPhraseWords = 7;

/** The phrase of a table that begins at a word, the longest there is, and how many words it has. */
export function phraseAt<T>(
  table: ReadonlyMap<string, T>,
  words: readonly string[],
  at: number,
): { value: T; length: number } | undefined {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1) {
    const value = table.get(words.slice(at, at + length).join(' '));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

/** A folded text with its numbers in digits: "twenty five people" → "25 people". */
export function withDigits(folded: string, words: LanguageWords): string {
  const numbers = numbersOf(words);
  if (!words.spaced) return folded;
  const parts = folded.split(' ');
  const out: string[] = [];
  for (let at = 0; at < parts.length;) {
    const found = phraseAt(numbers, parts, at);
    out.push(found === undefined ? parts[at]! : String(found.value));
    at += found?.length ?? 1;
  }
  return out.join(' ');
}

/** A number that is said in words, from the first letter of its phrase to behind the last one. */
export interface SaidNumber {
  start: number;
  end: number;
  value: number;
}

/** The numbers that a text says in words, the longest phrase first, in order; `table` by folded phrases. */
export function saidNumbers(text: string, table: ReadonlyMap<string, number>): SaidNumber[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
  const isJoined = (at: number): boolean =>
    at + 1 < words.length && /^[\s-]$/.test(text.slice(words[at]!.end, words[at + 1]!.start));
  const found: SaidNumber[] = [];
  for (let at = 0; at < words.length;) {
    let last = at;
    while (last - at + 1 < maxPhraseWords && isJoined(last)) last += 1;
    const run = words.slice(at, last + 1).map(({ folded }) => folded);
    const phrase = phraseAt(table, run, 0);
    if (phrase)
      found.push({ start: words[at]!.start, end: words[at + phrase.length - 1]!.end, value: phrase.value });
    at += phrase?.length ?? 1;
  }
  return found;
}
