/** Logistic regression with a penalty on large weights, by Newton's method; small enough to read. */
import { toProbability } from '../engine/builtin/evidence/logistic.ts';

/** One example: which columns are not nought, their values, and whether it is one. */
export interface Example {
  columns: readonly number[];
  values: readonly number[];
  isOne: boolean;
  weight: number;
}

const MAX_STEPS = 12;
const CLOSE_ENOUGH = 1e-3;

/** Weights of `width` columns; the first is the bias and is not penalized. `start` makes similar fits fast. */
export function fitLogistic(
  examples: readonly Example[],
  width: number,
  penalty: number,
  start: Float64Array = new Float64Array(width),
): Float64Array {
  const weights = Float64Array.from(start);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { gradient, hessian } = derivatives(examples, weights, width);
    for (let at = 0; at < width; at += 1) {
      const own = at === 0 ? 1e-6 : penalty;
      gradient[at]! += own * weights[at]!;
      hessian[at * width + at]! += own + 1e-9;
    }
    const change = solve(hessian, gradient, width);
    let largest = 0;
    for (let at = 0; at < width; at += 1) {
      weights[at]! -= change[at]!;
      largest = Math.max(largest, Math.abs(change[at]!));
    }
    if (largest < CLOSE_ENOUGH) break;
  }
  return weights;
}

/** The log odds that an example is one. */
export function logOdds(
  { columns, values }: Pick<Example, 'columns' | 'values'>,
  weights: Float64Array,
): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1) sum += weights[columns[at]!]! * values[at]!;
  return sum;
}

function derivatives(
  examples: readonly Example[],
  weights: Float64Array,
  width: number,
): { gradient: Float64Array; hessian: Float64Array } {
  const gradient = new Float64Array(width);
  const hessian = new Float64Array(width * width);
  for (const example of examples) {
    const { columns, values, isOne, weight } = example;
    const likely = toProbability(logOdds(example, weights));
    const error = (likely - Number(isOne)) * weight;
    const curve = Math.max(1e-6, likely * (1 - likely)) * weight;
    for (let i = 0; i < columns.length; i += 1) {
      gradient[columns[i]!]! += error * values[i]!;
      for (let j = 0; j < columns.length; j += 1)
        if (columns[j]! <= columns[i]!)
          hessian[columns[i]! * width + columns[j]!]! += curve * values[i]! * values[j]!;
    }
  }
  return { gradient, hessian };
}

/** Solves `matrix · x = right` for a symmetric positive matrix given by its lower half (Cholesky); overwrites it. */
function solve(matrix: Float64Array, right: Float64Array, width: number): Float64Array {
  for (let j = 0; j < width; j += 1) {
    for (let i = j; i < width; i += 1) {
      let sum = matrix[i * width + j]!;
      for (let k = 0; k < j; k += 1) sum -= matrix[i * width + k]! * matrix[j * width + k]!;
      matrix[i * width + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[j * width + j]!;
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < width; i += 1) {
    for (let k = 0; k < i; k += 1) x[i]! -= matrix[i * width + k]! * x[k]!;
    x[i]! /= matrix[i * width + i]!;
  }
  for (let i = width - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < width; k += 1) x[i]! -= matrix[k * width + i]! * x[k]!;
    x[i]! /= matrix[i * width + i]!;
  }
  return x;
}
