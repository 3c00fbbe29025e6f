/** Logistic regression: named evidence, weights of the same names, and what they make probable. */

/** From log odds, any number, to 0 … 1. */
export const toProbability = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The probability that weights and a bias give to evidence. */
export function weigh<K extends string>(
  names: readonly K[],
  evidence: Readonly<Record<K, number>>,
  weights: Readonly<Record<K, number>>,
  bias: number,
): number {
  return toProbability(names.reduce((total, name) => total + weights[name] * evidence[name], bias));
}

/** The sum of numbers; 0 of none. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
