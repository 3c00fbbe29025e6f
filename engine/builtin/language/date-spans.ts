/** Spans of days that name their month once: "the 20th to the 23rd of March". */
import { patternsByLanguage, spacedWords } from '../patterns/any-language.ts';
import type { LanguageWords } from '../words/types.ts';
import { numberPattern } from './number-words.ts';
import { alternativesOf } from './text.ts';

/** Behind the number of a day. */
export const ORDINAL = '(?:st|nd|rd|th|er|eme|ste|de|e|º|ª|-?go|\\.)?';

const JAPANESE = /(\d{1,2})月(\d{1,2})日(から|〜|～|と|か|、)(?=(\d{1,2})日)/gu;

export interface DateSpans {
  /** Writes the month of a span beside both of its days; takes lower case without accents. */
  write: (text: string) => string;
  /** Both days of a span that names no month. */
  alone: RegExp;
}

const lastDay = 31;

/** Both days without a month, no times of the clock: "del 20 al 23". */
function daysAlone(words: LanguageWords): RegExp {
  const { daySpan } = words.numerals.clock;
  if (daySpan === undefined) return /(?!)/gu;
  const day = `(\\d{1,2}|${numberPattern(words, { from: 1, to: lastDay })})`;
  const noClock = `(?!\\p{L}|\\s*(?:[:.]?\\d|(?:h|${alternativesOf(words.oClock)})(?!\\p{L})))`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${daySpan.replaceAll('DAY', () => day)}${noClock}`, 'gu');
}

/** A reader of such spans for one language. */
export function createDateSpans(words: LanguageWords): DateSpans {
  const { language, months, spaced, dayFirst } = words;
  const alone = daysAlone(words);
  if (!spaced) return { write: (text) => text.replace(JAPANESE, '$1月$2日$3$1月'), alone };
  const { toDate, andDate, orDate } = patternsByLanguage[language]!;
  const month = alternativesOf(months.flat());
  // "20 tot en met de 23", "dia 20 ao dia 23"
  const between = `\\s*(?:[-–/]|(?<!\\p{L})(?:${toDate}|${andDate}|${orDate})(?!\\p{L}))\\s*(?:\\p{L}{1,3}\\s+){0,2}`;
  const of = `(?:\\s*${spacedWords('beforeMonth')}\\s+|[.,]?\\s*)`;
  const isSpan = (first: string, last: string): boolean => Number(first) < Number(last);
  const monthLast = new RegExp(
    `(?<![\\d:.,/-])(\\d{1,2})${ORDINAL}(${between})(?=(\\d{1,2})${ORDINAL}${of}(${month})(?!\\p{L})(\\s+\\d{4})?)`,
    'gu',
  );
  const monthFirst = new RegExp(
    `(?<!\\p{L})(${month})(\\s+(?:the\\s+)?)(\\d{1,2})${ORDINAL}(${between})(?=(\\d{1,2})(?:st|nd|rd|th|(?!\\p{L}|\\d|:|\\s+(?:\\p{L}|\\d))))`,
    'gu',
  );
  const write = (text: string): string => {
    const written = text.replace(
      monthLast,
      (whole: string, first: string, joint: string, last: string, named: string, year = '') =>
        isSpan(first, last) ? `${first} ${named}${year} ${joint.trim()} ` : whole,
    );
    if (dayFirst) return written;
    return written.replace(
      monthFirst,
      (whole: string, named: string, lead: string, first: string, joint: string, last: string) =>
        isSpan(first, last) ? `${named}${lead}${first} ${joint.trim()} ${named} ` : whole,
    );
  };
  return { write, alone };
}
