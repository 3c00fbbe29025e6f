/** Names that are a weight or a height: "up to 10 kg", "11–20 kg", "51kg +", "40 lbs or less". */
import { inAnyLanguage } from '../words/in-any-language.ts';

const { amountLimits, amountEnds, ranges } = inAnyLanguage.offers;
const UNIT = '(?:kg|kilos?|lbs?|cm)(?![\\p{L}])';
const AMOUNT = `\\d{1,3}(?:[.,]\\d)?(?:\\s?${UNIT})?`;
const MEASURE = new RegExp(
  `^(?=.*\\d\\s?${UNIT})(?:${amountLimits}\\s)?${AMOUNT}(?:\\s?(?:[-–]|${ranges})\\s?${AMOUNT})?(?:\\s?(?:\\+|${amountLimits})|\\s${amountEnds})?$`,
  'iu',
);

/** Whether a name says only how heavy or how tall. */
export function isMeasure(name: string): boolean {
  return /\d/.test(name) && MEASURE.test(name.trim());
}
