/** The concrete claims of a text: addresses of all kinds, times, and numbers, in digits or in words. */
import { currencyOf, AFTER_AMOUNT, BEFORE_AMOUNT } from '../../domain/knowledge/offers/currencies.ts';
import { dayMinutes } from '../builtin/answers/schedule.ts';
import { wordsFor } from '../builtin/language/lexicons.ts';
import { numbersOf, saidNumbers } from '../builtin/language/number-words.ts';
import { anyLanguage } from '../builtin/patterns/any-language.ts';

type ClaimKind = 'email' | 'url' | 'time' | 'phone' | 'number';
export interface Claim {
  kind: ClaimKind;
  /** As written; numbers in words are written in digits. */
  text: string;
  /** Comparable forms; one of them must occur. */
  keys: string[];
  /** Written with a currency: it can be no hour of a clock. */
  isMoney?: true;
  /** ISO 4217, by the sign or word beside it. */
  currency?: string | undefined;
}

const pad = (value: number): string => String(value).padStart(2, '0');
/** `17:05` of minutes after midnight, beyond a day too. */
export const clockKey = (minutes: number): string =>
  `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;

/** `9 am`, `9:30 p.m.`, `17:00`, `17.30 Uhr`, `8h30`, `noon`: minutes after midnight; both halves where none is named. */
function readTime(hour: number, minute: number, half: string | undefined): string[] {
  if (hour > 24 || minute > 59) return [];
  if (half?.startsWith('p')) return [clockKey(((hour % 12) + 12) * 60 + minute)];
  if (half?.startsWith('a')) return [clockKey((hour % 12) * 60 + minute)];
  const asIs = (hour % 24) * 60 + minute;
  return hour >= 1 && hour <= 12 ? [clockKey(asIs), clockKey((asIs + 720) % dayMinutes)] : [clockKey(asIs)];
}

const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
const urlPattern =
  /\b(?:https?:\/\/|www\.)[^\s<>"')]{1,300}|(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]{2,63}\.(?:com|org|net|de|fr|es|it|nl|pl|ro|pt|jp|io|co|us|uk|example)\b[^\s<>"',)]{0,200}/giu;
const timePattern =
  /(?<![\d.,:])(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?!\d))?\s*(a\.?m\b\.?|p\.?m\b\.?|o['’]?clock|uhr\b|h\b|時)/giu;
const frenchTimePattern = /(?<![\d.,:])(\d{1,2})\s?h\s?(\d{2})(?!\d)/giu;
const bareTimePattern = /(?<![\d.,:])(\d{1,2}):(\d{2})(?![\d:])/gu;
const namedTimeEdges = { before: '\\b', after: '\\b' };
const namedTimes: readonly (readonly [RegExp, string])[] = [
  [anyLanguage('noon', { ...namedTimeEdges, flags: 'giu' }), '12:00'],
  [anyLanguage('midnight', { ...namedTimeEdges, flags: 'giu' }), '00:00'],
];
const phonePattern = /\+?\(?\d[\d\s().\/-]{5,22}\d/gu;
const numberPattern = new RegExp(
  `(${BEFORE_AMOUNT}\\s?)?(?<!\\d)(\\d+(?:[.,]\\d+)*)(\\s?${AFTER_AMOUNT})?`,
  'giu',
);

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** `1,150.00`, `1.150,00` and `1150` are the same number. */
function numberKey(text: string): string {
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = digitsOf(decimals === undefined ? text : text.slice(0, -decimals.length - 1)).replace(
    /^0+(?=\d)/,
    '',
  );
  return decimals === undefined || /^0+$/.test(decimals) ? whole : `${whole}.${decimals}`;
}

/** A text with its numbers in digits: "ninety-nine dollars" → "99 dollars". Small articles ("one", "ein") stay. */
function inDigits(text: string, language: string): string {
  const words = wordsFor(language);
  let out = '';
  let done = 0;
  for (const { start, end, value } of words.spaced ? saidNumbers(text, numbersOf(words)) : []) {
    if (value <= 1) continue;
    out += `${text.slice(done, start)}${value}`;
    done = end;
  }
  return out + text.slice(done);
}

/** Every concrete claim of a text, each stretch of it counted once. */
export function claimsOf(text: string, language: string): Claim[] {
  const claims: Claim[] = [];
  let rest = inDigits(text.normalize('NFKC'), language);
  const take = (
    pattern: RegExp,
    toClaim: (match: string, groups: (string | undefined)[]) => Claim | null,
  ): void => {
    rest = rest.replace(pattern, (...args: unknown[]) => {
      const groups = args.filter(
        (arg): arg is string | undefined => typeof arg === 'string' || arg === undefined,
      );
      const claim = toClaim(String(args[0]), groups.slice(1, -1));
      if (claim === null) return String(args[0]);
      claims.push(claim);
      return ' ';
    });
  };
  take(emailPattern, (match) => {
    const key = match.toLowerCase().replace(/[.-]+$/, '');
    return { kind: 'email', text: match, keys: [key] };
  });
  take(urlPattern, (match) => ({
    kind: 'url',
    text: match,
    keys: [
      match
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/[/.,;:!?]+$/, ''),
    ],
  }));
  take(phonePattern, (match) => {
    const digits = digitsOf(match);
    const isTimes = /\d{1,2}:\d{2}/.test(match) || /^\d{4}-\d{2}-\d{2}$/.test(match);
    return digits.length < 7 || digits.length > 15 || isTimes
      ? null
      : { kind: 'phone', text: match, keys: [digits] };
  });
  const time = (match: string, [hour, minute, half]: (string | undefined)[]): Claim | null => {
    const keys = readTime(
      Number(hour),
      Number(minute ?? 0),
      half
        ?.toLowerCase()
        .replace(/[^a-z]/g, '')
        .replace(/^[^ap].*|^oclock/, '') || undefined,
    );
    return keys.length === 0 ? null : { kind: 'time', text: match.trim().replace(/\.$/, ''), keys };
  };
  take(frenchTimePattern, time);
  take(timePattern, time);
  take(bareTimePattern, time);
  for (const [pattern, key] of namedTimes)
    take(pattern, (match) => ({ kind: 'time', text: match, keys: [key] }));
  take(numberPattern, (match, [before, digits, after]) => {
    const sign = before ?? after;
    return {
      kind: 'number',
      text: match.trim(),
      keys: [numberKey(digits ?? match)],
      ...(sign === undefined ? {} : { isMoney: true as const, currency: currencyOf(sign.trim()) }),
    };
  });
  return claims;
}

/** The hours of a clock that a plain number may be: "from nine to five". */
export const hoursOf = ({ keys: [key = ''] }: Claim): string[] =>
  /^\d{1,2}$/.test(key) ? readTime(Number(key), 0, undefined) : [];
