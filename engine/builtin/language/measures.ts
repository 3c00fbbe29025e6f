/** What is weighed, aged or counted: "a 25 pound dog" is one of "16–40 lbs", a child of eight one of the "Under 12s". */
import type { LanguageWords } from '../words/types.ts';
import { numberOf, numberPattern } from './number-words.ts';
import { alternativesOf, withoutAccents } from './text.ts';

export type MeasureKind = 'mass' | 'age' | 'people';

/** Both ends count; masses are in kilograms. */
export interface Measure {
  kind: MeasureKind;
  from: number;
  to: number;
}

export interface MeasureReader {
  /** Single amounts that a caller names, and the words that name them. */
  amountsIn(text: string): { measure: Measure; said: string }[];
  /** What a name on a price list is for. */
  rangesIn(name: string): Measure[];
}

const kilogramsOfPound = 0.4536;
const mass = 'kgs?|kilos?|kilogram\\p{L}*|lbs?|pounds?';
const isPounds = (unit: string | undefined): boolean => unit !== undefined && /^(?:lb|pound)/u.test(unit);
/** What is under twelve is not twelve. */
const hair = 0.001;
const oldest = 120;
const highestSaid = 100;

/** A reader of measures in texts of a language. */
export function createMeasureReader(words: LanguageWords): MeasureReader {
  const { measures, cues, spaced } = words;
  const border = spaced ? '(?![\\p{L}\\p{N}])' : '';
  const amount = '(?<![\\d.,])\\d{1,3}(?:[.,]\\d)?';
  const years = alternativesOf(measures.years);
  const unit = `(?:(?<mass>${mass})|(?<age>${years})|(?<people>${alternativesOf(measures.people)}))${border}`;
  const count = `${amount}|(?<!\\p{L})(?:${numberPattern(words, { to: highestSaid })})(?!\\p{L})`;
  const single = new RegExp(`(?<low>${count})[\\s-]*${unit}`, 'gu');
  const before = [
    `(?<upTo>${alternativesOf([...cues.upTo, ...cues.until])})`,
    `(?<under><|${alternativesOf(cues.under)})`,
    `(?<over>>|${alternativesOf(measures.over)})`,
  ].join('|');
  const to = `\\s?(?:[-–—~〜]|${alternativesOf(measures.to)})\\s?`;
  const behind = `(?<less>${alternativesOf(measures.less)})|(?<more>\\+|${alternativesOf(measures.more)})`;
  const range = new RegExp(
    `(?:(?<!\\p{L})(?:${before})\\s?)?(?<low>${amount})(?:\\s?(?:${mass}|${years})(?=${to}\\d))?(?:${to}(?<high>${amount}))?` +
      `(?<plus>\\+)?(?:[\\s-]?(?:${unit}|(?<plural>s)${border}))?(?:\\s?(?:${behind}))?`,
    'gu',
  );

  const kindOf = (found: Record<string, string | undefined>): MeasureKind | undefined =>
    found['mass'] !== undefined
      ? 'mass'
      : found['age'] !== undefined || found['plural'] !== undefined
        ? 'age'
        : found['people'] === undefined
          ? undefined
          : 'people';
  const valueOf = (text: string, found: Record<string, string | undefined>): number =>
    numberOf(text, words) * (isPounds(found['mass']) ? kilogramsOfPound : 1);

  return {
    amountsIn: (text) =>
      [...withoutAccents(text).matchAll(single)].flatMap((match) => {
        const found = match.groups!;
        const kind = kindOf(found);
        const value = valueOf(found['low']!, found);
        return kind === undefined || (kind === 'age' && value > oldest)
          ? []
          : [{ measure: { kind, from: value, to: value }, said: match[0] }];
      }),
    rangesIn: (name) =>
      [...withoutAccents(name).matchAll(range)].flatMap((match) => {
        const found = match.groups!;
        const kind = kindOf(found);
        if (kind === undefined) return [];
        const low = valueOf(found['low']!, found);
        if (found['high'] !== undefined) return [{ kind, from: low, to: valueOf(found['high'], found) }];
        if (found['under'] !== undefined) return [{ kind, from: 0, to: low - hair }];
        if (found['upTo'] !== undefined || found['less'] !== undefined) return [{ kind, from: 0, to: low }];
        if (found['over'] !== undefined || found['more'] !== undefined || found['plus'] !== undefined)
          return [{ kind, from: low, to: Infinity }];
        return [{ kind, from: low, to: low }];
      }),
  };
}
