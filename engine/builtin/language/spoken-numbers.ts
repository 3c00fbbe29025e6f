/** Telephone numbers in what is said and written. */
import type { LanguageWords } from '../words/types.ts';
import { withKanaDigits } from './kana-digits.ts';
import { numbersOf, phraseAt, tableOf } from './number-words.ts';
import { perLanguage } from './per-language.ts';
import { fold } from './text.ts';

export const phonePattern = /\+?\(?\d[\d\s().\/-]{5,22}\d/g;

const minDigits = 7;
const maxDigits = 15;

/** The digits of a number as printed. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether so many digits may be a number (E.164). */
export const isDialable = (digits: string): boolean =>
  digits.length >= minDigits && digits.length <= maxDigits;

const isDateWritten = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(text);

/** A telephone number of 7 to 15 digits (E.164's limit), as the caller wrote it. */
export function findPhone(text: string): string | undefined {
  // "24/7: 520-555-0177": the seven is not of the number.
  return text
    .replaceAll('24/7', '')
    .match(phonePattern)
    ?.find((candidate) => isDialable(digitsOf(candidate)) && !isDateWritten(candidate));
}

interface Token {
  word: string;
  start: number;
  end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\d+|[\p{L}\p{M}]+(?:['’](?:s|re|ll|d|ve|m|t)\b)?/gu)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Digits that are said one after the other, from the first token to behind the last. */
interface Run {
  digits: string;
  from: number;
  to: number;
  /** It tells how many of something there are. */
  counts: boolean;
}

interface Vocabulary {
  numbers: ReadonlyMap<string, number>;
  times: ReadonlyMap<string, number>;
  hundreds: ReadonlyMap<string, number>;
  between: ReadonlySet<string>;
  /** Digits of telephone numbers and of nothing else. */
  digits: ReadonlyMap<string, number>;
  /** Several of a digit: "fives". */
  plurals: ReadonlyMap<string, number>;
  /** Between hundreds and what is added to them. */
  joins: ReadonlySet<string>;
  /** Hundreds and what is added to them are one word. */
  isOneWord: boolean;
  /** After these a number counts something: "for two", "at seven". */
  counts: ReadonlySet<string>;
  small: ReadonlySet<string>;
  extension: ReadonlyMap<string, number>;
  areaCode: ReadonlyMap<string, number>;
  plus: ReadonlySet<string>;
}

const hundred = 100;
/** Of a small number that stands apart from its hundreds: less is the next digit. */
const firstApart = 10;
const maxRepeats = 4;

const phraseTable = (source: string): Map<string, number> => tableOf(source.replace(/[^|]+/g, '$&=1'));

/** Hundreds, in languages of long words with what is added to them: "trecentoquarantasette". */
function hundredsOf(words: LanguageWords): Map<string, number> {
  const hundreds = tableOf(words.numerals.hundreds);
  if (words.numerals.oneWord === undefined) return hundreds;
  const small = [...numbersOf(words)].filter(([, value]) => value > 0 && value < hundred);
  const whole = [...hundreds].flatMap(([name, value]) =>
    small.map(([added, more]): [string, number] => [name + added, value + more]),
  );
  return new Map([...hundreds, ...whole]);
}

const vocabularyOf = perLanguage((words): Vocabulary => {
  const own = words.numerals;
  return {
    numbers: new Map([...numbersOf(words), ...words.zero.map((zero): [string, number] => [fold(zero), 0])]),
    times: tableOf(own.times),
    hundreds: hundredsOf(words),
    digits: tableOf(own.digits ?? ''),
    plurals: tableOf(own.plurals),
    joins: new Set(own.join.split('|').filter(Boolean)),
    isOneWord: own.oneWord !== undefined,
    between: new Set(own.between.split('|').filter(Boolean)),
    counts: new Set(
      [...words.cues.forPeople, ...words.at, ...words.months.flat()].map((each) =>
        fold(each).split(' ').at(-1)!,
      ),
    ),
    small: new Set(fold(words.stopwords).split(' ')),
    extension: phraseTable(own.extension),
    areaCode: phraseTable(own.areaCode),
    plus: new Set(own.plus.split('|')),
  };
});

interface Digits {
  digits: string;
  length: number;
  isRepeated: boolean;
}

/** The digits that a token says, alone or with those behind it; what has no certain digits ("eight hundred") says none. */
function digitsAt(tokens: readonly string[], at: number, vocabulary: Vocabulary): Digits | undefined {
  const { numbers, times, plurals, digits: alone, between } = vocabulary;
  const one = (from: number): Digits | undefined => {
    if (/^\d+$/.test(tokens[from] ?? '')) return { digits: tokens[from]!, length: 1, isRepeated: false };
    // Portuguese "meia", which is a half behind "e".
    const said =
      phraseAt(numbers, tokens, from) ??
      (between.has(tokens[from - 1] ?? '') ? undefined : phraseAt(alone, tokens, from));
    if (said === undefined || said.value === hundred) return undefined;
    const next = from + said.length;
    // "Nine hundred, one two three"; "nine hundred twelve" is 912 or 900 12.
    if (said.value < 10 && numbers.get(tokens[next] ?? '') === hundred)
      return (phraseAt(numbers, tokens, next + 1)?.value ?? 0) < 10
        ? { digits: String(said.value * hundred), length: said.length + 1, isRepeated: false }
        : undefined;
    return { digits: String(said.value), length: said.length, isRepeated: false };
  };
  const repeat = (digit: string, times: number, length: number): Digits => ({
    digits: digit.repeat(times),
    length,
    isRepeated: true,
  });
  const group = hundredsAt(tokens, at, vocabulary);
  if (group !== undefined) return group;
  const count = phraseAt(numbers, tokens, at);
  const several = count && phraseAt(plurals, tokens, at + count.length);
  if (several !== undefined && count!.value > 1 && count!.value <= maxRepeats)
    return repeat(String(several.value), count!.value, count!.length + several.length);
  const repeated = phraseAt(times, tokens, at);
  const once = repeated && one(at + repeated.length);
  return repeated !== undefined && once?.digits.length === 1
    ? repeat(once.digits, repeated.value, repeated.length + once.length)
    : one(at);
}

/** "Seiscientos doce", "novecentos e doze", "trecentoquarantasette": three digits at once. */
function hundredsAt(
  tokens: readonly string[],
  at: number,
  { numbers, hundreds, joins, isOneWord }: Vocabulary,
): Digits | undefined {
  const group = phraseAt(hundreds, tokens, at);
  if (group === undefined) return undefined;
  const end = at + group.length;
  const join = joins.has(tokens[end] ?? '') ? 1 : 0;
  const small = group.value % hundred === 0 ? phraseAt(numbers, tokens, end + join) : undefined;
  const isAdded = small !== undefined && small.value < hundred && (!isOneWord || small.value >= firstApart);
  return isAdded
    ? {
        digits: String(group.value + small.value),
        length: group.length + join + small.length,
        isRepeated: false,
      }
    : { digits: String(group.value), length: group.length, isRepeated: false };
}

const isWritten = ({ word }: Token): boolean => /^\d+$/.test(word);

/** Whether digits go on behind a token: writing keeps to the marks of telephone numbers, speech to commas and pauses. */
function goesOn(before: Token, next: Token, text: string): boolean {
  const gap = text.slice(before.end, next.start);
  return isWritten(before) && isWritten(next) ? /^[\s().\/-]*$/.test(gap) : /^[^|:;?!]*$/.test(gap);
}

const longestTime = 4;

/** Every run of digits. */
function runsOf(tokens: readonly Token[], text: string, vocabulary: Vocabulary): Run[] {
  const said = tokens.map(({ word }) => word);
  const runs: Run[] = [];
  let run: Run | undefined;
  for (let at = 0; at < tokens.length;) {
    const found = digitsAt(said, at, vocabulary);
    if (found === undefined) {
      if (!vocabulary.between.has(said[at]!)) run = undefined;
      at += 1;
      continue;
    }
    const next = tokens[at]!;
    const behind = tokens[at + found.length];
    const before = run === undefined ? undefined : tokens[run.to - 1];
    const isApart =
      before !== undefined &&
      (isWritten(before) !== isWritten(next) || text.slice(before.end, next.start).includes(','));
    // "For two, five oh three …" begins with a count, "… oh one one, two people" ends with one.
    const endsCount =
      run !== undefined &&
      run.digits.length <= longestTime &&
      vocabulary.counts.has(said[run.from - 1] ?? '');
    const isCount =
      run !== undefined &&
      isDialable(run.digits) &&
      !found.isRepeated &&
      behind !== undefined &&
      /^ $/.test(text.slice(tokens[at + found.length - 1]!.end, behind.start)) &&
      digitsAt(said, at + found.length, vocabulary) === undefined &&
      phraseAt(vocabulary.extension, said, at + found.length) === undefined &&
      phraseAt(vocabulary.areaCode, said, at + found.length) === undefined;
    const isNew = run === undefined || !goesOn(before!, next, text) || (isApart && (endsCount || isCount));
    if (isNew) runs.push({ digits: '', from: at, to: at, counts: isApart && isCount });
    run = runs.at(-1)!;
    run.digits += found.digits;
    at += found.length;
    run.to = at;
  }
  return runs;
}

/** Whether something between this number and other digits beside it was misheard: it is not whole. */
function isTorn(
  left: Run | undefined,
  right: Run | undefined,
  tokens: readonly Token[],
  text: string,
  vocabulary: Vocabulary,
) {
  if (left === undefined || right === undefined || right.counts) return false;
  const inside = tokens.slice(left.to, right.from);
  const isAllWritten =
    tokens.slice(left.from, left.to).every(isWritten) && tokens.slice(right.from, right.to).every(isWritten);
  const gap = text.slice(tokens[left.to - 1]!.end, tokens[right.from]!.start);
  if (inside.length === 0) return !isAllWritten && !vocabulary.counts.has(tokens[left.from - 1]?.word ?? '');
  const word = inside[0]!.word;
  return (
    inside.length === 1 &&
    /^[\s-]*[\p{L}\p{M}]+[\s-]*$/u.test(gap) &&
    !vocabulary.counts.has(word) &&
    !vocabulary.small.has(word)
  );
}

/** A telephone number that was heard, and where. */
export interface HeardPhone {
  value: string;
  start: number;
  end: number;
}

const maxAreaDigits = 5;
const maxExtensionDigits = 6;

/** Times of the clock, dates and "24/7" are no part of a number; what stands around them keeps its place. */
const withoutDates = (text: string): string =>
  text.replace(
    /24\/7|\d{4}-\d{2}-\d{2}(?!\d)|(?<!\d)\d{1,2}([./-])\d{1,2}\1\d{4}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?!\d)/g,
    (found) => '|'.repeat(found.length),
  );

const kanji = '〇一二三四五六七八九';

/** Japanese digits in signs as figures, at the same places. */
const withFigures = (raw: string, run = /[〇一二三四五六七八九\d\sの、−ー－-]{7,}/gu): string =>
  withKanaDigits(raw)
    .replace(/[０-９]/g, (sign) => String(sign.charCodeAt(0) - '０'.charCodeAt(0)))
    .replace(/ゼロ/g, '0 ')
    .replaceAll('零', '0')
    .replace(run, (found) => found.replace(/[〇一二三四五六七八九]/gu, (sign) => String(kanji.indexOf(sign))))
    .replace(/(?<=\d\s?)[の−ー－](?=\d)/g, '-');

/** Where in a text a telephone number is, written or said digit by digit, with its extension; undefined where it is not whole. */
export function locatePhone(raw: string, words: LanguageWords): HeardPhone | undefined {
  const text = withoutDates(words.spaced ? raw : withFigures(raw));
  const tokens = tokensOf(text);
  const vocabulary = vocabularyOf(words);
  const runs = runsOf(tokens, text, vocabulary);
  const index = runs.findIndex(({ digits }) => isDialable(digits));
  const main = runs[index];
  if (main === undefined) return undefined;
  const said = tokens.map(({ word }) => word);
  const [first, last] = [tokens[main.from]!, tokens[main.to - 1]!];
  const isPlain = tokens.slice(main.from, main.to).every(isWritten);
  const signs = isWritten(first) ? (/[+(]+$/.exec(text.slice(0, first.start))?.[0].length ?? 0) : 0;
  const start = first.start - signs;
  const isAbroad = vocabulary.plus.has(said[main.from - 1] ?? '') || text.slice(start).startsWith('+');
  const plus = isAbroad ? '+' : '';
  // What is said in kana is no way of writing it.
  const isKana = /[ぁ-ゖァ-ヺ]/u.test(raw.slice(start, last.end).replaceAll('の', ''));
  const isFigures = isPlain && (words.spaced || !isKana);
  const number = isFigures ? text.slice(start, last.end) : plus + main.digits;
  const next = runs[index + 1];
  if (next !== undefined) {
    const end = tokens[next.to - 1]!.end;
    const isNamed = (table: ReadonlyMap<string, number>): boolean =>
      next.from > main.to && phraseAt(table, said, main.to)?.length === next.from - main.to;
    if (isNamed(vocabulary.extension) && next.digits.length <= maxExtensionDigits) {
      const name = raw.slice(tokens[main.to]!.start, tokens[next.from - 1]!.end);
      return { value: `${number} ${name} ${next.digits}`, start, end };
    }
    if (isNamed(vocabulary.areaCode) && next.digits.length <= maxAreaDigits)
      return { value: `${next.digits}${isPlain ? ' ' : ''}${number}`, start, end };
  }
  const torn = [
    [runs[index - 1], main],
    [main, next],
  ] as const;
  return torn.some(([left, right]) => isTorn(left, right, tokens, text, vocabulary))
    ? undefined
    : { value: number, start, end: last.end };
}

/** A telephone number in a text, also one that is said digit by digit ("five five five oh one …"). */
export const hearPhone = (text: string, words: LanguageWords): string | undefined =>
  locatePhone(text, words)?.value;

/** A text without the telephone number in it. */
export function withoutPhone(text: string, words: LanguageWords): string {
  const found = locatePhone(text, words);
  return found === undefined ? text : `${text.slice(0, found.start)} ; ${text.slice(found.end)}`;
}

/** Each run of digits that a text says, and what else it says; none where a date or a time is among them. */
export function digitsSaid(raw: string, words: LanguageWords): { runs: string[]; beside: string } {
  const text = withoutDates(
    words.spaced ? raw : withFigures(raw, /(?:[〇一二三四五六七八九\d][\sの−ー－-]*){2,}/gu),
  );
  const tokens = tokensOf(text);
  const { between, plus } = vocabularyOf(words);
  const runs = text.includes('|') ? [] : runsOf(tokens, text, vocabularyOf(words));
  const isDigit = new Set(runs.flatMap(({ from, to }) => tokens.slice(from, to)));
  const others = tokens.filter((token) => !isDigit.has(token)).map(({ word }) => word);
  const isAbroad = /^\s*\+/.test(text) || plus.has(others[0] ?? '');
  return {
    runs: runs.map(({ digits }, at) => (isAbroad && at === 0 ? `+${digits}` : digits)),
    beside: others.filter((word) => !plus.has(word) && !between.has(word)).join(' '),
  };
}
