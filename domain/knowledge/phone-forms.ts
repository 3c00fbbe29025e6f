/** The forms in which telephone numbers are printed: single and listed ones, vanity numbers; no dates and placeholders. */
import { matchesOf } from './page-view.ts';
import { narrow } from './words/index.ts';

/** Not within a word or a number, but right behind "Tel." or a label that only a style divides from it. */
const OPENING =
  '(?:(?<![\\p{L}\\d.,/#@=_-])|(?<=\\p{L}\\.|[Tt]el(?:efon|éfono|efono|efoon|efone|ephone)?|[Tt]él(?:éphone)?|TEL|[Pp]hone|[Ff]ixe|[Mm]obile?|[Pp]ortable|[Ww]hats[Aa]pp))';
/** Bounded runs of digits and separators; what they are, the library decides. */
const CANDIDATE = new RegExp(
  `(?=[(+\\d])${OPENING}(?:\\((?=\\+))?(?:\\+|00)?\\(?\\d{1,5}(?:[\\s\\u00a0().\\-\\u2010\\u2011–/·•∙]{1,3}\\d{1,11}){1,11}(?![\\d@]|(?!\\p{Lu}\\p{Ll})\\p{L})|(?=[+\\d])${OPENING}\\+?\\d{9,13}(?![\\d\\p{L}])`,
  'gu',
);
const VANITY =
  /(?<![\p{L}\d])(?:\+?1[-. ])?\(?\d{3}\)?[-. ](?=[A-Z\d-]{7,10}(?![\p{L}\d]))(?=[\d-]*[A-Z])[A-Z\d]{2,7}(?:-[A-Z\d]{2,6})?(?![\p{L}\d])/gu;
/** Cheap, and true of every text with a number. */
const CANDIDATE_HINT = /\d[\d\s().\-\u2010\u2011–/·•∙]{5,}\d/;
/** Cheap, and true of every text with a vanity number. */
const VANITY_HINT = /\d{3}\)?[-. ][\dA-Z-]*[A-Z]/;
const PLACEHOLDER =
  /^\+?1?[^\d]*(?:123[^\d]*456[^\d]*7890|555[^\d]*123[^\d]*4567|000[^\d]*000[^\d]*0000|(\d)\1{2}[^\d]*\1{3}[^\d]*\1{4}|01234[^\d]*567890?|0123456789|1234567890?|234[^\d]*567[^\d]*89(?:0|01)?|555[^\d]*555[^\d]*5555)$/;
/** Nine digits and more that run up or down to the end, or eight that are all the same. */
const RUNNING = /(?:1234567890|123456789|9876543210|(\d)\1{7})$/;

/** Whether a number is one that templates and forms show: "+48 123 456 789", "600 000 000". */
export function isPlaceholderNumber(printed: string): boolean {
  return PLACEHOLDER.test(printed.trim()) || RUNNING.test(printed.replace(/\D/g, ''));
}

export interface PrintedNumber {
  printed: string;
  start: number;
  isVanity: boolean;
  /** Where the words stand that say what it is: before the first number of a list. */
  labelAt: number;
}

/** All that may be a number in a text, in its order. */
export function* candidatesIn(own: string): Generator<PrintedNumber> {
  // "8269323567,9827220778": a comma divides numbers as a semicolon does.
  const text = narrow(own).replace(/(?<=\d{7}|\d[\s.-]\d{2,4}),(?=\s?[+(]?\d)/g, ';');
  const digits = text.length > 20_000 ? 0 : countDigits(text);
  for (const match of digits >= 7 && CANDIDATE_HINT.test(text) ? matchesOf(CANDIDATE, text) : []) {
    // "0170 555 01 34 (24 h)": a bracket that does not end is not of the number.
    const printed = match[0]
      .replace(/\s?\([^)]*$/, (rest, at: number) => (at === 0 ? rest : ''))
      // "98470 12345 / 46": another number of the same line.
      .replace(/(?<=(?:\d[^\d]{0,2}){10})\s?\/\s?\d{1,3}$/, '')
      .trim()
      .replace(/[\s().\-–/·]+$/u, (tail) => (tail.startsWith(')') ? ')' : ''));
    for (const one of listedNumbers(printed)) {
      const length = countDigits(one);
      if (length < 7 || length > 15 || isPlaceholderNumber(one) || isDateOrSpan(one)) continue;
      const start = match.index + printed.indexOf(one);
      yield { printed: one, start, isVanity: false, labelAt: match.index };
    }
  }
  for (const match of digits >= 3 && VANITY_HINT.test(text) ? matchesOf(VANITY, text) : [])
    yield { printed: match[0], start: match.index, isVanity: true, labelAt: match.index };
}

/** Numbers beside each other: "+91 98689 37242 / 99921 99982", "(913) 342-2552 (913) 428-8999". */
function listedNumbers(printed: string): string[] {
  // In "0821/456789" the slash belongs to the number.
  const parts = printed.split(/\s?\/\s?|\s(?=[(+]\d)/);
  for (const list of [parts, printed.split(/\s?\/\s?/)])
    if (list.length > 1 && list.every((part) => countDigits(part) >= 8)) return list;
  // "2128 (011) 803-1234": a code of another kind before the number.
  if (parts.length === 2 && countDigits(printed) > 12 && /^\d{4,6}$/.test(parts[0]!)) return [parts[1]!];
  return countDigits(printed) > 15 ? repeatedForm(printed) : [printed];
}

/** "604 147 399 539 904 114": too long for one number, and groups of digits that repeat their lengths. */
function repeatedForm(printed: string): string[] {
  const groups = [...printed.matchAll(/\d+/g)];
  for (const times of [2, 3, 4]) {
    const size = groups.length / times;
    if (!Number.isInteger(size)) continue;
    const isSame = groups.every(({ 0: group }, at) => group.length === groups[at % size]![0].length);
    if (!isSame) continue;
    return Array.from({ length: times }, (_, at) => {
      const last = groups[(at + 1) * size - 1]!;
      return printed.slice(groups[at * size]!.index, last.index + last[0].length);
    });
  }
  return [printed];
}

/** Narrow or wide digits. */
export function countDigits(wide: string): number {
  if (!/[\d\uff10-\uff19]/.test(wide)) return 0;
  const text = narrow(wide);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count += 1;
  }
  return count;
}

function isDateOrSpan(printed: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})$|^(?:19|20)\d{2}-\d{2}-\d{2}(?!\d)|^(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}$|^\d{1,2}\.\d{2}\s?[-–]\s?\d{1,2}\.\d{2}|^\d{5}-\d{4}$|^\d{1,2}[.:]\d{2}\s/.test(
    printed,
  );
}

/** National numbers without a label have to look like one: groups, and a leading zero, bracket or North American form. */
export function isFormatted(printed: string, isInternational: boolean): boolean {
  if (isInternational) return true;
  return (
    /^(?:\(?0|\(\d|1?[-. ]?\(?\d{3}\)?[-./ \u2010\u2011–]\d{3}[-. \u2010\u2011–]\d{4}$|1[38]00[- ]?\d{3}[- ]?\d{3}$|[36789]\d{2}[ .]?\d{2,3}[ .]\d{2,3}|[6-9]\d{4}[ -]\d{5}$)/.test(
      printed,
    ) && /[\s().\-–/]/.test(printed)
  );
}
