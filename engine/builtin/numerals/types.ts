/**
 * How a language says numbers and times of day. One file a language. All is folded: lower case, no accents; bars stand between.
 */

/** A way to say a time: `HOUR` and `MINUTES` stand for spoken or written numbers, `TENS` for spoken ones from ten on. */
export interface SpokenForm {
  source: string;
  /** Minutes from the full hour that is named; 0 where absent. */
  from?: number;
  /** The minutes lie before, not after. */
  isBefore?: boolean;
}

export interface SpokenClock {
  /** What is said for minutes, and counts nothing else: `words=value`. */
  minutes?: string;
  /** What hours alone are called: noon, ordinals. */
  hours: Record<string, number>;
  /** A quarter of an hour, as a pattern. */
  quarter: string;
  /** Tried in turn. */
  forms: readonly SpokenForm[];
  /** Two days of a month without the month; `DAY` stands for each number. */
  daySpan?: string;
  /** A day of the month without the month; `DAY` stands for the number. */
  dayOfMonth: string;
  /** The same with the number in words; `DAY` stands for it. */
  spokenDay?: string;
}

export interface Numerals {
  /** Numbers that are one word or put together by no rule: `word=value`. */
  numbers: string;
  /** Between tens and ones: "veinte y dos"; empty where they follow each other. */
  join: string;
  /** Tens and ones are one word: "fünfundzwanzig" (ones first, with `join`), "venticinque". */
  oneWord?: 'onesFirst' | 'tensFirst';
  /** Tens that go on up to nineteen: "soixante-douze". */
  longTens?: readonly number[];
  /** What a year begins with: `words=value`. */
  centuries: string;
  /** Days of a month that are said as ordinals: `words=value`. */
  ordinals: string;
  /** "Double five": `word=times`. */
  times: string;
  /** Several of a digit, behind how many: `word=digit`, "three fives". */
  plurals: string;
  /** Said for a digit of a telephone number alone: `word=digit`. */
  digits?: string;
  plus: string;
  /** Between the digits of a number, without being any. */
  between: string;
  extension: string;
  areaCode: string;
  /** Guests who are no adults, behind a number. */
  children: string;
  adults: string;
  /** A number of guests by one phrase: `words=value`. */
  groups: string;
  /** The same, where a number was asked for. */
  askedGroups: string;
  /** Behind a number: how long a stay lasts. */
  nights: string;
  /** Hundreds, where telephone numbers are told by three digits: `words=value`; empty where nobody does. */
  hundreds: string;
  /** What the years of a calendar of reigns are counted from: `name=year`. */
  eras: string;
  /** Behind people: it is told what some of them are or need, not how many come. */
  being: string;
  /** Signs of an address of e-mail, in any case, with accents as they are written. */
  atSign: string;
  dotSign: string;
  underscore: string;
  dash: string;
  /** A telephone number with so many digits is whole. */
  phoneDigits: number;
  clock: SpokenClock;
}
