/** Japanese digits that are written as they sound. */
import { inKatakana } from './text.ts';

const NAMES = [
  'ゼロ|レイ|マル',
  'イチ',
  'ニイ|ニー|ニ',
  'サン',
  'ヨン|シ(?!チ)',
  'ゴー|ゴ',
  'ロク',
  'ナナ|シチ',
  'ハチ',
  'キュウ|キュー|ク',
];
const DIGIT = new RegExp(NAMES.map((names) => `(${names})`).join('|'), 'gu');
const digits = (least: number): string =>
  `(?:(?:${NAMES.join('|')}|\\d)(?:(?:[\\s、・-]|の|ノ|ー){0,3})){${String(least)},}`;
/** A whole number: so many digits in a row mean nothing else. */
const NUMBER = new RegExp(digits(7), 'gu');
/** A piece of one, which is all that is said: "ニシさん" is a name. */
const PIECE = new RegExp(`^${digits(3)}(?:です)?[。\\s]*$`, 'u');

/** The figures of a run, each sign at its place. */
const figures = (run: string): string =>
  run
    .replace(DIGIT, (said, ...groups: unknown[]) =>
      String(groups.findIndex((group) => group !== undefined)).padEnd(said.length),
    )
    .replace(/[^\d]/gu, ' ');

/** A text with the digits of telephone numbers, "ゼロキューゼロ …", as figures at the same places. */
export function withKanaDigits(text: string): string {
  if (!/[ぁ-ヺ]/u.test(text)) return text;
  if (PIECE.test(text)) return figures(text);
  let figured = text;
  for (const { index, 0: run } of inKatakana(text).matchAll(NUMBER))
    if (/[ァ-ヺ]/u.test(run))
      figured = figured.slice(0, index) + figures(run) + figured.slice(index + run.length);
  return figured;
}
