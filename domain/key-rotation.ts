/** When signing keys come and go. A key is published first, then signs, then only verifies until its last token has ended. */

export interface RotationPolicy {
  /** How long a key signs. */
  rotateEverySeconds: number;
  /** How long before that a new one is published: longer than clients and replicas keep a key set. */
  publishedBeforeSeconds: number;
  /** Longest life of a token, with what clocks may differ. */
  longestTokenSeconds: number;
}

interface Key {
  kid: string;
  signs_from: Date;
}

const after = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/** What is due now: a new key, and keys whose successor has signed for longer than any token of theirs can live. */
export function planRotation(
  keys: readonly Key[],
  now: Date,
  policy: RotationPolicy,
): { signsFrom: Date | null; retired: string[] } {
  const oldestFirst = keys.toSorted((a, b) => a.signs_from.getTime() - b.signs_from.getTime());
  const newest = oldestFirst.at(-1);
  if (!newest) return { signsFrom: now, retired: [] };
  const wanted = after(newest.signs_from, policy.rotateEverySeconds);
  const soonest = after(now, policy.publishedBeforeSeconds);
  const retired = oldestFirst.filter((_, index) => {
    const successor = oldestFirst[index + 1];
    return successor && after(successor.signs_from, policy.longestTokenSeconds) <= now;
  });
  return {
    // Late, after a time when nobody rotated, it still is published first.
    signsFrom: wanted <= soonest ? new Date(Math.max(wanted.getTime(), soonest.getTime())) : null,
    retired: retired.map(({ kid }) => kid),
  };
}
