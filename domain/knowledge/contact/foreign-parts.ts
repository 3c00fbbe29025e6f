/** Contact data that a page gives as somebody else's, wherever it links to them. */
import type { PageView } from '../page/page-view.ts';

/** What `find` finds only behind the names of others, and in no part of a line that is the business's own. */
export function elsewhere({ lines }: PageView, find: (text: string) => string[]): string[] {
  const theirs = lines
    .filter(({ ownLength, text }) => ownLength < text.length && text.length <= 600)
    .flatMap(({ ownLength, text }) => find(text.slice(ownLength)));
  if (theirs.length === 0) return [];
  const own = new Set(
    lines
      .filter(({ ownLength, text }) => ownLength > 0 && /[\d@]/.test(text))
      .flatMap(({ ownLength, text }) => find(text.slice(0, Math.min(ownLength, 2000)))),
  );
  return theirs.filter((one) => !own.has(one));
}
