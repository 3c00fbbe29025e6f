/** The forms in which telephone numbers are printed: single and listed ones, vanity numbers; no dates and placeholders. */
import { matchesOf } from '../page/page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { narrow } from '../words/index.ts';

/** Not within a word or a number, but right behind "Tel." or a label that only a style divides from it. */
const OPENING = `(?:(?<![\\p{L}\\d.,/#@=_-])|(?<=\\p{L}\\.|${inAnyLanguage.contact.phonesGlued}))`;
/** Words that stand right behind a number: "0120-345-678まで". */
const JAPANESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
/** Bounded runs of digits and separators; what they are, the library decides. */
const CANDIDATE = new RegExp(
  `(?=[(+\\d])${OPENING}(?:\\((?=\\+))?(?:\\+|00)?\\(?\\d{1,6}(?:[\\s\\u00a0().\\-\\u2010\\u2011–/·•∙]{1,3}\\d{1,11}){1,11}(?![\\d@]|(?!\\p{Lu}\\p{Ll}|${JAPANESE})\\p{L})|(?=[+\\d])${OPENING}\\+?\\d{9,13}(?![\\d\\p{L}])`,
  'gu',
);
const VANITY =
  /(?<![\p{L}\d])(?:\+?1[-. ])?\(?\d{3}\)?[-. ](?=[A-Z\d-]{7,10}(?![\p{L}\d]))(?=[\d-]*[A-Z])[A-Z\d]{2,7}(?:-[A-Z\d]{2,6})?(?![\p{L}\d])/gu;
/** Cheap, and true of every text with a number. */
const CANDIDATE_HINT = /\d[\d\s().\-\u2010\u2011–/·•∙]{5,}\d/;
/** Cheap, and true of every text with a vanity number. */
const VANITY_HINT = /\d{3}\)?[-. ][\dA-Z-]*[A-Z]/;
const PLACEHOLDER =
  /^\+?1?[^\d]*(?:123[^\d]*456[^\d]*7890|555[^\d]*123[^\d]*4567|000[^\d]*000[^\d]*0000|(\d)\1{2}[^\d]*\1{3}[^\d]*\1{4}|01234[^\d]*567890?|0123456789|1234567890?|234[^\d]*567[^\d]*89(?:0|01)?|555[^\d]*555[^\d]*5555|5589[^\d]*55488[^\d]*\d+|1235[^\d]*2355[^\d]*98)$/;
/** Nine digits and more that run up or down to the end, or eight that are all the same. */
const RUNNING = /(?:1234567890|123456789|23456789|9876543210|(\d)\1{7})$/;

/** "30 000 000": nothing but noughts behind the area. */
const NOUGHTS = /(?<!\d)0+(?:\D+0+)*$/;
const MIN_NOUGHTS = 6;

/** Whether a number is one that templates and forms show: "+48 123 456 789", "600 000 000". */
export function isPlaceholderNumber(printed: string): boolean {
  const noughts = NOUGHTS.exec(printed.trim())?.[0] ?? '';
  return (
    PLACEHOLDER.test(printed.trim()) ||
    RUNNING.test(printed.replace(/\D/g, '')) ||
    countDigits(noughts) >= MIN_NOUGHTS
  );
}

/** "512-555-XXXX", "512-5XX-XXXX": letters that stand for any digit; no word has three of the same. */
const MASK = /([A-Z])\1{2}/;
const MASK_BEHIND = /^[-. ]?([XN])\1/i;
/** "250-GTO7890": the letters of a word that is dialled are not the beginning of a longer number. */
const CODE = /[A-Z]\d{3}/;

/** "9-5. (303) 555-0142": the end of opening hours, and a number that begins by itself. */
const HOURS_BEFORE = /^(?:\d{1,2}(?:[.:]\d{2})?\s?[-–]\s?)?\d{1,2}(?:[.:]\d{2})?\.?\s+(?=\(\d{3}\)|\+\d)/;

/** "07730 · 732/264-1234": a code before a mark is not of the number. */
const CODE_BEFORE = /^\d{4,6}\s[·•∙]\s/;

