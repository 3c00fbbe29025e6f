/** Names that are a weight, a height or the size of wheels: "R13 – R15", "up to 16 inches", "up to 10 kg", "11–20 kg", "51kg +", "40 lbs or less". */
import { inAnyLanguage } from '../words/in-any-language.ts';

const { amountLimits, amountEnds, inches, ranges } = inAnyLanguage.offers;
const UNIT = `(?:(?:kg|kilos?|lbs?|cm|${inches})(?![\\p{L}])|["″”])`;
const AMOUNT = `\\d{1,3}(?:[.,]\\d)?(?:\\s?${UNIT})?`;
const MEASURE = new RegExp(
  `^(?=.*\\d\\s?${UNIT})(?:${amountLimits}\\s)?${AMOUNT}(?:\\s?(?:[-–]|${ranges})\\s?${AMOUNT})?(?:\\s?(?:\\+|${amountLimits})|\\s${amountEnds})?$`,
  'iu',
);

const RIM = new RegExp(
  `^(?:${amountLimits}\\s)?r\\s?\\d{2}(?:\\s?[-–/]\\s?r?\\s?\\d{2})?(?:\\s?\\+|\\s${amountEnds})?$`,
  'iu',
);

/** Whether a name says only how heavy, how tall or how wide. */
export function isMeasure(name: string): boolean {
  const text = name.trim();
  return /\d/.test(text) && (MEASURE.test(text) || RIM.test(text));
}

/** "0,3 l", "250 g", "32 cm": so much of something; for regular expressions. */
export const QUANTITY =
  '(?<![\\p{L}\\d.,/])\\d{1,4}(?:[.,/]\\d{1,2})?\\s?(?:ml|cl|dl|l|ltr?|gr?|kg|mm|cm|m|oz|lbs?)(?!\\p{L})\\.?';
