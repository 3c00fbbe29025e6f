/** A limit for every phase: the benchmark ends by itself, whatever hangs. */

/** Rejects, naming the phase, where `work` takes longer than `limitMs`. */
export async function within<T>(limitMs: number, phase: string, work: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${phase}: not within ${limitMs / 1000} seconds`)),
    limitMs,
  );
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
