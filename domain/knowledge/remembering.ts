/** Remembers what was found for a text: the pages of a site say much of the same. */

/** So many texts are remembered; then it begins anew, for there are many sites. */
const MAX_REMEMBERED = 2_000;

/** A piece of a page keeps all of the page in memory; this is the same text alone. */
const alone = (text: string): string => Buffer.from(text).toString();

/** `find` with a memory. */
export function remembering<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before!;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const own = alone(key);
    const found = find(own);
    known.set(own, found);
    return found;
  };
}
