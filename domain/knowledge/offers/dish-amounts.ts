/** Numbers behind the names of dishes: what they may cost, or only their place in the list. */

/** Of a dish; more digits are years. */
const AMOUNT = /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*$/;

/** Whether a text is an amount that a dish may cost, without a sign of any currency. */
export const isDishAmount = (text: string): boolean => AMOUNT.test(text);

/** "7, 8, 9": each is one more than the one before. */
export const areInSequence = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1);

/** "1, 2, 3": numbers of the dishes. */
export const isCount = (numbers: readonly number[]): boolean => numbers[0] === 1 && areInSequence(numbers);