/** "Tel. 0365 · 55 12 34": digits before a mark are the area of what has none itself. */
const isArea = (code: string, rest: string, before: string): boolean =>
  code.startsWith('0') &&
  !/^[(+]?0|^\+/.test(rest) &&
  countDigits(rest) <= 8 &&
  /\p{L}[.:]?\s*$/u.test(before);

export interface PrintedNumber {
  printed: string;
  start: number;
  isVanity: boolean;
  /** How many characters of the text tell it, where it is not told as a whole. */
  length?: number;
  /** Where the words stand that say what it is: before the first number of a list. */
  labelAt: number;
}

/** All that may be a number in a text, in its order. */
export function* candidatesIn(own: string): Generator<PrintedNumber> {
  // "8269323567,9827220778": a comma divides numbers as a semicolon does.
  const text = narrow(own)
    .replace(/(?<=\d{7}|\d[\s.-]\d{2,4}),(?=\s?[+(]?\d)/g, ';')
    // The sign of a subtraction or of a long vowel, as Japanese keyboards give it for a dash.
    .replace(/(?<=\d)[\u2212\u30fc\u2015](?=\d)/g, '-');
  const digits = text.length > 20_000 ? 0 : countDigits(text);
  for (const match of digits >= 7 && CANDIDATE_HINT.test(text) ? matchesOf(CANDIDATE, text) : []) {
    // "0170 555 01 34 (24 h)": a bracket that does not end is not of the number.
    const printed = match[0]
      .replace(/\s?\([^)]*$/, (rest, at: number) => (at === 0 ? rest : ''))
      .replace(CODE_BEFORE, (code: string, _at: number, whole: string) =>
        isArea(code, whole.slice(code.length), text.slice(0, match.index)) ? code : '',
      )
      .replace(HOURS_BEFORE, '')
      .trim()
      .replace(/[\s().\-–/·]+$/u, (tail) => (tail.startsWith(')') ? ')' : ''));
    if (MASK_BEHIND.test(text.slice(match.index + match[0].length))) continue;
    const counted = countedOn(printed);
    for (const one of counted ? [printed] : listedNumbers(printed)) {
      const [whole, ...next] = counted ?? withNext(one);
      const length = countDigits(whole);
      if (length < 7 || length > 15 || isPlaceholderNumber(whole) || isDateOrSpan(whole)) continue;
      const start = text.indexOf(one, match.index);
      yield { printed: whole, start, isVanity: false, labelAt: match.index };
      for (const further of next)
        yield { printed: further, start, isVanity: false, labelAt: match.index, length: one.length };
    }
  }
  for (const match of digits >= 3 && VANITY_HINT.test(text) ? matchesOf(VANITY, text) : [])
    if (!MASK.test(match[0]) && !CODE.test(match[0]))
      yield { printed: match[0], start: match.index, isVanity: true, labelAt: match.index };
}

/** Numbers beside each other: "+91 98689 37242 / 99921 99982", "(913) 342-2552 (913) 428-8999", "91 555 01 34 - 655 50 13 44". */
function listedNumbers(printed: string): string[] {
  // In "0821/456789" the slash belongs to the number.
  const parts = printed.split(/\s?\/\s?|\s(?=[(+]\d)|\s[·•∙]\s/);
  const dashed = parts.flatMap((part) => part.split(/\s[-\u2010\u2011–]\s/));
  for (const list of [dashed, parts, printed.split(/\s?\/\s?/)])
    if (list.length > 1 && list.every((part) => countDigits(part) >= 8)) return list;
  // "2128 (011) 803-1234": a code of another kind before the number.
  if (parts.length === 2 && countDigits(printed) > 12 && /^\d{4,6}\.?$/.test(parts[0]!)) return [parts[1]!];
  if (countDigits(printed) <= 15) return [printed];
  // "06582 / 73277 0664 / 3770802": every area begins with nought.
  const byArea = printed.split(/\s(?=0\d)/);
  return byArea.length > 1 && byArea.every((part) => countDigits(part) >= 8) ? byArea : repeatedForm(printed);
}

/** "021 634 12 45/46", "(011) 4792-1234/5678", "0221 471122-12/-13": a number, and the end in which the next one differs. */
function withNext(printed: string): [string, ...string[]] {
  const tail = /(?<=\d)\s?\/\s?[-–]?(\d[\d .-]{0,8})$/.exec(printed);
  const length = countDigits(printed) - countDigits(tail?.[0] ?? '');
  if (!tail || length < 9 || length > 13) return [printed];
  const first = printed.slice(0, tail.index);
  return isNext(first, tail[1]!) ? [first, withEnd(first, tail[1]!)] : [first];
}

/** A short end counts on from the one before; another one is an extension. */
function isNext(first: string, tail: string): boolean {
  const end = tail.replace(/\D/g, '');
  const own = first.replace(/\D/g, '').slice(-end.length);
  return (
    (end.length > 3 && !end.startsWith('0')) || (Number(end) > Number(own) && Number(end) - Number(own) < 10)
  );
}

const withEnd = (first: string, tail: string): string =>
  `${first.slice(0, first.length - tail.length)}${tail}`;

/** "030 2312 5550 / 51 / 52", "01392 496100 / 496101 / 496102": a number, and the ends of two and more that count on from it. */
function countedOn(printed: string): [string, ...string[]] | undefined {
  const [, first, ends] = COUNTED_ON.exec(printed) ?? [];
  const length = countDigits(first ?? '');
  if (first === undefined || length < 9 || length > 13) return undefined;
  const tails = ends!.split('/').flatMap((end) => end.trim() || []);
  const isEach = tails.every((tail) => countDigits(tail) < length - 2 && isNext(first, tail));
  return isEach ? [first, ...tails.map((tail) => withEnd(first, tail))] : undefined;
}
const COUNTED_ON = /^((?:[^/]+\/)??[^/]*\d)((?:\s?\/\s?\d[\d .]{0,7}){2,6})$/;

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

/** "Lindenweg 12 / 71540 Murrhardt": the number of a house and a postal code, with the town behind. */
export function isHouseAndCode(printed: string, behind: string): boolean {
  return /^[1-9]\d{0,3}\s?[/–-]\s?\d{4,5}$/.test(printed) && /^\s\p{Lu}\p{L}{2}/u.test(behind);
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
