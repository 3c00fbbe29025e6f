/** A telephone number that is set right by some of its digits. */
import type { Scene } from './business.ts';
import { onlyDigits } from './language/only-digits.ts';
import { digitsOf } from './language/spoken-numbers.ts';
import { behindRefusal } from './refusals.ts';

const minRightedDigits = 2;
export const maxRightedDigits = 4;

/** A number with other digits from one of its digits on. */
function withDigitsFrom(number: string, at: number, right: string): string {
  const places = [...number.matchAll(/\d/g)].map(({ index }) => index);
  const signs = [...number];
  for (const [offset, digit] of [...right].entries()) signs[places[at + offset]!] = digit;
  return signs.join('');
}

/** A number with other digits in the place of some: at its end, else where they stand once. */
export function withDigits(number: string, wrong: string, right: string): string | undefined {
  if (wrong.length < minRightedDigits || wrong.length !== right.length) return undefined;
  const digits = digitsOf(number);
  const at = digits.lastIndexOf(wrong);
  const isUnclear = at + wrong.length < digits.length && digits.indexOf(wrong) !== at;
  return at < 0 || isUnclear ? undefined : withDigitsFrom(number, at, right);
}

/** A number that begins or ends with these digits; undefined where a code of a country or a zero before it is told of one alone. */
export function withEdge(number: string, right: string, edge: 'start' | 'end'): string | undefined {
  const [digits, said] = [digitsOf(number), digitsOf(right)];
  if (said === '' || said.length >= digits.length) return undefined;
  if (edge === 'end') return withDigitsFrom(number, digits.length - said.length, said);
  const leads = (sign: string): boolean => number.startsWith(sign) === right.startsWith(sign);
  return leads('+') && (number.startsWith('+') || leads('0') || !right.startsWith('0'))
    ? withDigitsFrom(number, 0, said)
    : undefined;
}

/** "956 11 22 33, no, 32": the number with its end said once more behind it. */
export function rightedAtOnce(number: string, behind: string, scene: Scene): string {
  const told = behindRefusal(behind.replace(/^[\s,.;]+/u, ''), scene);
  const right = told === undefined ? undefined : onlyDigits(told, scene.lexicon);
  if (right === undefined || right.length > maxRightedDigits) return number;
  return withEdge(number, right, 'end') ?? number;
}
