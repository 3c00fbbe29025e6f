/** Pseudo-random numbers that a seed repeats: enough to choose victims, never for secrets. */

/** A generator of numbers 0 ≤ x < 1 by a 32-bit xorshift (Marsaglia 2003, "Xorshift RNGs"). */
export function createRandom(seed: number): () => number {
  let state = (seed ^ 0x9e37_79b9) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
