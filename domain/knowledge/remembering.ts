/** Remembers what was found for a text: the pages of a site say much of the same. */

/** So many texts are remembered; then it begins anew, for there are many sites. */
const MAX_REMEMBERED = 2_000;

/** `find` with a memory. A piece of a page as `key` would keep all of the page: build one. */
export function remembering<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before!;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
